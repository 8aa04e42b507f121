//! Plays so many random games and says nothing: what valgrind counts instructions of.

use std::error::Error;

use bench::{RandomGames, Until};
use table::Config;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().collect();
    let [_, game, seats, games] = &arguments[..] else { return Err("usage: count GAME SEATS GAMES".into()) };
    let config = Config::new(seats.parse()?);
    catalog::visit(game, RandomGames { config: &config, until: Until::Games(games.parse()?), seed: 1 })??;
    Ok(())
}
