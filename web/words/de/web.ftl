# Was der Web-Client rund um die Bretter sagt.
## The home page
web-welcome = Nimm Platz
web-welcome-line = Vier Spiele von indischen Höfen und Basaren, gegen Freunde oder gegen Bots, die ihre Züge begründen.
web-play-now = Jetzt spielen
web-with-friends = Mit Freunden
web-learn-it = Lernen
web-further = Außerdem
web-further-learn = Lernen
web-further-learn-line = Zu jedem der vier eine kurze geführte Partie.
web-further-puzzles-line = Finde den Zug, der herausragt.
web-further-watch = Zuschauen
web-further-watch-line = Tische, an denen gerade gespielt wird.
web-further-ratings-line = Wer am besten spielt, Menschen und Bots.
web-further-import = Partie importieren
web-further-import-line = Eine Partie von anderswo nachspielen und prüfen.
web-honest = Die Spiele gehören ihren Autoren und Verlagen. Dies ist eine unabhängige Umsetzung ihrer Regeln in eigenen Worten und mit eigenen Zeichnungen.

## Navigation
web-skip = Zum Inhalt springen
web-nav = Seiten
web-nav-learn = Lernen
web-nav-watch = Zuschauen
web-nav-mine = Meine Partien
web-nav-ratings = Wertungen
web-nav-account = Konto
web-nav-account-of = Konto: { $account }
web-nav-settings = Einstellungen
web-home = Startseite
web-choose-game = Spiel auswählen
web-loading = Wird geladen …
web-close = Schließen
web-lost = Seite nicht gefunden
web-lost-page = Unter dieser Adresse gibt es nichts.
web-table-deleted = Dieser Tisch wurde gelöscht.
web-lost-table = Diesen Tisch gibt es nicht, oder er wurde gelöscht.
web-trouble = Etwas ist schiefgegangen. Bitte noch einmal versuchen.
web-trouble-offline = Der Server ist nicht erreichbar.

## People and bots
web-seat = Platz { $number }
web-seat-gone = Ehemaliger Spieler
web-player-number = Spieler { $number }
web-guest-name = Gast { $number }
web-you = du
web-you-name = Du
web-who = { $name }
    .you = Du
web-level = Stärke

## Lists of tables
web-mine = Meine Partien
web-mine-running = Laufend
web-mine-finished = Beendet
web-mine-none = Du hast hier noch nicht gespielt.
web-running = Deine laufenden Partien
web-running-yours = { $count ->
    [one] Du bist dran
   *[other] Du bist in { $count } Partien dran
}
web-open = Offene Tische
web-watch = Zuschauen
web-watch-now = Laufende Partien
web-watch-finished = Beendete Partien zum Nachspielen
web-watch-none = Zurzeit gibt es keine öffentlichen Partien. Eröffne selbst eine und zeige den Tisch öffentlich an, dann können andere zusehen oder mitspielen.
web-seat-open = freier Platz
web-status-open = Wartet auf Spieler
web-status-playing = Läuft
web-status-yours = Du bist am Zug
web-status-finished = Beendet
web-status-abandoned = Diese Partie wurde vorzeitig abgebrochen.
web-status-place = Beendet: { $place }. Platz

## A new table
web-new-title = Neuer Tisch: { $game }
web-seats = Plätze
web-options = Optionen
web-wish-me = Ich
web-wish-here = Noch jemand an diesem Gerät
web-wish-open = Wer den Link hat
web-wish-bot = Ein Bot
web-seat-remove = Platz { $number } entfernen
web-add-open = Platz hinzufügen
web-add-bot = Bot hinzufügen
web-components = Spielmaterial
web-clock = Uhr
web-clock-none = Keine Uhr
web-clock-bank = { $minutes } min + { $seconds } s je Zug
web-clock-day = Ein Tag je Zug
web-timeout = Wenn die Zeit abläuft
web-timeout-loss = ist die Partie verloren
web-timeout-bot = spielt ein Bot weiter
web-listed = Tisch öffentlich anzeigen
web-hints-allowed = Tipps erlauben
web-make-open = Tisch eröffnen
web-make-start = Starten
web-stand-in = Ersatzwerte
web-stand-in-note = Einige gedruckte Werte dieses Spiels kennen wir nicht; an ihrer Stelle stehen eigene. Wer die Schachtel besitzt, kann die gedruckten eintragen.
web-value-on = ja
web-value-off = nein

