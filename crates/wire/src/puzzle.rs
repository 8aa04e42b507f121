//! Puzzles: positions in which one move is clearly best.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Choice, Phrase, Placing, Written};

/// The puzzles of a game, easiest first, and how the asking player has done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PuzzleList {
    /// The puzzle rating of an account, once it has tried one.
    pub rating: Option<u16>,
    pub puzzles: Vec<PuzzleInfo>,
}

/// A puzzle in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PuzzleInfo {
    /// Its address, which begins with the game's id.
    pub id: String,
    /// How hard it is: 800 for one that Beginner solves half the time, 200 more for each further level.
    pub rating: u16,
    /// What it is about: `ending`, or the kind of the best move.
    pub theme: String,
    pub seats: u8,
    /// Whether the account found the move at the first try; null if it has not tried.
    pub solved: Option<bool>,
}

/// A puzzle to solve: what the seat to move sees and may do.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Puzzle {
    /// Its address.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// How hard it is.
    pub rating: u16,
    pub seats: u8,
    /// The seat to move.
    pub seat: u8,
    /// Every option with its value.
    pub options: BTreeMap<String, String>,
    /// The component tables in force.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub components: serde_json::Value,
    /// What the seat sees; its shape is the game's.
    #[cfg_attr(test, ts(type = "unknown"))]
    #[schema(value_type = serde_json::Value)]
    pub view: Written,
    /// What it may do.
    pub moves: Vec<Choice>,
    /// The round, from 1.
    pub round: u32,
    /// Points and places, by seat.
    pub scores: Vec<Placing>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct PuzzleTry {
    /// The move's notation; left out to give up and see the answer.
    #[serde(default)]
    #[schema(max_length = 200)]
    pub text: Option<String>,
}

/// The result of a try. Only the first one at a puzzle counts.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PuzzleReply {
    /// Whether it is the best move, or equally good.
    pub right: bool,
    /// The chance of winning that the move gives away; null after giving up.
    pub loss: Option<f32>,
    /// The answer, once it is found or given up.
    pub answer: Option<PuzzleAnswer>,
    /// An account's puzzle rating after it.
    pub rating: Option<u16>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PuzzleAnswer {
    pub best: Choice,
    /// What it is about.
    pub theme: String,
    /// Why it is good.
    pub reasons: Vec<Phrase>,
    /// The best of the other moves, and what it gives away.
    pub second: Option<(Choice, f32)>,
}
