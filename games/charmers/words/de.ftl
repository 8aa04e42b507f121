# The Dice Charmers

# Dinge
charmers-thing = { $thing }
charmers-sun = Sonne
charmers-moon = Mond
charmers-orange = orange
charmers-purple = lila
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
charmers-n-spices = { $count ->
    [one] 1 Gewürz
   *[other] { $count } Gewürze
}
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
charmers-fort = Fort
charmers-mausoleum = Mausoleum
charmers-garden = Garten
charmers-space = Reihe { $row }, Spalte { $column }
charmers-north = Norden
charmers-east = Osten
charmers-south = Süden
charmers-west = Westen

# Boni
charmers-fame = { $count } Ruhm
charmers-money = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
charmers-karma = Karma
charmers-upgrade = Aufwertung
charmers-goods = { $count ->
    [one] 1 Ware
   *[other] { $count } Waren
}
charmers-goods-die = Warenwürfel
charmers-sell-any = { $count } verkaufen
charmers-sell-same = { $count } gleiche verkaufen
charmers-sell-diff = { $count } versch. verkaufen
charmers-any-palace = beliebige Palastaktion
charmers-river-fwd = vorwärts segeln
charmers-river-back-one = eins zurücksegeln
charmers-river-back-any = beliebig zurücksegeln

# Züge
charmers-move-take = Würfel nehmen: { $die }
charmers-move-karma = Karma einsetzen: { $die } und den Elefantenwürfel neu werfen
charmers-move-again = Noch ein Karma: beide neu werfen
charmers-move-pass = Nichts nehmen
charmers-move-draw = { $piece } in { $space } zeichnen: { $arms }
charmers-move-extend = Straße in { $space } nach { $arm } erweitern
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
    .you = Du nimmst einen Würfel: { $die }.
charmers-played-karma = { $seat } setzt Karma ein und wirft { $die } und den Elefantenwürfel neu.
    .you = Du setzt Karma ein und wirfst { $die } und den Elefantenwürfel neu.
charmers-played-again = { $seat } setzt noch ein Karma ein.
    .you = Du setzt noch ein Karma ein.
charmers-played-pass = { $seat } nimmt nichts.
    .you = Du nimmst nichts.
charmers-played-draw = { $seat } zeichnet in { $space }: { $piece }, { $arms }.
    .you = Du zeichnest in { $space }: { $piece }, { $arms }.
charmers-played-extend = { $seat } erweitert die Straße in { $space } nach { $arm }.
    .you = Du erweiterst die Straße in { $space } nach { $arm }.
charmers-played-drop = { $seat } lässt die zweite halbe Straße verfallen.
    .you = Du lässt die zweite halbe Straße verfallen.
charmers-played-sail = { $seat } steuert Flussfeld { $space } an.
    .you = Du steuerst Flussfeld { $space } an.
charmers-played-circle = { $seat } wählt { $goods }.
    .you = Du wählst { $goods }.
charmers-played-copy = { $seat } wählt den Würfel mit { $goods }.
    .you = Du wählst den Würfel mit { $goods }.
charmers-played-sell = { $seat } bietet { $goods } zum Verkauf an.
    .you = Du bietest { $goods } zum Verkauf an.
charmers-played-sell-nothing = { $seat } verkauft nichts.
    .you = Du verkaufst nichts.
charmers-played-upgrade = { $seat } wertet auf: { $building }.
    .you = Du wertest auf: { $building }.
charmers-played-call = { $seat } ruft im Palast: { $person }.
    .you = Du rufst im Palast: { $person }.
charmers-played-use = { $seat } nutzt einen Bonus: { $bonus }.
    .you = Du nutzt einen Bonus: { $bonus }.
charmers-played-join = { $seat } verbindet zwei halbe Straßen.
    .you = Du verbindest zwei halbe Straßen.

# Würfe
charmers-seen-start = { $seat } bekommt als Erstes den Elefanten.
    .you = Du bekommst als Erstes den Elefanten.
charmers-seen-one = Würfel { $colour }: { $die }.
charmers-seen-pair = Würfel { $colour }: { $first } · { $second }.

# Ereignisse
charmers-event-elephant = Auf dem Elefanten: { $die }.
charmers-event-karma-used = { $seat } streicht ein Karma und hat noch { $left }.
    .you = Du streichst ein Karma und hast noch { $left }.
