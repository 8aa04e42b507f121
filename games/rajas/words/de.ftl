# Rajas of the Ganges

# Farben, Waren, Gebäude, Personen
rajas-orange = orange
rajas-green = grün
rajas-blue = blau
rajas-purple = lila
rajas-north = Norden
rajas-east = Osten
rajas-south = Süden
rajas-west = Westen
rajas-white = weiß
rajas-yellow = gelb
rajas-red = rot
rajas-brown = braun
rajas-tea = Tee
rajas-silk = Seide
rajas-spices = Gewürze
rajas-temple = Tempel
rajas-garden = Garten
rajas-fort = Fort
rajas-mausoleum = Mausoleum
rajas-mogul = der Großmogul
rajas-dancer = die Tänzerin
rajas-yogi = der Yogi
rajas-man-singh = Raja Man Singh
rajas-builder = der Baumeister
rajas-portuguese = der Portugiese

# Erträge
rajas-n-money = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
rajas-n-fame = { $count } Ruhm
rajas-n-karma = { $count } Karma
rajas-n-dice = { $count ->
    [one] 1 Würfel beliebiger Farbe
   *[other] { $count } Würfel beliebiger Farbe
}
rajas-n-orange = { $count ->
    [one] ein oranger Würfel
   *[other] { $count } orange Würfel
}
rajas-n-green = { $count ->
    [one] ein grüner Würfel
   *[other] { $count } grüne Würfel
}
rajas-n-blue = { $count ->
    [one] ein blauer Würfel
   *[other] { $count } blaue Würfel
}
rajas-n-purple = { $count ->
    [one] ein lila Würfel
   *[other] { $count } lila Würfel
}
rajas-free = kostenlos
rajas-tile = { $tile }, { $shown }
rajas-tile-orange = oranges Plättchen, Preis { $count }
rajas-tile-green = grünes Plättchen, Preis { $count }
rajas-tile-blue = blaues Plättchen, Preis { $count }
rajas-tile-purple = lila Plättchen, Preis { $count }
rajas-market-tea = Teemarkt { $count }
rajas-market-silk = Seidenmarkt { $count }
rajas-market-spices = Gewürzmarkt { $count }
rajas-square = Reihe { $row }, Spalte { $column }
rajas-edge-north = Nordrand von Spalte { $count }
rajas-edge-east = Ostrand von Reihe { $count }
rajas-edge-south = Südrand von Spalte { $count }
rajas-edge-west = Westrand von Reihe { $count }
rajas-either = { $first } oder { $second }
rajas-per = { $amount } { $each }
rajas-die-per-karma = ein Würfel je Karma
rajas-upgrade = eine Aufwertung
rajas-boat-step = das Boot fährt ein Feld weiter
rajas-n-sail = das Boot fährt bis zu { $count } Felder weiter
rajas-n-spaces = { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}
rajas-n-markets = { $count ->
    [0] kein Markt
    [one] ein Markt
   *[other] { $count } Märkte
}
rajas-edge-tile = das Ertragsplättchen dort
rajas-assorted = ein Markt jeder Ware
rajas-n-kind = bis zu { $count } Märkte einer Ware
rajas-audience = eine der Kammern 1 bis 4
rajas-yield-tile = ein Ertragsplättchen
rajas-per-market = { $count ->
    [one] je Plättchen mit Markt
   *[other] je { $count } Plättchen mit Markt
}
rajas-per-river = { $count ->
    [one] je Flussfeld
   *[other] je { $count } Flussfelder
}
rajas-per-building = { $count ->
    [one] je Gebäude
   *[other] je { $count } Gebäude
}
rajas-per-yield = { $count ->
    [one] je angeschlossenes Ertragsplättchen
   *[other] je { $count } angeschlossene Ertragsplättchen
}
rajas-per-bend = { $count ->
    [one] je Kurve
   *[other] je { $count } Kurven
}
rajas-per-upgrade = { $count ->
    [one] je Aufwertung
   *[other] je { $count } Aufwertungen
}
rajas-per-worker = { $count ->
    [one] je Arbeiter
   *[other] je { $count } Arbeiter
}

