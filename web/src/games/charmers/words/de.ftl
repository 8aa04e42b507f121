# Das Brett der Dice Charmers
board-charmers-title = The Dice Charmers, Runde { $round }, Seite { $side }; das Blatt von { $seat }
    .you = The Dice Charmers, Runde { $round }, Seite { $side }; dein Blatt
board-charmers-sheet = Blatt von { $seat }
    .you = Dein Blatt
board-charmers-pages = Hälften des Blatts
board-charmers-land = Land und Fluss
board-charmers-town = Markt und Palast
board-charmers-players = Spieler und ihre Würfel
board-charmers-player = { $seat }: { $fame } Ruhm, { $money } Geld, { $gap }, { $karma } Karma. Zeigt dieses Blatt
board-charmers-depot = Würfel von { $seat }
board-charmers-starter = hat den Elefanten
board-charmers-winner = hat gewonnen
board-charmers-province = Provinz
board-charmers-market = Waren
board-charmers-palace = Palast
board-charmers-upgrades = Gebäude
board-charmers-market-same = Markt für Waren einer Sorte
board-charmers-market-different = Markt für verschiedene Waren
board-charmers-market-note-same = gleich
board-charmers-market-note-different = bunt
board-charmers-residence = Residenz
board-charmers-short-great-mogul = Großmogul
board-charmers-short-maharani = Maharani
board-charmers-short-trader = Händler
board-charmers-short-man-singh = Man Singh
board-charmers-short-master-builder = Baumeister
board-charmers-short-portuguese = Portugiese
board-charmers-die = Würfel { $colour }: { $die }
board-charmers-die-in-hand = Würfel { $colour } in der Hand: { $die }
board-charmers-die-elephant = Auf dem Elefanten: { $die }
board-charmers-karma-use = Karma zum Einsetzen: { $left }
board-charmers-karma-cost = kostet 1 Karma
board-charmers-karma-which = Welchen Würfel wirfst du mit dem des Elefanten neu?
board-charmers-more-goods = Wähle noch eine Ware
board-charmers-strip = Was zu tun ist
board-charmers-ask-die = Nimm einen Würfel
board-charmers-ask-die-or-karma = Nimm einen Würfel oder wirf mit Karma neu
board-charmers-ask-karma-or-pass = Kein Würfel bewirkt etwas: setze Karma ein oder passe
board-charmers-ask-pass = Kein Würfel bewirkt etwas: passe
board-charmers-ask-hand = Nimm einen der beiden Würfel in der Hand
board-charmers-ask-hand-or-karma = Nimm einen der beiden Würfel in der Hand oder setze noch ein Karma ein
board-charmers-ask-pool = Wähle, welchen Bonus du als nächsten nutzt
board-charmers-ask-road = Zeichne die Straße
board-charmers-ask-arm = Zeichne den Arm
board-charmers-ask-half-roads = Zeichne eine neue Straße oder gib einer von deinen einen Arm
board-charmers-ask-second-half = Gib einer deiner Straßen noch einen Arm oder verzichte
board-charmers-ask-half-road = Gib einer deiner Straßen einen Arm
board-charmers-ask-sell-any = { $count ->
    [one] Verkaufe eine Ware oder nichts
   *[other] Verkaufe bis zu { $count } Waren oder nichts
}
board-charmers-ask-sell-same = { $count ->
    [one] Verkaufe eine Ware oder nichts
   *[other] Verkaufe bis zu { $count } Waren einer Sorte oder nichts
}
board-charmers-ask-sell-different = { $count ->
    [one] Verkaufe eine Ware oder nichts
   *[other] Verkaufe bis zu { $count } verschiedene Waren oder nichts
}
board-charmers-ask-goods = { $count ->
    [one] Wähle eine Ware zum Einkreisen
   *[other] Wähle { $count } verschiedene Waren zum Einkreisen
}
board-charmers-ask-goods-die = Wähle den lila Würfel, dessen Waren du einkreist
board-charmers-ask-upgrade = Wähle die Gebäudeart zum Aufwerten
board-charmers-ask-palace = Wähle, wen du im Palast rufst
board-charmers-ask-mogul = Wähle, wen der Großmogul ruft
board-charmers-ask-maharani = Wähle, wie weit du mit der Maharani segelst
board-charmers-ask-trader = Verkaufe mit dem Händler bis zu zwei Waren oder kreise eine ein
board-charmers-ask-portuguese = Segle mit dem Portugiesen zurück oder kreise eine Ware ein
board-charmers-ask-back-any = Wähle das Flussfeld für die Rückfahrt
board-charmers-round = Runde { $round }, Seite: { $side }
board-charmers-waits = { $seat } ist am Zug
    .you = Du bist am Zug
