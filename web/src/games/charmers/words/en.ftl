# The board of the Dice Charmers
board-charmers-title = The Dice Charmers, round { $round }, { $side } side; { $seat }'s sheet
    .you = The Dice Charmers, round { $round }, { $side } side; your sheet
board-charmers-sheet = { $seat }'s sheet
    .you = Your sheet
board-charmers-pages = Halves of the sheet
board-charmers-land = Land and river
board-charmers-town = Market and palace
board-charmers-players = Players and their dice
board-charmers-player = { $seat }: { $fame } fame, { $money } money, { $gap }, { $karma } karma. Shows this sheet
board-charmers-depot = { $seat }'s dice
board-charmers-starter = has the elephant
board-charmers-winner = has won
board-charmers-province = Province
board-charmers-market = Goods
board-charmers-palace = Palace
board-charmers-upgrades = Buildings
board-charmers-market-same = market for goods of one kind
board-charmers-market-different = market for different goods
board-charmers-market-note-same = same
board-charmers-market-note-different = mixed
board-charmers-residence = residence
board-charmers-short-great-mogul = Great Mogul
board-charmers-short-maharani = Maharani
board-charmers-short-trader = Trader
board-charmers-short-man-singh = Man Singh
board-charmers-short-master-builder = Builder
board-charmers-short-portuguese = Portuguese
board-charmers-die = { $colour } die: { $die }
board-charmers-die-in-hand = { $colour } die in hand: { $die }
board-charmers-die-elephant = On the elephant: { $die }
board-charmers-karma-use = Karma to use: { $left }
board-charmers-karma-cost = costs 1 karma
board-charmers-karma-which = Which die do you reroll with the elephant's?
board-charmers-more-goods = Choose one more good
board-charmers-strip = What to do
board-charmers-ask-die = Take a die
board-charmers-ask-die-or-karma = Take a die, or use karma to reroll
board-charmers-ask-karma-or-pass = No die does anything for you: use karma or pass
board-charmers-ask-pass = No die does anything for you: pass
board-charmers-ask-hand = Take one of the two dice in hand
board-charmers-ask-hand-or-karma = Take one of the two dice in hand, or use karma again
board-charmers-ask-pool = Choose which bonus to use next
board-charmers-ask-road = Draw the road
board-charmers-ask-arm = Draw the arm
board-charmers-ask-half-roads = Draw a new road, or add an arm to one of yours
board-charmers-ask-second-half = Add another arm to a road of yours, or skip it
board-charmers-ask-half-road = Add an arm to a road of yours
board-charmers-ask-sell-any = { $count ->
    [one] Sell a good, or nothing
   *[other] Sell up to { $count } goods, or nothing
}
board-charmers-ask-sell-same = { $count ->
    [one] Sell a good, or nothing
   *[other] Sell up to { $count } goods of one kind, or nothing
}
board-charmers-ask-sell-different = { $count ->
    [one] Sell a good, or nothing
   *[other] Sell up to { $count } different goods, or nothing
}
board-charmers-ask-goods = { $count ->
    [one] Choose a good to circle
   *[other] Choose { $count } different goods to circle
}
board-charmers-ask-goods-die = Choose the purple die whose goods you circle
board-charmers-ask-upgrade = Choose the kind of building to upgrade
board-charmers-ask-palace = Choose a person to call
board-charmers-ask-mogul = Choose who the Great Mogul calls
board-charmers-ask-maharani = Choose how far to sail with the Maharani
board-charmers-ask-trader = Sell up to two goods with the Trader, or circle one
board-charmers-ask-portuguese = Sail back with the Portuguese, or circle a good
board-charmers-ask-back-any = Choose the river space to go back to
board-charmers-round = Round { $round }, { $side } side
board-charmers-waits = { $seat }'s turn
    .you = Your turn
board-charmers-over = The game is over
board-charmers-less = Sell one fewer: { $good }
board-charmers-tracks = Tracks: { $fame } fame and { $money } money; { $gap }
board-charmers-tracks-name = Tracks
board-charmers-space = At { $at }: { $bonus }
board-charmers-space-had = At { $at }: { $bonus }, gained
board-charmers-space-free = { $space }, { $what }
board-charmers-read = { $seat }: { $fame } fame, { $money } money, { $gap }; { $karma } karma. Goods: { $stock }. { $marked ->
        [0] Nothing marked on the river.
       *[other] Marked on the river: { $river }.
    } { $drawn ->
        [0] No roads.
       *[other] Roads: { $roads }.
    }
