//! All tables of a browser: those in memory, and what is stored of the others.

use std::collections::BTreeMap;

use registry::Registry;
use serde::{Deserialize, Serialize};
use sitting::{Denial, Shelf};
use wire::Up;

use crate::kept::Kept;
use crate::outcome::{Outcome, ToKeep};
use crate::room::Room;
use crate::thought::Thought;

/// Marks a text as an export of everything stored here.
const FORMAT: &str = "durbar-tables";

/// All tables of a browser.
pub struct House {
    pub(crate) games: Registry,
    pub(crate) rooms: BTreeMap<String, Room>,
    pub(crate) puzzles: Shelf,
    /// The table of each connection.
    connections: BTreeMap<u32, String>,
}

/// Everything stored, for export.
#[derive(Serialize, Deserialize)]
struct Packed {
    format: String,
    tables: Vec<Kept>,
}

impl House {
    /// A house with these games and no tables.
    pub fn new(games: Registry) -> Self {
        Self { games, rooms: BTreeMap::new(), puzzles: Shelf::default(), connections: BTreeMap::new() }
    }

    /// Loads a stored table. One that cannot be read counts as missing.
    pub fn take(&mut self, kept: &str, now: i64) -> Outcome {
        let mut outcome = Outcome::default();
        let Ok(kept) = Kept::read(kept) else { return outcome };
        let Ok(sitting) = kept.open(&self.games, now) else { return outcome };
        match self.rooms.get_mut(&sitting.id) {
            Some(room) => room.replace(sitting, &mut outcome),
            None => drop(self.rooms.insert(sitting.id.clone(), Room::new(sitting))),
        }
        outcome
    }

    /// Whether a table is loaded.
    pub fn has(&self, table: &str) -> bool {
        self.rooms.contains_key(table)
    }

    /// Everything stored, as one text.
    pub fn pack(&self, kept: &[String]) -> String {
        let tables = kept.iter().filter_map(|text| Kept::read(text).ok()).collect();
        crate::written(&Packed { format: FORMAT.to_owned(), tables })
    }

    /// The tables in such a text that can be played; the rest are left out.
    pub fn unpack(&self, text: &str) -> Vec<ToKeep> {
        let packed = serde_json::from_str(text).ok().filter(|packed: &Packed| packed.format == FORMAT);
        let tables = packed.map(|packed| packed.tables).unwrap_or_default();
        let mut outcome = Outcome::default();
        for kept in tables {
            if kept.row.id.starts_with(crate::doors::PREFIX) && kept.open(&self.games, 0).is_ok() {
                outcome.keep(&kept);
            }
        }
        outcome.keep
    }

    /// A page connects to a table; if there is no such table, nothing is sent.
    pub fn connect(&mut self, number: u32, table: &str, since: Option<u32>, calm: bool, now: i64) -> Outcome {
        let mut outcome = Outcome::default();
        if let Some(room) = self.room(table, now) {
            room.welcome(number, since, calm, &mut outcome);
            self.connections.insert(number, table.to_owned());
        }
        outcome
    }

    pub fn leave(&mut self, number: u32) {
        if let Some(room) = self.connections.remove(&number).and_then(|table| self.rooms.get_mut(&table)) {
            room.leave(number);
        }
    }

    /// A message over a connection; anything that isn't one is ignored, as on a server.
    pub fn hear(&mut self, number: u32, text: &str, now: i64) -> Outcome {
        let mut outcome = Outcome::default();
        let Ok(Up { id, kind }) = serde_json::from_str(text) else { return outcome };
        let Some(table) = self.connections.get(&number).cloned() else { return outcome };
        if let Some(room) = self.room(&table, now) {
            room.hear(number, id, kind, &mut outcome);
        }
        outcome
    }

    /// A thought is finished; one that cannot be read counts as no answer.
    pub fn thought(&mut self, table: &str, answer: &str, now: i64) -> Outcome {
        let mut outcome = Outcome::default();
        let Ok(thought) = serde_json::from_str::<Thought>(answer) else { return outcome };
        if let Some(room) = self.room(table, now) {
            room.thought(thought, &mut outcome);
        }
        outcome
    }

    /// It is time to check a table's clocks.
    pub fn wake(&mut self, table: &str, now: i64) -> Outcome {
        let mut outcome = Outcome::default();
        if let Some(room) = self.room(table, now) {
            room.wake(&mut outcome);
        }
        outcome
    }

    /// The worker has stored these tables.
    pub fn stored(&mut self, tables: &[String], now: i64) -> Outcome {
        let mut outcome = Outcome::default();
        for table in tables {
            if let Some(room) = self.room(table, now) {
                room.stored(&mut outcome);
            }
        }
        outcome
    }

    /// The worker could not store these tables.
    pub fn refused(&mut self, tables: &[String], code: &str) -> Outcome {
        let denial = match code {
            "full" => Denial::new("full", "server-device-full"),
            "stale" => Denial::STALE,
            _ => Denial::TROUBLE,
        };
        let mut outcome = Outcome::answering(Err(denial.clone()));
        for table in tables {
            if let Some(room) = self.rooms.get_mut(table) {
                room.refused(&denial, &mut outcome);
            }
        }
        // A table that was never stored never existed.
        self.rooms.retain(|_, room| room.sitting.revision() > 0);
        outcome
    }

    /// A loaded table, with its time set to now.
    pub(crate) fn room(&mut self, table: &str, now: i64) -> Option<&mut Room> {
        let room = self.rooms.get_mut(table)?;
        room.sitting.tick(now);
        Some(room)
    }
}
