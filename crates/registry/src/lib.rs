//! Any number of games under one roof.
//!
//! A [`Registry`] is built once, where a program starts, and handed to whatever serves or measures games;
//! nothing else lists them. Behind it a game's type is hidden: [`AnyGame`] starts and reads matches,
//! [`AnyMatch`] is one of them in notation and JSON, and [`Lab`] measures bots and rules with the concrete
//! type inside, so no speed is lost.

mod games;
pub use games::{AnyGame, Playable, Registry, Tables, UnknownGame};

mod any_match;
pub use any_match::{
    AnyMatch, Choice, Comparer, Opinion, Play, Record, Refused, Show, Step, Thinker, Weighed,
};

mod seated;

mod lesson;
pub use lesson::{Following, Lesson, LessonStep};

mod draws;
pub use draws::Drawn;

mod recount;
pub use recount::Recount;

mod analysis;
pub use analysis::{Analysis, Fared, GRADES, Judged, Judgement, What, Wish};

mod puzzles;
pub use puzzles::{Puzzle, Puzzles};

mod batch;
pub use batch::{Batch, Crowd, Decisions, StepError};

mod parts;
pub use parts::Played;

mod numbers;
pub use numbers::{Numbers, Space};

mod entrant;
pub use entrant::{Entrant, Mind};

mod lab;
pub use lab::{Begin, Lab, LabError, Speed, Trial};

mod notes;
pub use notes::Notes;

pub use search::{bot_name, current_level, former_levels, steps};
