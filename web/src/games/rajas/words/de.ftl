# Der Plan von Rajas of the Ganges
board-rajas-board = Spielplan von Rajas of the Ganges
board-rajas-summary = Runde { $round }. { $name } ist am Zug. Offene Plättchen: { $tiles }.
board-rajas-parts = Teile des Plans
board-rajas-palace = Palast
board-rajas-works = Bau & Handel
board-rajas-land = Provinz
board-rajas-bar = Dein Zug
board-rajas-tracks = Ruhm und Geld
board-rajas-lane = { $name }: Ruhm { $fame }, Geld { $money }, { $gap }, noch { $workers } Arbeiter.
board-rajas-to-go = noch { $steps }
board-rajas-past = { $steps } vorbei
board-rajas-to-go-title = Ruhm und Geld fehlen noch { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}, bis sie sich treffen.
board-rajas-past-title = Ruhm und Geld sind { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
} aneinander vorbei.
board-rajas-bonus-fame = Ruhm { $space }: { $reward }
board-rajas-bonus-money = Geld { $space }: { $reward }
board-rajas-worker = ein Arbeiter
board-rajas-rule = Öffnet Regel { $rule }
board-rajas-hint = Tipp { $rank }
board-rajas-held = { $place } · besetzt von { $name }
board-rajas-next-you = Du beginnst die nächste Runde
board-rajas-next = { $name } beginnt die nächste Runde
board-rajas-chamber = { $person } ({ $number }): { $reward }
board-rajas-chamber-6 = { $person } (6): das Boot fährt genau sechs Felder
board-rajas-starter = du beginnst die nächste Runde
board-rajas-overbuild = ein teureres Plättchen über eins von deinen
board-rajas-balcony = Balkon: ein Würfel ({ $colour }) für zwei ({ $other })
board-rajas-terrace = Terrasse: ein Würfel ({ $colour }); noch { $left } im Vorrat
board-rajas-outer = Äußere Terrasse: zwei Münzen, dann beliebige eigene Würfel neu werfen
board-rajas-quarry-place = Platz im Steinbruch für { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
}
board-rajas-left = { $left } darunter
board-rajas-stack-empty = Ein leerer Stapel
board-rajas-tile = { $tile }, { $road }
board-rajas-road-straight = gerade Straße
board-rajas-road-bend = Kurve
board-rajas-road-tee = Abzweig
board-rajas-road-cross = Kreuzung
board-rajas-stall = Markt für { $good }: einen Würfel zahlen, bei so vielen Märkten kassieren, wie er zeigt
board-rajas-assorted = Gemischter Markt: bei deinem besten Markt jeder Ware kassieren, kostenlos
board-rajas-assorted-name = gemischt
board-rajas-berth = { $coins ->
    [0] Hafenfeld, kostenlos
    [one] Hafenfeld für 1 Münze
   *[other] Hafenfeld für { $coins } Münzen
}: ein Würfel mit 1, 2 oder 3 bewegt das Boot
board-rajas-river-space = Flussfeld { $space }: { $reward }
board-rajas-river-start = Der Anfang des Flusses
board-rajas-waiting-bridge = Ein Arbeiter, wenn dein Boot die Brücke erreicht
board-rajas-residence = Die Residenz: Hier beginnen alle Straßen
board-rajas-boat = Boot von { $name } auf Feld { $space }
board-rajas-province = Provinz von { $name }
    .you = Deine Provinz
board-rajas-back = zurück zu meiner
board-rajas-edges = Ränder
board-rajas-square-empty = { $square }: leer
board-rajas-cut-off = abgeschnitten
board-rajas-edge = { $edge }: { $reward }
board-rajas-slot = Platz ({ $slot })
board-rajas-edge-spent = eingelöst
board-rajas-estate = Würfel, Karma und Arbeiter von { $name }
    .you = Deine Würfel, dein Karma und deine Arbeiter
board-rajas-die = Würfel ({ $colour }): { $face }
board-rajas-karma = Karma: { $karma } von 3. Jedes dreht einen Würfel um.
board-rajas-workers = noch { $workers } von { $owned } Arbeitern
board-rajas-value = { $building }: je { $value } Ruhm
board-rajas-supply = Ein Würfel ({ $colour }); noch { $left } da
board-rajas-close = schließen

# Die Leiste
board-rajas-waiting = { $name } ist am Zug.
    .you = Du bist am Zug.
