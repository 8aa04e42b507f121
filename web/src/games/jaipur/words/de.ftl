# Das Brett von Jaipur
board-jaipur-board = Der Basar von Jaipur
board-jaipur-action = Dein Zug
board-jaipur-bonus = Bonusplättchen
board-jaipur-round = Runde { $round }
board-jaipur-to-move = am Zug
board-jaipur-starter = beginnt diese Runde

# Dinge
board-jaipur-deck = Stapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
board-jaipur-sold = Bisher verkauft: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
board-jaipur-exchanges = Nacheinander getauscht: { $count }-mal. Bei 200 endet die Runde.
board-jaipur-row = { $good }: noch die Plättchen { $values }; { $sold } von { $cards } Karten verkauft
board-jaipur-rows-empty = { $count ->
    [0] Keine Reihe ist leer. Bei dreien endet die Runde.
    [one] Eine Reihe ist leer. Bei dreien endet die Runde.
   *[other] { $count } Reihen sind leer. Bei dreien endet die Runde.
}
board-jaipur-pile = Bonus für { $size ->
    [5] fünf oder mehr Karten
   *[other] { $size } Karten
}: noch { $count }, je { $least } bis { $most }
board-jaipur-camel-token = Kamelplättchen: { $value } Rupien für die größere Herde am Ende der Runde
board-jaipur-own-bonus = Deine Bonusplättchen: { $values }
board-jaipur-my-hand = Deine Hand, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
board-jaipur-hand-hidden = Hand mit { $count ->
    [one] einer Karte
   *[other] { $count } Karten
}
board-jaipur-hand-known = Hand mit { $count ->
    [one] einer Karte
   *[other] { $count } Karten
}; bekannt: { $known }
board-jaipur-herd-hidden = Die Größe dieser Herde wird nicht gezeigt.
board-jaipur-seen-by-other = vom Markt genommen, also der anderen Seite bekannt
board-jaipur-no-cards = keine Waren auf der Hand
board-jaipur-none = nichts

# Auswählen
board-jaipur-at-market = { $card } auf dem Markt.
board-jaipur-at-hand = { $card } auf deiner Hand.
board-jaipur-at-herd = { $card } aus deiner Herde.
board-jaipur-pick = Drücken, um die Karte zu wählen.
board-jaipur-unpick = Gewählt. Drücken, um sie zurückzulegen.
board-jaipur-ask = Drücken, um zu erfahren, warum nicht.
board-jaipur-hint = Teil von Tipp { $ranks }.
board-jaipur-prompt = Du bist am Zug: Nimm, tausche oder verkaufe.
board-jaipur-yours = Du bist am Zug.
board-jaipur-waiting = { $seat } ist am Zug.
    .you = Du bist am Zug.
board-jaipur-give-more = Gib noch { $count ->
    [one] eine Karte oder ein Kamel.
   *[other] { $count } Karten oder Kamele.
}
board-jaipur-give-cards = Gib noch { $count ->
    [one] eine Karte aus der Hand.
   *[other] { $count } Karten aus der Hand.
}
board-jaipur-take-more = Nimm noch { $count ->
    [one] eine Karte vom Markt.
   *[other] { $count } Karten vom Markt.
}
board-jaipur-sell-more = Wähle mehr davon zum Verkaufen, oder wähle, was du dafür eintauschst.
board-jaipur-both-more = Wähle zum Tauschen auf beiden Seiten mehr aus.
board-jaipur-ends = Damit endet die Runde.
board-jaipur-or-more = Oder wähle mehr aus.
board-jaipur-or-cancel = Oder brich ab und fang neu an.
board-jaipur-pays = Bringt { $rupees }.
board-jaipur-and-bonus = Dazu ein Bonus von { $least } bis { $most }.
board-jaipur-hand-change = Hand { $before } → { $after }.
board-jaipur-herd-change = Herde { $before } → { $after }.

# Das Ergebnis einer Runde
board-jaipur-result = Runde { $round } ist zu Ende
board-jaipur-count = Abrechnung zeigen
board-jaipur-close = Schließen

