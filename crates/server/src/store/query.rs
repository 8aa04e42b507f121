//! Everything that can be read.

use sqlx::AssertSqlSafe;

use super::db::columns;
use super::{Store, StoreError, TableRow, on};

/// A table as it is read from its columns.
struct Read(TableRow);
macro_rules! read {
    ($($when:ident: $($field:ident),+;)+) => { columns!(Read(TableRow) { $($($field),+),+ }); };
}
sitting::table_columns!(read);

/// What is stored of a cookie or token.
#[derive(Clone, Debug)]
pub(crate) struct SecretRow {
    pub(crate) hash: String,
    pub(crate) id: String,
    pub(crate) player: String,
    pub(crate) kind: String,
    pub(crate) label: String,
    pub(crate) created: i64,
    /// When it was last used, to the hour.
    pub(crate) seen: i64,
    /// The address it was used from.
    pub(crate) address: String,
    /// 1 if it is a cookie under a name that only this very host can set.
    pub(crate) host_only: i64,
    /// `play` or `read`.
    pub(crate) scope: String,
    /// When it expires; a cookie does not.
    pub(crate) expires: Option<i64>,
}
columns!(SecretRow { hash, id, player, kind, label, created, seen, address, host_only, scope, expires });

/// A player for the host.
#[derive(Clone, Debug)]
pub(crate) struct PlayerRow {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) banned: i64,
    pub(crate) tables: i64,
    /// The account's name; a guest has none.
    pub(crate) account: Option<String>,
    pub(crate) role: Option<String>,
    /// Where and when the player was last seen.
    pub(crate) address: Option<String>,
    pub(crate) seen: Option<i64>,
}
columns!(PlayerRow { id, name, banned, tables, account, role, address, seen });

/// Everything a host sees about players.
const PLAYERS: &str = "SELECT players.id, players.name, banned, accounts.name AS account, role, \
    (SELECT COUNT(*) FROM seated WHERE seated.player = players.id) AS tables, \
    (SELECT address FROM secrets WHERE secrets.player = players.id ORDER BY seen DESC, id LIMIT 1) AS address, \
    (SELECT MAX(seen) FROM secrets WHERE secrets.player = players.id) AS seen \
    FROM players LEFT JOIN accounts ON accounts.player = players.id";

/// Which tables to list.
#[derive(Clone, Debug)]
pub(crate) enum Listing {
    /// Those listed for everyone.
    Listed { stage: String, game: Option<String> },
    /// Those of a player.
    Mine { player: String },
}

/// The most entries in a list meant for people.
const MOST_LISTED: i64 = 100;

/// Messages that a newcomer is shown.
const CHAT_HISTORY: i64 = 50;

impl Store {
    pub(crate) async fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError> {
        let sql = "SELECT * FROM tables WHERE id = $1";
        let found: Option<Read> =
            on!(&self.read, pool => sqlx::query_as(sql).bind(id).fetch_optional(pool).await)?;
        Ok(found.map(|read| read.0))
    }

    /// How many changes of a table are stored.
    pub(crate) async fn revision(&self, id: &str) -> Result<Option<i64>, StoreError> {
        let sql = "SELECT revision FROM tables WHERE id = $1";
        Ok(on!(&self.read, pool => sqlx::query_scalar(sql).bind(id).fetch_optional(pool).await)?)
    }

    pub(crate) async fn tables(&self, listing: &Listing) -> Result<Vec<TableRow>, StoreError> {
        let rows: Vec<Read> = match listing {
            Listing::Listed { stage, game } => {
                let sql = "SELECT * FROM tables WHERE listed = 1 AND stage = $1 AND ($2 IS NULL OR game = $2) \
                           ORDER BY touched DESC LIMIT $3";
                on!(&self.read, pool => sqlx::query_as(sql).bind(stage).bind(game).bind(MOST_LISTED).fetch_all(pool).await)?
            }
            Listing::Mine { player } => {
                let sql = "SELECT tables.* FROM tables JOIN seated ON seated.table_id = tables.id \
                           WHERE seated.player = $1 ORDER BY touched DESC LIMIT $2";
                on!(&self.read, pool => sqlx::query_as(sql).bind(player).bind(MOST_LISTED).fetch_all(pool).await)?
            }
        };
        Ok(rows.into_iter().map(|read| read.0).collect())
    }