# Züge
rajas-move-flip = Für 1 Karma { $colour } { $from } auf { $to } drehen
rajas-move-quarry = Steinbruch für { $coins }: { $tile }
rajas-move-market = Markt für { $good }, Würfel { $colour } { $pips }
rajas-move-assorted = Gemischter Markt
rajas-move-harbour = Hafen ({ $coins }), Würfel { $colour } { $pips }
rajas-move-terrace = Terrasse: ein Würfel { $colour }
rajas-move-balcony = Balkon: { $colour } { $pips } gegen zwei Würfel { $other }
rajas-move-outer = Äußere Terrasse: zwei Münzen und neu würfeln
rajas-move-chamber = Kammer { $pips } mit Würfel { $colour }: { $chamber }
rajas-move-pay = { $colour } { $faces } zahlen
rajas-move-lay = In { $square } legen, mit Straßen nach { $roads }
rajas-move-overbuild = { $square } überbauen: { $tile }
rajas-move-sail = { $spaces } fahren
rajas-move-dice = Nehmen: { $dice }
rajas-move-return = { $colour } { $pips } zurückgeben
rajas-move-karma = Karma nehmen; was nicht passt, verfällt
rajas-move-upgrade = Aufwerten: { $building }
rajas-move-good = { $good } verkaufen
rajas-move-markets = Kassieren: { $markets }
rajas-move-audience = Besuch: { $chamber }
rajas-move-take = Zuerst { $reward }
rajas-move-edge = Zuerst der { $edge }: { $reward }
rajas-move-reroll = { $colour } { $pips } aufnehmen
rajas-move-roll = Die aufgenommenen Würfel werfen
rajas-move-yield = Ertragsplättchen ({ $slot }) an den { $edge } legen: { $reward }
rajas-move-decline = Kein Ertragsplättchen nehmen

# Die Erzählung
rajas-played-flip = { $seat } dreht { $colour } { $from } auf { $to }.
    .you = Du drehst { $colour } { $from } auf { $to }.
rajas-played-quarry = { $seat } geht für { $coins } in den Steinbruch und wählt: { $tile }.
    .you = Du gehst für { $coins } in den Steinbruch und wählst: { $tile }.
rajas-played-market = { $seat } verkauft { $good } auf dem Markt und zahlt { $colour } { $pips }.
    .you = Du verkaufst { $good } auf dem Markt und zahlst { $colour } { $pips }.
rajas-played-assorted = { $seat } geht auf den gemischten Markt.
    .you = Du gehst auf den gemischten Markt.
rajas-played-harbour = { $seat } geht in den Hafen ({ $coins }) und zahlt { $colour } { $pips }.
    .you = Du gehst in den Hafen ({ $coins }) und zahlst { $colour } { $pips }.
rajas-played-terrace = { $seat } holt auf einer Terrasse einen Würfel: { $colour }.
    .you = Du holst auf einer Terrasse einen Würfel: { $colour }.
rajas-played-balcony = { $seat } tauscht auf einem Balkon { $colour } { $pips } gegen zwei Würfel { $other }.
    .you = Du tauschst auf einem Balkon { $colour } { $pips } gegen zwei Würfel { $other }.
rajas-played-outer = { $seat } geht auf die äußere Terrasse.
    .you = Du gehst auf die äußere Terrasse.
rajas-played-chamber = { $seat } geht mit { $colour } { $pips } in eine Kammer: { $chamber }.
    .you = Du gehst mit { $colour } { $pips } in eine Kammer: { $chamber }.
rajas-played-pay = { $seat } zahlt { $colour } { $faces }.
    .you = Du zahlst { $colour } { $faces }.
rajas-played-lay = { $seat } legt das Plättchen in { $square }, mit Straßen nach { $roads }.
    .you = Du legst das Plättchen in { $square }, mit Straßen nach { $roads }.
rajas-played-overbuild = { $seat } überbaut { $square }: { $tile }.
    .you = Du überbaust { $square }: { $tile }.
rajas-played-sail = { $seat } fährt { $spaces }.
    .you = Du fährst { $spaces }.
rajas-played-dice = { $seat } wählt { $dice }.
    .you = Du wählst { $dice }.
rajas-played-return = { $seat } gibt { $colour } { $pips } zurück.
    .you = Du gibst { $colour } { $pips } zurück.
rajas-played-karma = { $seat } nimmt so viel Karma, wie passt.
    .you = Du nimmst so viel Karma, wie passt.
rajas-played-upgrade = { $seat } wertet auf: { $building }.
    .you = Du wertest auf: { $building }.
rajas-played-good = { $seat } verkauft { $good }.
    .you = Du verkaufst { $good }.
