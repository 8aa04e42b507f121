//! The bots that a game has: what its judges know, and the levels that people choose from.

use table::{Imagine, Seat};

use crate::ladder::LEVELS;
use crate::{Bot, Greedy, Insight, Judge, Ladder, Random, Weights};

/// The bots of a game, by level, weakest first: implemented by the game's insight, which all levels of the ladder
/// share.
pub trait Opponents<G: Imagine>: Insight<G> + Weights + 'static {
    /// What knows the worth of a move at sight.
    type Judge: Judge<G> + Default + 'static;

    /// How the six levels play.
    const LADDER: Ladder;

    /// The two ways to win, where a game has two that a player may lean to, for example money and fame.
    const WAYS: Option<[&'static str; 2]> = None;

    /// Which part of its points a seat has won by the second way, from 0 to 1.
    fn leaning(_rules: &G, _position: &G::Position, _seat: Seat) -> f32 {
        0.5
    }

    /// The names of the levels: two to measure against, then the ladder for people.
    fn levels() -> &'static [&'static str] {
        &LEVELS
    }

    /// The names of further bots to measure against, no levels for people.
    fn partners() -> &'static [&'static str] {
        &[]
    }

    /// A sparring partner by name.
    fn partner(_name: &str) -> Option<Box<dyn Bot<G>>> {
        None
    }

    /// The bot of a level.
    fn bot(level: &str) -> Option<Box<dyn Bot<G>>> {
        match level {
            "random" => Some(Box::new(Random)),
            "greedy" => Some(Box::new(Greedy(Self::Judge::default()))),
            level => Self::LADDER.bot(level, Self::default()),
        }
    }
}
