# Rajas of the Ganges

# Colours, goods, buildings, persons
rajas-orange = orange
rajas-green = green
rajas-blue = blue
rajas-purple = purple
rajas-north = north
rajas-east = east
rajas-south = south
rajas-west = west
rajas-white = white
rajas-yellow = yellow
rajas-red = red
rajas-brown = brown
rajas-tea = tea
rajas-silk = silk
rajas-spices = spices
rajas-temple = temple
rajas-garden = garden
rajas-fort = fort
rajas-mausoleum = mausoleum
rajas-mogul = the Great Mogul
rajas-dancer = the Dancer
rajas-yogi = the Yogi
rajas-man-singh = Raja Man Singh
rajas-builder = the Master Builder
rajas-portuguese = the Portuguese

# Rewards
rajas-n-money = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
rajas-n-fame = { $count } fame
rajas-n-karma = { $count } karma
rajas-n-dice = { $count ->
    [one] 1 die of any colour
   *[other] { $count } dice of any colour
}
rajas-n-orange = { $count ->
    [one] an orange die
   *[other] { $count } orange dice
}
rajas-n-green = { $count ->
    [one] a green die
   *[other] { $count } green dice
}
rajas-n-blue = { $count ->
    [one] a blue die
   *[other] { $count } blue dice
}
rajas-n-purple = { $count ->
    [one] a purple die
   *[other] { $count } purple dice
}
rajas-free = free
rajas-tile = { $tile }, { $shown }
rajas-tile-orange = orange tile, price { $count }
rajas-tile-green = green tile, price { $count }
rajas-tile-blue = blue tile, price { $count }
rajas-tile-purple = purple tile, price { $count }
rajas-market-tea = tea market { $count }
rajas-market-silk = silk market { $count }
rajas-market-spices = spice market { $count }
rajas-square = row { $row }, column { $column }
rajas-edge-north = north edge of column { $count }
rajas-edge-east = east edge of row { $count }
rajas-edge-south = south edge of column { $count }
rajas-edge-west = west edge of row { $count }
rajas-either = { $first } or { $second }
rajas-per = { $amount } { $each }
rajas-die-per-karma = one die for each karma
rajas-upgrade = an upgrade
rajas-boat-step = the boat moves one space
rajas-n-sail = the boat moves up to { $count } spaces
rajas-n-spaces = { $count ->
    [one] 1 space
   *[other] { $count } spaces
}
rajas-n-markets = { $count ->
    [0] no market
    [one] one market
   *[other] { $count } markets
}
rajas-edge-tile = the yield tile there
rajas-assorted = a market of each good
rajas-n-kind = up to { $count } markets of one good
rajas-audience = one of the chambers 1 to 4
rajas-yield-tile = a yield tile
rajas-per-market = { $count ->
    [one] for each tile with a market
   *[other] for every { $count } tiles with a market
}
rajas-per-river = { $count ->
    [one] for each river space
   *[other] for every { $count } river spaces
}
rajas-per-building = { $count ->
    [one] for each building
   *[other] for every { $count } buildings
}
rajas-per-yield = { $count ->
    [one] for each connected yield tile
   *[other] for every { $count } connected yield tiles
}
rajas-per-bend = { $count ->
    [one] for each bend
   *[other] for every { $count } bends
}
rajas-per-upgrade = { $count ->
    [one] for each upgrade
   *[other] for every { $count } upgrades
}
rajas-per-worker = { $count ->
    [one] for each worker
   *[other] for every { $count } workers
}

