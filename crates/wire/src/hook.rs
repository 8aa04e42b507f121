//! Webhooks: the server calls a player's own address when it is the player's turn.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A webhook to create.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NewHook {
    /// The address to call; the server's host decides which are allowed.
    #[schema(max_length = 500)]
    pub url: String,
}

/// A newly made webhook. The key is shown only once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HookMade {
    /// Its id among the player's webhooks.
    pub id: String,
    /// The key that signs every call, in hex.
    pub key: String,
}

/// The asking player's webhooks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Hooks {
    /// The addresses that the host allows; empty if this server has no webhooks.
    pub allowed: Vec<String>,
    pub hooks: Vec<HookInfo>,
}

/// A webhook as its owner sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HookInfo {
    pub id: String,
    /// The address it calls.
    pub url: String,
    /// When it was made, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub created: i64,
    /// When it was last called.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub called: Option<i64>,
    /// The result of that call, in English: a status, or what went wrong.
    pub result: Option<String>,
    /// Failed calls since the last successful one; after 20 it is off until it is made again.
    pub failures: u32,
}

/// The body of a call to a webhook. The header `durbar-signature` is `t=TIME,v1=HEX`, where TIME is in
/// seconds since 1970 and HEX is the HMAC-SHA-256 of `TIME.BODY` under the key.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HookCall {
    /// `your_turn`, or `test`.
    pub event: String,
    pub player: String,
    /// The table, for a turn.
    pub table: Option<String>,
    /// The game's id.
    pub game: Option<String>,
    /// The table's page, if the host has told the server its public address.
    pub url: Option<String>,
    /// When, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub at: i64,
}
