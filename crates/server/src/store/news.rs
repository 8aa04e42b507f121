//! How several processes on one PostgreSQL hear of each other's changes, and share what is to be done.

use sqlx::postgres::PgListener;

use super::db::{Db, Open, on};
use super::{Store, StoreError};

/// The channel on which processes tell each other what changed.
const CHANNEL: &str = "durbar";

/// A notification holds 8,000 bytes, and one piece of news about 30.
const IN_ONE: usize = 200;

/// A bot or a clock that one process has taken on is another's business after so many milliseconds.
pub(crate) const CLAIM: i64 = 3_000;

/// With no sign of life for so many milliseconds no process was there.
const SILENCE: i64 = 6_000;

/// Something that another process may have done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum News {
    /// A table went on to this revision.
    Moved { table: String, revision: i64 },
    /// Somebody said something: the number of the message.
    Said { table: String, n: u32 },
    /// Messages were missed: anything may have happened.
    Missed,
}

impl std::fmt::Display for News {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Moved { table, revision } => write!(out, "{table}:m{revision}"),
            Self::Said { table, n } => write!(out, "{table}:s{n}"),
            Self::Missed => write!(out, "?"),
        }
    }
}

impl News {
    /// What cannot be read makes everybody look, as newer processes beside this one may say more.
    fn read(text: &str) -> Self {
        let Some((table, what)) = text.split_once(':') else { return Self::Missed };
        let table = table.to_owned();
        let moved = what.strip_prefix('m').and_then(|number| number.parse().ok());
        let said = what.strip_prefix('s').and_then(|number| number.parse().ok());
        match (moved, said) {
            (Some(revision), _) => Self::Moved { table, revision },
            (_, Some(n)) => Self::Said { table, n },
            _ => Self::Missed,
        }
    }
}

/// Tells the other processes, as part of the same commit. SQLite has one process, and nobody to tell.
pub(super) async fn notify(to: &mut Open, news: impl Iterator<Item = News>) -> Result<(), StoreError> {
    let Db::Postgres(link) = to else { return Ok(()) };
    let news: Vec<String> = news.map(|one| one.to_string()).collect();
    for some in news.chunks(IN_ONE) {
        let query = sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(some.join(" "));
        query.execute(&mut **link).await?;
    }
    Ok(())
}

/// What other processes tell.
pub(crate) struct Ear(PgListener);

impl Ear {
    /// The next news, own ones included. A connection that broke is made again, and what was said
    /// meanwhile is `Missed`.
    pub(crate) async fn hear(&mut self) -> Result<Vec<News>, StoreError> {
        Ok(match self.0.try_recv().await? {
            Some(said) => said.payload().split(' ').map(News::read).collect(),
            None => vec![News::Missed],
        })
    }
}

impl Store {
    /// Begins to listen; `None` where no other process can be.
    pub(crate) async fn listen(&self) -> Result<Option<Ear>, StoreError> {
        let Db::Postgres(pool) = &self.read else { return Ok(None) };
        let mut listener = PgListener::connect_with(pool).await?;
        listener.listen(CHANNEL).await?;
        Ok(Some(Ear(listener)))
    }

    /// Tables whose bot is to move or whose clock is up. Among several processes each table is given to one
    /// of them, which has a while to see to it.
    pub(crate) async fn claim(&self, now: i64) -> Result<Vec<String>, StoreError> {
        Ok(match &self.read {
            Db::Sqlite(pool) => {
                let sql = "SELECT id FROM tables WHERE wake <= $1 ORDER BY wake LIMIT 1000";
                sqlx::query_scalar(sql).bind(now).fetch_all(pool).await?
            }
            Db::Postgres(pool) => {
                let sql = "UPDATE tables SET wake = $2 WHERE id IN (SELECT id FROM tables WHERE wake <= $1 \
                           ORDER BY wake LIMIT 200 FOR UPDATE SKIP LOCKED) RETURNING id";
                sqlx::query_scalar(sql).bind(now).bind(now + CLAIM).fetch_all(pool).await?
            }
        })
    }

    /// Whether other processes may be at work on the same database.
    pub(crate) const fn is_shared(&self) -> bool {
        matches!(self.read, Db::Postgres(_))
    }

    /// A sign of life. It says since when the tables have been served without a break, so that nobody's clock
    /// pays for the time before. A process alone has served since its own start.
    pub(crate) async fn beat(&self, now: i64) -> Result<i64, StoreError> {
        if !self.is_shared() {
            return Ok(now);
        }
        let sql = "UPDATE life SET resumed = CASE WHEN beat < $1 - $2 THEN $1 ELSE resumed END, beat = $1 \
                   WHERE id = 1 RETURNING resumed";
        Ok(on!(&self.read, pool => sqlx::query_scalar(sql).bind(now).bind(SILENCE).fetch_one(pool).await)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn news_read_back_as_they_were_told() {
        let moved = News::Moved { table: "abc".into(), revision: 12 };
        let said = News::Said { table: "abc".into(), n: 3 };
        assert_eq!(News::read(&moved.to_string()), moved);
        assert_eq!(News::read(&said.to_string()), said);
        assert_eq!(News::read("abc:x1"), News::Missed);
    }
}
