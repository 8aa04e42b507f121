//! What the server says about itself, and what its host sees and decides.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What the server's host says about it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ServerInfo {
    /// The server's own name.
    pub name: Option<String>,
    /// A notice for everyone who visits.
    pub notice: Option<String>,
    /// Whether newcomers need an invitation.
    pub invite_only: bool,
    /// The public key by which browsers recognise this server's notifications; null if it can't send any.
    pub push: Option<String>,
}

/// A player's report to the host.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ReportInfo {
    pub id: String,
    /// When it was made, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub at: i64,
    /// The player who reported it.
    pub reporter: String,
    /// The table where it happened.
    pub table: String,
    /// The player it is about; empty if they have deleted everything.
    pub about: String,
    /// What that player was called there.
    pub name: String,
    /// What they said, if it is about a message.
    pub said: String,
    /// What the reporter wrote.
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
    /// At how many tables the player sits or has sat.
    #[cfg_attr(test, ts(type = "number"))]
    pub tables: i64,
    /// Whether the player is banned.
    pub banned: bool,
    /// The name of the account; a guest has none.
    pub account: Option<String>,
    /// Whether the account is a host's.
    pub host: bool,
    /// The address the player last used; empty if not known.
    pub address: String,
    /// When that was, in milliseconds since 1970, to the hour.
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
    /// How many lines its log has.
    #[cfg_attr(test, ts(type = "number"))]
    pub lines: i64,
    /// The names at the table.
    pub names: Vec<String>,
    /// When something last happened, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub touched: i64,
}

/// Bans a player, or lets one back in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Ban {
    /// `true` bans the player.
    pub banned: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AddressBan {
    pub id: String,
    /// The address; for IPv6 the first one of its /64.
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

/// Bans an address for some days.
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

/// An invitation made earlier. Its code was shown once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Invitation {
    pub id: String,
    /// Who it is for, as a note to the hosts.
    pub note: String,
    /// When it was made, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub created: i64,
    #[cfg_attr(test, ts(type = "number"))]
    pub expires: i64,
    /// How many people may use it.
    #[cfg_attr(test, ts(type = "number"))]
    pub uses: i64,
    #[cfg_attr(test, ts(type = "number"))]
    pub used: i64,
}

/// An invitation to create.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NewInvitation {
    /// Who it is for, as a note to the hosts; may be empty.
    #[schema(max_length = 100)]
    pub note: String,
    /// How many people may use it: 1 to 1000.
    #[schema(minimum = 1, maximum = 1000)]
    pub uses: u32,
    /// How long it is valid: 1 to 366 days.
    #[schema(minimum = 1, maximum = 366)]
    pub days: u32,
}

/// A newly made invitation. The code is shown only once: the link is `/invite/CODE`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct InvitationMade {
    pub id: String,
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
    /// The action as a word: `ban`, `purge` and so on.
    pub what: String,
    /// Who or what it was done to: an id, a name, an address.
    pub about: String,
    /// Any further detail.
    pub note: String,
}
