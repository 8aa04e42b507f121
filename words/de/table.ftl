# Was an jedem Tisch gesagt wird, gleich was gespielt wird.

table-not-your-turn = Sie sind nicht am Zug.
table-chance-first = Zuerst wird eine Karte gezogen oder gewürfelt.
table-over = Das Spiel ist zu Ende.
table-place = { $place }. { $seat }
