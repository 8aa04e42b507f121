pig-title = Pig
pig-line = Roll as often as you dare, and hold before a one takes it all.
pig-facts = 2 to 5 players · about 5 minutes · one die
pig-option-goal = Points to win
pig-option-goal-help = A hundred makes a longer game.
pig-value-50 = 50
pig-value-100 = 100
pig-move-roll = Roll
pig-move-hold = Hold
pig-played-roll = { $seat } rolls.
    .you = You roll.
pig-played-hold = { $seat } holds.
    .you = You hold.
pig-rolled = The die shows { $face }.
pig-lost = { $seat } loses { $points ->
    [0] the turn
    [one] one point
   *[other] { $points } points
}.
    .you = You lose { $points ->
        [0] the turn
        [one] one point
       *[other] { $points } points
    }.
pig-kept = { $seat } keeps { $points ->
    [one] one point
   *[other] { $points } points
}.
    .you = You keep { $points ->
        [one] one point
       *[other] { $points } points
    }.
pig-score = { $points ->
    [one] one point
   *[other] { $points } points
}
pig-pot = This turn: { $points }
pig-ending = Someone reached { $goal } points.
pig-refuse-nothing = There is nothing to keep yet: roll first.
pig-rule-1 = Who wins
pig-rule-2 = Rolling
pig-rule-3 = Holding
