# Cards & Karma

# Farben, Gebäude, Waren
karma-orange = orange
karma-green = grün
karma-blue = blau
karma-purple = lila
karma-orange-die = orange { $count }
karma-green-die = grün { $count }
karma-blue-die = blau { $count }
karma-purple-die = lila { $count }
karma-one-orange = einen orangen Würfel
karma-one-green = einen grünen Würfel
karma-one-blue = einen blauen Würfel
karma-one-purple = einen lila Würfel
karma-corner-orange = orange Ecke
karma-corner-green = grüne Ecke
karma-corner-blue = blaue Ecke
karma-corner-purple = lila Ecke
karma-cost-orange = kostet { $count } in Orange
karma-cost-green = kostet { $count } in Grün
karma-cost-blue = kostet { $count } in Blau
karma-cost-purple = kostet { $count } in Lila
karma-cost-one-die = kostet einen Würfel mit { $count }
karma-free = kostenlos
karma-copy = { $count ->
    [2] die zweite dieser Art
   *[other] die dritte dieser Art
}
karma-marks = { $price }, { $corner }
karma-marks-copy = { $price }, { $corner }, { $copy }
karma-whole = { $what }; { $marks }
karma-one-red = ein rotes Gebäude
karma-one-yellow = ein gelbes Gebäude
karma-one-white = ein weißes Gebäude
karma-red = rotes Gebäude
karma-yellow = gelbes Gebäude
karma-white = weißes Gebäude
karma-silk = Seide { $count }
karma-tea = Tee { $count }
karma-spices = Gewürze { $count }

# Marker
karma-n-fame = { $count } Ruhm
karma-n-coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
karma-n-karma = { $count } Karma
karma-n-administrators = { $count } Verwalter
karma-jokers = { $count } Verwalter als Joker

# Schiffe, Palastaktionen, Boni
karma-ship = Schiff: { $brings }
karma-ship-number = Schiff { $number }: { $brings }
karma-reward-two-karma = 2 Karma
karma-reward-two-dice = 2 Würfel
karma-reward-three-coins = 3 Münzen
karma-reward-two-coins-and-fame = 2 Münzen und 1 Ruhm
karma-reward-goods-or-two = 1 oder 2 Warenkarten
karma-reward-die = 1 Würfel
karma-reward-fame = 1 Ruhm
karma-reward-karma = 1 Karma
karma-reward-goods-and-die = Warenkarte und Würfel
karma-reward-palace = eine Palastaktion
karma-palace-2 = Palast: 2 Würfel
karma-palace-3 = Palast: 2 Karma und ein Würfel
karma-palace-4 = Palast: eine Münze je Ware
karma-palace-5 = Palast: Karma, Schiffsbelohnung
karma-palace-6 = Palast: oberste Karte des Stapels
karma-bonus-karma = 2 Karma
karma-bonus-coins-or-palace = 2 Münzen oder Palast
karma-bonus-fame-or-ship = 1 Ruhm oder Schiff
karma-bonus-administrator = Verwalter
karma-bonus-dice = 2 Würfel
karma-bonus-turn = noch ein Zug

# Züge
karma-move-lay = { $bonus } auslegen
karma-move-die = { $die } nehmen ({ $what }; { $marks })
karma-move-take = { $what } nehmen ({ $marks })
karma-move-pay = { $payment } bezahlen
karma-move-discard = { $dice } abwerfen
karma-move-enough = Nur eine Warenkarte nehmen
karma-move-coins = 2 Münzen nehmen
karma-move-fame = 1 Ruhm nehmen
karma-move-copy = Das letzte Schiff von { $owner } kopieren
karma-move-copy-own = Das eigene letzte Schiff kopieren
karma-move-same-buildings = Set aus drei Gebäuden einer Farbe
karma-move-each-building = Set aus drei verschiedenen Gebäuden: rot ({ $red }), gelb ({ $yellow }), weiß ({ $white })
karma-move-same-goods = Drei Waren einer Sorte verkaufen
karma-move-each-good = Seide ({ $silk }), Tee ({ $tea }) und Gewürze ({ $spices }) für { $coins } verkaufen
karma-move-collect-administrator = Zuerst den Verwalter nehmen
karma-move-collect-coins = Zuerst die Münzen nehmen
karma-move-draw = Mit einem Verwalter zwei Würfel vom Stapel ziehen
karma-move-again = Mit einem Verwalter noch einen Zug machen
karma-move-done = Den Zug beenden
karma-played-lay = { $seat } legt { $bonus } aus.
    .you = Du legst { $bonus } aus.