rajas-played-markets = { $seat } kassiert: { $markets }.
    .you = Du kassierst: { $markets }.
rajas-played-audience = { $seat } besucht kostenlos eine Kammer: { $chamber }.
    .you = Du besuchst kostenlos eine Kammer: { $chamber }.
rajas-played-take = { $seat } nimmt zuerst: { $reward }.
    .you = Du nimmst zuerst: { $reward }.
rajas-played-edge = { $seat } nimmt zuerst den { $edge }.
    .you = Du nimmst zuerst den { $edge }.
rajas-played-reroll = { $seat } nimmt { $colour } { $pips } auf.
    .you = Du nimmst { $colour } { $pips } auf.
rajas-played-roll = { $seat } würfelt neu.
    .you = Du würfelst neu.
rajas-played-yield = { $seat } legt ein Ertragsplättchen ({ $slot }) an den { $edge }: { $reward }.
    .you = Du legst ein Ertragsplättchen ({ $slot }) an den { $edge }: { $reward }.
rajas-played-decline = { $seat } nimmt kein Ertragsplättchen.
    .you = Du nimmst kein Ertragsplättchen.

# Zufall
rajas-seen-start = Gleichstand bei der niedrigsten Summe: { $seat } wird als Startspieler ausgelost.
    .you = Gleichstand bei der niedrigsten Summe: Du wirst als Startspieler ausgelost.
rajas-seen-count = Der Würfel zeigt { $pips }: So viele Felder weiter liegt das nächste Flussplättchen.

# Ereignisse
rajas-event-round = Runde { $round } beginnt mit { $seat }.
    .you = Runde { $round } beginnt mit dir.
rajas-event-money = { $seat } erhält { $amount } und steht jetzt bei { $money }.
    .you = Du erhältst { $amount } und stehst jetzt bei { $money }.
rajas-event-fame = { $seat } erhält { $amount } und steht jetzt bei { $fame }.
    .you = Du erhältst { $amount } und stehst jetzt bei { $fame }.
rajas-event-karma = { $seat } erhält { $amount } Karma und hat jetzt { $karma }.
    .you = Du erhältst { $amount } Karma und hast jetzt { $karma }.
rajas-event-karma-lost = { $seat } erhält { $amount } Karma und hat jetzt { $karma }; { $lost } weiteres verfällt.
    .you = Du erhältst { $amount } Karma und hast jetzt { $karma }; { $lost } weiteres verfällt.
rajas-event-boat = Das Boot von { $seat } erreicht Feld { $space }.
    .you = Dein Boot erreicht Feld { $space }.
rajas-event-river = Der Fluss bringt: { $reward }.
rajas-event-worker-fame = { $seat } erreicht den Arbeiter auf der Ruhmleiste und hat jetzt { $owned } Arbeiter.
    .you = Du erreichst den Arbeiter auf der Ruhmleiste und hast jetzt { $owned } Arbeiter.
rajas-event-worker-money = { $seat } erreicht den Arbeiter auf der Geldleiste und hat jetzt { $owned } Arbeiter.
    .you = Du erreichst den Arbeiter auf der Geldleiste und hast jetzt { $owned } Arbeiter.
rajas-event-worker-bridge = { $seat } nimmt den Arbeiter von der Brücke und hat jetzt { $owned } Arbeiter.
    .you = Du nimmst den Arbeiter von der Brücke und hast jetzt { $owned } Arbeiter.
rajas-event-worker-leaves = { $seat } hat schon zwei Arbeiter erhalten; der dritte kommt aus dem Spiel.
    .you = Du hast schon zwei Arbeiter erhalten; der dritte kommt aus dem Spiel.
rajas-event-bonus-fame = { $seat } erreicht den Bonus bei { $space } auf der Ruhmleiste.
    .you = Du erreichst den Bonus bei { $space } auf der Ruhmleiste.
rajas-event-bonus-money = { $seat } erreicht den Bonus bei { $space } auf der Geldleiste.
    .you = Du erreichst den Bonus bei { $space } auf der Geldleiste.
rajas-event-rolled = { $seat } würfelt { $colour }: { $faces }.
    .you = Du würfelst { $colour }: { $faces }.
rajas-event-upgraded = Neuer Wert für { $seat }: { $building } je { $value } Ruhm.
    .you = Neuer Wert für dich: { $building } je { $value } Ruhm.
