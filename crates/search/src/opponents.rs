//! A game's bots: what its judges know, and the levels that people choose from.

use std::sync::Arc;

use table::{Imagine, Progress, Seat};

use crate::levels::LEVELS;
use crate::{Bot, Greedy, Insight, Judge, Ladder, Losses, Net, Random, Scribe, Weights};

/// The bots of a game, by level, weakest first. Implemented by the game's hand-made insight, which is what
/// the levels that play by feel use.
pub trait Opponents<G: Imagine + Progress>: Insight<G> + Weights + 'static {
    /// Knows what a move is worth at sight.
    type Judge: Judge<G> + Default + 'static;

    /// How the six levels play.
    const LADDER: Ladder;

    /// What the levels give away per decision, measured for some numbers of seats.
    const LOSSES: &'static [Losses] = &[];

    /// The two ways to win, if the game has two that a player may lean towards, for example money and fame.
    const WAYS: Option<[&'static str; 2]> = None;

    /// The share of a seat's points that came the second way, from 0 to 1.
    fn leaning(_rules: &G, _position: &G::Position, _seat: Seat) -> f32 {
        0.5
    }

    /// The insight of the levels that search: fitted to games if that proved better, otherwise hand-made.
    fn insight() -> Arc<dyn Insight<G>> {
        Arc::new(Self::default())
    }

    /// What turns views and moves into numbers, if the game supports it.
    fn scribe() -> Option<&'static dyn Scribe<G>> {
        None
    }

    /// An insight with these networks in place of the built-in ones, for their values and, if asked for,
    /// their promises too; `None` for a game that can't be written as numbers.
    fn fitted(_nets: Vec<Net>, _promises: bool) -> Option<Arc<dyn Insight<G>>> {
        None
    }

    /// The names of the levels: two to measure against, then the ladder for people.
    fn levels() -> &'static [&'static str] {
        &LEVELS
    }

    /// The names of further bots to measure against, which are not levels for people.
    fn partners() -> &'static [&'static str] {
        &[]
    }

    /// A sparring partner by name.
    fn partner(_name: &str) -> Option<Box<dyn Bot<G>>> {
        None
    }

    fn bot(level: &str) -> Option<Box<dyn Bot<G>>> {
        match level {
            "random" => Some(Box::new(Random)),
            "greedy" => Some(Box::new(Greedy(Self::Judge::default()))),
            level => Self::LADDER.bot(level, Self::default(), Self::insight()),
        }
    }
}
