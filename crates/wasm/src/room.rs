//! One table, and the pages that show it.

use std::collections::BTreeMap;
use std::time::Duration;

use sitting::{Answer, Around, Denial, Sitting, Waiting, Who, ids, pace};
use table::{Seat, Viewer};
use wire::{Chat, Down, UpKind};

use crate::kept::Kept;
use crate::outcome::{Outcome, ToThink};
use crate::thought::{Question, Thought};

/// The player in this browser. Their tables are not known anywhere else, so neither is their name.
pub(crate) const PLAYER: &str = "here";

/// How many messages a table remembers.
const REMEMBERED: usize = 50;

/// A page at a table.
struct Page {
    viewer: Viewer,
    /// Whether someone is watching who wants bots to take their time.
    calm: bool,
}

/// A table in memory.
pub(crate) struct Room {
    pub(crate) sitting: Sitting,
    pages: BTreeMap<u32, Page>,
    /// What pages were last told about the table around the game.
    told: Option<Around>,
    /// The version that a bot is thinking about.
    thinking: Option<u32>,
    /// The bot that moved last.
    last_bot: Option<Seat>,
    chat: Vec<Chat>,
    /// Requests that are answered once what they changed is stored.
    unanswered: Vec<(u32, u32)>,
}

impl Room {
    pub(crate) fn new(sitting: Sitting) -> Self {
        Self {
            sitting,
            pages: BTreeMap::new(),
            told: None,
            thinking: None,
            last_bot: None,
            chat: Vec::new(),
            unanswered: Vec::new(),
        }
    }

    /// Replaces what is in memory with the table as it is now stored, and shows that to every page.
    pub(crate) fn replace(&mut self, sitting: Sitting, outcome: &mut Outcome) {
        self.sitting = sitting;
        self.thinking = None;
        self.unanswered.clear();
        self.tell_table(outcome);
        for (number, page) in &mut self.pages {
            page.viewer = self.sitting.viewer_for(Some(PLAYER), page.viewer);
            outcome.tell(*number, &self.sitting.sync(page.viewer));
        }
        self.go_on(outcome);
    }

    pub(crate) fn viewer(&self) -> Viewer {
        self.sitting.viewer_for(Some(PLAYER), Viewer::Spectator)
    }

    /// A page arrives: it gets the table, then what it missed or everything, then the chat.
    pub(crate) fn welcome(&mut self, number: u32, since: Option<u32>, calm: bool, outcome: &mut Outcome) {
        let viewer = self.viewer();
        self.pages.insert(number, Page { viewer, calm });
        self.tell_table(outcome);
        outcome.tell(number, &self.sitting.greeting(since, viewer));
        outcome.tell(number, &Down::Chat { messages: self.chat.clone() });
        self.go_on(outcome);
    }

    pub(crate) fn leave(&mut self, number: u32) {
        self.pages.remove(&number);
    }

    /// A request. Whatever happens, the page is answered, but not before what it changed is stored.
    pub(crate) fn hear(&mut self, number: u32, id: u32, kind: UpKind, outcome: &mut Outcome) {
        match self.sitting.answer(Some(&self.player()), id, kind) {
            Ok(Answer::Told(message)) => outcome.tell(number, &message),
            Ok(Answer::Changed) => self.keep(number, id, outcome),
            Ok(Answer::Hint(seat)) => outcome.think.push(self.question(seat, None, Some((number, id)))),
            Ok(Answer::Said(message)) => {
                self.say(message, outcome);
                outcome.tell(number, &self.sitting.accepted(id));
            }
            Err(denial) => outcome.tell(number, &denial.to(id)),
        }
    }

    fn player(&self) -> Who {
        let name = self.sitting.seating.names().into_iter().next().unwrap_or_default();
        Who { player: PLAYER.to_owned(), name, program: false }
    }

    fn keep(&mut self, number: u32, id: u32, outcome: &mut Outcome) {
        self.last_bot = None;
        self.unanswered.push((number, id));
        outcome.keep(&Kept::of(&self.sitting));
    }

    fn say(&mut self, message: Chat, outcome: &mut Outcome) {
        let n = self.chat.last().map_or(0, |last| last.n + 1);
        let message = Chat { n, ..message };
        for number in self.pages.keys() {
            outcome.tell(*number, &Down::Chat { messages: vec![message.clone()] });
        }
        self.chat.push(message);
        let spare = self.chat.len().saturating_sub(REMEMBERED);
        self.chat.drain(..spare);
    }

