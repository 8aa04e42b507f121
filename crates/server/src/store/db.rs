//! The two databases: one SQL text for both, with two types of connection.

use std::path::PathBuf;
use std::time::Duration;

use futures_util::future::BoxFuture;
use sqlx::pool::PoolConnectionMetadata;
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{Connection as _, Postgres, Sqlite, SqliteConnection, Transaction};

use super::folder::{self, FILE};
use super::{SCHEMA, StoreError};

/// How long a request waits for a connection to PostgreSQL.
const PATIENCE: Duration = Duration::from_secs(5);

/// Where everything is stored: in a folder, or on a PostgreSQL server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Database {
    /// An SQLite file in this folder, for one process.
    Folder(PathBuf),
    /// A PostgreSQL server by its URL, for one process or several.
    Postgres(String),
}

/// A value for one database or the other.
#[derive(Clone, Debug)]
pub(crate) enum Db<S, P> {
    Sqlite(S),
    Postgres(P),
}

pub(crate) type Pool = Db<SqlitePool, PgPool>;
pub(crate) type Open = Db<Transaction<'static, Sqlite>, Transaction<'static, Postgres>>;

/// Does the same with either database. The text of a statement is the same but its types are not, so it is
/// compiled twice.
macro_rules! on {
    ($db:expr, $link:ident => $body:expr) => {
        match $db {
            $crate::store::db::Db::Sqlite($link) => $body,
            $crate::store::db::Db::Postgres($link) => $body,
        }
    };
}
pub(crate) use on;

/// Runs one statement with these values, and returns how many rows it touched.
macro_rules! run {
    ($to:expr, $sql:expr $(, $value:expr)* $(,)?) => {
        $crate::store::db::on!(&mut *$to, link => sqlx::query($sql)$(.bind($value))*.execute(&mut **link).await.map(|done| done.rows_affected()))
            .map_err($crate::store::StoreError::from)
    };
}
pub(crate) use run;

/// Reads a struct from the columns named like its fields. `Name(Inner)` is for a struct of another crate, whose other
/// fields start as their default. `sqlx`'s own derive does the same, but compiles both databases a second time for it.
macro_rules! columns {
    ($name:ident($inner:ident) { $($field:ident),+ $(,)? }) => {
        $crate::store::db::columns!(@ $name { $($field),+ } => Self($inner { $($field,)+ ..Default::default() }));
    };
    ($name:ident { $($field:ident),+ $(,)? }) => {
        $crate::store::db::columns!(@ $name { $($field),+ } => Self { $($field),+ });
    };
    (@ $name:ident { $($field:ident),+ } => $made:expr) => {
        $crate::store::db::columns!(@ sqlx::sqlite::SqliteRow, $name { $($field),+ } => $made);
        $crate::store::db::columns!(@ sqlx::postgres::PgRow, $name { $($field),+ } => $made);
    };
    (@ $row:ty, $name:ident { $($field:ident),+ } => $made:expr) => {
        impl sqlx::FromRow<'_, $row> for $name {
            fn from_row(row: &$row) -> Result<Self, sqlx::Error> {
                use sqlx::Row as _;
                $(let $field = row.try_get(stringify!($field))?;)+
                Ok($made)
            }
        }
    };
}
pub(crate) use columns;

/// The pools of one database: for reading, and for the writers.
pub(super) struct Pools {
    pub(super) read: Pool,
    pub(super) write: Pool,
    /// How many may write at a time.
    pub(super) writers: u32,
}

impl Database {
    pub(super) async fn connect(&self) -> Result<Pools, StoreError> {
        match self {
            Self::Folder(folder) => {
                folder::prepare(folder).await?;
                let options = sqlite_options(folder);
                // A connection to a file does not break by itself, so none is tested before each use.
                let pool = SqlitePoolOptions::new().test_before_acquire(false);
                let write = pool.clone().max_connections(1).before_acquire(is_at_rest);
                let write = write.connect_with(options.clone()).await?;
                SCHEMA.run(&write).await?;
                let read = options.read_only(true);
                let read = pool.max_connections(4).connect_with(read).await?;
                Ok(Pools { read: Db::Sqlite(read), write: Db::Sqlite(write), writers: 1 })
            }
            Self::Postgres(url) => {
                let writers = 2;
                let options = postgres_options(url)?;
                let pool = PgPoolOptions::new().acquire_timeout(PATIENCE);
                // One more for counting rated tables, which the writers do not wait for.
                let write = pool.clone().max_connections(writers + 1).connect_with(options.clone()).await?;
                SCHEMA.run(&write).await?;
                let read = pool.max_connections(6).connect_with(options).await?;
                Ok(Pools { read: Db::Postgres(read), write: Db::Postgres(write), writers })
            }
        }
    }

    /// Whether there is something to open; a PostgreSQL server says so itself.
    pub(crate) fn is_there(&self) -> bool {
        match self {
            Self::Folder(folder) => folder.join(FILE).is_file(),
            Self::Postgres(_) => true,
        }
    }
}

/// For people: never with the password that a URL may contain.
impl std::fmt::Display for Database {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Folder(folder) => write!(out, "{}", folder.display()),
            Self::Postgres(url) => {
                let rest = url.split_once("://").map_or(url.as_str(), |(_, rest)| rest);
                let place = rest.rsplit_once('@').map_or(rest, |(_, place)| place);
                write!(out, "PostgreSQL at {}", place.split('?').next().unwrap_or(place))
            }
        }
    }
}

fn sqlite_options(folder: &std::path::Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(folder.join(FILE))
        .create_if_missing(false)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        // A statement about many tables notes the pages it changes, in case it is rolled back: not in a file.
        .pragma("temp_store", "memory")
        .busy_timeout(Duration::from_secs(10))
}

/// On a full disk SQLite rolls a transaction back on its own, but sqlx still counts it as open, so no other
/// could ever begin on that connection. It is replaced by a new one.
fn is_at_rest(
    link: &mut SqliteConnection,
    _: PoolConnectionMetadata,
) -> BoxFuture<'_, Result<bool, sqlx::Error>> {
    Box::pin(async move {
        // Anything pending on it, such as a rollback, is done first. An idle connection is not asked.
        if link.is_in_transaction() {
            link.ping().await?;
        }
        Ok(!link.is_in_transaction())
    })
}

/// A process that stops in the middle of a change must not keep the others waiting for its locks.
fn postgres_options(url: &str) -> Result<PgConnectOptions, sqlx::Error> {
    let options: PgConnectOptions = url.parse()?;
    Ok(options.options([("idle_in_transaction_session_timeout", "2s"), ("statement_timeout", "30s")]))
}

impl Pool {
    /// Begins a transaction that writes. SQLite is told at once, since it could not upgrade a reader later.
    pub(super) async fn begin(&self) -> Result<Open, sqlx::Error> {
        Ok(match self {
            Self::Sqlite(pool) => Db::Sqlite(pool.begin_with("BEGIN IMMEDIATE").await?),
            Self::Postgres(pool) => Db::Postgres(pool.begin().await?),
        })
    }
}

impl Open {
    pub(super) async fn commit(self) -> Result<(), sqlx::Error> {
        on!(self, link => link.commit().await)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_not_shown() {
        let database =
            Database::Postgres("postgres://durbar:secret@db.example.org/games?sslmode=disable".into());
        assert_eq!(database.to_string(), "PostgreSQL at db.example.org/games");
    }
}
