# The Dice Charmers

# Things
charmers-thing = { $thing }
charmers-sun = sun
charmers-moon = moon
charmers-orange = orange
charmers-purple = purple
charmers-green = green
charmers-blue = blue
charmers-great-mogul = Great Mogul
charmers-maharani = Maharani
charmers-trader = Trader
charmers-man-singh = Raja Man Singh
charmers-master-builder = Master Builder
charmers-portuguese = Portuguese
charmers-tea = tea
charmers-silk = silk
charmers-spices = spices
charmers-tea-tea = tea and tea
charmers-silk-silk = silk and silk
charmers-spices-spices = spices and spices
charmers-tea-silk = tea and silk
charmers-tea-spices = tea and spices
charmers-silk-spices = silk and spices
charmers-n-tea = { $count } tea
charmers-n-silk = { $count } silk
charmers-n-spices = { $count } spices
charmers-straight = straight
charmers-bend = bend
charmers-fork = fork
charmers-cross = crossing
charmers-half-roads = two half-roads
charmers-half-road = half-road
charmers-flag = flag
charmers-lotus = lotus
charmers-conch = conch
charmers-peacock = peacock
charmers-lamp = lamp
charmers-fish = fish
charmers-temple = temple
charmers-fort = fort
charmers-mausoleum = mausoleum
charmers-garden = garden
charmers-north = north
charmers-east = east
charmers-south = south
charmers-west = west

# Bonuses
charmers-fame = { $count } fame
charmers-money = { $count } money
charmers-karma = karma
charmers-upgrade = upgrade
charmers-goods = { $count ->
    [one] one good
   *[other] { $count } goods
}
charmers-goods-die = goods die
charmers-sell-any = sell any { $count }
charmers-sell-same = sell { $count } alike
charmers-sell-diff = sell { $count } different
charmers-any-palace = any palace action
charmers-river-fwd = river ahead
charmers-river-back-one = river back one
charmers-river-back-any = river back to any

# Moves
charmers-move-take = Take the die: { $die }
charmers-move-karma = Use karma: roll { $die } and the elephant’s die
charmers-move-again = Use karma again: roll both once more
charmers-move-pass = Take nothing
charmers-move-draw = Draw a { $piece } on { $space }: { $arms }
charmers-move-extend = Extend the road on { $space } to the { $arm }
charmers-move-drop = Leave the second half-road
charmers-move-sail = Sail to space { $space }
charmers-move-circle = Circle { $goods }
charmers-move-copy = Circle { $goods }, as on the die
charmers-move-sell = Sell { $goods }
charmers-move-sell-nothing = Sell nothing
charmers-move-upgrade = Upgrade: { $building }
charmers-move-call = Call the { $person }
charmers-move-use = Use the bonus: { $bonus }
charmers-move-join = Join two half-roads to a new road
charmers-played-take = { $seat } takes a die: { $die }.
charmers-played-karma = { $seat } uses karma on the elephant’s die and on { $die }.
charmers-played-again = { $seat } uses karma once more.
charmers-played-pass = { $seat } takes nothing.
charmers-played-draw = { $seat } draws a { $piece } on { $space }: { $arms }.
charmers-played-extend = { $seat } extends the road on { $space } to the { $arm }.
charmers-played-drop = { $seat } leaves the second half-road.
charmers-played-sail = { $seat } steers for river space { $space }.
charmers-played-circle = { $seat } asks for { $goods }.
charmers-played-copy = { $seat } looks at the die with { $goods }.
charmers-played-sell = { $seat } offers { $goods }.
charmers-played-sell-nothing = { $seat } sells nothing.
charmers-played-upgrade = { $seat } upgrades: { $building }.
charmers-played-call = { $seat } calls the { $person }.
charmers-played-use = { $seat } picks a bonus: { $bonus }.
charmers-played-join = { $seat } joins two half-roads.

# Rolls
charmers-seen-start = { $seat } has the elephant first.
charmers-seen-one = The { $colour } die shows { $die }.
charmers-seen-pair = The { $colour } dice show { $first } · { $second }.

