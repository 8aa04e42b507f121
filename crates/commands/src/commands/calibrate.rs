//! `durbar calibrate GAME`: does a bot that says 70% win 70 times in 100?

use std::io::{Write as _, stdout};
use std::process::ExitCode;

use anyhow::{Result, ensure};
use registry::Registry;
use search::{Bin, Calibration, Effort, Fit};
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
    let (fit, fitted) = fitted(all);
    json!({ "game": arguments.trials.game, "level": arguments.level, "games": all.games(),
            "bins": bins(all), "power": fit.confidence.power, "power_error": fit.power_error,
            "factor": fit.confidence.factor, "factor_error": fit.factor_error, "fitted": bins(&fitted) })
}

fn bins(all: &Calibration) -> Vec<Value> {
    let bin = |bin: Bin| {
        json!({ "said": bin.said, "won": bin.won, "ci95": [bin.ci95.0, bin.ci95.1],
                "decisions": bin.decisions, "games": bin.games })
    };
    all.bins().map(bin).collect()
}

/// The best fit, and the same games told that way.
fn fitted(all: &Calibration) -> (Fit, Calibration) {
    let fit = all.fit();
    (fit, all.told_with(fit.confidence))
}

fn for_people(all: &Calibration) -> String {
    let (Fit { confidence, power_error, factor_error }, fitted) = fitted(all);
    format!(
        "{}\nBest fit: odds to the power {:.2} (±{power_error:.2}), times {:.2} (±{factor_error:.2}); 1 and 1 is what \
         was said. With it:\n\n{}",
        curve(all),
        confidence.power,
        confidence.factor,
        curve(&fitted),
    )
}

fn curve(all: &Calibration) -> String {
    let percent = |share: f64| format!("{:.1}%", 100.0 * share);
    let head = ["said", "won", "95%", "decisions", "games"];
    let mut rows = vec![head.map(String::from).to_vec()];
    rows.extend(all.bins().map(|bin| {
        let range = format!("{:.1}-{:.1}%", 100.0 * bin.ci95.0, 100.0 * bin.ci95.1);
        vec![percent(bin.said), percent(bin.won), range, bin.decisions.to_string(), bin.games.to_string()]
    }));
    align(&rows, 1)
}