karma-played-die = { $seat } nimmt { $die } ({ $what }).
    .you = Du nimmst { $die } ({ $what }).
karma-played-take = { $seat } nimmt { $what }.
    .you = Du nimmst { $what }.
karma-played-pay = { $seat } bezahlt { $payment }.
    .you = Du bezahlst { $payment }.
karma-played-discard = { $seat } wirft { $dice } ab.
    .you = Du wirfst { $dice } ab.
karma-played-enough = { $seat } nimmt keine zweite Warenkarte.
    .you = Du nimmst keine zweite Warenkarte.
karma-played-coins = { $seat } nimmt die 2 Münzen.
    .you = Du nimmst die 2 Münzen.
karma-played-fame = { $seat } nimmt den Ruhm.
    .you = Du nimmst den Ruhm.
karma-played-copy = { $seat } kopiert das letzte Schiff von { $owner }.
    .you = Du kopierst das letzte Schiff von { $owner }.
karma-played-copy-own = { $seat } kopiert das eigene letzte Schiff.
    .you = Du kopierst dein eigenes letztes Schiff.
karma-played-same-buildings = { $seat } vervollständigt ein Set: drei Gebäude einer Farbe.
    .you = Du vervollständigst ein Set: drei Gebäude einer Farbe.
karma-played-each-building = { $seat } vervollständigt ein Set: drei verschiedene Gebäude.
    .you = Du vervollständigst ein Set: drei verschiedene Gebäude.
karma-played-same-goods = { $seat } verkauft drei Waren einer Sorte.
    .you = Du verkaufst drei Waren einer Sorte.
karma-played-each-good = { $seat } verkauft Seide, Tee und Gewürze.
    .you = Du verkaufst Seide, Tee und Gewürze.
karma-played-collect-administrator = { $seat } nimmt zuerst den Verwalter.
    .you = Du nimmst zuerst den Verwalter.
karma-played-collect-coins = { $seat } nimmt zuerst die Münzen.
    .you = Du nimmst zuerst die Münzen.
karma-played-draw = { $seat } zieht mit einem Verwalter zwei Würfel.
    .you = Du ziehst mit einem Verwalter zwei Würfel.
karma-played-again = { $seat } macht mit einem Verwalter noch einen Zug.
    .you = Du machst mit einem Verwalter noch einen Zug.
karma-played-done = { $seat } beendet den Zug.
    .you = Du beendest den Zug.

# Ziehungen
karma-seen-top = Neu auf dem Stapel: { $what }.
karma-seen-pips = Der neue Würfel zeigt { $pips }.

# Ereignisse
karma-event-drawn = { $seat } zieht einen Würfel ({ $what }).
    .you = Du ziehst einen Würfel ({ $what }).
karma-event-gained = { $seat } erhält { $gain }.
    .you = Du erhältst { $gain }.
karma-event-karma-exchanged = Drei Karma von { $seat } werden zu einem Verwalter.
    .you = Drei deiner Karma werden zu einem Verwalter.
karma-event-administrators-exchanged = Drei Verwalter von { $seat } werden zu 2 Ruhm.
    .you = Drei deiner Verwalter werden zu 2 Ruhm.
karma-event-turned-by-fame = { $seat } dreht für 3 Ruhm eine Wertungskarte um.
    .you = Du drehst für 3 Ruhm eine Wertungskarte um.
karma-event-turned-by-coins = { $seat } dreht für 6 Münzen eine Wertungskarte um.
    .you = Du drehst für 6 Münzen eine Wertungskarte um.
karma-event-bonus = Bonus für { $seat }: { $bonus }.
    .you = Bonus für dich: { $bonus }.
karma-event-row-broken = Die Schiffsreihe von { $seat } reißt und verliert: { $ships }.
    .you = Deine Schiffsreihe reißt und verliert: { $ships }.
karma-event-set = { $seat } vervollständigt ein Set.
    .you = Du vervollständigst ein Set.
