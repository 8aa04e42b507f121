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
mod stored;
pub mod tell;

use std::collections::BTreeMap;

use registry::AnyMatch;
use serde::{Deserialize, Serialize};
use table::{Seat, Turn};
use wire::{ClockSetting, OnTimeout, Stage};

use clock::Clock;
use stored::Settled;

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
pub use stored::{is_over, stage_name};

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
    pub stage: Stage,
    /// The public id of the host.
    pub host: String,
    /// Whether it is listed for everyone.
    pub listed: bool,
    pub terms: Terms,
    pub seating: Seating,
    pub game: Box<dyn AnyMatch>,
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

    /// Sets the time, in milliseconds since 1970.
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
