//! All rooms of this process: found by table id, loaded on demand.

mod hearing;
mod keeping;
mod leaving;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use registry::Registry;
use tokio::sync::{Notify, mpsc, oneshot};

use crate::ids;
use crate::room::{Ask, Reply, Room, Shared};
use crate::store::{Change, Dealt, News, Store, StoreError};
use crate::thinkers::Thinkers;
use hearing::Hearing;
use sitting::Denial;
use sitting::Sitting;

/// Requests that may wait for a room.
const MAILBOX: usize = 256;

/// How long the other processes have to say who is at a table.
const MOMENT: Duration = Duration::from_secs(1);

/// All rooms of this process.
#[derive(Clone)]
pub(crate) struct Rooms {
    shared: Arc<Shared>,
    open: Arc<Mutex<HashMap<String, mpsc::Sender<Ask>>>>,
    hearing: Arc<Hearing>,
}

impl Rooms {
    pub(crate) fn new(games: Registry, store: Store, thinkers: Thinkers, since: i64) -> Self {
        let shared = Arc::new(Shared {
            games,
            store,
            thinkers,
            rated_ended: Notify::new(),
            since,
            process: ids::letters::<8>(),
            alive: crate::room::Alive::default(),
        });
        Self { shared, open: Arc::default(), hearing: Arc::default() }
    }

    pub(crate) fn shared(&self) -> &Shared {
        &self.shared
    }

    pub(crate) fn store(&self) -> &Store {
        &self.shared.store
    }

    pub(crate) fn thinkers(&self) -> &Thinkers {
        &self.shared.thinkers
    }

    /// Signals when a rated table has ended here.
    pub(crate) fn rated_ended(&self) -> &Notify {
        &self.shared.rated_ended
    }

    /// Stores a table that came from a log; `keep` is how many of its host's imports are kept.
    pub(crate) async fn import(&self, sitting: Sitting, keep: i64) -> Result<(), Denial> {
        let change = Change::Import {
            row: Box::new(sitting.row()),
            seed: sitting.game.seed().map(table::Seed::reveal),
            lines: sitting.new_lines(),
            keep,
        };
        drop(sitting);
        self.shared.store.apply(change).await.map_err(|error| trouble(&error))
    }

    /// Stores a newly made table. If it is for a deal that its player already has at another table, it is
    /// refused as stale.
    pub(crate) async fn add(&self, sitting: Sitting, dealt: Option<Dealt>) -> Result<(), Denial> {
        let (id, wakes) = (sitting.id.clone(), sitting.wake().is_some());
        tracing::info!(table = id, game = sitting.game.card().id, "a table was made");
        let change = Change::NewTable {
            row: Box::new(sitting.row()),
            seed: sitting.game.seed().map(table::Seed::reveal),
            lines: sitting.new_lines(),
            dealt,
        };
        drop(sitting);
        self.shared.store.apply(change).await.map_err(|error| match error {
            StoreError::Conflict => Denial::STALE,
            error => trouble(&error),
        })?;
        if wakes {
            self.tell(&id, Ask::Wake).await?;
        }
        Ok(())
    }

    /// Asks a room and waits for its answer.
    pub(crate) async fn ask<T>(&self, id: &str, ask: impl FnOnce(Reply<T>) -> Ask) -> Result<T, Denial> {
        let (reply, answer) = oneshot::channel();
        self.tell(id, ask(reply)).await?;
        match answer.await {
            Ok(answer) => answer,
            // The room closed with the request still waiting: its table may be gone.
            Err(_) => Err(self.room(id).await.err().unwrap_or(Denial::TROUBLE)),
        }
    }

    /// Whether a player has a table open, at this process or another.
    pub(crate) async fn has_open(&self, table: &str, player: &str) -> bool {
        let (is_open, is_shared) = (self.lock().contains_key(table), self.store().is_shared());
        if !is_open && !is_shared {
            return false;
        }
        let is_there = async || {
            let ask = |reply| Ask::IsThere { player: player.to_owned(), reply };
            self.ask(table, ask).await.unwrap_or(false)
        };
        let found = is_there().await;
        if found || is_open {
            return found;
        }
        // The room was opened for this, and has asked the other processes; they answer within a moment.
        tokio::time::sleep(MOMENT).await;
        is_there().await
    }

    /// Passes a request to a room; one that has just closed is loaded again.
    pub(crate) async fn tell(&self, id: &str, ask: Ask) -> Result<(), Denial> {
        let room = self.room(id).await?;
        let Err(mpsc::error::SendError(ask)) = room.send(ask).await else { return Ok(()) };
        self.forget(id, &room);
        self.room(id).await?.send(ask).await.map_err(|_| Denial::TROUBLE)
    }

    async fn room(&self, id: &str) -> Result<mpsc::Sender<Ask>, Denial> {
        if let Some(room) = self.lock().get(id).filter(|room| !room.is_closed()) {
            return Ok(room.clone());
        }
        // Boxed, so that every caller does not carry the space that loading needs.
        Box::pin(self.load(id)).await
    }

    async fn load(&self, id: &str) -> Result<mpsc::Sender<Ask>, Denial> {
        if !ids::is_public_id(id) {
            return Err(Denial::NO_SUCH_TABLE);
        }
        // Before it is read: news that arrives while it is being read must not be missed.
        let heard = if self.store().is_shared() { Some(self.hearing.of(id).await) } else { None };
        let (sender, asks) = mpsc::channel(MAILBOX);
        let loaded = Room::load(Arc::clone(&self.shared), id, sender.downgrade()).await;
        let room = loaded.map_err(|error| trouble(&error))?.ok_or(Denial::NO_SUCH_TABLE)?;
        let mut open = self.lock();
        // Another request may have loaded it while this one waited for the storage.
        if let Some(other) = open.get(id).filter(|room| !room.is_closed()) {
            return Ok(other.clone());
        }
        open.insert(id.to_owned(), sender.clone());
        drop(open);
        let (rooms, name, own) = (self.clone(), id.to_owned(), sender.clone());
        tokio::spawn(async move {
            let task = tokio::spawn(room.run(asks));
            if task.await.is_err_and(|error| error.is_panic()) {
                tracing::error!(table = name, "the room panicked; it is loaded again when someone asks");
            }
            rooms.forget(&name, &own);
            drop(heard);
        });
        Ok(sender)
    }

    fn forget(&self, id: &str, room: &mpsc::Sender<Ask>) {
        let mut open = self.lock();
        if open.get(id).is_some_and(|other| other.same_channel(room)) {
            open.remove(id);
        }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<String, mpsc::Sender<Ask>>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Only rooms that are loaded here need to know.
    pub(crate) async fn pass_on(&self, news: News) {
        let concerned: Vec<mpsc::Sender<Ask>> = match &news {
            News::Moved { table, .. }
            | News::Said { table, .. }
            | News::Cleared { table, .. }
            | News::Here { table, .. }
            | News::Who { table, .. } => self.lock().get(table).into_iter().cloned().collect(),
            News::Beat { process } => return self.shared.alive.heard(process),
            News::Missed => self.lock().values().cloned().collect(),
        };
        for room in concerned {
            // A room that has just closed reads everything when it comes back.
            let _ = room.send(Ask::Look(news.clone())).await;
        }
    }
}

fn trouble(error: &dyn std::fmt::Display) -> Denial {
    tracing::error!(%error, "storage");
    Denial::TROUBLE
}

#[cfg(test)]
mod tests;
