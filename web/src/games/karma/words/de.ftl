# Was nur das Spielbrett von Cards & Karma sagt.

# Karten
board-karma-ship = Schiff { $number }
board-karma-price-free = kostenlos
board-karma-price-total = kostet { $pay } mit Würfeln in { $colour }
board-karma-price-one = kostet einen Würfel mit genau { $pay }
board-karma-card = Karte { $card }: { $what }. { $price }; als Würfel ist sie { $colour }.

# Bereiche
board-karma-board = Spielbrett von Cards & Karma
board-karma-grid = Auslage
board-karma-others = Andere
board-karma-mine = Mein Platz
board-karma-place = Platz von { $seat }
board-karma-pile = Nachziehstapel
board-karma-coming = Kommende Karten
board-karma-hand = Hand
board-karma-display = Vor mir
board-karma-ships = Schiffe
board-karma-houses = Häuser
board-karma-goods = Waren
board-karma-track = Wertungskarten
board-karma-tokens = Marker
board-karma-empty = nichts
board-karma-elephant = { $seat } hat den Elefanten
board-karma-stage = Runde { $round }, Zug { $stage } von 2
board-karma-hand-card = Würfel ({ $colour }), Augen verdeckt; die andere Seite ist Karte { $card }: { $what }
board-karma-hand-cards = Andere Seiten dieser Würfel: { $cards }
board-karma-aside = beiseitegelegt für einen vollendeten Satz
board-karma-day = Wertungskarte { $slot }, noch nicht umgedreht
board-karma-day-open = Wertungskarte { $slot }, noch nicht umgedreht: { $bonus }
board-karma-night = Wertungskarte { $slot }, umgedreht: { $bonus }
board-karma-fame-track = { $count } von 3 Ruhm bis zur nächsten Wertungskarte von links
board-karma-coins-track = { $count } von 6 Münzen bis zur nächsten Wertungskarte von rechts
board-karma-to-move = am Zug

# Kommende Karten
board-karma-top = Obenauf
board-karma-left = noch { $count }
board-karma-discards = { $count } abgelegt
board-karma-in-pile = Im Stapel
board-karma-unseen-pips = Augen, die noch niemand gezeigt hat
board-karma-ship-numbers = Schiffe { $numbers }
board-karma-no-ships = Keine Schiffe
board-karma-pips-of = { $colour }, { $pips } Augen: { $count } ungesehen

# Was zu tun ist
board-karma-do-act = Wähle eine Karte der Auslage: als Würfel oder für ihre Aktion.
board-karma-do-pay = Bezahle { $what }: { $price }.
board-karma-do-discard = Schaffe Platz: Wähle { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
} zum Abwerfen.
board-karma-do-dice = Wähle eine Karte der Auslage als Würfel.
board-karma-do-goods = Wähle eine Warenkarte.
board-karma-do-more-goods = Wähle eine zweite Warenkarte oder keine.
board-karma-do-palace = Wähle eine Palastkarte; sie ist kostenlos.
board-karma-do-coins-or-palace = Bonus: Nimm 2 Münzen oder wähle kostenlos eine Palastkarte.
board-karma-do-fame-or-ship = Bonus: Nimm 1 Ruhm oder wähle kostenlos ein Schiff.
board-karma-do-copy = Wähle die Schiffsreihe, deren letzte Belohnung du nachahmst.
board-karma-do-houses = Wähle vor dir die Häuser, die gehen.
board-karma-do-goods-set = Wähle vor dir die Waren, die gehen.
board-karma-do-payout = Was kommt zuerst?
board-karma-do-close = Setze einen Verwalter ein oder beende den Zug.
board-karma-do-arrange = Lege deine Wertungskarten von links nach rechts aus.
board-karma-confirm = Dein Zug ist getan: Beende ihn oder nimm etwas zurück.
board-karma-wait = { $seat } ist am Zug.
board-karma-over = Das Spiel ist zu Ende.
board-karma-winners = { $names } { $count ->
    [one] gewinnt.
   *[other] teilen sich den Sieg.
}
board-karma-draw = Zwei Würfel
board-karma-again = Noch ein Zug
board-karma-cancel = Zurück
board-karma-why = Warum nicht nehmen?
board-karma-as-die = Als Würfel nehmen
board-karma-take = Nehmen
board-karma-die-effect = ein Würfel in { $colour }; die Augen werden gezogen
board-karma-more = Wähle weiter, oder tippe noch einmal, um loszulassen.
board-karma-hint = Tipp { $rank }

# Für Vorlesegeräte
board-karma-press-card = { $what } Drücken, um sie zu wählen.
board-karma-press-die = { $what }. Drücken, um ihn abzugeben.
board-karma-picked = { $what } Gewählt.
board-karma-joker = Verwalter als Joker
board-karma-one-karma = ein Karma, das einen Würfel um 1 ändert
board-karma-press-row = Schiffe von { $seat }. Drücken, um das letzte nachzuahmen.
board-karma-press-pile = { $what } Drücken, um einen Verwalter zwei Würfel holen zu lassen.
board-karma-press-bonus = { $bonus } auslegen
board-karma-summary = { $stage }. { $elephant }. Auslage: { $grid } Karten. { $mine }
board-karma-summary-place = { $seat }: { $tokens }; { $turned } von 6 Wertungskarten umgedreht; { $dice } Würfel auf der Hand; { $display ->
    [one] 1 Karte
   *[other] { $display } Karten
} ausgelegt.
board-karma-turns = { $count ->
    [one] dreht eine Wertungskarte um
   *[other] dreht { $count } Wertungskarten um
}
board-karma-breaks = { $count ->
    [one] bricht die Reihe: ein Schiff geht verloren
   *[other] bricht die Reihe: { $count } Schiffe gehen verloren
}