board-charmers-over = Die Partie ist zu Ende
board-charmers-less = Eins weniger verkaufen: { $good }
board-charmers-tracks = Leisten: { $fame } Ruhm und { $money } Geld; { $gap }
board-charmers-tracks-name = Leisten
board-charmers-space = Bei { $at }: { $bonus }
board-charmers-space-had = Bei { $at }: { $bonus }, erhalten
board-charmers-space-free = { $space }, { $what }
board-charmers-read = { $seat }: { $fame } Ruhm, { $money } Geld, { $gap }; { $karma } Karma. Waren: { $stock }. { $marked ->
        [0] Am Fluss ist nichts markiert.
       *[other] Am Fluss markiert: { $river }.
    } { $drawn ->
        [0] Keine Straßen.
       *[other] Straßen: { $roads }.
    }
board-charmers-space-road = { $space }, { $what }, Straße nach { $arms }
board-charmers-stop = Flussfeld { $number }, { $symbol }: { $earns }
board-charmers-stop-marked = Flussfeld { $number }, { $symbol }: { $earns }, markiert
board-charmers-good-free = { $good }, bringt { $price }: frei
board-charmers-good-here = { $good }, bringt { $price }: auf Lager
board-charmers-good-sold = { $good }, brachte { $price }: verkauft
board-charmers-tent = Sind alle Waren dieses Zelts verkauft ({ $good }): { $bonus }
board-charmers-person = { $person }, { $left ->
    [0] aufgebraucht
    [one] noch einmal einsetzbar
   *[other] noch { $left }-mal einsetzbar
}
board-charmers-column = Sind in dieser Spalte alle drei durchgestrichen: { $bonus }
board-charmers-worth = { $building }: { $value } Ruhm wert
board-charmers-upgrade-line = Sind alle Gebäude { $value } wert: { $bonus }
board-charmers-last = Die Leisten von { $name } haben sich gekreuzt: Das ist dein letzter Zug.
board-charmers-written = Dein Zug ist gemacht
board-charmers-does-great-mogul = Nutze eine der anderen fünf Personen; beide werden durchgestrichen
board-charmers-does-maharani = Ein oder zwei Felder voraussegeln
board-charmers-does-trader = Bis zu zwei Waren verkaufen oder eine einkreisen
board-charmers-does-man-singh = 1 Münze und eine Aufwertung
board-charmers-does-master-builder = Zwei halbe Straßen
board-charmers-does-portuguese = Ein oder zwei freie Felder zurücksegeln oder eine Ware einkreisen
board-charmers-does-road = Eine neue Straße zeichnen: { $face }
board-charmers-does-half-roads = Eine neue Straße oder je ein Arm mehr an gezeichneten Straßen
board-charmers-does-goods = Einkreisen: { $face }
board-charmers-does-river = Voraus zum nächsten Symbol segeln: { $face }
board-charmers-word-pass = Nichts nehmen
board-charmers-word-drop = Verzichten
board-charmers-word-join = Beide verbinden
board-charmers-word-sell-nothing = Nichts verkaufen
board-charmers-in-vain = bewirkt jetzt nichts
board-charmers-would-be-lost = ginge verloren: { $what }

