//! `durbar selfplay GAME`: games of a bot with itself, as records to fit judges to.
//!
//! The file grows game by game in their order, so that Ctrl-C loses nothing that was finished, and the same
//! command goes on where it was left.

use std::io::{Write as _, stdout};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context as _, Result};
use catalog::{NumberVisitor, Playable};
use search::{Effort, SelfPlay};
use serde_json::json;
use table::{Config, Encode, fingerprint};

use crate::arguments::{Settings, seed};
use crate::contestant::player;
use crate::interrupt::Interrupt;
use crate::progress::bar;

#[derive(clap::Args, Debug)]
pub(crate) struct Arguments {
    /// Which game
    game: String,
    #[command(flatten)]
    settings: Settings,
    /// Where the records go
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Who plays: a level, or a bot made to measure as the arena takes them
    #[arg(long, value_name = "BOT")]
    level: String,
    /// How many games the file is to hold
    #[arg(short = 'n', long = "games", value_name = "N", default_value_t = 1000,
          value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// The share of a search's moves that are drawn by their visits, so that other positions are met too
    #[arg(long, value_name = "SHARE", default_value_t = 0.0)]
    wander: f32,
    /// The share of decisions that are noted, since those of one game tell much the same
    #[arg(long, value_name = "SHARE", default_value_t = 1.0)]
    noted: f32,
    /// How many games are played at a time [default: one per core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// What the games are drawn from
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = seed())]
    seed: u64,
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    catalog::visit_numbered(&arguments.game, Play(arguments))??;
    Ok(ExitCode::SUCCESS)
}

struct Play<'a>(&'a Arguments);

impl NumberVisitor for Play<'_> {
    type Output = Result<()>;
    fn visit<G: Playable + Encode>(self) -> Result<()> {
        let arguments = self.0;
        let config = G::card().settle(&arguments.settings.config(G::card())?)?;
        let rules: G = arguments.settings.rules()?;
        let (glance, make) = player::<G>(&arguments.level)?;
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        let play = SelfPlay {
            rules: &rules,
            make: &*make,
            glance: &*glance,
            effort: Effort::default(),
            games: arguments.games,
            threads: arguments.threads.map_or_else(cores, usize::from),
            seed: arguments.seed,
            wander: arguments.wander,
            noted: arguments.noted,
        };
        let interrupt = Interrupt::listen()?;
        let bar = bar(arguments.games.into(), "{wide_bar} {pos}/{len} games, {eta} left")?;
        let done = play.run(&arguments.out, &self.head(&rules, &config), |done| {
            bar.set_position(done.into());
            !interrupt.raised()
        });
        bar.finish_and_clear();
        let done = done.with_context(|| format!("cannot write {}", arguments.out.display()))?;
        writeln!(stdout(), "{done} of {} games; {}", arguments.games, arguments.out.display())?;
        Ok(())
    }
}

impl Play<'_> {
    /// What the records are of: a file is only gone on with under the same head.
    fn head<G: Playable + Encode>(&self, rules: &G, config: &Config) -> String {
        json!({
            "game": G::card().id,
            "seats": config.seats,
            "options": config.options,
            "components": fingerprint(&rules.components()),
            "rules_version": config.rules_version,
            "shape": format!("{:016x}", rules.shape()),
            "features": G::FEATURES,
            "actions": G::ACTIONS,
            "level": self.0.level,
            "wander": self.0.wander,
            "noted": self.0.noted,
            "seed": self.0.seed,
        })
        .to_string()
    }
}
