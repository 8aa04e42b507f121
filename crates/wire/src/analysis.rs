//! The analysis of a finished match, which tells luck from skill.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::Phrase;

/// How far the analysis of a match has come.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "stage", rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Analysing {
    /// Nobody has asked for it.
    NotBegun,
    /// It is waiting for its turn, or in progress.
    UnderWay {
        /// Moments analysed so far.
        done: u32,
        /// The total; 0 while it waits.
        all: u32,
    },
    /// It is stored, and the same for everyone.
    Done { analysis: Analysis },
}

/// Luck and skill. Chances, losses and luck are shares of a win: 0.05 is five points.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Analysis {
    /// How each seat fared.
    pub players: Vec<Fared>,
    /// Decisions and draws in order, without what was taken back.
    pub moments: Vec<Judged>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Fared {
    /// Decisions with a choice.
    pub decisions: u32,
    /// The chances of winning given away, added up.
    pub given_away: f32,
    /// Decisions that lost two points or more, but less than five.
    pub slips: u32,
    /// Five or more, but less than ten.
    pub mistakes: u32,
    /// Ten or more.
    pub blunders: u32,
    /// What chance brought, added up.
    pub luck: f32,
    /// The result minus the luck; null if the match was not played to its end.
    pub adjusted: Option<f32>,
    /// The level that gives away as much per decision; null if that has not been measured.
    #[serde(default)]
    pub like: Option<String>,
}

/// One moment of a match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Judged {
    /// Its line in the log, from 0.
    pub n: u32,
    /// Each seat's chance of winning after it, to someone who sees everything.
    pub chances: Vec<f32>,
    pub what: Verdict,
}

/// A decision, or a draw.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Verdict {
    /// A player chose; judged by what that player could know.
    Decision {
        /// The seat that chose.
        seat: u8,
        /// The notation of the move played.
        played: String,
        /// The notation of the best move found; the one played if none was better.
        best: String,
        /// The best move in words.
        label: Phrase,
        /// How many moves there were.
        moves: u32,
        /// The chance of winning given away, never below 0.
        loss: f32,
        /// Its standard error.
        error: f32,
        /// Why the best move is good.
        reasons: Vec<Phrase>,
    },
    /// There was only one move.
    Forced {
        /// The seat that had to play it.
        seat: u8,
    },
    Luck {
        /// What it brought each seat, compared with the average of everything that could have come.
        luck: Vec<f32>,
    },
}
