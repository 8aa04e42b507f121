//! `durbar calibrate GAME`: does a bot that says 70% win 70 times in 100?

use std::io::{Write as _, stdout};
use std::process::ExitCode;

use anyhow::{Result, ensure};
use registry::Registry;
use search::{Calibration, Effort};
use serde_json::{Value, json};

use crate::columns::align;
use crate::trial::{Trials, entrant};

#[derive(clap::Args, Debug)]
pub(crate) struct Arguments {
    #[command(flatten)]
    trials: Trials,
    /// Bot for all seats, as in the arena; it must be one that searches
    #[arg(long, value_name = "BOT", default_value = "master")]
    level: String,
    /// How many games
    #[arg(short = 'n', long = "games", value_name = "N", default_value_t = 400,
          value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// Iterations per move [default: the level's own]
    #[arg(long, value_name = "N")]
    iterations: Option<u32>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(games: &Registry, arguments: &Arguments) -> Result<ExitCode> {
    let game = arguments.trials.game(games)?;
    let (_, entrant) = entrant(game, &arguments.level)?;
    let effort = Effort { iterations: arguments.iterations, ..Effort::default() };
    let all = arguments.trials.run(game, arguments.games, effort, |trial| game.calibrate(trial, &entrant))?;
    ensure!(!all.is_empty(), "{} does not estimate chances: calibrate a bot that searches", arguments.level);
    let text = if arguments.json { as_json(arguments, &all).to_string() + "\n" } else { for_people(&all) };
    write!(stdout(), "{text}")?;
    Ok(ExitCode::SUCCESS)
}

fn as_json(arguments: &Arguments, all: &Calibration) -> Value {
    let bins = all.bins().map(|bin| {
        json!({ "said": bin.said, "won": bin.won, "ci95": [bin.ci95.0, bin.ci95.1],
                "decisions": bin.decisions, "games": bin.games })
    });
    json!({ "game": arguments.trials.game, "level": arguments.level, "games": all.games(),
            "bins": bins.collect::<Vec<_>>(), "best_power": all.best_power() })
}

fn for_people(all: &Calibration) -> String {
    let percent = |share: f64| format!("{:.1}%", 100.0 * share);
    let head = ["said", "won", "95%", "decisions", "games"];
    let mut rows = vec![head.map(String::from).to_vec()];
    rows.extend(all.bins().map(|bin| {
        let range = format!("{:.1}-{:.1}%", 100.0 * bin.ci95.0, 100.0 * bin.ci95.1);
        vec![percent(bin.said), percent(bin.won), range, bin.decisions.to_string(), bin.games.to_string()]
    }));
    format!(
        "{}\nodds raised to the power {:.2} would fit best (1 is what was said)\n",
        align(&rows, 1),
        all.best_power()
    )
}
