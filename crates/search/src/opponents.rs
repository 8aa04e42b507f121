//! The bots that a game has: what its judges know, and the levels that people choose from.

use std::sync::Arc;

use table::{Imagine, Progress, Seat};

use crate::levels::LEVELS;
use crate::{Bot, Greedy, Insight, Judge, Ladder, Losses, Net, Random, Scribe, Weights};

/// The bots of a game, by level, weakest first: implemented by the game's hand-made insight, by which levels play that
/// follow their feeling.
pub trait Opponents<G: Imagine + Progress>: Insight<G> + Weights + 'static {
    /// What knows the worth of a move at sight.
    type Judge: Judge<G> + Default + 'static;

    /// How the six levels play.
    const LADDER: Ladder;

    /// What the levels give away at a decision, as it was measured for some numbers of seats.
    const LOSSES: &'static [Losses] = &[];

    /// The two ways to win, where a game has two that a player may lean to, for example money and fame.
    const WAYS: Option<[&'static str; 2]> = None;

    /// Which part of its points a seat has won by the second way, from 0 to 1.
    fn leaning(_rules: &G, _position: &G::Position, _seat: Seat) -> f32 {
        0.5
    }

    /// The insight of the levels that search: fitted to games where that was shown to be better, else made by hand.
    fn insight() -> Arc<dyn Insight<G>> {
        Arc::new(Self::default())
    }

    /// What tells views and moves in numbers, for a game that can be told so.
    fn scribe() -> Option<&'static dyn Scribe<G>> {
        None
    }

    /// The insight of networks in place of the built-in ones, for their values and, if asked for, their promises
    /// too; none for a game that is not told in numbers.
    fn fitted(_nets: Vec<Net>, _promises: bool) -> Option<Arc<dyn Insight<G>>> {
        None
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
            level => Self::LADDER.bot(level, Self::default(), Self::insight()),
        }
    }
}
