//! A room: one task that owns one table, with one mailbox.
//!
//! It applies a request in memory, stores what changed, and only then tells anybody. It loads from
//! the log when somebody asks for it, and leaves when nobody has been there for a while. If it
//! panics, this room alone is loaded anew.

mod care;
mod connection;
mod presence;
mod requests;

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;
use std::time::Duration;

use search::Effort;
use table::{Seat, Viewer};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};
use wire::{ChangeSeat, Rematch, SitDown, TableInfo, UpKind};

pub(crate) use connection::{Connection, OUTBOX};
pub(crate) use presence::Alive;

use crate::denial::Denial;
use crate::ids;
use crate::seating::Who;
use crate::sitting::{Again, Around, Evidence, Reel, Sitting, Waiting};
use crate::store::{Change, News, Store, StoreError, TableRow};
use crate::thinkers::{Thinkers, Wait};

/// A room without visitors leaves after this long.
const IDLE: Duration = Duration::from_mins(1);

/// How long a hint may take.
const HINT: Duration = Duration::from_millis(700);

/// How long a bot may take for a move, whatever its level.
const BOT: Duration = Duration::from_millis(700);

/// Where a player wants to follow, a bot takes so long for the first decision of its turn; how long exactly is
/// left to chance, so that it tells nothing.
const FIRST_DECISION: Range<u64> = 600..1_500;

/// And so long for each further one, in milliseconds.
const NEXT_DECISION: u64 = 600;

/// Whose eyes somebody wants to look through.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Eyes {
    Own,
    Spectator,
    Seat(u8),
}

pub(crate) type Reply<T> = oneshot::Sender<Result<T, Denial>>;

/// Everything that a room can be asked.
pub(crate) enum Ask {
    Info {
        who: Option<Who>,
        reply: Reply<TableInfo>,
    },
    Sit {
        who: Who,
        wish: SitDown,
        reply: Reply<TableInfo>,
    },
    Stand {
        who: Who,
        reply: Reply<TableInfo>,
    },
    ChangeSeat {
        who: Who,
        change: ChangeSeat,
        reply: Reply<TableInfo>,
    },
    Start {
        who: Who,
        reply: Reply<TableInfo>,
    },
    Close {
        who: Who,
        reply: Reply<TableInfo>,
    },
    /// The wish for the same table again.
    Again {
        who: Who,
        wish: Rematch,
        reply: Reply<Again>,
    },
    /// The rematch has been made.
    Next {
        table: String,
        /// The one that counts, where two were made at the same time.
        reply: Reply<String>,
    },
    Log {
        who: Option<Who>,
        reply: Reply<String>,
    },
    Replay {
        who: Option<Who>,
        wished: Eyes,
        reply: Reply<Reel>,
    },
    Fairness {
        reply: Reply<Evidence>,
    },
    Components {
        reply: Reply<serde_json::Value>,
    },
    Connect {
        connection: Box<Connection>,
        since: Option<u32>,
    },
    Leave {
        connection: u64,
    },
    Up {
        connection: u64,
        id: u32,
        kind: UpKind,
    },
    /// A bot has thought about version `v`.
    Thought {
        v: u32,
        text: String,
    },
    /// A hint is ready.
    Advice {
        connection: u64,
        id: u32,
        v: u32,
        /// None when the thought came to nothing.
        advice: Option<wire::Advice>,
    },
    /// It is time for a bot or a clock.
    Wake,
    /// Another process may have changed something.
    Look(News),
    /// One player's seats are another's from now on.
    HandOver {
        from: String,
        to: String,
        reply: Reply<()>,
    },
    /// Somebody leaves for good.
    Forget {
        player: String,
        reply: Reply<()>,
    },
    /// The host keeps a guest out, or lets one in again.
    Bar {
        who: Who,
        bar: wire::Bar,
        reply: Reply<TableInfo>,
    },
    /// The host closes the table to everybody who does not sit there, or opens it.
    Door {
        who: Who,
        closed: bool,
        reply: Reply<TableInfo>,
    },
    /// The host takes back what somebody said.
    Clear {
        who: Who,
        n: u32,
        reply: Reply<()>,
    },
    /// What somebody said, for a report; how the player is called where it is about no message.
    Said {
        who: Who,
        player: String,
        n: Option<u32>,
        reply: Reply<(String, String)>,
    },
    /// Nobody has come for a very long time.
    Abandon,
    #[cfg(test)]
    Panic,
}

