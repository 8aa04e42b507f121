//! How several processes on one PostgreSQL hear of each other's changes, and share the work.

use std::collections::{BTreeMap, HashSet};

use sqlx::postgres::PgListener;

use super::db::{Db, Open, on};
use super::{Store, StoreError};
use sitting::CLAIM;

/// The channel on which processes say that they are alive.
const CHANNEL: &str = "durbar";

/// News of a table goes out on one of this many channels, and is heard by processes with one of its tables
/// open. More channels would separate the news better, but each one listened to costs PostgreSQL a look at
/// every notification.
const SHARDS: u32 = 4096;

/// One of the channels for tables.
pub(crate) type Shard = u32;

/// The channel of a table, the same in every process: FNV-1a of its id.
pub(crate) fn shard_of(table: &str) -> Shard {
    let mix = |hash: u32, byte: u8| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    table.bytes().fold(0x811c_9dc5, mix) % SHARDS
}

fn channel(shard: Shard) -> String {
    format!("{CHANNEL}-{shard}")
}

/// A notification holds 8,000 bytes, and one piece of news takes about 30.
const IN_ONE: usize = 200;

/// If there was no heartbeat for this many milliseconds, no process was running.
const SILENCE: i64 = 6_000;

/// Something another process may have done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum News {
    /// A table moved on to this revision.
    Moved { table: String, revision: i64 },
    /// Someone wrote a message: its number.
    Said { table: String, n: u32 },
    /// A message was deleted.
    Cleared { table: String, n: u32 },
    /// These players are at a table's sockets in that process.
    Here { table: String, process: String, players: Vec<String> },
    /// That process has started to serve a table, and wants to know who is there.
    Who { table: String, process: String },
    /// That process is alive.
    Beat { process: String },
    /// Messages were missed: anything may have happened.
    Missed,
}

impl std::fmt::Display for News {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Moved { table, revision } => write!(out, "{table}:m{revision}"),
            Self::Said { table, n } => write!(out, "{table}:s{n}"),
            Self::Cleared { table, n } => write!(out, "{table}:c{n}"),
            Self::Here { table, process, players } => {
                write!(out, "{table}:h{process}")?;
                players.iter().try_for_each(|player| write!(out, ",{player}"))
            }
            Self::Who { table, process } => write!(out, "{table}:w{process}"),
            Self::Beat { process } => write!(out, ":b{process}"),
            Self::Missed => write!(out, "?"),
        }
    }
}

impl News {
    /// The channel it goes out on.
    fn channel(&self) -> String {
        match self {
            Self::Moved { table, .. }
            | Self::Said { table, .. }
            | Self::Cleared { table, .. }
            | Self::Here { table, .. }
            | Self::Who { table, .. } => channel(shard_of(table)),
            Self::Beat { .. } | Self::Missed => CHANNEL.to_owned(),
        }
    }

    /// Anything unreadable makes everyone look, since newer processes may say more.
    fn read(text: &str) -> Self {
        let Some((table, what)) = text.split_once(':') else { return Self::Missed };
        let (kind, rest) = what.split_at_checked(1).unwrap_or_default();
        let table = table.to_owned();
        let read = match kind {
            "m" => rest.parse().ok().map(|revision| Self::Moved { table, revision }),
            "s" => rest.parse().ok().map(|n| Self::Said { table, n }),
            "c" => rest.parse().ok().map(|n| Self::Cleared { table, n }),
            "h" => {
                let mut names = rest.split(',').map(str::to_owned);
                names.next().map(|process| Self::Here { table, process, players: names.collect() })
            }
            "w" => Some(Self::Who { table, process: rest.to_owned() }),
            "b" => Some(Self::Beat { process: rest.to_owned() }),
            _ => None,
        };
        read.unwrap_or(Self::Missed)
    }
}

/// Tells the other processes, as part of the same commit. With SQLite there is only one process, and nobody
/// to tell.
pub(super) async fn notify(to: &mut Open, news: impl Iterator<Item = News>) -> Result<(), StoreError> {
    let Db::Postgres(link) = to else { return Ok(()) };
    let (channels, texts) = gathered(news);
    if !channels.is_empty() {
        // One round trip, however many channels it concerns.
        let sql =
            "SELECT pg_notify(channel, said) FROM UNNEST($1::text[], $2::text[]) AS told (channel, said)";
        sqlx::query(sql).bind(channels).bind(texts).execute(&mut **link).await?;
    }
    Ok(())
}

