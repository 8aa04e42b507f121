//! Ratings: who plays how well, from rated tables.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// How well somebody plays a game, as far as the rated matches tell.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Rating {
    /// The estimate; everybody begins at 1,000.
    pub value: i32,
    /// With 95% certainty the truth is at most so far from the estimate.
    pub spread: i32,
    /// Rated matches so far.
    pub matches: u32,
    /// Matches won, alone or with others.
    pub wins: u32,
}

/// A line of a game's leaderboard: first those who are surely good.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Ranked {
    /// 1 for the first.
    pub rank: u32,
    /// The person's public id; none for a bot.
    pub player: Option<String>,
    /// The person's name, or the bot's level.
    pub name: String,
    /// Whether the person's account says that a program plays for it.
    pub program: bool,
    /// How well.
    pub rating: Rating,
}

/// A player as everybody may know them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Profile {
    /// The public id.
    pub player: String,
    /// The name.
    pub name: String,
    /// Whether the account says that a program plays for it.
    pub program: bool,
    /// Ratings by game id; a game without rated matches is left out.
    pub ratings: BTreeMap<String, Rating>,
    /// The last rated matches, newest first.
    pub matches: Vec<RatedMatch>,
    /// Rated matches against the one who asks, by game id; empty for a stranger and for oneself.
    pub against: BTreeMap<String, Record>,
    /// What was given away in matches that were analysed, newest first: one's own, and of others' those that
    /// everybody may see.
    pub losses: Vec<Played>,
}

/// What a player gave away in a match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Played {
    /// The table.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// When it ended, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub at: i64,
    /// The chance of winning given away at a decision, on average.
    pub loss: f32,
}

/// How two players fared against each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Record {
    /// How often the one who asks came before the other.
    pub won: u32,
    /// How often they shared a place.
    pub drawn: u32,
    /// How often the one who asks came behind.
    pub lost: u32,
}

/// A rated match of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RatedMatch {
    /// The table; told only where it is listed, or to those who sat there.
    pub table: Option<String>,
    /// The game's id.
    pub game: String,
    /// When it ended, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub at: i64,
    /// The place reached, 1 for the best.
    pub place: u8,
    /// How many played.
    pub seats: u8,
    /// What it did to the rating.
    pub change: RatingChange,
}

/// What a match did to a rating.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RatingChange {
    /// The estimate before.
    pub before: i32,
    /// The estimate after.
    pub after: i32,
}
