//! Who is playing.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The one who asks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Me {
    /// A public id; nothing can be done with it.
    pub player: String,
    /// The name that others see.
    pub name: String,
    /// The players whose chat is not shown to this one.
    pub muted: Vec<String>,
    /// The name of the account; a guest has none.
    pub account: Option<String>,
    /// Whether the account may look after the server.
    pub host: bool,
    /// Whether the account says that a program plays for it.
    pub program: bool,
}

/// A new display name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Rename {
    /// 1 to 24 characters.
    #[schema(min_length = 1, max_length = 24)]
    pub name: String,
    /// The code of an invitation, by which somebody new comes to a server that asks for one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(max_length = 40)]
    pub invitation: Option<String>,
}

/// Whether somebody's chat is to be shown.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Mute {
    /// Whose.
    #[schema(max_length = 40)]
    pub player: String,
    /// `true` hides it.
    pub muted: bool,
}

/// A wish for a token with which a program can hold this player's seats.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NewToken {
    /// What it is for, to tell it from others.
    #[schema(min_length = 1, max_length = 40)]
    pub label: String,
    /// What it may do; left out: play.
    #[serde(default)]
    pub scope: TokenScope,
    /// For how many days it is good, 1 to 366; left out: 90.
    #[serde(default)]
    #[schema(minimum = 1, maximum = 366)]
    pub days: Option<u32>,
}

/// What a token may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum TokenScope {
    /// Whatever its player may do at a table.
    #[default]
    Play,
    /// Look, and nothing else.
    Read,
}

/// A token just made. It is shown this once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TokenMade {
    /// Its number among the player's tokens.
    pub id: String,
    /// What to send as `Authorization: Bearer …`.
    pub token: String,
}

/// A token that was made earlier.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TokenInfo {
    /// Its number.
    pub id: String,
    /// What it is for.
    pub label: String,
    /// What it may do.
    pub scope: TokenScope,
    /// When it was made, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub created: i64,
    /// When it was last used, to the hour.
    #[cfg_attr(test, ts(type = "number"))]
    pub seen: i64,
    /// From which address; empty where that is not known.
    pub address: String,
    /// When it ends; tokens from before there were ends have none.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub expires: Option<i64>,
}