charmers-event-in-vain = { $seat } nimmt einen Würfel ohne Wirkung: { $die }.
    .you = Du nimmst einen Würfel ohne Wirkung: { $die }.
charmers-event-crossed = { $seat } streicht ein Palastfeld durch: { $person }.
    .you = Du streichst ein Palastfeld durch: { $person }.
charmers-event-circled = { $seat } kreist ein: { $good }.
    .you = Du kreist ein: { $good }.
charmers-event-built = { $seat } erreicht in { $space }: { $building }.
    .you = Du erreichst in { $space }: { $building }.
charmers-event-sailed = { $seat } markiert Flussfeld { $space }.
    .you = Du markierst Flussfeld { $space }.
charmers-event-sold = { $seat } verkauft { $goods }.
    .you = Du verkaufst { $goods }.
charmers-event-upgraded = Neuer Wert für { $seat }: { $building } je { $value } Ruhm.
    .you = Neuer Wert für dich: { $building } je { $value } Ruhm.
charmers-event-fame = { $seat } gewinnt { $points } Ruhm, jetzt { $sum }.
    .you = Du gewinnst { $points } Ruhm, jetzt { $sum }.
charmers-event-money = { $seat } gewinnt { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}, jetzt { $sum }.
    .you = Du gewinnst { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }, jetzt { $sum }.
charmers-event-karma = { $seat } sammelt ein Karma, bisher { $sum }.
    .you = Du sammelst ein Karma, bisher { $sum }.
charmers-event-freed = { $seat } schaltet einen Bonus frei: { $bonus }.
    .you = Du schaltest einen Bonus frei: { $bonus }.
charmers-event-lost = { $seat } kann das nicht nutzen, es verfällt: { $bonus }.
    .you = Das kannst du nicht nutzen, es verfällt: { $bonus }.
charmers-event-round = Runde { $round }: Der Elefant geht an { $seat }.
    .you = Runde { $round }: Der Elefant geht an dich.
charmers-event-end-crossing = Die Leisten haben sich getroffen, und alle waren gleich oft am Zug: Die Partie ist zu Ende.
charmers-event-end-quiet = Eine ganze Runde ohne Eintrag: Die Partie ist zu Ende.
charmers-event-end-limit = Runde 80 war die letzte: Die Partie ist zu Ende.
charmers-score = Leisten um { $points } gekreuzt
charmers-score-short = noch { $points } bis zum Kreuzen

