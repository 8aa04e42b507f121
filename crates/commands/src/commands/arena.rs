//! `durbar arena GAME BOT BOT…`: bots meet over many games, each deal from every seat.

use std::io::{Write as _, stdout};
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Result, ensure};
use catalog::{Playable, Visitor};
use search::{Arena, Contestant, Effort, Report, Row};
use serde_json::{Value, json};
use table::Config;

use crate::arguments::{Settings, seed};
use crate::columns::align;
use crate::contestant::contestant;
use crate::interrupt::Interrupt;
use crate::progress::bar;

#[derive(clap::Args, Debug)]
pub(crate) struct Arguments {
    /// Which game
    game: String,
    /// The bots by level, or `feeling:SLIP` or `search:ITERATIONS`, each with `@FILE` for weights of your
    /// own; with fewer than seats the last one fills the table
    #[arg(required = true, value_name = "BOT")]
    bots: Vec<String>,
    /// How many games
    #[arg(short = 'n', long = "games", value_name = "N", default_value_t = 100,
          value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    #[command(flatten)]
    settings: Settings,
    /// How many games are played at a time [default: one per core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Deals are numbered from here
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = seed())]
    seed: u64,
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

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    catalog::visit(&arguments.game, Meeting(arguments))??;
    Ok(ExitCode::SUCCESS)
}

struct Meeting<'a>(&'a Arguments);

impl Visitor for Meeting<'_> {
    type Output = Result<()>;
    fn visit<G: Playable>(self) -> Result<()> {
        let arguments = self.0;
        let rules: G = arguments.settings.rules()?;
        let config = G::settle(&arguments.settings.config(G::card())?)?;
        ensure!(
            arguments.bots.len() <= rules.seats(),
            "{} bots for {} seats; --seats sets how many play",
            arguments.bots.len(),
            rules.seats()
        );
        let contestants: Vec<Contestant<G>> =
            arguments.bots.iter().map(|name| contestant(name)).collect::<Result<_>>()?;
        let arena = Arena {
            rules: &rules,
            contestants: &contestants,
            games: arguments.games,
            threads: threads(arguments),
            seed: arguments.seed,
            effort: effort(arguments),
        };
        let report = play(&arena)?;
        if arguments.json {
            writeln!(stdout(), "{}", as_json(arguments, &config, &report))?;
        } else {
            write!(stdout(), "{}", for_people(G::card().title, arguments, &config, &report))?;
        }
        Ok(())
    }
}

fn threads(arguments: &Arguments) -> usize {
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    arguments.threads.map_or_else(cores, usize::from)
}

fn effort(arguments: &Arguments) -> Effort {
    Effort { time: arguments.ms.map(Duration::from_millis), iterations: arguments.iterations, workers: 1 }
}

/// Plays with a bar on stderr where somebody watches; Ctrl-C ends it with what there is so far.
fn play<G: Playable>(arena: &Arena<'_, G>) -> Result<Report> {
    let interrupt = Interrupt::listen()?;
    let bar = bar(arena.games.into(), "{wide_bar} {pos}/{len} games, {eta} left")?;
    let report = arena.run(|_| {
        bar.inc(1);
        !interrupt.raised()
    });
    bar.finish_and_clear();
    Ok(report)
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
        "game": arguments.game,
        "seats": config.seats,
        "options": config.options,
        "games": report.games,
        "threads": threads(arguments),
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
    let ends: Vec<String> = report.ends.iter().map(|(reason, count)| format!("{reason} {count}")).collect();
    format!(
        "{title}, {} seats, {}{stopped} games in {:.1} s ({:.0} a second)\n\n{}\n\
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
