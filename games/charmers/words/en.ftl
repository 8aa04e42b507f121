# The Dice Charmers

# Things
charmers-thing = { $thing }
charmers-sun = sun
charmers-moon = moon
charmers-orange = orange
charmers-purple = purple
charmers-green = green
charmers-blue = blue
charmers-great-mogul = the Great Mogul
charmers-maharani = the Maharani
charmers-trader = the Trader
charmers-man-singh = Raja Man Singh
charmers-master-builder = the Master Builder
charmers-portuguese = the Portuguese
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
charmers-n-spices = { $count ->
    [one] 1 spice
   *[other] { $count } spices
}
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
charmers-space = row { $row }, column { $column }
charmers-north = north
charmers-east = east
charmers-south = south
charmers-west = west

# Bonuses
charmers-fame = { $count } fame
charmers-money = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
charmers-karma = karma
charmers-upgrade = upgrade
charmers-goods = { $count ->
    [one] 1 good
   *[other] { $count } goods
}
charmers-goods-die = goods die
charmers-sell-any = sell any { $count }
charmers-sell-same = sell { $count } of a kind
charmers-sell-diff = sell { $count } different
charmers-any-palace = any palace action
charmers-river-fwd = sail ahead
charmers-river-back-one = sail back one
charmers-river-back-any = sail back to any

# Moves
charmers-move-take = Take the die: { $die }
charmers-move-karma = Use karma: reroll { $die } and the elephant's die
charmers-move-again = Use karma again: reroll both
charmers-move-pass = Take nothing
charmers-move-draw = Draw a { $piece } in { $space }: { $arms }
charmers-move-extend = Extend the road in { $space } to the { $arm }
charmers-move-drop = Skip the second half-road
charmers-move-sail = Sail to space { $space }
charmers-move-circle = Circle { $goods }
charmers-move-copy = Circle { $goods }, as on the die
charmers-move-sell = Sell { $goods }
charmers-move-sell-nothing = Sell nothing
charmers-move-upgrade = Upgrade: { $building }
charmers-move-call = Call { $person }
charmers-move-use = Use the bonus: { $bonus }
charmers-move-join = Join two half-roads into a new road
charmers-played-take = { $seat } takes a die: { $die }.
    .you = You take a die: { $die }.
charmers-played-karma = { $seat } uses karma to reroll { $die } and the elephant's die.
    .you = You use karma to reroll { $die } and the elephant's die.
charmers-played-again = { $seat } uses karma again.
    .you = You use karma again.
charmers-played-pass = { $seat } takes nothing.
    .you = You take nothing.
charmers-played-draw = { $seat } draws a { $piece } in { $space }: { $arms }.
    .you = You draw a { $piece } in { $space }: { $arms }.
charmers-played-extend = { $seat } extends the road in { $space } to the { $arm }.
    .you = You extend the road in { $space } to the { $arm }.
charmers-played-drop = { $seat } skips the second half-road.
    .you = You skip the second half-road.
charmers-played-sail = { $seat } heads for river space { $space }.
    .you = You head for river space { $space }.
charmers-played-circle = { $seat } chooses { $goods }.
    .you = You choose { $goods }.
charmers-played-copy = { $seat } chooses the die with { $goods }.
    .you = You choose the die with { $goods }.
charmers-played-sell = { $seat } offers { $goods } for sale.
    .you = You offer { $goods } for sale.
charmers-played-sell-nothing = { $seat } sells nothing.
    .you = You sell nothing.
charmers-played-upgrade = { $seat } upgrades: { $building }.
    .you = You upgrade: { $building }.
charmers-played-call = { $seat } calls { $person }.
    .you = You call { $person }.
charmers-played-use = { $seat } uses a bonus: { $bonus }.
    .you = You use a bonus: { $bonus }.
charmers-played-join = { $seat } joins two half-roads.
    .you = You join two half-roads.

# Rolls
charmers-seen-start = { $seat } gets the elephant first.
    .you = You get the elephant first.
charmers-seen-one = The { $colour } die shows { $die }.
charmers-seen-pair = The { $colour } dice show { $first } · { $second }.

# Events
charmers-event-elephant = On the elephant: { $die }.
charmers-event-karma-used = { $seat } crosses out a karma and has { $left } left.
    .you = You cross out a karma and have { $left } left.
charmers-event-in-vain = { $seat } takes a die that has no effect: { $die }.
    .you = You take a die that has no effect: { $die }.