rajas-event-covered = Das überbaute Plättchen kommt aus dem Spiel: { $tile }.
rajas-event-edge = Eine Straße von { $seat } erreicht den Rand: { $reward }.
    .you = Eine deiner Straßen erreicht den Rand: { $reward }.
rajas-event-edge-lost = Durch Überbauen wird der { $edge } von { $seat } angeschlossen und bringt nichts.
    .you = Durch Überbauen wird dein { $edge } angeschlossen und bringt nichts.
rajas-event-opened = Neu im Steinbruch: { $tile }.
rajas-event-stack-empty = Ein Stapel ({ $colour }) ist leer.
rajas-event-drawn = { $seat } zieht ein Ertragsplättchen ({ $slot }): { $reward }.
    .you = Du ziehst ein Ertragsplättchen ({ $slot }): { $reward }.
rajas-event-reshuffled = Die weißen Ertragsplättchen werden neu gemischt.
rajas-event-lost = Das bringt { $seat } nichts: { $reward }.
    .you = Das bringt dir nichts: { $reward }.
rajas-event-river-tile = Auf Feld { $space } liegt ein Flussplättchen: { $reward }.
rajas-event-starter = { $seat } beginnt.
    .you = Du beginnst.
rajas-event-next-starter = { $seat } beginnt die nächste Runde.
    .you = Du beginnst die nächste Runde.
rajas-event-out = { $seat } kann keinen Arbeiter einsetzen und setzt bis zur nächsten Runde aus.
    .you = Du kannst keinen Arbeiter einsetzen und setzt bis zur nächsten Runde aus.
rajas-event-crossed = { $overlap ->
    [0] Die Marker von { $seat } haben sich getroffen
   *[other] Die Marker von { $seat } sind { $overlap } aneinander vorbei
}: Die letzten Züge beginnen.
    .you = { $overlap ->
        [0] Deine Marker haben sich getroffen
       *[other] Deine Marker sind { $overlap } aneinander vorbei
    }: Die letzten Züge beginnen.
rajas-event-over-crossed = Die Partie ist zu Ende: Die Marker haben sich gekreuzt.
rajas-event-over-rounds = Die Partie ist zu Ende: Vierzig Runden sind gespielt.
rajas-score = Marker um { $steps } gekreuzt
rajas-score-short = noch { $steps } bis zum Kreuzen