/// What all rooms share.
pub(crate) struct Shared {
    pub(crate) store: Store,
    pub(crate) thinkers: Thinkers,
    /// A rated table has ended here, and can be counted.
    pub(crate) rated_ended: tokio::sync::Notify,
    /// Since when the tables have been served without a break.
    pub(crate) since: i64,
    /// This process's name among those on the same database.
    pub(crate) process: String,
    pub(crate) alive: Alive,
}

/// The task's own state.
pub(crate) struct Room {
    shared: Arc<Shared>,
    sitting: Sitting,
    mailbox: mpsc::WeakSender<Ask>,
    connections: BTreeMap<u64, Connection>,
    /// Who is at this table in other processes, by process.
    elsewhere: BTreeMap<String, Vec<String>>,
    /// Whom the other processes were told to be here.
    announced: Vec<String>,
    /// What everybody here was last told of the table around the game.
    told: Option<Around>,
    /// The version that a bot thinks about now.
    thinking: Option<u32>,
    /// Before then no bot moves, so that people can follow.
    not_before: Instant,
    /// The bot that moved last.
    last_bot: Option<Seat>,
    /// Whether bots of this table are this process's business, and not that of another.
    ours: bool,
    chat: Vec<wire::Chat>,
    next_chat: u32,
    /// What is in memory is not what is stored, and could not be read again: the room has to go.
    gone: bool,
}

impl Room {
    /// Loads a table; `None` when there is none.
    pub(crate) async fn load(
        shared: Arc<Shared>,
        id: &str,
        mailbox: mpsc::WeakSender<Ask>,
    ) -> Result<Option<Self>, StoreError> {
        let Some(sitting) = load_sitting(&shared, id).await? else { return Ok(None) };
        let chat = shared.store.chat(id).await?;
        let next_chat = chat.last().map_or(0, |last| last.n + 1);
        let connections = BTreeMap::new();
        Ok(Some(Self {
            shared,
            sitting,
            mailbox,
            connections,
            elsewhere: BTreeMap::new(),
            announced: Vec::new(),
            told: None,
            thinking: None,
            not_before: Instant::now(),
            last_bot: None,
            ours: false,
            chat,
            next_chat,
            gone: false,
        }))
    }

    /// Serves until nobody has been here for a while.
    pub(crate) async fn run(mut self, mut asks: mpsc::Receiver<Ask>) {
        metrics::gauge!("durbar_rooms").increment(1.0);
        // News from other processes reach the room from here on, but not what came while it was being read.
        self.catch_up_with_others().await;
        self.ask_around().await;
        let mut idle_since = Instant::now();
        while !self.gone {
            self.think();
            self.catch_up();
            let timer = self.next_timer(idle_since);
            tokio::select! {
                ask = asks.recv() => match ask {
                    Some(ask) => {
                        idle_since = Instant::now();
                        self.answer(ask).await;
                    }
                    None => break,
                },
                () = sleep_until(timer) => {
                    self.forget_the_dead();
                    self.let_clock_fall().await;
                    if self.is_idle(idle_since) {
                        asks.close();
                        while let Some(ask) = asks.recv().await {
                            self.answer(ask).await;
                        }
                        break;
                    }
                }
            }
        }
        metrics::gauge!("durbar_rooms").decrement(1.0);
    }

    /// Whether nobody is here and nothing goes on.
    fn is_idle(&self, since: Instant) -> bool {
        self.connections.is_empty() && self.thinking.is_none() && since.elapsed() >= IDLE
    }

    /// When to look up without being asked: for the clock, for slow connections, for other processes, for leaving.
    fn next_timer(&self, idle_since: Instant) -> Instant {
        let soon = Instant::now() + Duration::from_secs(1);
        let slow = self.connections.values().any(Connection::is_behind);
        let look = if slow || !self.elsewhere.is_empty() { soon } else { (idle_since + IDLE).max(soon) };
        match self.sitting.waiting() {
            Waiting::Choice(_) | Waiting::Confirmation(_) => self.sitting.wake().map_or(look, |deadline| {
                let left = (deadline - ids::now()).max(0) as u64;
                look.min(Instant::now() + Duration::from_millis(left + 1))
            }),
            Waiting::Bot(_) | Waiting::Nobody => look,
        }
    }

    async fn let_clock_fall(&mut self) {
        if self.sitting.fall(ids::now()) {
            // On failure the room is as before, and the clock falls again in a moment.
            let _ = self.store_and_tell().await;
        }
    }

