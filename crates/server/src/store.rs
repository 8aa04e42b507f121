//! Storage: plain tables in SQLite, and one writer that commits what has gathered in one go.
//!
//! A change is answered only when it is on disk (`synchronous = FULL` with a write-ahead log), so that
//! whoever is told of a move after that can rely on it. While one commit is under way the next changes
//! gather, and share the next one.

mod change;
mod query;

use std::path::Path;
use std::time::Duration;

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{Connection, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

pub(crate) use change::{Change, NewLine};
pub(crate) use query::{Listing, SecretRow, TableRow};

/// The file inside the data folder.
pub(crate) const FILE: &str = "durbar.sqlite";

/// Changes that may wait for the writer before others have to wait to be queued.
const QUEUE: usize = 4096;

/// Changes that share one commit at most.
const BATCH: usize = 512;

/// Why something was not stored or read.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Another process has written these log lines already.
    #[error("the table has moved on: another process has written to it")]
    Conflict,
    /// The host has deleted the table in the meantime.
    #[error("the table is gone")]
    Gone,
    /// The database did not do it.
    #[error("database: {0}")]
    Database(#[from] sqlx::Error),
    /// The schema could not be brought up to date.
    #[error("database schema: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
    /// Something stored cannot be understood.
    #[error("stored data: {0}")]
    Corrupt(String),
    /// The writer has stopped, as it does when the server stops.
    #[error("the storage is closed")]
    Closed,
}

/// The storage of one server.
#[derive(Clone, Debug)]
pub struct Store {
    read: SqlitePool,
    writes: mpsc::Sender<Write>,
}

#[derive(Debug)]
struct Write {
    change: Change,
    done: oneshot::Sender<Result<(), StoreError>>,
}

impl Store {
    /// Opens the database in a data folder, and makes it when there is none.
    pub async fn open(folder: &Path) -> Result<Self, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(folder.join(FILE))
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(10));
        let mut connection = SqliteConnection::connect_with(&options).await?;
        sqlx::migrate!().run(&mut connection).await?;
        let read = SqlitePoolOptions::new()
            .max_connections(4)
            .connect_with(options.read_only(true).create_if_missing(false))
            .await?;
        let (writes, waiting) = mpsc::channel(QUEUE);
        tokio::spawn(write_all(connection, waiting));
        Ok(Self { read, writes })
    }

    /// Whether a folder holds a database.
    pub(crate) fn is_in(folder: &Path) -> bool {
        folder.join(FILE).is_file()
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

/// An empty file for its owner's eyes alone; the seeds of games under way go into it.
pub(crate) fn make_private_file(path: &Path) -> std::io::Result<()> {
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

/// The writer: takes what has gathered, commits it together, answers.
async fn write_all(mut connection: SqliteConnection, mut queue: mpsc::Receiver<Write>) {
    let mut batch = Vec::with_capacity(BATCH);
    while queue.recv_many(&mut batch, BATCH).await > 0 {
        metrics::histogram!("durbar_commit_size").record(batch.len() as f64);
        let together = commit(&mut connection, &batch).await;
        for write in batch.drain(..) {
            let result = match &together {
                Ok(()) => Ok(()),
                // One of them does not go in: each for itself, so that only that one fails.
                Err(_) => commit(&mut connection, std::slice::from_ref(&write)).await,
            };
            // Nobody waits any more when the asker was cancelled.
            let _ = write.done.send(result);
        }
    }
    let _ = connection.close().await;
}

async fn commit(connection: &mut SqliteConnection, batch: &[Write]) -> Result<(), StoreError> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    for write in batch {
        write.change.write(&mut transaction).await?;
    }
    transaction.commit().await?;
    Ok(())
}
