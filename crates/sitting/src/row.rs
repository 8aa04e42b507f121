//! A table as it is stored, in any storage.

use serde::{Deserialize, Serialize};
use table::{Log, Seed};
use wire::{Stage, TableInfo};

use crate::{Door, Seating, Terms};

const DAY: i64 = 86_400_000;

/// How long after its notice a forgotten table is closed.
pub const NOTICE: i64 = 7 * DAY;

/// What is stored cannot be understood.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct Corrupt(pub String);

/// A table as it is stored. Structured values are JSON. What is a column is also in the list below.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct TableRow {
    /// Its address.
    pub id: String,
    pub game: String,
    /// How far it has come, as a word.
    pub stage: String,
    /// The public id of the host.
    pub host: String,
    /// 1 if it is listed for everyone.
    pub listed: i64,
    /// JSON: [`Terms`].
    pub setup: String,
    /// JSON: [`Seating`].
    pub seats: String,
    /// The header of the log.
    pub header: String,
    /// JSON: the clocks.
    pub clock: Option<String>,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// When something last happened.
    pub touched: i64,
    /// When it needs attention.
    pub wake: Option<i64>,
    /// The player it is waiting for.
    pub waiting: Option<String>,
    /// The seat it is waiting for.
    pub to_move: Option<i64>,
    /// JSON: the places, once it is finished.
    pub places: Option<String>,
    /// The table of the rematch.
    pub next: Option<String>,
    /// Counts the changes; this one follows the one before.
    pub revision: i64,
    /// Lines of the log at this revision.
    pub length: i64,
    /// JSON: what a turn leaves open.
    pub undecided: String,
    /// JSON: who may enter.
    pub door: String,
    /// Since when it has been waiting for the player in `waiting`.
    pub waits_since: Option<i64>,
    /// When it was last given notice that it will be closed.
    pub notice: Option<i64>,
    /// Whether only the game went on: people, stage, door and the like are as they were stored, and left out here.
    #[serde(default)]
    pub only_game: bool,
    /// Whether the seats changed, so the index of who sits where has to follow.
    #[serde(default)]
    pub reseated: bool,
    /// The public ids of the players who then sit there.
    #[serde(default)]
    pub players: Vec<String>,
    /// Whether a rated match ends with this change.
    #[serde(default)]
    pub to_count: bool,
    /// The lead and, as JSON, the result of a deal of a duplicate match that is over.
    #[serde(default)]
    pub deal_over: Option<(i64, String)>,
}

/// Gives a macro the columns of `tables`, by when they are written: the one list that reading, writing and copying
/// share.
#[macro_export]
macro_rules! table_columns {
    ($of:ident) => {
        $of! {
            Made: id, game, listed, setup, header, created, revision, notice;
            Seldom: stage, host, seats, wake, places, next, door;
            Moved: clock, touched, waiting, to_move, undecided, length, waits_since;
        }
    };
}

/// When a change writes a column.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum When {
    /// When the table is made. Later it stays, or has a statement of its own.
    Made,
    /// When more than the game went on.
    Seldom,
    /// Whenever the game went on.
    Moved,
}

/// What a column holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Value<'a> {
    Text(Option<&'a str>),
    Number(Option<i64>),
}

/// A column of `tables`.
#[derive(Clone, Copy, Debug)]
pub struct Column {
    /// Its name, which is the field's.
    pub name: &'static str,
    pub when: When,
    pub value: for<'a> fn(&'a TableRow) -> Value<'a>,
}

macro_rules! list {
    ($($when:ident: $($field:ident),+;)+) => {
        /// All columns of `tables`.
        pub const COLUMNS: &[Column] = &[$($(
            Column { name: stringify!($field), when: When::$when, value: |row| Value::from(&row.$field) }
        ),+),+];
    };
}
table_columns!(list);

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(Some(text))
    }
}

impl<'a> From<&'a Option<String>> for Value<'a> {
    fn from(text: &'a Option<String>) -> Self {
        Self::Text(text.as_deref())
    }
}

impl From<&i64> for Value<'_> {
    fn from(number: &i64) -> Self {
        Self::Number(Some(*number))
    }
}

impl From<&Option<i64>> for Value<'_> {
    fn from(number: &Option<i64>) -> Self {
        Self::Number(*number)
    }
}

/// Log lines to be appended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewLines {
    /// The number of the first, from 0.
    pub first: i64,
    /// Their texts, with a line break between them.
    pub text: String,
    /// When they were made.
    pub at: i64,
}

impl NewLines {
    /// What a log has from line `first` on; `None` if that is nothing.
    pub fn of(log: &Log, first: usize, at: i64) -> Option<Self> {
        let lines = log.lines.get(first..).filter(|lines| !lines.is_empty())?;
        let text = lines.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n");
        Some(Self { first: first as i64, text, at })
    }
}

impl TableRow {
    /// The whole log with these lines.
    pub fn log(&self, lines: &[String]) -> Result<Log, Corrupt> {
        let text = lines.iter().fold(self.header.clone(), |text, line| text + line + "\n");
        Log::parse(&text).map_err(|error| Corrupt(format!("table {}: log: {error}", self.id)))
    }

    /// What a list shows of it to a player. Nothing is replayed for it: everything needed is in the row
    /// itself. `None` if it cannot be read, and the list leaves it out.
    pub fn info(&self, player: Option<&str>) -> Option<TableInfo> {
        let seating: Seating = serde_json::from_str(&self.seats).ok()?;
        let terms: Terms = serde_json::from_str(&self.setup).ok()?;
        let door: Door = serde_json::from_str(&self.door).ok()?;
        let log = Log::parse(&self.header).ok()?;
        let stage: Stage = serde_json::from_value(serde_json::Value::String(self.stage.clone())).ok()?;
        Some(TableInfo {
            id: self.id.clone(),
            game: self.game.clone(),
            stage,
            seats: seating.info(&|_| false),
            options: terms.options,
            components: terms.components,
            stand_in: terms.stand_in,
            clock: terms.clock,
            on_timeout: terms.on_timeout,
            listed: self.listed != 0,
            closed: door.closed,
            rated: terms.rated,
            hints: terms.hints,
            lesson: terms.lesson,
            daily: terms.daily,
            duplicate: terms.duplicate,
            host: self.host.clone(),
            you: player.map(|player| seating.of(player)).unwrap_or_default(),
            watchers: 0,
            to_move: self.to_move.map(|seat| seat as u8),
            commitment: log.header.commitment.map(|commitment| commitment.to_string()).unwrap_or_default(),
            created: self.created,
            touched: self.touched,
            closes: closes(stage, self.notice, self.touched),
            next: self.next.clone(),
            places: self.places.as_deref().and_then(|places| serde_json::from_str(places).ok()),
        })
    }

    /// Reads the secret seed of this table.
    pub fn seed(&self, text: Option<&str>) -> Result<Option<Seed>, Corrupt> {
        let corrupt = || Corrupt(format!("table {}: its seed", self.id));
        text.map(|text| Seed::parse(text).ok_or_else(corrupt)).transpose()
    }
}

/// When a table will be closed unless something happens there; `None` if it was not given notice.
pub fn closes(stage: Stage, notice: Option<i64>, touched: i64) -> Option<i64> {
    let open = matches!(stage, Stage::Open | Stage::Playing);
    notice.filter(|notice| open && *notice > touched).map(|notice| notice + NOTICE)
}
