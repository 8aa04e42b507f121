//! All rooms of this process: found by table id, loaded on demand.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::{mpsc, oneshot};

use crate::denial::Denial;
use crate::ids;
use crate::room::{Ask, Reply, Room, Shared};
use crate::sitting::Sitting;
use crate::store::{Change, Store};
use crate::thinkers::Thinkers;

/// Requests that may wait for a room.
const MAILBOX: usize = 256;

/// How often tables that need attention are looked for.
const LOOK: Duration = Duration::from_millis(500);

/// A table where nobody has done anything for so long is given up.
const ABANDONED_OPEN: i64 = 7 * 86_400_000;
const ABANDONED_PLAYING: i64 = 60 * 86_400_000;

/// All rooms of this process.
#[derive(Clone)]
pub(crate) struct Rooms {
    shared: Arc<Shared>,
    open: Arc<Mutex<HashMap<String, mpsc::Sender<Ask>>>>,
}

impl Rooms {
    pub(crate) fn new(store: Store, thinkers: Thinkers) -> Self {
        let shared = Arc::new(Shared { store, thinkers, started: ids::now() });
        Self { shared, open: Arc::default() }
    }

    pub(crate) fn store(&self) -> &Store {
        &self.shared.store
    }

    pub(crate) fn thinkers(&self) -> &Thinkers {
        &self.shared.thinkers
    }

    /// Stores a table that was just made.
    pub(crate) async fn add(&self, sitting: Sitting) -> Result<(), Denial> {
        let (id, wakes) = (sitting.id.clone(), sitting.wake().is_some());
        let change = Change::NewTable {
            row: Box::new(sitting.row()),
            seed: sitting.game.seed().map(table::Seed::reveal),
            lines: sitting.new_lines(),
        };
        drop(sitting);
        self.shared.store.apply(change).await.map_err(|error| trouble(&error))?;
        if wakes {
            self.tell(&id, Ask::Wake).await?;
        }
        Ok(())
    }

    /// Asks a room and waits for its answer.
    pub(crate) async fn ask<T>(&self, id: &str, ask: impl FnOnce(Reply<T>) -> Ask) -> Result<T, Denial> {
        let (reply, answer) = oneshot::channel();
        self.tell(id, ask(reply)).await?;
        answer.await.map_err(|_| Denial::TROUBLE)?
    }

    /// Hands a request to a room; one that has just left is loaded again.
    pub(crate) async fn tell(&self, id: &str, ask: Ask) -> Result<(), Denial> {
        let room = self.room(id).await?;
        let Err(mpsc::error::SendError(ask)) = room.send(ask).await else { return Ok(()) };
        self.forget(id, &room);
        self.room(id).await?.send(ask).await.map_err(|_| Denial::TROUBLE)
    }

    async fn room(&self, id: &str) -> Result<mpsc::Sender<Ask>, Denial> {
        if !ids::is_public_id(id) {
            return Err(Denial::NO_SUCH_TABLE);
        }
        if let Some(room) = self.lock().get(id).filter(|room| !room.is_closed()) {
            return Ok(room.clone());
        }
        let (sender, asks) = mpsc::channel(MAILBOX);
        let loaded = Room::load(Arc::clone(&self.shared), id, sender.downgrade()).await;
        let room = loaded.map_err(|error| trouble(&error))?.ok_or(Denial::NO_SUCH_TABLE)?;
        let mut open = self.lock();
        // Somebody else may have loaded it while this one was waiting for the storage.
        if let Some(other) = open.get(id).filter(|room| !room.is_closed()) {
            return Ok(other.clone());
        }
        open.insert(id.to_owned(), sender.clone());
        drop(open);
        let (rooms, name, own) = (self.clone(), id.to_owned(), sender.clone());
        tokio::spawn(async move {
            let task = tokio::spawn(room.run(asks));
            if task.await.is_err_and(|error| error.is_panic()) {
                tracing::error!(table = name, "the room panicked; it is loaded again when somebody asks");
            }
            rooms.forget(&name, &own);
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

    /// Wakes tables whose bot is to move or whose clock is up, for as long as the process lives. It is
    /// also how matches go on after a restart.
    pub(crate) async fn keep_awake(self) {
        let mut timer = tokio::time::interval(LOOK);
        timer.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            timer.tick().await;
            match self.store().to_wake(ids::now()).await {
                Ok(ids) => self.wake_all(ids).await,
                Err(error) => tracing::warn!(%error, "could not look for tables to wake"),
            }
        }
    }

    async fn wake_all(&self, ids: Vec<String>) {
        for id in ids {
            if let Err(denial) = self.tell(&id, Ask::Wake).await {
                tracing::warn!(table = id, code = denial.code, "could not wake a table");
            }
        }
    }

    /// Gives up tables that everybody has forgotten, once an hour.
    pub(crate) async fn keep_tidy(self) {
        let mut timer = tokio::time::interval(Duration::from_hours(1));
        loop {
            timer.tick().await;
            for (stage, age) in [("open", ABANDONED_OPEN), ("playing", ABANDONED_PLAYING)] {
                let old = self.store().untouched(stage, ids::now() - age).await.unwrap_or_default();
                for id in old {
                    let _ = self.tell(&id, Ask::Abandon).await;
                }
            }
        }
    }
}

fn trouble(error: &dyn std::fmt::Display) -> Denial {
    tracing::error!(%error, "storage");
    Denial::TROUBLE
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use wire::{NewTable, Stage};

    use super::*;
    use crate::room::{Connection, OUTBOX};
    use crate::seating::Who;

    struct Folder(PathBuf);

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = std::fs::remove_dir_all(&self.0);
        }
    }

