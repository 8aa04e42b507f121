# Cards & Karma

# Colours, buildings, goods
karma-orange = orange
karma-green = green
karma-blue = blue
karma-purple = purple
karma-orange-die = orange { $count }
karma-green-die = green { $count }
karma-blue-die = blue { $count }
karma-purple-die = purple { $count }
karma-one-orange = an orange die
karma-one-green = a green die
karma-one-blue = a blue die
karma-one-purple = a purple die
karma-corner-orange = orange corner
karma-corner-green = green corner
karma-corner-blue = blue corner
karma-corner-purple = purple corner
karma-cost-orange = costs { $count } in orange
karma-cost-green = costs { $count } in green
karma-cost-blue = costs { $count } in blue
karma-cost-purple = costs { $count } in purple
karma-cost-one-die = costs a die showing { $count }
karma-free = free
karma-copy = { $count ->
    [2] the second like it
   *[other] the third like it
}
karma-marks = { $price }, { $corner }
karma-marks-copy = { $price }, { $corner }, { $copy }
karma-whole = { $what }; { $marks }
karma-one-red = a red building
karma-one-yellow = a yellow building
karma-one-white = a white building
karma-red = red building
karma-yellow = yellow building
karma-white = white building
karma-silk = silk { $count }
karma-tea = tea { $count }
karma-spices = spices { $count }

# Tokens
karma-n-fame = { $count } fame
karma-n-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
karma-n-karma = { $count } karma
karma-n-administrators = { $count ->
    [one] 1 administrator
   *[other] { $count } administrators
}
karma-jokers = { $count ->
    [one] 1 administrator as a wild die
   *[other] { $count } administrators as wild dice
}

# Ships, palace actions, bonuses
karma-ship = ship: { $brings }
karma-ship-number = ship { $number }: { $brings }
karma-reward-two-karma = 2 karma
karma-reward-two-dice = 2 dice
karma-reward-three-coins = 3 coins
karma-reward-two-coins-and-fame = 2 coins and 1 fame
karma-reward-goods-or-two = 1 or 2 goods cards
karma-reward-die = 1 die
karma-reward-fame = 1 fame
karma-reward-karma = 1 karma
karma-reward-goods-and-die = goods card and die
karma-reward-palace = a palace action
karma-palace-2 = palace: 2 dice
karma-palace-3 = palace: 2 karma and a die
karma-palace-4 = palace: a coin for each good
karma-palace-5 = palace: karma, a ship's reward
karma-palace-6 = palace: the top card of the pile
karma-bonus-karma = 2 karma
karma-bonus-coins-or-palace = 2 coins or palace
karma-bonus-fame-or-ship = 1 fame or ship
karma-bonus-administrator = administrator
karma-bonus-dice = 2 dice
karma-bonus-turn = another turn

# Moves
karma-move-lay = Lay { $bonus }
karma-move-die = Take { $die } ({ $what }; { $marks })
karma-move-take = Take { $what } ({ $marks })
karma-move-pay = Pay { $payment }
karma-move-discard = Discard { $dice }
karma-move-enough = Take only one goods card
karma-move-coins = Take 2 coins
karma-move-fame = Take 1 fame
karma-move-copy = Copy { $owner }'s last ship
karma-move-copy-own = Copy your own last ship
karma-move-same-buildings = Complete three buildings of one colour
karma-move-each-building = Complete three different buildings: red ({ $red }), yellow ({ $yellow }), white ({ $white })
karma-move-same-goods = Sell three goods of one kind
karma-move-each-good = Sell silk ({ $silk }), tea ({ $tea }) and spices ({ $spices }) for { $coins }
karma-move-collect-administrator = Take the administrator first
karma-move-collect-coins = Take the coins first
karma-move-draw = Use an administrator to draw two dice from the pile
karma-move-again = Use an administrator for another turn
karma-move-done = End the turn
karma-played-lay = { $seat } lays { $bonus }.
    .you = You lay { $bonus }.
karma-played-die = { $seat } takes { $die } ({ $what }).
    .you = You take { $die } ({ $what }).
