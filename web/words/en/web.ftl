# What the web client says around the boards.
## The home page
web-welcome = Take a seat
web-welcome-line = Four games of Indian courts and bazaars, against friends or against bots that explain their moves.
web-play-now = Play now
web-with-friends = With friends
web-learn-it = Learn it
web-further = More to do
web-further-learn = Learn
web-further-learn-line = A short guided game for each of the four.
web-further-puzzles-line = Find the move that stands out.
web-further-watch = Watch
web-further-watch-line = Tables where others are playing now.
web-further-ratings-line = Who plays best, people and bots.
web-further-import = Import a game
web-further-import-line = Replay and verify a game from elsewhere.
web-honest = The games belong to their authors and publishers. This is an independent implementation of their rules, with our own words and drawings.

## Navigation
web-skip = Skip to content
web-nav = Pages
web-nav-learn = Learn
web-nav-watch = Watch
web-nav-mine = My games
web-nav-ratings = Ratings
web-nav-account = Account
web-nav-account-of = Account: { $account }
web-nav-settings = Settings
web-home = Home
web-choose-game = Choose a game
web-loading = Loading…
web-close = Close
web-lost = Page not found
web-lost-page = There's nothing at this address.
web-table-deleted = This table has been deleted.
web-lost-table = This table doesn't exist, or it has been deleted.
web-trouble = Something went wrong. Please try again.
web-trouble-offline = Can't reach the server.

## People and bots
web-seat = Seat { $number }
web-seat-gone = Former player
web-player-number = Player { $number }
web-guest-name = Guest { $number }
web-you = you
web-you-name = You
web-who = { $name }
    .you = You
web-level = Level

## Lists of tables
web-mine = My games
web-mine-running = In progress
web-mine-finished = Finished
web-mine-none = You haven't played here yet.
web-running = Your games in progress
web-running-yours = { $count ->
    [one] Your turn
   *[other] Your turn in { $count } games
}
web-open = Open tables
web-watch = Watch
web-watch-now = In progress
web-watch-finished = Finished games to replay
web-watch-none = No public games right now. Start one and list its table publicly, and others can watch or join.
web-seat-open = open seat
web-status-open = Waiting for players
web-status-playing = In progress
web-status-yours = Your turn
web-status-finished = Finished
web-status-abandoned = This game was abandoned.
web-status-place = Finished: { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} place

## A new table
web-new-title = New table: { $game }
web-seats = Seats
web-options = Options
web-wish-me = Me
web-wish-here = Another player on this device
web-wish-open = Anyone with the link
web-wish-bot = A bot
web-seat-remove = Remove seat { $number }
web-add-open = Add a seat
web-add-bot = Add a bot
web-components = Components
web-clock = Clock
web-clock-none = No clock
web-clock-bank = { $minutes } min + { $seconds } s per turn
web-clock-day = One day per turn
web-timeout = When time runs out
web-timeout-loss = lose the game
web-timeout-bot = a bot takes over
web-listed = List the table publicly
web-hints-allowed = Allow hints
web-make-open = Open the table
web-make-start = Start
web-stand-in = stand-in values
web-stand-in-note = We don't know some of this game's printed values, so ours stand in for them. If you own the box, you can put in the real ones.
web-value-on = yes
web-value-off = no

## Before the start
web-lobby-title = { $game } table
web-invited = { $name } invites you to { $game }
web-invited-nameless = You're invited to { $game }
web-invited-play = Play
web-invited-new = Never played?
web-invited-learn = Learn it in a few minutes
web-seat-free = Open seat
web-seat-kept = Reserved for { $name }
web-sit = Sit down
web-sit-move = Sit here instead
web-seat-bot = A bot
web-seat-clear = Clear the seat
web-seat-send-away = Remove
web-start = Start
web-start-waits = { $count ->
    [one] One seat is still open.
   *[other] { $count } seats are still open.
}
web-start-host = The host starts the game.
web-start-ready = Everyone is here
web-start-named = { $name } starts the game.
web-stand = Leave the table
web-table-drop = Delete the table
web-share = Invite
web-share-code = QR code for this table's link
web-share-alone = Only this computer can reach the server. Start it with --listen 0.0.0.0:4400 so others on your network can join.
web-share-link = Link to this table
web-share-line = Anyone with this link can sit down or watch. No account needed.
web-copy = Copy
web-copied = Copied
web-agreed = Game settings

