# What is said at every table, whatever is played.

table-not-your-turn = It is not your turn.
table-chance-first = A card has to be drawn or dice rolled first.
table-over = The game is over.
table-place = { $place }. { $seat }