# Ablehnungen
charmers-refuse-first = Zuerst: { $awaited }.
charmers-await-choose = einen Würfel nehmen, Karma einsetzen oder passen, wenn kein Würfel etwas bewirkt
charmers-await-rerolled = einen der beiden Würfel in der Hand nehmen oder noch ein Karma einsetzen
charmers-await-pool = wählen, welchen freigeschalteten Bonus du als nächsten nutzt
charmers-await-road = die Straße zeichnen
charmers-await-half-roads = die halben Straßen nutzen
charmers-await-half-road = die halbe Straße an eine gezeichnete anfügen
charmers-await-sale = wählen, was du verkaufst, oder nichts verkaufen
charmers-await-goods = die Waren zum Einkreisen wählen
charmers-await-goods-die = den lila Würfel wählen, dessen Waren du einkreist
charmers-await-upgrade = die Gebäudeart zum Aufwerten wählen
charmers-await-palace = eine Palastaktion wählen
charmers-await-mogul = wählen, wen der Großmogul ruft
charmers-await-maharani = wählen, wie weit du mit der Maharani segelst
charmers-await-trader = mit dem Händler verkaufen oder eine Ware einkreisen
charmers-await-portuguese = mit dem Portugiesen zurücksegeln oder eine Ware einkreisen
charmers-await-back-any = das Flussfeld für die Rückfahrt wählen
charmers-refuse-no-such-die = Dieser Würfel liegt nicht in der Mitte.
charmers-refuse-no-effect = Dieser Würfel ergäbe keinen Eintrag auf deinem Blatt, ein anderer schon.
charmers-refuse-nothing-has-effect = Kein Würfel in der Mitte ergäbe einen Eintrag: Setze Karma ein oder nimm nichts.
charmers-refuse-one-of-the-two = Nach dem Karma nimmst du einen der beiden geworfenen Würfel.
charmers-refuse-pass = Ein Würfel in der Mitte bewirkt etwas für dich, also musst du einen nehmen.
charmers-refuse-no-karma = Du hast kein Karma mehr.
charmers-refuse-karma-starter = Im ersten Zug einer Runde kannst du kein Karma einsetzen: Der Elefant trägt noch keinen Würfel.
charmers-refuse-karma-elephant = Der Elefant trägt in dieser Runde keinen Würfel, also kannst du kein Karma einsetzen.
charmers-refuse-half-drawn = Ein neues Feld braucht eine ganze Straße; ein Arm ist nur eine halbe.
charmers-refuse-other-piece = Diese Straßenform hast du nicht.
charmers-refuse-residence = Auf die Residenz wird keine Straße gezeichnet.
charmers-refuse-outside = Dieses Feld liegt außerhalb deiner Provinz.
charmers-refuse-has-road = Dieses Feld hat schon eine Straße.
charmers-refuse-not-joined = Keiner ihrer Arme trifft eine gezeichnete Straße oder die Residenz.
charmers-refuse-only-half-roads-extend = Nur halbe Straßen erweitern eine Straße; dieses Stück braucht ein freies Feld.
charmers-refuse-extend-residence = Die Residenz ist schon nach allen Seiten offen.
charmers-refuse-no-road = Dort ist keine Straße zum Erweitern, und in einem neuen Feld kann keine halbe beginnen.
charmers-refuse-crossing = Eine Kreuzung hat schon alle Arme.
charmers-refuse-has-arm = Die Straße hat dort schon einen Arm.
charmers-refuse-drop-first = Nur die zweite halbe Straße darf verfallen.
charmers-refuse-must-use = Kannst du einen Bonus nutzen, musst du es auch.
charmers-refuse-maharani = Die Maharani fährt ein oder zwei Felder vorwärts.
charmers-refuse-portuguese = Der Portugiese fährt zum ersten oder zweiten freien Feld hinter dir.
charmers-refuse-marked = Dieses Flussfeld ist schon markiert.
charmers-refuse-not-behind = Dieses Flussfeld liegt nicht hinter dir.
charmers-refuse-row-full = Eine dieser Reihen ist voll.
charmers-refuse-how-many-goods = So viele Waren darfst du nicht einkreisen.
charmers-refuse-copy-no-room = Für keine der beiden Waren dieses Würfels ist Platz auf deinem Blatt.
charmers-refuse-no-such-goods-die = Kein lila Würfel zeigt diese Waren.
charmers-refuse-not-in-stock = So viele eingekreiste Waren hast du nicht zu verkaufen.
charmers-refuse-trader-nothing = Verkaufst du nichts, bringt dir der Händler stattdessen eine Ware: Wähle sie.
charmers-refuse-too-many = Hier kannst du höchstens { $count ->
    [one] 1 Ware
   *[other] { $count } Waren
} verkaufen.
charmers-refuse-not-same = Hier müssen alle verkauften Waren von einer Sorte sein.
charmers-refuse-not-different = Hier müssen alle verkauften Waren verschieden sein.
charmers-refuse-upgrade = Diese Gebäudeart ist schon 3 wert.
charmers-refuse-himself = Der Großmogul kann sich nicht selbst rufen.
charmers-refuse-used-up = { $person }: aufgebraucht.
charmers-refuse-not-in-pool = Diesen Bonus hast du nicht freigeschaltet: { $bonus }.
charmers-refuse-not-usable = Diesen Bonus kannst du jetzt nicht nutzen: { $bonus }.
charmers-refuse-join-two = Zum Verbinden brauchst du zwei in diesem Zug freigeschaltete halbe Straßen.
charmers-refuse-join-nowhere = Es gibt kein Feld für die verbundene Straße.

# Warum einem Bot ein Zug gefällt
charmers-why-tracks = Dieser Zug bringt { $gains }.
charmers-why-karma = Ein neuer Wurf bringt vielleicht mehr als die Würfel, die da liegen.
charmers-why-stock = Waren auf Vorrat nach diesem Zug: { $goods }.
charmers-why-upgrade = Künftige Gebäude sind mehr wert.

