# Jaipur

# Karten
jaipur-diamonds = Diamanten
jaipur-gold = Gold
jaipur-silver = Silber
jaipur-cloth = Stoff
jaipur-spice = Gewürz
jaipur-leather = Leder
jaipur-camel = Kamel
jaipur-n-diamonds = { $count ->
    [one] 1 Diamant
   *[other] { $count } Diamanten
}
jaipur-n-gold = { $count } Gold
jaipur-n-silver = { $count } Silber
jaipur-n-cloth = { $count } Stoff
jaipur-n-spice = { $count } Gewürz
jaipur-n-leather = { $count } Leder
jaipur-n-camels = { $count ->
    [one] 1 Kamel
   *[other] { $count } Kamele
}

# Züge
jaipur-move-take = { $good } nehmen
jaipur-move-camels = Alle Kamele nehmen
jaipur-move-sell = { $cards } verkaufen
jaipur-move-swap = { $given } gegen { $taken } tauschen
jaipur-played-take = { $seat } nimmt { $good }.
    .you = Du nimmst { $good }.
jaipur-played-camels = { $seat } nimmt die Kamele.
    .you = Du nimmst die Kamele.
jaipur-played-sell = { $seat } verkauft { $cards }.
    .you = Du verkaufst { $cards }.
jaipur-played-swap = { $seat } tauscht { $given } gegen { $taken }.
    .you = Du tauschst { $given } gegen { $taken }.

# Ziehungen
jaipur-seen-dealt = { $seat } erhält { $card }.
    .you = Du erhältst { $card }.
jaipur-seen-dealt-camel = { $seat } erhält ein Kamel für die Herde.
    .you = Du erhältst ein Kamel für deine Herde.
jaipur-seen-market = Neu auf dem Markt: { $card }.
jaipur-seen-bonus = { $seat } nimmt einen Bonus für { $cards } Karten: { $value ->
    [one] 1 Rupie
   *[other] { $value } Rupien
}.
    .you = Du nimmst einen Bonus für { $cards } Karten: { $value ->
        [one] 1 Rupie
       *[other] { $value } Rupien
    }.
jaipur-seen-bonus-hidden = { $seat } nimmt einen Bonus für { $cards } Karten.
    .you = Du nimmst einen Bonus für { $cards } Karten.

# Ereignisse
jaipur-event-camels = Die Herde von { $seat } wächst um { $camels }.
    .you = Deine Herde wächst um { $camels }.
jaipur-event-paid = Der Verkauf bringt { $seat } { $rupees ->
    [one] 1 Rupie
   *[other] { $rupees } Rupien
}.
    .you = Der Verkauf bringt dir { $rupees ->
        [one] 1 Rupie
       *[other] { $rupees } Rupien
    }.
jaipur-event-unpaid = Es ist kein Plättchen mehr da, { $seat } bekommt nichts.
    .you = Es ist kein Plättchen mehr da, du bekommst nichts.
jaipur-event-no-bonus = Für { $cards } Karten ist kein Bonus mehr da.
jaipur-event-round-began = Runde { $round }: { $seat } beginnt.
    .you = Runde { $round }: Du beginnst.
jaipur-event-round-won = Die Runde ist zu Ende: { $reason }. { $seat } gewinnt sie mit { $rupees ->
    [one] 1 Rupie
   *[other] { $rupees } Rupien
} zu { $others_rupees } und erhält ein Siegel.
    .you = Die Runde ist zu Ende: { $reason }. Du gewinnst sie mit { $rupees ->
        [one] 1 Rupie
       *[other] { $rupees } Rupien
    } zu { $others_rupees } und erhältst ein Siegel.
jaipur-event-round-tie-break = Die Runde ist zu Ende: { $reason }. Beide haben { $rupees ->
    [one] 1 Rupie
   *[other] { $rupees } Rupien
}; { $seat } erhält das Siegel durch mehr Bonus-, sonst mehr Warenplättchen.
    .you = Die Runde ist zu Ende: { $reason }. Beide haben { $rupees ->
        [one] 1 Rupie
       *[other] { $rupees } Rupien
    }; du erhältst das Siegel durch mehr Bonus-, sonst mehr Warenplättchen.
jaipur-event-round-tied = Die Runde ist zu Ende: { $reason }. Gleichstand mit { $rupees ->
    [one] 1 Rupie
   *[other] { $rupees } Rupien
}, niemand erhält ein Siegel.
jaipur-end-rows = drei Reihen Plättchen sind leer
jaipur-end-deck = der Stapel reicht nicht mehr für den Markt
jaipur-end-exchanges = es wurde zweihundertmal nacheinander getauscht
jaipur-score-seals = { $count ->
    [one] 1 Siegel
   *[other] { $count } Siegel
}
jaipur-score-rupees = { $count ->
    [one] 1 Rupie
   *[other] { $count } Rupien
}

