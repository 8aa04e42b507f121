//! A match viewed afterwards: the replay, and the data behind the fairness page.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Phrase, Placing, Story, Written};

/// A match, ply by ply, as one viewer saw it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Replay {
    /// The game's id.
    pub game: String,
    /// Names by seat.
    pub names: Vec<String>,
    /// The viewer's seat; null for a spectator.
    pub viewer: Option<u8>,
    /// Whether the match is over, so any seat's view may be asked for.
    pub open: bool,
    /// How many frames there are: the start, then one for each log line.
    pub length: u32,
    /// The number of the first frame here.
    pub from: u32,
    /// Some of the frames; ask for the others with `from`.
    pub frames: Vec<Frame>,
}

/// The state after a log line.
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

/// The summary of a finished match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Recount {
    /// Why it ended; null if a player resigned or ran out of time.
    pub ending: Option<Phrase>,
    /// Where points came from, in the order they first came.
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
    /// The round it counts for, where rounds are scored separately; otherwise 0.
    pub round: u32,
    /// What was gained, for example fame.
    pub unit: Phrase,
    /// What it came from.
    pub source: Phrase,
    /// How much; negative if it was paid.
    pub amount: i32,
}

/// What a player needs to check the fairness of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Fairness {
    /// Published before anyone contributed.
    pub commitment: Option<String>,
    /// The secret seed in hex; null until the match is over.
    pub seed: Option<String>,
    /// Contributions in the order they were mixed in: seat and hex bytes.
    pub contributions: Vec<(u8, String)>,
    /// Every draw so far; with its number only once the seed is revealed.
    pub draws: Vec<Draw>,
    /// The command that recomputes every outcome from the downloaded log.
    pub command: String,
}

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
    /// The number drawn, below `total`; null until the match is over.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub number: Option<u64>,
    /// The numbers that give this outcome, lined up as docs/fairness.md says: from the first up to, but not
    /// including, the second.
    #[cfg_attr(test, ts(type = "[number, number]"))]
    pub range: [u64; 2],
    /// The outcome, with what is secret from the asking player as `?`.
    pub outcome: String,
}

/// A game record to import.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ImportedLog {
    /// The whole text.
    #[schema(max_length = 1_000_000)]
    pub log: String,
}

/// What a move would do, in a position from a record or a puzzle.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Foreseen {
    /// The events that would follow at once.
    #[cfg_attr(test, ts(type = "unknown[]"))]
    #[schema(value_type = Vec<serde_json::Value>)]
    pub events: Written,
    /// The moves that the same seat could choose from next, in notation; empty if chance or another seat
    /// comes first.
    pub next: Vec<String>,
}