# Ablehnungen
rajas-refuse-place-first = Setze zuerst einen Arbeiter ein.
rajas-refuse-not-asked = Vorher ist etwas anderes zu entscheiden.
rajas-refuse-occupied = Dort steht schon ein Arbeiter. Wähle ein anderes Feld.
rajas-refuse-no-space = Ein Feld für { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} gibt es nicht.
rajas-refuse-coins = Das kostet { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}, und du hast { $money }.
rajas-refuse-no-die = Du hast keinen Würfel { $colour } mit { $pips }.
rajas-refuse-no-pips = Du hast keinen Würfel mit { $pips }; die Farbe ist egal.
rajas-refuse-turn-one = Du hast keinen Würfel mit { $pips }. Drehe zuerst für ein Karma eine { $other } um.
rajas-refuse-no-karma = Du hast kein Karma mehr.
rajas-refuse-flip-now = Zwischen Wahl und Bezahlung einer Aktion kannst du keine Würfel drehen.
rajas-refuse-flip-no-choice = Würfel drehst du nur im eigenen Zug und nur, wenn es etwas zu entscheiden gibt.
rajas-refuse-flip-unpaid = Danach könntest du kein Plättchen mehr bezahlen.
rajas-refuse-flip-stuck = Danach könntest du keinen Arbeiter mehr einsetzen.
rajas-refuse-not-open = Dieses Plättchen liegt nicht offen.
rajas-refuse-dice-total = Dieses Plättchen kostet { $price }, und deine Würfel dafür ergeben { $total }.
rajas-refuse-colour = Das Plättchen wird mit dieser Farbe bezahlt: { $colour }.
rajas-refuse-needless-die = Du brauchst nicht alle diese Würfel: Der Preis ist { $price }.
rajas-refuse-no-ground = Es gibt kein leeres Feld mehr, das eine Straße erreichen könnte.
rajas-refuse-no-square = Dieses Feld liegt nicht in der Provinz.
rajas-refuse-covered = Dort liegt schon ein Plättchen.
rajas-refuse-road = Die Straße dieses Plättchens hat eine andere Form.
rajas-refuse-not-connected = Keine Straße des Plättchens würde zur Residenz führen.
rajas-refuse-other-square = Das Plättchen wurde für ein anderes Feld bezahlt.
rajas-refuse-nothing-there = Dort liegt kein Plättchen zum Überbauen.
rajas-refuse-not-dearer = Das neue Plättchen muss teurer sein als das alte.
rajas-refuse-nothing-to-cover = Ist die 5 erst bezahlt, kannst du nichts mehr überbauen.
rajas-refuse-assorted = Du warst in dieser Runde schon auf einem gemischten Markt.
rajas-refuse-no-market = Du hast keinen angeschlossenen Markt für { $good }.
rajas-refuse-boat-arrived = Dein Boot hat das Ende des Flusses erreicht.
rajas-refuse-harbour-die = Für den Hafen brauchst du einen Würfel mit 1, 2 oder 3.
rajas-refuse-markets = Du kannst bei höchstens { $most ->
    [one] einem Markt
   *[other] { $most } Märkten
} kassieren.
rajas-refuse-sail = Dein Boot kann 1 bis { $most } freie Felder weit fahren.
rajas-refuse-river-short = Vor deinem Boot liegen weniger als sechs freie Felder.
rajas-refuse-dice-count = Wähle { $count } Würfel.
rajas-refuse-supply = So viele Würfel { $colour } gibt der Vorrat nicht her, oder die Farbe steht nicht zur Wahl.
rajas-refuse-upgraded = { $building } hat schon den höchsten Wert.
rajas-refuse-audience = Nur die Kammern 1 bis 4 kannst du kostenlos besuchen.
rajas-refuse-take = Das gehört nicht zu diesem Ertrag.
rajas-refuse-edge = Den { $edge } hast du nicht gerade angeschlossen.
rajas-refuse-reroll-order = Nimm Würfel in der Reihenfolge von Farbe und Augenzahl auf.
rajas-refuse-yield-not-open = Dieses Ertragsplättchen liegt nicht offen.
rajas-refuse-no-slot = Die Provinz hat keinen Platz am { $edge }.
rajas-refuse-slot-colour = Ein Ertragsplättchen ({ $slot }) braucht einen Platz seiner Farbe.
rajas-refuse-slot-taken = Am { $edge } liegt schon ein Ertragsplättchen.
rajas-refuse-slot-joined = Der Platz am { $edge } ist schon angeschlossen.
rajas-refuse-twin = Diese Ertragsplättchen sind gleich: Nimm das erste.
rajas-refuse-other-brown = Das ist nicht das Plättchen, das du gezogen hast.
rajas-refuse-decline-brown = Das braune Plättchen musst du legen.

# Das Bild
rajas-fame = Ruhm
rajas-money = Geld
rajas-karma = Karma
rajas-workers = Arbeiter
rajas-boat = Boot
rajas-statue = Statue
rajas-dice = Würfel
rajas-supply = Vorrat
rajas-values = Gebäude
rajas-open-tiles = offene Plättchen
rajas-quarry = Steinbruch
rajas-market = Markt
rajas-harbour = Hafen
rajas-terraces = Terrassen
rajas-balconies = Balkone
rajas-outer-terrace = äußere Terrasse
rajas-chambers = Kammern
rajas-river = Fluss
rajas-bridge = Brücke
rajas-yield-tiles = Ertragsplättchen
rajas-round = Runde { $round }
rajas-starts = beginnt
rajas-stand-ins = Einige gedruckte Werte kennen wir nicht; an ihrer Stelle stehen Ersatzwerte.

# Gründe der Bots
rajas-why-fame = Das bringt { $count } Ruhm.
rajas-why-money = Das bringt { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}.
rajas-why-workers = Das bringt { $count ->
    [one] einen Arbeiter
   *[other] { $count } Arbeiter
}.
rajas-why-dice = Das bringt { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
} mehr, als es kostet.
rajas-why-karma = Das bringt { $count } Karma.
rajas-why-upgrades = Künftige Gebäude sind mehr wert.
rajas-why-river = Das Boot fährt { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
} weiter.