## At the table
web-round = Round { $round }
web-players = Players
web-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
web-away = away
web-panel = Story, chat and players
web-board-missing = The board didn't load. The server may be busy, or your connection may be down.
web-load-again = Try again
web-story = Story
web-story-empty = Nothing has happened yet.
web-story-set-up = Setup ({ $count ->
    [one] 1 step
   *[other] { $count } steps
})
web-story-more = { $first } … and { $count } more
web-since = since your last turn
web-chat = Chat
web-chat-unread = Chat ({ $count } new)
web-chat-empty = No messages yet.
web-chat-write = Write a message
web-chat-send = Send
web-chat-lost = Your message wasn't sent.
web-chat-muted = hidden
web-mute = hide { $name }
web-unmute = show { $name }
web-muted = { $count ->
    [one] One player's chat is hidden from you.
   *[other] The chat of { $count } players is hidden from you.
}
web-unmute-all = Show everyone again
web-actions = Actions
web-prompt-you = Your turn
web-prompt-hot-seat = { $seat }, it's your turn
web-prompt-confirm = Done? You can still undo.
web-prompt-other = { $seat }'s turn
web-prompt-bot = { $seat } is thinking…
web-prompt-over = The game is over
web-undo = Undo
web-end-turn = End turn
web-your-name = Your name
web-panel-unread = { $count ->
    [one] Panel, one new message
   *[other] Panel, { $count } new messages
}
web-bot-for-you = A bot is playing for you.
web-take-seat = Take your seat back
web-watching = { $count ->
    [0] You're watching.
    [one] You're watching.
   *[other] { $count } people are watching, including you.
}
web-keys = Keyboard shortcuts
web-glossary = What the icons mean
web-glossary-none = This board has no icons of its own.
web-keys-escape = Cancel a choice, or close what's open
web-show-again = Show me again
web-volume = Volume
web-sound-off = Mute
web-sound-on = Unmute
web-hint = Hint
web-hint-thinking = Thinking…
web-hint-title = Best moves
web-hint-value = { $percent }% to win
web-moves = All moves
web-moves-title = All moves
web-moves-search = Search the moves
web-moves-none = No move matches.
web-menu = More
web-ask-back = Ask to take back a move
web-resign = Resign
web-resign-sure = Resign this game?
web-notify = Tell me when it's my turn
web-leave = Home
web-download = Download the game record
web-takeback = { $seat } wants to take back a move.
web-takeback-yes = Accept
web-takeback-no = Decline
web-takeback-waits = { $seat } wants to take back a move. Waiting for { $others }.
    .you = You've asked to take back a move. Waiting for { $others }.
web-takeback-refused = Your take-back was declined.
web-curtain = Pass the device to { $seat }
web-curtain-lift = I'm { $seat }
web-online = Connected
web-connecting = Connecting…
web-reconnecting = Connection lost
web-retry = Try now
web-title-turn = Your turn
web-result = Result
web-result-you = You won!
web-result-won = { $names } wins
web-result-shared = { $names } share the win
web-result-score = Winning score: { $score }.
web-result-tied = Tied at { $score }; the tie-break decided.
web-result-look = View final board
web-share-result = Share
web-course = How it went
web-total = Total
web-rematch = Rematch
web-rematch-join = Join rematch
web-rematch-change = Rematch with other settings
web-plain = The game in plain words
web-plain-view = What you see

## Rules
web-rule = Rule { $rule }
web-rule-unknown = There's no rule { $rule }.
web-rules = Rules
web-rules-all = All the rules
web-rules-title = How to play { $game }
web-rulebook = Rules in pictures
web-law = Full rules, numbered
web-law-title = { $game }: the full rules
web-rules-search = Search the rules
web-rules-contents = Contents
web-rules-table = Table
web-rules-none = No rule matches.
web-mark-ruling = our reading where the printed rules are silent
web-mark-stand-in = our value, where the printed one isn't known