karma-event-goods-set = Ein Set Waren bringt { $seat } { $coins }.
    .you = Ein Set Waren bringt dir { $coins }.
karma-event-part-lost = Eine solche Karte liegt nicht aus, also geht { $seat } leer aus.
    .you = Eine solche Karte liegt nicht aus, also gehst du leer aus.
karma-event-reshuffled = { $count ->
    [one] Die abgelegte Karte wird zum neuen Stapel.
   *[other] Die { $count } abgelegten Karten werden zu einem neuen Stapel gemischt.
}
karma-event-elephant = { $seat } dreht den Elefanten um.
    .you = Du drehst den Elefanten um.
karma-event-round = Runde { $round }: { $seat } hat den Elefanten.
    .you = Runde { $round }: Du hast den Elefanten.
karma-event-over = Die Partie ist zu Ende.
karma-score = { $count ->
    [one] 1 Wertungskarte umgedreht
   *[other] { $count } Wertungskarten umgedreht
}

# Ablehnungen
karma-refuse-not-in-grid = Diese Karte liegt nicht aus. Wähle eine, die ausliegt.
karma-refuse-cannot-pay = Diese Karte kannst du nicht bezahlen: Sie kostet { $price }.
karma-price-orange = orange Würfel mit zusammen mindestens { $count }
karma-price-green = grüne Würfel mit zusammen mindestens { $count }
karma-price-blue = blaue Würfel mit zusammen mindestens { $count }
karma-price-purple = lila Würfel mit zusammen mindestens { $count }
karma-price-one-die = einen Würfel beliebiger Farbe mit genau { $count }
karma-refuse-payment = So kannst du nicht bezahlen: Die Karte kostet { $price }, und nichts darf überflüssig sein.
karma-refuse-no-goods-card = Wähle eine ausliegende Warenkarte.
karma-refuse-no-palace-card = Wähle eine ausliegende Palastkarte.
karma-refuse-no-ship = Wähle ein ausliegendes Schiff.
karma-refuse-discard = Wirf genau { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
} aus deiner Hand ab.
karma-refuse-no-ship-to-copy = { $seat } hat kein Schiff zum Kopieren.
karma-refuse-laid = Diese Wertungskarte liegt schon.
karma-refuse-no-administrator = Du hast keinen Verwalter.
karma-refuse-again-too-early = Noch einen Zug bekommst du erst am Ende dieses Zuges.
karma-refuse-no-passing = Passen geht nicht: Nimm zuerst eine Karte.
karma-refuse-lay-first = Lege zuerst deine Wertungskarten aus.
karma-refuse-act-first = Wähle zuerst deine Aktion: Nimm eine Karte.
karma-refuse-pay-first = Bezahle zuerst die gewählte Karte.
karma-refuse-discard-first = Schaffe zuerst Platz auf der Hand.
karma-refuse-die-first = Wähle zuerst eine Karte der Auslage als Würfel.
karma-refuse-goods-first = Wähle zuerst eine Warenkarte.
karma-refuse-palace-first = Wähle zuerst eine Palastkarte.
karma-refuse-bonus-first = Wähle zuerst, wie du den Bonus nimmst.
karma-refuse-copy-first = Wähle zuerst das Schiff, das du kopierst.
karma-refuse-set-first = Wähle zuerst das Set, das du vervollständigst.
karma-refuse-close-first = Deine Aktion ist erledigt: Nutze einen Verwalter oder beende den Zug.
karma-refuse-collect-first = Wähle erst, ob du zuerst die Münzen oder den Verwalter nimmst.

# Das Bild
karma-round = Runde { $round }, Zug { $stage } von 2
karma-elephant = Elefant: { $seat }
karma-pile = Stapel { $count }
karma-discards = Ablage { $count }
karma-stand-in = (Ersatzkarten)
karma-top = Oben auf dem Stapel:
karma-grid = Auslage
karma-label = { $what }
karma-hand = Hand { $count }:
karma-turns-owed = { $count ->
    [one] noch ein Zug
   *[other] noch { $count } Züge
}