## Before the start
web-lobby-title = Tisch: { $game }
web-invited = { $name } lädt dich zu { $game } ein
web-invited-nameless = Du bist zu { $game } eingeladen
web-invited-play = Mitspielen
web-invited-new = Noch nie gespielt?
web-invited-learn = In ein paar Minuten lernen
web-seat-free = Freier Platz
web-seat-kept = Reserviert für { $name }
web-sit = Hinsetzen
web-sit-move = Hierher wechseln
web-seat-bot = Ein Bot
web-seat-clear = Platz freimachen
web-seat-send-away = Entfernen
web-start = Starten
web-start-waits = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
web-start-host = Der Gastgeber startet die Partie.
web-start-ready = Alle sind da
web-start-named = { $name } startet die Partie.
web-stand = Tisch verlassen
web-table-drop = Tisch löschen
web-share = Einladen
web-share-code = QR-Code mit der Adresse dieses Tisches
web-share-alone = Nur dieser Rechner erreicht den Server. Starte ihn mit --listen 0.0.0.0:4400, damit andere in deinem Netz mitspielen können.
web-share-link = Link zu diesem Tisch
web-share-line = Wer diesen Link hat, kann sich setzen oder zuschauen. Ein Konto ist nicht nötig.
web-copy = Kopieren
web-copied = Kopiert
web-agreed = Einstellungen

## At the table
web-round = Runde { $round }
web-players = Spieler
web-place = { $place }. Platz
web-away = nicht da
web-panel = Verlauf, Chat und Spieler
web-board-missing = Das Spielbrett wurde nicht geladen. Vielleicht ist der Server überlastet oder die Verbindung gestört.
web-load-again = Erneut versuchen
web-story = Verlauf
web-story-empty = Noch ist nichts passiert.
web-story-set-up = Aufbau ({ $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
})
web-story-more = { $first } … und { $count } weitere
web-since = seit deinem letzten Zug
web-chat = Chat
web-chat-unread = Chat ({ $count } neu)
web-chat-empty = Noch keine Nachrichten.
web-chat-write = Nachricht schreiben
web-chat-send = Senden
web-chat-lost = Deine Nachricht wurde nicht gesendet.
web-chat-muted = ausgeblendet
web-mute = { $name } ausblenden
web-unmute = { $name } einblenden
web-muted = { $count ->
    [one] Der Chat eines Mitspielers ist für dich ausgeblendet.
   *[other] Der Chat von { $count } Mitspielern ist für dich ausgeblendet.
}
web-unmute-all = Alle wieder einblenden
web-actions = Aktionen
web-prompt-you = Du bist am Zug
web-prompt-hot-seat = { $seat }, du bist am Zug
web-prompt-confirm = Fertig? Noch kannst du es rückgängig machen.
web-prompt-other = { $seat } ist am Zug
web-prompt-bot = { $seat } denkt nach …
web-prompt-over = Die Partie ist zu Ende
web-undo = Rückgängig
web-end-turn = Zug beenden
web-your-name = Dein Name
web-panel-unread = { $count ->
    [one] Seitenleiste, eine neue Nachricht
   *[other] Seitenleiste, { $count } neue Nachrichten
}
web-bot-for-you = Ein Bot spielt für dich.
web-take-seat = Selbst weiterspielen
web-watching = { $count ->
    [0] Du schaust zu.
    [one] Du schaust zu.
   *[other] { $count } schauen zu, dich eingeschlossen.
}
web-keys = Tastenkürzel
web-glossary = Was die Zeichen bedeuten
web-glossary-none = Dieses Brett hat keine eigenen Zeichen.
web-keys-escape = Auswahl abbrechen, Offenes schließen
web-show-again = Noch einmal zeigen
web-volume = Lautstärke
web-sound-off = Ton aus
web-sound-on = Ton an
web-hint = Tipp
web-hint-thinking = Denkt nach …
web-hint-title = Beste Züge
web-hint-value = { $percent } % Gewinnchance
web-moves = Alle Züge
web-moves-title = Alle Züge
web-moves-search = Züge durchsuchen
web-moves-none = Kein Zug passt.
web-menu = Mehr
web-ask-back = Um Zurücknahme bitten
web-resign = Aufgeben
web-resign-sure = Wirklich aufgeben?
web-notify = Bescheid geben, wenn ich am Zug bin
web-leave = Zur Startseite
web-download = Protokoll herunterladen
web-takeback = { $seat } möchte einen Zug zurücknehmen.
web-takeback-yes = Einverstanden
web-takeback-no = Ablehnen
web-takeback-waits = { $seat } möchte einen Zug zurücknehmen. Es fehlt noch: { $others }.
    .you = Du hast darum gebeten, einen Zug zurückzunehmen. Es fehlt noch: { $others }.
