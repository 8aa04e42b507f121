//! `make bench`: speed of random games, for every game and seat count, in one run on one thread.

use std::error::Error;
use std::time::Instant;

use bench::RandomGames;
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
    Ok(())
}

fn row(card: &GameCard, config: &Config, note: &str) -> Result<(), Box<dyn Error>> {
    let once = |games, seed| catalog::visit(card.id, RandomGames { config, games, seed });
    let (mut games, mut seed) = (0, 0);
    let (mut decisions, mut offered, mut widest, mut bytes) = (0, 0, 0, 0);
    once(20, 1)??; // warm up
    let begun = Instant::now();
    while begun.elapsed().as_secs_f64() < SECONDS {
        seed += 1;
        let tally = once(200, seed)??;
        games += 200;
        decisions += tally.walk.decisions;
        offered += tally.walk.offered;
        widest = widest.max(tally.walk.widest);
        bytes = tally.position_bytes;
    }
    let seconds = begun.elapsed().as_secs_f64();
    println!(
        "{:<10} {:>5} {:>11.0} {:>13.0} {:>10.1} {:>10.2} {:>7} {:>6}{note}",
        card.id,
        config.seats,
        games as f64 / seconds,
        decisions as f64 / seconds,
        decisions as f64 / games as f64,
        offered as f64 / decisions as f64,
        widest,
        bytes,
    );
    Ok(())
}