# Das Regelheft
board-charmers-book-goal = Das Ziel
board-charmers-book-goal-text = Ruhm und Geld laufen auf deinem eigenen Blatt aufeinander zu. Ein Schritt Ruhm zählt so viel wie zwei Schritte Geld. Haben sich bei jemandem die Leisten getroffen, wird die Runde zu Ende gespielt, sodass alle gleich oft dran waren. Wessen Leisten am weitesten aneinander vorbei sind, gewinnt.
board-charmers-book-round = Eine Runde
board-charmers-book-round-text = Acht Würfel werden geworfen. Wer den Elefanten hat, nimmt einen und tut, was er zeigt; der Zwilling kommt auf den Elefanten. Dann nehmen die anderen je einen. Zu zweit nimmt jeder zwei. Danach wandert der Elefant weiter.
board-charmers-book-blue = Blau: segeln
board-charmers-book-blue-text = Dein Boot fährt zum nächsten Feld mit diesem Symbol und nimmt, was dort steht. Übersprungene Felder bleiben zurück.
board-charmers-book-green = Grün: Straßen bauen
board-charmers-book-green-text = Zeichne eine Gerade oder eine Kurve in ein leeres Feld, sodass sie an eine deiner Straßen oder an die Residenz anschließt. Zwei halbe Straßen ergeben ein neues Stück oder verlängern gezeichnete Straßen um je einen Arm.
board-charmers-book-places = Was Straßen erreichen
board-charmers-book-places-text = Die erste Straße auf einem Gebäude zählt seinen Ruhm. Die erste Straße auf einem Markt verkauft bis zu drei eingekreiste Waren: alle gleich oder alle verschieden. Zeigt eine Straße auf einen Bonus am Rand, bekommst du ihn.
board-charmers-book-purple = Lila: Waren
board-charmers-book-purple-text = Kreise die zwei Waren ein, die der Würfel zeigt. Verkauft wird von links nach rechts, die späteren bringen mehr. Sind alle Waren eines Zeltes verkauft, bekommst du seinen Bonus.
board-charmers-book-orange = Orange: der Palast
board-charmers-book-orange-text = Streiche die Person durch und nutze, was sie bietet. Jede kann insgesamt dreimal gerufen werden. Eine volle Spalte mit drei Personen bringt einen Bonus.
board-charmers-book-karma = Karma
board-charmers-book-karma-text = Zu Beginn deines Zuges kannst du ein Karma streichen, um einen Würfel aus der Mitte und den des Elefanten neu zu werfen. Nimm einen der beiden, der andere bleibt auf dem Elefanten. Nicht im ersten Zug einer Runde.
board-charmers-book-bonus = Boni
board-charmers-book-bonus-text = Boni werden gesammelt und nach dem Würfel genutzt, einer nach dem anderen, in beliebiger Reihenfolge. Was du nicht nutzen kannst, verfällt.
board-charmers-book-end = Gleichstand
board-charmers-book-end-text = Sind mehrere gleich weit vorbei, gewinnt, wer mehr Karma gesammelt hat, dann, wer mehr eingesetzt hat.
board-charmers-book-moon = Sonne und Mond
board-charmers-book-moon-text = Das Blatt hat zwei Seiten. Die Mondseite hat eine andere Provinz, einen anderen Fluss und andere Boni; die Regeln sind dieselben.

# Die Zeichen
board-charmers-sign-fame = Ruhm.
board-charmers-sign-money = Münzen.
board-charmers-sign-karma = Karma: lässt dich Würfel neu werfen.
board-charmers-sign-upgrade = Aufwertung: Eine Gebäudeart zählt von jetzt an 1 Ruhm mehr.
board-charmers-sign-goods = Kreise so viele verschiedene Waren ein.
board-charmers-sign-goods-die = Kreise die zwei Waren eines beliebigen lila Würfels ein.
board-charmers-sign-sell-any = Verkaufe höchstens so viele Waren.
board-charmers-sign-sell-same = Verkaufe höchstens so viele Waren einer Sorte.
board-charmers-sign-sell-diff = Verkaufe höchstens so viele verschiedene Waren.
board-charmers-sign-half-road = Halbe Straße: ein Arm mehr an einer gezeichneten Straße.
board-charmers-sign-road = Zeichne dieses Stück Straße.
board-charmers-sign-forward = Segle ein Feld weiter.
board-charmers-sign-back = Segle zurück zum nächsten übersprungenen Feld.
board-charmers-sign-back-any = Segle zurück zu einem beliebigen übersprungenen Feld.
board-charmers-sign-palace = Rufe eine beliebige Person im Palast.
board-charmers-sign-mogul = Großmogul: ruft eine beliebige andere Person.
board-charmers-sign-maharani = Maharani: segle 1 oder 2 Felder.
board-charmers-sign-trader = Händler: verkaufe bis zu 2 Waren oder kreise eine ein.
board-charmers-sign-man-singh = Raja Man Singh: 1 Münze und eine Aufwertung.
board-charmers-sign-builder = Baumeister: zwei halbe Straßen.
board-charmers-sign-portuguese = Portugiese: segle 1 oder 2 Felder zurück oder kreise eine Ware ein.

# Tipps für die erste Partie
board-charmers-tip-river = Bevor du einen blauen Würfel nimmst, sieh nach, wo das Boot landet: Was es überspringt, bleibt zurück.
board-charmers-tip-road = Straßen werten Gebäude und öffnen Märkte. Kreise Waren ein, bevor du einen Markt erreichst.
board-charmers-tip-goods = Eingekreiste Waren warten auf einen Markt oder einen Verkauf. Weiter rechts bringen sie mehr.
board-charmers-tip-karma = Karma wirft einen Würfel deiner Wahl neu, zusammen mit dem des Elefanten.
board-charmers-tip-bonus = Boni kannst du in beliebiger Reihenfolge nutzen. Überlege, welcher den nächsten auslöst.