web-takeback-refused = Deine Bitte um Zurücknahme wurde abgelehnt.
web-curtain = Gib das Gerät an { $seat } weiter
web-curtain-lift = Ich bin { $seat }
web-online = Verbunden
web-connecting = Verbindung wird hergestellt …
web-reconnecting = Verbindung verloren
web-retry = Jetzt versuchen
web-title-turn = Du bist am Zug
web-result = Ergebnis
web-result-you = Du hast gewonnen!
web-result-won = { $names } gewinnt
web-result-shared = { $names } teilen sich den Sieg
web-result-score = Gewonnen mit: { $score }.
web-result-tied = Gleichstand: { $score }. Der Stichentscheid gab den Ausschlag.
web-result-look = Schlussstellung ansehen
web-share-result = Teilen
web-course = Verlauf
web-total = Summe
web-rematch = Revanche
web-rematch-join = Zur Revanche
web-rematch-change = Revanche mit anderen Einstellungen
web-plain = Das Spiel in Worten
web-plain-view = Was du siehst

## Rules
web-rule = Regel { $rule }
web-rule-unknown = Eine Regel { $rule } gibt es nicht.
web-rules = Regeln
web-rules-all = Alle Regeln
web-rules-title = So spielt man { $game }
web-rulebook = Regeln in Bildern
web-law = Alle Regeln mit Nummern
web-law-title = { $game }: alle Regeln
web-rules-search = Regeln durchsuchen
web-rules-contents = Inhalt
web-rules-table = Tabelle
web-rules-none = Keine Regel passt.
web-mark-ruling = unsere Lesart, wo die gedruckten Regeln schweigen
web-mark-stand-in = ein eigener Wert, wo der gedruckte nicht bekannt ist

## Replay
web-replay = Nachspielen
web-replay-eyes = Ansicht von
web-spectator = Zuschauer
web-replay-by = Schritt
web-replay-by-move = Zug für Zug
web-replay-by-turn = Nach Spieler
web-replay-by-round = Nach Runde
web-replay-speed = Geschwindigkeit
web-replay-first = Zum Anfang
web-replay-back = Eine Zeile zurück
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-forth = Eine Zeile weiter
web-replay-last = Zum Ende
web-replay-line = Zeile

## Fairness
web-fair = Zufall prüfen
web-fair-working = Jede Ziehung wird geprüft …
web-fair-running = Die Partie läuft noch: Der Startwert bleibt bis zum Ende geheim.
web-fair-good = Fair: Der Startwert passt zu seiner Prüfsumme, und alle { $count } Ziehungen folgen aus ihm.
web-fair-bad-seed = Der Startwert passt nicht zu der Prüfsumme, die vor der Partie veröffentlicht wurde.
web-fair-bad-draws = { $count ->
    [one] Eine Ziehung folgt
   *[other] { $count } Ziehungen folgen
} nicht aus dem Startwert.
web-fair-how = Vor der Partie hat Durbar einen geheimen Startwert festgelegt und dessen Prüfsumme veröffentlicht. Danach haben die Browser der Spieler eigene Zufallsbytes beigemischt. Dein Browser hat soeben jede Zahl aus beidem neu berechnet.
web-fair-own = Diese Seite wurde nicht über eine sichere Verbindung geladen, daher standen die Hashfunktionen des Browsers nicht zur Verfügung; es wurden unsere eigenen verwendet.
web-fair-commitment = Prüfsumme
web-fair-seed = Startwert
web-fair-secret = geheim bis zum Ende
web-fair-share = Bytes von Platz { $number }
web-fair-command = Worauf sich dein Browser verlässt: was gezogen werden konnte und wie wahrscheinlich es jeweils war. Das folgt aus den Spielregeln. Dieser Befehl spielt das Protokoll nach den Regeln durch und berechnet auch das neu:
web-fair-draws = Jede Ziehung
web-fair-draws-line = Alles, was gezogen werden konnte, liegt in einer Reihe, jedes Ergebnis so breit, wie es wahrscheinlich ist. Die Zahl zeigt auf das gezogene.
web-fair-line = Zeile
web-fair-source = Quelle
web-fair-number = Zahl
web-fair-range = Bereich
web-fair-outcome = Ergebnis
web-fair-check = Prüfung
web-fair-right = richtig
web-fair-wrong = falsch