# Das Bild
charmers-picture-title = Runde { $round } · Seite: { $side } · Elefant: { $seat }
charmers-picture-stand-ins = Die meisten gedruckten Werte dieses Blatts kennen wir nicht; dies sind Ersatzwerte.
charmers-picture-middle = Würfel
charmers-picture-elephant = Auf dem Elefanten
charmers-picture-hand = In der Hand
charmers-picture-pool = Zu nutzen
charmers-to-go = noch { $points }
charmers-past = { $points } vorbei
charmers-picture-sheet = { $seat } · { $gap }
charmers-picture-fame = Ruhm
charmers-picture-money = Geld
charmers-picture-karma = Karma
charmers-picture-river = Fluss
charmers-picture-other = { $seat }: Ruhm { $fame } Geld { $money } ({ $gap }) Karma { $karma } Waren { $stock } Fluss { $river } Straßen { $roads }
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
charmers-rule-11 = Lila: Waren
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
charmers-rule-29 = Wie lange eine Partie höchstens dauert
charmers-rule-30 = Der Startspieler

## A match summed up
charmers-unit-fame = Ruhm
charmers-unit-money = Geld
charmers-from-buildings = Gebäude
charmers-from-sales = Verkäufe
charmers-from-bonuses = Boni
charmers-from-persons = Personen
charmers-from-river = Fluss
charmers-ending-crossing = Ruhm und Geld haben sich getroffen, und die letzten Züge sind gespielt.
charmers-ending-quiet = Niemand konnte mehr etwas eintragen.
charmers-ending-limit = Die letzte Runde ist gespielt.

# On the home page and when making a table
charmers-title = The Dice Charmers
charmers-line = Einen Würfel wählen, eintragen, nichts verschenken.
charmers-facts = 2 bis 5 Spieler · etwa 30 Minuten · würfeln und eintragen
charmers-option-sheet = Blatt
charmers-option-sheet-help = Die Mondseite ist die schwierigere.
charmers-option-strict-crossing = Leisten müssen sich kreuzen
charmers-option-strict-crossing-help = Treffen sie sich nur, geht die Partie weiter.
charmers-value-sun = Sonne
charmers-value-moon = Mond

# Die erste Lektion
charmers-lesson-first = Deine ersten Runden
charmers-lesson-first-line = Nimm von jeder Farbe einen Würfel und sieh, was er tut, dann spiele eine Partie gegen einen Anfänger zu Ende.
charmers-lesson-first-goal = Du hast ein eigenes Blatt. Zwei Leisten darauf laufen aufeinander zu: Ruhm und Geld. Treffen sie sich bei jemandem, ist die Partie fast vorbei, und es gewinnt, wessen Leisten am weitesten aneinander vorbei sind.
charmers-lesson-first-river = Die Würfel liegen in der Mitte, und in deinem Zug nimmst du einen. Blaue Würfel segeln: Dein Boot springt zum nächsten Feld mit dem Symbol. Nimm den Fisch: Er bringt dich zu drei Waren auf einmal.
charmers-lesson-first-river-after = Du hast einen Tee, eine Seide und ein Gewürz eingekreist. Übersprungene Felder bleiben zurück, ein weiter Sprung hat also seinen Preis. Du warst in dieser Runde zuerst dran, darum kam der andere blaue Würfel auf den Elefanten.
charmers-lesson-first-road = Grüne Würfel bauen Straßen. Nimm die Kurve und zeichne sie rechts neben deine Residenz, nach unten und nach Hause. Auf dem Markt dort steht „bunt“: Er kauft bis zu drei verschiedene Waren, und du hast von jeder eine. („gleich“ kauft bis zu drei gleiche.) Verkaufe alle drei und kreise dann eine Seide und ein Gewürz ein.
charmers-lesson-first-road-after = Drei Münzen für die Waren, und das andere Ende der Straße kam an den Rand: Das brachte zwei neue Waren.
charmers-lesson-first-upgrade = Orange Würfel rufen Personen im Palast. Raja Man Singh zahlt 1 Münze und wertet eine Gebäudeart auf. Wähle das Fort, denn als Nächstes kannst du eins bauen.
charmers-lesson-first-upgrade-after = Forts zählen für dich von jetzt an 2 Ruhm. Jede Person kann dreimal gerufen werden, und eine volle Spalte bringt einen Bonus.
charmers-lesson-first-building = Links neben deiner Residenz ist ein Fort. Nimm die gerade Straße und zeichne sie dort von Seite zu Seite.
charmers-lesson-first-building-after = 2 Ruhm, dank der Aufwertung. Die erste Straße auf einem Gebäude zählt, spätere dort nicht mehr.
charmers-lesson-first-mogul = Eine neue Runde, und du wählst wieder zuerst. Der Großmogul ruft eine beliebige andere Person für dich. Rufe noch einmal Raja Man Singh und werte das Mausoleum auf: Am Ende deiner Straße liegt eins.
charmers-lesson-first-mogul-after = Zwei Personen mit einem Würfel durchgestrichen. Der andere orange Würfel kam auf den Elefanten.
charmers-lesson-first-karma = Was noch da liegt, nützt dir wenig. Karma ändert das: Ein Würfel deiner Wahl wird zusammen mit dem auf dem Elefanten neu geworfen. Tippe das Karma neben dem Elefanten an und dann einen Würfel mit Tee. Nimm danach den Portugiesen und segle zurück zur Lampe, die du übersprungen hast.
charmers-lesson-first-karma-after = Die Lampe gab dir eine Münze und ein Karma, der Wurf hat dich am Ende also nichts gekostet.
charmers-lesson-first-goods = Einen lila Würfel hast du noch nicht genommen. Er kreist die zwei Waren ein, die er zeigt. Weiter rechts bringen Waren mehr ein, und ein Zelt, dessen Waren alle verkauft sind, gibt einen Bonus.
charmers-lesson-first-end = Boni, die du auslöst, werden gesammelt und nach dem Würfel genutzt, in beliebiger Reihenfolge. Haben sich bei jemandem die Leisten getroffen, bekommen alle gleich viele Züge, dann gewinnt die größte Überschneidung.
charmers-lesson-first-alone = Hier ist eine andere Partie, kurz vor Schluss und knapp. Spiele sie gegen einen Anfänger zu Ende. Wenn du nicht weiterweißt, frage nach einem Tipp.