    /// Lets a bot think where one is to move, once for every version.
    fn think(&mut self) {
        let Waiting::Bot(seat) = self.sitting.waiting() else { return };
        let v = self.sitting.version();
        if !self.ours || self.thinking == Some(v) || v != self.sitting.stored_version() || self.pauses() {
            return;
        }
        let Some(level) = self.sitting.seating.0[seat.index()].bot.clone() else { return };
        let Some(thinker) = self.sitting.game.thinker(seat, &level) else { return };
        self.thinking = Some(v);
        self.not_before = Instant::now() + self.bots_time(seat);
        self.last_bot = Some(seat);
        let mailbox = self.mailbox.clone();
        let seed = u64::from_be_bytes(ids::random());
        let (wait, owner) = self.who_waits();
        self.shared.thinkers.submit(wait, &owner, move || {
            let effort = Effort::time(BOT);
            // A thought that panics is an empty one: the table goes on with the first move of the list.
            let thought =
                std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| thinker(effort, seed).text));
            let text = thought.unwrap_or_default();
            if let Some(mailbox) = mailbox.upgrade() {
                let _ = mailbox.blocking_send(Ask::Thought { v, text });
            }
        });
    }

    /// Bots among themselves play for those who watch, and for nobody else.
    fn pauses(&self) -> bool {
        self.connections.is_empty() && self.sitting.is_of_bots()
    }

    /// Whose turn to have a bot think it is: a player's who is there and waits for it, or the host's.
    fn who_waits(&self) -> (Wait, String) {
        let there = self.connected();
        let people = self.sitting.seating.people().into_iter().map(|person| &person.player);
        match people.into_iter().find(|player| there.contains(player)) {
            Some(player) => (Wait::Person, player.clone()),
            None => (Wait::Nobody, self.sitting.host.clone()),
        }
    }

    /// How long a bot takes at least, for the eyes of those who want to follow it.
    fn bots_time(&self, seat: Seat) -> Duration {
        if !self.connections.values().any(Connection::follows) {
            return Duration::ZERO;
        }
        let chance = u64::from_be_bytes(ids::random());
        let Range { start, end } = FIRST_DECISION;
        let first = self.last_bot != Some(seat);
        Duration::from_millis(if first { start + chance % (end - start) } else { NEXT_DECISION })
    }

    /// Stores what changed, then tells everybody. When it cannot be stored, nothing happened: the table
    /// is read again as it was.
    async fn store_and_tell(&mut self) -> Result<(), Denial> {
        let from = self.sitting.stored_version();
        let lines = self.sitting.new_lines();
        metrics::counter!("durbar_lines").increment(lines.len() as u64);
        let row = Box::new(self.sitting.row());
        let to_count = row.to_count;
        match self.shared.store.apply(Change::Table { row, lines }).await {
            Ok(()) => {
                self.sitting.mark_stored();
                if to_count {
                    self.shared.rated_ended.notify_one();
                }
                self.ours = true;
                self.tell_step(from);
                Ok(())
            }
            Err(error) => {
                tracing::warn!(table = self.sitting.id, %error, "not stored; the table is read again");
                self.reload().await;
                Err(if matches!(error, StoreError::Conflict) { Denial::STALE } else { Denial::TROUBLE })
            }
        }
    }

    /// Another process may have changed the table, or said something at it.
    async fn look(&mut self, news: &News) {
        match news {
            News::Moved { revision, .. } if *revision <= self.sitting.revision() => {}
            News::Moved { .. } => self.reload().await,
            News::Said { n, .. } if *n < self.next_chat => {}
            News::Said { .. } => self.listen().await,
            News::Cleared { n, .. } => self.forget_chat(*n),
            News::Here { process, players, .. } => self.note_elsewhere(process, players),
            News::Who { process, .. } if *process == self.shared.process => {}
            News::Who { .. } => self.say_who_is_here().await,
            News::Beat { .. } => {}
            News::Missed => {
                self.reload().await;
                self.listen().await;
                self.ask_around().await;
            }
        }
    }

    /// Reads the table again if another process has changed it. Whether it has.
    async fn catch_up_with_others(&mut self) -> bool {
        if !self.shared.store.is_shared() {
            return false;
        }
        let known = self.sitting.revision();
        match self.shared.store.revision(&self.sitting.id).await {
            Ok(Some(revision)) if revision == known => false,
            // A database that does not answer now is asked again by whatever comes next.
            Err(_) => false,
            Ok(_) => {
                self.reload().await;
                true
            }
        }
    }

    /// Reads the table again, and tells everybody what has happened since the last time.
    async fn reload(&mut self) {
        let from = self.sitting.stored_version();
        match self.read_again().await {
            Ok(Some(())) => {
                self.thinking = None;
                // Bots that are watched here are not left to a process where nobody watches.
                self.ours = self.sitting.is_of_bots() && !self.connections.is_empty();
                self.see_out();
                self.tell_step(from);
            }
            // The host has deleted the table, or the storage is in trouble.
            Ok(None) | Err(_) => self.gone = true,
        }
    }

    /// Brings the table to what is stored of it: by the new lines alone where that can be done, else as a
    /// whole. `None` when there is no such table any more.
    async fn read_again(&mut self) -> Result<Option<()>, StoreError> {
        let Some(row) = self.shared.store.table(&self.sitting.id).await? else { return Ok(None) };
        if let Some(first) = self.sitting.next_line() {
            let lines = self.shared.store.lines(&row, first).await?;
            match self.sitting.go_on(&row, &lines, self.shared.since) {
                Ok(()) => return Ok(Some(())),
                Err(error) => tracing::warn!(%error, "the table is read as a whole"),
            }
        }
        self.sitting = load_row(&self.shared, &row).await?;
        Ok(Some(()))
    }

    /// Reads what was said elsewhere, and passes it on.
    async fn listen(&mut self) {
        let Ok(chat) = self.shared.store.chat(&self.sitting.id).await else { return };
        let known = self.next_chat;
        for message in chat.iter().filter(|message| message.n >= known) {
            self.tell_chat(message);
        }
        self.next_chat = chat.last().map_or(0, |last| last.n + 1);
        self.chat = chat;
    }

    fn info(&self, who: Option<&Who>) -> TableInfo {
        let there = self.connected();
        let connected = |player: &str| there.iter().any(|one| one == player);
        let info = self.sitting.info(who.map(|who| who.player.as_str()), &connected);
        TableInfo { watchers: self.watchers(), ..info }
    }

    fn viewer_of(&self, who: Option<&Who>) -> Viewer {
        self.sitting.viewer_for(who.map(|who| who.player.as_str()), Viewer::Spectator)
    }

    /// The viewer whose eyes somebody wants to look through.
    fn viewer_through(&self, eyes: Eyes, who: Option<&Who>) -> Result<Viewer, Denial> {
        match eyes {
            Eyes::Own => Ok(self.viewer_of(who)),
            Eyes::Spectator => Ok(Viewer::Spectator),
            Eyes::Seat(seat) => self.sitting.seat(seat).map(Viewer::Seat).ok_or(Denial::NO_SUCH_SEAT),
        }
    }

    /// Thinks about a player's own moves, off the room's task.
    fn advise(&self, connection: u64, id: u32, seat: Seat, owner: &str) -> Result<(), Denial> {
        let v = self.sitting.version();
        let levels = catalog::levels(self.sitting.game.card().id).map_err(|_| Denial::TROUBLE)?;
        let strongest = levels.last().and_then(|level| self.sitting.game.thinker(seat, level));
        let thinker = strongest.ok_or(Denial::TROUBLE)?;
        let labels: BTreeMap<String, table::Phrase> =
            self.sitting.game.moves().into_iter().map(|choice| (choice.text, choice.label)).collect();
        let mailbox = self.mailbox.clone();
        let seed = u64::from_be_bytes(ids::random());
        self.shared.thinkers.submit(Wait::Person, owner, move || {
            let thought = std::panic::AssertUnwindSafe(|| thinker(Effort::time(HINT), seed));
            let opinion = std::panic::catch_unwind(thought).ok();
            let advice = opinion.map(|opinion| crate::tell::advice(opinion, &labels));
            if let Some(mailbox) = mailbox.upgrade() {
                let _ = mailbox.blocking_send(Ask::Advice { connection, id, v, advice });
            }
        });
        Ok(())
    }
}

/// A table as it is stored; `None` when there is none.
pub(crate) async fn load_sitting(shared: &Shared, id: &str) -> Result<Option<Sitting>, StoreError> {
    let Some(row) = shared.store.table(id).await? else { return Ok(None) };
    load_row(shared, &row).await.map(Some)
}

async fn load_row(shared: &Shared, row: &TableRow) -> Result<Sitting, StoreError> {
    let log = shared.store.log(row).await?;
    let seed = shared.store.seed(&row.id).await?;
    let corrupt = || StoreError::Corrupt(format!("table {}: its seed", row.id));
    let seed = seed.map(|text| table::Seed::parse(&text).ok_or_else(corrupt)).transpose()?;
    Sitting::load(row, &log, seed, shared.since)
}
