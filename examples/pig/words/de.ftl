pig-title = Böse Eins
pig-line = Würfle, so oft du dich traust, und hör auf, bevor eine Eins alles nimmt.
pig-facts = 2 bis 5 Spieler · etwa 5 Minuten · ein Würfel
pig-option-goal = Punkte zum Sieg
pig-option-goal-help = Mit hundert dauert es länger.
pig-value-50 = 50
pig-value-100 = 100
pig-move-roll = Würfeln
pig-move-hold = Aufhören
pig-played-roll = { $seat } würfelt.
    .you = Du würfelst.
pig-played-hold = { $seat } hört auf.
    .you = Du hörst auf.
pig-rolled = Der Würfel zeigt { $face }.
pig-lost = { $seat } verliert { $points ->
    [0] den Zug
    [one] einen Punkt
   *[other] { $points } Punkte
}.
    .you = Du verlierst { $points ->
        [0] den Zug
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
pig-kept = { $seat } behält { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
    .you = Du behältst { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
pig-score = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
pig-pot = In diesem Zug: { $points }
pig-ending = Jemand hat { $goal } Punkte erreicht.
pig-refuse-nothing = Noch ist nichts zu behalten: Würfle erst.
pig-rule-1 = Wer gewinnt
pig-rule-2 = Würfeln
pig-rule-3 = Aufhören
