//! Jaipur: two traders, one market, and herds of camels.
//!
//! A trader takes a card, exchanges several, takes all camels, or sells one kind of good. The
//! rules are numbered JAI-1 to JAI-24 in `docs/rules/jaipur.md`, and the code cites those numbers.
//!
//! ```
//! use jaipur::Jaipur;
//! use table::{Config, Match, Seat, Seed, Turn};
//!
//! let mut game = Match::<Jaipur>::new(&Config::new(2), Some(Seed::from_number(7))).unwrap();
//! while game.turn() == Turn::Chance {
//!     game.roll().unwrap();
//! }
//! let Turn::Seat { seat } = game.turn() else { panic!("someone begins") };
//! let first = game.moves()[0];
//! game.play(seat, first).unwrap();
//! ```

mod goods;
pub use goods::{BonusSize, ByGood, Card, Good};

mod cards;
pub use cards::{Cards, Goods};

mod components;
pub use components::{Components, GoodTable};

mod setup;
pub use setup::Jaipur;

mod position;
pub use position::{Phase, Position};

mod position_text;

mod moves;
pub use moves::Move;

mod outcome;
pub use outcome::{Outcome, Seen};

mod subsets;

mod lists;

mod game;

mod legal;

mod play;

mod scoring;

mod view;
pub use view::View;

mod event;
pub use event::{Event, RoundEnd};

mod encode;
mod recount;
mod tell;

mod picture;
