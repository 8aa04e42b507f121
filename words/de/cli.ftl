# Was das Programm im Terminal sagt.

## Die oberste Zeile, und wer am Zug ist
cli-round = Runde { $round }
cli-to-move = { $seat } ist am Zug
cli-has-moved = { $seat } hat gezogen
cli-thinks = { $seat } überlegt …

## Felder
cli-players-title = Spieler
cli-story-title = Verlauf
cli-since = seit deinem letzten Zug
cli-moves-title = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
cli-search-title = { $count } von { $all }: { $text }
cli-turn-title = Zug
cli-result-title = Ergebnis
cli-board-scrolls = weiter: Bild↑ Bild↓ Strg-B
cli-confirm = Du kannst deinen Zug noch rückgängig machen. Enter beendet ihn, Strg-Z macht ihn rückgängig.

## Die Zeile über den Tasten
cli-enter-plays = Enter spielt: { $move }
cli-enter-ends = Enter beendet den Zug, Strg-Z macht ihn rückgängig.
cli-escape-closes = Esc führt zurück an den Tisch.
cli-enter-leaves = Die Partie ist zu Ende. Enter verlässt sie.
cli-no-match = Kein Zug passt. Enter erklärt einen ganz ausgeschriebenen Zug, Esc löscht.
cli-hint-thinks = Der Tipp wird berechnet …
cli-refused = { $reason } (Regel { $rule })
cli-unreadable = „{ $text }“ ist kein Zug. Gib die Nummer eines Zugs oder Suchwörter ein.
cli-not-now = Das geht jetzt nicht.
cli-nothing-to-undo = Es lässt sich nichts rückgängig machen: Seither wurde gezogen oder gewürfelt, oder es war nicht dein Zug.

## Tasten
cli-keys-choose = ? Hilfe  1-9 ↑↓ Wahl  Enter Zug  abc Suche  Tab Tipp  Strg-Z zurück  Strg-Q Aus
cli-keys-confirm = ? Hilfe  Enter beenden  Strg-Z rückgängig  Strg-L Verlauf  Strg-Q Aus
cli-keys-wait = ? Hilfe  Strg-L Verlauf  Strg-Q Aus
cli-keys-over = ? Hilfe  Enter verlassen  Strg-L Verlauf

## Blätter über dem Tisch
cli-help-title = Hilfe
cli-help-keys =
    Hoch, Runter, 1-9  einen Zug wählen; gespielt wird noch nichts
    Enter              ihn spielen, oder den Zug beenden
    Buchstaben         unter den Zügen suchen; Esc löscht
    ein ganzer Zug     wie im Protokoll: Er wird gespielt oder erklärt
    Tab                ein Tipp: die besten Züge laut dem stärksten Bot
    Strg-Z             rückgängig, bis zur letzten Karte, zum letzten Wurf
    Bild↑, Bild↓       den Tisch oder die Züge verschieben
    Strg-L             der ganze Verlauf
    Strg-B             der Tisch über den ganzen Bildschirm
    Strg-Q             speichern und beenden; die Partie wartet auf dich
cli-help-fair = Der Zufall ist fair: Der geheime Startwert stand fest, bevor die Zufallsbytes der Spieler dazukamen. Seine Prüfsumme ist { $commitment }. Am Ende wird der Startwert offengelegt, und durbar verify prüft jede Karte und jeden Würfel.
cli-commitment = Prüfsumme { $commitment }
cli-help-seed = Der Startwert wurde gewählt, nicht geheim gezogen: Dieselbe Zahl ergibt dieselben Karten und Würfel.
cli-hint-title = Tipp
cli-log-title = Der Verlauf bisher
cli-curtain =
    Bitte den Bildschirm an { $seat } weitergeben.
    { $seat }: Enter drücken, wenn niemand sonst hinsieht.
cli-too-small = Das Fenster ist zu klein: Es hat { $now_width } mal { $now_height } Zeichen, der Tisch braucht { $width } mal { $height }. Vergrößere es, um weiterzuspielen; Strg-Q speichert und beendet.

## Der Verlauf
cli-only-move = { $story } (der einzige Zug)

## Hinsetzen und Aufstehen
cli-player = Spieler
cli-player-number = Spieler { $number }
cli-saved = Die Partie ist gespeichert; durbar play { $game } setzt sie fort.
cli-finished = Die beendete Partie liegt in { $path }.
cli-verify-it = Karten und Würfel prüfen: durbar verify { $path }
cli-unfinished = Die Partie ist nicht beendet.

## Zeile für Zeile
cli-plain-help = Die Nummer eines Zugs, den Zug selbst oder Suchwörter eingeben. Außerdem: moves, undo, end, hint, help, quit.
cli-plain-confirm = end beendet den Zug, undo macht ihn rückgängig.
cli-plain-more = … und { $count } weitere: moves zeigt alle, Suchwörter grenzen ein.

## Nachspielen
cli-replay-title = { $game } · Zeile { $ply } von { $all } · Ansicht: { $eyes }
cli-replay-keys = ←→ Schritt  Bild↑ Bild↓ zehn  Pos1 Ende  Tab andere Ansicht  q verlassen
cli-spectator = Zuschauer
