//! What is done around a table: making it, sitting down, starting, and listing it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{LessonWish, Phrase};

/// A table to create.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct NewTable {
    /// The game's id.
    #[schema(max_length = 40)]
    pub game: String,
    #[schema(min_items = 1, max_items = 10)]
    pub seats: Vec<SeatWish>,
    /// Options that differ from their defaults.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<BTreeMap<String, String>>"))]
    pub options: BTreeMap<String, String>,
    /// A component set by name.
    #[serde(default)]
    #[schema(max_length = 80)]
    pub components: Option<String>,
    /// The clock; none for unlimited time.
    #[serde(default)]
    pub clock: Option<ClockSetting>,
    /// What happens to a seat that runs out of time at a table of two; with more, a bot always takes over.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<OnTimeout>"))]
    pub on_timeout: OnTimeout,
    /// Whether the table is listed for everyone, or only for those with the link.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<bool>"))]
    pub listed: bool,
    /// Whether the match counts for ratings: everyone needs an account and has one seat, there is a clock,
    /// there are no hints and no take-backs, and the components are the built-in ones.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<bool>"))]
    pub rated: bool,
    /// Whether players may ask for hints. By default only where one person plays against bots.
    #[serde(default)]
    pub hints: Option<bool>,
    /// The creator's contribution to the chance, in hex: 1 to 32 random bytes.
    #[serde(default)]
    #[schema(max_length = 64)]
    pub contribution: Option<String>,
    /// Start at once; refused while a seat is open.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<bool>"))]
    pub start: bool,
    /// The table of a lesson, started at once. Its seats, options and components are the lesson's, whatever
    /// is given here; it is neither rated nor listed.
    #[serde(default)]
    pub lesson: Option<LessonWish>,
    /// The deal of this day, as in `2026-11-16`, started at once. Its seats and options are fixed, whatever
    /// is given here; it is neither rated nor listed, and today's is dealt to each player once.
    #[serde(default)]
    #[schema(max_length = 10)]
    pub daily: Option<String>,
}

/// Who should sit in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum SeatWish {
    /// The creator of the table; several such seats share a screen.
    Me {
        /// A name for this seat at a shared screen.
        #[serde(default)]
        #[schema(max_length = 24)]
        #[cfg_attr(test, ts(optional))]
        name: Option<String>,
    },
    /// Anyone who joins.
    Open,
    Bot {
        #[schema(max_length = 40)]
        level: String,
    },
}

/// How much time each seat has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct ClockSetting {
    /// Seconds at the start.
    #[schema(minimum = 1, maximum = 2_592_000)]
    pub bank: u32,
    /// Seconds gained whenever the seat's turn ends.
    #[serde(default)]
    #[schema(maximum = 2_592_000)]
    #[cfg_attr(test, ts(as = "Option<u32>"))]
    pub increment: u32,
    /// The most seconds a seat can save up; for a move a day set all three to 86,400.
    #[serde(default)]
    #[schema(minimum = 1, maximum = 2_592_000)]
    pub cap: Option<u32>,
}

/// What happens to a seat that runs out of time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum OnTimeout {
    /// It loses.
    #[default]
    Loss,
    /// A bot takes over.
    Bot,
}

/// A request to sit down, or to move to another seat of the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct SitDown {
    /// Which seat; by default the first open one.
    #[serde(default)]
    #[schema(maximum = 9)]
    pub seat: Option<u8>,
    /// The player's contribution to the chance, in hex: 1 to 32 random bytes.
    #[serde(default)]
    #[schema(max_length = 64)]
    pub contribution: Option<String>,
}

/// The host changes a seat before the start: adds, removes or changes a bot, or sends a guest away.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ChangeSeat {
    #[schema(maximum = 9)]
    pub seat: u8,
    /// Who should sit there.
    pub wish: SeatWish,
}

/// A rematch, with anything that should be different.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Rematch {
    /// Who sits where; by default the same people and bots, each one seat further on.
    #[serde(default)]
    #[schema(max_items = 10)]
    pub seats: Option<Vec<SeatWish>>,
    /// Options that change.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<BTreeMap<String, String>>"))]
    pub options: BTreeMap<String, String>,
    /// The asking player's contribution to the chance.
    #[serde(default)]
    #[schema(max_length = 64)]
    pub contribution: Option<String>,
}

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Stage {
    /// People may sit down.
    Open,
    /// The game is on.
    Playing,
    /// The game is over.
    Finished,
    /// It was abandoned before its end.
    Abandoned,
}

/// A table as anyone with its link may see it.
#[expect(clippy::struct_excessive_bools, reason = "each says yes or no to a question of its own")]
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TableInfo {
    /// Its address; without it nobody finds the table, unless it is listed.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// How far it has come.
    pub stage: Stage,
    /// The seats in order.
    pub seats: Vec<SeatInfo>,
    /// Every option with its value.
    pub options: BTreeMap<String, String>,
    /// The component set by name.
    pub components: String,
    /// Whether some of its component values stand in for printed ones.
    pub stand_in: bool,
    /// The time each seat has.
    pub clock: Option<ClockSetting>,
    /// What happens when it runs out.
    pub on_timeout: OnTimeout,
    /// Whether it is listed for everyone.
    pub listed: bool,
    /// Whether only those seated here may enter.
    pub closed: bool,
    /// Whether the match counts for ratings.
    pub rated: bool,
    /// Whether players may ask for hints.
    pub hints: bool,
    /// The lesson played here, by name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub lesson: Option<String>,
    /// The day whose deal is played here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub daily: Option<String>,
    /// The duplicate match that this table is a deal of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub duplicate: Option<String>,
    /// The public id of the host.
    pub host: String,
    /// The asking player's seats.
    pub you: Vec<u8>,
    /// How many spectators there are, as far as this process knows.
    pub watchers: u32,
    /// The seat the table is waiting for.
    pub to_move: Option<u8>,
    /// The hash of the secret seed, published before anyone contributes.
    pub commitment: String,
    /// When it was made, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub created: i64,
    /// When something last happened.
    #[cfg_attr(test, ts(type = "number"))]
    pub touched: i64,
    /// When it will be closed unless something happens here; null unless it seems forgotten.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub closes: Option<i64>,
    /// The table of the rematch.
    pub next: Option<String>,
    /// The places, once it is finished: 1 for the best, equal places shared.
    pub places: Option<Vec<u8>>,
}

/// A seat as everyone sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeatInfo {
    pub kind: SeatKind,
    /// The name to show: of the person, the bot, or the player it is reserved for; otherwise empty.
    pub name: String,
    /// The public id of the person who has it, or had it before a bot took over.
    pub player: Option<String>,
    /// The bot's level.
    pub level: Option<String>,
    /// Whether that person's account is marked as played by a program.
    pub program: bool,
    /// The public id of the player it is reserved for, while nobody sits there.
    pub kept: Option<String>,
    /// Whether that person's client is connected.
    pub connected: bool,
    /// Whether it has a contribution to the chance.
    pub contributed: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum SeatKind {
    /// Nobody yet.
    Open,
    Person,
    Bot,
}

/// Why a request over HTTP was not carried out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Problem {
    /// A word for programs.
    pub code: String,
    /// An explanation in English, for people who write programs.
    pub detail: String,
    /// The reason in the player's language.
    pub reason: Phrase,
}
