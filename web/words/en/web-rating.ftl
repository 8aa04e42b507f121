# Ratings, profiles and rated tables.
web-ratings = Ratings
web-ratings-line = Everybody begins at 1,000. Each rated match moves the number, a surprise more than what was expected.
web-ratings-games = Games
web-ratings-of = Ratings for { $game }
web-ratings-rank = Rank
web-ratings-name = Name
web-ratings-game = Game
web-ratings-rating = Rating
web-ratings-matches = Matches
web-ratings-wins = Won
web-ratings-bot = bot
web-ratings-note = ± is how far the true strength may be from the number; it shrinks with every match. Who is surely good comes before who only may be.
web-ratings-none = Nobody is rated in { $game } yet
web-ratings-none-line = Be the first: make an account, open a table that counts for ratings, and play it with others who have one, or against a bot.
web-ratings-table = Open a table
web-rating-number = { $number }
web-rated = The match counts for ratings
web-rated-mark = rated
web-rated-line = Counts for ratings: an account for everybody, a clock, no hints, no take-backs.
web-rated-help = Everyone needs an account and plays one seat, with a clock and the standard components. No hints, no take-backs, no shared screen.
web-rated-account = Rated matches need an account.
web-rated-sit = This match counts for ratings: sitting down needs an account.
web-rated-share = Anyone with this link can watch; with an account they can sit down too.
web-rated-to-account = To the account
web-rated-changes = Ratings
web-rated-counting = The ratings are being counted …
web-rated-not-yet = The ratings are not counted yet. You find them on the page of ratings soon.
web-rated-change = Rating of { $name }: { $before } before, { $after } now
web-player-lost = There is no such player.
web-player-none = No rated matches yet.
web-player-none-you = You have played no rated matches yet.
web-player-leaders = All ratings
web-player-against = You against { $name }
web-player-record = { $won } won, { $drawn } drawn, { $lost } lost
web-player-matches = Last rated matches
web-player-place = place { $place } of { $seats }
web-curve = Points given away
web-curve-line = Points of win chance given away per decision, in analysed public games. Lower is better.
web-curve-line-you = Points of win chance given away per decision, in your analysed games. Lower is better. Others see only your public games here.
web-curve-lately = { $points } per decision
web-curve-compared = { $points } per decision lately, { $before } before
web-curve-matches = { $count ->
    [one] 1 game
   *[other] { $count } games
}
web-curve-match = { $points } points per decision
