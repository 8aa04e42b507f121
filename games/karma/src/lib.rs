//! Cards & Karma: the rules, a seat's view, and its picture in text.
//!
//! Two to four seats take cards from a common grid, as dice or for their action side, and turn six
//! scoring cards by fame and coins. The numbered rules are in `docs/rules/karma.md`.
//!
//! ```
//! use karma::Karma;
//! use table::{Config, Match, Seed, Turn};
//! let mut game = Match::<Karma>::new(&Config::new(2), Some(Seed::from_number(7)))?;
//! while game.turn() == Turn::Chance {
//!     game.roll()?;
//! }
//! let Turn::Seat { seat } = game.turn() else { unreachable!("someone begins") };
//! let mv = game.moves()[0];
//! game.play(seat, mv).expect("listed moves are legal");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod cards;
pub use cards::{CardId, DECK};

mod card_set;
pub use card_set::{CardSet, Cards};

mod dice;
pub use dice::{Colour, Dice, Die, Faces, HAND_LIMIT};

mod payment;
pub use payment::Payment;

mod components;
pub use components::{Bonus, Building, Card, Components, Face, Good, Reward, Tags};

mod setup;
pub use setup::Karma;

mod pending;
pub use pending::{Origin, Task};

mod stack;
pub use stack::{Aside, Short, Stack};

mod position;
pub use position::{Player, Position};

mod moves;
pub use moves::Move;

mod outcome;
pub use outcome::{Outcome, Seen};

mod event;
pub use event::{Event, Token};

mod legal;
mod play;

mod encode;
mod game;

mod view;
pub use view::View;

mod picture;
mod recount;
mod tell;
mod terms;
