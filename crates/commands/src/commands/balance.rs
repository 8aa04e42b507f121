//! `durbar balance GAME`: equal bots at every seat, to see whether a seat or a way to win is favoured.

use std::io::{Write as _, stdout};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Result, anyhow};
use catalog::{Playable, Visitor};
use search::{Bot, Effort, Hunch, Inquiry, Ismcts, Plan, Study};
use serde_json::{Value, json};

use crate::arguments::{Settings, seed};
use crate::columns::align;
use crate::contestant::weights;
use crate::interrupt::Interrupt;
use crate::progress::bar;

#[derive(clap::Args, Debug)]
pub(crate) struct Arguments {
    /// Which game
    game: String,
    #[command(flatten)]
    settings: Settings,
    /// How many games
    #[arg(short = 'n', long = "games", value_name = "N", default_value_t = 2000,
          value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// Iterations per move; 0 plays by feeling, without slips
    #[arg(long, value_name = "N", default_value_t = 0)]
    iterations: u32,
    /// Play with the weights of this file [default: those built in]
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,
    /// How many games are played at a time [default: one per core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Games are numbered from here
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = seed())]
    seed: u64,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    catalog::visit(&arguments.game, Balance(arguments))??;
    Ok(ExitCode::SUCCESS)
}

struct Balance<'a>(&'a Arguments);

impl Visitor for Balance<'_> {
    type Output = Result<()>;
    fn visit<G: Playable>(self) -> Result<()> {
        let arguments = self.0;
        let rules: G = arguments.settings.rules()?;
        let insight = arguments.weights.as_deref().map_or_else(|| Ok(G::Insight::default()), weights::<G>)?;
        let interrupt = Interrupt::listen()?;
        let bar = bar(arguments.games.into(), "{wide_bar} {pos}/{len} games, {eta} left")?;
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        let inquiry = Inquiry {
            rules: &rules,
            make: &|| player::<G>(insight, arguments.iterations),
            effort: Effort::default(),
            fame_share: G::fame_share,
            games: arguments.games,
            threads: arguments.threads.map_or_else(cores, usize::from),
            seed: arguments.seed,
        };
        let study = inquiry.run(|| {
            bar.inc(1);
            !interrupt.raised()
        });
        bar.finish_and_clear();
        if study.games == 0 {
            return Err(anyhow!("no game was finished"));
        }
        let text =
            if arguments.json { as_json(arguments, &study).to_string() + "\n" } else { for_people(&study) };
        write!(stdout(), "{text}")?;
        Ok(())
    }
}

fn player<G: Playable>(insight: G::Insight, iterations: u32) -> Box<dyn Bot<G>> {
    match iterations {
        0 => Box::new(Hunch { insight, slip: 0.0 }),
        _ => Box::new(Ismcts { insight, plan: Plan { iterations, ..Plan::default() } }),
    }
}

/// The ways to live, from money to fame, in the order of a study's lines.
const LINES: [&str; 3] = ["money-heavy", "mixed", "fame-heavy"];

fn as_json(arguments: &Arguments, study: &Study) -> Value {
    let games = f64::from(study.games);
    let seats: Vec<Value> = (0..study.wins.len())
        .map(|order| {
            let (share, ci95) = study.share(order);
            json!({ "order": order, "win_share": share, "ci95": [ci95.0, ci95.1] })
        })
        .collect();
    let lines: Vec<Value> = LINES
        .iter()
        .zip(&study.lines)
        .map(|(name, line)| json!({ "line": name, "seats": line.seats, "wins": line.wins }))
        .collect();
    json!({
        "game": arguments.game,
        "games": study.games,
        "iterations": arguments.iterations,
        "rounds_per_game": study.rounds as f64 / games,
        "order": seats,
        "lines": lines,
        "fame_share": study.fame[0] / games,
        "winners_fame_share": study.fame[1] / games,
    })
}

fn for_people(study: &Study) -> String {
    let games = f64::from(study.games);
    let percent = |share: f64| format!("{:.1}%", 100.0 * share);
    let mut rows = vec![["turn order", "wins", "95%", "over fair"].map(String::from).to_vec()];
    let fair = 1.0 / study.wins.len() as f64;
    rows.extend((0..study.wins.len()).map(|order| {
        let (share, (low, high)) = study.share(order);
        let range = format!("{:.1}-{:.1}%", 100.0 * low, 100.0 * high);
        vec![(order + 1).to_string(), percent(share), range, format!("{:+.1}", 100.0 * (share - fair))]
    }));
    format!(
        "{} games, {:.1} rounds on average\n\n{}{}",
        study.games,
        study.rounds as f64 / games,
        align(&rows, 1),
        lines(study)
    )
}

/// How seats fared by what they lived on; nothing for a game with one way to win.
fn lines(study: &Study) -> String {
    if study.lines.iter().all(|line| line.seats == 0) {
        return String::new();
    }
    let games = f64::from(study.games);
    let percent = |share: f64| format!("{:.1}%", 100.0 * share);
    let mut rows = vec![["line", "seats", "of winners", "wins of those"].map(String::from).to_vec()];
    rows.extend(LINES.iter().zip(&study.lines).map(|(name, line)| {
        let seats = f64::from(line.seats);
        let own = if line.seats == 0 { "-".to_owned() } else { percent(line.wins / seats) };
        let all = games * study.wins.len() as f64;
        vec![(*name).to_owned(), percent(seats / all), percent(line.wins / games), own]
    }));
    format!(
        "\n{}\nfame's part of the points: {} of all seats', {} of the winners'\n",
        align(&rows, 1),
        percent(study.fame[0] / games),
        percent(study.fame[1] / games)
    )
}
