//! What a player should know of each game: the worth of moves, and the levels to choose from.
//!
//! One file per game. A bot is given views only, so nothing here can peek.

use std::sync::Arc;

use search::{Bot, Greedy, Insight, Judge, Net, Random};
use table::{Imagine, Progress, Seat};

mod ladder;
pub use ladder::{Ladder, Style, current_level, former_levels};

mod names;
pub use names::bot_name;

mod weights;
pub use weights::Weights;

pub mod charmers;
pub mod jaipur;
pub mod karma;
pub mod rajas;

/// The bots of a game, by level, weakest first.
pub trait Opponents: Imagine + Progress {
    /// What knows the worth of a move at sight.
    type Judge: Judge<Self> + Default + 'static;

    /// What has a feeling for positions, and so can search.
    type Insight: Insight<Self> + Weights + 'static;

    /// How the six levels play.
    const LADDER: Ladder;

    /// The insight of the levels that search: fitted to games where that was shown to be better, else made by
    /// hand. Levels that play by feeling keep the hand-made one.
    fn insight() -> Arc<dyn Insight<Self>> {
        Arc::new(Self::Insight::default())
    }

    /// The insight of networks in place of the built-in ones, for their values and, if asked for, their
    /// promises too; none for a game that is not told in numbers.
    fn fitted(_nets: Vec<Net>, _promises: bool) -> Option<Arc<dyn Insight<Self>>> {
        None
    }

    /// The names of the levels: two to measure against, then the ladder for people.
    fn levels() -> &'static [&'static str] {
        &ladder::LEVELS
    }

    /// The names of further bots to measure against, no levels for people.
    fn partners() -> &'static [&'static str] {
        &[]
    }

    /// A sparring partner by name.
    fn partner(_name: &str) -> Option<Box<dyn Bot<Self>>> {
        None
    }

    /// Of what a seat has won its points, from 0, all by money, to 1, all by fame; for games in which both
    /// lead to victory.
    fn fame_share(_rules: &Self, _position: &Self::Position, _seat: Seat) -> Option<f32> {
        None
    }

    /// The bot of a level.
    fn bot(level: &str) -> Option<Box<dyn Bot<Self>>> {
        match level {
            "random" => Some(Box::new(Random)),
            "greedy" => Some(Box::new(Greedy(Self::Judge::default()))),
            level => Self::LADDER.bot(level, Self::Insight::default(), Self::insight()),
        }
    }
}
