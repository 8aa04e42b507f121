# What the web client says around the boards.
## The first page
web-welcome = Take a seat
web-welcome-line = Four games of Indian courts and bazaars, against friends or against bots that say why they move as they do.
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
web-further-import = Bring a log
web-further-import-line = Replay and check a game from elsewhere.
web-honest = The games belong to their authors and publishers. This is an independent implementation of their rules, with our own words and drawings.

## Getting about
web-skip = To the main part
web-nav = Pages
web-nav-learn = Learn
web-nav-watch = Watch
web-nav-mine = My games
web-nav-ratings = Ratings
web-nav-account = Account
web-nav-account-of = Account: { $account }
web-nav-settings = Settings
web-home = First page
web-loading = One moment …
web-close = Close
web-lost = Nothing is here
web-lost-page = This address leads nowhere.
web-table-deleted = This table has been deleted.
web-lost-table = There is no such table, or it has been cleared away.
web-trouble = Something went wrong. Please try again.
web-trouble-offline = The server cannot be reached.

## People and bots
web-seat = Seat { $number }
web-seat-gone = Someone who left
web-guest-name = Guest { $number }
web-you = you
web-you-name = You
web-level = Level
web-level-random = Random
web-level-greedy = Greedy
web-level-beginner = Beginner
web-level-easy = Easy
web-level-medium = Medium
web-level-hard = Hard
web-level-expert = Expert
web-level-master = Master

## Lists of tables
web-mine = My games
web-mine-running = Under way
web-mine-finished = Finished
web-mine-none = You have not played here yet.
web-running = Your games in progress
web-running-yours = { $count ->
    [one] Your turn
   *[other] Your turn in { $count }
}
web-open = Open tables
web-watch = Watch
web-watch-now = Being played now
web-watch-finished = Finished games to replay
web-watch-none = Nobody plays at a listed table right now.
web-seat-open = free seat
web-status-open = Waits for players
web-status-playing = Under way
web-status-yours = Your turn
web-status-finished = Finished
web-status-abandoned = This game was given up before its end.
web-status-place = Finished: { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} place

## A new table
web-new-title = A table for { $game }
web-seats = Seats
web-options = The game
web-wish-me = Me
web-wish-here = Someone at this screen
web-wish-open = Anyone with the link
web-wish-bot = A bot
web-seat-remove = Remove seat { $number }
web-add-open = Add a seat
web-add-bot = Add a bot
web-components = Components
web-clock = Clock
web-clock-none = No clock
web-clock-bank = { $minutes } min and { $seconds } s a turn
web-clock-day = A day for each turn
web-timeout = When time is up
web-timeout-loss = the game is lost
web-timeout-bot = a bot plays on
web-listed = Show the table to everybody
web-hints-allowed = Hints are allowed
web-make-open = Open the table
web-make-start = Begin
web-stand-in = stand-in values
web-stand-in-note = We don't know some of this game's printed values, so ours stand in for them. If you own the box, you can put in the real ones.
web-value-on = yes
web-value-off = no

## Before the start
web-lobby-title = A table for { $game }
web-seat-free = Free seat
web-seat-kept = Kept for { $name }
web-sit = Sit down
web-sit-move = Sit here instead
web-seat-bot = A bot
web-seat-clear = Free the seat
web-seat-send-away = Send away
web-start = Begin
web-start-waits = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
web-start-host = The host begins the game.
web-stand = Leave the table
web-table-drop = Clear the table away
web-share = Invite
web-share-code = QR code with the address of this table
web-share-alone = This server answers this computer alone. Start it with --listen 0.0.0.0:4400 so that others on your network can join.
web-share-link = Link to this table
web-share-line = Anyone with this link can sit down or watch. No account needed.
web-copy = Copy
web-copied = Copied
web-agreed = What is played

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
web-board-missing = The board didn't arrive. The server may be busy, or the connection is bad.
web-load-again = Load again
web-story = Story
web-story-empty = Nothing has happened yet.
web-story-set-up = Set-up ({ $count ->
    [one] 1 step
   *[other] { $count } steps
})
web-story-more = { $first } … and { $count } more
web-since = since your last turn
web-chat = Chat
web-chat-unread = Chat ({ $count } new)
web-chat-empty = Nobody has said anything yet.
web-chat-write = Say something
web-chat-send = Send
web-chat-lost = Your message was not sent.
web-chat-muted = hidden
web-mute = hide { $name }
web-unmute = show { $name }
web-muted = { $count ->
    [one] One player's chat is hidden from you.
   *[other] The chat of { $count } players is hidden from you.
}
web-unmute-all = Show everybody again
web-actions = What you can do
web-prompt-you = Your turn
web-prompt-hot-seat = { $seat }, it is your turn
web-prompt-confirm = Done? You can still take it back.
web-prompt-other = { $seat }’s turn
web-prompt-bot = { $seat } is thinking …
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
   *[other] { $count } people are watching, you among them.
}
web-keys = Keyboard shortcuts
web-glossary = What the icons mean
web-glossary-none = This board has no icons of its own.
web-keys-escape = Cancel a choice, close what is open
web-show-again = Show me again
web-volume = Volume
web-sound-off = Mute
web-sound-on = Unmute
web-hint = Hint
web-hint-thinking = Thinking …
web-hint-title = Best moves
web-hint-value = { $percent } % to win
web-moves = All moves
web-moves-title = All moves
web-moves-search = Search the moves
web-moves-none = No move fits.
web-menu = More
web-ask-back = Ask to take a move back
web-resign = Resign
web-resign-sure = Resign this game?
web-notify = Tell me when it is my turn
web-leave = Home page
web-download = Download the log
web-takeback = { $seat } would like to take a move back.
web-takeback-yes = Agree
web-takeback-no = Refuse
web-takeback-waits = { $seat } would like to take a move back; waiting for { $others }.
web-takeback-refused = The others said no to taking your move back.
web-curtain = Hand over to { $seat }
web-curtain-lift = I am { $seat }
web-online = Connected
web-connecting = Connecting …
web-reconnecting = Connection lost
web-retry = Try now
web-title-turn = Your turn
web-result = Result
web-result-you = You won!
web-result-won = { $names } wins
web-result-shared = Shared by { $names }
web-result-look = View final board
web-share-result = Share
web-course = How it went
web-total = Total
web-rematch = Rematch
web-rematch-join = Join rematch
web-rematch-change = Change settings
web-plain = The game in plain words
web-plain-view = What you see

