# Was an jedem Tisch gesagt wird, gleich was gespielt wird.

table-not-your-turn = Du bist nicht am Zug.
table-chance-first = Zuerst wird eine Karte gezogen oder gewürfelt.
table-over = Die Partie ist zu Ende.
table-place = { $place }. { $seat }
table-and = { $others } und { $last }
table-contributed = { $seat } hat Zufall beigesteuert.
    .you = Du hast Zufall beigesteuert.
table-took-back = { $count ->
    [one] Der letzte Zug wird rückgängig gemacht.
   *[other] Die letzten { $count } Züge werden rückgängig gemacht.
}
table-resigned = { $seat } gibt auf.
    .you = Du gibst auf.
table-timed-out = Die Zeit von { $seat } ist abgelaufen.
    .you = Deine Zeit ist abgelaufen.
table-taken-over = Ein Bot übernimmt für { $seat }.
    .you = Ein Bot übernimmt für dich.
table-taken-back = { $seat } spielt wieder selbst.
    .you = Du spielst wieder selbst.
table-agreed-back = { $seat } nimmt den letzten Zug zurück.
    .you = Du nimmst deinen letzten Zug zurück.

# Die Stufen der Bots, nach ihren Kennungen.
table-level-random = Zufall
table-level-greedy = Gierig
table-level-beginner = Anfänger
table-level-easy = Leicht
table-level-medium = Mittel
table-level-hard = Schwer
table-level-expert = Experte
table-level-master = Meister