    /// A table at which somebody plays both sides, begun and stored.
    async fn begun(rooms: &Rooms) -> String {
        let new: NewTable = serde_json::from_value(serde_json::json!({
            "game": "jaipur", "seats": [{ "kind": "me" }, { "kind": "me" }], "start": true }))
        .unwrap();
        let components = table::ComponentSet::Edition("default".to_owned());
        let sitting =
            Sitting::make(&new, &Who { player: "ann".into(), name: "Ann".into() }, components).unwrap();
        let id = sitting.id.clone();
        rooms.add(sitting).await.unwrap();
        id
    }

    /// Sits down at a table's socket: what it is sent, without the socket.
    async fn visit(rooms: &Rooms, id: &str, number: u64) -> mpsc::Receiver<axum::extract::ws::Utf8Bytes> {
        let (out, mut queue) = mpsc::channel(OUTBOX);
        let connection = Box::new(Connection::new(number, None, out, Vec::new()));
        rooms.tell(id, Ask::Connect { connection, since: None }).await.unwrap();
        queue.recv().await.expect("a visitor is told the table");
        queue
    }

    #[tokio::test]
    async fn a_panic_in_one_room_harms_no_other_and_loses_nothing() {
        let folder = Folder(std::env::temp_dir().join(format!("durbar-rooms-{}", std::process::id())));
        std::fs::create_dir_all(&folder.0).unwrap();
        let store = Store::open(&folder.0).await.unwrap();
        store
            .apply(Change::NewPlayer {
                name: "Ann".into(),
                secret: crate::store::SecretRow {
                    hash: "0".into(),
                    id: "0".into(),
                    player: "ann".into(),
                    kind: "cookie".into(),
                    label: String::new(),
                    created: 0,
                },
            })
            .await
            .unwrap();
        let rooms = Rooms::new(store, Thinkers::new(1));
        let (doomed, other) = (begun(&rooms).await, begun(&rooms).await);
        let who = || Some(Who { player: "ann".into(), name: "Ann".into() });
        let before = rooms.ask(&doomed, |reply| Ask::Log { who: who(), reply }).await.unwrap();
        let (mut one, mut two) = (visit(&rooms, &doomed, 1).await, visit(&rooms, &other, 2).await);

        rooms.tell(&doomed, Ask::Panic).await.unwrap();
        // The clients of this room are let go, so that they come again; those of the other stay.
        while one.recv().await.is_some() {}
        rooms.tell(&other, Ask::Leave { connection: 99 }).await.unwrap();
        assert!(two.recv().await.is_some());

        assert_eq!(rooms.ask(&doomed, |reply| Ask::Log { who: who(), reply }).await, Ok(before));
        let info = rooms.ask(&other, |reply| Ask::Info { who: who(), reply }).await.unwrap();
        assert_eq!(info.stage, Stage::Playing);
        rooms.thinkers().close();
    }
}
