//! `durbar perft GAME DEPTH`: counts the lines of play; a move is one ply, and so is an outcome.

use std::io::{Write as _, stdout};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::Result;
use catalog::{Playable, Visitor};
use serde_json::json;
use table::{Match, Seed, Turn};

use crate::arguments::{Settings, seed};
use crate::progress::bar;

#[derive(clap::Args, Debug)]
pub(crate) struct Arguments {
    /// Which game
    game: String,
    /// How many plies deep
    #[arg(value_parser = clap::value_parser!(u32).range(1..=100))]
    depth: u32,
    #[command(flatten)]
    settings: Settings,
    /// Begin at this position text
    #[arg(long, value_name = "TEXT", conflicts_with = "seed")]
    position: Option<String>,
    /// Begin after the first deal from this seed
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = seed())]
    seed: u64,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    catalog::visit(&arguments.game, Perft(arguments))??;
    Ok(ExitCode::SUCCESS)
}

struct Perft<'a>(&'a Arguments);

impl Visitor for Perft<'_> {
    type Output = Result<()>;
    fn visit<G: Playable>(self) -> Result<()> {
        let game: Match<G> = self.begin()?;
        let mut nodes = Vec::new();
        let bar = bar(self.0.depth.into(), "{spinner} depth {pos} of {len} is done, {elapsed}")?;
        bar.enable_steady_tick(Duration::from_millis(200));
        for depth in 1..=self.0.depth {
            let begun = Instant::now();
            let count = count(game.rules().as_ref(), game.position(), depth);
            nodes.push(count);
            bar.inc(1);
            if !self.0.json {
                let seconds = begun.elapsed().as_secs_f64();
                bar.suspend(|| writeln!(stdout(), "depth {depth:>2}  {count:>16}  {seconds:>8.2} s"))?;
            }
        }
        bar.finish_and_clear();
        if self.0.json {
            writeln!(stdout(), "{}", json!({ "game": self.0.game, "depth": self.0.depth, "nodes": nodes }))?;
        }
        Ok(())
    }
}

impl Perft<'_> {
    /// The position asked for, or the set-up dealt with the seed.
    fn begin<G: Playable>(&self) -> Result<Match<G>> {
        let Arguments { settings, position, seed, .. } = self.0;
        let config = settings.config(G::card())?;
        if let Some(text) = position {
            return Ok(Match::from_position(&config, text, None)?);
        }
        let game = Match::new(&config, Some(Seed::from_number(*seed)));
        let mut game = game.map_err(|error| settings.blame(G::card(), error))?;
        while game.turn() == Turn::Chance {
            game.roll()?;
        }
        Ok(game)
    }
}

fn count<G: Playable>(rules: &G, position: &G::Position, depth: u32) -> u64 {
    let after = |change: &dyn Fn(&mut G::Position)| {
        let mut next = *position;
        change(&mut next);
        count(rules, &next, depth - 1)
    };
    match rules.turn(position) {
        _ if depth == 0 => 1,
        Turn::Over => 0,
        Turn::Seat { .. } => {
            let mut moves = Vec::new();
            rules.moves(position, &mut moves);
            match depth {
                1 => moves.len() as u64,
                _ => moves.iter().map(|&mv| after(&|next| rules.play(next, mv, &mut ()))).sum(),
            }
        }
        Turn::Chance => {
            let mut outcomes = Vec::new();
            rules.outcomes(position, &mut outcomes);
            outcomes.iter().map(|chance| after(&|next| rules.resolve(next, chance.outcome, &mut ()))).sum()
        }
    }
}
