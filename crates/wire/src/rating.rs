//! Ratings: how well players do at rated tables.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// How well someone plays a game, as far as the rated matches show.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Rating {
    /// The estimate; everyone starts at 1,000.
    pub value: i32,
    /// With 95% certainty the true value is within this of the estimate.
    pub spread: i32,
    /// Rated matches so far.
    pub matches: u32,
    /// Matches won, alone or with others.
    pub wins: u32,
}

/// A line of a game's leaderboard, ordered by estimate minus spread.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Ranked {
    /// 1 for the first.
    pub rank: u32,
    /// The person's public id; none for a bot.
    pub player: Option<String>,
    /// The person's name, or the bot's level.
    pub name: String,
    /// Whether the person's account is marked as played by a program.
    pub program: bool,
    pub rating: Rating,
}

/// A player as everyone may see them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Profile {
    /// The public id.
    pub player: String,
    pub name: String,
    /// Whether the account is marked as played by a program.
    pub program: bool,
    /// Ratings by game id; a game without rated matches is left out.
    pub ratings: BTreeMap<String, Rating>,
    /// The last rated matches, newest first.
    pub matches: Vec<RatedMatch>,
    /// Rated matches against the asking player, by game id; empty for a stranger and for the player
    /// themselves.
    pub against: BTreeMap<String, Record>,
    /// What was given away in analysed matches, newest first: all of the asking player's own, and for others
    /// those that everyone may see.
    pub losses: Vec<Played>,
}

/// What a player gave away in a match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Played {
    pub table: String,
    /// The game's id.
    pub game: String,
    /// When it ended, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub at: i64,
    /// The chance of winning given away per decision, on average.
    pub loss: f32,
}

/// How two players have done against each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Record {
    /// How often the asking player placed higher.
    pub won: u32,
    /// How often they shared a place.
    pub drawn: u32,
    /// How often the asking player placed lower.
    pub lost: u32,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RatedMatch {
    /// The table; only given if it is listed, or to those who sat there.
    pub table: Option<String>,
    /// The game's id.
    pub game: String,
    /// When it ended, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub at: i64,
    /// The place reached, 1 for the best.
    pub place: u8,
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
