//! A table as it goes into storage and comes back: what every change writes, and what only some do.

use registry::Registry;
use serde::Serialize;
use serde::de::DeserializeOwned;
use table::{Log, Seed};
use wire::Stage;

use crate::clock::Clock;
use crate::{Around, Corrupt, Door, Hours, NewLines, Seating, Sitting, TableRow, Terms, lesson};

/// What is stored of a table and seldom changes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Settled {
    around: Around,
    door: Door,
    wake: Option<i64>,
}

impl Sitting {
    /// Rebuilds a table from what is stored of it.
    pub fn load(
        games: &Registry,
        row: &TableRow,
        log: &Log,
        seed: Option<Seed>,
        hours: Hours,
    ) -> Result<Self, Corrupt> {
        let mut game = games.load(log).map_err(|error| corrupt(row, "log", &error))?;
        if let Some(seed) = seed {
            game.unseal(seed).map_err(|error| corrupt(row, "seed", &error))?;
        }
        let terms: Terms = read(row, "setup", &row.setup)?;
        let lesson = terms.lesson.as_deref().and_then(|name| lesson::named(games, &row.game, name));
        let begun = Self::fresh(game, terms, Seating(Vec::new()), &row.host, hours.now);
        let (id, listed, created) = (row.id.clone(), row.listed != 0, row.created);
        let mut loaded = Self { id, listed, lesson, created, ..begun };
        loaded.follow(row, hours)?;
        Ok(loaded)
    }

    /// Takes over everything that may change at a table, except the log, as it is stored.
    pub(crate) fn follow(&mut self, row: &TableRow, hours: Hours) -> Result<(), Corrupt> {
        self.stage = stage_of(row)?;
        self.host.clone_from(&row.host);
        self.seating = read(row, "seats", &row.seats)?;
        self.undecided = read(row, "undecided", &row.undecided)?;
        self.door = read(row, "door", &row.door)?;
        self.clock = clock_of(row, hours)?;
        self.touched = row.touched;
        self.now = hours.now;
        self.awaited = awaited_of(row);
        self.next.clone_from(&row.next);
        self.revision = row.revision;
        self.stored = self.game.log().lines.len();
        self.notice = row.notice;
        self.reseated = false;
        self.ended = false;
        self.settled = None;
        Ok(())
    }

    /// The table as it is to be stored.
    pub fn row(&self) -> TableRow {
        let header = Log::new(self.game.log().header.clone()).to_string();
        TableRow { setup: json(&self.terms), header, ..self.row_with(true) }
    }

    /// The same for a table that is stored already, without what was settled when it was made, and without what
    /// seldom changes if it has not: that is not written again with every move.
    pub fn row_going_on(&self) -> TableRow {
        self.row_with(!self.settled.as_ref().is_some_and(|settled| self.is_settled(settled)))
    }

    fn is_settled(&self, Settled { around, door, wake }: &Settled) -> bool {
        self.is_still(around) && (&self.door, self.wake()) == (door, *wake)
    }

    fn row_with(&self, all: bool) -> TableRow {
        let awaited = self.awaited.as_ref();
        let if_all = |text: fn(&Self) -> String| if all { text(self) } else { String::new() };
        TableRow {
            id: self.id.clone(),
            game: self.game.card().id.to_owned(),
            stage: stage_name(self.stage).to_owned(),
            host: if_all(|this| this.host.clone()),
            listed: i64::from(self.listed),
            setup: String::new(),
            seats: if_all(|this| json(&this.seating)),
            header: String::new(),
            clock: self.clock.as_ref().map(json),
            created: self.created,
            touched: self.touched,
            wake: self.wake(),
            waiting: self.person_to_act().map(str::to_owned),
            to_move: self.waited_for().map(|seat| seat.index() as i64),
            places: self.places().map(|places| json(&places)),
            next: self.next.clone(),
            revision: self.revision + 1,
            length: self.game.log().lines.len() as i64,
            undecided: json(&self.undecided),
            door: if_all(|this| json(&this.door)),
            waits_since: awaited.map(|(_, since)| *since),
            notice: self.notice,
            only_game: !all,
            reseated: self.reseated,
            deal_over: self.deal_over(),
            to_count: self.terms.rated && self.ended && self.all_have_moved(),
            players: self.seating.people().into_iter().map(|person| person.player.clone()).collect(),
        }
    }

    /// The log lines that are not stored yet.
    pub fn new_lines(&self) -> Option<NewLines> {
        NewLines::of(self.game.log(), self.stored, self.touched)
    }

    /// Records that everything is stored.
    pub fn mark_stored(&mut self) {
        self.stored = self.game.log().lines.len();
        self.revision += 1;
        self.reseated = false;
        self.ended = false;
        if !self.settled.as_ref().is_some_and(|settled| self.is_settled(settled)) {
            self.settled =
                Some(Settled { around: self.around(), door: self.door.clone(), wake: self.wake() });
        }
    }

    /// How many changes are stored.
    pub const fn revision(&self) -> i64 {
        self.revision
    }

    pub const fn stored_version(&self) -> u32 {
        self.stored as u32
    }
}

pub(crate) fn corrupt(row: &TableRow, what: &str, error: &dyn ToString) -> Corrupt {
    Corrupt(format!("table {}: {what}: {}", row.id, error.to_string()))
}

/// A column that holds JSON.
fn read<T: DeserializeOwned>(row: &TableRow, what: &str, text: &str) -> Result<T, Corrupt> {
    serde_json::from_str(text).map_err(|error| corrupt(row, what, &error))
}

/// Whether the match of a stored table is over, so nothing in it is secret.
pub fn is_over(row: &TableRow) -> Result<bool, Corrupt> {
    Ok(matches!(stage_of(row)?, Stage::Finished | Stage::Abandoned))
}

fn stage_of(row: &TableRow) -> Result<Stage, Corrupt> {
    stage_named(&row.stage).ok_or_else(|| corrupt(row, "stage", &row.stage))
}

fn awaited_of(row: &TableRow) -> Option<(String, i64)> {
    row.waiting.clone().zip(row.waits_since)
}

/// The clock, without the time when nobody served the table.
fn clock_of(row: &TableRow, hours: Hours) -> Result<Option<Clock>, Corrupt> {
    let clock: Option<Clock> = row.clock.as_deref().map(|text| read(row, "clock", text)).transpose()?;
    Ok(clock.map(|mut clock| {
        clock.resume(hours.since, hours.now);
        clock
    }))
}

pub(crate) fn json<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("stored values are plain data")
}

const STAGES: [(Stage, &str); 4] = [
    (Stage::Open, "open"),
    (Stage::Playing, "playing"),
    (Stage::Finished, "finished"),
    (Stage::Abandoned, "abandoned"),
];

/// A stage's word in the database.
pub fn stage_name(stage: Stage) -> &'static str {
    STAGES.iter().find(|(one, _)| *one == stage).map_or("open", |(_, name)| name)
}

fn stage_named(name: &str) -> Option<Stage> {
    STAGES.iter().find(|(_, one)| *one == name).map(|(stage, _)| *stage)
}
