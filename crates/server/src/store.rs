//! Storage: plain tables in SQLite or PostgreSQL, and writers that commit everything that has arrived in one
//! go.
//!
//! A change is answered only when it is on disk (SQLite: `synchronous = FULL` with a write-ahead log), so
//! anyone told about a move after that can rely on it. While one commit is in progress, further changes
//! gather and share the next one.
//!
//! Several processes may share one PostgreSQL. Each change to a table says which revision it follows; a
//! change that follows an old one is refused, and its process reads what the other one wrote.

mod account;
mod analyses;
mod attempts;
mod batch;
mod change;
mod copies;
mod counting;
mod daily;
mod db;
mod dealt;
mod deeds;
mod duplicates;
mod entrance;
mod folder;
mod held;
mod hooks;
mod lines;
mod losses;
mod news;
mod notices;
mod puzzles;
mod query;
mod reports;
mod restore;
mod schema;
mod standings;
mod tidy;
mod transfer;
mod two_factor;

use std::sync::Arc;

use tokio::sync::{Mutex, mpsc, oneshot};

pub(crate) use account::{AccountRow, Holder, Person};
pub(crate) use analyses::AnalysisRow;
pub(crate) use attempts::Attempt;
pub(crate) use change::Change;
pub use copies::utc;
pub(crate) use daily::{DailyNews, DailyRow};
pub use db::Database;
use db::{Pool, on};
pub(crate) use dealt::Dealt;
pub(crate) use deeds::DeedRow;
pub(crate) use duplicates::{DealRow, DuplicateRow};
pub(crate) use entrance::{AddressRow, Entrance, InvitationRow};
pub(crate) use folder::{Hold, fold};
pub(crate) use held::HELD;
pub(crate) use hooks::{Called, DueCall, HookRow, Key, OFF, PUSH, UntoldTurn, WEBHOOK};
pub(crate) use losses::LossRow;
pub(crate) use news::{Ear, News, Shard, shard_of};
pub(crate) use puzzles::TryRow;
pub(crate) use query::{Listing, PlayerRow, SecretRow};
pub(crate) use reports::ReportRow;
pub use restore::Restored;
use schema::SCHEMA;
pub(crate) use sitting::{CLAIM, NewLines, TableRow};
pub(crate) use tidy::Keep;
pub use transfer::transfer;
pub(crate) use two_factor::TwoFactor;

/// Changes that may wait for the writer before others have to wait to be queued.
const QUEUE: usize = 4096;

/// The most changes that share one commit.
const BATCH: usize = 512;

/// Why something was not stored or read.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Another process has changed the table, or the host has deleted it.
    #[error("the table has moved on: another process has written to it")]
    Conflict,
    #[error("database: {0}")]
    Database(#[from] sqlx::Error),
    /// The schema could not be brought up to date.
    #[error("database schema: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
    /// Something stored cannot be understood.
    #[error("stored data: {0}")]
    Corrupt(String),
    /// The data folder or its database file.
    #[error("data folder {path}: {error}")]
    Folder {
        /// The folder or file.
        path: String,
        error: std::io::Error,
    },
    /// Another process serves the folder or replaces its database.
    #[error("a server is running on {0}: stop it first")]
    InUse(String),
    /// The database is no longer intact.
    #[error("{0}")]
    Lost(String),
    /// The database cannot be reached; trying each change on its own would not help.
    #[error("the database cannot be reached")]
    Unreachable,
    /// The writer has stopped, as it does when the server stops.
    #[error("the storage is closed")]
    Closed,
}

impl StoreError {
    /// Whether the connection to the database failed, and not what was to be stored.
    fn is_outage(&self) -> bool {
        match self {
            Self::Database(sqlx::Error::Database(error)) => {
                // SQLite: the disk fails or is full, or the file cannot be opened.
                let code = error.code().and_then(|code| code.parse::<u32>().ok());
                code.is_some_and(|code| matches!(code & 0xff, 10 | 13 | 14))
            }
            Self::Database(_) => true,
            _ => false,
        }
    }
}

/// The storage of one server.
#[derive(Clone, Debug)]
pub struct Store {
    read: Pool,
    /// For what does not go through the writers, since no move may wait for it.
    write: Pool,
    writes: mpsc::Sender<Write>,
}

#[derive(Debug)]
struct Write {
    change: Change,
    done: oneshot::Sender<Result<(), StoreError>>,
}

impl Store {
    /// Opens the database, and creates its tables if there are none.
    pub async fn open(database: &Database) -> Result<Self, StoreError> {
        let pools = database.connect().await?;
        let (writes, waiting) = mpsc::channel(QUEUE);
        let waiting = Arc::new(Mutex::new(waiting));
        for _ in 0..pools.writers {
            tokio::spawn(write_all(pools.write.clone(), Arc::clone(&waiting)));
        }
        Ok(Self { read: pools.read, write: pools.write, writes })
    }

    /// Stores a change; when this returns `Ok`, it is on disk.
    pub(crate) async fn apply(&self, change: Change) -> Result<(), StoreError> {
        let (done, answer) = oneshot::channel();
        self.writes.send(Write { change, done }).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Stops writing and reading, and leaves SQLite's database as a single file.
    pub(crate) async fn close(&self) {
        on!(&self.read, pool => pool.close().await);
        if let Pool::Sqlite(pool) = &self.write
            && let Err(error) = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(pool).await
        {
            tracing::warn!(%error, "the write-ahead log stays; the next start reads it");
        }
        on!(&self.write, pool => pool.close().await);
    }
}

/// A writer: takes everything that has arrived, commits it together, answers.
async fn write_all(pool: Pool, queue: Arc<Mutex<mpsc::Receiver<Write>>>) {
    let mut batch = Vec::with_capacity(BATCH);
    while queue.lock().await.recv_many(&mut batch, BATCH).await > 0 {
        metrics::histogram!("durbar_commit_size").record(batch.len() as f64);
        let together = commit(&pool, &batch).await;
        for write in batch.drain(..) {
            let result = match &together {
                Ok(()) => Ok(()),
                Err(error) if error.is_outage() => Err(StoreError::Unreachable),
                // One of them failed: try each on its own, so only that one fails.
                Err(_) => commit(&pool, std::slice::from_ref(&write)).await,
            };
            // Nobody is waiting if the request was cancelled.
            let _ = write.done.send(result);
        }
    }
}

async fn commit(pool: &Pool, batch: &[Write]) -> Result<(), StoreError> {
    let mut transaction = pool.begin().await?;
    change::write_all(&mut transaction, batch.iter().map(|write| &write.change)).await?;
    transaction.commit().await?;
    Ok(())
}

impl From<sitting::Corrupt> for StoreError {
    fn from(sitting::Corrupt(what): sitting::Corrupt) -> Self {
        Self::Corrupt(what)
    }
}