    /// What changed is stored: every page is told, each with its own view, and requests are answered.
    pub(crate) fn stored(&mut self, outcome: &mut Outcome) {
        let from = self.sitting.stored_version();
        self.sitting.mark_stored();
        if self.told.as_ref() != Some(&self.sitting.around()) {
            self.tell_table(outcome);
        }
        for (number, page) in &mut self.pages {
            page.viewer = self.sitting.viewer_for(Some(PLAYER), page.viewer);
            outcome.tell(*number, &self.sitting.step(from, page.viewer));
        }
        for (number, id) in std::mem::take(&mut self.unanswered) {
            outcome.tell(number, &self.sitting.accepted(id));
        }
        self.go_on(outcome);
    }

    /// It could not be stored, so it did not happen.
    pub(crate) fn refused(&mut self, denial: &Denial, outcome: &mut Outcome) {
        for (number, id) in std::mem::take(&mut self.unanswered) {
            outcome.tell(number, &denial.clone().to(id));
        }
    }

    fn tell_table(&mut self, outcome: &mut Outcome) {
        self.told = Some(self.sitting.around());
        let table = Box::new(self.sitting.info(Some(PLAYER), &|_| true));
        for number in self.pages.keys() {
            outcome.tell(*number, &Down::Table { table: table.clone() });
        }
    }

    /// Lets a bot think if it is to move and someone is watching, and says when a clock needs attention.
    fn go_on(&mut self, outcome: &mut Outcome) {
        match self.sitting.waiting() {
            Waiting::Bot(seat) => self.let_think(seat, outcome),
            Waiting::Choice(_) | Waiting::Confirmation(_) => {
                let wake = self.sitting.wake();
                outcome.wake = wake.map(|at| (self.sitting.id.clone(), at));
            }
            Waiting::Nobody => {}
        }
    }

    fn let_think(&mut self, seat: Seat, outcome: &mut Outcome) {
        let v = self.sitting.version();
        if self.pages.is_empty() || self.thinking == Some(v) || v != self.sitting.stored_version() {
            return;
        }
        let Some(level) = self.sitting.seating.0[seat.index()].bot.clone() else { return };
        self.thinking = Some(v);
        let followed = self.pages.values().any(|page| page.calm);
        let pause = if followed { pace::followed(self.last_bot != Some(seat)) } else { Duration::ZERO };
        self.last_bot = Some(seat);
        let question = self.question(seat, Some(level), None);
        outcome.think.push(ToThink { pause: pause.as_millis() as u32, ..question });
    }

    fn question(&self, seat: Seat, level: Option<String>, asker: Option<(u32, u32)>) -> ToThink {
        let time = if asker.is_some() { pace::HINT } else { pace::BOT };
        let usual = || (Some(time.as_millis() as u32), u64::from_be_bytes(ids::random()));
        let settled =
            self.sitting.settled_thought().filter(|_| asker.is_none()).map(|(_, seed)| (None, seed));
        let (ms, seed) = settled.unwrap_or_else(usual);
        let question = Question {
            v: self.sitting.version(),
            log: self.sitting.game.log().to_string(),
            seat: seat.index() as u8,
            level,
            ms,
            seed,
            scripted: self.sitting.scripted().filter(|_| asker.is_none()),
            asker,
        };
        ToThink { table: self.sitting.id.clone(), question: crate::written(&question), pause: 0 }
    }

    /// A bot has finished thinking, for its own move or for a hint.
    pub(crate) fn thought(&mut self, thought: Thought, outcome: &mut Outcome) {
        let Thought { v, text, asker, advice } = thought;
        if let Some((number, id)) = asker {
            let hint = advice.map(|advice| Down::Hint { id, v, advice });
            return outcome.tell(number, &hint.unwrap_or_else(|| Denial::TROUBLE.to(id)));
        }
        if self.thinking.take_if(|thinking| *thinking == v).is_none() {
            return;
        }
        let before = self.sitting.version();
        self.sitting.bot_plays(v, &text);
        if self.sitting.version() != before {
            outcome.keep(&Kept::of(&self.sitting));
        }
    }

    /// Lets a clock run out, if it is time.
    pub(crate) fn wake(&mut self, outcome: &mut Outcome) {
        if self.sitting.fall() {
            outcome.keep(&Kept::of(&self.sitting));
        } else {
            self.go_on(outcome);
        }
    }
}
