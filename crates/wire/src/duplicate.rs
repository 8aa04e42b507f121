//! Duplicate matches: two players get the same deals against the same bot, without seeing each other's play.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{ClockSetting, Phrase};

/// A duplicate match to create.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct NewDuplicate {
    /// The game's id.
    #[schema(max_length = 40)]
    pub game: String,
    /// The level of the bot that both play against.
    #[schema(max_length = 40)]
    pub level: String,
    /// How many deals, 1 to 5; a rated match has one.
    #[schema(minimum = 1, maximum = 5)]
    pub deals: u8,
    /// Options that differ from their defaults.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<BTreeMap<String, String>>"))]
    pub options: BTreeMap<String, String>,
    /// The time each player has for a deal; a rated match needs one.
    #[serde(default)]
    pub clock: Option<ClockSetting>,
    /// Whether the comparison counts for ratings: both need an account.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<bool>"))]
    pub rated: bool,
}

/// A duplicate match, as far as the asking player may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Duplicate {
    /// Its address, which the second player uses to join.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The level of the bot that both play against.
    pub level: String,
    pub deals: u8,
    /// Options that differ from their defaults.
    pub options: BTreeMap<String, String>,
    /// The time each player has for a deal.
    pub clock: Option<ClockSetting>,
    /// Whether the comparison counts for ratings.
    pub rated: bool,
    /// Whether both have played every deal.
    pub decided: bool,
    /// The player who made it, then the one who accepted it.
    pub players: Vec<DuplicatePlayer>,
    /// Which of them is asking.
    pub you: Option<u8>,
    /// The table where the asking player is in the middle of a deal.
    pub table: Option<String>,
}

/// One of the two.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DuplicatePlayer {
    /// The public id.
    pub player: String,
    pub name: String,
    /// How many deals they have finished.
    pub finished: u8,
    /// How each of them went: the player's own at once, the other's when both have played all.
    pub deals: Vec<DuplicateDeal>,
    /// The leads added up, shown likewise.
    pub total: Option<i32>,
    /// 1 for the winner, and for both if they are equal; shown when both have played all.
    pub place: Option<u8>,
}

/// How a player did on a deal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DuplicateDeal {
    /// Where it was played.
    pub table: String,
    /// The player's points minus the best of the others'; a deal that was given up counts as a lead of
    /// -1,000.
    pub lead: i32,
    /// Whether it was given up, or time ran out.
    pub given_up: bool,
    /// The player's points in words.
    pub label: Phrase,
}
