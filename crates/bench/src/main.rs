//! `make bench`: speed of random games and of search, for every game and seat count, on one thread.

use std::error::Error;

use bench::{RandomGames, Thoughts, Until};
use table::{Config, GameCard};

/// Long enough for a steady figure, short enough to wait for.
const SECONDS: f64 = 2.0;

fn main() -> Result<(), Box<dyn Error>> {
    println!(
        "{:<10} {:>5} {:>11} {:>13} {:>10} {:>10} {:>7} {:>6}",
        "game", "seats", "games/s", "decisions/s", "dec/game", "moves/dec", "widest", "bytes"
    );
    for card in catalog::cards() {
        for seats in card.seats.0..=card.seats.1 {
            row(card, &Config::new(seats), "")?;
        }
        for option in card.options.iter().filter(|option| option.key == "single_round") {
            row(card, &Config::new(card.seats.0).option(option.key, "on"), " (one round)")?;
        }
    }
    println!("\n{:<10} {:>5} {:>13}", "game", "seats", "iterations/s");
    for card in catalog::cards() {
        for seats in card.seats.0..=card.seats.1 {
            let config = Config::new(seats);
            let speed = catalog::visit(card.id, Thoughts { config: &config, seconds: SECONDS, seed: 1 })??;
            println!("{:<10} {seats:>5} {speed:>13.0}", card.id);
        }
    }
    Ok(())
}

fn row(card: &GameCard, config: &Config, note: &str) -> Result<(), Box<dyn Error>> {
    let tally = catalog::visit(card.id, RandomGames { config, until: Until::Seconds(SECONDS), seed: 1 })??;
    let (games, decisions) = (tally.games as f64, tally.walk.decisions as f64);
    println!(
        "{:<10} {:>5} {:>11.0} {:>13.0} {:>10.1} {:>10.2} {:>7} {:>6}{note}",
        card.id,
        config.seats,
        games / tally.seconds,
        decisions / tally.seconds,
        decisions / games,
        tally.walk.offered as f64 / decisions,
        tally.walk.widest,
        tally.position_bytes,
    );
    Ok(())
}
