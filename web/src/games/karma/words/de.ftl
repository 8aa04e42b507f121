# Was nur das Spielbrett von Cards & Karma sagt.

# Karten
board-karma-price-free = kostenlos
board-karma-price-total = kostet { $pay } mit Würfeln ({ $colour })
board-karma-price-one = kostet einen Würfel mit genau { $pay }
board-karma-card = { $what }; { $price }; als Würfel { $colour }.

# Bereiche
board-karma-board = Spielbrett von Cards & Karma
board-karma-grid = Auslage
board-karma-others = Andere
board-karma-mine = Dein Bereich
board-karma-place = Bereich von { $seat }
board-karma-pile = Nachziehstapel
board-karma-coming = Kommende Karten
board-karma-coming-tab = Stapel
board-karma-hand = Hand
board-karma-display = Ausgelegt
board-karma-ships = Schiffe
board-karma-houses = Gebäude
board-karma-goods = Waren
board-karma-track = Wertungskarten
board-karma-tokens = Marker
board-karma-empty = Keine Karten
board-karma-no-dice = Keine Würfel
board-karma-elephant = { $seat } hat den Elefanten
board-karma-stage = Runde { $round }, Zug { $stage } von 2
board-karma-hand-card = Würfel ({ $colour }), Augen verdeckt; auf der anderen Seite: { $what }
board-karma-hand-cards = Andere Seiten dieser Würfel: { $cards }
board-karma-aside = beiseitegelegt für ein vollständiges Set
board-karma-day = Wertungskarte { $slot }, noch nicht umgedreht
board-karma-day-open = Wertungskarte { $slot }, noch nicht umgedreht: { $bonus }
board-karma-night = Wertungskarte { $slot }, umgedreht: { $bonus }
board-karma-fame-track = { $count } von 3 Ruhm bis zur nächsten Wertungskarte von links
board-karma-coins-track = { $count } von 6 Münzen bis zur nächsten Wertungskarte von rechts
board-karma-ahead = { $seat }: { $count } von 6 Wertungskarten umgedreht
board-karma-to-move = am Zug

# Kommende Karten
board-karma-top = Obenauf
board-karma-on-top = Obenauf: { $what }
board-karma-left = noch { $count }
board-karma-discards = { $count } abgelegt
board-karma-in-pile = Im Stapel
board-karma-unseen-pips = Noch nicht gesehene Augen
board-karma-ship-numbers = Schiffe { $numbers }
board-karma-no-ships = Keine Schiffe
board-karma-pips-of = { $colour }, { $pips ->
    [one] 1 Auge
   *[other] { $pips } Augen
}: { $count } ungesehen

# Was zu tun ist
board-karma-do-act = Wähle eine Karte aus der Auslage, als Würfel oder für ihre Aktion.
board-karma-do-act-again = Noch ein Zug: Wähle eine Karte aus der Auslage, als Würfel oder für ihre Aktion.
board-karma-do-pay = Bezahle { $what }: { $price }.
board-karma-do-discard = Schaffe Platz: Wähle { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
} zum Abwerfen.
board-karma-do-dice = Wähle eine Karte aus der Auslage als Würfel.
board-karma-do-goods = Wähle eine Warenkarte.
board-karma-do-more-goods = Wähle eine zweite Warenkarte oder keine.
board-karma-do-palace = Wähle eine Palastkarte; sie ist kostenlos.
board-karma-do-coins-or-palace = Bonus: Nimm 2 Münzen oder wähle kostenlos eine Palastkarte.
board-karma-do-fame-or-ship = Bonus: Nimm 1 Ruhm oder wähle kostenlos ein Schiff.
board-karma-do-copy = Wähle eine Schiffsreihe und kopiere ihre letzte Belohnung.
board-karma-do-houses = Vervollständige ein Set aus deiner Auslage: drei Gebäude einer Farbe oder von jeder eins.
board-karma-do-goods-set = Verkaufe ein Set aus deiner Auslage: drei Waren einer Sorte oder von jeder eine.
board-karma-do-payout = Was kommt zuerst?
board-karma-do-close = Setze einen Verwalter ein oder beende den Zug.
board-karma-do-arrange = Lege deine Wertungskarten von links nach rechts aus.
board-karma-confirm = Dein Zug ist gemacht.
board-karma-wait = { $seat } ist am Zug.
    .you = Du bist am Zug.