# Events
charmers-event-elephant = On the elephant: { $die }.
charmers-event-karma-used = { $seat } crosses out a karma and has { $left } left.
charmers-event-in-vain = { $seat } takes a die in vain: { $die }.
charmers-event-crossed = { $seat } crosses out the { $person }.
charmers-event-circled = { $seat } circles { $good }.
charmers-event-built = { $seat } reaches the { $building } on { $space }.
charmers-event-sailed = { $seat } marks river space { $space }.
charmers-event-sold = { $seat } sells { $goods }.
charmers-event-upgraded = For { $seat } every { $building } is now worth { $value }.
charmers-event-fame = { $seat } gains { $points } fame, now { $sum }.
charmers-event-money = { $seat } gains { $coins } money, now { $sum }.
charmers-event-karma = { $seat } collects karma number { $sum }.
charmers-event-freed = { $seat } sets a bonus free: { $bonus }.
charmers-event-used = { $seat } uses a bonus: { $bonus }.
charmers-event-lost = { $seat } cannot use this and loses it: { $bonus }.
charmers-event-round = Round { $round }: the elephant comes to { $seat }.
charmers-event-end-crossing = The tracks have met, and all had equally many turns: the game is over.
charmers-event-end-quiet = A whole round without a mark: the game is over.
charmers-event-end-limit = Round 80 is over, and with it the game.
charmers-score = tracks crossed by { $points }
charmers-score-short = { $points } short of crossing

# Refusals
charmers-refuse-first = First { $awaited }.
charmers-await-choose = take a die, use karma, or pass where no die has an effect
charmers-await-rerolled = take one of the two dice in hand, or use karma again
charmers-await-pool = choose which of the bonuses set free is used next
charmers-await-road = draw the road
charmers-await-half-roads = use the half-roads
charmers-await-half-road = add the half-road to a drawn road
charmers-await-sale = say what is sold, nothing included
charmers-await-goods = choose the goods to circle
charmers-await-goods-die = choose the purple die whose goods are circled
charmers-await-upgrade = choose the building type to upgrade
charmers-await-palace = choose a palace action
charmers-await-mogul = choose whom the Great Mogul calls
charmers-await-maharani = choose how far the Maharani sails
charmers-await-trader = sell with the Trader, or take a good
charmers-await-portuguese = sail back with the Portuguese, or take a good
charmers-await-back-any = choose the river space to go back to
charmers-refuse-no-such-die = No such die lies in the middle.
charmers-refuse-no-effect = That die would mark nothing on your sheet, and another one would.
charmers-refuse-nothing-has-effect = No die in the middle would mark anything: use karma, or take nothing.
charmers-refuse-one-of-the-two = After karma you take one of the two dice you rolled.
charmers-refuse-pass = A die in the middle has an effect for you, so you take one.
charmers-refuse-no-karma = You have no karma left.
charmers-refuse-karma-starter = With the first turn of a round karma cannot be used: the elephant carries no die yet.
charmers-refuse-karma-elephant = The elephant carries no die in this round, so karma is of no use.
charmers-refuse-half-drawn = A new space takes a whole road; one arm is half a road.
charmers-refuse-other-piece = That is not the shape of road you have.
charmers-refuse-residence = No road is drawn on the residence.
charmers-refuse-outside = That space lies outside your province.
charmers-refuse-has-road = That space has a road already.
charmers-refuse-not-joined = None of its arms meets a drawn road or the residence.
charmers-refuse-only-half-roads-extend = Only half-roads extend a road; this piece needs a free space.
charmers-refuse-extend-residence = The residence is open on all sides and takes no half-road.
charmers-refuse-no-road = There is no road to extend; a new space is never half drawn.
charmers-refuse-crossing = A crossing takes no further arm.
charmers-refuse-has-arm = The road has an arm there already.
charmers-refuse-drop-first = Only the second half-road may be left unused.
charmers-refuse-must-use = A bonus that can be used has to be used.
charmers-refuse-maharani = The Maharani sails one or two spaces ahead.
charmers-refuse-portuguese = The Portuguese sails to the first or second unmarked space behind you.
charmers-refuse-marked = That river space is marked already.
charmers-refuse-not-behind = That river space does not lie behind you.
charmers-refuse-row-full = One of these rows is full.
charmers-refuse-how-many-goods = That is not the number of goods you may circle.
charmers-refuse-copy-no-room = Neither good of that die has room on your sheet.
charmers-refuse-no-such-goods-die = No purple die shows these goods.
charmers-refuse-not-in-stock = You have not so many circled goods to sell.
charmers-refuse-trader-nothing = Instead of selling nothing, the Trader brings you a good.
charmers-refuse-too-many = At most { $count } goods can be sold here.
charmers-refuse-not-same = Here all goods sold must be of one kind.
charmers-refuse-not-different = Here all goods sold must be of different kinds.
charmers-refuse-upgrade = That type is worth 3 already.
charmers-refuse-himself = The Great Mogul never calls himself.
charmers-refuse-used-up = { $person }: there is no free space left.
charmers-refuse-not-in-pool = You have not set this bonus free: { $bonus }.
charmers-refuse-not-usable = This bonus cannot be used now: { $bonus }.
charmers-refuse-join-two = Joining takes two half-roads set free in this turn.
charmers-refuse-join-nowhere = There is no space where the joined road could be drawn.

