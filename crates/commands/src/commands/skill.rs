//! `durbar skill GAME BOT…`: what bots of each level give away, and whether luck averages out to zero.

mod each;

use std::io::{Write as _, stdout};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};

use anyhow::Result;
use registry::{Analysis, AnyGame, Entrant, Fared, Registry, Wish};
use search::{Depth, Effort};
use serde_json::{Value, json};
use table::Log;

use self::each::Each;
use crate::columns::align;
use crate::interrupt::Interrupt;
use crate::progress::bar;
use crate::trial::{Trials, entrant};

#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
#[derive(clap::Args, Debug)]
pub(crate) struct Arguments {
    #[command(flatten)]
    trials: Trials,
    /// The bots, as in the arena; each plays whole games against itself
    #[arg(required = true, value_name = "BOT")]
    bots: Vec<String>,
    /// How many games per bot
    #[arg(short = 'n', long = "games", value_name = "N", default_value_t = 100,
          value_parser = clap::value_parser!(u32).range(2..))]
    games: u32,
    /// Iterations per move, and per hint [default: each bot's own]
    #[arg(long, value_name = "N")]
    iterations: Option<u32>,
    /// Measure luck only, not the decisions, which is much faster
    #[arg(long)]
    luck_only: bool,
    /// Ask for a hint at every decision and judge that in place of the move played
    #[arg(long, conflicts_with = "luck_only")]
    hints: bool,
    /// Analyse in depth: minutes instead of seconds per game
    #[arg(long)]
    deep: bool,
    /// Judge at most this many outcomes of each draw or roll
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    outcomes: Option<u16>,
    /// Iterations to look ahead after each of those outcomes
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    ahead: Option<u32>,
    /// Where several draws follow each other, how many continuations share those iterations
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    ways: Option<u32>,
    /// Write each game's result, and the chances and the luck of every moment, to this file as a line of JSON
    #[arg(long, value_name = "FILE")]
    each: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

impl Arguments {
    fn depth(&self) -> Depth {
        let depth = if self.deep { Depth::DEEP } else { Depth::QUICK };
        Depth {
            outcomes: self.outcomes.map_or(depth.outcomes, usize::from),
            ahead: self.ahead.unwrap_or(depth.ahead),
            ways: self.ways.unwrap_or(depth.ways),
            ..depth
        }
    }
}

pub(crate) fn run(games: &Registry, arguments: &Arguments) -> Result<ExitCode> {
    let game = arguments.trials.game(games)?;
    let interrupt = Interrupt::listen()?;
    let each = Each::create(arguments.each.as_deref())?;
    let mut rows = Vec::new();
    for name in &arguments.bots {
        let (name, entrant) = entrant(game, name)?;
        let note = |deal, log: &Log, analysis: &Analysis| each.note(&name, deal, log, analysis);
        let fared = play(game, arguments, &entrant, &interrupt, note)?;
        rows.push(Row::of(name, &fared));
    }
    if arguments.json {
        let rows: Vec<Value> = rows.iter().map(Row::as_json).collect();
        writeln!(stdout(), "{}", json!({ "game": arguments.trials.game, "bots": rows }))?;
    } else {
        write!(stdout(), "{}", for_people(&rows))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// How the seats of a game fared, with their results.
type Seats = Vec<(Fared, f32)>;

fn play(
    game: &dyn AnyGame,
    arguments: &Arguments,
    entrant: &Entrant,
    interrupt: &Interrupt,
    note: impl Fn(u64, &Log, &Analysis) -> Result<()> + Sync,
) -> Result<Vec<Seats>> {
    let config = arguments.trials.config(game)?;
    let effort = Effort { iterations: arguments.iterations, ..Effort::default() };
    let bar = bar(arguments.games.into(), "{wide_bar} {pos}/{len} games, {eta} left")?;
    let (next, found) = (AtomicU32::new(0), Mutex::new(Vec::new()));
    let one = |number: u32| -> Result<Option<(u32, Seats)>> {
        let seed = arguments.trials.seed + u64::from(number);
        let log = game.played(&config, std::slice::from_ref(entrant), effort, seed)?;
        let wish = Wish {
            depth: arguments.depth(),
            decisions: !arguments.luck_only,
            hints: arguments.hints.then_some(effort),
            seed,
            threads: 1,
            go_on: &|_, _| !interrupt.raised(),
        };
        let Some(analysis) = game.analyse(&log, &wish)? else { return Ok(None) };
        note(seed, &log, &analysis)?;
        let result = analysis.result.clone().unwrap_or_default();
        Ok(Some((number, analysis.by_seat(config.seats).into_iter().zip(result).collect())))
    };
    let work = || -> Result<()> {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= arguments.games || interrupt.raised() {
                break;
            }
            if let Some(seats) = one(number)? {
                found.lock().expect("no worker panics with the lock").push(seats);
            }
            bar.inc(1);
        }
        Ok(())
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..arguments.trials.threads()).map(|_| scope.spawn(work)).collect();
        workers.into_iter().try_for_each(|worker| worker.join().expect("a worker passes its panic on"))
    })?;
    bar.finish_and_clear();
    let mut found = found.into_inner().expect("no worker panics with the lock");
    found.sort_by_key(|(number, _)| *number);
    Ok(found.into_iter().map(|(_, seats)| seats).collect())
}

