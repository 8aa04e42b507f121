# The Dice Charmers

# Dinge
charmers-thing = { $thing }
charmers-sun = Sonne
charmers-moon = Mond
charmers-orange = orange
charmers-purple = violett
charmers-green = grün
charmers-blue = blau
charmers-great-mogul = Großmogul
charmers-maharani = Maharani
charmers-trader = Händler
charmers-man-singh = Raja Man Singh
charmers-master-builder = Baumeister
charmers-portuguese = Portugiese
charmers-tea = Tee
charmers-silk = Seide
charmers-spices = Gewürze
charmers-tea-tea = Tee und Tee
charmers-silk-silk = Seide und Seide
charmers-spices-spices = Gewürze und Gewürze
charmers-tea-silk = Tee und Seide
charmers-tea-spices = Tee und Gewürze
charmers-silk-spices = Seide und Gewürze
charmers-n-tea = { $count } Tee
charmers-n-silk = { $count } Seide
charmers-n-spices = { $count } Gewürze
charmers-straight = Gerade
charmers-bend = Kurve
charmers-fork = Gabelung
charmers-cross = Kreuzung
charmers-half-roads = zwei halbe Straßen
charmers-half-road = halbe Straße
charmers-flag = Flagge
charmers-lotus = Lotos
charmers-conch = Muschel
charmers-peacock = Pfau
charmers-lamp = Lampe
charmers-fish = Fisch
charmers-temple = Tempel
charmers-fort = Festung
charmers-mausoleum = Mausoleum
charmers-garden = Garten
charmers-north = Norden
charmers-east = Osten
charmers-south = Süden
charmers-west = Westen

# Boni
charmers-fame = { $count } Ruhm
charmers-money = { $count } Geld
charmers-karma = Karma
charmers-upgrade = Aufwertung
charmers-goods = { $count ->
    [one] eine Ware
   *[other] { $count } Waren
}
charmers-goods-die = Warenwürfel
charmers-sell-any = { $count } verkaufen
charmers-sell-same = { $count } gleiche verkaufen
charmers-sell-diff = { $count } versch. verkaufen
charmers-any-palace = beliebige Palastaktion
charmers-river-fwd = Fluss vorwärts
charmers-river-back-one = Fluss eins zurück
charmers-river-back-any = Fluss beliebig zurück

# Züge
charmers-move-take = Würfel nehmen: { $die }
charmers-move-karma = Karma einsetzen: { $die } und den Elefantenwürfel werfen
charmers-move-again = Noch ein Karma: beide noch einmal werfen
charmers-move-pass = Nichts nehmen
charmers-move-draw = { $piece } auf { $space } zeichnen: { $arms }
charmers-move-extend = Straße auf { $space } nach { $arm } erweitern
charmers-move-drop = Zweite halbe Straße verfallen lassen
charmers-move-sail = Zu Flussfeld { $space } fahren
charmers-move-circle = Einkreisen: { $goods }
charmers-move-copy = Wie auf dem Würfel einkreisen: { $goods }
charmers-move-sell = Verkaufen: { $goods }
charmers-move-sell-nothing = Nichts verkaufen
charmers-move-upgrade = Aufwerten: { $building }
charmers-move-call = Rufen: { $person }
charmers-move-use = Bonus nutzen: { $bonus }
charmers-move-join = Zwei halbe Straßen zu einer neuen verbinden
charmers-played-take = { $seat } nimmt einen Würfel: { $die }.
charmers-played-karma = { $seat } setzt Karma ein, für den Elefantenwürfel und { $die }.
charmers-played-again = { $seat } setzt noch ein Karma ein.
charmers-played-pass = { $seat } nimmt nichts.
charmers-played-draw = { $seat } zeichnet auf { $space }: { $piece }, { $arms }.
charmers-played-extend = { $seat } erweitert die Straße auf { $space } nach { $arm }.
charmers-played-drop = { $seat } lässt die zweite halbe Straße verfallen.
charmers-played-sail = { $seat } steuert Flussfeld { $space } an.
charmers-played-circle = { $seat } wünscht sich { $goods }.
charmers-played-copy = { $seat } wählt den Würfel mit { $goods }.
charmers-played-sell = { $seat } bietet an: { $goods }.
charmers-played-sell-nothing = { $seat } verkauft nichts.
charmers-played-upgrade = { $seat } wertet auf: { $building }.
charmers-played-call = { $seat } ruft: { $person }.
charmers-played-use = { $seat } wählt einen Bonus: { $bonus }.
charmers-played-join = { $seat } verbindet zwei halbe Straßen.

