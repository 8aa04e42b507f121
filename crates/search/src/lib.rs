//! Players that know no game by name, and the arena they meet in.
//!
//! A [`Bot`] is asked with a view and the legal moves, never with a position, so it cannot peek.
//! [`random_game`] walks through whole games for benchmarks and statistics.

mod bot;
pub use bot::{Ask, Bot, Candidate, Effort, Thought};

mod random;
pub use random::Random;

mod greedy;
pub use greedy::{Greedy, Judge};

mod insight;
pub use insight::Insight;

mod net;
pub use net::{Impression, Net, NetError};

mod learned;
pub use learned::Learned;

mod hunch;
pub use hunch::Hunch;

mod root;

mod tree;

mod ismcts;
pub use ismcts::{Ismcts, Plan};

mod rollouts;
pub use rollouts::Rollouts;

mod playout;
pub use playout::{Buffers, Walk, random_game};

mod selfplay;
pub use selfplay::SelfPlay;

mod arena;
pub use arena::{Arena, Contestant, Report, Row, wilson};

mod tuner;
pub use tuner::Tuner;

mod calibration;
pub use calibration::{Bin, Calibration};

mod study;
pub use study::{Inquiry, Line, Study};
