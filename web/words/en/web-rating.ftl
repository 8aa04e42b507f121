# Ratings, profiles and rated tables.
web-ratings = Ratings
web-ratings-line = Everyone starts at 1,000. Every rated game changes the number; upsets change it more than expected results.
web-ratings-games = Games
web-ratings-of = Ratings for { $game }
web-ratings-rank = Rank
web-ratings-name = Name
web-ratings-game = Game
web-ratings-rating = Rating
web-ratings-matches = Played
web-ratings-wins = Won
web-ratings-bot = bot
web-ratings-note = ± shows how far off the number may be; it shrinks with every game. Players with a well-established rating rank above newcomers with the same number.
web-ratings-none = No one is rated in { $game } yet
web-ratings-none-line = Be the first: create an account, open a rated table, and play others who have an account, or a bot.
web-ratings-table = Open a table
web-rating-number = { $number }
web-rated = Rated game
web-rated-mark = rated
web-rated-line = Rated: everyone needs an account. With a clock, no hints, no take-backs.
web-rated-help = Everyone needs an account and plays one seat, with a clock and the standard components. No hints, no take-backs, no shared screen.
web-rated-account = You need an account for rated games.
web-rated-sit = This game is rated: you need an account to sit down.
web-rated-share = Anyone with this link can watch; with an account they can sit down too.
web-rated-to-account = Go to account
web-rated-changes = Ratings
web-rated-counting = Updating the ratings…
web-rated-not-yet = The ratings aren't updated yet. You'll find them on the ratings page soon.
web-rated-change = { $name }'s rating: { $before } before, { $after } now
web-player-lost = There's no such player.
web-player-none = No rated games yet.
web-player-none-you = You haven't played any rated games yet.
web-player-leaders = All ratings
web-player-against = You vs. { $name }
web-player-record = { $won } won, { $drawn } tied, { $lost } lost
web-player-matches = Latest rated games
web-player-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $seats }
web-curve = Points given away
web-curve-line = Points of win chance given away per decision, in analysed public games. Lower is better.
web-curve-line-you = Points of win chance given away per decision, in your analysed games. Lower is better. Others see only your public games here.
web-curve-lately = { $points } per decision
web-curve-compared = { $points } per decision lately, { $before } before
web-curve-matches = { $count ->
    [one] 1 game
   *[other] { $count } games
}
web-curve-match = { $points ->
    [one] 1 point
   *[other] { $points } points
} per decision
