# Die Seite für das Konto.
web-account = Konto
web-account-why = Du kannst hier ohne Konto spielen: Ein Gast braucht nur einen Namen. Mit einem Konto bist du auf allen deinen Geräten derselbe Spieler und kannst um Wertungen spielen.
web-account-make = Konto anlegen
web-account-make-line = Was du auf diesem Gerät gespielt hast, bleibt deins. Eine E-Mail-Adresse brauchst du nicht.
web-account-name = Benutzername
web-account-password = Passwort
web-account-password-new = Neues Passwort
web-account-password-old = Aktuelles Passwort
web-account-look = Passwort zeigen
web-account-need-name-length = 3 bis 24 Zeichen
web-account-need-name-letters = nur Buchstaben a bis z, Ziffern, - und _
web-account-need-length = mindestens 8 Zeichen
web-account-need-met = : ja
web-account-sign-in = Anmelden
web-account-sign-in-line = Mit einem Konto, das du schon hast.
web-account-bring = { $count ->
    [one] Die Partie dieses Gasts mitnehmen
   *[other] Die { $count } Partien dieses Gasts mitnehmen
}
web-account-bring-yes = Was der Gast gespielt hat, gehört dann zu deinem Konto. Den Gast auf diesem Gerät gibt es danach nicht mehr, seine Tokens für Programme auch nicht.
web-account-bring-no = Was der Gast gespielt hat, bleibt bei ihm, und er ist nach dem Anmelden nicht mehr erreichbar.
web-account-forgotten = Passwort vergessen?
web-account-recover-line = Gib den Wiederherstellungscode ein, den du beim Anlegen des Kontos aufbewahrt hast. Alle anderen Geräte und Tokens für Programme werden abgemeldet, und du bekommst einen neuen Code.
web-account-recover = Neues Passwort setzen
web-account-recover-back = Zurück zum Anmelden
web-account-code = Wiederherstellungscode
web-account-code-title = Bewahre diesen Wiederherstellungscode auf
web-account-code-line = Er wird nur dieses eine Mal gezeigt. Wenn du dein Passwort vergisst, kannst du damit ein neues setzen. Schreibe ihn auf oder lege ihn zu deinen Passwörtern.
web-account-code-lost = Wenn du beides verlierst, kann dich nur der Betreiber dieses Servers wieder einlassen: Es gibt keine E-Mail-Adresse, an die er schreiben könnte.
web-account-code-kept = Ich habe ihn aufbewahrt
web-account-made = Du bist angemeldet, und dein Wiederherstellungscode ist aufbewahrt.
web-account-recovered = Das neue Passwort ist gesetzt. Melde dich damit an.
web-account-welcome = Willkommen, { $account }.
web-account-left = Du bist auf diesem Gerät abgemeldet.
web-account-gone = Alles, was hier über dich gespeichert war, ist gelöscht.
web-account-back = Zurück zum Tisch
web-account-signed-in = Du bist angemeldet als { $account }.
web-account-shown-as = Andere sehen dich als { $name }.
web-account-profile = Meine Wertungen
web-account-settings = Name für andere und Tokens für Programme
web-account-second = Code
web-account-second-app = Sechs Ziffern aus deiner Authenticator-App.
web-account-second-line = Sechs Ziffern aus deiner Authenticator-App oder einer deiner Ersatzcodes.
web-account-program = Bot-Konto
web-account-program-box = Für dieses Konto spielt ein Programm
web-account-program-line = Dein Name ist als Bot gekennzeichnet: an Tischen, an die du dich ab jetzt setzt, in der Rangliste und in deinem Profil.
web-program = Bot-Konto
web-account-two-factor = Zwei-Faktor-Anmeldung
web-account-two-factor-line = Neben dem Passwort wird nach einem Code aus einer Authenticator-App auf deinem Handy gefragt. Das Einrichten dauert eine Minute.
web-account-two-factor-begin = Einrichten
web-account-two-factor-scan = Scanne das mit deiner Authenticator-App oder tippe den Schlüssel darunter ein. Gib dann den Code ein, den die App zeigt.
web-account-two-factor-qr = Der Schlüssel für deine Authenticator-App als QR-Code
web-account-two-factor-turn-on = Einschalten
web-account-two-factor-on = { $count ->
    [one] Sie ist an. Du hast noch { $count } Ersatzcode.
   *[other] Sie ist an. Du hast noch { $count } Ersatzcodes.
}
web-account-two-factor-turn-off = Ausschalten
web-account-spare = Ersatzcodes
web-account-spare-line = Die Zwei-Faktor-Anmeldung ist an. Bewahre diese Ersatzcodes gut auf: Mit jedem kannst du dich einmal anmelden, wenn dein Handy weg ist. Sie werden nicht noch einmal angezeigt.
web-account-sessions = Geräte
web-account-session-here = dieses Gerät
web-account-session-seen = zuletzt benutzt { $ago }
web-account-session-dropped = Abgemeldet: { $label }
web-account-sign-out = Abmelden
web-account-sign-out-here = Auf diesem Gerät abmelden
web-account-password-change = Passwort ändern
web-account-password-line = Alle anderen Geräte werden dadurch abgemeldet.
web-account-password-keep-tokens = Meine Tokens für Programme weiter gelten lassen
web-account-password-changed = Das Passwort ist geändert. Alle anderen Geräte sind abgemeldet.
web-account-everything = Deine Daten
web-account-everything-line = Dein Name, deine Partien, deine Chatnachrichten, deine Geräte und Einstellungen. Du kannst alles herunterladen oder löschen.
web-account-export = Alles herunterladen
web-account-delete = Alles löschen …
web-account-delete-title = Alles löschen?
web-account-delete-line = Dein Name, Chat, Geräte, Tokens und Wertungen werden jetzt gelöscht, und deine laufenden Partien werden abgebrochen. Beendete Partien bleiben den anderen, ohne deinen Namen. Das lässt sich nicht rückgängig machen.
web-account-delete-sure = Ich weiß, dass sich das nicht rückgängig machen lässt
web-account-delete-now = Alles löschen
web-account-delete-not = Alles behalten
web-account-hooks = Webhooks
web-account-hooks-line = Durbar kann eine deiner Adressen aufrufen, wenn ein Tisch seit einer Minute auf dich wartet.
web-account-hook-url = Adresse
web-account-hook-make = Hinzufügen
web-account-hook-allowed = Dieser Server ruft nur auf: { $addresses }
web-account-hook-key = Schlüssel
web-account-hook-key-line = Kopiere diesen Schlüssel jetzt; er wird nicht noch einmal angezeigt:
web-account-hook-new = noch nicht aufgerufen
web-account-hook-called = aufgerufen { $ago }: { $result }
web-account-hook-failing = { $count ->
    [one] der letzte Aufruf ist { $ago } fehlgeschlagen: { $result }
   *[other] die letzten { $count } Aufrufe sind fehlgeschlagen, der jüngste { $ago }: { $result }
}
web-account-hook-off = abgeschaltet nach { $count } Fehlschlägen, zuletzt { $ago }: { $result }. Entferne ihn und füge ihn neu hinzu.
web-account-hook-test = Jetzt aufrufen
web-account-hook-tested = Aufgerufen: { $result }
web-account-hook-drop = Entfernen
web-account-hook-dropped = Der Webhook ist entfernt.
web-account-hook-signature = Jeder Aufruf trägt den Header durbar-signature: t=ZEIT,v1=HEX; ZEIT ist in Sekunden, HEX der HMAC-SHA-256 von ZEIT.INHALT unter dem Schlüssel, der hexadezimal geschrieben ist. Prüfe ihn, um sicher zu sein, dass ein Aufruf von diesem Server kommt.
web-account-hook-docs = Alle Felder: die Beschreibung der API
