# Der Plan von Rajas of the Ganges
board-rajas-board = Spielplan von Rajas of the Ganges
board-rajas-summary = Runde { $round }. { $name } ist an der Reihe. { $tiles } Plättchen liegen offen.
board-rajas-parts = Teile des Plans
board-rajas-palace = Palast
board-rajas-works = Bruch & Handel
board-rajas-land = Provinz
board-rajas-bar = Dein Zug
board-rajas-tracks = Ruhm und Geld
board-rajas-lane = { $name }: Ruhm { $fame }, Geld { $money }, { $overlap } vom Treffpunkt, { $workers } Arbeiter zur Hand. Zeigt die Provinz.
board-rajas-gap = Schritte über den Treffpunkt hinaus (unter null: es fehlen noch): { $gap }
board-rajas-bonus-fame = Ruhm { $space }: { $reward }
board-rajas-bonus-money = Geld { $space }: { $reward }
board-rajas-worker = ein Arbeiter
board-rajas-rule = Öffnet Regel { $rule }
board-rajas-hint = Tipp { $rank }
board-rajas-held = { $place } · besetzt von { $name }
board-rajas-next = { $name } beginnt als Nächstes
board-rajas-chamber = { $person } ({ $number }): { $reward }
board-rajas-chamber-6 = { $person } (6): das Boot fährt genau sechs Felder
board-rajas-starter = der Beginn der nächsten Runde
board-rajas-overbuild = ein teureres Plättchen über einem von deinen
board-rajas-balcony = Balkon: ein Würfel in { $colour } für zwei in { $other }
board-rajas-terrace = Terrasse: ein Würfel in { $colour }; noch { $left } im Vorrat
board-rajas-outer = Vorterrasse: zwei Münzen, dann beliebige eigene Würfel neu werfen
board-rajas-quarry-place = Platz im Steinbruch für { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
}
board-rajas-left = { $left } darunter
board-rajas-stack-empty = Ein leerer Stapel
board-rajas-tile = Plättchen { $tile }, { $colour }, Preis { $price }, { $road }: { $shows }
board-rajas-road-straight = gerade Straße
board-rajas-road-bend = Kurve
board-rajas-road-tee = Abzweig
board-rajas-road-cross = Kreuzung
board-rajas-stall = Markt für { $good }: ein Würfel, so viele Märkte wie Augen
board-rajas-assorted = Gemischter Markt: der teuerste Markt jeder Ware, kostenlos
board-rajas-assorted-name = gemischt
board-rajas-berth = { $coins ->
    [0] Freier Liegeplatz
    [one] Liegeplatz für eine Münze
   *[other] Liegeplatz für { $coins } Münzen
}: ein Würfel mit 1, 2 oder 3 bewegt das Boot
board-rajas-river-space = Flussfeld { $space }: { $reward }
board-rajas-boat = Boot von { $name } auf Feld { $space }
board-rajas-province = Provinz von { $name }
board-rajas-back = zurück zu meiner
board-rajas-edges = Ränder
board-rajas-square-empty = Feld { $square }, leer
board-rajas-cut-off = abgeschnitten
board-rajas-edge = Rand { $edge }: { $reward }
board-rajas-edge-blank = Rand { $edge }
board-rajas-slot = Platz in { $slot }
board-rajas-edge-spent = eingelöst
board-rajas-estate = Würfel, Karma und Arbeiter von { $name }
board-rajas-die = Würfel in { $colour }: { $face }
board-rajas-karma = Karma: { $karma } von 3. Eines dreht einen Würfel um.
board-rajas-workers = { $workers } von { $owned } Arbeitern zur Hand
board-rajas-value = { $building }: je { $value } Ruhm
board-rajas-supply = Ein Würfel in { $colour }; noch { $left } da
board-rajas-close = schließen

# Die Leiste
board-rajas-waiting = { $name } ist am Zug.
board-rajas-done = Dein Zug ist gemacht; beende ihn oder nimm ihn zurück.
board-rajas-won = Das Spiel ist aus. { $names } gewinnt.
board-rajas-turn = Drehen
board-rajas-flip = Umdrehen
board-rajas-keep = Alle behalten
board-rajas-reroll = { $count ->
    [one] Neu werfen
   *[other] { $count } neu werfen
}
board-rajas-paid = { $paid } von { $price }
board-rajas-now = Wähle nun { $what }.
board-rajas-or = {" oder "}
board-rajas-now-die = einen Würfel
board-rajas-now-space = einen Platz
board-rajas-now-tile = ein Plättchen
board-rajas-now-square = ein Feld
board-rajas-now-supply = noch eine Farbe
board-rajas-now-edge = einen Platz am Rand
board-rajas-now-yield = ein Ertragsplättchen
board-rajas-ask-place = Setze einen Arbeiter: wähle einen Platz, ein Plättchen oder einen Würfel.
board-rajas-ask-skip = Du hast keinen Arbeiter mehr: du darfst ein Ertragsplättchen nehmen.
board-rajas-ask-lay-brown = Lege dein braunes Ertragsplättchen auf einen seiner Plätze.
board-rajas-ask-pay = Wähle Würfel, die das Plättchen bezahlen.
board-rajas-ask-lay = Wähle ein Feld. Ein weiterer Klick dreht das Plättchen.
board-rajas-ask-overbuild = Wähle ein neues Plättchen und das, über dem es liegen soll.
board-rajas-ask-sail = Wähle, wohin dein Boot fährt.
board-rajas-ask-colours = Wähle die Farben deiner neuen Würfel.
board-rajas-ask-return = Zu viele Würfel: gib einen zurück.
board-rajas-ask-overflow = Nicht alles Karma findet Platz. Drehe erst einen Würfel, oder nimm es.
board-rajas-ask-upgrade = Wähle ein Gebäude, das steigt.
board-rajas-ask-markets = Mit allen würden sich deine Marker treffen: Wähle, wie viele Märkte zählen.
board-rajas-ask-good = Wähle die Ware, die bezahlt wird.
board-rajas-ask-audience = Wähle, wen du besuchst.
board-rajas-ask-pool = Was kommt zuerst?
board-rajas-ask-edges = Welcher Rand kommt zuerst?
board-rajas-ask-reroll = Wähle die Würfel, die neu geworfen werden.
board-rajas-ask-gift = Du darfst ein Ertragsplättchen nehmen und auf einen Platz legen.
board-rajas-round = Runde { $count }