## Settings, import
web-settings = Einstellungen
web-name = Name
web-save = Speichern
web-saved = Gespeichert.
web-language = Sprache
web-settings-account = Konto und Geräte
web-settings-account-line = Zum Spielen brauchst du kein Konto. Mit einem bist du auf jedem Gerät derselbe Spieler.
web-theme = Farben
web-theme-system = Wie im System
web-theme-light = Hell
web-theme-dark = Dunkel
web-tempo = Tempo der Züge anderer
web-tempo-slow = Langsam
web-tempo-normal = Normal
web-tempo-fast = Schnell
web-tempo-once = Sofort
web-motion = Weniger Bewegung
web-tokens = Tokens für Programme
web-tokens-line = Mit einem Token kann dein eigenes Programm für dich spielen oder nur zusehen.
web-token-label = Wofür
web-token-new = Neues Token
web-token-made = Kopiere es jetzt; es wird nicht noch einmal angezeigt:
web-table-closes = Hier hat lange niemand gespielt. Der Tisch wird am { $day } geschlossen, wenn das so bleibt.
web-door-close = Für Zuschauer schließen
web-door-open = Für alle mit dem Link öffnen
web-chat-report = Melden
web-chat-reported = Danke. Der Betreiber des Servers sieht deine Meldung.
web-report-name = Namen „{ $name }“ melden
web-report-name-sure = Diesen Namen melden?
web-chat-remove = { $name } vom Tisch entfernen
web-chat-clear = Nachricht löschen
web-token-scope = Berechtigungen
web-token-play = Spielen
web-token-read = Nur lesen
web-token-days = Gültig für
web-token-days-count = { $count } Tage
web-token-seen = zuletzt benutzt { $ago }
web-token-ends = gültig bis { $day }
web-token-drop = { $label } entfernen
web-import = Partie importieren
web-import-line = Ein Protokoll ist der Text einer ganzen Partie, wie ihn der Download liefert. Daraus wird eine beendete Partie zum Nachspielen und Prüfen.
web-import-file = Aus einer Datei
web-import-text = Oder als Text
web-import-do = Importieren

## Learning
web-learn = Lernen
web-learn-line = Ein paar Züge auf dem richtigen Brett, jeder vorher und nachher kurz erklärt. Höchstens zehn Minuten.
web-learn-begin = Starten
web-learn-again = Noch einmal
web-learn-go-on = Weiter bei Schritt { $step }
web-learn-done = Abgeschlossen
web-prompts = Tipps
web-prompts-away = Keine Tipps mehr
web-lesson = Lektion
web-lesson-try = Du bist dran: Tippe an, was mit einem Punkt markiert ist.
web-lesson-later = Erst ziehen die anderen.
web-lesson-unended = Beende deinen Zug, dann geht es weiter.
web-lesson-off = Das war nicht der Zug der Lektion, aber spiele ruhig weiter: Ab hier spielt ein Anfänger gegen dich. Zurück kannst du jederzeit.
web-lesson-return = Zurück zur Lektion
web-lesson-next = Weiter
web-lesson-back = Zurück
web-lesson-show = Zug ausführen
web-lesson-end = Lektion schließen
