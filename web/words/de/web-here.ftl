# Auf diesem Gerät spielen, ohne Server.
web-here-away = Du bist offline. Gegen Bots oder zu mehreren an diesem Gerät kannst du trotzdem spielen.
web-here-not-built = Der Server ist nicht erreichbar, und diese Version kann nicht offline spielen.
web-here-games = Partien auf diesem Gerät
web-here-games-line = { $count ->
    [0] Was du offline spielst, bleibt in diesem Browser. Noch ist nichts da.
    [one] Eine Partie ist nur in diesem Browser gespeichert.
   *[other] { $count } Partien sind nur in diesem Browser gespeichert.
}
web-here-not-promised = Wird der Speicher knapp, darf dieser Browser sie löschen. Exportiere sie, um sicherzugehen.
web-here-export = Alle exportieren
web-here-copy = Beendete Partien auf den Server kopieren
web-here-copied = { $count ->
    [one] Eine Partie kopiert.
   *[other] { $count } Partien kopiert.
}
web-here-no-link = Diese Partie gibt es nur auf diesem Gerät. Lade ihr Protokoll herunter, um es weiterzugeben.
web-here-brought = { $count ->
    [0] Diese Partien sind schon da.
    [one] Eine Partie importiert.
   *[other] { $count } Partien importiert.
}
web-here-nothing = In dieser Datei sind keine Partien, die hier gespielt werden können.

# Die installierte App.
web-app-next = Eine neue Version ist da.
web-app-reload = Neu laden
web-app-later = Später

# Benachrichtigt werden, wenn man am Zug ist, und warum es nicht geht.
web-notify-stop = Nicht mehr Bescheid geben, wenn ich am Zug bin
web-notify-server = Du erfährst es, solange Durbar geöffnet ist. Dieser Server hat keine öffentliche Adresse und erreicht dich sonst nicht.
web-notify-browser = Du erfährst es, solange Durbar geöffnet ist. Danach ist dieser Browser nicht mehr zu erreichen.
web-notify-install = Für Benachrichtigungen füge Durbar zum Home-Bildschirm hinzu und öffne es von dort.
web-notify-insecure = Benachrichtigungen brauchen eine sichere Adresse (https).
web-notify-denied = Benachrichtigungen sind in den Einstellungen dieses Browsers gesperrt.
web-notify-unknown = Dieser Browser kennt keine Benachrichtigungen.
