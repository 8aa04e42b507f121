//! `durbar bench GAME`: uniformly random legal play on one thread, through the generic trait.

use std::io::{Write as _, stdout};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::Result;
use catalog::{Playable, Visitor};
use search::{Buffers, random_game};
use serde_json::json;
use table::Rng;

use crate::arguments::{Settings, seed};
use crate::columns::align;
use crate::interrupt::Interrupt;
use crate::progress::bar;

/// The bar moves once in so many games, so that it costs nothing.
const BETWEEN_LOOKS: u64 = 1000;

#[derive(clap::Args, Debug)]
pub(crate) struct Arguments {
    /// Which game
    game: String,
    #[command(flatten)]
    settings: Settings,
    /// How long to play
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..=3600))]
    seconds: u32,
    /// What the random moves come from
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = seed())]
    seed: u64,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    catalog::visit(&arguments.game, Bench(arguments))??;
    Ok(ExitCode::SUCCESS)
}

struct Bench<'a>(&'a Arguments);

#[derive(Default)]
struct Count {
    games: u64,
    rounds: u64,
    decisions: u64,
    widest: usize,
    seconds: f64,
}

impl Visitor for Bench<'_> {
    type Output = Result<()>;
    fn visit<G: Playable>(self) -> Result<()> {
        let rules: G = self.0.settings.rules()?;
        let count = self.measure(&rules)?;
        self.print(&count, size_of::<G::Position>())
    }
}

impl Bench<'_> {
    /// Plays for the time asked, or until Ctrl-C.
    fn measure<G: Playable>(&self, rules: &G) -> Result<Count> {
        let interrupt = Interrupt::listen()?;
        let limit = Duration::from_secs(self.0.seconds.into());
        let mut rng = Rng::new(self.0.seed);
        let mut buffers = Buffers::default();
        let mut count = Count::default();
        let bar = bar(limit.as_millis() as u64, "{wide_bar} {eta} left")?;
        let begun = Instant::now();
        while begun.elapsed() < limit && !interrupt.raised() {
            let mut position = rules.start();
            let walk = random_game(rules, &mut position, &mut rng, &mut buffers);
            count.games += 1;
            count.rounds += u64::from(rules.round(&position));
            count.decisions += walk.decisions;
            count.widest = count.widest.max(walk.widest);
            if count.games % BETWEEN_LOOKS == 0 {
                bar.set_position(begun.elapsed().as_millis() as u64);
            }
        }
        count.seconds = begun.elapsed().as_secs_f64();
        bar.finish_and_clear();
        Ok(count)
    }

    fn print(&self, count: &Count, position_bytes: usize) -> Result<()> {
        let per_second = |number: u64| number as f64 / count.seconds;
        let games = count.games.max(1) as f64;
        if self.0.json {
            let report = json!({
                "game": self.0.game,
                "games": count.games,
                "seconds": count.seconds,
                "games_per_second": per_second(count.games),
                "rounds_per_second": per_second(count.rounds),
                "decisions_per_second": per_second(count.decisions),
                "decisions_per_game": count.decisions as f64 / games,
                "position_bytes": position_bytes,
                "widest_decision": count.widest,
            });
            writeln!(stdout(), "{report}")?;
            return Ok(());
        }
        let rows = [
            ("games per second", format!("{:.0}", per_second(count.games))),
            ("rounds per second", format!("{:.0}", per_second(count.rounds))),
            ("decisions per second", format!("{:.0}", per_second(count.decisions))),
            ("decisions per game", format!("{:.1}", count.decisions as f64 / games)),
            ("position, bytes", position_bytes.to_string()),
            ("widest decision, moves", count.widest.to_string()),
        ];
        let rows = rows.map(|(name, number)| vec![name.to_owned(), number]);
        write!(stdout(), "{}", align(&rows, 1))?;
        Ok(())
    }
}