# Moves
rajas-move-flip = Spend 1 karma to turn the { $colour } { $from } into a { $to }
rajas-move-quarry = Quarry for { $coins }: { $tile }
rajas-move-market = Market: sell { $good } with the { $colour } { $pips }
rajas-move-assorted = Assorted market
rajas-move-harbour = Harbour ({ $coins }), paying the { $colour } { $pips }
rajas-move-terrace = Terrace: one { $colour } die
rajas-move-balcony = Balcony: trade the { $colour } { $pips } for two { $other } dice
rajas-move-outer = Outer terrace: two coins and a reroll
rajas-move-chamber = Visit { $chamber } with the { $colour } { $pips }
rajas-move-pay = Pay { $colour } { $faces }
rajas-move-lay = Lay it in { $square }, with roads to the { $roads }
rajas-move-overbuild = Build over { $square }: { $tile }
rajas-move-sail = Sail { $spaces }
rajas-move-dice = Take { $dice }
rajas-move-return = Give back the { $colour } { $pips }
rajas-move-karma = Take the karma and lose what doesn't fit
rajas-move-upgrade = Upgrade { $building }s
rajas-move-good = Sell { $good }
rajas-move-markets = Collect from { $markets }
rajas-move-audience = Visit { $chamber }
rajas-move-take = Take this first: { $reward }
rajas-move-edge = Take the { $edge } first: { $reward }
rajas-move-reroll = Pick up the { $colour } { $pips }
rajas-move-roll = Roll the dice you picked up
rajas-move-yield = Lay a { $slot } yield tile at the { $edge }: { $reward }
rajas-move-decline = Take no yield tile

# The story
rajas-played-flip = { $seat } turns the { $colour } { $from } into a { $to }.
    .you = You turn the { $colour } { $from } into a { $to }.
rajas-played-quarry = { $seat } goes to the quarry for { $coins } and chooses the { $tile }.
    .you = You go to the quarry for { $coins } and choose the { $tile }.
rajas-played-market = { $seat } sells { $good } at the market and pays the { $colour } { $pips }.
    .you = You sell { $good } at the market and pay the { $colour } { $pips }.
rajas-played-assorted = { $seat } goes to the assorted market.
    .you = You go to the assorted market.
rajas-played-harbour = { $seat } goes to the harbour ({ $coins }) and pays the { $colour } { $pips }.
    .you = You go to the harbour ({ $coins }) and pay the { $colour } { $pips }.
rajas-played-terrace = { $seat } goes to a terrace for one { $colour } die.
    .you = You go to a terrace for one { $colour } die.
rajas-played-balcony = { $seat } trades the { $colour } { $pips } for two { $other } dice on a balcony.
    .you = You trade the { $colour } { $pips } for two { $other } dice on a balcony.
rajas-played-outer = { $seat } goes to the outer terrace.
    .you = You go to the outer terrace.
rajas-played-chamber = { $seat } visits { $chamber } with the { $colour } { $pips }.
    .you = You visit { $chamber } with the { $colour } { $pips }.
rajas-played-pay = { $seat } pays { $colour } { $faces }.
    .you = You pay { $colour } { $faces }.
rajas-played-lay = { $seat } lays the tile in { $square }, with roads to the { $roads }.
    .you = You lay the tile in { $square }, with roads to the { $roads }.
rajas-played-overbuild = { $seat } builds over { $square } with the { $tile }.
    .you = You build over { $square } with the { $tile }.
rajas-played-sail = { $seat } sails { $spaces }.
    .you = You sail { $spaces }.
rajas-played-dice = { $seat } chooses { $dice }.
    .you = You choose { $dice }.
rajas-played-return = { $seat } gives back the { $colour } { $pips }.
    .you = You give back the { $colour } { $pips }.
rajas-played-karma = { $seat } takes the karma that fits.
    .you = You take the karma that fits.
rajas-played-upgrade = { $seat } chooses to upgrade { $building }s.
    .you = You choose to upgrade { $building }s.
rajas-played-good = { $seat } sells { $good }.
    .you = You sell { $good }.
rajas-played-markets = { $seat } collects from { $markets }.
    .you = You collect from { $markets }.
rajas-played-audience = { $seat } visits { $chamber } for free.
    .you = You visit { $chamber } for free.
