//! Rajas of the Ganges, with Navaratnas and Ganga: two to four rajas, their provinces and a river.
//!
//! Workers are placed, dice are spent, tiles with roads are laid and boats sail; whoever's markers for fame
//! and money pass each other by the most wins. The rules are numbered RAJ-1 to RAJ-40 in
//! `docs/rules/rajas.md`, and the code cites those numbers. What a turn still has to do is a small stack of
//! plain values ([`Pending`]) in the position; its top alone says who decides what.
//!
//! ```
//! use rajas::Rajas;
//! use table::{Config, Match, Seed, Turn};
//!
//! let mut game = Match::<Rajas>::new(&Config::new(2), Some(Seed::from_number(7))).unwrap();
//! while game.turn() == Turn::Chance {
//!     game.roll().unwrap();
//! }
//! let Turn::Seat { seat } = game.turn() else { panic!("someone begins") };
//! game.play(seat, "terrace orange".parse().unwrap()).unwrap();
//! assert_eq!(game.turn(), Turn::Chance);
//! ```

mod pieces;
pub use pieces::*;

mod reward;
pub use reward::{Count, Part, Reward};

mod components;
pub use components::{Components, EdgeInfo, Market, Shape, Tables, TileInfo};

mod roads;
pub use roads::{Network, RoadSets, Squares};

mod spaces;
pub use spaces::{Area, Space, SpaceSet};

mod setup;
pub use setup::Rajas;

mod pending;
pub use pending::{DEPTH, Pending, Stack, WorkerSource};

mod position;
pub use position::{Position, Raja};

mod moves;
pub use moves::Move;

mod outcome;
pub use outcome::Outcome;

mod legal;
mod play;
mod scoring;

mod event;
pub use event::{Event, Track};

mod view;
pub use view::View;

mod encode;
mod game;
mod picture;
mod recount;
mod tell;
