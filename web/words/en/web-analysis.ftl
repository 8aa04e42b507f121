# The analysis of a finished game: luck and skill.

web-analysis = Analysis
web-analysis-begin = Analyse this game
web-analysis-open = See the analysis
web-analysis-waiting = Waiting for a free bot to analyse the game…
web-analysis-progress = Analysing: { $done } of { $all } positions
web-analysis-failed = The analysis didn't finish.
web-analysis-again = Try again
web-analysis-sum-you = You gave away { $lost ->
    [one] 1 point
   *[other] { $lost } points
} of win chance over { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}; { $side ->
    [for] luck was { $luck ->
        [one] 1 point
       *[other] { $luck } points
    } on your side.
    [against] luck was { $luck ->
        [one] 1 point
       *[other] { $luck } points
    } against you.
   *[none] luck evened out.
}
web-analysis-sum = { $name } gave away { $lost ->
    [one] 1 point
   *[other] { $lost } points
} of win chance over { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}; { $side ->
    [for] luck helped by { $luck ->
        [one] 1 point.
       *[other] { $luck } points.
    }
    [against] luck cost { $luck ->
        [one] 1 point.
       *[other] { $luck } points.
    }
   *[none] luck evened out.
}
web-analysis-like-you = You played at { $level } level.
web-analysis-like = { $name } played at { $level } level.
web-analysis-like-row = Level of play
web-analysis-points-line = 1 point is a 1% chance of winning. The luck-free result is the result (100 for a win, 0 for a loss) minus luck.
web-analysis-chart = Win chances
web-analysis-odds = { $name } { $percent }%
    .you = You { $percent }%
web-analysis-percent = { $percent }%
web-analysis-players = Player by player
web-analysis-decisions = Decisions
web-analysis-given-away = Points given away
web-analysis-slips = Slips (2 to 5 points)
web-analysis-mistakes = Mistakes (5 to 10)
web-analysis-blunders = Blunders (over 10)
web-analysis-luck = Luck
web-analysis-adjusted = Luck-free result
web-analysis-decisive = What decided the game
web-analysis-calm = Nothing stands out: no slips and no big swings of luck.
web-analysis-all = All { $count } turning points
web-analysis-table = The whole game as a table
web-analysis-slip = Slip by { $name }: { $points } points
    .you = Your slip: { $points } points
web-analysis-mistake = Mistake by { $name }: { $points } points
    .you = Your mistake: { $points } points
web-analysis-blunder = Blunder by { $name }: { $points } points
    .you = Your blunder: { $points } points
web-analysis-lucky = Lucky draw for { $name }: { $points } points
    .you = Lucky draw for you: { $points } points
web-analysis-unlucky = Unlucky draw for { $name }: { $points } points
    .you = Unlucky draw for you: { $points } points
web-analysis-best = { $name } found the best of { $moves } moves, or one as good.
    .you = You found the best of { $moves } moves, or one as good.
web-analysis-lost = { $name } gave away { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
    .you = You gave away { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
web-analysis-better = Better: { $move }
web-analysis-forced = { $name } had only one move.
    .you = You had only one move.
web-analysis-draw = The luck of the draw, compared with what could have come up:
web-analysis-draw-of = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
    .you = You: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
web-analysis-start = Step through the game, or pick a mark on the chart.
web-analysis-findings = Findings
web-analysis-board = View the board

## Learning from your mistakes
web-mistakes = Learn from your mistakes
web-mistakes-open = Learn from your mistakes ({ $count })
web-mistakes-ask = { $number } of { $count }: your move gave away { $points } points of win chance. Find a better one.
web-mistakes-right = That's it: { $move }. It's { $points } points better than what you played.
web-mistakes-same = That's what you played; it gave away { $points } points. Try another move.
web-mistakes-good = That's just as good as the move the analysis found: { $move }.
web-mistakes-weighed = Weighing your move…
web-mistakes-worse = That gives away { $points ->
    [one] 1 point
   *[other] { $points } points
}. Try another move.
web-mistakes-answer = Show the answer
web-mistakes-next = Next
web-mistakes-none = You made no mistakes of 2 points or more in this game.
web-mistakes-done = That was the last one.