rajas-played-take = { $seat } takes this first: { $reward }.
    .you = You take this first: { $reward }.
rajas-played-edge = { $seat } takes the { $edge } first.
    .you = You take the { $edge } first.
rajas-played-reroll = { $seat } picks up the { $colour } { $pips }.
    .you = You pick up the { $colour } { $pips }.
rajas-played-roll = { $seat } rolls again.
    .you = You roll again.
rajas-played-yield = { $seat } lays a { $slot } yield tile at the { $edge }: { $reward }.
    .you = You lay a { $slot } yield tile at the { $edge }: { $reward }.
rajas-played-decline = { $seat } takes no yield tile.
    .you = You take no yield tile.

# Chance
rajas-seen-start = The lowest totals are tied, so { $seat } is drawn to start.
    .you = The lowest totals are tied, so you are drawn to start.
rajas-seen-count = The die shows { $pips }: the next river tile goes that many spaces on.

# Events
rajas-event-round = Round { $round } begins with { $seat }.
    .you = Round { $round } begins with you.
rajas-event-money = { $seat } gains { $amount } and is now at { $money }.
    .you = You gain { $amount } and are now at { $money }.
rajas-event-fame = { $seat } gains { $amount } and is now at { $fame }.
    .you = You gain { $amount } and are now at { $fame }.
rajas-event-karma = { $seat } gains { $amount } karma and now has { $karma }.
    .you = You gain { $amount } karma and now have { $karma }.
rajas-event-karma-lost = { $seat } gains { $amount } karma and now has { $karma }; { $lost } karma is lost.
    .you = You gain { $amount } karma and now have { $karma }; { $lost } karma is lost.
rajas-event-boat = { $seat }'s boat reaches space { $space }.
    .you = Your boat reaches space { $space }.
rajas-event-river = From the river: { $reward }.
rajas-event-worker-fame = { $seat } reaches the worker on the fame track and now has { $owned } workers.
    .you = You reach the worker on the fame track and now have { $owned } workers.
rajas-event-worker-money = { $seat } reaches the worker on the money track and now has { $owned } workers.
    .you = You reach the worker on the money track and now have { $owned } workers.
rajas-event-worker-bridge = { $seat } takes the worker from the bridge and now has { $owned } workers.
    .you = You take the worker from the bridge and now have { $owned } workers.
rajas-event-worker-leaves = { $seat } has already gained two workers, so the third leaves the game.
    .you = You have already gained two workers, so the third leaves the game.
rajas-event-bonus-fame = { $seat } reaches the bonus at { $space } on the fame track.
    .you = You reach the bonus at { $space } on the fame track.
rajas-event-bonus-money = { $seat } reaches the bonus at { $space } on the money track.
    .you = You reach the bonus at { $space } on the money track.
rajas-event-rolled = { $seat } rolls { $colour }: { $faces }.
    .you = You roll { $colour }: { $faces }.
rajas-event-upgraded = Each { $building } is now worth { $value } fame to { $seat }.
    .you = Each { $building } is now worth { $value } fame to you.
rajas-event-covered = The covered tile leaves the game: { $tile }.
rajas-event-edge = One of { $seat }'s roads reaches the edge: { $reward }.
    .you = One of your roads reaches the edge: { $reward }.
rajas-event-edge-lost = Building over a tile connects { $seat }'s { $edge }, which then yields nothing.
    .you = Building over a tile connects your { $edge }, which then yields nothing.
rajas-event-opened = New in the quarry: { $tile }.
rajas-event-stack-empty = One of the { $colour } stacks is empty.
rajas-event-drawn = { $seat } draws a { $slot } yield tile: { $reward }.
    .you = You draw a { $slot } yield tile: { $reward }.
rajas-event-reshuffled = The white yield tiles are shuffled again.
rajas-event-lost = { $seat } gets nothing from this: { $reward }.
    .you = You get nothing from this: { $reward }.
