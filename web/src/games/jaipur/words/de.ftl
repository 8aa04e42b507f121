# Das Brett von Jaipur
board-jaipur-board = Der Basar von Jaipur
board-jaipur-action = Deine Wahl
board-jaipur-bonus = Bonusplättchen
board-jaipur-round = Runde { $round }
board-jaipur-to-move = am Zug
board-jaipur-starter = beginnt diese Runde

# Dinge
board-jaipur-deck = Stapel: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
board-jaipur-sold = Bisher verkauft: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
board-jaipur-exchanges = Tausche nacheinander: { $count }. Bei zweihundert endet die Runde.
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
board-jaipur-own-bonus = Meine Bonusplättchen: { $values }
board-jaipur-my-hand = Meine Hand, { $count ->
    [one] eine Karte
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
board-jaipur-seen-by-other = offen genommen, also dem anderen bekannt
board-jaipur-no-cards = keine Waren auf der Hand
board-jaipur-none = nichts

# Auswählen
board-jaipur-at-market = { $card } auf dem Markt.
board-jaipur-at-hand = { $card } auf meiner Hand.
board-jaipur-at-herd = { $card } aus meiner Herde.
board-jaipur-pick = Auswählen.
board-jaipur-unpick = Ausgewählt; zurücklegen.
board-jaipur-ask = Fragen, warum nicht.
board-jaipur-hint = Im Tipp { $ranks }.
board-jaipur-prompt = Du bist am Zug: nimm, tausche oder verkaufe.
board-jaipur-yours = Du bist am Zug.
board-jaipur-waiting = { $seat } ist am Zug.
board-jaipur-give-more = Gib noch { $count ->
    [one] eine Karte oder ein Kamel.
   *[other] { $count } Karten oder Kamele.
}
board-jaipur-take-more = Nimm noch { $count ->
    [one] eine Karte vom Markt.
   *[other] { $count } Karten vom Markt.
}
board-jaipur-sell-more = Wähle mehr davon zum Verkaufen oder was du dafür nimmst.
board-jaipur-both-more = Zum Tauschen auf beiden Seiten mehr auswählen.
board-jaipur-or-more = Oder wähle mehr aus.
board-jaipur-or-cancel = Oder brich ab und beginne neu.
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
board-jaipur-summary-own = { $seat }, ich: Hand { $cards }; Herde { $herd }; { $seals }.
board-jaipur-summary-other = { $seat }: { $count } auf der Hand, bekannt { $cards }; Herde { $herd }; { $seals }.