# Regeln nach Nummern
karma-rule-1 = Aufbau
karma-rule-2 = Wer was weiß
karma-rule-3 = Würfel nehmen
karma-rule-4 = Gebäude
karma-rule-5 = Schiffe
karma-rule-6 = Waren
karma-rule-7 = Palastkarten
karma-rule-8 = Ablage
karma-rule-9 = Kein Passen, leere Auslage
karma-rule-10 = Die Schiffsreihe
karma-rule-11 = Schiffsbelohnungen
karma-rule-12 = Palastaktionen
karma-rule-13 = Drei gleiche Gebäude
karma-rule-14 = Drei verschiedene Gebäude
karma-rule-15 = Drei gleiche Waren
karma-rule-16 = Drei verschiedene Waren
karma-rule-17 = Drei Schiffe
karma-rule-18 = Drei Karma, drei Verwalter
karma-rule-19 = Mehrere Sets zugleich
karma-rule-20 = Die Reihenfolge
karma-rule-21 = Karma
karma-rule-22 = Verwalter
karma-rule-23 = Wertungskarten
karma-rule-24 = Der Elefant
karma-rule-25 = Die sechste Karte
karma-rule-26 = Wer gewinnt
karma-rule-27 = Boni aus der Auslage
karma-rule-28 = Die letzte Runde
karma-rule-29 = Augen

# Gründe
karma-why-gains = Das bringt sofort { $gains }.
karma-why-nearer = Damit fehlt weniger zu einem Set.
karma-why-die = Damit { $count ->
    [one] ist der erste Würfel dieser Farbe
   *[other] sind { $count } Würfel einer Farbe
} auf der Hand.

## A match summed up
karma-unit-cards = Wertungskarten
karma-unit-sets = Sets
karma-from-fame = Für Ruhm umgedreht
karma-from-coins = Für Münzen umgedreht
karma-from-sets = Vollständige Sets
karma-ending-six-cards = Jemand hat alle sechs Wertungskarten umgedreht.
karma-ending-last-round = Die letzte Runde ist gespielt.

# On the home page and when making a table
karma-title = Cards & Karma
karma-line = Jede Karte ist Würfel oder Aktion. Mache den Tag zur Nacht.
karma-facts = 2 bis 4 Spieler · etwa 30 Minuten · Karten
karma-option-open-tracks = Offene Wertungskarten
karma-option-open-tracks-help = Alle legen ihre Wertungskarten in selbst gewählter Reihenfolge aus.

# Die erste Lektion
karma-lesson-first = Deine ersten Züge
karma-lesson-first-line = Nimm Karten als Würfel oder für das, was sie zeigen, dann spiele eine Partie gegen einen Anfänger zu Ende.
karma-lesson-first-goal = Vor dir liegen sechs Wertungskarten. Je 3 Ruhm drehen eine von links um, je 6 Münzen eine von rechts, und auf jeder Rückseite steht ein Bonus. Drehe alle sechs um, um zu gewinnen.
karma-lesson-first-ship = In deinem Zug nimmst du eine Karte aus der Auslage. Dieses Schiff kostet einen Würfel, der genau 1 zeigt, und den hast du. Es bringt dir eine oder zwei Warenkarten: Nimm die Seide mit Gewürz, dann den Tee mit der Münze.
karma-lesson-first-ship-after = Eine Ware von jeder Art ist ein Set, und Sets werden sofort verkauft: 3 Münzen, dazu die Münze auf der Teekarte. Zu einer Wertungskarte fehlt nicht mehr viel.
karma-lesson-first-die = Jede Karte kannst du auch als Würfel nehmen. Eine Karte hat zwei Farben: oben links die des Würfels, den du bekämst, oben rechts die der Würfel, die sie kostet. Für das rot-weiße Gebäude mit der grünen 6 brauchst du einen grünen, also nimm die Karte daneben mit der grünen Ecke links als Würfel. Seine Zahl siehst du erst, wenn du ihn hast.
karma-lesson-first-die-after = Eine grüne 6, besser geht es nicht. Acht Würfel kannst du haben.
karma-lesson-first-building = Gebäude kosten Würfel einer Farbe. Das rot-weiße Gebäude mit der grünen 6 kostet genau deine grüne 6, und jedes Gebäude auf der Karte zählt 1 Ruhm.
karma-lesson-first-building-after = 2 Ruhm. Noch einer, und deine erste Wertungskarte wird umgedreht.
karma-lesson-first-turned = Deine drei blauen Würfel machen 8, genau der Preis des rot-weißen Gebäudes mit der blauen 8. Der Ruhm dreht eine Karte um, und ihr Bonus ist eine Palastkarte umsonst. Nimm die mit der 3: Sie bringt 2 Karma und einen Würfel deiner Wahl. Nimm einen grünen und beende dann deinen Zug.
karma-lesson-first-turned-after = Eine Karte ist umgedreht, und dein drittes Karma wurde von selbst zu einem Verwalter. Ein Verwalter ersetzt jeden Würfel, holt zwei Würfel oder gibt dir noch einen Zug.
karma-lesson-first-sets = Das Gebäude mit der grünen 10 zeigt noch einmal Rot und Weiß. Deine grüne 5 reicht nicht, aber mit dem Verwalter als Joker reicht es. Sieh, was dann geschieht.
karma-lesson-first-sets-after = 3 Ruhm drehten eine Karte um, ihr Bonus war ein Verwalter. Drei rote und drei weiße Gebäude waren Sets und brachten zwei weitere. Drei Verwalter wurden zu 2 Ruhm. So gewinnt man dieses Spiel.
karma-lesson-first-ships = Zwei Dinge fehlen noch. Schiffe liegen in aufsteigender Reihe: Eine niedrigere Nummer schickt deine früheren Schiffe fort. Drei in einer Reihe bringen einen Verwalter.
karma-lesson-first-karma = Und Karma: Beim Bezahlen ändert jedes Karma einen Würfel um 1, nach oben oder unten. Das dritte wird immer zu einem Verwalter.
karma-lesson-first-alone = Hier ist eine andere Partie, auf beiden Seiten sind drei Karten umgedreht. Spiele sie gegen einen Anfänger zu Ende. Wenn du nicht weiterweißt, frage nach einem Tipp.

