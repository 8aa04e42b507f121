//! `durbar tune GAME`: the weights of a game's bots, by self-play.
//!
//! The file of the result is written after every step, and beside it how far the way has come, so that
//! Ctrl-C loses nothing and the same command goes on where it was left.

use std::io::{Write as _, stdout};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context as _, Result, ensure};
use catalog::{Playable, Visitor, Weights as _};
use search::{Arena, Bot, Contestant, Effort, Hunch, Ismcts, Plan, Row, Tuner};
use serde::{Deserialize, Serialize};

use crate::arguments::{Settings, read_text, seed};
use crate::contestant::weights;
use crate::interrupt::Interrupt;
use crate::progress::bar;

#[derive(clap::Args, Debug)]
pub(crate) struct Arguments {
    /// Which game
    game: String,
    #[command(flatten)]
    settings: Settings,
    /// Where the weights go [default: GAME.toml]
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Begin with the weights of this file [default: those built in]
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// Steps to make
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..))]
    steps: u32,
    /// Games a step
    #[arg(short = 'n', long = "games", value_name = "N", default_value_t = 100,
          value_parser = clap::value_parser!(u32).range(2..))]
    games: u32,
    /// Iterations a move; 0 plays by feeling
    #[arg(long, value_name = "N", default_value_t = 50)]
    iterations: u32,
    /// Change only weights whose names begin so; may be given several times
    #[arg(long, value_name = "NAME")]
    only: Vec<String>,
    /// Games on fresh deals in the end, the new weights against those of the beginning
    #[arg(long, value_name = "N", default_value_t = 2000)]
    check: u32,
    /// How many games are played at a time [default: one per core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Deals are numbered from here
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = seed())]
    seed: u64,
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    catalog::visit(&arguments.game, Tune(arguments))??;
    Ok(ExitCode::SUCCESS)
}

/// How far the way has come, as it stands in its file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct State {
    step: u32,
    steps: u32,
    seed: u64,
    start: Vec<f64>,
    now: Vec<f64>,
    mean: Vec<f64>,
    reach: Vec<f64>,
}

struct Tune<'a>(&'a Arguments);

impl Visitor for Tune<'_> {
    type Output = Result<()>;
    fn visit<G: Playable>(self) -> Result<()> {
        let rules: G = self.0.settings.rules()?;
        let out = self.0.out.clone().unwrap_or_else(|| format!("{}.toml", self.0.game).into());
        let begun: G::Insight = self.begin::<G>()?;
        let (start, mut tuner) = self.take_up(&out, &begun.numbers())?;
        let interrupt = Interrupt::listen()?;
        let bar = bar(tuner.steps.into(), "{wide_bar} {pos}/{len} steps, {eta} left")?;
        bar.set_position(tuner.step.into());
        while !tuner.is_done() && !interrupt.raised() {
            let rivals = tuner.rivals().map(|numbers| begun.with_numbers(&numbers));
            let deals = self.0.seed + u64::from(tuner.step) * u64::from(self.0.games);
            let row = self.meet(&rules, rivals, self.0.games, deals, &interrupt);
            if interrupt.raised() {
                break;
            }
            tuner.learn(row.win_rate);
            write(&out, &begun.with_numbers(&tuner.mean).text(), &start, &tuner)?;
            bar.inc(1);
        }
        bar.finish_and_clear();
        if tuner.is_done() && !interrupt.raised() && self.0.check > 1 {
            let old = begun.with_numbers(&start);
            let new = begun.with_numbers(&tuner.mean);
            let row = self.meet(&rules, [new, old], self.0.check, fresh(self.0.seed), &interrupt);
            writeln!(stdout(), "{}", verdict(&row))?;
        }
        writeln!(stdout(), "{} of {} steps; {}", tuner.step, tuner.steps, out.display())?;
        Ok(())
    }
}

