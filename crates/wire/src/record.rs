//! A match looked at afterwards: replay, and the data behind the fairness page.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Phrase, Placing, Story, Written};

/// A match, ply by ply, through one pair of eyes.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Replay {
    /// The game's id.
    pub game: String,
    /// Names by seat.
    pub names: Vec<String>,
    /// Whose eyes; none: a spectator's.
    pub viewer: Option<u8>,
    /// Whether the match is over, so that any seat's eyes may be borrowed.
    pub open: bool,
    /// How many frames there are: the start, then one for each log line.
    pub length: u32,
    /// The number of the first frame here.
    pub from: u32,
    /// Some of them; the others are asked for with `from`.
    pub frames: Vec<Frame>,
}

/// How things stood after a log line.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Frame {
    /// The line; none before the first.
    pub story: Option<Story>,
    /// What the viewer saw.
    #[cfg_attr(test, ts(type = "unknown"))]
    #[schema(value_type = serde_json::Value)]
    pub view: Written,
    /// The seat to move then.
    pub to_move: Option<u8>,
    /// The round, from 1.
    pub round: u32,
    /// Points and places then.
    pub scores: Vec<Placing>,
}

/// A match that is over, summed up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Recount {
    /// Why it ended; none where a player resigned or ran out of time.
    pub ending: Option<Phrase>,
    /// Where points came from, in the order in which they first came.
    pub gains: Vec<Gain>,
    /// How far each seat had come after each turn.
    pub course: Vec<Vec<i32>>,
}

/// What a seat gained from one source.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Gain {
    /// The seat that gained.
    pub seat: u8,
    /// The round it counts for, where rounds are counted apart; else 0.
    pub round: u32,
    /// What was gained, for example fame.
    pub unit: Phrase,
    /// What it came from.
    pub source: Phrase,
    /// How much; below 0 for what was paid.
    pub amount: i32,
}

/// What a player needs to check the chance of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Fairness {
    /// Published before anybody contributed.
    pub commitment: Option<String>,
    /// The secret seed in hex; none until the match is over.
    pub seed: Option<String>,
    /// Contributions in the order they were mixed in: seat and hex bytes.
    pub contributions: Vec<(u8, String)>,
    /// Every draw so far; the numbers only once the seed is out.
    pub draws: Vec<Draw>,
    /// The command that recomputes every outcome from the downloaded log.
    pub command: String,
}

/// One draw.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Draw {
    /// Its log line.
    pub n: u32,
    /// Where it came from, for example `deck/1`.
    pub source: String,
    /// Its number in that source, from 0.
    pub k: u32,
    /// The sum of the weights it was drawn from.
    #[cfg_attr(test, ts(type = "number"))]
    pub total: u64,
    /// The number drawn, below `total`; none until the match is over.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub number: Option<u64>,
    /// The numbers that give this outcome, lined up as docs/fairness.md says: from the first, below the second.
    #[cfg_attr(test, ts(type = "[number, number]"))]
    pub range: [u64; 2],
    /// The outcome, with what is secret to the asker as `?`.
    pub outcome: String,
}

/// A log brought from elsewhere.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ImportedLog {
    /// The whole text.
    #[schema(max_length = 1_000_000)]
    pub log: String,
}