# Titel der Regeln
rajas-rule-1 = Stapel und Tempel
rajas-rule-2 = Womit alle beginnen
rajas-rule-3 = Erste Würfel und Startspieler
rajas-rule-4 = Einen Arbeiter einsetzen
rajas-rule-5 = Ende einer Runde
rajas-rule-6 = Weitere Arbeiter
rajas-rule-7 = Kosten
rajas-rule-8 = Wirkungslose Aktionen
rajas-rule-9 = Würfel erhalten
rajas-rule-10 = Leerer Vorrat
rajas-rule-11 = Karma
rajas-rule-12 = Ein Plättchen bezahlen
rajas-rule-13 = Ein Plättchen legen
rajas-rule-14 = Ruhm und Geld eines Plättchens
rajas-rule-15 = Erträge am Rand
rajas-rule-16 = Das nächste Plättchen
rajas-rule-17 = Waren einer Sorte
rajas-rule-18 = Gemischte Waren
rajas-rule-19 = Der Hafen
rajas-rule-20 = Die Enden des Flusses
rajas-rule-21 = Die Brücke
rajas-rule-22 = Terrassen und Balkone
rajas-rule-23 = Die Kammern
rajas-rule-24 = Der Würfel für eine Kammer
rajas-rule-25 = Aufwertungen
rajas-rule-26 = Überbauen
rajas-rule-27 = Navaratnas: Aufbau
rajas-rule-28 = Navaratnas: Ertragsplättchen nehmen
rajas-rule-29 = Navaratnas: Ertragsplättchen legen
rajas-rule-30 = Ganga: Flussplättchen
rajas-rule-31 = Ganga: Erträge
rajas-rule-32 = Die letzten Züge
rajas-rule-33 = Der Sieger
rajas-rule-34 = Reihenfolge der Erträge
rajas-rule-35 = Kein Platz für einen Arbeiter
rajas-rule-36 = Die vierzigste Runde
rajas-rule-37 = Straßen
rajas-rule-38 = Kammern ohne Würfel
rajas-rule-39 = Braune Ertragsplättchen
rajas-rule-40 = Was verborgen ist

## A match summed up
rajas-unit-fame = Ruhm
rajas-unit-money = Geld
rajas-from-start = Startgeld
rajas-from-quarry = Steinbruch
rajas-from-market = Märkte
rajas-from-harbour = Hafen
rajas-from-palace = Palast
rajas-from-round = Zwischen den Runden
rajas-from-paid = Für Arbeiter bezahlt
rajas-ending-crossed = Ruhm und Geld haben sich getroffen, und die letzten Züge sind gespielt.
rajas-ending-rounds = Die letzte Runde ist gespielt.

# On the home page and when making a table
rajas-title = Rajas of the Ganges
rajas-line = Eine Provinz am Fluss bauen, bis Ruhm und Reichtum sich treffen.
rajas-facts = 2 bis 4 Spieler · etwa eine Stunde · Würfel und Arbeiter
rajas-option-navaratnas = Navaratnas
rajas-option-navaratnas-help = Die fortgeschrittene Seite der Provinz, mit Ertragsplättchen.
rajas-option-ganga = Ganga
rajas-option-ganga-help = Flussplättchen ersetzen, was auf einigen Flussfeldern gedruckt ist.
rajas-value-random = gemischt
rajas-value-laid = { $count ->
    [one] ein Plättchen an gewählter Stelle
   *[other] { $count } Plättchen an gewählten Stellen
}

