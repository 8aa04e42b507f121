# The board of Rajas of the Ganges
board-rajas-board = Rajas of the Ganges board
board-rajas-summary = Round { $round }. It is { $name }'s turn. { $tiles ->
    [one] 1 tile is
   *[other] { $tiles } tiles are
} face up.
board-rajas-parts = Parts of the board
board-rajas-palace = palace
board-rajas-works = quarry & trade
board-rajas-land = province
board-rajas-bar = Your move
board-rajas-tracks = Fame and money
board-rajas-lane = { $name }: fame { $fame }, money { $money }, { $gap }, { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
} left to place.
board-rajas-to-go = { $steps } to go
board-rajas-past = { $steps } past
board-rajas-to-go-title = Fame and money still have { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} to go before they meet.
board-rajas-past-title = Fame and money have passed each other by { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}.
board-rajas-bonus-fame = Fame { $space }: { $reward }
board-rajas-bonus-money = Money { $space }: { $reward }
board-rajas-worker = a worker
board-rajas-rule = Opens rule { $rule }
board-rajas-hint = hint { $rank }
board-rajas-held = { $place } · taken by { $name }
board-rajas-next-you = You start the next round
board-rajas-next = { $name } starts the next round
board-rajas-chamber = { $person } ({ $number }): { $reward }
board-rajas-chamber-6 = { $person } (6): the boat moves exactly six spaces
board-rajas-starter = you start the next round
board-rajas-overbuild = a more expensive tile over one of yours
board-rajas-balcony = Balcony: one { $colour } die for two { $other } ones
board-rajas-terrace = Terrace: one { $colour } die; { $left } left in the supply
board-rajas-outer = Outer terrace: two coins, then roll any of your dice again
board-rajas-quarry-place = Quarry space for { $coins } { $coins ->
    [one] coin
   *[other] coins
}
board-rajas-left = { $left } more underneath
board-rajas-stack-empty = An empty stack
board-rajas-tile = { $tile }, { $road }
board-rajas-road-straight = straight road
board-rajas-road-bend = bend
board-rajas-road-tee = fork
board-rajas-road-cross = crossroads
board-rajas-stall = Market for { $good }: pay a die, collect from as many markets as it shows
board-rajas-assorted = Assorted market: collect from your best market of each good, free
board-rajas-assorted-name = assorted
board-rajas-berth = { $coins ->
    [0] Harbour space, free
    [one] Harbour space for 1 coin
   *[other] Harbour space for { $coins } coins
}: a die showing 1, 2 or 3 moves the boat
board-rajas-river-space = River space { $space }: { $reward }
board-rajas-river-start = The start of the river
board-rajas-waiting-bridge = A worker for you when your boat reaches the bridge
board-rajas-residence = The residence, where all roads begin
board-rajas-boat = { $name }'s boat on space { $space }
board-rajas-province = { $name }'s province
    .you = Your province
board-rajas-back = back to mine
board-rajas-edges = edges
board-rajas-square-empty = { $square }: empty
board-rajas-cut-off = cut off
board-rajas-edge = { $edge }: { $reward }
board-rajas-slot = { $slot } slot
board-rajas-edge-spent = taken
board-rajas-estate = { $name }'s dice, karma and workers
    .you = Your dice, karma and workers
board-rajas-die = { $colour } die: { $face }
board-rajas-karma = Karma: { $karma } of 3. Each one turns a die over.
board-rajas-workers = { $workers } of { $owned } workers left to place
board-rajas-value = Each { $building } is worth { $value } fame
board-rajas-supply = One { $colour } die; { $left } left
board-rajas-close = close

# The bar
board-rajas-waiting = { $name }'s turn.
    .you = Your turn.
board-rajas-done = Your turn is done.
board-rajas-won = The game is over. Winner: { $names }.
board-rajas-turn = Rotate
board-rajas-flip = Turn over
board-rajas-keep = Keep all
board-rajas-reroll = { $count ->
    [one] Roll it again
   *[other] Roll { $count } again
}
board-rajas-paid = { $paid } of { $price } paid
board-rajas-buy = Quarry: buy this tile
board-rajas-lay-here = Lay the tile here
board-rajas-take-dice = { $count ->
    [one] Take this die
   *[other] Take these dice
}
board-rajas-now = Now choose { $what }.
board-rajas-or = {" or "}
board-rajas-now-die = a die
board-rajas-now-space = a space
board-rajas-now-tile = a tile
board-rajas-now-square = a square
board-rajas-now-supply = { $count ->
    [one] one more colour
   *[other] { $count } more colours
}
board-rajas-now-edge = a slot
board-rajas-now-yield = a yield tile
board-rajas-last = This is your last turn.
board-rajas-ask-place = Place a worker: choose a space, a tile or a die.
board-rajas-ask-skip = You have no workers left. You may take a yield tile.
board-rajas-ask-lay-brown = Lay your brown yield tile on one of its slots.
board-rajas-ask-pay = Choose dice to pay for the tile.
board-rajas-ask-lay = Choose a square. Choose it again to rotate the tile.
board-rajas-ask-overbuild = Choose a new tile and the one it will cover.
board-rajas-ask-sail = Choose where your boat sails.
board-rajas-ask-colours = { $count ->
    [one] Choose the colour of your new die.
   *[other] Choose the colours of your { $count } new dice.
}
board-rajas-ask-return = Too many dice: choose one to give back.
board-rajas-ask-overflow = There isn't room for all of this karma. Turn a die first, or take what fits.
board-rajas-ask-upgrade = Choose a kind of building to upgrade.
board-rajas-ask-markets = With all of them your markers would cross. Choose how many markets to collect from.
board-rajas-ask-good = Choose which good to sell.
board-rajas-ask-audience = Choose who to visit.
board-rajas-ask-pool = Which comes first?
board-rajas-ask-edges = Which edge comes first?
board-rajas-ask-reroll = Pick the dice to roll again.
board-rajas-ask-gift = You may take a yield tile and lay it on a slot.
board-rajas-round = Round { $count }