/// The notifications to send: each channel, and the news for it.
fn gathered(news: impl Iterator<Item = News>) -> (Vec<String>, Vec<String>) {
    let mut by_channel: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for one in news {
        by_channel.entry(one.channel()).or_default().push(one.to_string());
    }
    let parts = by_channel
        .iter()
        .flat_map(|(channel, texts)| texts.chunks(IN_ONE).map(move |some| (channel.clone(), some.join(" "))));
    parts.unzip()
}

/// Listens to other processes.
pub(crate) struct Ear {
    listener: PgListener,
    shards: HashSet<Shard>,
}

impl Ear {
    /// The next news, including our own; `None` if the connection broke. Giving up the wait loses nothing.
    pub(crate) async fn hear(&mut self) -> Result<Option<Vec<News>>, StoreError> {
        let said = self.listener.try_recv().await?;
        Ok(said.map(|said| said.payload().split(' ').map(News::read).collect()))
    }

    /// Listens to some more channels.
    pub(crate) async fn join(&mut self, shards: &[Shard]) -> Result<(), StoreError> {
        let new: Vec<Shard> = shards.iter().copied().filter(|shard| self.shards.insert(*shard)).collect();
        let names: Vec<String> = new.into_iter().map(channel).collect();
        if !names.is_empty() {
            self.listener.listen_all(names.iter().map(String::as_str)).await?;
        }
        Ok(())
    }

    /// Stops listening to a channel.
    pub(crate) async fn leave(&mut self, shard: Shard) -> Result<(), StoreError> {
        if self.shards.remove(&shard) {
            self.listener.unlisten(&channel(shard)).await?;
        }
        Ok(())
    }
}

impl Store {
    /// Tells the other processes something that is not stored. If it is lost, someone looks absent for a
    /// while.
    pub(crate) async fn say(&self, news: &News) {
        let Db::Postgres(pool) = &self.read else { return };
        let query = sqlx::query("SELECT pg_notify($1, $2)").bind(news.channel()).bind(news.to_string());
        if let Err(error) = query.execute(pool).await {
            tracing::debug!(%error, "the other processes could not be told");
        }
    }

    /// Starts listening; `None` if there can be no other process.
    pub(crate) async fn listen(&self) -> Result<Option<Ear>, StoreError> {
        let Db::Postgres(pool) = &self.read else { return Ok(None) };
        let mut listener = PgListener::connect_with(pool).await?;
        // A broken connection is reported at once, so nothing counts as heard that was not.
        listener.eager_reconnect(false);
        listener.listen(CHANNEL).await?;
        Ok(Some(Ear { listener, shards: HashSet::new() }))
    }

    /// Tables whose bot is to move or whose clock has run out. With several processes each table goes to one
    /// of them, which has a while to deal with it.
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

    /// A heartbeat. It returns since when the tables have been served without a break, so nobody's clock pays
    /// for the time before. A process on its own has served since it started.
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
    fn news_of_one_table_go_out_on_one_channel() {
        let moved = |table: &str, revision| News::Moved { table: table.into(), revision };
        let beat = News::Beat { process: "p1".into() };
        let (channels, texts) = gathered([moved("abc", 1), beat, moved("abc", 2)].into_iter());
        assert_eq!(channels, ["durbar".to_owned(), channel(shard_of("abc"))]);
        assert_eq!(texts, [":bp1", "abc:m1 abc:m2"]);
        let many = (0..=IN_ONE as i64).map(|n| moved("abc", n));
        assert_eq!(gathered(many).1.len(), 2, "a notification holds so many");
        assert_eq!(shard_of("abc"), 0x1a47_e90b % SHARDS, "every process counts alike");
    }

    #[test]
    fn news_read_back_as_they_were_told() {
        let moved = News::Moved { table: "abc".into(), revision: 12 };
        let said = News::Said { table: "abc".into(), n: 3 };
        assert_eq!(News::read(&moved.to_string()), moved);
        assert_eq!(News::read(&said.to_string()), said);
        let players = vec!["ann".into(), "ben".into()];
        let here = News::Here { table: "abc".into(), process: "p1".into(), players };
        let nobody = News::Here { table: "abc".into(), process: "p1".into(), players: Vec::new() };
        let who = News::Who { table: "abc".into(), process: "p1".into() };
        let beat = News::Beat { process: "p1".into() };
        let cleared = News::Cleared { table: "abc".into(), n: 3 };
        for news in [cleared, here, nobody, who, beat] {
            assert_eq!(News::read(&news.to_string()), news);
        }
        for strange in ["abc:x1", "abc:", ":", "", "abc:mx"] {
            assert_eq!(News::read(strange), News::Missed);
        }
    }
}
