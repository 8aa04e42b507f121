# What only the board of Cards & Karma says.

# Cards
board-karma-price-free = free
board-karma-price-total = costs { $pay } in { $colour } dice
board-karma-price-one = costs one die showing exactly { $pay }
board-karma-card = { $what }; { $price }; as a die it is { $colour }.

# Areas
board-karma-board = Cards & Karma board
board-karma-grid = Grid
board-karma-others = Others
board-karma-mine = Your area
board-karma-place = { $seat }'s area
board-karma-pile = Draw pile
board-karma-coming = Coming cards
board-karma-coming-tab = Coming
board-karma-hand = Hand
board-karma-display = Display
board-karma-ships = Ships
board-karma-houses = Buildings
board-karma-goods = Goods
board-karma-track = Scoring cards
board-karma-tokens = Tokens
board-karma-empty = No cards
board-karma-no-dice = No dice
board-karma-elephant = { $seat } has the elephant
board-karma-stage = Round { $round }, turn { $stage } of 2
board-karma-hand-card = { $colour } die, pips hidden; on its other side: { $what }
board-karma-hand-cards = Other sides of these dice: { $cards }
board-karma-aside = set aside for a completed set
board-karma-day = Scoring card { $slot }, not turned yet
board-karma-day-open = Scoring card { $slot }, not turned yet: { $bonus }
board-karma-night = Scoring card { $slot }, turned: { $bonus }
board-karma-fame-track = { $count } of 3 fame to the next scoring card from the left
board-karma-coins-track = { $count } of 6 coins to the next scoring card from the right
board-karma-ahead = { $seat }: { $count } of 6 scoring cards turned
board-karma-to-move = to move

# Coming cards
board-karma-top = On top
board-karma-on-top = On top: { $what }
board-karma-left = { $count } left
board-karma-discards = { $count ->
    [one] 1 discard
   *[other] { $count } discards
}
board-karma-in-pile = In the pile
board-karma-unseen-pips = Pips not seen yet
board-karma-ship-numbers = Ships { $numbers }
board-karma-no-ships = No ships
board-karma-pips-of = { $colour }, { $pips ->
    [one] 1 pip
   *[other] { $pips } pips
}: { $count } unseen

# What to do
board-karma-do-act = Choose a card from the grid, as a die or for its action.
board-karma-do-act-again = Another turn: choose a card from the grid, as a die or for its action.
board-karma-do-pay = Pay for { $what }. It { $price }.
board-karma-do-discard = Make room: choose { $count ->
    [one] a die
   *[other] { $count } dice
} to discard.
board-karma-do-dice = Choose a card from the grid as a die.
board-karma-do-goods = Choose a goods card.
board-karma-do-more-goods = Choose a second goods card, or none.
board-karma-do-palace = Choose a palace card; it is free.
board-karma-do-coins-or-palace = Bonus: take 2 coins, or choose a palace card for free.
board-karma-do-fame-or-ship = Bonus: take 1 fame, or choose a ship for free.
board-karma-do-copy = Choose a ship row and copy its last reward.
board-karma-do-houses = Complete a set from your display: three buildings of one colour, or one of each.
board-karma-do-goods-set = Sell a set from your display: three goods of one kind, or one of each.
board-karma-do-payout = Which comes first?
board-karma-do-close = Use an administrator, or end the turn.
board-karma-do-arrange = Lay your scoring cards from left to right.
board-karma-confirm = Your turn is done.
board-karma-wait = { $seat }'s turn.
    .you = Your turn.
board-karma-yours = Your turn.
board-karma-over = The game is over.
board-karma-winners = { $names } { $count ->
    [one] wins.
   *[other] share the win.
}
board-karma-draw = Two dice
board-karma-copy-own = Copy your last ship
board-karma-again = Another turn
board-karma-sell-each = Sell silk, tea and spices
board-karma-complete-each = Complete red, yellow and white
board-karma-cancel = Back
board-karma-why = Why not?
board-karma-as-die = Take as a die
board-karma-take = Take
board-karma-pay = Pay
board-karma-die-effect = { $colour }, number still hidden
board-karma-more = Choose more, or tap again to put one back.
board-karma-hint = Hint { $rank }

