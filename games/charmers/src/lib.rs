//! The Dice Charmers: eight dice, a sheet for each seat, and two tracks that run towards each other.
//!
//! A seat takes one die per turn and acts by its colour: a person of the palace, goods, a road, the river.
//! What it unlocks on the way is used before the turn ends. The rules are numbered DCH-1 to DCH-30 in
//! `docs/rules/charmers.md`, and the code cites those numbers.
//!
//! ```
//! use charmers::Charmers;
//! use table::{Config, Match, Seed, Turn};
//!
//! let mut game = Match::<Charmers>::new(&Config::new(2), Some(Seed::from_number(7))).unwrap();
//! while game.turn() == Turn::Chance {
//!     game.roll().unwrap();
//! }
//! let Turn::Seat { seat } = game.turn() else { panic!("someone begins") };
//! let first = game.moves()[0];
//! game.play(seat, first).unwrap();
//! ```

mod vocabulary;
pub use vocabulary::{
    Building, ByBuilding, ByColour, ByCrate, ByDir, ByGood, ByPerson, ByPiece, BySide, BySymbol, ByTool,
    Colour, Crate, Dir, Good, Person, Piece, Side, Symbol, Tool,
};

mod bonus;
pub use bonus::Bonus;

mod roads;
pub use roads::{Arms, Roads, Space};

mod dice;
pub use dice::{Dice, Die, Face, Place};

pub mod components;

mod plan;
pub use plan::{Ground, Manner, Plan, STOPS, Spot, SpotId};

mod faces;
pub use faces::Faces;

mod setup;
pub use setup::Charmers;

mod moves;
pub use moves::{Move, Stop};

mod outcome;
pub use outcome::Outcome;

mod pending;
pub use pending::{Ending, Pending, Stack};

mod position;
pub use position::{Position, Sheet};

mod encode;

mod game;

mod legal;

mod play;

mod scoring;

mod view;
pub use view::View;

mod event;
pub use event::Event;

mod recount;
mod tell;

mod picture;
