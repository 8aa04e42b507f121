//! What is deleted automatically, so strangers cannot fill the disk: guests who never played, what guests
//! imported, the oldest of a guest's many finished tables. Accounts lose nothing here.

use super::db::{Open, run};
use super::{Change, Store, StoreError, on};

/// Rows deleted in one change, so no move waits long.
const AT_ONCE: i64 = 100;

/// How many of the latest messages a table keeps.
pub(super) const MOST_CHAT: i64 = 500;

/// What is kept, and how much of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Keep {
    /// Guests who have sat nowhere and said nothing since then are deleted.
    pub(crate) guests_since: i64,
    /// Guests' imports from before then are deleted.
    pub(crate) imports_since: i64,
    /// A guest's finished tables, not counting those where someone with an account sits.
    pub(crate) finished: i64,
}

impl Store {
    /// Deletes what is not kept, a little at a time. Returns how many guests and tables were deleted.
    pub(crate) async fn tidy(&self, keep: Keep) -> Result<(usize, usize), StoreError> {
        let mut gone = (0, 0);
        loop {
            let guests = self.idle_guests(keep.guests_since).await?;
            let mut tables = self.old_imports(keep.imports_since).await?;
            tables.extend(self.surplus(keep.finished).await?);
            if guests.is_empty() && tables.is_empty() {
                return Ok(gone);
            }
            gone = (gone.0 + guests.len(), gone.1 + tables.len());
            self.apply(Change::Sweep { guests, tables }).await?;
        }
    }

    async fn idle_guests(&self, since: i64) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT id FROM players WHERE created < $1 AND banned = 0 \
                   AND NOT EXISTS (SELECT 1 FROM accounts WHERE accounts.player = players.id) \
                   AND NOT EXISTS (SELECT 1 FROM seated WHERE seated.player = players.id) \
                   AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.host = players.id) \
                   AND NOT EXISTS (SELECT 1 FROM chat WHERE chat.player = players.id) \
                   AND NOT EXISTS (SELECT 1 FROM secrets WHERE secrets.player = players.id AND secrets.seen >= $1) \
                   LIMIT $2";
        Ok(on!(&self.read, pool => sqlx::query_scalar(sql).bind(since).bind(AT_ONCE).fetch_all(pool).await)?)
    }

    async fn old_imports(&self, since: i64) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT table_id FROM imports JOIN tables ON tables.id = imports.table_id WHERE imports.at < $1 \
                   AND NOT EXISTS (SELECT 1 FROM accounts WHERE accounts.player = tables.host) LIMIT $2";
        Ok(on!(&self.read, pool => sqlx::query_scalar(sql).bind(since).bind(AT_ONCE).fetch_all(pool).await)?)
    }

    async fn surplus(&self, keep: i64) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT id FROM (SELECT id, ROW_NUMBER() OVER (PARTITION BY host ORDER BY touched DESC, id) AS place \
                   FROM tables WHERE stage IN ('finished', 'abandoned') \
                   AND NOT EXISTS (SELECT 1 FROM accounts WHERE accounts.player = tables.host) \
                   AND NOT EXISTS (SELECT 1 FROM seated JOIN accounts ON accounts.player = seated.player \
                   WHERE seated.table_id = tables.id)) AS ranked WHERE place > $1 LIMIT $2";
        Ok(on!(&self.read, pool => sqlx::query_scalar(sql).bind(keep).bind(AT_ONCE).fetch_all(pool).await)?)
    }

    /// How many bytes everything takes. Space freed by deletion is not counted.
    pub(crate) async fn size(&self) -> Result<u64, StoreError> {
        let bytes: i64 = match &self.read {
            super::Pool::Sqlite(pool) => {
                let sql = "SELECT (page_count - freelist_count) * page_size \
                           FROM pragma_page_count(), pragma_freelist_count(), pragma_page_size()";
                sqlx::query_scalar(sql).fetch_one(pool).await?
            }
            super::Pool::Postgres(pool) => {
                sqlx::query_scalar("SELECT pg_database_size(current_database())").fetch_one(pool).await?
            }
        };
        Ok(bytes.unsigned_abs())
    }
}

pub(super) async fn sweep(to: &mut Open, guests: &[String], tables: &[String]) -> Result<(), StoreError> {
    for id in tables {
        run!(to, "DELETE FROM tables WHERE id = $1", id)?;
    }
    for id in guests {
        // A player who has just sat down stays.
        let sql = "DELETE FROM players WHERE id = $1 \
                   AND NOT EXISTS (SELECT 1 FROM seated WHERE seated.player = players.id)";
        run!(to, sql, id)?;
    }
    Ok(())
}

/// Notes that a table was imported, and deletes the host's oldest imports beyond those that are kept.
pub(super) async fn note_import(
    to: &mut Open,
    table: &str,
    host: &str,
    at: i64,
    keep: i64,
) -> Result<(), StoreError> {
    run!(to, "INSERT INTO imports (table_id, at) VALUES ($1, $2)", table, at)?;
    let sql = "DELETE FROM tables WHERE id IN (SELECT table_id FROM imports JOIN tables AS own ON own.id = table_id \
               WHERE own.host = $1 ORDER BY at DESC, table_id LIMIT 1000 OFFSET $2)";
    run!(to, sql, host, keep)?;
    Ok(())
}
