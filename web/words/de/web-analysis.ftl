# Glück und Können getrennt: die Analyse einer beendeten Partie.

web-analysis = Analyse
web-analysis-begin = Partie analysieren
web-analysis-open = Analyse ansehen
web-analysis-waiting = Warten auf einen freien Bot für die Analyse …
web-analysis-progress = Analyse: { $done } von { $all } Stellungen
web-analysis-failed = Die Analyse wurde nicht fertig.
web-analysis-again = Noch einmal versuchen
web-analysis-sum-you = Du hast in { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
} { $lost ->
    [one] 1 Punkt
   *[other] { $lost } Punkte
} Gewinnchance verschenkt; { $side ->
    [for] das Glück war mit { $luck ->
        [one] 1 Punkt
       *[other] { $luck } Punkten
    } auf deiner Seite.
    [against] das Glück war mit { $luck ->
        [one] 1 Punkt
       *[other] { $luck } Punkten
    } gegen dich.
   *[none] das Glück hat sich ausgeglichen.
}
web-analysis-sum = { $name } hat in { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
} { $lost ->
    [one] 1 Punkt
   *[other] { $lost } Punkte
} Gewinnchance verschenkt; { $side ->
    [for] das Glück brachte { $luck ->
        [one] 1 Punkt.
       *[other] { $luck } Punkte.
    }
    [against] das Pech kostete { $luck ->
        [one] 1 Punkt.
       *[other] { $luck } Punkte.
    }
   *[none] das Glück hat sich ausgeglichen.
}
web-analysis-like-you = Du hast etwa auf Stufe { $level } gespielt.
web-analysis-like = { $name } hat etwa auf Stufe { $level } gespielt.
web-analysis-like-row = Spielstärke
web-analysis-points-line = 1 Punkt ist 1 % Gewinnchance. Das Ergebnis ohne Glück ist das Ergebnis (100 für einen Sieg, 0 für eine Niederlage) abzüglich des Glücks.
web-analysis-chart = Gewinnchancen
web-analysis-odds = { $name } { $percent } %
    .you = Du { $percent } %
web-analysis-percent = { $percent } %
web-analysis-players = Die Spieler im Einzelnen
web-analysis-decisions = Entscheidungen
web-analysis-given-away = Verschenkte Punkte
web-analysis-slips = Ungenauigkeiten (2 bis 5 Punkte)
web-analysis-mistakes = Fehler (5 bis 10)
web-analysis-blunders = Grobe Fehler (über 10)
web-analysis-luck = Glück
web-analysis-adjusted = Ergebnis ohne Glück
web-analysis-decisive = Was die Partie entschied
web-analysis-calm = Nichts sticht heraus: keine Ungenauigkeiten und kein großes Glück oder Pech.
web-analysis-all = Alle { $count } Wendepunkte
web-analysis-table = Die ganze Partie als Tabelle
web-analysis-slip = Ungenauigkeit von { $name }: { $points } Punkte
    .you = Deine Ungenauigkeit: { $points } Punkte
web-analysis-mistake = Fehler von { $name }: { $points } Punkte
    .you = Dein Fehler: { $points } Punkte
web-analysis-blunder = Grober Fehler von { $name }: { $points } Punkte
    .you = Dein grober Fehler: { $points } Punkte
web-analysis-lucky = Glück für { $name }: { $points } Punkte
    .you = Glück für dich: { $points } Punkte
web-analysis-unlucky = Pech für { $name }: { $points } Punkte
    .you = Pech für dich: { $points } Punkte
web-analysis-best = { $name } fand den besten von { $moves } Zügen oder einen ebenso guten.
    .you = Du hast den besten von { $moves } Zügen gefunden oder einen ebenso guten.
web-analysis-lost = { $name } hat { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} verschenkt.
    .you = Du hast { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } verschenkt.
web-analysis-better = Besser: { $move }
web-analysis-forced = { $name } hatte nur einen Zug.
    .you = Du hattest nur einen Zug.
web-analysis-draw = Das Glück dieser Ziehung, verglichen mit dem, was hätte kommen können:
web-analysis-draw-of = { $name }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
    .you = Du: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
web-analysis-start = Gehe die Partie durch oder wähle eine Marke im Diagramm.
web-analysis-findings = Ergebnisse
web-analysis-board = Zum Spielbrett

## Aus eigenen Fehlern lernen
web-mistakes = Aus deinen Fehlern lernen
web-mistakes-open = Aus deinen Fehlern lernen ({ $count })
web-mistakes-ask = { $number } von { $count }: Mit deinem Zug hast du { $points } Punkte Gewinnchance verschenkt. Finde einen besseren.
web-mistakes-right = Genau: { $move }. Das ist { $points } Punkte besser als dein Zug.
web-mistakes-same = Das war dein Zug; damit hast du { $points } Punkte verschenkt. Versuche einen anderen.
web-mistakes-good = Genauso gut wie der Zug, den die Analyse fand: { $move }.
web-mistakes-weighed = Dein Zug wird bewertet …
web-mistakes-worse = Das verschenkt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}. Versuche einen anderen Zug.
web-mistakes-answer = Lösung zeigen
web-mistakes-next = Weiter
web-mistakes-none = Du hast in dieser Partie keinen Fehler von 2 Punkten oder mehr gemacht.
web-mistakes-done = Das war der letzte.