# Würfe
charmers-seen-start = { $seat } hat den Elefanten zuerst.
charmers-seen-one = Würfel { $colour }: { $die }.
charmers-seen-pair = Würfel { $colour }: { $first } · { $second }.

# Ereignisse
charmers-event-elephant = Auf dem Elefanten: { $die }.
charmers-event-karma-used = { $seat } streicht ein Karma und hat noch { $left }.
charmers-event-in-vain = { $seat } nimmt vergeblich einen Würfel: { $die }.
charmers-event-crossed = { $seat } kreuzt an: { $person }.
charmers-event-circled = { $seat } kreist ein: { $good }.
charmers-event-built = { $seat } erreicht auf { $space }: { $building }.
charmers-event-sailed = { $seat } markiert Flussfeld { $space }.
charmers-event-sold = { $seat } verkauft { $goods }.
charmers-event-upgraded = Für { $seat } ist nun { $value } wert: { $building }.
charmers-event-fame = { $seat } gewinnt { $points } Ruhm, jetzt { $sum }.
charmers-event-money = { $seat } gewinnt { $coins } Geld, jetzt { $sum }.
charmers-event-karma = { $seat } sammelt das Karma Nummer { $sum }.
charmers-event-freed = { $seat } setzt einen Bonus frei: { $bonus }.
charmers-event-used = { $seat } nutzt einen Bonus: { $bonus }.
charmers-event-lost = { $seat } kann das nicht nutzen und verliert es: { $bonus }.
charmers-event-round = Runde { $round }: Der Elefant geht an { $seat }.
charmers-event-end-crossing = Die Leisten haben sich getroffen, alle hatten gleich viele Züge: Das Spiel ist aus.
charmers-event-end-quiet = Eine ganze Runde ohne Eintrag: Das Spiel ist aus.
charmers-event-end-limit = Runde 80 ist vorbei und damit das Spiel.
charmers-score = Leisten um { $points } gekreuzt
charmers-score-short = noch { $points } bis zum Kreuzen