rajas-event-river-tile = A river tile lies on space { $space }: { $reward }.
rajas-event-starter = { $seat } starts.
    .you = You start.
rajas-event-next-starter = { $seat } will start the next round.
    .you = You will start the next round.
rajas-event-out = { $seat } can't place a worker and sits out until the next round.
    .you = You can't place a worker, so you sit out until the next round.
rajas-event-crossed = { $overlap ->
    [0] { $seat }'s markers have met
   *[other] { $seat }'s markers have passed each other by { $overlap }
}: the last turns begin.
    .you = { $overlap ->
        [0] Your markers have met
       *[other] Your markers have passed each other by { $overlap }
    }: the last turns begin.
rajas-event-over-crossed = The game is over: the markers have crossed.
rajas-event-over-rounds = The game is over: forty rounds have been played.
rajas-score = markers crossed by { $steps }
rajas-score-short = { $steps } short of crossing

# Refusals
rajas-refuse-place-first = Place a worker first.
rajas-refuse-not-asked = There is another choice to make first.
rajas-refuse-occupied = There is already a worker there. Choose another space.
rajas-refuse-no-space = There is no space that costs { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
rajas-refuse-coins = That costs { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, and you have { $money }.
rajas-refuse-no-die = You have no { $colour } die showing { $pips }.
rajas-refuse-no-pips = You have no die showing { $pips }; any colour will do.
rajas-refuse-turn-one = You have no die showing { $pips }. Spend a karma to turn a { $other } over first.
rajas-refuse-no-karma = You have no karma to spend.
rajas-refuse-flip-now = You can't turn dice between choosing an action and paying for it.
rajas-refuse-flip-no-choice = You can turn dice only on your own turn, when you have a choice to make.
rajas-refuse-flip-unpaid = If you turned it, you couldn't pay for a tile any more.
rajas-refuse-flip-stuck = If you turned it, you couldn't place a worker any more.
rajas-refuse-not-open = That tile isn't face up in the quarry.
rajas-refuse-dice-total = This tile costs { $price }, and your dice for it add up to { $total }.
rajas-refuse-colour = Pay for this tile with { $colour } dice.
rajas-refuse-needless-die = You don't need all of these dice: the price is { $price }.
rajas-refuse-no-ground = There is no empty square left that a road could reach.
rajas-refuse-no-square = That square isn't in the province.
rajas-refuse-covered = There is already a tile there.
rajas-refuse-road = This tile's road has a different shape.
rajas-refuse-not-connected = None of the tile's roads would lead to the residence.
rajas-refuse-other-square = The tile was paid for to cover another square.
rajas-refuse-nothing-there = There is no tile to build over.
rajas-refuse-not-dearer = The new tile must cost more than the old one.
rajas-refuse-nothing-to-cover = Once the 5 is paid, there would be no tile you could build over.
rajas-refuse-assorted = You have already used an assorted market this round.
rajas-refuse-no-market = You have no connected market for { $good }.
rajas-refuse-boat-arrived = Your boat has reached the end of the river.
rajas-refuse-harbour-die = The harbour takes a die showing 1, 2 or 3.
rajas-refuse-markets = You can collect from at most { $most ->
    [one] 1 market
   *[other] { $most } markets
}.
rajas-refuse-sail = Your boat can sail 1 to { $most } free spaces.
rajas-refuse-river-short = There are fewer than six free spaces ahead of your boat.
rajas-refuse-dice-count = Choose { $count ->
    [one] 1 die
   *[other] { $count } dice
}.
rajas-refuse-supply = The supply doesn't have that many { $colour } dice, or that colour isn't on offer.
rajas-refuse-upgraded = Your { $building }s are already at their highest value.
rajas-refuse-audience = Only chambers 1 to 4 can be visited for free.
rajas-refuse-take = That isn't part of this reward.
rajas-refuse-edge = You didn't just connect the { $edge }.
rajas-refuse-reroll-order = Pick up dice in order of colour, then of number.
rajas-refuse-yield-not-open = That yield tile isn't face up.
rajas-refuse-no-slot = The province has no slot at the { $edge }.
rajas-refuse-slot-colour = A { $slot } yield tile needs a { $slot } slot.
rajas-refuse-slot-taken = There is already a yield tile at the { $edge }.
rajas-refuse-slot-joined = The slot at the { $edge } is already connected.
rajas-refuse-twin = These yield tiles are identical: take the first one.
rajas-refuse-other-brown = That isn't the tile you drew.
rajas-refuse-decline-brown = You have to lay the brown tile.

# The picture
rajas-fame = fame
rajas-money = money
rajas-karma = karma
rajas-workers = workers
rajas-boat = boat
rajas-statue = statue
rajas-dice = dice
rajas-supply = supply
rajas-values = buildings
rajas-open-tiles = face-up tiles
rajas-quarry = quarry
rajas-market = market
rajas-harbour = harbour
rajas-terraces = terraces
rajas-balconies = balconies
rajas-outer-terrace = outer terrace
rajas-chambers = chambers
rajas-river = river
rajas-bridge = bridge
rajas-yield-tiles = yield tiles
rajas-round = round { $round }
rajas-starts = starts
rajas-stand-ins = We don't know some of the printed values; these are stand-ins.

# Reasons of the bots
rajas-why-fame = It brings { $count } fame.
rajas-why-money = It brings { $count ->
    [one] 1 coin
   *[other] { $count } coins
}.
rajas-why-workers = It brings { $count ->
    [one] a worker
   *[other] { $count } workers
}.
rajas-why-dice = It brings { $count ->
    [one] one die
   *[other] { $count } dice
} more than it costs.
rajas-why-karma = It brings { $count } karma.
rajas-why-upgrades = Future buildings are worth more.
rajas-why-river = The boat moves { $count ->
    [one] 1 space
   *[other] { $count } spaces
}.

# Titles of the rules
rajas-rule-1 = Stacks and the temple
rajas-rule-2 = What each player starts with
rajas-rule-3 = First dice and first player
rajas-rule-4 = Placing a worker
rajas-rule-5 = End of a round
rajas-rule-6 = Extra workers
rajas-rule-7 = Costs
rajas-rule-8 = Actions that do nothing
rajas-rule-9 = Gaining dice
rajas-rule-10 = An empty supply
rajas-rule-11 = Karma
rajas-rule-12 = Paying for a tile
rajas-rule-13 = Laying a tile
rajas-rule-14 = Fame and money from a tile
rajas-rule-15 = Edge yields
rajas-rule-16 = The next tile
rajas-rule-17 = Goods of one kind
rajas-rule-18 = Assorted goods
rajas-rule-19 = The harbour
rajas-rule-20 = The ends of the river
rajas-rule-21 = The bridge
rajas-rule-22 = Terraces and balconies
rajas-rule-23 = The chambers
rajas-rule-24 = A chamber's die
rajas-rule-25 = Upgrades
rajas-rule-26 = Overbuilding
rajas-rule-27 = Navaratnas: setup
rajas-rule-28 = Navaratnas: taking yield tiles
rajas-rule-29 = Navaratnas: laying yield tiles
rajas-rule-30 = Ganga: river tiles
rajas-rule-31 = Ganga: rewards
rajas-rule-32 = The last turns
rajas-rule-33 = The winner
rajas-rule-34 = Order of rewards
rajas-rule-35 = Nowhere to place a worker
rajas-rule-36 = The fortieth round
rajas-rule-37 = Roads
rajas-rule-38 = Free chambers
rajas-rule-39 = Brown yield tiles
rajas-rule-40 = What is hidden

## A match summed up
rajas-unit-fame = Fame
rajas-unit-money = Money
rajas-from-start = Starting money
rajas-from-quarry = Quarry
rajas-from-market = Markets
rajas-from-harbour = Harbour
rajas-from-palace = Palace
rajas-from-round = Between rounds
rajas-from-paid = Paid for workers
rajas-ending-crossed = Fame and money met, and the last turns were played.
rajas-ending-rounds = The last round was played.

# On the home page and when making a table
rajas-title = Rajas of the Ganges
rajas-line = Build a province on the river until fame and wealth meet.
rajas-facts = 2 to 4 players · about an hour · dice and workers
rajas-option-navaratnas = Navaratnas
rajas-option-navaratnas-help = The advanced side of the province, with yield tiles.
rajas-option-ganga = Ganga
rajas-option-ganga-help = River tiles replace what is printed on some of the river spaces.
rajas-value-random = shuffled
rajas-value-laid = { $count ->
    [one] one tile in a chosen place
   *[other] { $count } tiles in chosen places
}

# The first lesson
rajas-lesson-first = Your first two rounds
rajas-lesson-first-line = Sail, build, sell and visit the palace, then play the last rounds of a game against a beginner.
rajas-lesson-first-goal = You have two markers that run towards each other: one counts fame, the other money. When a player's markers meet, the game is about to end, and whoever's markers pass each other by the most wins. It doesn't matter which of the two gets you there.
rajas-lesson-first-hand = Each round you and the others take turns placing one worker. You have three for now. Most places also want dice: some ask for a colour, some for a number, and a die you pay with is gone.
rajas-lesson-first-harbour = Low dice are for sailing. Choose the harbour space that costs 0 and your green 3: a worker goes there, and your boat can sail three spaces. 7 coins and three new dice wait on that space. Tap purple three times: tiles are paid for in one colour, so it helps to collect one.
rajas-lesson-first-harbour-after = Ten coins and three new dice for one small die. While your boat lies there, nobody else can stop on that space.
rajas-lesson-first-tile = Now build. Choose the quarry space that costs 1 coin and the most expensive purple tile, which costs 12. Your two purple sixes pay for it. Lay the tile to the right of your residence, so that its road leads home, and take the fame first.
rajas-lesson-first-tile-after = Two buildings gave 2 fame each, and two markets 3 coins each. The coins carried you past a bonus on the money track, and your boat moved on by itself. Watch for such chains: they decide games.
rajas-lesson-first-market = Markets on your tiles can pay every round. The assorted market costs no die and pays your best market of each good: silk and spices, 3 coins each.
rajas-lesson-first-market-after = Six coins took you past 20 on the money track, where a worker was waiting. You can place your fourth worker this very round.
rajas-lesson-first-palace = Chambers in the palace want a die of exactly their number, in any colour. Choose chamber 4 and your orange 4: Raja Man Singh gives you 3 coins and an upgrade. Then choose the fort.
rajas-lesson-first-palace-after = From now on each fort you build is worth 3 fame instead of 2. Buildings you already have stay as they are.
rajas-lesson-first-edge = A new round: your workers are back, and this time your opponent went first. Go to the quarry for the blue tile with a fort. It costs 4, exactly your blue 4. Lay it at the right-hand edge, where a road earns what is printed there. Your fame will bring another upgrade: choose the fort again.
rajas-lesson-first-edge-after = 3 fame for the fort, an upgrade for passing 5 on the fame track, and 2 karma from the edge.
rajas-lesson-first-again = It's a new round, so the market pays again. Collect before someone else takes the space.
rajas-lesson-first-again-after = Six more coins, without a die. A few good markets can win a game by money alone.
rajas-lesson-first-karma = The purple tile with a fort costs 5. You could pay with your 2 and your 4 together, but karma saves you a die: for one karma you turn a die to its opposite side. First choose your karma and the purple 2, which becomes a 5. Then buy the tile and lay it below the last one, with its road to the edge.
rajas-lesson-first-karma-after = This fort was worth 4 fame, and the edge gave two new dice. Turning a die never costs a worker, and you can hold three karma at most, so don't be stingy with it.
rajas-lesson-first-end = That is the whole game: dice, tiles, boat, palace and market. When someone's markers meet, the players who come later in that round have one more turn. Then the biggest overlap wins.
rajas-lesson-first-alone = Here is another game, a round or two before the end, and you are a little ahead. Play it out against a beginner. If you get stuck, ask for a hint.

## What a puzzle is about
rajas-theme-flip = Turning a die
rajas-theme-quarry = The quarry
rajas-theme-pay = What to pay with
rajas-theme-lay = Where to build
rajas-theme-market = The market
rajas-theme-assorted = The assorted market
rajas-theme-harbour = The harbour
rajas-theme-sail = How far to sail
rajas-theme-terrace = The terrace
rajas-theme-balcony = The balconies
rajas-theme-outer = The outer terrace
rajas-theme-chamber = The chambers
rajas-theme-overbuild = Building over
rajas-theme-dice = Which dice to gain
rajas-theme-return = Which die to give back
rajas-theme-reroll = Rolling again
rajas-theme-roll = Rolling again
rajas-theme-upgrade = Which building to upgrade
rajas-theme-good = Which good
rajas-theme-markets = Market rewards
rajas-theme-audience = An audience
rajas-theme-karma = Karma
rajas-theme-take = Rewards in the right order
rajas-theme-edge = Rewards in the right order
rajas-theme-yield = Yield tiles
rajas-theme-decline = Declining a yield tile

# Further lessons
rajas-lesson-navaratnas = Navaratnas
rajas-lesson-navaratnas-line = Choose the rewards at the edges of your own province.
rajas-lesson-navaratnas-slots = In this variant the edges of your province have coloured slots. What is printed there is small, but you can cover it with a yield tile of the same colour before your road gets there. Your statue holds eight dice instead of ten.
rajas-lesson-navaratnas-brown = Everyone starts with one brown tile. Yours pays 1 coin for every building in your province once a road reaches it, so it is best reached late. Choose the tile, then the brown slot at the bottom right, a good way from home.
rajas-lesson-navaratnas-brown-after = Brown tiles count when your road arrives, and only once. Build first, then connect it.
rajas-lesson-navaratnas-sail = Now a good first turn, as always: the harbour space that costs 0 and the green 3. Sail three spaces and take an orange, a green and a blue die.
rajas-lesson-navaratnas-sail-after = Seven coins and three dice.
rajas-lesson-navaratnas-dancer = The Dancer doesn't give you a surprise here: you pick a yield tile. Choose chamber 2 and your green 2. Take the tile first, and lay the 4 coins on the white slot at the right, where your road will get to soon. Then take an orange and a purple die.
rajas-lesson-navaratnas-dancer-after = When your road reaches that slot, it pays 4 coins instead of a green die.
rajas-lesson-navaratnas-alone = One more thing: when you have no workers left and others still do, you may take a yield tile each time your turn comes round. Play on from here against a beginner, for as long as you like.
rajas-lesson-ganga = Ganga
rajas-lesson-ganga-line = Tiles on the river change what its spaces give.
rajas-lesson-ganga-tiles = Some spaces of the river are covered with tiles here. A tile replaces what is printed beneath it. The first one, on space 2, lets your boat sail up to three spaces further.
rajas-lesson-ganga-sail = Your green 2 takes you there. Choose the harbour space that costs 0 and the green 2, sail two spaces, then one more: space 3 has 7 coins and three dice. Take an orange, a green and a blue die.
rajas-lesson-ganga-sail-after = Two moves with one worker. With a tile in the right place, a 2 is as good as a 3.
rajas-lesson-ganga-alone = The other tiles here offer the Yogi, a die for each karma you have, and the Great Mogul. When you set up a game yourself, the tiles can be shuffled or placed as you like. Play on against a beginner, for as long as you like.
