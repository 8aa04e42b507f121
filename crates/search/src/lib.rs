//! Players that know no game by name, and the arena they meet in.
//!
//! A [`Bot`] is given a view and the legal moves, never a position, so it cannot peek. [`random_game`] plays
//! whole games for benchmarks and statistics.

mod bot;
pub use bot::{Ask, Bot, Candidate, Effort, Thought};

mod random;
pub use random::Random;

mod greedy;
pub use greedy::{Greedy, Judge};

mod confidence;
pub use confidence::Confidence;

mod insight;
pub use insight::{Insight, OPINION};

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

mod weights;
pub use weights::{Weights, built_in};

mod levels;
pub use levels::{STEPS, bot_name, current_level, former_levels, steps};

mod ladder;
pub use ladder::{Ladder, Style, ladder};

mod losses;
pub use losses::Losses;

mod opponents;
pub use opponents::Opponents;

mod newcomer;
pub use newcomer::Newcomer;

mod playout;
pub use playout::{Buffers, Walk, random_game};

mod scribe;
pub use scribe::{Scribe, Told};

mod selfplay;
pub use selfplay::{SelfPlay, preamble};

mod arena;
pub use arena::{Arena, Contestant, Report, Row, wilson};

mod tuner;
pub use tuner::Tuner;

mod calibration;
pub use calibration::{Bin, Calibration, Fit};

mod analysis;
pub use analysis::{Analyst, Decision, Depth, Weighing};

mod riddles;
pub use riddles::{Riddle, Riddler, Sieve};

mod study;
pub use study::{Inquiry, Leaning, Line, Study};
