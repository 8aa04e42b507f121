//! What a player should know of each game: the worth of moves, and the levels to choose from.
//!
//! One file per game. A bot is given views only, so nothing here can peek.

use search::{Bot, Greedy, Insight, Judge, Random};
use table::Imagine;

mod ladder;

pub mod charmers;
pub mod jaipur;
pub mod karma;
pub mod rajas;

/// The bots of a game, by level, weakest first.
pub trait Opponents: Imagine {
    /// What knows the worth of a move at sight.
    type Judge: Judge<Self> + Default + 'static;

    /// What has a feeling for positions, and so can search.
    type Insight: Insight<Self> + Default + 'static;

    /// The names of the levels: two to measure against, then the ladder for people.
    fn levels() -> &'static [&'static str] {
        &["random", "greedy", "guest", "trader", "courtier", "minister", "raja", "mogul"]
    }

    /// The bot of a level.
    fn bot(level: &str) -> Option<Box<dyn Bot<Self>>> {
        match level {
            "random" => Some(Box::new(Random)),
            "greedy" => Some(Box::new(Greedy(Self::Judge::default()))),
            level => ladder::bot(level, Self::Insight::default()),
        }
    }
}
