//! Storage: plain tables in SQLite or PostgreSQL, and writers that commit what has gathered in one go.
//!
//! A change is answered only when it is on disk (SQLite: `synchronous = FULL` with a write-ahead log), so that
//! whoever is told of a move after that can rely on it. While one commit is under way the next changes
//! gather, and share the next one.
//!
//! Several processes may share one PostgreSQL. Each change of a table says which revision it follows; a change
//! that follows an old one is refused, and its process reads again what the other one wrote.

mod account;
mod batch;
mod change;
mod counting;
mod db;
mod held;
mod hooks;
mod news;
mod notices;
mod query;
mod reports;
mod standings;
mod transfer;

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, SqliteConnection};
use tokio::sync::{Mutex, mpsc, oneshot};

pub(crate) use account::{AccountRow, Holder, Person};
pub(crate) use change::{Change, NewLine};
pub use db::Database;
use db::{FILE, Pool, on};
pub(crate) use held::HELD;
pub(crate) use hooks::{Called, DueCall, HookRow, Key, OFF, Turn};
pub(crate) use news::{CLAIM, Ear, News};
pub(crate) use query::{Listing, PlayerRow, SecretRow, TableRow};
pub(crate) use reports::ReportRow;
pub use transfer::transfer;

/// Changes that may wait for the writer before others have to wait to be queued.
const QUEUE: usize = 4096;

/// Changes that share one commit at most.
const BATCH: usize = 512;

/// Why something was not stored or read.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Another process has changed the table, or the host has deleted it.
    #[error("the table has moved on: somebody else has written to it")]
    Conflict,
    /// The database did not do it.
    #[error("database: {0}")]
    Database(#[from] sqlx::Error),
    /// The schema could not be brought up to date.
    #[error("database schema: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
    /// Something stored cannot be understood.
    #[error("stored data: {0}")]
    Corrupt(String),
    /// The database cannot be reached; trying each change for itself would not help.
    #[error("the database cannot be reached")]
    Unreachable,
    /// The writer has stopped, as it does when the server stops.
    #[error("the storage is closed")]
    Closed,
}

impl StoreError {
    /// Whether it was the way to the database, and not what was to be stored.
    const fn is_outage(&self) -> bool {
        matches!(self, Self::Database(error) if !matches!(error, sqlx::Error::Database(_)))
    }
}

/// The storage of one server.
#[derive(Clone, Debug)]
pub struct Store {
    read: Pool,
    /// For what does not go through the writers, since no move must wait for it.
    write: Pool,
    writes: mpsc::Sender<Write>,
}

#[derive(Debug)]
struct Write {
    change: Change,
    done: oneshot::Sender<Result<(), StoreError>>,
}

impl Store {
    /// Opens the database, and makes its tables when there are none.
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

    /// Copies the database, as it is at this moment, into a new file.
    pub async fn backup(folder: &Path, to: &Path) -> Result<(), StoreError> {
        let options =
            SqliteConnectOptions::new().filename(folder.join(FILE)).busy_timeout(Duration::from_secs(30));
        let mut source = SqliteConnection::connect_with(&options).await?;
        let target = to.to_str().ok_or_else(|| StoreError::Corrupt("the file's name is not text".into()))?;
        make_private_file(to).map_err(sqlx::Error::Io)?;
        sqlx::query("VACUUM INTO $1").bind(target).execute(&mut source).await?;
        Ok(())
    }
}

/// A data folder, and in it a database for its owner's eyes alone: seeds and hashes lie there.
pub(crate) fn make_private_folder(folder: &Path) -> std::io::Result<()> {
    std::fs::create_dir_all(folder)?;
    make_private_file(&folder.join(FILE))
}

/// An empty file for its owner's eyes alone; the seeds of games under way go into it.
fn make_private_file(path: &Path) -> std::io::Result<()> {
    let mut options = std::fs::OpenOptions::new();
    options.create(true).append(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options.open(path)?;
    #[cfg(unix)]
    file.set_permissions(std::os::unix::fs::PermissionsExt::from_mode(0o600))?;
    drop(file);
    Ok(())
}

/// A writer: takes what has gathered, commits it together, answers.
async fn write_all(pool: Pool, queue: Arc<Mutex<mpsc::Receiver<Write>>>) {
    let mut batch = Vec::with_capacity(BATCH);
    while queue.lock().await.recv_many(&mut batch, BATCH).await > 0 {
        metrics::histogram!("durbar_commit_size").record(batch.len() as f64);
        let together = commit(&pool, &batch).await;
        for write in batch.drain(..) {
            let result = match &together {
                Ok(()) => Ok(()),
                Err(error) if error.is_outage() => Err(StoreError::Unreachable),
                // One of them does not go in: each for itself, so that only that one fails.
                Err(_) => commit(&pool, std::slice::from_ref(&write)).await,
            };
            // Nobody waits any more when the asker was cancelled.
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
