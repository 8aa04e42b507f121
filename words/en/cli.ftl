# What the terminal client says.

## The top line, and whose turn it is
cli-round = round { $round }
cli-to-move = { $seat }'s turn
cli-has-moved = { $seat } has moved
cli-thinks = { $seat } is thinking…

## Panes
cli-players-title = Players
cli-story-title = Story
cli-since = since your last turn
cli-moves-title = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
cli-search-title = { $count } of { $all }: { $text }
cli-turn-title = Turn
cli-result-title = Result
cli-board-scrolls = more: PgUp PgDn Ctrl-B
cli-confirm = You can still undo your move. Enter ends the turn, Ctrl-Z undoes the move.

## The line above the keys
cli-enter-plays = Enter plays: { $move }
cli-enter-ends = Enter ends the turn, Ctrl-Z undoes the move.
cli-escape-closes = Esc goes back to the table.
cli-enter-leaves = The game is over. Enter leaves.
cli-no-match = No move matches. Enter explains a move written in full, Esc clears.
cli-hint-thinks = Thinking about a hint…
cli-refused = { $reason } (rule { $rule })
cli-unreadable = “{ $text }” is not a move. Type a move's number, or words to search for.
cli-not-now = You can't do that now.
cli-nothing-to-undo = Nothing to undo: a card was drawn or a die rolled since, or it wasn't your move.

## Keys
cli-keys-choose = ? help  1-9 ↑↓ pick  Enter play  abc search  Tab hint  Ctrl-Z undo  Ctrl-Q quit
cli-keys-confirm = ? help  Enter end turn  Ctrl-Z undo  Ctrl-L story  Ctrl-Q quit
cli-keys-wait = ? help  Ctrl-L story  Ctrl-Q quit
cli-keys-over = ? help  Enter leave  Ctrl-L story

## Sheets over the table
cli-help-title = Help
cli-help-keys =
    Up, Down, 1 to 9   choose a move; nothing is played yet
    Enter              play it, or end your turn
    letters            search the moves; Esc clears
    a whole move       as in a game record: played, or you're told why not
    Tab                a hint: the best moves according to the strongest bot
    Ctrl-Z             undo, back to the last card or die
    PgUp, PgDn         scroll the table, or the moves
    Ctrl-L             the whole story
    Ctrl-B             the table on the whole screen
    Ctrl-Q             save and quit; the game waits for you
cli-help-fair = The dice and cards are fair: the secret seed was fixed before any player's random bytes were mixed in. Its commitment is { $commitment }. When the game is over, the seed is revealed, and durbar verify checks every card and die.
cli-commitment = Commitment { $commitment }
cli-help-seed = The seed of this game was chosen, not drawn in secret: the same number gives the same cards and dice.
cli-hint-title = Hint
cli-log-title = The story so far
cli-curtain =
    Pass the screen to { $seat }.
    { $seat }, press Enter when nobody else is looking.
cli-too-small = The window is too small: it has { $now_width } by { $now_height } characters, and the table needs { $width } by { $height }. Make it larger to go on; Ctrl-Q saves and quits.

## The story
cli-only-move = { $story } (the only move)

## Sitting down and leaving
cli-player = Player
cli-player-number = Player { $number }
cli-saved = The game is saved. Type durbar play { $game } to continue.
cli-finished = The finished game is saved in { $path }.
cli-verify-it = Check its cards and dice: durbar verify { $path }
cli-unfinished = The game is not finished.

## Line by line
cli-plain-help = Type a move's number, the move itself, or words to search for. Also: moves, undo, end, hint, help, quit.
cli-plain-confirm = Type end to end the turn, or undo to undo the move.
cli-plain-more = … and { $count } more: type moves to see all, or words to search for.

## Replay
cli-replay-title = { $game } · line { $ply } of { $all } · seen by { $eyes }
cli-replay-keys = ←→ step  PgUp PgDn by ten  Home End  Tab change viewer  q leave
cli-spectator = a spectator