# Die erste Lektion
rajas-lesson-first = Deine ersten zwei Runden
rajas-lesson-first-line = Segeln, bauen, verkaufen und in den Palast gehen, dann die letzten Runden einer Partie gegen einen Anfänger.
rajas-lesson-first-goal = Du hast zwei Marker, die aufeinander zulaufen: Der eine zählt Ruhm, der andere Geld. Treffen sie sich bei jemandem, geht die Partie zu Ende, und es gewinnt, wessen Marker am weitesten aneinander vorbei sind. Ob mit Ruhm oder mit Geld, ist gleich.
rajas-lesson-first-hand = In jeder Runde setzt ihr abwechselnd je einen Arbeiter ein. Du hast zunächst drei. Die meisten Orte verlangen auch Würfel, mal einer Farbe, mal einer Zahl, und womit du zahlst, das ist weg.
rajas-lesson-first-harbour = Niedrige Würfel sind für das Boot da. Wähle das Hafenfeld, das 0 kostet, und deine grüne 3: Ein Arbeiter geht dorthin, und dein Boot segelt drei Felder weit. Dort warten 7 Münzen und drei neue Würfel. Tippe dreimal Lila an: Plättchen bezahlst du mit einer einzigen Farbe, also lohnt es sich, eine zu sammeln.
rajas-lesson-first-harbour-after = Zehn Münzen und drei neue Würfel für einen kleinen. Solange dein Boot dort liegt, kann sonst niemand auf diesem Feld anhalten.
rajas-lesson-first-tile = Jetzt wird gebaut. Wähle im Steinbruch das Feld, das 1 Münze kostet, und das teuerste lila Plättchen, es kostet 12. Deine zwei lila Sechsen bezahlen es. Lege das Plättchen rechts neben deine Residenz, sodass die Straße nach Hause führt, und nimm zuerst den Ruhm.
rajas-lesson-first-tile-after = Zwei Gebäude brachten je 2 Ruhm, zwei Märkte je 3 Münzen. Mit den Münzen kamst du auf der Geldleiste an einem Bonus vorbei, und dein Boot fuhr von selbst weiter. Achte auf solche Ketten: Sie entscheiden Partien.
rajas-lesson-first-market = Die Märkte auf deinen Plättchen können in jeder Runde zahlen. Der gemischte Markt kostet keinen Würfel und zahlt deinen besten Markt jeder Ware: Seide und Gewürze, je 3 Münzen.
rajas-lesson-first-market-after = Mit sechs Münzen bist du auf der Geldleiste an der 20 vorbei, wo ein Arbeiter wartete. Du kannst ihn noch in dieser Runde einsetzen.
rajas-lesson-first-palace = Die Kammern im Palast verlangen einen Würfel mit genau ihrer Zahl, die Farbe ist gleich. Wähle Kammer 4 und deine orange 4: Raja Man Singh gibt dir 3 Münzen und eine Aufwertung. Wähle dann das Fort.
rajas-lesson-first-palace-after = Von jetzt an zählt jedes Fort, das du baust, 3 Ruhm statt 2. Was schon steht, bleibt, wie es ist.
rajas-lesson-first-edge = Eine neue Runde: Die Arbeiter sind zurück, und diesmal war dein Gegenüber zuerst dran. Hole dir im Steinbruch das blaue Plättchen mit dem Fort. Es kostet 4, genau deine blaue 4. Lege es an den rechten Rand, dort bringt eine Straße, was am Rand steht. Dein Ruhm bringt noch eine Aufwertung: Wähle wieder das Fort.
rajas-lesson-first-edge-after = 3 Ruhm für das Fort, eine Aufwertung für die 5 auf der Ruhmleiste und 2 Karma vom Rand.
rajas-lesson-first-again = Neue Runde, also zahlt der Markt wieder. Kassiere, bevor jemand anders das Feld nimmt.
rajas-lesson-first-again-after = Noch einmal sechs Münzen, ohne einen Würfel. Ein paar gute Märkte können eine Partie allein mit Geld gewinnen.
rajas-lesson-first-karma = Das lila Plättchen mit dem Fort kostet 5. Du könntest mit deiner 2 und deiner 4 zusammen zahlen, aber Karma spart dir einen Würfel: Für ein Karma drehst du einen Würfel auf die Gegenseite. Wähle zuerst dein Karma und die lila 2, aus ihr wird eine 5. Kaufe dann das Plättchen und lege es unter das letzte, mit der Straße zum Rand.
rajas-lesson-first-karma-after = Dieses Fort brachte schon 4 Ruhm, und der Rand zwei neue Würfel. Einen Würfel zu drehen kostet nie einen Arbeiter, und mehr als drei Karma kannst du nicht haben, also spare nicht daran.
rajas-lesson-first-end = Das ist das ganze Spiel: Würfel, Plättchen, Boot, Palast und Markt. Treffen sich bei jemandem die Marker, haben alle, die in dieser Runde danach kommen, noch einen Zug. Dann gewinnt die größte Überschneidung.
rajas-lesson-first-alone = Hier ist eine andere Partie, ein bis zwei Runden vor Schluss, und du liegst knapp vorn. Spiele sie gegen einen Anfänger zu Ende. Wenn du nicht weiterweißt, frage nach einem Tipp.