## Worum es in einem Rätsel geht
charmers-theme-take = Welcher Würfel
charmers-theme-pass = Passen
charmers-theme-karma = Karma
charmers-theme-draw = Wohin zeichnen
charmers-theme-extend = Wohin zeichnen
charmers-theme-drop = Halbe Straßen
charmers-theme-join = Halbe Straßen
charmers-theme-sail = Der Fluss
charmers-theme-circle = Waren
charmers-theme-copy = Waren
charmers-theme-sell = Verkaufen
charmers-theme-upgrade = Aufwertungen
charmers-theme-call = Der Palast
charmers-theme-use = Boni

# Weitere Lektionen
charmers-lesson-moon = Die Mondseite
charmers-lesson-moon-line = Eine andere Provinz, ein anderer Fluss: dieselben Regeln auf der anderen Seite des Blattes.
charmers-lesson-moon-side = Auf der Mondseite liegt deine Residenz am linken Rand, und der Fluss und die Boni sind anders angeordnet. Die Personen im Palast, die Würfel und die Waren sind dieselben. Sehen wir uns an, was neu ist.
charmers-lesson-moon-upgrade = Beginne mit Raja Man Singh: 1 Münze und eine Aufwertung. In der Nähe gibt es Forts, also werte das Fort auf.
charmers-lesson-moon-upgrade-after = Wie auf der Sonnenseite: Forts zählen von jetzt an 2 Ruhm.
charmers-lesson-moon-copy = Auf diesem Fluss darfst du bei der ersten Flagge einen lila Würfel nutzen, wo immer er liegt, ohne ihn zu nehmen. Nimm die Flagge und kreise Seide und Gewürz ein.
charmers-lesson-moon-copy-after = Zwei Waren, und der lila Würfel liegt für die anderen noch da.
charmers-lesson-moon-palace = Die nächste Lampe ruft eine beliebige Person im Palast. Nimm sie und rufe den Portugiesen: Segle zurück zur Muschel, die du übersprungen hast, dort warten drei Waren.
charmers-lesson-moon-palace-after = Ein Würfel, zwei Flussfelder und drei Waren.
charmers-lesson-moon-fork = Die zweite Flagge gibt dir eine Gabelung, eine Straße mit drei Armen. Zeichne sie rechts neben deine Residenz.
charmers-lesson-moon-fork-after = Ein Mausoleum für 1 Ruhm, und von dort zwei Wege weiter.
charmers-lesson-moon-alone = Die Zelte der Mondseite sind kleiner, sie füllen sich also schneller: Achte beim Verkaufen auf ihre Boni. Spiele von hier gegen einen Anfänger weiter, so lange du magst.
