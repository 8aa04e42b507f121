# Was an jedem Tisch gesagt wird, gleich was gespielt wird.

table-not-your-turn = Du bist nicht am Zug.
table-chance-first = Zuerst wird eine Karte gezogen oder gewürfelt.
table-over = Das Spiel ist zu Ende.
table-place = { $place }. { $seat }
table-contributed = { $seat } hat Zufall beigesteuert.
    .you = Du hast Zufall beigesteuert.
table-took-back = { $count ->
    [one] Die letzte Entscheidung wird zurückgenommen.
   *[other] Die letzten { $count } Entscheidungen werden zurückgenommen.
}
table-resigned = { $seat } gibt auf.
    .you = Du gibst auf.
table-timed-out = Die Zeit von { $seat } ist abgelaufen.
    .you = Deine Zeit ist abgelaufen.
table-taken-over = Ein Bot übernimmt für { $seat }.
    .you = Ein Bot übernimmt für dich.
table-taken-back = { $seat } spielt wieder selbst.
    .you = Du spielst wieder selbst.
table-agreed-back = Mit Zustimmung aller nimmt { $seat } die letzte Entscheidung zurück.
    .you = Mit Zustimmung aller nimmst du die letzte Entscheidung zurück.