board-karma-yours = Du bist am Zug.
board-karma-over = Die Partie ist zu Ende.
board-karma-winners = { $names } { $count ->
    [one] gewinnt.
   *[other] teilen sich den Sieg.
}
board-karma-draw = Zwei Würfel
board-karma-copy-own = Dein letztes Schiff kopieren
board-karma-again = Noch ein Zug
board-karma-sell-each = Seide, Tee und Gewürze verkaufen
board-karma-complete-each = Set aus Rot, Gelb und Weiß
board-karma-cancel = Zurück
board-karma-why = Warum nicht?
board-karma-as-die = Als Würfel nehmen
board-karma-take = Nehmen
board-karma-pay = Bezahlen
board-karma-die-effect = { $colour }, Augenzahl noch verdeckt
board-karma-more = Wähle weiter, oder tippe noch einmal, um etwas zurückzulegen.
board-karma-hint = Tipp { $rank }

# Für Screenreader
board-karma-press-card = { $what } Drücken, um sie zu wählen.
board-karma-press-die = { $what }. Drücken, um ihn abzugeben.
board-karma-picked = { $what } Gewählt.
board-karma-joker = Verwalter als Joker
board-karma-one-karma = ein Karma, das einen Würfel um 1 ändert
board-karma-press-row = Schiffe von { $seat }. Drücken, um das letzte zu kopieren.
board-karma-press-pile = { $what } Drücken, um mit einem Verwalter zwei Würfel zu ziehen.
board-karma-press-bonus = { $bonus } auslegen
board-karma-summary = { $stage }. { $elephant }. Auslage: { $grid ->
    [one] 1 Karte
   *[other] { $grid } Karten
}. { $mine }
board-karma-summary-place = { $seat }: { $tokens }; { $turned } von 6 Wertungskarten umgedreht; { $dice } Würfel auf der Hand; { $display ->
    [one] 1 Karte
   *[other] { $display } Karten
} ausgelegt.
board-karma-turns = { $count ->
    [one] dreht eine Wertungskarte um
   *[other] dreht { $count } Wertungskarten um
}
board-karma-breaks = { $count ->
    [one] zerreißt die Reihe: ein Schiff geht verloren
   *[other] zerreißt die Reihe: { $count } Schiffe gehen verloren
}

