//! `durbar puzzles mine GAME`: finds decisions in bots' games where one move is clearly best, and writes them
//! as puzzles.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{Write as _, stdout};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use anyhow::{Context as _, Result, anyhow};
use registry::{AnyGame, Puzzle, Puzzles, Registry};
use search::Sieve;
use table::Config;

use crate::arguments::read_text;
use crate::interrupt::Interrupt;
use crate::progress::bar;
use crate::trial::Trials;

#[derive(clap::Args, Debug)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand, Debug)]
enum Command {
    /// Let bots play and keep the decisions that make good puzzles
    Mine(Mine),
}

#[derive(clap::Args, Debug)]
struct Mine {
    #[command(flatten)]
    trials: Trials,
    /// Where to write the puzzles; those already there stay
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Number of puzzles the file should hold
    #[arg(short = 'n', long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..))]
    want: u32,
    /// The most games to play
    #[arg(long, value_name = "N", default_value_t = 100_000)]
    games: u64,
}

/// At most this many puzzles in a hundred are about the same thing.
const MOST_ALIKE: usize = 35;

pub(crate) fn run(games: &Registry, arguments: &Arguments) -> Result<ExitCode> {
    let Command::Mine(wish) = &arguments.command;
    let game = wish.trials.game(games)?;
    let config = wish.trials.config(game)?;
    let mut file = begun(wish, game)?;
    let (found, played, sieve) = mine(wish, game, &config, &file)?;
    file.puzzles.extend(found);
    let held = file.puzzles.len();
    std::fs::write(&wish.out, file.text()).with_context(|| format!("cannot write {}", wish.out.display()))?;
    let Sieve { decisions, missed, wanted, agreed, clear } = sieve;
    writeln!(
        stdout(),
        "{played} games with {decisions} decisions; feeling went wrong in {missed}, of which {wanted} were not too \
         much alike; two searches agreed in {agreed}, \
         one move led clearly in {clear}.\n{held} puzzles in {}.",
        wish.out.display()
    )?;
    Ok(ExitCode::SUCCESS)
}

/// The existing file, or a new one. Puzzles for other rules or tables would no longer be puzzles.
fn begun(wish: &Mine, game: &dyn AnyGame) -> Result<Puzzles> {
    let empty = Puzzles::of(game);
    if !wish.out.exists() {
        return Ok(empty);
    }
    let file =
        Puzzles::read(&read_text(&wish.out)?).map_err(|error| anyhow!("{}: {error}", wish.out.display()))?;
    let same = (file.rules_version, &file.components) == (empty.rules_version, &empty.components);
    anyhow::ensure!(same, "{} has puzzles of other rules or tables", wish.out.display());
    Ok(file)
}

/// What has been found so far.
struct Haul {
    puzzles: Vec<(u64, Puzzle)>,
    sieve: Sieve,
    /// How many there are about each theme, including those already in the file.
    themes: BTreeMap<String, usize>,
}

/// Finds new puzzles until there are enough, in the order of their deals. Also returns the number of games
/// played and what was ruled out.
fn mine(
    wish: &Mine,
    game: &dyn AnyGame,
    config: &Config,
    file: &Puzzles,
) -> Result<(Vec<Puzzle>, u64, Sieve)> {
    let known: BTreeSet<&str> = file.puzzles.iter().map(|puzzle| puzzle.id.as_str()).collect();
    let wanted = (wish.want as usize).saturating_sub(known.len());
    let most_alike = (wish.want as usize * MOST_ALIKE).div_ceil(100);
    let mut themes = BTreeMap::new();
    for puzzle in &file.puzzles {
        *themes.entry(puzzle.theme.clone()).or_default() += 1;
    }
    let interrupt = Interrupt::listen()?;
    let bar = bar(wanted as u64, "{wide_bar} {pos}/{len} puzzles, {eta} left")?;
    let haul = Mutex::new(Haul { puzzles: Vec::new(), sieve: Sieve::default(), themes });
    let haul = || haul.lock().expect("no worker panics with the lock");
    let next = AtomicU64::new(0);
    let enough = || interrupt.raised() || bar.position() >= wanted as u64;
    let wants = |theme: &str| !enough() && haul().themes.get(theme).is_none_or(|count| *count < most_alike);
    let work = || -> Result<()> {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= wish.games || enough() {
                return Ok(());
            }
            let (new, sieve) = game.mine(config, wish.trials.seed + number, &wants)?;
            for puzzle in
                new.into_iter().filter(|puzzle| !known.contains(puzzle.id.as_str()) && wants(&puzzle.theme))
            {
                let mut haul = haul();
                *haul.themes.entry(puzzle.theme.clone()).or_default() += 1;
                haul.puzzles.push((number, puzzle));
                bar.inc(1);
            }
            haul().sieve += sieve;
        }
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..wish.trials.threads()).map(|_| scope.spawn(work)).collect();
        workers.into_iter().try_for_each(|worker| worker.join().expect("a worker passes its panic on"))
    })?;
    bar.finish_and_clear();
    let played = next.load(Ordering::Relaxed).min(wish.games);
    let Haul { puzzles, sieve, .. } = &mut *haul();
    puzzles.sort_by_key(|(number, _)| *number);
    Ok((puzzles.drain(..).map(|(_, puzzle)| puzzle).collect(), played, *sieve))
}
