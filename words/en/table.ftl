# What is said at every table, whatever is played.

table-not-your-turn = It is not your turn.
table-chance-first = A card has to be drawn or dice rolled first.
table-over = The game is over.
table-place = { $place }. { $seat }
table-contributed = { $seat } added randomness.
    .you = You added randomness.
table-took-back = { $count ->
    [one] The last decision is taken back.
   *[other] The last { $count } decisions are taken back.
}
table-resigned = { $seat } resigns.
    .you = You resign.
table-timed-out = { $seat } has run out of time.
    .you = You have run out of time.
table-taken-over = A bot takes over for { $seat }.
    .you = A bot takes over for you.
table-taken-back = { $seat } is back.
    .you = You are back.
table-agreed-back = { $seat } takes back the last decision, as agreed.
    .you = You take back the last decision, as agreed.
