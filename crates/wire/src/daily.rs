//! The daily deal.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::Phrase;

/// A day's deal of a game, and its results.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Daily {
    /// The day in UTC, as in `2026-11-16`.
    pub date: String,
    /// The level of the bot that everyone plays against.
    pub opponent: String,
    /// The asking player's table for this deal; null before it was begun.
    pub table: Option<String>,
    /// Whether that game is over.
    pub finished: bool,
    /// People's results, best first; shown only to those who have played it, and to everyone on later days.
    pub people: Vec<DailyResult>,
    /// The results of the six levels in the player's place, weakest first, shown likewise; empty while they
    /// are still playing.
    pub levels: Vec<DailyResult>,
}

/// A result of a day's deal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DailyResult {
    /// A player's name, or a level.
    pub name: String,
    /// Whether it is a level.
    pub is_level: bool,
    /// Whether it is the player who asks.
    pub you: bool,
    /// The place at the table, 1 for the winner.
    pub place: u8,
    pub score: i32,
    /// The points in words.
    pub label: Phrase,
}
