# Die Partie des Tages.
web-daily = Partie des Tages
web-daily-line = Alle bekommen dieselben Karten und Würfe, gegen denselben Bot. Du hast einen Versuch; dann siehst du, wie es den anderen ging.
web-daily-past = Die Partien vom { $date }. Spiele sie, so oft du willst; sie zählen nicht mehr.
web-daily-against = Zu zweit, gegen { $level }
web-daily-begin = Heutige Partie spielen
web-daily-again = Diese Partie spielen
web-daily-go-on = Weiterspielen
web-daily-analysis = Deine Analyse ansehen
web-daily-results = Wie es allen ging
web-daily-won = gewonnen
web-daily-lost = verloren
web-daily-levels = Die Bots spielen diese Partie noch …
web-daily-away = Wie es anderen mit dieser Partie ging, siehst du mit Verbindung zu einem Server.
web-daily-before = Der Tag davor
web-daily-today = Heute
web-further-daily-line = Eine Partie, ein Versuch, für alle gleich.
