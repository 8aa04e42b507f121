//! `durbar selfplay GAME`: games of a bot with itself, as records to fit judges to.
//!
//! The file grows game by game in their order, so that Ctrl-C loses nothing that was finished, and the same
//! command goes on where it was left.

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
    /// Where the records go
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Who plays, as in the arena
    #[arg(long, value_name = "BOT")]
    level: String,
    /// How many games the file is to hold
    #[arg(short = 'n', long = "games", value_name = "N", default_value_t = 1000,
          value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// The share of a search's moves that are drawn by their visits, so that other positions are met too
    #[arg(long, value_name = "SHARE", default_value_t = 0.0)]
    wander: f32,
    /// The share of decisions that are noted, since those of one game tell much the same
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
