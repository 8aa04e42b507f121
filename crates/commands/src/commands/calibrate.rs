//! `durbar calibrate GAME`: does a bot that says 70% win 70 times in a hundred?

use std::io::{Write as _, stdout};
use std::process::ExitCode;
use std::sync::Mutex;

use anyhow::{Result, anyhow};
use catalog::{Playable, Visitor};
use search::{Calibration, Effort};
use serde_json::{Value, json};

use crate::arguments::{Settings, seed};
use crate::columns::align;
use crate::contestant::contestant;
use crate::interrupt::Interrupt;
use crate::progress::bar;

#[derive(clap::Args, Debug)]
pub(crate) struct Arguments {
    /// Which game
    game: String,
    /// Who plays all seats: a level, or a bot as the arena takes them; it must be one that searches
    #[arg(long, value_name = "BOT", default_value = "master")]
    level: String,
    /// How many games
    #[arg(short = 'n', long = "games", value_name = "N", default_value_t = 400,
          value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// Iterations per move [default: the level's own]
    #[arg(long, value_name = "N")]
    iterations: Option<u32>,
    #[command(flatten)]
    settings: Settings,
    /// How many games are played at a time [default: one per core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Deals are numbered from here
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = seed())]
    seed: u64,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    catalog::visit(&arguments.game, Calibrate(arguments))??;
    Ok(ExitCode::SUCCESS)
}

struct Calibrate<'a>(&'a Arguments);

impl Visitor for Calibrate<'_> {
    type Output = Result<()>;
    fn visit<G: Playable>(self) -> Result<()> {
        let arguments = self.0;
        let rules: G = arguments.settings.rules()?;
        let player = contestant::<G>(&arguments.level)?;
        let effort = Effort { iterations: arguments.iterations, ..Effort::default() };
        let make = &player.make;
        let interrupt = Interrupt::listen()?;
        let bar = bar(arguments.games.into(), "{wide_bar} {pos}/{len} games, {eta} left")?;
        let next = Mutex::new(0..arguments.games);
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        let work = || {
            let mut own = Calibration::default();
            loop {
                let game = next.lock().expect("no worker panics with the lock").next();
                let Some(game) = game.filter(|_| !interrupt.raised()) else { return own };
                own.play(&rules, make, effort, arguments.seed + u64::from(game));
                bar.inc(1);
            }
        };
        let mut all = Calibration::default();
        std::thread::scope(|scope| {
            let workers: Vec<_> =
                (0..arguments.threads.map_or_else(cores, usize::from)).map(|_| scope.spawn(work)).collect();
            for worker in workers {
                all.add(&worker.join().expect("a worker passes its panic on"));
            }
        });
        bar.finish_and_clear();
        if all.is_empty() {
            return Err(anyhow!("{} says no chances: calibrate a level that searches", arguments.level));
        }
        let text =
            if arguments.json { as_json(arguments, &all).to_string() + "\n" } else { for_people(&all) };
        write!(stdout(), "{text}")?;
        Ok(())
    }
}

fn as_json(arguments: &Arguments, all: &Calibration) -> Value {
    let bins = all.bins().map(|bin| {
        json!({ "said": bin.said, "won": bin.won, "ci95": [bin.ci95.0, bin.ci95.1],
                "decisions": bin.decisions, "games": bin.games })
    });
    json!({ "game": arguments.game, "level": arguments.level, "games": all.games(),
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