# Why a bot likes a move
charmers-why-tracks = This turn brings { $fame } fame and { $money } money.
charmers-why-karma = The dice that lie there bring less than a new roll may.
charmers-why-stock = Goods in stock after this turn: { $goods }.
charmers-why-upgrade = Buildings to come are worth more.

# The picture
charmers-picture-title = Round { $round } · { $side } side · elephant: { $seat }
charmers-picture-stand-ins = Most printed values of this sheet are not known to us; these are stand-ins.
charmers-picture-middle = Dice
charmers-picture-elephant = On the elephant
charmers-picture-hand = In hand
charmers-picture-pool = To use
charmers-picture-sheet = { $seat } · excess { $excess }
charmers-picture-fame = Fame
charmers-picture-money = Money
charmers-picture-karma = Karma
charmers-picture-river = River
charmers-picture-other = { $seat }: fame { $fame } money { $money } ({ $excess }) karma { $karma } goods { $stock } river { $river } roads { $roads }
charmers-picture-letters = T { $temple } F { $fort } M { $mausoleum } G { $garden }
charmers-picture-markets = = sell 3 alike  # 3 different

# Rules
charmers-rule-1 = The score
charmers-rule-2 = What triggers the end
charmers-rule-3 = Bonuses on the tracks
charmers-rule-4 = Equal turns, winner and ties
charmers-rule-5 = Two seats
charmers-rule-6 = The first die of a round
charmers-rule-7 = The other dice of a round
charmers-rule-8 = Dice without effect
charmers-rule-9 = Using karma
charmers-rule-10 = Collecting karma
charmers-rule-11 = Purple: goods
charmers-rule-12 = Green: roads
charmers-rule-13 = Half-roads
charmers-rule-14 = Buildings and markets
charmers-rule-15 = Sales and tents
charmers-rule-16 = Bonuses at the edge
charmers-rule-17 = Blue: the river
charmers-rule-18 = Orange: the palace
charmers-rule-19 = Counting river spaces
charmers-rule-20 = The pool of bonuses
charmers-rule-21 = Palace columns
charmers-rule-22 = Upgrades
charmers-rule-23 = Persons as bonuses
charmers-rule-24 = Goods and sales as bonuses
charmers-rule-25 = Half-road bonuses
charmers-rule-26 = Roads as earnings
charmers-rule-27 = Back on the river
charmers-rule-28 = What must be used
charmers-rule-29 = The bound of a game
charmers-rule-30 = The first starter

## A match summed up
charmers-unit-fame = Fame
charmers-unit-money = Money
charmers-from-buildings = Buildings
charmers-from-sales = Sales
charmers-from-bonuses = Bonuses
charmers-from-persons = Persons
charmers-from-river = River
charmers-ending-crossing = Fame and money met, and the round was played to its end.
charmers-ending-quiet = Nobody could write anything more.
charmers-ending-limit = The last round was over.

# On the first page and where a table is made
charmers-title = The Dice Charmers
charmers-line = Choose a die, write it on your sheet, and waste nothing.
charmers-facts = 2 to 5 players · about 30 minutes · roll and write
charmers-option-sheet = Sheet
charmers-option-sheet-help = The moon side is the harder one.
charmers-option-strict-crossing = Tracks must pass
charmers-option-strict-crossing-help = To meet is not yet enough to end the game.
charmers-value-sun = Sun
charmers-value-moon = Moon
