//! A room: one task that owns one table, with one mailbox.
//!
//! It applies a request in memory, stores what changed, and only then tells anyone. It loads from the log
//! when someone asks for it, and closes when nobody has been there for a while. If it panics, only this room
//! is loaded again.

mod ask;
mod bots;
mod care;
mod connection;
mod presence;
mod reading;
mod requests;

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use table::{Seat, Viewer};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};
use wire::{Stage, TableInfo};

pub(crate) use ask::{Ask, Eyes, Reply};
pub(crate) use connection::{Connection, OUTBOX};
pub(crate) use presence::Alive;
pub(crate) use reading::load_sitting;

use crate::ids;
use crate::store::{Change, Store, StoreError};
use crate::thinkers::Thinkers;
use sitting::{Around, Denial, Sitting, Waiting, Who};

/// A room without visitors closes after this long.
const IDLE: Duration = Duration::from_mins(1);

/// If the match is over, it closes after this long: few players come right back, and where matches are short there would
/// soon be more finished rooms than rooms in play.
const OVER: Duration = Duration::from_secs(1);

/// What all rooms share.
pub(crate) struct Shared {
    pub(crate) games: registry::Registry,
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
    /// Who the other processes were told is here.
    announced: Vec<String>,
    /// What everyone here was last told about the table around the game.
    told: Option<Around>,
    /// The version that a bot is thinking about.
    thinking: Option<u32>,
    /// No bot moves before then, so people can follow.
    not_before: Instant,
    /// The bot that moved last.
    last_bot: Option<Seat>,
    /// Whether bots of this table are this process's job, and not another's.
    ours: bool,
    chat: Vec<wire::Chat>,
    next_chat: u32,
    /// Where visitors came from, since the room was opened.
    homes: BTreeMap<String, IpAddr>,
    /// What is in memory is not what is stored, and could not be read again: the room has to close.
    gone: bool,
}

impl Room {
    /// Loads a table; `None` if there is none.
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
            homes: BTreeMap::new(),
            gone: false,
        }))
    }

    /// Serves until nobody has been here for a while.
    pub(crate) async fn run(mut self, mut asks: mpsc::Receiver<Ask>) {
        metrics::gauge!("durbar_rooms").increment(1.0);
        // From here on the room hears news from other processes, but not what came while it was loading.
        Box::pin(self.catch_up_with_others()).await;
        Box::pin(self.ask_around()).await;
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

    /// Whether nobody is here and nothing is going on.
    fn is_idle(&self, since: Instant) -> bool {
        self.connections.is_empty() && self.thinking.is_none() && since.elapsed() >= self.patience()
    }

    /// How long the room stays open without visitors.
    fn patience(&self) -> Duration {
        if matches!(self.sitting.stage, Stage::Finished | Stage::Abandoned) { OVER } else { IDLE }
    }

    /// When to act without being asked: for the clock, for slow connections, for other processes, for
    /// closing.
    fn next_timer(&self, idle_since: Instant) -> Instant {
        let soon = Instant::now() + Duration::from_secs(1);
        let slow = self.connections.values().any(Connection::is_behind);
        let look =
            if slow || !self.elsewhere.is_empty() { soon } else { (idle_since + self.patience()).max(soon) };
        match self.sitting.waiting() {
            Waiting::Choice(_) | Waiting::Confirmation(_) => self.sitting.wake().map_or(look, |deadline| {
                let left = (deadline - ids::now()).max(0) as u64;
                look.min(Instant::now() + Duration::from_millis(left + 1))
            }),
            Waiting::Bot(_) | Waiting::Nobody => look,
        }
    }

    async fn let_clock_fall(&mut self) {
        self.sitting.tick(ids::now());
        if self.sitting.fall() {
            // On failure the room is as before, and the clock runs out again in a moment.
            let _ = self.store_and_tell().await;
        }
    }

    /// Stores what changed, then tells everyone. If it cannot be stored, nothing happened: the table is read
    /// again as it was.
    async fn store_and_tell(&mut self) -> Result<(), Denial> {
        let from = self.sitting.stored_version();
        let lines = self.sitting.new_lines();
        metrics::counter!("durbar_lines").increment(u64::from(self.sitting.version() - from));
        let row = Box::new(self.sitting.row_going_on());
        let to_count = row.to_count || row.deal_over.is_some();
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
                Box::pin(self.reload()).await;
                Err(if matches!(error, StoreError::Conflict) { Denial::STALE } else { Denial::TROUBLE })
            }
        }
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

    /// The viewer whose view someone asks for.
    fn viewer_through(&self, eyes: Eyes, who: Option<&Who>) -> Result<Viewer, Denial> {
        match eyes {
            Eyes::Own => Ok(self.viewer_of(who)),
            Eyes::Spectator => Ok(Viewer::Spectator),
            Eyes::Seat(seat) => self.sitting.seat(seat).map(Viewer::Seat).ok_or(Denial::NO_SUCH_SEAT),
        }
    }
}
