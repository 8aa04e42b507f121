//! The one place that names all the games.
//!
//! [`visit`] hands the concrete game to code that must be fast (arena, benchmark, perft, laws);
//! [`AnyMatch`] hides it for doors that speak text (terminal, protocol, server).

mod any;
pub use any::{AnyMatch, Choice, Opinion, Refused, Step, Thinker, Weighed, load, new_match, study};

mod record;
pub use record::{Drawn, Frame, draws, frames};

mod recount;
pub use recount::{Recount, recount};

pub use bots::{Opponents, Style, Weights, bot_name, current_level, former_levels};
use table::{Encode, GameCard, Imagine, PositionText, Progress, Setup, Tell};

/// All that the commands ask of a game.
pub trait Playable: Setup + PositionText + Imagine + Progress + Tell + Opponents {}
impl<G: Setup + PositionText + Imagine + Progress + Tell + Opponents> Playable for G {}

/// Something to be done with a game whose type is known.
pub trait Visitor {
    /// What comes of it.
    type Output;
    /// Does it.
    fn visit<G: Playable>(self) -> Self::Output;
}

/// The same with a game that is told in numbers.
pub trait NumberVisitor {
    /// What comes of it.
    type Output;
    /// Does it.
    fn visit<G: Playable + Encode>(self) -> Self::Output;
}

/// No game has this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no game {asked:?}; the games are: {known}")]
pub struct UnknownGame {
    asked: String,
    known: String,
}

/// Names each game once: adding one here is all it takes.
macro_rules! games {
    ($($game:ty),+ $(,)?) => {
        /// What can be said of every game, in the order they are shown.
        pub fn cards() -> Vec<&'static GameCard> {
            vec![$(<$game as Setup>::card()),+]
        }

        /// Does something with the game of this name.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Result<V::Output, UnknownGame> {
            $(if id == <$game as Setup>::card().id {
                return Ok(visitor.visit::<$game>());
            })+
            let known = cards().iter().map(|card| card.id).collect::<Vec<_>>().join(", ");
            Err(UnknownGame { asked: id.into(), known })
        }
    };
}

/// Names the games that are told in numbers.
macro_rules! numbered {
    ($($game:ty),+ $(,)?) => {
        /// Does something with the game of this name, if it is told in numbers.
        pub fn visit_numbered<V: NumberVisitor>(id: &str, visitor: V) -> Result<V::Output, UnknownGame> {
            $(if id == <$game as Setup>::card().id {
                return Ok(visitor.visit::<$game>());
            })+
            Err(UnknownGame { asked: id.into(), known: [$(<$game as Setup>::card().id),+].join(", ") })
        }
    };
}

games![jaipur::Jaipur, rajas::Rajas, charmers::Charmers, karma::Karma];
numbered![charmers::Charmers];

/// The card of a game.
pub fn card(id: &str) -> Result<&'static GameCard, UnknownGame> {
    struct Card;
    impl Visitor for Card {
        type Output = &'static GameCard;
        fn visit<G: Playable>(self) -> Self::Output {
            G::card()
        }
    }
    visit(id, Card)
}

/// The names of a game's bots, weakest first.
pub fn levels(id: &str) -> Result<&'static [&'static str], UnknownGame> {
    struct Levels;
    impl Visitor for Levels {
        type Output = &'static [&'static str];
        fn visit<G: Playable>(self) -> Self::Output {
            G::levels()
        }
    }
    visit(id, Levels)
}
