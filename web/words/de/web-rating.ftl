# Wertungen, Profile und gewertete Tische.
web-ratings = Wertungen
web-ratings-line = Alle beginnen bei 1.000. Jede gewertete Partie verändert die Wertung, ein überraschendes Ergebnis stärker als ein erwartetes.
web-ratings-games = Spiele
web-ratings-of = Wertungen für { $game }
web-ratings-rank = Rang
web-ratings-name = Name
web-ratings-game = Spiel
web-ratings-rating = Wertung
web-ratings-matches = Partien
web-ratings-wins = Siege
web-ratings-bot = Bot
web-ratings-note = ± sagt, wie weit die wahre Stärke von der Zahl entfernt sein kann; mit jeder Partie wird der Wert kleiner. Bei gleicher Wertung stehen Spieler mit vielen Partien vor Neulingen.
web-ratings-none = In { $game } hat noch niemand eine Wertung
web-ratings-none-line = Mache den Anfang: Lege ein Konto an, eröffne einen gewerteten Tisch und spiele mit anderen, die ein Konto haben, oder gegen einen Bot.
web-ratings-table = Tisch eröffnen
web-rating-number = { $number }
web-rated = Die Partie zählt für die Wertung
web-rated-mark = gewertet
web-rated-line = Zählt für die Wertung: alle mit Konto, mit Uhr, keine Tipps, keine Zurücknahmen.
web-rated-help = Alle brauchen ein Konto und spielen einen Platz, mit Uhr und dem üblichen Spielmaterial. Es gibt keine Tipps, keine Zurücknahmen und keinen geteilten Bildschirm.
web-rated-account = Gewertete Partien brauchen ein Konto.
web-rated-sit = Diese Partie zählt für die Wertung: Wer sich setzt, braucht ein Konto.
web-rated-share = Wer diesen Link hat, kann zuschauen und sich mit einem Konto dazusetzen.
web-rated-to-account = Zum Konto
web-rated-changes = Wertungen
web-rated-counting = Die Wertungen werden berechnet …
web-rated-not-yet = Die Wertungen sind noch nicht berechnet. Du findest sie bald unter Wertungen.
web-rated-change = Wertung von { $name }: { $before } vorher, { $after } jetzt
web-player-lost = Diesen Spieler gibt es nicht.
web-player-none = Noch keine gewerteten Partien.
web-player-none-you = Du hast noch keine gewerteten Partien gespielt.
web-player-leaders = Alle Wertungen
web-player-against = Du gegen { $name }
web-player-record = { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren
web-player-matches = Letzte gewertete Partien
web-player-place = Platz { $place } von { $seats }
web-curve = Verschenkte Punkte
web-curve-line = Verschenkte Gewinnchance je Entscheidung, in Punkten, aus analysierten öffentlichen Partien. Weniger ist besser.
web-curve-line-you = Verschenkte Gewinnchance je Entscheidung, in Punkten, aus deinen analysierten Partien. Weniger ist besser. Andere sehen hier nur deine öffentlichen Partien.
web-curve-lately = { $points } je Entscheidung
web-curve-compared = { $points } je Entscheidung in letzter Zeit, { $before } davor
web-curve-matches = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
web-curve-match = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} je Entscheidung
