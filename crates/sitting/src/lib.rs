//! A table with its people and its match, from the first seat taken to the last line of the log.
//!
//! Everything here is decided at once and in memory: no storage, no socket, no waiting, and no clock except
//! the time it is told ([`Sitting::tick`]). The owner of a `Sitting` stores what changed, and then sends it
//! in the messages of `wire`: the server to its sockets, the browser's worker to the page. [`tell`] is the
//! only place that turns a match into what a viewer may know.

mod answers;
mod clock;
pub mod daily;
mod denial;
mod door;
pub mod duplicate;
mod forward;
mod hindsight;
pub mod ids;
mod lesson;
mod letters;
mod lobby;
pub mod offer;
pub mod pace;
mod people;
mod play;
mod puzzles;
mod rated;
mod record;
mod row;
mod screening;
mod seating;
mod shown;
pub mod tell;

use std::collections::BTreeMap;

use registry::{AnyMatch, Registry};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use table::{Log, Seat, Seed, Turn};
use wire::{ClockSetting, OnTimeout, Stage};

use clock::Clock;

pub use answers::Answer;
pub use denial::{CODES, Denial};
pub use door::Door;
pub use hindsight::{JUDGE, Loss, losses};
pub use lesson::told as lessons_told;
pub use lobby::Again;
pub use puzzles::{Found, Shelf};
pub use record::{Evidence, Import, Reel};
pub use row::{COLUMNS, Column, Corrupt, NOTICE, NewLines, TableRow, Value, When, closes};
pub use screening::Screening;
pub use seating::{Chair, Person, Seating, Who};

/// How many milliseconds a process has for a bot or a clock it has claimed, before another may take it.
pub const CLAIM: i64 = 3_000;

/// What was fixed when the table was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Terms {
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
    /// Whether it counts for ratings; tables from before there were any do not.
    #[serde(default)]
    pub rated: bool,
    /// Whether players may ask for hints.
    pub hints: bool,
    /// The lesson played here, by name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lesson: Option<String>,
    /// The day whose deal is played here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub daily: Option<String>,
    /// The duplicate match that this table is a deal of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub duplicate: Option<String>,
}

/// A table with its people and its match.
pub struct Sitting {
    /// Its address.
    pub id: String,
    /// How far it has come.
    pub stage: Stage,
    /// The public id of the host.
    pub host: String,
    /// Whether it is listed for everyone.
    pub listed: bool,
    /// What was fixed when it was made.
    pub terms: Terms,
    pub seating: Seating,
    pub game: Box<dyn AnyMatch>,
    /// The lesson that is played here.
    lesson: Option<registry::Lesson>,
    /// The time, in milliseconds since 1970.
    now: i64,
    clock: Option<Clock>,
    created: i64,
    touched: i64,
    /// The table of the rematch.
    pub next: Option<String>,
    pub door: Door,
    undecided: Undecided,
    /// The person the table is waiting for, and since when.
    awaited: Option<(String, i64)>,
    /// Counts the changes that are stored.
    revision: i64,
    /// Log lines that are already stored.
    stored: usize,
    /// When the players here were told that the table will be closed.
    notice: Option<i64>,
    reseated: bool,
    /// Whether the match has ended and that is not stored yet.
    ended: bool,
    /// What seldom changes, as it was stored last by this process.
    settled: Option<Settled>,
}

/// What may change around a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Around {
    stage: Stage,
    host: String,
    seating: Seating,
    next: Option<String>,
    closed: bool,
}

/// What is stored of a table and seldom changes.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Settled {
    around: Around,
    door: Door,
    wake: Option<i64>,
}

/// What a turn leaves open, as it is stored.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
struct Undecided {
    /// A take-back waiting for answers: who asks, and who has not answered.
    takeback: Option<(u8, Vec<u8>)>,
    /// Whether one of the decisions that could be undone now was a person's own choice.
    chosen: bool,
    /// At a shared screen: the seat whose player is looking at it.
    #[serde(default)]
    lifted: Option<u8>,
}

/// When a table is read, and since when it has been served without a break, in milliseconds since 1970.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hours {
    /// Time before this counts for nobody's clock.
    pub since: i64,
    pub now: i64,
}

/// What a table is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Waiting {
    /// A person chooses a move.
    Choice(Seat),
    /// A person has moved and may still undo it, or end the turn.
    Confirmation(Seat),
    Bot(Seat),
    Nobody,
}

