//! Plays a number of random games and prints nothing; valgrind counts its instructions.

use std::error::Error;

use table::{ComponentSet, Config};

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().collect();
    let [_, game, seats, version, edition, games] = &arguments[..] else {
        return Err("usage: count GAME SEATS VERSION EDITION GAMES".into());
    };
    let components = ComponentSet::Edition(edition.clone());
    let config = Config { components, ..Config::new(seats.parse()?) }.version(version.parse()?);
    let games: u64 = games.parse()?;
    catalog::standard().game(game)?.random_games(&config, 1, &mut |played| played < games)?;
    Ok(())
}
