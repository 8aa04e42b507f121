# What is said at every table, whatever is played.

table-not-your-turn = It's not your turn.
table-chance-first = A card must be drawn or dice rolled first.
table-over = The game is over.
table-place = { $place }. { $seat }
table-and = { $others } and { $last }
table-contributed = { $seat } adds randomness.
    .you = You add randomness.
table-took-back = { $count ->
    [one] The last move is undone.
   *[other] The last { $count } moves are undone.
}
table-resigned = { $seat } resigns.
    .you = You resign.
table-timed-out = { $seat } runs out of time.
    .you = You run out of time.
table-taken-over = A bot takes over for { $seat }.
    .you = A bot takes over for you.
table-taken-back = { $seat } is back.
    .you = You are back.
table-agreed-back = { $seat } takes back the last move.
    .you = You take back your last move.

# The bots' levels, by their ids.
table-level-random = Random
table-level-greedy = Greedy
table-level-beginner = Beginner
table-level-easy = Easy
table-level-medium = Medium
table-level-hard = Hard
table-level-expert = Expert
table-level-master = Master