board-charmers-space-road = { $space }, { $what }, road to { $arms }
board-charmers-stop = River space { $number }, { $symbol }: { $earns }
board-charmers-stop-marked = River space { $number }, { $symbol }: { $earns }, marked
board-charmers-good-free = { $good }, pays { $price }: free
board-charmers-good-here = { $good }, pays { $price }: in stock
board-charmers-good-sold = { $good }, paid { $price }: sold
board-charmers-tent = When all { $good } in this tent are sold: { $bonus }
board-charmers-person = { $person }, { $left ->
    [0] used up
    [one] one use left
   *[other] { $left } uses left
}
board-charmers-column = When all three are crossed out in this column: { $bonus }
board-charmers-worth = { $building }: worth { $value } fame
board-charmers-upgrade-line = When all buildings are worth { $value }: { $bonus }
board-charmers-last = { $name } has crossed: this is your last turn.
board-charmers-written = Your turn is done
board-charmers-does-great-mogul = Use one of the other five; both are crossed out
board-charmers-does-maharani = Sail one or two spaces ahead
board-charmers-does-trader = Sell up to two goods, or circle one
board-charmers-does-man-singh = 1 coin and an upgrade
board-charmers-does-master-builder = Two half-roads
board-charmers-does-portuguese = Sail back one or two free spaces, or circle a good
board-charmers-does-road = Draw a new road: { $face }
board-charmers-does-half-roads = One new road, or one more arm each on roads you have drawn
board-charmers-does-goods = Circle { $face }
board-charmers-does-river = Sail ahead to the next symbol: { $face }
board-charmers-word-pass = Take nothing
board-charmers-word-drop = Skip the second
board-charmers-word-join = Join two
board-charmers-word-sell-nothing = Sell nothing
board-charmers-in-vain = has no effect right now
board-charmers-would-be-lost = would be lost: { $what }

# The rulebook
board-charmers-book-goal = The goal
board-charmers-book-goal-text = Fame and money run towards each other on your own sheet. One step of fame is worth two of money. When someone's tracks have met, the round is finished so that everyone has had the same number of turns. Whoever's tracks have passed each other by the most wins.
board-charmers-book-round = A round
board-charmers-book-round-text = Eight dice are rolled. The player with the elephant takes one and does what it shows; its twin goes on the elephant. Then everyone else takes one. With two players you each take two. Then the elephant moves on.
board-charmers-book-blue = Blue: sail
board-charmers-book-blue-text = Your boat goes to the next space with that symbol and takes what it shows. Spaces you jump over are left behind.
board-charmers-book-green = Green: build a road
board-charmers-book-green-text = Draw a straight or a bend in an empty space, so that it meets a road of yours or your residence. Two half-roads make a new piece, or add arms to roads you have drawn.
board-charmers-book-places = What roads reach
board-charmers-book-places-text = The first road on a building scores its fame. The first road on a market sells up to three circled goods: all of one kind, or all different. A road that points at a bonus on the edge earns it.
board-charmers-book-purple = Purple: goods
board-charmers-book-purple-text = Circle the two goods it shows. Goods sell from left to right, the later ones for more. When a tent's goods are all sold, you get its bonus.
board-charmers-book-orange = Orange: the palace
board-charmers-book-orange-text = Cross out the person and do what they offer. Each can be called three times in all. A full column of three people brings a bonus.
board-charmers-book-karma = Karma
board-charmers-book-karma-text = At the start of your turn, cross out a karma to reroll one die from the middle together with the elephant's die. Take one of the two; the other stays on the elephant. You can't do this on the first turn of a round.
board-charmers-book-bonus = Bonuses
board-charmers-book-bonus-text = Bonuses are collected and used after the die, one at a time, in the order you like. What you can't use is lost.
board-charmers-book-end = Ties
board-charmers-book-end-text = If players have passed by the same distance, the one who has collected more karma wins, then the one who has used more.
board-charmers-book-moon = Sun and moon
board-charmers-book-moon-text = The sheet has two sides. The moon side has another province, another river and other bonuses; the rules are the same.

# The icons
board-charmers-sign-fame = Fame.
board-charmers-sign-money = Coins.
board-charmers-sign-karma = Karma: lets you reroll dice.
board-charmers-sign-upgrade = Upgrade: one kind of building is worth 1 fame more from now on.
board-charmers-sign-goods = Circle this many different goods.
board-charmers-sign-goods-die = Circle the two goods of any purple die.
board-charmers-sign-sell-any = Sell up to this many goods.
board-charmers-sign-sell-same = Sell up to this many goods of one kind.
board-charmers-sign-sell-diff = Sell up to this many different goods.
board-charmers-sign-half-road = Half-road: one more arm for a road you have drawn.
board-charmers-sign-road = Draw this piece of road.
board-charmers-sign-forward = Sail to the next space.
board-charmers-sign-back = Sail back to the nearest space you jumped over.
board-charmers-sign-back-any = Sail back to any space you jumped over.
board-charmers-sign-palace = Call anyone in the palace.
board-charmers-sign-mogul = Great Mogul: calls any other person.
board-charmers-sign-maharani = Maharani: sail 1 or 2 spaces.
board-charmers-sign-trader = Trader: sell up to 2 goods, or circle one.
board-charmers-sign-man-singh = Raja Man Singh: 1 coin and an upgrade.
board-charmers-sign-builder = Master Builder: two half-roads.
board-charmers-sign-portuguese = Portuguese: sail back 1 or 2 spaces, or circle a good.

# Tips for a first game
board-charmers-tip-river = Before you take a blue die, look where the boat would land: what it jumps over is left behind.
board-charmers-tip-road = Roads score buildings and open markets. Have goods circled before you reach a market.
board-charmers-tip-goods = Circled goods wait for a market or a sale. Those further right pay more.
board-charmers-tip-karma = Karma rerolls a die of your choice, together with the elephant's die.
board-charmers-tip-bonus = You can use bonuses in any order. Think about which one sets off the next.
