# The daily deal.
web-daily = Daily deal
web-daily-line = Everyone gets the same deal, against the same bot. You get one try; then see how the others did.
web-daily-past = The deals of { $date }. Play them as often as you like; they no longer count.
web-daily-against = Two players, against { $level }
web-daily-begin = Play today's deal
web-daily-again = Play this deal
web-daily-go-on = Continue
web-daily-analysis = See your analysis
web-daily-results = How everyone did
web-daily-won = won
web-daily-lost = lost
web-daily-levels = The bots are still playing this deal…
web-daily-away = Connect to a server to see how others did on this deal.
web-daily-before = The day before
web-daily-today = Today
web-further-daily-line = One deal, one try, the same for everyone.