karma-played-take = { $seat } takes { $what }.
    .you = You take { $what }.
karma-played-pay = { $seat } pays { $payment }.
    .you = You pay { $payment }.
karma-played-discard = { $seat } discards { $dice }.
    .you = You discard { $dice }.
karma-played-enough = { $seat } takes no second goods card.
    .you = You take no second goods card.
karma-played-coins = { $seat } takes the 2 coins.
    .you = You take the 2 coins.
karma-played-fame = { $seat } takes the fame.
    .you = You take the fame.
karma-played-copy = { $seat } copies { $owner }'s last ship.
    .you = You copy { $owner }'s last ship.
karma-played-copy-own = { $seat } copies their own last ship.
    .you = You copy your own last ship.
karma-played-same-buildings = { $seat } completes three buildings of one colour.
    .you = You complete three buildings of one colour.
karma-played-each-building = { $seat } completes three different buildings.
    .you = You complete three different buildings.
karma-played-same-goods = { $seat } sells three goods of one kind.
    .you = You sell three goods of one kind.
karma-played-each-good = { $seat } sells silk, tea and spices.
    .you = You sell silk, tea and spices.
karma-played-collect-administrator = { $seat } takes the administrator first.
    .you = You take the administrator first.
karma-played-collect-coins = { $seat } takes the coins first.
    .you = You take the coins first.
karma-played-draw = { $seat } uses an administrator to draw two dice.
    .you = You use an administrator to draw two dice.
karma-played-again = { $seat } uses an administrator for another turn.
    .you = You use an administrator for another turn.
karma-played-done = { $seat } ends the turn.
    .you = You end the turn.

# Draws
karma-seen-top = New on the pile: { $what }.
karma-seen-pips = The new die shows { $pips }.

# Events
karma-event-drawn = { $seat } draws a die ({ $what }).
    .you = You draw a die ({ $what }).
karma-event-gained = { $seat } gains { $gain }.
    .you = You gain { $gain }.
karma-event-karma-exchanged = Three of { $seat }'s karma become an administrator.
    .you = Three of your karma become an administrator.
karma-event-administrators-exchanged = Three of { $seat }'s administrators become 2 fame.
    .you = Three of your administrators become 2 fame.
karma-event-turned-by-fame = { $seat } turns over a scoring card for 3 fame.
    .you = You turn over a scoring card for 3 fame.
karma-event-turned-by-coins = { $seat } turns over a scoring card for 6 coins.
    .you = You turn over a scoring card for 6 coins.
karma-event-bonus = Bonus for { $seat }: { $bonus }.
    .you = Bonus for you: { $bonus }.
karma-event-row-broken = { $seat }'s ship row breaks and loses these: { $ships }.
    .you = Your ship row breaks and loses these: { $ships }.
karma-event-set = { $seat } completes a set.
    .you = You complete a set.
karma-event-goods-set = { $seat } earns { $coins } for a set of goods.
    .you = You earn { $coins } for a set of goods.
karma-event-part-lost = There is no such card in the grid, so { $seat } goes without.
    .you = There is no such card in the grid, so you go without.
karma-event-reshuffled = { $count ->
    [one] The discarded card becomes the new pile.
   *[other] The { $count } discarded cards are shuffled into a new pile.
}
karma-event-elephant = { $seat } turns the elephant over.
    .you = You turn the elephant over.
karma-event-round = Round { $round }: { $seat } has the elephant.
    .you = Round { $round }: you have the elephant.
karma-event-over = The game is over.
karma-score = { $count ->
    [one] 1 scoring card turned
   *[other] { $count } scoring cards turned
}