# Ablehnungen
charmers-refuse-first = Zuerst: { $awaited }.
charmers-await-choose = einen Würfel nehmen, Karma einsetzen oder passen, wenn kein Würfel wirkt
charmers-await-rerolled = einen der beiden Würfel in der Hand nehmen oder noch ein Karma einsetzen
charmers-await-pool = wählen, welcher freigesetzte Bonus als nächster genutzt wird
charmers-await-road = die Straße zeichnen
charmers-await-half-roads = die halben Straßen nutzen
charmers-await-half-road = die halbe Straße an eine gezeichnete anfügen
charmers-await-sale = sagen, was verkauft wird, auch nichts
charmers-await-goods = die Waren zum Einkreisen wählen
charmers-await-goods-die = den violetten Würfel wählen, dessen Waren eingekreist werden
charmers-await-upgrade = die Gebäudeart zum Aufwerten wählen
charmers-await-palace = eine Palastaktion wählen
charmers-await-mogul = wählen, wen der Großmogul ruft
charmers-await-maharani = wählen, wie weit die Maharani fährt
charmers-await-trader = mit dem Händler verkaufen oder eine Ware nehmen
charmers-await-portuguese = mit dem Portugiesen zurückfahren oder eine Ware nehmen
charmers-await-back-any = das Flussfeld für die Rückfahrt wählen
charmers-refuse-no-such-die = Ein solcher Würfel liegt nicht in der Mitte.
charmers-refuse-no-effect = Dieser Würfel ergäbe keinen Eintrag auf deinem Blatt, ein anderer schon.
charmers-refuse-nothing-has-effect = Kein Würfel in der Mitte ergäbe einen Eintrag: Setze Karma ein oder nimm nichts.
charmers-refuse-one-of-the-two = Nach dem Karma nimmst du einen der beiden geworfenen Würfel.
charmers-refuse-pass = Ein Würfel in der Mitte wirkt für dich, also nimmst du einen.
charmers-refuse-no-karma = Du hast kein Karma mehr.
charmers-refuse-karma-starter = Im ersten Zug einer Runde geht kein Karma: Der Elefant trägt noch keinen Würfel.
charmers-refuse-karma-elephant = Der Elefant trägt in dieser Runde keinen Würfel, darum nützt Karma nichts.
charmers-refuse-half-drawn = Ein neues Feld bekommt eine ganze Straße; ein Arm ist nur eine halbe.
charmers-refuse-other-piece = Diese Straßenform hast du nicht.
charmers-refuse-residence = Auf die Residenz wird keine Straße gezeichnet.
charmers-refuse-outside = Dieses Feld liegt außerhalb deiner Provinz.
charmers-refuse-has-road = Dieses Feld hat schon eine Straße.
charmers-refuse-not-joined = Keiner ihrer Arme trifft eine gezeichnete Straße oder die Residenz.
charmers-refuse-only-half-roads-extend = Nur halbe Straßen erweitern eine Straße; dieses Stück braucht ein freies Feld.
charmers-refuse-extend-residence = Die Residenz ist nach allen Seiten offen und nimmt keine halbe Straße.
charmers-refuse-no-road = Da ist keine Straße zum Erweitern; ein neues Feld wird nie halb bezeichnet.
charmers-refuse-crossing = Eine Kreuzung nimmt keinen weiteren Arm.
charmers-refuse-has-arm = Die Straße hat dort schon einen Arm.
charmers-refuse-drop-first = Nur die zweite halbe Straße darf verfallen.
charmers-refuse-must-use = Ein nutzbarer Bonus muss genutzt werden.
charmers-refuse-maharani = Die Maharani fährt ein oder zwei Felder vorwärts.
charmers-refuse-portuguese = Der Portugiese fährt zum ersten oder zweiten freien Feld hinter dir.
charmers-refuse-marked = Dieses Flussfeld ist schon markiert.
charmers-refuse-not-behind = Dieses Flussfeld liegt nicht hinter dir.
charmers-refuse-row-full = Eine dieser Reihen ist voll.
charmers-refuse-how-many-goods = So viele Waren darfst du nicht einkreisen.
charmers-refuse-copy-no-room = Für keine der beiden Waren dieses Würfels ist Platz auf deinem Blatt.
charmers-refuse-no-such-goods-die = Kein violetter Würfel zeigt diese Waren.
charmers-refuse-not-in-stock = So viele eingekreiste Waren hast du nicht zu verkaufen.
charmers-refuse-trader-nothing = Statt nichts zu verkaufen, bringt dir der Händler eine Ware.
charmers-refuse-too-many = Hier lassen sich höchstens { $count } Waren verkaufen.
charmers-refuse-not-same = Hier müssen alle verkauften Waren von einer Art sein.
charmers-refuse-not-different = Hier müssen alle verkauften Waren verschieden sein.
charmers-refuse-upgrade = Diese Art ist schon 3 wert.
charmers-refuse-himself = Der Großmogul ruft nie sich selbst.
charmers-refuse-used-up = { $person }: kein freies Feld mehr.
charmers-refuse-not-in-pool = Diesen Bonus hast du nicht freigesetzt: { $bonus }.
charmers-refuse-not-usable = Dieser Bonus ist jetzt nicht nutzbar: { $bonus }.
charmers-refuse-join-two = Zum Verbinden braucht es zwei in diesem Zug freigesetzte halbe Straßen.
charmers-refuse-join-nowhere = Es gibt kein Feld für die verbundene Straße.

