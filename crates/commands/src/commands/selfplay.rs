//! `durbar selfplay GAME`: games of a bot against itself, recorded for fitting judges.
//!
//! The file grows game by game in order, so Ctrl-C loses nothing that was finished, and the same command
//! continues where it left off.

use std::io::{Write as _, stdout};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Result, ensure};
use registry::{Entrant, Notes, Registry};
use search::Effort;

use crate::trial::{Trials, entrant};

#[derive(clap::Args, Debug)]
pub(crate) struct Arguments {
    #[command(flatten)]
    trials: Trials,
    /// Where to write the records
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Which bot plays, as in the arena
    #[arg(long, value_name = "BOT")]
    level: String,
    /// Number of games the file should hold
    #[arg(short = 'n', long = "games", value_name = "N", default_value_t = 1000,
          value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// Share of a search's moves drawn by visit count, so that it meets more positions
    #[arg(long, value_name = "SHARE", default_value_t = 0.0)]
    wander: f32,
    /// Share of decisions to record; those of one game are very similar
    #[arg(long, value_name = "SHARE", default_value_t = 1.0)]
    noted: f32,
}

pub(crate) fn run(games: &Registry, arguments: &Arguments) -> Result<ExitCode> {
    let game = arguments.trials.game(games)?;
    let player = entrant(game, &arguments.level)?;
    ensure!(!matches!(player.1, Entrant::Search { iterations: 0, .. }), "a search needs iterations");
    let notes = Notes { path: &arguments.out, wander: arguments.wander, noted: arguments.noted };
    let effort = Effort::default();
    let done = arguments
        .trials
        .run(game, arguments.games, effort, |trial| game.self_play(trial, &player, &notes))?;
    writeln!(stdout(), "{done} of {} games; {}", arguments.games, arguments.out.display())?;
    Ok(ExitCode::SUCCESS)
}
