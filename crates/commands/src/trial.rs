//! What all measurements share: a game and its settings, how many games and from which deals, and a progress
//! bar while they are played. Ctrl-C ends a measurement with what there is so far.

use std::path::Path;

use anyhow::{Context as _, Result, anyhow};
use registry::{AnyGame, Entrant, LabError, Mind, Registry, Trial};
use search::Effort;
use table::Config;

use crate::arguments::{Settings, read_text, seed};
use crate::interrupt::Interrupt;
use crate::progress::bar;

#[derive(clap::Args, Debug)]
pub(crate) struct Trials {
    /// The game, by its ID in `durbar games`
    pub(crate) game: String,
    #[command(flatten)]
    pub(crate) settings: Settings,
    /// Number of games played at once [default: one per core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Number of the first deal
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = seed())]
    pub(crate) seed: u64,
}

impl Trials {
    pub(crate) fn game<'a>(&self, games: &'a Registry) -> Result<&'a dyn AnyGame> {
        Ok(games.game(&self.game)?)
    }

    /// Its settings with all defaults.
    pub(crate) fn config(&self, game: &dyn AnyGame) -> Result<Config> {
        let card = game.card();
        game.settle(&self.settings.config(card)?).map_err(|error| self.settings.blame(card, error))
    }

    /// Number of games played at once.
    pub(crate) fn threads(&self) -> usize {
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        self.threads.map_or_else(cores, usize::from)
    }

    /// Plays this many games as `measure` says, with a progress bar on stderr if someone is watching.
    pub(crate) fn run<T>(
        &self,
        game: &dyn AnyGame,
        count: u32,
        effort: Effort,
        measure: impl FnOnce(&Trial<'_>) -> Result<T, LabError>,
    ) -> Result<T> {
        let interrupt = Interrupt::listen()?;
        let bar = bar(count.into(), "{wide_bar} {pos}/{len} games, {eta} left")?;
        let measured = measure(&Trial {
            config: &self.config(game)?,
            games: count,
            threads: self.threads(),
            seed: self.seed,
            effort,
            go_on: &|| {
                bar.inc(1);
                !interrupt.raised()
            },
        });
        bar.finish_and_clear();
        measured.map_err(|error| self.blame(game, error))
    }

    /// Names the file and the game if the file's tables are at fault.
    pub(crate) fn blame(&self, game: &dyn AnyGame, error: LabError) -> anyhow::Error {
        match error {
            LabError::Setup(error) => self.settings.blame(game.card(), error),
            LabError::Crowd { .. } => anyhow!("{error}; --seats sets how many play"),
            other => other.into(),
        }
    }
}

/// A bot by name, as in the arena: a level or a sparring partner, or `feeling:SLIP` or `search:ITERATIONS`,
/// each with the weights of a file after `@`; `net`, `netvalue` and `netfeeling` take network files there.
pub(crate) fn entrant(game: &dyn AnyGame, text: &str) -> Result<(String, Entrant)> {
    let name = registry::current_level(text);
    let Some((kind, size)) = name.split_once(':') else {
        return Ok((name.to_owned(), Entrant::Named(name.to_owned())));
    };
    let (size, file) = size.split_once('@').map_or((size, None), |(size, file)| (size, Some(file)));
    let mind = match kind {
        "feeling" | "search" => mind(game, file.map(Path::new))?,
        "net" | "netvalue" | "netfeeling" => {
            Mind::Nets { files: networks(file)?, promises: kind != "netvalue" }
        }
        _ => {
            let kinds =
                "feeling:SLIP, search:ITERATIONS, net:ITERATIONS, netvalue:ITERATIONS, netfeeling:SLIP";
            return Err(anyhow!("unknown kind of bot {kind:?}; the kinds are: {kinds}"));
        }
    };
    let entrant = if kind.ends_with("feeling") {
        let slip = size.parse().with_context(|| format!("{size:?} is not a size for slips"))?;
        Entrant::Feeling { slip, mind }
    } else {
        search(size, mind)?
    };
    Ok((name.to_owned(), entrant))
}

/// `300`, or with another curiosity `300+0.5`.
fn search(size: &str, mind: Mind) -> Result<Entrant> {
    let (iterations, curiosity) =
        size.split_once('+').map_or((size, None), |(size, more)| (size, Some(more)));
    let iterations =
        iterations.parse().with_context(|| format!("{iterations:?} is not a number of iterations"))?;
    let curiosity =
        curiosity.map(|text| text.parse().with_context(|| format!("{text:?} is not a number for curiosity")));
    Ok(Entrant::Search { iterations, curiosity: curiosity.transpose()?, mind })
}

/// The networks in these files, separated by commas.
fn networks(files: Option<&str>) -> Result<Vec<Vec<u8>>> {
    let read = |file: &str| std::fs::read(file).with_context(|| format!("cannot read {file}"));
    files.map_or_else(|| Ok(Vec::new()), |files| files.split(',').map(read).collect())
}

/// A bot that searches this many iterations per move, or plays by feel if 0.
pub(crate) fn thinking(iterations: u32, mind: Mind) -> Entrant {
    match iterations {
        0 => Entrant::Feeling { slip: 0.0, mind },
        _ => Entrant::Search { iterations, curiosity: None, mind },
    }
}

/// The weights of a file, or the built-in ones.
pub(crate) fn mind(game: &dyn AnyGame, file: Option<&Path>) -> Result<Mind> {
    let Some(path) = file else { return Ok(Mind::BuiltIn) };
    let text = read_text(path)?;
    game.weights(Some(&text)).with_context(|| format!("{} does not contain weights", path.display()))?;
    Ok(Mind::Text(text))
}
