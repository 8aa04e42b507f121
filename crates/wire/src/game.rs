//! What is known about a game before a table is made.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A game that can be played here.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GameInfo {
    /// Its name in addresses and logs.
    pub id: String,
    /// Its name for people.
    pub title: String,
    /// The fewest seats.
    pub least: u8,
    /// The most seats.
    pub most: u8,
    pub options: Vec<OptionInfo>,
    /// The component sets to choose from: built in, then the host's own. The first is the default.
    pub components: Vec<String>,
    /// Its bots, weakest first.
    pub levels: Vec<String>,
    /// Former names of levels, with their current names; both are understood.
    pub former_levels: BTreeMap<String, String>,
    /// Names of the component tables whose values stand in for unknown printed ones.
    pub stand_ins: Vec<String>,
    /// Its lessons by name, in the order they are offered.
    pub lessons: Vec<String>,
}

/// The address where others reach a server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Address {
    /// The address; null if only this machine is answered.
    pub url: Option<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OptionInfo {
    /// Its name.
    pub key: String,
    /// What it may be.
    pub kind: OptionKind,
    /// Its values, if it is a choice; `on` and `off` for a switch; empty for text.
    pub values: Vec<String>,
    pub default: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum OptionKind {
    /// On or off.
    Switch,
    /// One of a few words.
    Choice,
    /// Text that the game reads itself.
    Text,
}