# Vorgelesen
board-jaipur-summary = Runde { $round }. Markt: { $market }. Stapel: { $deck }. Plättchen: { $rows }.
board-jaipur-summary-own = { $seat } (du): Hand { $cards }; Herde { $herd }; { $seals }.
board-jaipur-summary-other = { $seat }: { $count } auf der Hand, bekannt { $cards }; Herde { $herd }; { $seals }.

# Das Regelheft
board-jaipur-book-setup = Aufbau
board-jaipur-book-setup-text = Auf dem Markt liegen fünf Karten, anfangs drei davon Kamele. Beide haben fünf Karten auf der Hand. Kamele, die du bekommst, gehen sofort in deine Herde. Jede Ware hat ihre eigene Reihe Plättchen, die besten zuerst.
board-jaipur-book-turn = Dein Zug
board-jaipur-book-turn-text = Nimm eine Karte, nimm alle Kamele, tausche oder verkaufe. Du tust genau eins davon, dann ist der andere dran. Am Ende deines Zuges darfst du sieben Karten haben; Kamele zählen nicht.
board-jaipur-book-take = Eine nehmen
board-jaipur-book-take-text = Nimm eine Ware vom Markt auf die Hand. Vom Stapel kommt eine neue Karte.
board-jaipur-book-camels = Die Kamele nehmen
board-jaipur-book-camels-text = Nimm alle Kamele vom Markt in deine Herde. Neue Karten füllen die Plätze.
board-jaipur-book-exchange = Tauschen
board-jaipur-book-exchange-text = Nimm zwei oder mehr Waren und gib ebenso viele Karten zurück, aus der Hand oder aus der Herde. Eine Sorte, die du nimmst, kannst du nicht zugleich geben, und Kamele lassen sich so nicht nehmen.
board-jaipur-book-sell = Verkaufen
board-jaipur-book-sell-text = Verkaufe beliebig viele Karten einer Sorte und nimm für jede ein Plättchen, die besten zuerst. Diamanten, Gold und Silber gehen nur ab zwei Karten. Beispiel: Dreimal Gold bringt 6, 6 und 5, dazu ein Bonusplättchen.
board-jaipur-book-bonus = Bonusplättchen
board-jaipur-book-bonus-text = Drei Karten auf einmal bringen 1 bis 3 Rupien dazu, vier 4 bis 6, fünf oder mehr 8 bis 10. Was deins wert ist, siehst nur du.
board-jaipur-book-end = Das Ende einer Runde
board-jaipur-book-end-text = Eine Runde endet, wenn drei Reihen Plättchen leer sind oder der Stapel den Markt nicht mehr füllt. Die größere Herde bekommt dann das Kamelplättchen, 5 Rupien.
board-jaipur-book-win = Gewinnen
board-jaipur-book-win-text = Der reichere Händler nimmt ein Siegel, bei Gleichstand der mit mehr Bonusplättchen. Wer zuerst zwei Siegel hat, gewinnt das Spiel.

# Die Zeichen
board-jaipur-sign-token = Ein Plättchen: So viel bringt die nächste Karte dieser Sorte.
board-jaipur-sign-gone = Ein Plättchen, das schon weg ist. Drei leere Reihen beenden die Runde.
board-jaipur-sign-bonus = Ein Bonusplättchen für so viele Karten auf einmal.
board-jaipur-sign-own = Eins deiner Bonusplättchen mit seinem Wert.
board-jaipur-sign-camel = Ein Kamel. Mit Kamelen tauscht man, und die größere Herde ist 5 Rupien wert.
board-jaipur-sign-purse = Rupien aus dieser Runde.
board-jaipur-sign-seal = Ein Siegel: eine gewonnene Runde. Zwei gewinnen das Spiel.

# Tipps für die erste Partie
board-jaipur-tip-many = Drei oder mehr Karten auf einmal bringen ein Bonusplättchen.
board-jaipur-tip-camels = Mit Kamelen tauschst du später. Aber wer sie nimmt, überlässt dem anderen die erste Wahl unter den neuen Karten.
board-jaipur-tip-exchange = Beim Tauschen werden aus Kamelen Waren: Wähle zwei oder mehr Karten auf dem Markt, dann, was du dafür gibst.
board-jaipur-tip-pair = Diamanten, Gold und Silber bringen zu zweit viel ein, solange ihre ersten Plättchen noch da sind.