board-rajas-done = Dein Zug ist gemacht.
board-rajas-won = Die Partie ist zu Ende. Gewonnen: { $names }.
board-rajas-turn = Drehen
board-rajas-flip = Umdrehen
board-rajas-keep = Alle behalten
board-rajas-reroll = { $count ->
    [one] Neu werfen
   *[other] { $count } neu werfen
}
board-rajas-paid = { $paid } von { $price } bezahlt
board-rajas-buy = Steinbruch: dieses Plättchen kaufen
board-rajas-lay-here = Plättchen hier hinlegen
board-rajas-take-dice = { $count ->
    [one] Diesen Würfel nehmen
   *[other] Diese Würfel nehmen
}
board-rajas-now = Wähle nun { $what }.
board-rajas-or = {" oder "}
board-rajas-now-die = einen Würfel
board-rajas-now-space = einen Platz
board-rajas-now-tile = ein Plättchen
board-rajas-now-square = ein Feld
board-rajas-now-supply = { $count ->
    [one] noch eine Farbe
   *[other] noch { $count } Farben
}
board-rajas-now-edge = einen Platz am Rand
board-rajas-now-yield = ein Ertragsplättchen
board-rajas-ask-place = Setze einen Arbeiter: Wähle einen Platz, ein Plättchen oder einen Würfel.
board-rajas-last = Das ist dein letzter Zug.
board-rajas-ask-skip = Du hast keinen Arbeiter mehr. Du darfst ein Ertragsplättchen nehmen.
board-rajas-ask-lay-brown = Lege dein braunes Ertragsplättchen auf einen seiner Plätze.
board-rajas-ask-pay = Wähle Würfel, um das Plättchen zu bezahlen.
board-rajas-ask-lay = Wähle ein Feld. Wähle es noch einmal, um das Plättchen zu drehen.
board-rajas-ask-overbuild = Wähle ein neues Plättchen und das, das es überbauen soll.
board-rajas-ask-sail = Wähle, wohin dein Boot fährt.
board-rajas-ask-colours = { $count ->
    [one] Wähle die Farbe deines neuen Würfels.
   *[other] Wähle die Farben deiner { $count } neuen Würfel.
}
board-rajas-ask-return = Zu viele Würfel: Gib einen zurück.
board-rajas-ask-overflow = Für so viel Karma ist kein Platz. Drehe erst einen Würfel, oder nimm, was passt.
board-rajas-ask-upgrade = Wähle eine Gebäudeart zum Aufwerten.
board-rajas-ask-markets = Mit allen würden sich deine Marker kreuzen. Wähle, bei wie vielen Märkten du kassierst.
board-rajas-ask-good = Wähle, welche Ware du verkaufst.
board-rajas-ask-audience = Wähle, wen du besuchst.
board-rajas-ask-pool = Was kommt zuerst?
board-rajas-ask-edges = Welcher Rand kommt zuerst?
board-rajas-ask-reroll = Wähle die Würfel, die neu geworfen werden.
board-rajas-ask-gift = Du darfst ein Ertragsplättchen nehmen und auf einen Platz legen.
board-rajas-round = Runde { $count }

# Das Regelheft
board-rajas-book-goal = Das Ziel
board-rajas-book-goal-text = Dein Ruhmmarker und dein Geldmarker starten an entgegengesetzten Enden und laufen aufeinander zu. Ein Schritt Ruhm zählt so viel wie zwei Schritte Geld. Treffen sich bei jemandem die Marker, haben alle, die in dieser Runde danach kommen, noch einen Zug. Wessen Marker dann am weitesten aneinander vorbei sind, gewinnt.
board-rajas-book-setup = Aufbau
board-rajas-book-setup-text = Du beginnst mit drei Arbeitern, einem Würfel jeder Farbe, einem Boot am Anfang des Flusses, 1 Karma und ein paar Münzen. Wessen Würfel zusammen am wenigsten zeigen, fängt an.
board-rajas-book-turn = Dein Zug
board-rajas-book-turn-text = Setze einen Arbeiter auf ein freies Feld, zahle, was es verlangt, und tu, was dort steht. Dann ist der Nächste dran. Sind alle Arbeiter gesetzt, kommen sie nach Hause, und eine neue Runde beginnt.
board-rajas-book-quarry = Steinbruch: ein Plättchen kaufen
board-rajas-book-quarry-text = Zahle die Münzen des Feldes, wähle ein offenes Plättchen und zahle seinen Preis mit Würfeln seiner Farbe. Zu viel ist erlaubt, Wechselgeld gibt es nicht. Jedes Gebäude bringt sofort Ruhm, jeder Markt seine Münzen.
board-rajas-book-road = Straßen und Ränder
board-rajas-book-road-text = Lege das Plättchen so, dass eine Straße zu deiner Residenz führt. Sonst müssen Straßen nicht zusammenpassen. Erreicht eine Straße eine Belohnung am Rand, bekommst du sie, einmal.
board-rajas-book-market = Markt: Waren verkaufen
board-rajas-book-market-text = Eine Sorte: Zahle einen Würfel und kassiere bei deinen besten Märkten dieser Ware, so viele, wie der Würfel zeigt. Gemischt: kein Würfel, dein bester Markt jeder Ware.
board-rajas-book-harbour = Hafen: segeln
board-rajas-book-harbour-text = Zahle die Münzen und einen Würfel mit 1, 2 oder 3 und segle höchstens so weit. Felder mit einem Boot werden übersprungen. Du bekommst, was auf dem Feld steht, auf dem du anhältst. An der Brücke wartet ein Arbeiter auf dich.
board-rajas-book-palace = Palast: Würfel und Gunst
board-rajas-book-palace-text = Eine Terrasse gibt einen Würfel ihrer Farbe. Ein Balkon tauscht einen Würfel gegen zwei der nächsten Farbe. Die äußere Terrasse zahlt 2 Münzen und lässt dich neu würfeln. Eine Kammer verlangt einen Würfel mit genau ihrer Zahl.
board-rajas-book-chambers = Die sechs Kammern
board-rajas-book-chambers-text = 1 Großmogul: 2 Ruhm, und du beginnst die nächste Runde. 2 Tänzerin: zwei Würfel und eine Überraschung. 3 Yogi: 2 Karma und ein Würfel. 4 Raja Man Singh: eine Aufwertung und 3 Münzen. 5 Baumeister: ein teureres Plättchen über ein altes legen. 6 Portugiese: genau sechs Felder segeln.
board-rajas-book-karma = Karma
board-rajas-book-karma-text = In deinem Zug kannst du Karma ausgeben, um einen Würfel auf die Gegenseite zu drehen: 1 und 6, 2 und 5, 3 und 4. Mehr als drei Karma kannst du nicht haben.
board-rajas-book-upgrade = Aufwertungen
board-rajas-book-upgrade-text = Jedes Gebäude zählt zuerst 2 Ruhm. Eine Aufwertung hebt eine Art auf 3, dann auf 4, für Gebäude, die du von da an legst.
board-rajas-book-workers = Mehr Arbeiter
board-rajas-book-workers-text = Ein Arbeiter wartet bei 15 Ruhm, einer bei 20 Münzen und einer an der Brücke. Die ersten zwei, die du erreichst, kommen zu dir, und du kannst sie in derselben Runde einsetzen.
board-rajas-book-options = Zwei Varianten
board-rajas-book-options-text = Navaratnas: Du wählst Ertragsplättchen für die Ränder deiner Provinz und hast Platz für weniger Würfel. Ganga: Plättchen auf dem Fluss ersetzen, was dort gedruckt ist.

