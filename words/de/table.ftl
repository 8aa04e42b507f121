# Was an jedem Tisch gesagt wird, gleich was gespielt wird.

table-not-your-turn = Du bist nicht am Zug.
table-chance-first = Zuerst wird eine Karte gezogen oder gewürfelt.
table-over = Das Spiel ist zu Ende.
table-place = { $place }. { $seat }
table-contributed = { $seat } mischt Zufallsbytes bei.
table-took-back = { $count ->
    [one] Die letzte Entscheidung wird zurückgenommen.
   *[other] Die letzten { $count } Entscheidungen werden zurückgenommen.
}
table-resigned = { $seat } gibt auf.
table-timed-out = Die Zeit von { $seat } ist abgelaufen.
table-taken-over = Ein Bot spielt für { $seat } weiter.
table-taken-back = { $seat } spielt wieder selbst.
table-agreed-back = Mit Zustimmung aller nimmt { $seat } die letzte Entscheidung zurück.