# Refusals
karma-refuse-not-in-grid = This card isn't in the grid. Choose one that is.
karma-refuse-cannot-pay = You can't pay for this card: it costs { $price }.
karma-price-orange = orange dice totalling { $count } or more
karma-price-green = green dice totalling { $count } or more
karma-price-blue = blue dice totalling { $count } or more
karma-price-purple = purple dice totalling { $count } or more
karma-price-one-die = one die showing exactly { $count }, in any colour
karma-refuse-payment = You can't pay like that: the card costs { $price }, and you can't add anything you don't need.
karma-refuse-no-goods-card = Choose a goods card from the grid.
karma-refuse-no-palace-card = Choose a palace card from the grid.
karma-refuse-no-ship = Choose a ship from the grid.
karma-refuse-discard = Discard exactly { $count ->
    [one] one die
   *[other] { $count } dice
} from your hand.
karma-refuse-no-ship-to-copy = { $seat } has no ship to copy.
karma-refuse-laid = You have already laid this scoring card.
karma-refuse-no-administrator = You have no administrator.
karma-refuse-again-too-early = You can take another turn when this one ends.
karma-refuse-no-passing = You can't pass: take a card first.
karma-refuse-lay-first = First lay your scoring cards.
karma-refuse-act-first = First choose your action: take a card.
karma-refuse-pay-first = First pay for the card you chose.
karma-refuse-discard-first = First make room in your hand.
karma-refuse-die-first = First choose a card from the grid as a die.
karma-refuse-goods-first = First choose a goods card.
karma-refuse-palace-first = First choose a palace card.
karma-refuse-bonus-first = First choose how to take your bonus.
karma-refuse-copy-first = First choose the ship to copy.
karma-refuse-set-first = First choose the set you want to complete.
karma-refuse-close-first = Your action is done: use an administrator or end the turn.
karma-refuse-collect-first = First choose whether to take the coins or the administrator first.

# The picture
karma-round = Round { $round }, turn { $stage } of 2
karma-elephant = elephant: { $seat }
karma-pile = pile { $count }
karma-discards = discards { $count }
karma-stand-in = (stand-in cards)
karma-top = On the pile:
karma-grid = Grid
karma-label = { $what }
karma-hand = hand { $count }:
karma-turns-owed = { $count ->
    [one] another turn
   *[other] { $count } more turns
}

# Rules by number
karma-rule-1 = Setup
karma-rule-2 = Who knows what
karma-rule-3 = Taking dice
karma-rule-4 = Buildings
karma-rule-5 = Ships
karma-rule-6 = Goods
karma-rule-7 = Palace cards
karma-rule-8 = Discards
karma-rule-9 = No passing, an empty grid
karma-rule-10 = The ship row
karma-rule-11 = Ship rewards
karma-rule-12 = Palace actions
karma-rule-13 = Three buildings of one kind
karma-rule-14 = Three different buildings
karma-rule-15 = Three goods of one kind
karma-rule-16 = Three different goods
karma-rule-17 = Three ships
karma-rule-18 = Three karma, three administrators
karma-rule-19 = Several sets at once
karma-rule-20 = The order of effects
karma-rule-21 = Karma
karma-rule-22 = Administrators
karma-rule-23 = Scoring cards
karma-rule-24 = The elephant
karma-rule-25 = The sixth card
karma-rule-26 = Who wins
karma-rule-27 = Bonuses from the grid
karma-rule-28 = The last round
karma-rule-29 = Pips

# Reasons
karma-why-gains = It brings { $gains } right away.
karma-why-nearer = It brings you closer to a set.
karma-why-die = { $count ->
    [one] It is the first die of its colour
   *[other] It makes { $count } dice of one colour
} in hand.

## A match summed up
karma-unit-cards = Scoring cards
karma-unit-sets = Sets
karma-from-fame = Turned for fame
karma-from-coins = Turned for coins
karma-from-sets = Sets completed
karma-ending-six-cards = A player turned all six scoring cards.
karma-ending-last-round = The last round was played.

# On the home page and when making a table
karma-title = Cards & Karma
karma-line = Every card is a die or an action. Turn day into night.
karma-facts = 2 to 4 players · about 30 minutes · cards
karma-option-open-tracks = Open scoring cards
karma-option-open-tracks-help = Players lay out their own scoring cards in the order they like.