## Rules
web-rule = Rule { $rule }
web-rule-unknown = There is no rule { $rule }.
web-rules = Rules
web-rules-all = All the rules
web-rules-title = How to play { $game }
web-rulebook = Rules in pictures
web-law = Full rules, numbered
web-law-title = { $game }: the full rules
web-rules-search = Search the rules
web-rules-contents = Contents
web-rules-table = Table
web-rules-none = No rule has these words.
web-mark-ruling = our reading where the printed rules are silent
web-mark-stand-in = a value of ours where the printed one is not known

## Replay
web-replay = Replay
web-replay-eyes = Seen by
web-spectator = A spectator
web-replay-by = Step
web-replay-by-move = By move
web-replay-by-turn = By turn
web-replay-by-round = By round
web-replay-speed = Speed
web-replay-first = To the start
web-replay-back = One line back
web-replay-play = Play
web-replay-pause = Pause
web-replay-forth = One line on
web-replay-last = To the end
web-replay-line = Line

## Fairness
web-fair = Verify
web-fair-working = Checking every draw …
web-fair-running = The game is still on: its seed is secret until the end.
web-fair-good = Fair: the seed fits its commitment, and all { $count } draws are what it gives.
web-fair-bad-seed = The seed does not fit the commitment that was published before the game.
web-fair-bad-draws = { $count ->
    [one] One draw is
   *[other] { $count } draws are
} not what the seed gives.
web-fair-how = Before the game the server fixed a secret seed and published its hash. Then the players' browsers mixed in random bytes of their own. Your browser has just computed every number again from both.
web-fair-own = This page was not loaded securely, so the browser lends no hash functions; our own were used.
web-fair-commitment = Commitment
web-fair-seed = Seed
web-fair-secret = secret until the end
web-fair-share = Bytes from seat { $number }
web-fair-command = What your browser takes on trust is which outcomes were possible and how likely each was: that follows from the rules of the game. This command plays the downloaded log through the rules and recomputes that too:
web-fair-draws = Every draw
web-fair-draws-line = All that could be drawn is lined up, each outcome as wide as it is likely. The number points at the one that was drawn.
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
web-settings-account-line = An account is not needed to play. It makes you the same player everywhere.
web-theme = Colours
web-theme-system = As the system has them
web-theme-light = Light
web-theme-dark = Dark
web-tempo = Speed of the others' moves
web-tempo-slow = Slow
web-tempo-normal = Normal
web-tempo-fast = Fast
web-tempo-once = All at once
web-motion = Reduce motion
web-tokens = Tokens for programs
web-tokens-line = With a token, your own program can play for you, or just watch.
web-token-label = What it is for
web-token-new = New token
web-token-made = Keep it now; it is shown this once:
web-table-closes = No one has played here for a long time. The table closes on { $day } unless someone does.
web-door-close = Close to spectators
web-door-open = Open to anyone with the link
web-chat-report = Report
web-chat-reported = Thanks. The server's host can see your report.
web-chat-remove = Remove { $name } from the table
web-chat-clear = Delete message
web-token-scope = What it may do
web-token-play = Play
web-token-read = Read only
web-token-days = Valid for
web-token-days-count = { $count } days
web-token-seen = last used { $ago }
web-token-ends = valid until { $day }
web-token-drop = Remove { $label }
web-import = Bring a log
web-import-line = A log is the text of a whole game, as the download gives it. It becomes a finished game that can be replayed and checked.
web-import-file = From a file
web-import-text = Or as text
web-import-do = Import

## Learning
web-learn = Learn
web-learn-line = A few turns on the real board, with a word about each before and after. Ten minutes or less.
web-learn-begin = Start
web-learn-again = Play again
web-learn-go-on = Continue at step { $step }
web-learn-done = Finished
web-prompts = Tips
web-prompts-away = No more tips
web-lesson = Lesson
web-lesson-try = Your move: it’s marked on the board.
web-lesson-later = The others move first.
web-lesson-unended = End your turn to go on.
web-lesson-off = That wasn’t the lesson’s move, but go ahead: a beginner plays against you from here. You can come back whenever you like.
web-lesson-return = Back to the lesson
web-lesson-next = Next
web-lesson-back = Back
web-lesson-show = Play it for me
web-lesson-end = Close the lesson
