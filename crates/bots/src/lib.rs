//! What a player should know of each game: the worth of moves, and the levels to choose from.
//!
//! One file per game. A bot is given views only, so nothing here can peek.

use search::{Bot, Greedy, Judge, Random};
use table::Imagine;

mod ladder;
pub use ladder::LEVELS;

pub mod charmers;
pub mod jaipur;
pub mod karma;
pub mod rajas;

/// The bots of a game, by level, weakest first.
pub trait Opponents: Imagine {
    /// What knows the worth of a move at sight.
    type Judge: Judge<Self> + Default + 'static;

    /// The names of the levels.
    fn levels() -> &'static [&'static str] {
        &["random", "greedy"]
    }

    /// The bot of a level.
    fn bot(level: &str) -> Option<Box<dyn Bot<Self>>> {
        simple_bot(level)
    }
}

/// The bots that every game has.
pub(crate) fn simple_bot<G: Opponents>(level: &str) -> Option<Box<dyn Bot<G>>> {
    match level {
        "random" => Some(Box::new(Random)),
        "greedy" => Some(Box::new(Greedy(G::Judge::default()))),
        _ => None,
    }
}