# For screen readers
board-karma-press-card = { $what } Press to choose.
board-karma-press-die = { $what }. Press to give it.
board-karma-picked = { $what } Chosen.
board-karma-joker = administrator as a wild die
board-karma-one-karma = a karma to change a die by 1
board-karma-press-row = { $seat }'s ships. Press to copy the last one.
board-karma-press-pile = { $what } Press to use an administrator and draw two dice.
board-karma-press-bonus = Lay { $bonus }
board-karma-summary = { $stage }. { $elephant }. Grid: { $grid ->
    [one] 1 card
   *[other] { $grid } cards
}. { $mine }
board-karma-summary-place = { $seat }: { $tokens }; { $turned } of 6 scoring cards turned; { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} in hand; { $display ->
    [one] 1 card
   *[other] { $display } cards
} on display.
board-karma-turns = { $count ->
    [one] turns a scoring card
   *[other] turns { $count } scoring cards
}
board-karma-breaks = { $count ->
    [one] breaks the row: a ship is lost
   *[other] breaks the row: { $count } ships are lost
}

# The rulebook
board-karma-book-goal = The goal
board-karma-book-goal-text = Six scoring cards lie in front of you, day side up. 3 fame turns over the leftmost one, 6 coins the rightmost, and each brings the bonus on its back. Turn over all six to win.
board-karma-book-turn = Your turn
board-karma-book-turn-text = Take one card from the grid: as a die, or for its action side. There are ships, buildings, goods and palace cards. The grid is filled again when everyone has had two turns.
board-karma-book-die = A card as a die
board-karma-book-die-text = The corner shows the colour of the die on the back. The number is hidden until you take it, and only you can see it. You can hold eight dice.
board-karma-book-building = Buildings
board-karma-book-building-text = Pay dice of the colour shown, at least as much as the price. Every building on the card brings 1 fame.
board-karma-book-goods = Goods
board-karma-book-goods-text = Goods cards cost nothing. Three of one kind, or one of each, are sold at once for the sum of their values. Goods on ships and buildings count too.
board-karma-book-ship = Ships
board-karma-book-ship-text = A ship costs one die that shows exactly 1, 2 or 3, and you get its reward at once. Ships lie in ascending order: a lower number sends your earlier ships away. Three in a row bring an administrator.
board-karma-book-palace = The palace
board-karma-book-palace-text = Pay one die of exactly the number. 2: two dice. 3: 2 karma and a die. 4: a coin for each good you have. 5: 1 karma and the reward of the last ship in any row. 6: the top card of the pile, free.
board-karma-book-sets = Sets
board-karma-book-sets-text = Three buildings of one kind, one of each kind, three ships or three karma become an administrator. Three administrators become 2 fame. All of this happens automatically.
board-karma-book-karma = Karma and administrators
board-karma-book-karma-text = When you pay, each karma changes a die by 1. An administrator stands in for any die, brings two dice from the pile, or gives you another turn.
board-karma-book-round = The round
board-karma-book-round-text = Everyone has a turn, the player with the elephant gets 1 karma, and everyone has a second turn. Then the elephant moves on. When someone has turned all six cards, everyone finishes that turn.
board-karma-book-open = Open scoring cards
board-karma-book-open-text = A variant: before the game you lay out your own scoring cards, bonuses in sight, in the order you like.

# The icons
board-karma-sign-fame = Fame. Three turn a scoring card from the left.
board-karma-sign-coins = Coins. Six turn a scoring card from the right.
board-karma-sign-karma = Karma: changes a die by 1 when you pay. Three become an administrator.
board-karma-sign-administrators = Administrator: a wild die, two dice or another turn. Three become 2 fame.
board-karma-sign-die = A card of your choice as a die.
board-karma-sign-house = A building. There are red, yellow and white ones.
board-karma-sign-good = A good with its value. There are silk, tea and spices.
board-karma-sign-goods = A goods card from the grid.
board-karma-sign-palace = A palace card from the grid, without paying.
board-karma-sign-ship = A ship from the grid, without paying.
board-karma-sign-card = The top card of the pile.
board-karma-sign-turn = Another turn.
board-karma-sign-sun = A scoring card that hasn't been turned over.
board-karma-sign-moon = A scoring card that has been turned over.
board-karma-sign-elephant = The elephant: this player starts the round.

# Tips for a first game
board-karma-tip-take = Look for sets: three of a kind, or one of each, pay out automatically.
board-karma-tip-die = Taking a card as a die is never wasted. Choose the corner colour that your next building needs.
board-karma-tip-karma = Each karma you pay with changes a die by 1.
board-karma-tip-administrator = An administrator can bring two dice or another turn, or you can keep it as a wild die.