# Das Regelheft
board-karma-book-goal = Das Ziel
board-karma-book-goal-text = Vor dir liegen sechs Wertungskarten mit der Tagseite nach oben. 3 Ruhm drehen die äußerste linke um, 6 Münzen die äußerste rechte, und jede bringt den Bonus auf ihrer Rückseite. Wer alle sechs umgedreht hat, gewinnt.
board-karma-book-turn = Dein Zug
board-karma-book-turn-text = Nimm eine Karte aus der Auslage: als Würfel oder für ihre Aktionsseite. Es gibt Schiffe, Gebäude, Waren und Palastkarten. Die Auslage wird aufgefüllt, wenn alle zwei Züge hatten.
board-karma-book-die = Eine Karte als Würfel
board-karma-book-die-text = Die Ecke zeigt die Farbe des Würfels auf der Rückseite. Die Zahl ist verborgen, bis du ihn nimmst, und nur du siehst sie. Du kannst höchstens acht Würfel haben.
board-karma-book-building = Gebäude
board-karma-book-building-text = Zahle Würfel der gezeigten Farbe, mindestens so viel wie der Preis. Jedes Gebäude auf der Karte bringt 1 Ruhm.
board-karma-book-goods = Waren
board-karma-book-goods-text = Warenkarten kosten nichts. Drei einer Sorte oder eine von jeder werden sofort für die Summe ihrer Werte verkauft. Waren auf Schiffen und Gebäuden zählen mit.
board-karma-book-ship = Schiffe
board-karma-book-ship-text = Ein Schiff kostet einen Würfel mit genau 1, 2 oder 3, und du bekommst sofort seine Belohnung. Schiffe liegen in aufsteigender Reihe: Eine niedrigere Nummer schickt deine früheren Schiffe fort. Drei in einer Reihe bringen einen Verwalter.
board-karma-book-palace = Der Palast
board-karma-book-palace-text = Zahle einen Würfel mit genau dieser Zahl. 2: zwei Würfel. 3: 2 Karma und ein Würfel. 4: eine Münze je Ware, die du hast. 5: 1 Karma und die Belohnung des letzten Schiffes einer beliebigen Reihe. 6: die oberste Karte des Stapels, umsonst.
board-karma-book-sets = Sets
board-karma-book-sets-text = Drei Gebäude einer Art, eins von jeder Art, drei Schiffe oder drei Karma werden zu einem Verwalter. Drei Verwalter werden zu 2 Ruhm. All das geschieht von selbst.
board-karma-book-karma = Karma und Verwalter
board-karma-book-karma-text = Beim Bezahlen ändert jedes Karma einen Würfel um 1. Ein Verwalter ersetzt jeden Würfel, bringt zwei Würfel vom Stapel oder gibt dir noch einen Zug.
board-karma-book-round = Die Runde
board-karma-book-round-text = Alle haben einen Zug, wer den Elefanten hat, bekommt 1 Karma, und alle haben einen zweiten Zug. Dann wandert der Elefant weiter. Hat jemand alle sechs Karten umgedreht, dürfen alle diesen Zug noch beenden.
board-karma-book-open = Offene Wertungskarten
board-karma-book-open-text = Eine Variante: Vor der Partie legt jeder seine Wertungskarten selbst aus, die Boni sichtbar, in beliebiger Reihenfolge.

# Die Zeichen
board-karma-sign-fame = Ruhm. Drei drehen eine Wertungskarte von links um.
board-karma-sign-coins = Münzen. Sechs drehen eine Wertungskarte von rechts um.
board-karma-sign-karma = Karma: ändert beim Bezahlen einen Würfel um 1. Drei werden zu einem Verwalter.
board-karma-sign-administrators = Verwalter: ein Joker, zwei Würfel oder noch ein Zug. Drei werden zu 2 Ruhm.
board-karma-sign-die = Eine Karte deiner Wahl als Würfel.
board-karma-sign-house = Ein Gebäude. Es gibt rote, gelbe und weiße.
board-karma-sign-good = Eine Ware mit ihrem Wert. Es gibt Seide, Tee und Gewürze.
board-karma-sign-goods = Eine Warenkarte aus der Auslage.
board-karma-sign-palace = Eine Palastkarte aus der Auslage, ohne zu zahlen.
board-karma-sign-ship = Ein Schiff aus der Auslage, ohne zu zahlen.
board-karma-sign-card = Die oberste Karte des Stapels.
board-karma-sign-turn = Noch ein Zug.
board-karma-sign-sun = Eine Wertungskarte, die noch nicht umgedreht ist.
board-karma-sign-moon = Eine umgedrehte Wertungskarte.
board-karma-sign-elephant = Der Elefant: Hier beginnt die Runde.

# Tipps für die erste Partie
board-karma-tip-take = Achte auf Sets: Drei gleiche oder eins von jedem zahlen sich von selbst aus.
board-karma-tip-die = Eine Karte als Würfel ist nie verloren. Wähle die Eckfarbe, die dein nächstes Gebäude braucht.
board-karma-tip-karma = Jedes Karma, mit dem du zahlst, ändert einen Würfel um 1.
board-karma-tip-administrator = Ein Verwalter bringt zwei Würfel oder noch einen Zug, oder du behältst ihn als Joker.