# Ablehnungen
jaipur-refuse-not-in-market = So viele Karten liegen nicht auf dem Markt: { $card }.
jaipur-refuse-not-in-hand = So viele Karten hast du nicht auf der Hand: { $card }.
jaipur-refuse-hand-full = Du hast schon { $held } Karten auf der Hand. Verkaufe oder tausche zuerst.
jaipur-refuse-hand-over = Damit hättest du { $after } Karten, erlaubt sind höchstens sieben.
jaipur-refuse-no-camels = Auf dem Markt sind keine Kamele.
jaipur-refuse-herd-too-small = { $herd ->
    [0] Du hast keine Kamele zum Tauschen.
    [one] Du hast nur ein Kamel zum Tauschen.
   *[other] Du hast nur { $herd } Kamele zum Tauschen.
}
jaipur-refuse-sell-more-than-held = Du willst { $count } { $good } verkaufen, hast aber nur { $held }.
jaipur-refuse-sell-too-few = { $least ->
    [one] Wähle mindestens eine Karte { $good } zum Verkaufen.
   *[other] { $good } verkaufst du nur ab { $least } Karten auf einmal.
}
jaipur-refuse-swap-one = Getauscht wird ab zwei Karten auf jeder Seite. Eine einzelne Karte kannst du einfach nehmen.
jaipur-refuse-swap-uneven = Du nimmst { $taken } und gibst { $given }: Es müssen gleich viele sein.
jaipur-refuse-swap-same-kind = { $good } kannst du nicht im selben Tausch nehmen und geben.

# Das Bild
jaipur-market = Markt
jaipur-tokens = Plättchen
jaipur-bonus = Bonus
jaipur-deck = Stapel { $count }
jaipur-sold = verkauft { $count }
jaipur-herd = Herde { $count }
jaipur-rupees = { $count ->
    [one] 1 Rupie
   *[other] { $count } Rupien
}
jaipur-hidden-bonus = + { $count ->
    [one] 1 geheimer Bonus
   *[other] { $count } geheime Boni
}
jaipur-cards-in-hand = { $count ->
    [one] 1 Karte:
   *[other] { $count } Karten:
}

# Titel der Regeln
jaipur-rule-1 = Das Austeilen
jaipur-rule-2 = Ausgeteilte Kamele
jaipur-rule-3 = Wer beginnt
jaipur-rule-4 = Eine Ware nehmen
jaipur-rule-5 = Tauschen
jaipur-rule-6 = Nicht dieselbe Ware in beide Richtungen
jaipur-rule-7 = Höchstens sieben Karten
jaipur-rule-8 = Die Kamele nehmen
jaipur-rule-9 = Verkaufen
jaipur-rule-10 = Plättchen für einen Verkauf
jaipur-rule-11 = Bonusplättchen
jaipur-rule-12 = Eine Aktion pro Zug
jaipur-rule-13 = Es gibt immer einen Zug
jaipur-rule-14 = Wann eine Runde endet
jaipur-rule-15 = Das Kamelplättchen
jaipur-rule-16 = Wer die Runde gewinnt
jaipur-rule-17 = Zwei Siegel gewinnen
jaipur-rule-18 = Wer was weiß
jaipur-rule-19 = Herden zeigen
jaipur-rule-20 = Bekannte Karten zeigen
jaipur-rule-21 = Zweihundertmal getauscht
jaipur-rule-22 = Eine einzige Runde
jaipur-rule-23 = Mögliche verdeckte Karten
jaipur-rule-24 = Optionen ändern nur, was zu sehen ist

# Warum ein Zug gut ist, oder was er kostet
jaipur-why-sale = Das bringt sofort { $rupees ->
    [one] 1 Rupie
   *[other] { $rupees } Rupien
}.
jaipur-why-sale-bonus = Das bringt sofort { $rupees ->
    [one] 1 Rupie
   *[other] { $rupees } Rupien
} und einen Bonus.
jaipur-why-holds = Das macht { $cards } auf der Hand, zurzeit { $rupees ->
    [one] 1 Rupie
   *[other] { $rupees } Rupien
} wert.
jaipur-why-herd = Das bringt { $camels } zum Tauschen.
jaipur-why-ends = Damit endet die Runde sofort.
jaipur-why-denies = { $seat } hat bekanntlich { $cards } und bekommt so nicht mehr davon.
jaipur-why-first = { $seat } hat bekanntlich { $cards }, und dafür bleiben nur die niedrigeren Plättchen.
jaipur-why-fresh = Aber { $seat } hat die erste Wahl unter { $count ->
    [one] 1 neuen Karte
   *[other] { $count } neuen Karten
}.
jaipur-why-leaves = Aber das lässt { $seat } auf dem Markt { $cards }.
jaipur-why-rest = Aber { $count ->
    [one] 1 Plättchen für { $good } bleibt
   *[other] { $count } Plättchen für { $good } bleiben
} liegen.
jaipur-why-full = Aber dann ist die Hand voll.

