//! `durbar perft GAME DEPTH`: counts the lines of play; a move is one ply, and so is an outcome.

use std::io::{Write as _, stdout};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::Result;
use registry::{Begin, LabError, Registry};
use serde_json::json;

use crate::arguments::{Settings, seed};
use crate::progress::bar;

#[derive(clap::Args, Debug)]
pub(crate) struct Arguments {
    /// The game, by its ID in `durbar games`
    game: String,
    /// How many plies deep
    #[arg(value_parser = clap::value_parser!(u32).range(1..=100))]
    depth: u32,
    #[command(flatten)]
    settings: Settings,
    /// Start from this position
    #[arg(long, value_name = "TEXT", conflicts_with = "seed")]
    position: Option<String>,
    /// Start after the first deal from this seed
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = seed())]
    seed: u64,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(games: &Registry, arguments: &Arguments) -> Result<ExitCode> {
    let game = games.game(&arguments.game)?;
    let config = arguments.settings.config(game.card())?;
    let begin = arguments.position.as_deref().map_or(Begin::Deal(arguments.seed), Begin::Position);
    let bar = bar(arguments.depth.into(), "{spinner} depth {pos} of {len} is done, {elapsed}")?;
    bar.enable_steady_tick(Duration::from_millis(200));
    let mut nodes = Vec::new();
    for depth in 1..=arguments.depth {
        let watch = Instant::now();
        let count = game.perft(&config, begin, depth).map_err(|error| match error {
            LabError::Setup(error) => arguments.settings.blame(game.card(), error),
            other => other.into(),
        })?;
        nodes.push(count);
        bar.inc(1);
        if !arguments.json {
            let seconds = watch.elapsed().as_secs_f64();
            bar.suspend(|| writeln!(stdout(), "depth {depth:>2}  {count:>16}  {seconds:>8.2} s"))?;
        }
    }
    bar.finish_and_clear();
    if arguments.json {
        writeln!(
            stdout(),
            "{}",
            json!({ "game": arguments.game, "depth": arguments.depth, "nodes": nodes })
        )?;
    }
    Ok(ExitCode::SUCCESS)
}