# Warum einem Bot ein Zug gefällt
charmers-why-tracks = Dieser Zug bringt { $fame } Ruhm und { $money } Geld.
charmers-why-karma = Die Würfel, die da liegen, bringen weniger als ein neuer Wurf bringen kann.
charmers-why-stock = Waren auf Vorrat nach diesem Zug: { $goods }.
charmers-why-upgrade = Künftige Gebäude sind mehr wert.

# Das Bild
charmers-picture-title = Runde { $round } · Seite: { $side } · Elefant: { $seat }
charmers-picture-stand-ins = Die meisten gedruckten Werte dieses Blatts kennen wir nicht; diese sind Platzhalter.
charmers-picture-middle = Würfel
charmers-picture-elephant = Auf dem Elefanten
charmers-picture-hand = In der Hand
charmers-picture-pool = Zu nutzen
charmers-picture-sheet = { $seat } · Überschuss { $excess }
charmers-picture-fame = Ruhm
charmers-picture-money = Geld
charmers-picture-karma = Karma
charmers-picture-river = Fluss
charmers-picture-other = { $seat }: Ruhm { $fame } Geld { $money } ({ $excess }) Karma { $karma } Waren { $stock } Fluss { $river } Straßen { $roads }
charmers-picture-letters = T { $temple } F { $fort } M { $mausoleum } G { $garden }
charmers-picture-markets = = 3 gleiche verkaufen  # 3 verschiedene

# Regeln
charmers-rule-1 = Die Wertung
charmers-rule-2 = Was das Ende auslöst
charmers-rule-3 = Boni auf den Leisten
charmers-rule-4 = Gleich viele Züge, Sieg und Gleichstand
charmers-rule-5 = Zu zweit
charmers-rule-6 = Der erste Würfel einer Runde
charmers-rule-7 = Die anderen Würfel einer Runde
charmers-rule-8 = Würfel ohne Wirkung
charmers-rule-9 = Karma einsetzen
charmers-rule-10 = Karma sammeln
charmers-rule-11 = Violett: Waren
charmers-rule-12 = Grün: Straßen
charmers-rule-13 = Halbe Straßen
charmers-rule-14 = Gebäude und Märkte
charmers-rule-15 = Verkäufe und Zelte
charmers-rule-16 = Boni am Rand
charmers-rule-17 = Blau: der Fluss
charmers-rule-18 = Orange: der Palast
charmers-rule-19 = Flussfelder zählen
charmers-rule-20 = Der Vorrat an Boni
charmers-rule-21 = Palastspalten
charmers-rule-22 = Aufwertungen
charmers-rule-23 = Personen als Boni
charmers-rule-24 = Waren und Verkäufe als Boni
charmers-rule-25 = Halbe Straßen als Boni
charmers-rule-26 = Straßen als Ertrag
charmers-rule-27 = Zurück auf dem Fluss
charmers-rule-28 = Was genutzt werden muss
charmers-rule-29 = Die Grenze eines Spiels
charmers-rule-30 = Der erste Startspieler

## A match summed up
charmers-unit-fame = Ruhm
charmers-unit-money = Geld
charmers-from-buildings = Gebäude
charmers-from-sales = Verkäufe
charmers-from-bonuses = Boni
charmers-from-persons = Personen
charmers-from-river = Fluss
charmers-ending-crossing = Ruhm und Geld trafen sich, und die Runde wurde zu Ende gespielt.
charmers-ending-quiet = Niemand konnte mehr etwas eintragen.
charmers-ending-limit = Die letzte Runde war vorbei.

# On the first page and where a table is made
charmers-title = The Dice Charmers
charmers-line = Einen Würfel wählen, eintragen, nichts verschenken.
charmers-facts = 2 bis 5 Spieler · etwa 30 Minuten · würfeln und eintragen
charmers-option-sheet = Blatt
charmers-option-sheet-help = Die Mondseite ist die schwierigere.
charmers-option-strict-crossing = Leisten müssen sich überholen
charmers-option-strict-crossing-help = Ein bloßes Treffen beendet die Partie noch nicht.
charmers-value-sun = Sonne
charmers-value-moon = Mond