## A match summed up
jaipur-unit-rupees = Rupien
jaipur-from-goods = Warenplättchen
jaipur-from-bonus = Bonusplättchen
jaipur-from-camels = Kamelplättchen
jaipur-ending-rows = Drei Warensorten waren ausverkauft.
jaipur-ending-deck = Der Stapel war aufgebraucht.
jaipur-ending-exchanges = Es wurde zu oft nacheinander getauscht.

# On the home page and when making a table
jaipur-title = Jaipur
jaipur-line = Kaufen, tauschen und verkaufen, schneller als der Händler gegenüber.
jaipur-facts = 2 Spieler · etwa 20 Minuten · Karten
jaipur-option-card-memory = Bekannte Karten zeigen
jaipur-option-card-memory-help = Vom Markt genommene Karten bleiben für die andere Seite sichtbar.
jaipur-option-open-herds = Herden zeigen
jaipur-option-open-herds-help = Alle sehen, wie viele Kamele jeder hat.
jaipur-option-single-round = Nur eine Runde
jaipur-option-single-round-help = Statt auf zwei gewonnene Runden.

# Die erste Lektion
jaipur-lesson-first = Deine erste Runde
jaipur-lesson-first-line = Nehmen, tauschen und verkaufen mit ein wenig Hilfe, dann die Runde gegen einen Anfänger zu Ende spielen.
jaipur-lesson-first-welcome = Zwei Händler teilen sich einen Markt. Du sammelst Waren, verkaufst sie gegen Plättchen und willst am Ende der Runde reicher sein als der andere. Die fünf Karten in der Mitte sind der Markt. Deine Hand liegt unten, und die Plättchen zeigen, was jede Ware einbringt.
jaipur-lesson-first-diamonds = Diamanten bringen am meisten, aber du kannst sie nur ab zwei Stück verkaufen. Du hast einen, der Markt hat noch einen: Nimm ihn.
jaipur-lesson-first-diamonds-after = Jetzt hast du ein Paar. Eine neue Karte füllt die Lücke: Auf dem Markt liegen immer fünf.
jaipur-lesson-first-camels = Drei Kamele stehen bereit. Verkaufen kannst du sie nicht, aber gegen Waren eintauschen, und in der Hand brauchen sie keinen Platz. Man nimmt immer alle auf einmal, also tippe ein beliebiges an.
jaipur-lesson-first-camels-after = Deine Herde zählt jetzt vier. Der Preis: Drei neue Karten liegen aus, und der andere darf zuerst wählen.
jaipur-lesson-first-exchange = Zweimal Gold und ein Stoff sind liegen geblieben. Beim Tauschen nimmst du zwei oder mehr Waren und gibst ebenso viele Karten zurück, aus der Hand oder aus der Herde. Wähle die drei Waren und gib dafür das Leder und zwei Kamele: Tippe die Herde zweimal an.
jaipur-lesson-first-exchange-after = Drei gute Karten für eine schlechte und zwei Kamele. Genau dafür sind Kamele da.
jaipur-lesson-first-cloth = Zeit zu verkaufen. Die ersten Plättchen jeder Ware sind die besten, und ab drei Karten auf einmal gibt es ein Bonusplättchen. Verkaufe alle drei Stoffe.
jaipur-lesson-first-cloth-after = 5, 3 und 3 für die Stoffe, dazu ein Bonus. Was er wert ist, siehst nur du.
jaipur-lesson-first-third = Da liegt noch ein Gold. Mit dreien gibt es wieder einen Bonus, und eine einzelne Karte zu nehmen kostet nichts.
jaipur-lesson-first-third-after = Dreimal Gold. Mehr als sieben Karten darfst du nicht auf der Hand haben, also sammle nicht zu lange.
jaipur-lesson-first-gold = Verkaufe das Gold jetzt, solange die beiden besten Plättchen noch da sind. Vielleicht sammelt der andere auch Gold.
jaipur-lesson-first-gold-after = 6, 6 und 5, dazu ein Bonus: dein bisher bester Verkauf.
jaipur-lesson-first-pair = Deine beiden Diamanten holen die zwei wertvollsten Plättchen überhaupt. Verkaufe sie, bevor es ein anderer tut.
jaipur-lesson-first-pair-after = 14 Rupien für zwei Karten.
jaipur-lesson-first-end = Die Runde endet, wenn drei Sorten Plättchen aufgebraucht sind oder der Stapel leer ist. Wer dann mehr Kamele hat, bekommt 5 Rupien dazu. Der reichere Händler erhält ein Siegel, und eine ganze Partie gewinnt, wer zuerst zwei hat.
jaipur-lesson-first-alone = Du liegst gut vorn. Spiele den Rest der Runde allein, gegen einen Anfänger. Wenn du nicht weiterweißt, frage nach einem Tipp.

## Worum es in einem Rätsel geht
jaipur-theme-camels = Kamele
jaipur-theme-sell = Verkaufen
jaipur-theme-take = Eine Ware nehmen
jaipur-theme-swap = Tauschen
