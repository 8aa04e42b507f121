//! `durbar tune GAME`: tunes the weights of a game's bots by self-play.
//!
//! The result is written after every step, and the progress beside it, so Ctrl-C loses nothing and the same
//! command continues where it left off.

use std::io::{Write as _, stdout};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context as _, Result, anyhow, ensure};
use registry::{AnyGame, LabError, Mind, Registry, Trial};
use search::{Effort, Row, Tuner};
use serde::{Deserialize, Serialize};
use table::Config;

use crate::arguments::read_text;
use crate::interrupt::Interrupt;
use crate::progress::bar;
use crate::trial::{Trials, thinking};

#[derive(clap::Args, Debug)]
pub(crate) struct Arguments {
    #[command(flatten)]
    trials: Trials,
    /// Where to write the weights [default: GAME.toml]
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Start from the weights in this file [default: those built in]
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// Number of steps
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..))]
    steps: u32,
    /// Games per step
    #[arg(short = 'n', long = "games", value_name = "N", default_value_t = 100,
          value_parser = clap::value_parser!(u32).range(2..))]
    games: u32,
    /// Iterations per move; 0 plays by feel
    #[arg(long, value_name = "N", default_value_t = 50)]
    iterations: u32,
    /// Change only weights whose names start with this; may be given several times
    #[arg(long, value_name = "NAME")]
    only: Vec<String>,
    /// Games to compare the tuned weights with the original ones
    #[arg(long, value_name = "N", default_value_t = 2000)]
    check: u32,
}

pub(crate) fn run(games: &Registry, arguments: &Arguments) -> Result<ExitCode> {
    let game = arguments.trials.game(games)?;
    let config = arguments.trials.config(game)?;
    let from = arguments.from.as_deref().map(read_text).transpose()?;
    Tune { arguments, game, config, from, interrupt: Interrupt::listen()? }.run()?;
    Ok(ExitCode::SUCCESS)
}

/// The progress, as stored in its file.
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

struct Tune<'a> {
    arguments: &'a Arguments,
    game: &'a dyn AnyGame,
    config: Config,
    from: Option<String>,
    interrupt: Interrupt,
}

impl Tune<'_> {
    fn run(&self) -> Result<()> {
        let Arguments { trials, out, games, check, .. } = self.arguments;
        let out = out.clone().unwrap_or_else(|| format!("{}.toml", trials.game).into());
        let numbers = self.game.weights(self.from.as_deref()).map_err(|error| self.blame(error))?;
        let (start, mut tuner) = self.take_up(&out, &numbers)?;
        let bar = bar(tuner.steps.into(), "{wide_bar} {pos}/{len} steps, {eta} left")?;
        bar.set_position(tuner.step.into());
        while !tuner.is_done() && !self.interrupt.raised() {
            let deals = trials.seed + u64::from(tuner.step) * u64::from(*games);
            let row = self.meet(tuner.rivals(), *games, deals)?;
            if self.interrupt.raised() {
                break;
            }
            tuner.learn(row.win_rate);
            write(&out, &self.game.write_weights(&self.mind(&tuner.mean))?, &start, &tuner)?;
            bar.inc(1);
        }
        bar.finish_and_clear();
        if tuner.is_done() && !self.interrupt.raised() && *check > 1 {
            let row = self.meet([tuner.mean.clone(), start], *check, fresh(trials.seed))?;
            writeln!(stdout(), "{}", verdict(&row))?;
        }
        writeln!(stdout(), "{} of {} steps; {}", tuner.step, tuner.steps, out.display())?;
        Ok(())
    }

    fn mind(&self, numbers: &[f64]) -> Mind {
        Mind::Numbers(self.from.clone(), numbers.to_vec())
    }

    fn blame(&self, error: LabError) -> anyhow::Error {
        match (&error, &self.arguments.from) {
            (LabError::Weights(reason), Some(path)) => {
                anyhow!("{} does not contain weights: {reason}", path.display())
            }
            _ => self.arguments.trials.blame(self.game, error),
        }
    }

    /// The run in the file, or a new one, with the numbers it started from.
    fn take_up(&self, out: &Path, numbers: &[(String, f64)]) -> Result<(Vec<f64>, Tuner)> {
        let path = state_file(out);
        if !path.exists() {
            return self.set_out(numbers);
        }
        let state: State = toml::from_str(&read_text(&path)?).with_context(|| {
            format!("{} has no record of a tuning run; remove it to start over", path.display())
        })?;
        let lengths = [&state.start, &state.now, &state.mean, &state.reach].map(Vec::len);
        ensure!(
            lengths == [numbers.len(); 4],
            "{} is of another game; remove it to start over",
            path.display()
        );
        let State { step, steps, seed, start, now, mean, reach } = state;
        Ok((start, Tuner { step, steps, now, mean, reach, seed }))
    }

    fn set_out(&self, numbers: &[(String, f64)]) -> Result<(Vec<f64>, Tuner)> {
        let start: Vec<f64> = numbers.iter().map(|&(_, number)| number).collect();
        let mut tuner = Tuner::new(start.clone(), self.arguments.steps, self.arguments.trials.seed);
        let only = &self.arguments.only;
        let kept =
            |name: &str| !only.is_empty() && !only.iter().any(|start| name.starts_with(start.as_str()));
        for ((name, _), reach) in numbers.iter().zip(&mut tuner.reach) {
            if kept(name) {
                *reach = 0.0;
            }
        }
        ensure!(
            tuner.reach.iter().any(|&reach| reach > 0.0),
            "no weight has a name that starts like this, or all of them are 0"
        );
        Ok((start, tuner))
    }

    /// The first rival's results against the second.
    fn meet(&self, rivals: [Vec<f64>; 2], games: u32, seed: u64) -> Result<Row> {
        let entrants =
            rivals.map(|numbers| (String::new(), thinking(self.arguments.iterations, self.mind(&numbers))));
        let trial = Trial {
            config: &self.config,
            games,
            threads: self.arguments.trials.threads(),
            seed,
            effort: Effort::default(),
            go_on: &|| !self.interrupt.raised(),
        };
        let report = self.game.meet(&trial, &entrants).map_err(|error| self.blame(error))?;
        Ok(report.bots.into_iter().next().expect("two bots met"))
    }
}

/// Deals that no step has seen.
const fn fresh(seed: u64) -> u64 {
    seed + (1 << 40)
}

fn verdict(row: &Row) -> String {
    let (low, high) = row.ci95;
    let judged =
        if low > 0.5 { "better: worth adopting" } else { "not shown to be better: keep the old ones" };
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
