//! `durbar bench [GAME]`: how fast random games are played and how fast the strongest level thinks, on one thread, in
//! processor time.

use std::io::{Write as _, stdout};
use std::process::ExitCode;
use std::time::Duration;

use anyhow::Result;
use registry::{AnyGame, LabError, Registry, Speed};
use search::Effort;
use serde_json::{Value, json};
use table::Config;

use crate::arguments::{Settings, seed};
use crate::columns::align;
use crate::interrupt::Interrupt;
use crate::progress::bar;
use crate::stopwatch::Stopwatch;

/// How many games pass between looks at the clock, since looking takes time too.
const BETWEEN_LOOKS: u64 = 16;

/// Iterations of one thought.
const ITERATIONS: u32 = 1_000;

#[derive(clap::Args, Debug)]
pub(crate) struct Arguments {
    /// The game [default: each, at every number of seats]
    game: Option<String>,
    #[command(flatten)]
    settings: Settings,
    /// How long to measure each figure
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..=3600))]
    seconds: u32,
    /// Seed for the random moves
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = seed())]
    seed: u64,
    /// Print one JSON object per line
    #[arg(long)]
    json: bool,
}

/// The measurements of one game with one number of seats.
struct Measured {
    game: &'static str,
    seats: usize,
    speed: Speed,
    seconds: f64,
    iterations_per_second: f64,
}

pub(crate) fn run(games: &Registry, arguments: &Arguments) -> Result<ExitCode> {
    let tables = tables(games, arguments)?;
    let interrupt = Interrupt::listen()?;
    let bar = bar(2 * tables.len() as u64, "{wide_bar} {pos}/{len} figures, {eta} left")?;
    let mut rows = Vec::new();
    for (game, config) in tables {
        if interrupt.raised() {
            break;
        }
        let measured = measure(game, &config, arguments, &interrupt, &bar);
        rows.push(measured.map_err(|error| blame(arguments, game, error))?);
    }
    bar.finish_and_clear();
    print(arguments, &rows)?;
    Ok(ExitCode::SUCCESS)
}

/// The game as asked for, or every game at every number of seats.
fn tables<'a>(games: &'a Registry, arguments: &Arguments) -> Result<Vec<(&'a dyn AnyGame, Config)>> {
    if let Some(id) = &arguments.game {
        let game = games.game(id)?;
        return Ok(vec![(game, arguments.settings.config(game.card())?)]);
    }
    let mut tables = Vec::new();
    for card in games.cards() {
        let game = games.game(card.id)?;
        for seats in card.seats.0..=card.seats.1 {
            tables.push((game, Config { seats, ..arguments.settings.config(card)? }));
        }
    }
    Ok(tables)
}

fn blame(arguments: &Arguments, game: &dyn AnyGame, error: LabError) -> anyhow::Error {
    match error {
        LabError::Setup(error) => arguments.settings.blame(game.card(), error),
        other => other.into(),
    }
}

fn measure(
    game: &dyn AnyGame,
    config: &Config,
    arguments: &Arguments,
    interrupt: &Interrupt,
    bar: &indicatif::ProgressBar,
) -> Result<Measured, LabError> {
    let limit = Duration::from_secs(arguments.seconds.into());
    let watch = Stopwatch::start();
    let in_time = || watch.elapsed() < limit && !interrupt.raised();
    let speed =
        game.random_games(config, arguments.seed, &mut |played| played % BETWEEN_LOOKS != 0 || in_time())?;
    let seconds = watch.elapsed().as_secs_f64();
    bar.inc(1);
    let iterations_per_second = thoughts(game, config, arguments.seed, limit, interrupt)?;
    bar.inc(1);
    Ok(Measured { game: game.card().id, seats: config.seats, speed, seconds, iterations_per_second })
}

fn thoughts(
    game: &dyn AnyGame,
    config: &Config,
    seed: u64,
    limit: Duration,
    interrupt: &Interrupt,
) -> Result<f64, LabError> {
    let watch = Stopwatch::start();
    let mut thoughts = 0;
    game.thoughts(config, Effort::iterations(ITERATIONS), seed, &mut |before| {
        thoughts = before;
        watch.elapsed() < limit && !interrupt.raised()
    })?;
    Ok(thoughts as f64 * f64::from(ITERATIONS) / watch.elapsed().as_secs_f64())
}

fn print(arguments: &Arguments, rows: &[Measured]) -> Result<()> {
    let mut out = stdout().lock();
    if arguments.json {
        rows.iter().try_for_each(|row| writeln!(out, "{}", as_json(row)))?;
        return Ok(());
    }
    let head = [
        "game",
        "seats",
        "games/s",
        "rounds/s",
        "decisions/s",
        "iterations/s",
        "dec/game",
        "widest",
        "bytes",
    ];
    let lines = [head.map(String::from).to_vec()].into_iter().chain(rows.iter().map(for_people));
    write!(out, "{}", align(&lines.collect::<Vec<_>>(), 1))?;
    Ok(())
}

impl Measured {
    fn per_second(&self, number: u64) -> f64 {
        number as f64 / self.seconds
    }

    fn decisions_per_game(&self) -> f64 {
        self.speed.walk.decisions as f64 / self.speed.games.max(1) as f64
    }
}

fn as_json(row: &Measured) -> Value {
    let Speed { games, rounds, walk, position_bytes } = row.speed;
    json!({
        "game": row.game,
        "seats": row.seats,
        "games": games,
        "seconds": row.seconds,
        "games_per_second": row.per_second(games),
        "rounds_per_second": row.per_second(rounds),
        "decisions_per_second": row.per_second(walk.decisions),
        "iterations_per_second": row.iterations_per_second,
        "decisions_per_game": row.decisions_per_game(),
        "position_bytes": position_bytes,
        "widest_decision": walk.widest,
    })
}

fn for_people(row: &Measured) -> Vec<String> {
    let Speed { games, rounds, walk, position_bytes } = row.speed;
    vec![
        row.game.to_owned(),
        row.seats.to_string(),
        format!("{:.0}", row.per_second(games)),
        format!("{:.0}", row.per_second(rounds)),
        format!("{:.0}", row.per_second(walk.decisions)),
        format!("{:.0}", row.iterations_per_second),
        format!("{:.1}", row.decisions_per_game()),
        walk.widest.to_string(),
        position_bytes.to_string(),
    ]
}