## Worum es in einem Rätsel geht
rajas-theme-flip = Einen Würfel drehen
rajas-theme-quarry = Der Steinbruch
rajas-theme-pay = Womit bezahlen
rajas-theme-lay = Wohin bauen
rajas-theme-market = Der Markt
rajas-theme-assorted = Der gemischte Markt
rajas-theme-harbour = Der Hafen
rajas-theme-sail = Wie weit segeln
rajas-theme-terrace = Die Terrasse
rajas-theme-balcony = Die Balkone
rajas-theme-outer = Die äußere Terrasse
rajas-theme-chamber = Die Kammern
rajas-theme-overbuild = Überbauen
rajas-theme-dice = Welche Würfel nehmen
rajas-theme-return = Welchen Würfel zurückgeben
rajas-theme-reroll = Neu würfeln
rajas-theme-roll = Neu würfeln
rajas-theme-upgrade = Welches Gebäude aufwerten
rajas-theme-good = Welche Ware
rajas-theme-markets = Erträge der Märkte
rajas-theme-audience = Eine Audienz
rajas-theme-karma = Karma
rajas-theme-take = Erträge in der richtigen Reihenfolge
rajas-theme-edge = Erträge in der richtigen Reihenfolge
rajas-theme-yield = Ertragsplättchen
rajas-theme-decline = Auf ein Ertragsplättchen verzichten

# Weitere Lektionen
rajas-lesson-navaratnas = Navaratnas
rajas-lesson-navaratnas-line = Wähle selbst, was die Ränder deiner Provinz bringen.
rajas-lesson-navaratnas-slots = In dieser Variante haben die Ränder deiner Provinz farbige Plätze. Was dort gedruckt ist, ist wenig, aber du kannst es mit einem Ertragsplättchen derselben Farbe bedecken, bevor deine Straße dort ankommt. Deine Statue hält acht Würfel statt zehn.
rajas-lesson-navaratnas-brown = Alle beginnen mit einem braunen Plättchen. Deins zahlt 1 Münze für jedes Gebäude deiner Provinz, sobald eine Straße es erreicht, also am besten spät. Wähle das Plättchen und dann den braunen Platz unten rechts, ein gutes Stück von zu Hause entfernt.
rajas-lesson-navaratnas-brown-after = Braune Plättchen zählen, wenn deine Straße ankommt, und nur einmal. Erst bauen, dann anschließen.
rajas-lesson-navaratnas-sail = Nun ein guter erster Zug, wie immer: das Hafenfeld, das 0 kostet, und die grüne 3. Segle drei Felder und nimm einen orangen, einen grünen und einen blauen Würfel.
rajas-lesson-navaratnas-sail-after = Sieben Münzen und drei Würfel.
rajas-lesson-navaratnas-dancer = Bei der Tänzerin gibt es hier keine Überraschung: Du suchst dir ein Ertragsplättchen aus. Wähle Kammer 2 und deine grüne 2. Nimm zuerst das Plättchen und lege die 4 Münzen auf den weißen Platz rechts, wo deine Straße bald sein wird. Nimm dann einen orangen und einen lila Würfel.
rajas-lesson-navaratnas-dancer-after = Erreicht deine Straße diesen Platz, zahlt er 4 Münzen statt eines grünen Würfels.
rajas-lesson-navaratnas-alone = Noch etwas: Hast du keine Arbeiter mehr und andere schon, darfst du jedes Mal, wenn du an der Reihe wärst, ein Ertragsplättchen nehmen. Spiele von hier gegen einen Anfänger weiter, so lange du magst.
rajas-lesson-ganga = Ganga
rajas-lesson-ganga-line = Plättchen auf dem Fluss ändern, was seine Felder geben.
rajas-lesson-ganga-tiles = Hier liegen auf einigen Feldern des Flusses Plättchen. Ein Plättchen ersetzt, was darunter gedruckt ist. Das erste, auf Feld 2, lässt dein Boot bis zu drei Felder weiterfahren.
rajas-lesson-ganga-sail = Deine grüne 2 bringt dich dorthin. Wähle das Hafenfeld, das 0 kostet, und die grüne 2, segle zwei Felder und dann noch eins: Auf Feld 3 liegen 7 Münzen und drei Würfel. Nimm einen orangen, einen grünen und einen blauen.
rajas-lesson-ganga-sail-after = Zwei Fahrten mit einem Arbeiter. Mit einem Plättchen am richtigen Ort ist eine 2 so gut wie eine 3.
rajas-lesson-ganga-alone = Die anderen Plättchen hier bieten den Yogi, einen Würfel für jedes Karma und den Großmogul. Wenn du selbst eine Partie anlegst, kannst du die Plättchen mischen oder hinlegen, wie du willst. Spiele gegen einen Anfänger weiter, so lange du magst.
