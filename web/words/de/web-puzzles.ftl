# Rätsel.
web-puzzles = Rätsel
web-puzzles-line = Echte Stellungen, in denen ein Zug herausragt. Finde ihn. Je besser du wirst, desto schwerer werden sie.
web-puzzle-begin = Lösen
web-puzzle-fresh = Noch keins versucht
web-puzzle-fared = Wertung { $rating } · { $tried ->
    [one] 1 Rätsel versucht
   *[other] { $tried } Rätsel versucht
} · { $streak } in Folge
web-puzzle-score = { $rating } · { $streak } in Folge
web-puzzle-you = Ich
web-puzzle-other = { $count ->
    [1] Gegenüber
   *[other] Gegenüber { $number }
}
web-puzzle-ask = Du bist am Zug. Finde den besten Zug. (Rätselwertung { $rating })
web-puzzle-right = Richtig! { $move }
web-puzzle-answer = Der beste Zug: { $move }
web-puzzle-wrong = Nicht ganz: Das verschenkt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} Gewinnchance. Versuche es noch einmal.
web-puzzle-second = Der nächstbeste Zug, „{ $move }“, verschenkt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
web-puzzle-next = Nächstes Rätsel
web-puzzle-none = Für dieses Spiel gibt es noch keine Rätsel.
web-puzzle-ending = Das Ende zur rechten Zeit