    /// How many of a player's tables are unfinished.
    pub(crate) async fn unfinished(&self, host: &str) -> Result<i64, StoreError> {
        let sql = "SELECT COUNT(*) FROM tables WHERE host = $1 AND stage IN ('open', 'playing')";
        Ok(on!(&self.read, pool => sqlx::query_scalar(sql).bind(host).fetch_one(pool).await)?)
    }

    pub(crate) async fn seed(&self, table: &str) -> Result<Option<String>, StoreError> {
        let sql = "SELECT seed FROM seeds WHERE table_id = $1";
        Ok(on!(&self.read, pool => sqlx::query_scalar(sql).bind(table).fetch_optional(pool).await)?)
    }

    pub(crate) async fn muted(&self, player: &str) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT muted FROM mutes WHERE player = $1 ORDER BY muted";
        Ok(on!(&self.read, pool => sqlx::query_scalar(sql).bind(player).fetch_all(pool).await)?)
    }

    /// The last messages of a table, oldest first.
    pub(crate) async fn chat(&self, table: &str) -> Result<Vec<wire::Chat>, StoreError> {
        type Row = (i64, i64, String, String, Option<i64>, String);
        let sql =
            "SELECT n, at, player, name, seat, text FROM chat WHERE table_id = $1 ORDER BY n DESC LIMIT $2";
        let rows: Vec<Row> = on!(&self.read, pool => sqlx::query_as(sql).bind(table).bind(CHAT_HISTORY).fetch_all(pool).await)?;
        let message = |(n, at, player, name, seat, text): Row| wire::Chat {
            n: n as u32,
            at,
            player,
            name,
            seat: seat.map(|seat| seat as u8),
            text,
        };
        Ok(rows.into_iter().rev().map(message).collect())
    }

    /// Every table, for the host.
    pub(crate) async fn all_tables(&self) -> Result<Vec<TableRow>, StoreError> {
        let sql = "SELECT * FROM tables ORDER BY touched DESC";
        let rows: Vec<Read> = on!(&self.read, pool => sqlx::query_as(sql).fetch_all(pool).await)?;
        Ok(rows.into_iter().map(|read| read.0).collect())
    }

    pub(crate) async fn all_players(&self) -> Result<Vec<PlayerRow>, StoreError> {
        let sql = format!("{PLAYERS} ORDER BY players.created");
        Ok(on!(&self.read, pool => sqlx::query_as(AssertSqlSafe(sql)).fetch_all(pool).await)?)
    }

    /// Players with this in their name, or with this id, account or address; most recently seen first.
    pub(crate) async fn players_like(&self, text: &str) -> Result<Vec<PlayerRow>, StoreError> {
        let sql = format!(
            "SELECT * FROM ({PLAYERS}) AS found WHERE id = $1 OR account = $1 OR address = $1 OR LOWER(name) LIKE $2 \
             ESCAPE '!' ORDER BY seen IS NULL, seen DESC, id LIMIT $3"
        );
        let part = text.to_lowercase().replace('!', "!!").replace('%', "!%").replace('_', "!_");
        let part = format!("%{part}%");
        Ok(
            on!(&self.read, pool => sqlx::query_as(AssertSqlSafe(sql)).bind(text).bind(part).bind(MOST_LISTED).fetch_all(pool).await)?,
        )
    }

    /// The tables with the latest activity, for the host.
    pub(crate) async fn last_tables(&self) -> Result<Vec<TableRow>, StoreError> {
        let sql = "SELECT * FROM tables ORDER BY touched DESC LIMIT $1";
        let rows: Vec<Read> =
            on!(&self.read, pool => sqlx::query_as(sql).bind(MOST_LISTED).fetch_all(pool).await)?;
        Ok(rows.into_iter().map(|read| read.0).collect())
    }
}