charmers-event-crossed = { $seat } crosses out { $person }.
    .you = You cross out { $person }.
charmers-event-circled = { $seat } circles { $good }.
    .you = You circle { $good }.
charmers-event-built = { $seat } reaches the { $building } in { $space }.
    .you = You reach the { $building } in { $space }.
charmers-event-sailed = { $seat } marks river space { $space }.
    .you = You mark river space { $space }.
charmers-event-sold = { $seat } sells { $goods }.
    .you = You sell { $goods }.
charmers-event-upgraded = Each { $building } is now worth { $value } fame to { $seat }.
    .you = Each { $building } is now worth { $value } fame to you.
charmers-event-fame = { $seat } gains { $points } fame, now { $sum }.
    .you = You gain { $points } fame, now { $sum }.
charmers-event-money = { $seat } gains { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, now { $sum }.
    .you = You gain { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, now { $sum }.
charmers-event-karma = { $seat } collects a karma, { $sum } so far.
    .you = You collect a karma, { $sum } so far.
charmers-event-freed = { $seat } unlocks a bonus: { $bonus }.
    .you = You unlock a bonus: { $bonus }.
charmers-event-lost = { $seat } can't use this and loses it: { $bonus }.
    .you = You can't use this and lose it: { $bonus }.
charmers-event-round = Round { $round }: the elephant moves to { $seat }.
    .you = Round { $round }: the elephant moves to you.
charmers-event-end-crossing = The tracks have met and everyone has had the same number of turns: the game is over.
charmers-event-end-quiet = A whole round without a mark: the game is over.
charmers-event-end-limit = Round 80 was the last: the game is over.
charmers-score = tracks crossed by { $points }
charmers-score-short = { $points } short of crossing

# Refusals
charmers-refuse-first = First { $awaited }.
charmers-await-choose = take a die, use karma, or pass if no die has an effect
charmers-await-rerolled = take one of the two dice in hand, or use karma again
charmers-await-pool = choose which of your unlocked bonuses to use next
charmers-await-road = draw the road
charmers-await-half-roads = use the half-roads
charmers-await-half-road = add the half-road to a road you have drawn
charmers-await-sale = choose what to sell, or sell nothing
charmers-await-goods = choose the goods to circle
charmers-await-goods-die = choose the purple die whose goods you circle
charmers-await-upgrade = choose the kind of building to upgrade
charmers-await-palace = choose a palace action
charmers-await-mogul = choose who the Great Mogul calls
charmers-await-maharani = choose how far to sail with the Maharani
charmers-await-trader = sell with the Trader, or circle a good
charmers-await-portuguese = sail back with the Portuguese, or circle a good
charmers-await-back-any = choose the river space to go back to
charmers-refuse-no-such-die = That die isn't in the middle.
charmers-refuse-no-effect = That die would mark nothing on your sheet, and another one would.
charmers-refuse-nothing-has-effect = No die in the middle would mark anything: use karma, or take nothing.
charmers-refuse-one-of-the-two = After using karma, you take one of the two dice you rolled.
charmers-refuse-pass = A die in the middle has an effect for you, so you have to take one.
charmers-refuse-no-karma = You have no karma left.
charmers-refuse-karma-starter = You can't use karma on the first turn of a round: the elephant carries no die yet.
charmers-refuse-karma-elephant = The elephant carries no die this round, so you can't use karma.
charmers-refuse-half-drawn = A new space needs a whole road; one arm is only half a road.
charmers-refuse-other-piece = That is not the shape of road you have.
charmers-refuse-residence = You can't draw a road on the residence.
charmers-refuse-outside = That space is outside your province.
charmers-refuse-has-road = That space already has a road.
charmers-refuse-not-joined = None of its arms meets a road you have drawn or the residence.
charmers-refuse-only-half-roads-extend = Only half-roads extend a road; this piece needs an empty space.
charmers-refuse-extend-residence = The residence is already open on all sides.
charmers-refuse-no-road = There is no road there to extend, and half a road can't start in a new space.
charmers-refuse-crossing = A crossing already has all its arms.
charmers-refuse-has-arm = The road already has an arm there.
charmers-refuse-drop-first = You can skip only the second half-road.
charmers-refuse-must-use = If you can use a bonus, you have to.
charmers-refuse-maharani = The Maharani sails one or two spaces ahead.
charmers-refuse-portuguese = The Portuguese sails to the first or second unmarked space behind you.
charmers-refuse-marked = That river space is already marked.
charmers-refuse-not-behind = That river space isn't behind you.
charmers-refuse-row-full = One of these rows is full.
charmers-refuse-how-many-goods = That isn't the number of goods you can circle.
charmers-refuse-copy-no-room = There is no room on your sheet for either of that die's goods.
charmers-refuse-no-such-goods-die = No purple die shows these goods.
charmers-refuse-not-in-stock = You don't have that many circled goods to sell.
charmers-refuse-trader-nothing = If you sell nothing, the Trader brings you a good instead: choose one.
charmers-refuse-too-many = You can sell at most { $count ->
    [one] 1 good
   *[other] { $count } goods
} here.
charmers-refuse-not-same = All the goods you sell here must be of one kind.
charmers-refuse-not-different = All the goods you sell here must be of different kinds.
charmers-refuse-upgrade = That kind of building is already worth 3.
charmers-refuse-himself = The Great Mogul can't call himself.
charmers-refuse-used-up = There is no free space left for { $person }.
charmers-refuse-not-in-pool = You haven't unlocked this bonus: { $bonus }.
charmers-refuse-not-usable = You can't use this bonus now: { $bonus }.
charmers-refuse-join-two = To join, you need two half-roads unlocked this turn.
charmers-refuse-join-nowhere = There is no space where the joined road could go.

# Why a bot likes a move
charmers-why-tracks = This turn brings { $gains }.
charmers-why-karma = A reroll may bring more than the dice that are there.
charmers-why-stock = Goods in stock after this turn: { $goods }.
charmers-why-upgrade = Future buildings are worth more.

# The picture
charmers-picture-title = Round { $round } · { $side } side · elephant: { $seat }
charmers-picture-stand-ins = We don't know most of this sheet's printed values; these are stand-ins.
charmers-picture-middle = Dice
charmers-picture-elephant = On the elephant
charmers-picture-hand = In hand
charmers-picture-pool = To use
charmers-to-go = { $points } to go
charmers-past = { $points } past
charmers-picture-sheet = { $seat } · { $gap }
charmers-picture-fame = Fame
charmers-picture-money = Money
charmers-picture-karma = Karma
charmers-picture-river = River
charmers-picture-other = { $seat }: fame { $fame } money { $money } ({ $gap }) karma { $karma } goods { $stock } river { $river } roads { $roads }
charmers-picture-letters = T { $temple } F { $fort } M { $mausoleum } G { $garden }
charmers-picture-markets = = sell 3 of a kind  # 3 different

# Rules
charmers-rule-1 = The score
charmers-rule-2 = What triggers the end
charmers-rule-3 = Bonuses on the tracks
charmers-rule-4 = Equal turns, winner and ties
charmers-rule-5 = Two players
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
charmers-rule-23 = People as bonuses
charmers-rule-24 = Goods and sales as bonuses
charmers-rule-25 = Half-road bonuses
charmers-rule-26 = Roads as rewards
charmers-rule-27 = Back on the river
charmers-rule-28 = What must be used
charmers-rule-29 = The longest a game can last
charmers-rule-30 = The first player

## A match summed up
charmers-unit-fame = Fame
charmers-unit-money = Money
charmers-from-buildings = Buildings
charmers-from-sales = Sales
charmers-from-bonuses = Bonuses
charmers-from-persons = People
charmers-from-river = River
charmers-ending-crossing = Fame and money met, and the last turns were played.
charmers-ending-quiet = No one could mark anything more.
charmers-ending-limit = The last round was played.

# On the home page and when making a table
charmers-title = The Dice Charmers
charmers-line = Choose a die, write it on your sheet, and waste nothing.
charmers-facts = 2 to 5 players · about 30 minutes · roll and write
charmers-option-sheet = Sheet
charmers-option-sheet-help = The moon side is the harder one.
charmers-option-strict-crossing = Tracks must cross
charmers-option-strict-crossing-help = Tracks that only just meet don't end the game.
charmers-value-sun = Sun
charmers-value-moon = Moon

# The first lesson
charmers-lesson-first = Your first rounds
charmers-lesson-first-line = Take a die of each colour and see what it does, then finish a game against a beginner.
charmers-lesson-first-goal = You have a sheet of your own. Two tracks on it run towards each other: fame and money. When someone's tracks meet, the game is nearly over, and whoever's tracks pass each other by the most wins.
charmers-lesson-first-river = The dice lie in the middle, and on your turn you take one. Blue dice sail: your boat jumps to the next space with the symbol. Take the fish: it leads to three goods at once.
charmers-lesson-first-river-after = You circled one each of tea, silk and spices. Spaces you jump over are left behind, so a long jump has its price. You were first this round, so the other blue die went on the elephant.
charmers-lesson-first-road = Green dice build roads. Take the bend and draw it to the right of your residence, down and towards home. The market there says “mixed”: it buys up to three different goods, and you have one of each. (“same” buys up to three of one kind.) Sell all three, then circle silk and spices.
charmers-lesson-first-road-after = Three coins for the goods, and the road's other end reached the edge: that gave you two new goods.
charmers-lesson-first-upgrade = Orange dice call people in the palace. Raja Man Singh pays 1 coin and upgrades a kind of building. Choose the fort, since you can build one next.
charmers-lesson-first-upgrade-after = Forts are worth 2 fame to you from now on. Each person can be called three times, and a full column brings a bonus.
charmers-lesson-first-building = There is a fort to the left of your residence. Take the straight road and draw it there, from side to side.
charmers-lesson-first-building-after = 2 fame, thanks to the upgrade. The first road on a building scores it; later roads there don't.
charmers-lesson-first-mogul = A new round, and you choose first again. The Great Mogul calls any other person for you. Call Raja Man Singh again, and upgrade the mausoleum: there is one at the end of your road.
charmers-lesson-first-mogul-after = Two people crossed out with one die. The other orange die went on the elephant.
charmers-lesson-first-karma = Nothing left is much use to you now. Karma changes that: a die of your choice is rolled again, together with the die on the elephant. Tap the karma beside the elephant, then a die with tea. After that take the Portuguese and sail back to the lamp you jumped over.
charmers-lesson-first-karma-after = The lamp gave you a coin and a karma, so the roll cost you nothing in the end.
charmers-lesson-first-goods = You haven't taken a purple die yet. It circles the two goods it shows. Goods further to the right sell for more, and a tent whose goods are all sold gives a bonus.
charmers-lesson-first-end = Bonuses you unlock are collected and used after the die, in the order you like. When someone's tracks have met, everyone gets the same number of turns, and then the biggest overlap wins.
charmers-lesson-first-alone = Here is another game, close to its end and close in score. Play it out against a beginner. If you get stuck, ask for a hint.

## What a puzzle is about
charmers-theme-take = Which die
charmers-theme-pass = Passing
charmers-theme-karma = Karma
charmers-theme-draw = Where to draw
charmers-theme-extend = Where to draw
charmers-theme-drop = Half-roads
charmers-theme-join = Half-roads
charmers-theme-sail = The river
charmers-theme-circle = Goods
charmers-theme-copy = Goods
charmers-theme-sell = Selling
charmers-theme-upgrade = Upgrades
charmers-theme-call = The palace
charmers-theme-use = Bonuses

# Further lessons
charmers-lesson-moon = The moon side
charmers-lesson-moon-line = Another province, another river: the same rules on the other side of the sheet.
charmers-lesson-moon-side = On the moon side your residence is at the left edge, and the river and the bonuses are in another order. The people of the palace, the dice and the goods are the same. Let's see what is new.
charmers-lesson-moon-upgrade = Start with Raja Man Singh: 1 coin and an upgrade. There are forts close to home, so upgrade the fort.
charmers-lesson-moon-upgrade-after = As on the sun side: forts are worth 2 fame from now on.
charmers-lesson-moon-copy = On this river the first flag lets you use a purple die that lies anywhere, without taking it. Take the flag, then circle silk and spices.
charmers-lesson-moon-copy-after = Two goods, and the purple die is still there for the others.
charmers-lesson-moon-palace = The next lamp calls anyone in the palace. Take it and call the Portuguese: sail back to the conch you jumped over, where three goods are waiting.
charmers-lesson-moon-palace-after = One die, two river spaces and three goods.
charmers-lesson-moon-fork = The second flag gives you a fork, a road with three arms. Draw it to the right of your residence.
charmers-lesson-moon-fork-after = A mausoleum for 1 fame, and two ways on from there.
charmers-lesson-moon-alone = The tents of the moon side are smaller, so they fill up sooner: watch for their bonuses when you sell. Play on from here against a beginner, for as long as you like.
