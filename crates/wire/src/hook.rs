//! Webhooks: a player's own address that is told when it is the player's turn.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A wish to be told at an address.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NewHook {
    /// Where; the host of this server says which addresses are allowed.
    #[schema(max_length = 500)]
    pub url: String,
}

/// A webhook just made. The key is shown this once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HookMade {
    /// Its number among the player's webhooks.
    pub id: String,
    /// What signs every call, in hex.
    pub key: String,
}

/// The webhooks of the one who asks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Hooks {
    /// The addresses that the host allows; none: there are no webhooks here.
    pub allowed: Vec<String>,
    /// Those there are.
    pub hooks: Vec<HookInfo>,
}

/// A webhook as its owner sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HookInfo {
    /// Its number.
    pub id: String,
    /// Where it calls.
    pub url: String,
    /// When it was made, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub created: i64,
    /// When it was last called.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub called: Option<i64>,
    /// What came of that, in English: a status, or what went wrong.
    pub result: Option<String>,
    /// Calls that failed since the last one that did not; after 20 it is off until it is made again.
    pub failures: u32,
}

/// What a webhook is sent: its body. The header `durbar-signature` is `t=TIME,v1=HEX`, where TIME is in seconds
/// since 1970 and HEX is the HMAC-SHA-256 of `TIME.BODY` under the key.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HookCall {
    /// `your_turn`, or `test`.
    pub event: String,
    /// The player.
    pub player: String,
    /// The table, for a turn.
    pub table: Option<String>,
    /// The game's id.
    pub game: Option<String>,
    /// The table's page, where the host has told the server its public address.
    pub url: Option<String>,
    /// When, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub at: i64,
}