## Replay
web-replay = Replay
web-replay-eyes = View as
web-spectator = A spectator
web-replay-by = Step
web-replay-by-move = By move
web-replay-by-turn = By turn
web-replay-by-round = By round
web-replay-speed = Speed
web-replay-first = To the start
web-replay-back = Back one line
web-replay-play = Play
web-replay-pause = Pause
web-replay-forth = Forward one line
web-replay-last = To the end
web-replay-line = Line

## Fairness
web-fair = Verify
web-fair-working = Checking every draw…
web-fair-running = The game is still in progress: its seed is secret until the end.
web-fair-good = Fair: the seed matches its commitment, and all { $count } draws follow from it.
web-fair-bad-seed = The seed doesn't match the commitment that was published before the game.
web-fair-bad-draws = { $count ->
    [one] One draw doesn't
   *[other] { $count } draws don't
} follow from the seed.
web-fair-how = Before the game, Durbar fixed a secret seed and published its hash. Then the players' browsers mixed in random bytes of their own. Your browser has just recomputed every number from both.
web-fair-own = This page wasn't loaded securely, so the browser's hash functions weren't available; ours were used.
web-fair-commitment = Commitment
web-fair-seed = Seed
web-fair-secret = secret until the end
web-fair-share = Bytes from seat { $number }
web-fair-command = Your browser takes one thing on trust: which outcomes were possible, and how likely each was. That follows from the rules of the game. This command replays the downloaded game record by the rules and checks that too:
web-fair-draws = Every draw
web-fair-draws-line = All possible outcomes are lined up, each as wide as it is likely. The number points to the one that was drawn.
web-fair-line = Line
web-fair-source = Source
web-fair-number = Number
web-fair-range = Range
web-fair-outcome = Outcome
web-fair-check = Check
web-fair-right = right
web-fair-wrong = wrong

## Settings, import
web-settings = Settings
web-name = Name
web-save = Save
web-saved = Saved.
web-language = Language
web-settings-account = Account and devices
web-settings-account-line = You don't need an account to play. With one, you're the same player on every device.
web-theme = Colours
web-theme-system = Same as system
web-theme-light = Light
web-theme-dark = Dark
web-tempo = Speed of other players' moves
web-tempo-slow = Slow
web-tempo-normal = Normal
web-tempo-fast = Fast
web-tempo-once = Instant
web-motion = Reduce motion
web-tokens = Tokens for programs
web-tokens-line = With a token, your own program can play for you, or just watch.
web-token-label = What it is for
web-token-new = New token
web-token-made = Copy it now; it won't be shown again:
web-table-closes = No one has played here for a long time. The table closes on { $day } unless someone does.
web-door-close = Close to spectators
web-door-open = Open to anyone with the link
web-chat-report = Report
web-chat-reported = Thanks. The server's host can see your report.
web-report-name = Report { $name }'s name
web-report-name-sure = Report this name?
web-chat-remove = Remove { $name } from the table
web-chat-clear = Delete message
web-token-scope = Permissions
web-token-play = Play
web-token-read = Read only
web-token-days = Valid for
web-token-days-count = { $count } days
web-token-seen = last used { $ago }
web-token-ends = valid until { $day }
web-token-drop = Remove { $label }
web-import = Import a game
web-import-line = A game record is the text of a whole game, as you download it. It becomes a finished game that you can replay and verify.
web-import-file = From a file
web-import-text = Or as text
web-import-do = Import

## Learning
web-learn = Learn
web-learn-line = A few turns on the real board, explained before and after each move. Ten minutes or less.
web-learn-begin = Start
web-learn-again = Play again
web-learn-go-on = Continue at step { $step }
web-learn-done = Finished
web-prompts = Tips
web-prompts-away = No more tips
web-lesson = Lesson
web-lesson-try = Your move: tap what is marked with a dot.
web-lesson-later = The others play first.
web-lesson-unended = End your turn to continue.
web-lesson-off = That wasn't the lesson's move, but go ahead: a beginner plays against you from here. You can come back whenever you like.
web-lesson-return = Back to the lesson
web-lesson-next = Next
web-lesson-back = Back
web-lesson-show = Play it for me
web-lesson-end = Close the lesson
