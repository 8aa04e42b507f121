//! The one place that names the games of Durbar.

use bots::{charmers::Vizier, jaipur::Merchant, karma::Sage, rajas::Regent};
use registry::{Playable, Registry};
use search::Opponents;

/// Something to be done with a game whose type is known.
pub trait Visitor {
    fn visit<G: Playable, B: Opponents<G>>(&mut self);
}

/// Names each game once, with its bots, in the order they are shown: adding one here is all it takes.
macro_rules! games {
    ($($game:ty: $bots:ty),+ $(,)?) => {
        /// All games of Durbar, in the order they are shown.
        #[must_use]
        pub fn standard() -> Registry {
            Registry::default()$(.with::<$game, $bots>())+
        }

        /// Does something with each game, for tests that need the types.
        pub fn each(visitor: &mut impl Visitor) {
            $(visitor.visit::<$game, $bots>();)+
        }
    };
}

games![jaipur::Jaipur: Merchant, rajas::Rajas: Regent, charmers::Charmers: Vizier, karma::Karma: Sage];