/// One bot's figures.
struct Row {
    name: String,
    games: usize,
    mean_loss: f64,
    /// The share of decisions that gave away two points or more.
    slips: f64,
    /// Each seat's average luck with its standard error.
    luck: Vec<(f64, f64)>,
    /// The variance of results minus luck, as a share of the variance of the results; `None` if all results
    /// were alike.
    variance: Option<f64>,
}

impl Row {
    fn of(name: String, games: &[Seats]) -> Self {
        let all = || games.iter().flatten();
        let decisions: f64 = all().map(|(fared, _)| f64::from(fared.decisions)).sum();
        let loss: f64 = all().map(|(fared, _)| f64::from(fared.loss)).sum();
        let slips: f64 = all().map(|(fared, _)| f64::from(fared.grades.iter().sum::<u32>())).sum();
        let seats = games.first().map_or(0, Vec::len);
        let of_seat = |seat: usize, figure: fn(&(Fared, f32)) -> f64| -> Vec<f64> {
            games.iter().map(|game| figure(&game[seat])).collect()
        };
        let luck = (0..seats).map(|seat| mean_and_error(&of_seat(seat, |(fared, _)| f64::from(fared.luck))));
        let spread = |figure: fn(&(Fared, f32)) -> f64| -> f64 {
            (0..seats).map(|seat| variance(&of_seat(seat, figure))).sum()
        };
        let raw = spread(|(_, result)| f64::from(*result));
        let adjusted = spread(|(fared, result)| f64::from(*result) - f64::from(fared.luck));
        Self {
            name,
            games: games.len(),
            mean_loss: loss / decisions.max(1.0),
            slips: slips / decisions.max(1.0),
            luck: luck.collect(),
            variance: (raw > 0.0).then(|| adjusted / raw),
        }
    }

    fn as_json(&self) -> Value {
        json!({
            "name": self.name,
            "games": self.games,
            "mean_loss": self.mean_loss,
            "slips": self.slips,
            "luck": self.luck.iter().map(|(mean, error)| json!({ "mean": mean, "error": error })).collect::<Vec<_>>(),
            "variance_ratio": self.variance,
        })
    }
}

fn mean_and_error(numbers: &[f64]) -> (f64, f64) {
    let count = numbers.len().max(1) as f64;
    (numbers.iter().sum::<f64>() / count, (variance(numbers) / count).sqrt())
}

fn variance(numbers: &[f64]) -> f64 {
    let count = numbers.len().max(1) as f64;
    let mean = numbers.iter().sum::<f64>() / count;
    numbers.iter().map(|number| (number - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0)
}

fn for_people(rows: &[Row]) -> String {
    let mut lines = vec![
        ["bot", "games", "given away", "slips", "variance left", "luck by seat"].map(String::from).to_vec(),
    ];
    lines.extend(rows.iter().map(|row| {
        let luck: Vec<String> = row
            .luck
            .iter()
            .map(|(mean, error)| format!("{:+.1} (±{:.1})", 100.0 * mean, 100.0 * error))
            .collect();
        vec![
            row.name.clone(),
            row.games.to_string(),
            format!("{:.2}", 100.0 * row.mean_loss),
            format!("{:.1}%", 100.0 * row.slips),
            row.variance.map_or_else(|| "-".to_owned(), |part| format!("{:.0}%", 100.0 * part)),
            luck.join(", "),
        ]
    }));
    format!(
        "Points of win chance, of a hundred. Given away at a decision; how many decisions gave away two points or\n\
         more; what is left of the results' variance once luck is taken off; and what luck brought each seat on average,\n\
         with its standard error.\n\n{}",
        align(&lines, 1)
    )
}