impl Sitting {
    /// A table that is not stored yet, as every table begins.
    fn fresh(game: Box<dyn AnyMatch>, terms: Terms, seating: Seating, host: &str, now: i64) -> Self {
        Self {
            id: ids::public_id(),
            stage: Stage::Open,
            host: host.to_owned(),
            listed: false,
            clock: terms.clock.map(|setting| Clock::new(setting, seating.0.len())),
            terms,
            seating,
            game,
            lesson: None,
            now,
            created: now,
            touched: now,
            next: None,
            door: Door::default(),
            undecided: Undecided::default(),
            awaited: None,
            revision: 0,
            stored: 0,
            notice: None,
            reseated: true,
            ended: false,
            settled: None,
        }
    }

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
    fn follow(&mut self, row: &TableRow, hours: Hours) -> Result<(), Corrupt> {
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

    /// What clients are told about a table besides the game: it changes far less often.
    pub fn around(&self) -> Around {
        Around {
            stage: self.stage,
            host: self.host.clone(),
            seating: self.seating.clone(),
            next: self.next.clone(),
            closed: self.door.closed,
        }
    }

    /// Whether that is still as clients were told.
    pub fn is_still(&self, told: &Around) -> bool {
        let Around { stage, host, seating, next, closed } = told;
        (self.stage, self.door.closed) == (*stage, *closed)
            && (&self.host, &self.next, &self.seating) == (host, next, seating)
    }

    /// Log lines so far: the version that clients refer to.
    pub fn version(&self) -> u32 {
        self.game.log().lines.len() as u32
    }

    /// How many changes are stored.
    pub const fn revision(&self) -> i64 {
        self.revision
    }

    pub const fn stored_version(&self) -> u32 {
        self.stored as u32
    }

    fn seats(&self) -> usize {
        self.seating.0.len()
    }

    pub fn seat(&self, number: u8) -> Option<Seat> {
        Seat::all(self.seats()).nth(usize::from(number))
    }

    fn chair(&self, seat: Seat) -> &Chair {
        &self.seating.0[seat.index()]
    }

    fn is_person(&self, seat: Seat) -> bool {
        self.chair(seat).holder().is_some()
    }

    /// Whether the player decides for this seat.
    pub fn holds(&self, player: &str, seat: Seat) -> bool {
        self.chair(seat).holder().is_some_and(|person| person.player == player)
    }

    /// What the table is waiting for.
    pub fn waiting(&self) -> Waiting {
        if self.stage != Stage::Playing {
            return Waiting::Nobody;
        }
        match (self.confirming(), self.game.turn()) {
            (Some(seat), _) => Waiting::Confirmation(seat),
            (None, Turn::Seat { seat }) if self.is_person(seat) => Waiting::Choice(seat),
            (None, Turn::Seat { seat }) => Waiting::Bot(seat),
            (None, Turn::Chance | Turn::Over) => Waiting::Nobody,
        }
    }

    /// The person whose choice could still be undone although the turn has passed on.
    fn confirming(&self) -> Option<Seat> {
        let passed_on = |seat: &Seat| match self.game.turn() {
            Turn::Seat { seat: next } => next != *seat,
            Turn::Over => true,
            Turn::Chance => false,
        };
        self.game
            .undoable_by()
            .filter(|&seat| self.undecided.chosen && self.is_person(seat))
            .filter(passed_on)
    }

    /// The seat the table is waiting for, person or bot.
    fn waited_for(&self) -> Option<Seat> {
        match self.waiting() {
            Waiting::Choice(seat) | Waiting::Confirmation(seat) | Waiting::Bot(seat) => Some(seat),
            Waiting::Nobody => None,
        }
    }

    /// The player the table is waiting for.
    fn person_to_act(&self) -> Option<&str> {
        let person = self.waited_for().and_then(|seat| self.chair(seat).holder());
        person.map(|person| person.player.as_str())
    }

    /// Whether only bots play, and no person ever sat here.
    pub fn is_of_bots(&self) -> bool {
        self.seating.0.iter().all(|chair| chair.person.is_none())
    }

    /// When the table needs attention: soon for a bot, at its deadline for a clock. Bots playing only each
    /// other continue when someone comes to watch.
    pub fn wake(&self) -> Option<i64> {
        match self.waiting() {
            Waiting::Bot(_) if self.is_of_bots() => None,
            // The process that stored this acts at once; another only if nothing happens.
            Waiting::Bot(_) => Some(self.touched + CLAIM),
            Waiting::Choice(_) | Waiting::Confirmation(_) => self.clock.as_ref().and_then(Clock::deadline),
            Waiting::Nobody => None,
        }
    }

    /// The places, once the match is over.
    fn places(&self) -> Option<Vec<u8>> {
        let over = self.stage == Stage::Finished;
        over.then(|| self.game.scores().as_slice().iter().map(|standing| standing.place).collect())
    }

    /// Sets the time.
    pub fn tick(&mut self, now: i64) {
        self.now = now;
    }

    /// Something happened: records the time, and lets the right clock run.
    fn touch(&mut self) {
        self.touched = self.now;
        self.forget_homes();
        let (now, before) = (self.person_to_act(), self.awaited.as_ref());
        if now != before.map(|(player, _)| player.as_str()) {
            self.awaited = now.map(|player| (player.to_owned(), self.touched));
        }
        let acting = match self.waiting() {
            Waiting::Choice(seat) | Waiting::Confirmation(seat) => Some(seat.index() as u8),
            Waiting::Bot(_) | Waiting::Nobody => None,
        };
        if acting != self.undecided.lifted {
            self.undecided.lifted = None;
        }
        let running = if self.is_one_screen() { self.undecided.lifted } else { acting };
        if let (Some(clock), Some(setting)) = (&mut self.clock, self.terms.clock) {
            clock.run(running, setting, self.touched);
        }
    }
}

fn corrupt(row: &TableRow, what: &str, error: &dyn ToString) -> Corrupt {
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

fn json<T: Serialize>(value: &T) -> String {
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
