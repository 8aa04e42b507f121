//! The deal of the day.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::Phrase;

/// A day's deal of a game, and how it went.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Daily {
    /// The day in UTC, as in `2026-11-16`.
    pub date: String,
    /// The level of the bot that everybody plays against.
    pub opponent: String,
    /// The table of the one who asks, at which the deal counts; none before it was begun.
    pub table: Option<String>,
    /// Whether it is over there.
    pub finished: bool,
    /// How people fared, best first; only those who have played it, and everybody on a later day, are told.
    pub people: Vec<DailyResult>,
    /// How the six levels fare in the player's place, weakest first, likewise; empty while they still play.
    pub levels: Vec<DailyResult>,
}

/// How somebody fared at a day's deal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DailyResult {
    /// Who: a player's name, or a level.
    pub name: String,
    /// Whether it is a level.
    pub is_level: bool,
    /// Whether it is the one who asks.
    pub you: bool,
    /// The place at the table, 1 for the winner.
    pub place: u8,
    /// The points.
    pub score: i32,
    /// The points in words.
    pub label: Phrase,
}
