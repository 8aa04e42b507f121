# Duplicate matches: the same deals for two players.
web-duplicate = Duplicate match
web-duplicate-of = Duplicate match of { $game }
web-duplicate-line = You and a friend each play the same deals against the same bot, without seeing each other's games. Same cards, same dice: the better total wins.
web-duplicate-about = { $deals ->
    [one] One deal
   *[other] { $deals } deals
} against { $level }.
web-duplicate-rated = The result is rated.
web-duplicate-level = Bot
web-duplicate-deals = Deals
web-duplicate-make = Create the match
web-duplicate-accept-line = { $name } challenges you to a duplicate match.
web-duplicate-accept = Accept and play
web-duplicate-begin = Play the next deal
web-duplicate-wait = You're done. The comparison appears once the other player has finished too.
web-duplicate-taken = Two players are playing this match. Come back when both have finished.
web-duplicate-share = Invite a player
web-duplicate-share-line = The first player to open this link and accept becomes your opponent.
web-duplicate-compared = The deals
web-duplicate-deal = Deal
web-duplicate-total = Total
web-duplicate-hidden = finished
web-duplicate-open = not finished
web-duplicate-given-up = forfeited
web-duplicate-lead = Each number is the lead over the bot at the end of the deal. A forfeited deal counts as −1,000.
web-duplicate-you-won = You won!
web-duplicate-won = { $name } won
web-duplicate-tie = A tie
web-duplicate-lost = There's no such duplicate match.
web-duplicate-back = Back to the duplicate match