# The rulebook
board-rajas-book-goal = The goal
board-rajas-book-goal-text = Your fame marker and your money marker start at opposite ends and move towards each other. One step of fame is worth two of money. When someone's markers meet, the players who come later in that round have one more turn. Whoever's markers have passed each other by the most wins.
board-rajas-book-setup = Setup
board-rajas-book-setup-text = You start with three workers, one die of each colour, a boat at the start of the river, 1 karma and a few coins. The player whose dice show the lowest total goes first.
board-rajas-book-turn = Your turn
board-rajas-book-turn-text = Place one worker on an empty space, pay what it asks for, and do what it says. Then it is the next player's turn. When all workers are placed they come home, and a new round begins.
board-rajas-book-quarry = Quarry: buy a tile
board-rajas-book-quarry-text = Pay the coins of the space, choose a face-up tile, and pay its price in dice of its colour. You can overpay, but you get no change. Each building brings fame at once, each market its coins.
board-rajas-book-road = Roads and edges
board-rajas-book-road-text = Lay the tile so that a road leads to your residence. Roads needn't match anywhere else. When a road reaches a reward at the edge, you get it, once.
board-rajas-book-market = Market: sell goods
board-rajas-book-market-text = One kind: pay a die and collect from your best markets of that good, as many as the die shows. Assorted: no die, your best market of each good.
board-rajas-book-harbour = Harbour: sail
board-rajas-book-harbour-text = Pay the coins and a die showing 1, 2 or 3, and sail up to that far. Spaces with a boat are skipped. You get what is on the space where you stop. The bridge has a worker for you.
board-rajas-book-palace = Palace: dice and favours
board-rajas-book-palace-text = A terrace gives a die of its colour. A balcony swaps one die for two of the next colour. The outer terrace pays 2 coins and lets you reroll. A chamber wants a die of exactly its number.
board-rajas-book-chambers = The six chambers
board-rajas-book-chambers-text = 1 Great Mogul: 2 fame, and you start the next round. 2 Dancer: two dice and a surprise. 3 Yogi: 2 karma and a die. 4 Raja Man Singh: an upgrade and 3 coins. 5 Master Builder: lay a more expensive tile over an old one. 6 Portuguese: sail exactly six spaces.
board-rajas-book-karma = Karma
board-rajas-book-karma-text = On your turn you can spend karma to turn a die to its opposite side: 1 and 6, 2 and 5, 3 and 4. You can hold three.
board-rajas-book-upgrade = Upgrades
board-rajas-book-upgrade-text = Every building is worth 2 fame at first. An upgrade raises one kind to 3, then to 4, for buildings you lay from then on.
board-rajas-book-workers = More workers
board-rajas-book-workers-text = A worker waits for you at 15 fame, one at 20 coins and one at the bridge. The first two you reach join you, and you can use them in the same round.
board-rajas-book-options = Two variants
board-rajas-book-options-text = Navaratnas: you choose yield tiles for the edges of your province, and you have room for fewer dice. Ganga: tiles on the river replace what is printed there.

# The icons
board-rajas-sign-fame = Fame: your fame marker moves forward.
board-rajas-sign-money = Coins: your money marker moves forward.
board-rajas-sign-karma = Karma: turns a die to its opposite side.
board-rajas-sign-die = Dice of any colour, rolled for you.
board-rajas-sign-dice = One die of each of these colours.
board-rajas-sign-either = One die of either colour.
board-rajas-sign-upgrade = Upgrade: one kind of building is worth 1 fame more from now on.
board-rajas-sign-boat = Your boat moves one free space and takes what is there.
board-rajas-sign-sail = Your boat moves up to this many free spaces.
board-rajas-sign-assorted = Collect from your best market of each good.
board-rajas-sign-kind = Collect from up to this many markets of one good.
board-rajas-sign-chamber = Use this chamber of the palace without a die or a worker.
board-rajas-sign-audience = Use one of the chambers 1 to 4 without a die or a worker.
board-rajas-sign-yield = A yield tile.
board-rajas-sign-starter = You start the next round.
board-rajas-sign-overbuild = Lay a more expensive tile over one of yours.
board-rajas-sign-building = A building: fame when you lay the tile.
board-rajas-sign-good = A market for this good: coins now, and again at the market.
board-rajas-sign-colour = A die. Each colour has pips of a different shape.
board-rajas-sign-worker = A worker. Each player has their own colour and sign.

# Laying the tiles of the Ganga
board-rajas-ganga-off = Off
board-rajas-ganga-random = Shuffled
board-rajas-ganga-laid = Lay them yourself
board-rajas-ganga-tiles = River tiles
board-rajas-ganga-pick = Pick a tile, then a space of the river. Press a covered space to take its tile back.
board-rajas-ganga-place = Now pick a space for it.

# Tips for a first game
board-rajas-tip-harbour = A die showing 1, 2 or 3 can sail. See what the river offers before you spend it elsewhere.
board-rajas-tip-quarry = More expensive tiles bring more for one worker, so it pays to save up dice of one colour.
board-rajas-tip-market = Once you have markets, collect from them every round.
board-rajas-tip-chamber = A die that matches a chamber exactly is worth a visit to the palace.
board-rajas-tip-karma = Karma turns a die to its opposite side, at any point in your turn.
board-rajas-tip-terrace = Short of dice? A terrace gives you one for free.
