//! The person or program that is playing.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The player who asks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Me {
    /// A public id, which gives no access to anything.
    pub player: String,
    /// The name that others see.
    pub name: String,
    /// The players whose chat this one has hidden.
    pub muted: Vec<String>,
    /// The name of the account; a guest has none.
    pub account: Option<String>,
    /// Whether the account may look after the server.
    pub host: bool,
    /// Whether the account is marked as played by a program.
    pub program: bool,
}

/// A new display name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Rename {
    /// 1 to 24 characters.
    #[schema(min_length = 1, max_length = 24)]
    pub name: String,
    /// The code of an invitation, for newcomers to a server that requires one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(max_length = 40)]
    pub invitation: Option<String>,
}

/// Whether to show a player's chat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Mute {
    /// The player's public id.
    #[schema(max_length = 40)]
    pub player: String,
    /// `true` hides it.
    pub muted: bool,
}

/// A token to create, for a program to play this player's seats.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NewToken {
    /// What it is for, to tell it from others.
    #[schema(min_length = 1, max_length = 40)]
    pub label: String,
    /// What it may do; by default, play.
    #[serde(default)]
    pub scope: TokenScope,
    /// For how many days it is valid, 1 to 366; 90 by default.
    #[serde(default)]
    #[schema(minimum = 1, maximum = 366)]
    pub days: Option<u32>,
}

/// What a token may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum TokenScope {
    /// Everything its player may do at a table.
    #[default]
    Play,
    /// Read only.
    Read,
}

/// A newly made token. It is shown only once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TokenMade {
    /// Its id among the player's tokens.
    pub id: String,
    /// What to send as `Authorization: Bearer …`.
    pub token: String,
}

/// A token made earlier.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TokenInfo {
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
    /// The address it was used from; empty if not known.
    pub address: String,
    /// When it expires; null for tokens from before tokens expired.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub expires: Option<i64>,
}
