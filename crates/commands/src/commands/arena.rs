//! `durbar arena GAME BOT BOT…`: bots meet over many games, each deal from every seat.

use std::io::{Write as _, stdout};
use std::process::ExitCode;
use std::time::Duration;

use anyhow::Result;
use registry::Registry;
use search::{Effort, Report, Row};
use serde_json::{Value, json};
use table::Config;

use crate::columns::align;
use crate::trial::{Trials, entrant};

#[derive(clap::Args, Debug)]
pub(crate) struct Arguments {
    #[command(flatten)]
    trials: Trials,
    /// The bots by level, or `feeling:SLIP` or `search:ITERATIONS`, each with `@FILE` for your own weights,
    /// or `net:ITERATIONS@FILE` for a network; if there are fewer than seats, the last one fills the table
    #[arg(required = true, value_name = "BOT")]
    bots: Vec<String>,
    /// How many games
    #[arg(short = 'n', long = "games", value_name = "N", default_value_t = 100,
          value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// Thinking time per move
    #[arg(long, value_name = "N", conflicts_with = "iterations")]
    ms: Option<u64>,
    /// Iterations per move
    #[arg(long, value_name = "N")]
    iterations: Option<u32>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(games: &Registry, arguments: &Arguments) -> Result<ExitCode> {
    let game = arguments.trials.game(games)?;
    let config = arguments.trials.config(game)?;
    let entrants = arguments.bots.iter().map(|name| entrant(game, name)).collect::<Result<Vec<_>>>()?;
    let report = arguments
        .trials
        .run(game, arguments.games, effort(arguments), |trial| game.meet(trial, &entrants))?;
    if arguments.json {
        writeln!(stdout(), "{}", as_json(arguments, &config, &report))?;
    } else {
        write!(stdout(), "{}", for_people(game.card().title, arguments, &config, &report))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn effort(arguments: &Arguments) -> Effort {
    let time = arguments.ms.map(Duration::from_millis);
    Effort { time, iterations: arguments.iterations, workers: 1, reasons: false }
}

fn as_json(arguments: &Arguments, config: &Config, report: &Report) -> Value {
    let bot = |row: &Row| {
        json!({
            "name": row.name,
            "wins": row.wins,
            "win_rate": row.win_rate,
            "ci95": [row.ci95.0, row.ci95.1],
            "elo": row.elo,
            "mean_score": row.mean_score,
            "ms_per_move": row.ms_per_move,
        })
    };
    json!({
        "game": arguments.trials.game,
        "seats": config.seats,
        "options": config.options,
        "games": report.games,
        "threads": arguments.trials.threads(),
        "seconds": report.seconds,
        "games_per_second": f64::from(report.games) / report.seconds,
        "decisions_per_game": report.decisions_per_game,
        "legal_moves_per_decision": report.legal_moves_per_decision,
        "ends": report.ends,
        "rounds_per_game": report.rounds_per_game,
        "bots": report.bots.iter().map(bot).collect::<Vec<_>>(),
    })
}

fn for_people(title: &str, arguments: &Arguments, config: &Config, report: &Report) -> String {
    let head = ["bot", "wins", "win rate", "95%", "elo", "mean score", "ms per move"];
    let mut rows = vec![head.map(String::from).to_vec()];
    rows.extend(report.bots.iter().map(|row| {
        vec![
            row.name.clone(),
            format!("{:.1}", row.wins),
            format!("{:.1}%", 100.0 * row.win_rate),
            format!("{:.1}-{:.1}%", 100.0 * row.ci95.0, 100.0 * row.ci95.1),
            format!("{:+.0}", row.elo),
            format!("{:.2}", row.mean_score),
            format!("{:.3}", row.ms_per_move),
        ]
    }));
    let stopped =
        if report.games < arguments.games { format!(" of {}", arguments.games) } else { String::new() };
    let alone = if report.bots.len() == 1 {
        "It sits in every seat and so wins every game: name a second bot to compare them.\n"
    } else {
        ""
    };
    let ends: Vec<String> = report.ends.iter().map(|(reason, count)| format!("{reason} {count}")).collect();
    format!(
        "{title}, {} seats, {}{stopped} games in {:.1} s ({:.0} a second)\n\n{}{alone}\n\
         decisions per game {:.1}, legal moves per decision {:.1}, rounds per game {:.2}\nends: {}\n",
        config.seats,
        report.games,
        report.seconds,
        f64::from(report.games) / report.seconds,
        align(&rows, 1),
        report.decisions_per_game,
        report.legal_moves_per_decision,
        report.rounds_per_game,
        ends.join(", ")
    )
}