# The first lesson
karma-lesson-first = Your first turns
karma-lesson-first-line = Take cards as dice or for what they show, then finish a game against a beginner.
karma-lesson-first-goal = Six scoring cards lie in front of you. Every 3 fame turns one over from the left, every 6 coins one from the right, and each has a bonus on its back. Turn all six to win.
karma-lesson-first-ship = On your turn you take one card from the grid. This ship costs a die that shows exactly 1, and you have one. It brings you one or two goods cards: take the silk with spices, then the tea with a coin.
karma-lesson-first-ship-after = One of each kind of goods is a set, and sets are sold at once: 3 coins, plus the coin on the tea card. That is most of the way to a scoring card.
karma-lesson-first-die = Every card can also be taken as a die. A card has two colours: at the top left, the die you would get, and at the top right, the dice it costs. You need a green die for the red and white building with the green 6, so take the card beside it, which has a green corner at the left, as a die. Its number stays hidden until you have it.
karma-lesson-first-die-after = A green 6, the best you could hope for. You can hold eight dice.
karma-lesson-first-building = Buildings cost dice of one colour. The red and white building with the green 6 costs exactly your green 6, and every building on the card is worth 1 fame.
karma-lesson-first-building-after = 2 fame. One more, and your first scoring card turns.
karma-lesson-first-turned = Your three blue dice add up to 8, exactly the price of the red and white building with the blue 8. The fame will turn a card, and behind it is a free palace card. Take the one with the 3: it brings 2 karma and a die of your choice. Take a green one, then end your turn.
karma-lesson-first-turned-after = A card turned, and your third karma became an administrator automatically. An administrator can stand in for any die, fetch two dice, or give you another turn.
karma-lesson-first-sets = The building with the green 10 shows red and white again. Your green 5 isn't enough, but with the administrator as a wild die it is. Watch what follows.
karma-lesson-first-sets-after = 3 fame turned a card, and its bonus was an administrator. Three red and three white buildings were sets and brought two more. Three administrators became 2 fame. That is how this game is won.
karma-lesson-first-ships = Two things you haven't seen. Ships must be laid in ascending order: a lower number sends your earlier ships away. Three in a row bring an administrator.
karma-lesson-first-karma = And karma: when you pay, each karma changes a die by 1, up or down. The third one always becomes an administrator.
karma-lesson-first-alone = Here is another game, three cards turned on each side. Play it out against a beginner. If you get stuck, ask for a hint.

## What a puzzle is about
karma-theme-die = A card as a die
karma-theme-take = Which card
karma-theme-pay = What to pay with
karma-theme-discard = What to discard
karma-theme-enough = Goods
karma-theme-coins = Coins or fame
karma-theme-fame = Coins or fame
karma-theme-copy = Ships
karma-theme-buildings = Sets
karma-theme-goods = Sets
karma-theme-collect = What comes first
karma-theme-draw = Administrators
karma-theme-again = Administrators
karma-theme-done = Ending the turn
karma-theme-lay = Open scoring cards

# Further lessons
karma-lesson-open-tracks = Open scoring cards
karma-lesson-open-tracks-line = Lay out your own scoring cards before the game.
karma-lesson-open-tracks-open = In this variant everyone sees all the bonuses, and you lay out your six cards yourself, from left to right. Fame turns them from the left, coins from the right, so the outer ones come first.
karma-lesson-open-tracks-left = What would you like for your first 3 fame? An administrator is always useful. Lay that first, then the palace card or coins, then the karma.
karma-lesson-open-tracks-left-after = These are the cards your fame will turn.
karma-lesson-open-tracks-right = Now the other half. Lay the dice, then the extra turn. The fame or ship comes last, at the far right: it is what your first 6 coins will bring.
karma-lesson-open-tracks-right-after = Fame brings an administrator first, coins bring fame first: each helps the other along.
karma-lesson-open-tracks-building = From here the game goes as usual. Your blue 3 and 4 pay for the yellow and white building with the blue 7.
karma-lesson-open-tracks-building-after = 2 fame. One more turns your first card from the left, and you know what it brings: an administrator.
karma-lesson-open-tracks-alone = You can see the others' bonuses too, so look at what their next card would give them. Play on from here against a beginner, for as long as you like.
