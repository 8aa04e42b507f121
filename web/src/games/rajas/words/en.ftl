# The board of Rajas of the Ganges
board-rajas-board = Board of Rajas of the Ganges
board-rajas-summary = Round { $round }. { $name } is at turn. { $tiles } tiles lie open.
board-rajas-parts = Parts of the board
board-rajas-palace = palace
board-rajas-works = quarry & trade
board-rajas-land = province
board-rajas-bar = Your move
board-rajas-tracks = Fame and money
board-rajas-lane = { $name }: fame { $fame }, money { $money }, { $overlap } from the meeting, { $workers } workers at hand. Shows the province.
board-rajas-gap = Steps beyond the meeting (below zero: still missing): { $gap }
board-rajas-bonus-fame = Fame { $space }: { $reward }
board-rajas-bonus-money = Money { $space }: { $reward }
board-rajas-worker = a worker
board-rajas-rule = Opens rule { $rule }
board-rajas-hint = hint { $rank }
board-rajas-held = { $place } · taken by { $name }
board-rajas-next = { $name } starts next
board-rajas-chamber = { $person } ({ $number }): { $reward }
board-rajas-chamber-6 = { $person } (6): the boat goes on exactly six spaces
board-rajas-starter = the start of the next round
board-rajas-overbuild = a dearer tile over one of yours
board-rajas-balcony = Balcony: one { $colour } die for two { $other } ones
board-rajas-terrace = Terrace: one { $colour } die; { $left } left in the supply
board-rajas-outer = Outer terrace: two coins, then roll any of your dice again
board-rajas-quarry-place = Quarry place for { $coins } { $coins ->
    [one] coin
   *[other] coins
}
board-rajas-left = { $left } more beneath
board-rajas-stack-empty = An empty stack
board-rajas-tile = Tile { $tile }, { $colour }, price { $price }, { $road }: { $shows }
board-rajas-road-straight = straight road
board-rajas-road-bend = bend
board-rajas-road-tee = fork
board-rajas-road-cross = crossroads
board-rajas-stall = Market of { $good }: one die, as many markets as it shows
board-rajas-assorted = Assorted market: the dearest market of each good, free
board-rajas-assorted-name = assorted
board-rajas-berth = { $coins ->
    [0] Free berth
    [one] Berth for one coin
   *[other] Berth for { $coins } coins
}: a die of 1, 2 or 3 moves the boat
board-rajas-river-space = River space { $space }: { $reward }
board-rajas-boat = Boat of { $name } on space { $space }
board-rajas-province = Province of { $name }
board-rajas-back = back to mine
board-rajas-edges = edges
board-rajas-square-empty = Square { $square }, empty
board-rajas-cut-off = cut off
board-rajas-edge = Edge { $edge }: { $reward }
board-rajas-edge-blank = Edge { $edge }
board-rajas-slot = { $slot } slot
board-rajas-edge-spent = taken
board-rajas-estate = Dice, karma and workers of { $name }
board-rajas-die = { $colour } die: { $face }
board-rajas-karma = Karma: { $karma } of 3. One turns a die over.
board-rajas-workers = { $workers } of { $owned } workers at hand
board-rajas-value = Each { $building } is worth { $value } fame
board-rajas-supply = One { $colour } die; { $left } left
board-rajas-close = close

# The bar
board-rajas-waiting = { $name }’s turn.
board-rajas-done = Your turn is done; end it or take it back.
board-rajas-won = The game is over. { $names } wins.
board-rajas-turn = Turn
board-rajas-flip = Turn over
board-rajas-keep = Keep all
board-rajas-reroll = { $count ->
    [one] Roll it again
   *[other] Roll { $count } again
}
board-rajas-paid = { $paid } of { $price }
board-rajas-now = Now choose { $what }.
board-rajas-or = {" or "}
board-rajas-now-die = a die
board-rajas-now-space = a place
board-rajas-now-tile = a tile
board-rajas-now-square = a square
board-rajas-now-supply = another colour
board-rajas-now-edge = a slot
board-rajas-now-yield = a yield tile
board-rajas-ask-place = Place a worker: choose a place, a tile or a die.
board-rajas-ask-skip = You have no worker left: you may take a yield tile.
board-rajas-ask-lay-brown = Lay your brown yield tile on one of its slots.
board-rajas-ask-pay = Choose dice to pay for the tile.
board-rajas-ask-lay = Choose a square. Click it again to turn the tile.
board-rajas-ask-overbuild = Choose a new tile and the one it will cover.
board-rajas-ask-sail = Choose where your boat sails.
board-rajas-ask-colours = Choose the colours of your new dice.
board-rajas-ask-return = Too many dice: choose one to give back.
board-rajas-ask-overflow = Not all of the karma finds room. Turn a die first, or take it.
board-rajas-ask-upgrade = Choose a building to raise.
board-rajas-ask-markets = You would cross with all of them: choose how many markets count.
board-rajas-ask-good = Choose the good that is paid.
board-rajas-ask-audience = Choose whom to visit.
board-rajas-ask-pool = Which comes first?
board-rajas-ask-edges = Which edge comes first?
board-rajas-ask-reroll = Pick the dice to roll again.
board-rajas-ask-gift = You may take a yield tile and lay it on a slot.
board-rajas-round = Round { $count }
