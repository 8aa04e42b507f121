# Puzzles.
web-puzzles = Puzzles
web-puzzles-line = Real positions where one move stands out. Find it. They get harder as you get better.
web-puzzle-begin = Solve
web-puzzle-fresh = Not tried yet
web-puzzle-fared = Rating { $rating } · { $tried ->
    [one] 1 puzzle tried
   *[other] { $tried } puzzles tried
} · { $streak } in a row
web-puzzle-score = { $rating } · { $streak } in a row
web-puzzle-you = Player
web-puzzle-other = { $count ->
    [1] Opponent
   *[other] Opponent { $number }
}
web-puzzle-ask = Your turn. Find the best move. (Puzzle rating { $rating })
web-puzzle-right = Right! { $move }
web-puzzle-answer = The best move: { $move }
web-puzzle-wrong = Not quite: that gives away { $points ->
    [one] 1 point
   *[other] { $points } points
} of win chance. Try again.
web-puzzle-second = The next best move, “{ $move }”, gives away { $points ->
    [one] 1 point
   *[other] { $points } points
}.
web-puzzle-next = Next puzzle
web-puzzle-none = No puzzles for this game yet.
web-puzzle-ending = Timing the end