# Die Zeichen
board-rajas-sign-fame = Ruhm: Dein Ruhmmarker rückt vor.
board-rajas-sign-money = Münzen: Dein Geldmarker rückt vor.
board-rajas-sign-karma = Karma: dreht einen Würfel auf die Gegenseite.
board-rajas-sign-die = Würfel beliebiger Farben, für dich geworfen.
board-rajas-sign-dice = Je ein Würfel dieser Farben.
board-rajas-sign-either = Ein Würfel einer der beiden Farben.
board-rajas-sign-upgrade = Aufwertung: Eine Gebäudeart zählt von jetzt an 1 Ruhm mehr.
board-rajas-sign-boat = Dein Boot fährt ein freies Feld weiter und nimmt, was dort ist.
board-rajas-sign-sail = Dein Boot fährt höchstens so viele freie Felder weiter.
board-rajas-sign-assorted = Kassiere bei deinem besten Markt jeder Ware.
board-rajas-sign-kind = Kassiere bei höchstens so vielen Märkten einer Ware.
board-rajas-sign-chamber = Nutze diese Kammer des Palastes ohne Würfel und ohne Arbeiter.
board-rajas-sign-audience = Nutze eine der Kammern 1 bis 4 ohne Würfel und ohne Arbeiter.
board-rajas-sign-yield = Ein Ertragsplättchen.
board-rajas-sign-starter = Du beginnst die nächste Runde.
board-rajas-sign-overbuild = Lege ein teureres Plättchen über eins von deinen.
board-rajas-sign-building = Ein Gebäude: Ruhm, wenn du das Plättchen legst.
board-rajas-sign-good = Ein Markt für diese Ware: Münzen jetzt und wieder am Markt.
board-rajas-sign-colour = Ein Würfel. Jede Farbe hat Augen von eigener Form.
board-rajas-sign-worker = Ein Arbeiter. Jeder Spieler hat eine Farbe und ein Zeichen.

# Die Plättchen der Ganga legen
board-rajas-ganga-off = Aus
board-rajas-ganga-random = Gemischt
board-rajas-ganga-laid = Selbst legen
board-rajas-ganga-tiles = Flussplättchen
board-rajas-ganga-pick = Wähle ein Plättchen, dann ein Feld des Flusses. Ein Druck auf ein bedecktes Feld nimmt sein Plättchen zurück.
board-rajas-ganga-place = Wähle jetzt ein Feld dafür.

# Tipps für die erste Partie
board-rajas-tip-harbour = Mit einer 1, 2 oder 3 kannst du segeln. Sieh nach, was der Fluss bietet, bevor du sie woanders ausgibst.
board-rajas-tip-quarry = Teurere Plättchen bringen mehr für einen Arbeiter, es lohnt sich also, Würfel einer Farbe zu sammeln.
board-rajas-tip-market = Sobald du Märkte hast, kassiere in jeder Runde.
board-rajas-tip-chamber = Ein Würfel, der genau zu einer Kammer passt, ist einen Besuch im Palast wert.
board-rajas-tip-karma = Karma dreht einen Würfel auf die Gegenseite, jederzeit in deinem Zug.
board-rajas-tip-terrace = Zu wenige Würfel? Auf einer Terrasse bekommst du einen umsonst.