## Worum es in einem Rätsel geht
karma-theme-die = Eine Karte als Würfel
karma-theme-take = Welche Karte
karma-theme-pay = Womit bezahlen
karma-theme-discard = Was abwerfen
karma-theme-enough = Waren
karma-theme-coins = Münzen oder Ruhm
karma-theme-fame = Münzen oder Ruhm
karma-theme-copy = Schiffe
karma-theme-buildings = Sets
karma-theme-goods = Sets
karma-theme-collect = Was zuerst kommt
karma-theme-draw = Verwalter
karma-theme-again = Verwalter
karma-theme-done = Den Zug beenden
karma-theme-lay = Offene Wertungskarten

# Weitere Lektionen
karma-lesson-open-tracks = Offene Wertungskarten
karma-lesson-open-tracks-line = Lege deine Wertungskarten vor der Partie selbst aus.
karma-lesson-open-tracks-open = In dieser Variante sehen alle sämtliche Boni, und du legst deine sechs Karten selbst aus, von links nach rechts. Ruhm dreht sie von links um, Münzen von rechts, die äußeren kommen also zuerst.
karma-lesson-open-tracks-left = Was hättest du gern für deine ersten 3 Ruhm? Einen Verwalter kann man immer brauchen. Lege ihn zuerst, dann die Palastkarte oder Münzen, dann das Karma.
karma-lesson-open-tracks-left-after = Diese Karten wird dein Ruhm umdrehen.
karma-lesson-open-tracks-right = Nun die andere Hälfte. Lege die Würfel, dann den Extrazug. Ruhm oder Schiff kommt zuletzt, ganz nach rechts: Das bringen deine ersten 6 Münzen.
karma-lesson-open-tracks-right-after = Ruhm bringt zuerst einen Verwalter, Münzen bringen zuerst Ruhm: Eins hilft dem anderen.
karma-lesson-open-tracks-building = Von hier an läuft die Partie wie gewohnt. Das gelb-weiße Gebäude mit der blauen 7 kannst du mit deiner blauen 3 und 4 bezahlen.
karma-lesson-open-tracks-building-after = 2 Ruhm. Noch einer dreht deine erste Karte von links um, und du weißt, was sie bringt: einen Verwalter.
karma-lesson-open-tracks-alone = Du siehst auch die Boni der anderen, also achte darauf, was ihre nächste Karte bringen würde. Spiele von hier gegen einen Anfänger weiter, so lange du magst.