impl Tune<'_> {
    fn begin<G: Playable>(&self) -> Result<G::Insight> {
        self.0.from.as_deref().map_or_else(|| Ok(G::Insight::default()), weights::<G>)
    }

    /// The way that the file tells of, or a new one; with the numbers it began with.
    fn take_up(&self, out: &Path, numbers: &[(String, f64)]) -> Result<(Vec<f64>, Tuner)> {
        let path = state_file(out);
        if !path.exists() {
            return self.set_out(numbers);
        }
        let state: State = toml::from_str(&read_text(&path)?)
            .with_context(|| format!("{} tells of no tuning; remove it to begin anew", path.display()))?;
        let lengths = [&state.start, &state.now, &state.mean, &state.reach].map(Vec::len);
        ensure!(
            lengths == [numbers.len(); 4],
            "{} is of another game; remove it to begin anew",
            path.display()
        );
        let State { step, steps, seed, start, now, mean, reach } = state;
        Ok((start, Tuner { step, steps, now, mean, reach, seed }))
    }

    fn set_out(&self, numbers: &[(String, f64)]) -> Result<(Vec<f64>, Tuner)> {
        let start: Vec<f64> = numbers.iter().map(|&(_, number)| number).collect();
        let mut tuner = Tuner::new(start.clone(), self.0.steps, self.0.seed);
        let only = &self.0.only;
        let kept =
            |name: &str| !only.is_empty() && !only.iter().any(|start| name.starts_with(start.as_str()));
        for ((name, _), reach) in numbers.iter().zip(&mut tuner.reach) {
            if kept(name) {
                *reach = 0.0;
            }
        }
        ensure!(tuner.reach.iter().any(|&reach| reach > 0.0), "no weight is named so, or all that are are 0");
        Ok((start, tuner))
    }

    /// The first rival's results against the second.
    fn meet<G: Playable>(
        &self,
        rules: &G,
        rivals: [G::Insight; 2],
        games: u32,
        seed: u64,
        interrupt: &Interrupt,
    ) -> Row {
        let iterations = self.0.iterations;
        let contestants = rivals.map(|insight| Contestant {
            name: String::new(),
            make: Box::new(move || player::<G>(insight, iterations)),
        });
        let threads = self.0.threads.map_or_else(cores, usize::from);
        let arena =
            Arena { rules, contestants: &contestants, games, threads, seed, effort: Effort::default() };
        arena.run(|_| !interrupt.raised()).bots.swap_remove(0)
    }
}

fn player<G: Playable>(insight: G::Insight, iterations: u32) -> Box<dyn Bot<G>> {
    match iterations {
        0 => Box::new(Hunch { insight, slip: 0.0 }),
        _ => Box::new(Ismcts { insight, plan: Plan { iterations, ..Plan::default() } }),
    }
}

fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// Deals that no step has seen.
const fn fresh(seed: u64) -> u64 {
    seed + (1 << 40)
}

fn verdict(row: &Row) -> String {
    let (low, high) = row.ci95;
    let judged = if low > 0.5 { "better: worth adopting" } else { "not shown to be better: keep the old" };
    let percent = |share: f64| 100.0 * share;
    format!(
        "on fresh deals the new weights win {:.1}% ({:.1}-{:.1}%), {judged}",
        percent(row.win_rate),
        percent(low),
        percent(high)
    )
}

fn state_file(out: &Path) -> PathBuf {
    out.with_extension("state")
}

fn write(out: &Path, weights: &str, start: &[f64], tuner: &Tuner) -> Result<()> {
    let Tuner { step, steps, now, mean, reach, seed } = tuner.clone();
    let state = State { step, steps, seed, start: start.to_vec(), now, mean, reach };
    std::fs::write(out, weights).with_context(|| format!("cannot write {}", out.display()))?;
    let path = state_file(out);
    std::fs::write(&path, toml::to_string(&state)?)
        .with_context(|| format!("cannot write {}", path.display()))
}
