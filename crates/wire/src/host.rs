//! What the server says of itself, and what its host looks at and decides.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What the server's host says of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ServerInfo {
    /// The server's own name.
    pub name: Option<String>,
    /// What everybody who comes is told.
    pub notice: Option<String>,
    /// Whether newcomers need an invitation.
    pub invite_only: bool,
    /// The public key by which browsers know this server when it tells them of a turn; none where it cannot.
    pub push: Option<String>,
}

/// What a player wants the host to look at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ReportInfo {
    /// Its number.
    pub id: String,
    /// When it was made, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub at: i64,
    /// The player who reports.
    pub reporter: String,
    /// The table where it happened.
    pub table: String,
    /// The player it is about; empty when they have deleted everything.
    pub about: String,
    /// How that player was called there.
    pub name: String,
    /// What they said, where it is about a message.
    pub said: String,
    /// What the reporter writes.
    pub text: String,
}

/// A player in the host's list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PlayerInfo {
    /// The public id.
    pub id: String,
    /// The name that others see.
    pub name: String,
    /// At how many tables the player sits or sat.
    #[cfg_attr(test, ts(type = "number"))]
    pub tables: i64,
    /// Whether the player is banned.
    pub banned: bool,
    /// The name of the account; a guest has none.
    pub account: Option<String>,
    /// Whether the account is a host's.
    pub host: bool,
    /// From where the player last came; empty where that is not known.
    pub address: String,
    /// When, in milliseconds since 1970 and to the hour.
    #[cfg_attr(test, ts(type = "number"))]
    pub seen: i64,
}

/// A table in the host's list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TableLine {
    /// Its address.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// How far it has come.
    pub stage: String,
    /// Log lines so far.
    #[cfg_attr(test, ts(type = "number"))]
    pub lines: i64,
    /// The names at the table.
    pub names: Vec<String>,
    /// When something last happened, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub touched: i64,
}

/// Keeps a player out, or lets one in again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Ban {
    /// `true` keeps the player out.
    pub banned: bool,
}

/// An address that is kept out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AddressBan {
    /// Its number.
    pub id: String,
    /// The address; of IPv6 the first one of its /64.
    pub address: String,
    /// Why, for the hosts.
    pub note: String,
    /// Since when, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub created: i64,
    /// Until when.
    #[cfg_attr(test, ts(type = "number"))]
    pub expires: i64,
}

/// Keeps an address out for some days.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NewAddressBan {
    /// `203.0.113.7` or `2001:db8::7`, which stands for its /64.
    #[schema(max_length = 45)]
    pub address: String,
    /// For how long: 1 to 3660 days.
    #[schema(minimum = 1, maximum = 3660)]
    pub days: u32,
    /// Why, for the hosts; may be empty.
    #[schema(max_length = 100)]
    pub note: String,
}

/// An invitation that was made earlier. Its code was shown once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Invitation {
    /// Its number.
    pub id: String,
    /// For whom, for the hosts.
    pub note: String,
    /// When it was made, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub created: i64,
    /// When it ends.
    #[cfg_attr(test, ts(type = "number"))]
    pub expires: i64,
    /// How many may come by it.
    #[cfg_attr(test, ts(type = "number"))]
    pub uses: i64,
    /// How many have come.
    #[cfg_attr(test, ts(type = "number"))]
    pub used: i64,
}

/// A wish for an invitation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NewInvitation {
    /// For whom, for the hosts; may be empty.
    #[schema(max_length = 100)]
    pub note: String,
    /// How many may come by it: 1 to 1000.
    #[schema(minimum = 1, maximum = 1000)]
    pub uses: u32,
    /// For how long it is good: 1 to 366 days.
    #[schema(minimum = 1, maximum = 366)]
    pub days: u32,
}

/// An invitation just made. The code is shown this once: the link is `/invite/CODE`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct InvitationMade {
    /// Its number.
    pub id: String,
    /// The code.
    pub code: String,
}

/// Something that a host did.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Deed {
    /// When, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub at: i64,
    /// The account's name, or the user of the command.
    pub doer: String,
    /// What, as a word: `ban`, `purge` and so on.
    pub what: String,
    /// To whom or what: an id, a name, an address.
    pub about: String,
    /// What more there is to say of it.
    pub note: String,
}
