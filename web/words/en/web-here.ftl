# Playing on this device, without a server.
web-here-away = You're offline. You can still play bots, or with others on this device.
web-here-not-built = The server can't be reached, and this version can't play offline.
web-here-games = Games on this device
web-here-games-line = { $count ->
    [0] Games you play offline are kept in this browser. There are none yet.
    [one] One game is kept in this browser and nowhere else.
   *[other] { $count } games are kept in this browser and nowhere else.
}
web-here-not-promised = This browser may delete them when the disk is full. Export them to be safe.
web-here-export = Export all
web-here-copy = Copy finished games to the server
web-here-copied = { $count ->
    [one] One game copied.
   *[other] { $count } games copied.
}
web-here-no-link = This game is only on this device. Download its record to share it.
web-here-brought = { $count ->
    [0] Those games are here already.
    [one] One game imported.
   *[other] { $count } games imported.
}
web-here-nothing = That file has no games that can be played here.

# The installed app.
web-app-next = A new version is ready.
web-app-reload = Reload
web-app-later = Later

# Notifications of a turn, and why they may not work.
web-notify-stop = Stop telling me when it's my turn
web-notify-server = You'll be told while Durbar is open. This server has no public address, so it can't reach you once it's closed.
web-notify-browser = You'll be told while Durbar is open. This browser can't be reached once it's closed.
web-notify-install = To get notifications here, add Durbar to your home screen and open it from there.
web-notify-insecure = Notifications need a secure address (https).
web-notify-denied = Notifications are blocked in this browser's settings.
web-notify-unknown = This browser doesn't support notifications.
