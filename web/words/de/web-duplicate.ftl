# Duelle: dieselben Partien für zwei.
web-duplicate = Duell
web-duplicate-of = Duell: { $game }
web-duplicate-line = Ihr spielt zu zweit dieselben Partien gegen denselben Bot, ohne einander zuzusehen. Gleiche Karten, gleiche Würfel: Die bessere Summe gewinnt.
web-duplicate-about = { $deals ->
    [one] Eine Partie
   *[other] { $deals } Partien
} gegen { $level }.
web-duplicate-rated = Das Ergebnis wird gewertet.
web-duplicate-level = Bot
web-duplicate-deals = Partien
web-duplicate-make = Duell anlegen
web-duplicate-accept-line = { $name } fordert dich zu einem Duell heraus.
web-duplicate-accept = Annehmen und spielen
web-duplicate-begin = Nächste Partie spielen
web-duplicate-wait = Du bist fertig. Den Vergleich gibt es, sobald auch die andere Seite fertig ist.
web-duplicate-taken = Dieses Duell spielen schon zwei. Schau wieder vorbei, wenn beide fertig sind.
web-duplicate-share = Jemanden einladen
web-duplicate-share-line = Wer diesen Link als Erstes öffnet und annimmt, spielt gegen dich.
web-duplicate-compared = Die Partien
web-duplicate-deal = Partie
web-duplicate-total = Summe
web-duplicate-hidden = gespielt
web-duplicate-open = noch nicht gespielt
web-duplicate-given-up = aufgegeben
web-duplicate-lead = Jede Zahl ist der Vorsprung vor dem Bot am Ende der Partie. Eine aufgegebene Partie zählt −1.000.
web-duplicate-you-won = Du hast gewonnen!
web-duplicate-won = { $name } hat gewonnen
web-duplicate-tie = Unentschieden
web-duplicate-lost = Dieses Duell gibt es nicht.
web-duplicate-back = Zurück zum Duell
