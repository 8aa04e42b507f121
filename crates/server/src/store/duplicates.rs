//! Duplicate matches: who plays them, where, and how each deal went.

use super::db::{Open, columns, run};
use super::{Store, StoreError, TableRow, on};
use crate::rating::{Entrant, Whose};

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct DuplicateRow {
    pub(crate) id: String,
    /// JSON: the settings asked for.
    pub(crate) setup: String,
    pub(crate) deals: i64,
    pub(crate) rated: i64,
    pub(crate) host: String,
    pub(crate) guest: Option<String>,
    /// Every deal's chance comes from this; it is shown to nobody.
    pub(crate) secret: String,
    pub(crate) created: i64,
}
columns!(DuplicateRow { id, setup, deals, rated, host, guest, secret, created });

/// A deal that a player is playing or has played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct DealRow {
    pub(crate) player: String,
    pub(crate) table_id: String,
    pub(crate) lead: Option<i64>,
    /// JSON, once it is over.
    pub(crate) result: Option<String>,
}
columns!(DealRow { player, table_id, lead, result });

pub(super) async fn add(to: &mut Open, row: &DuplicateRow) -> Result<(), StoreError> {
    let DuplicateRow { id, setup, deals, rated, host, guest, secret, created } = row;
    let sql = "INSERT INTO duplicates (id, setup, deals, rated, host, guest, secret, created) \
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
    run!(to, sql, id, setup, deals, rated, host, guest, secret, created)?;
    Ok(())
}

/// The first to accept is the second player.
pub(super) async fn accept(to: &mut Open, id: &str, player: &str) -> Result<(), StoreError> {
    let sql = "UPDATE duplicates SET guest = $2 WHERE id = $1 AND guest IS NULL AND host <> $2";
    if run!(to, sql, id, player)? == 1 { Ok(()) } else { Err(StoreError::Conflict) }
}

/// Records how a deal went, and, if it was the last one of a rated match, that the match has to be counted.
pub(super) async fn note(to: &mut Open, row: &TableRow) -> Result<(), StoreError> {
    let Some((lead, result)) = &row.deal_over else { return Ok(()) };
    // Two last deals that end at once wait for each other here, so the later one sees the other's end.
    let lock = "UPDATE duplicates SET rated = rated \
                WHERE id = (SELECT duplicate FROM duplicate_tables WHERE table_id = $1)";
    run!(to, lock, &row.id)?;
    let sql = "UPDATE duplicate_tables SET lead = $2, result = $3 WHERE table_id = $1 AND result IS NULL";
    if run!(to, sql, &row.id, lead, result)? == 0 {
        return Ok(());
    }
    let sql = "INSERT INTO uncounted (table_id, ended) SELECT $1, $2 FROM duplicates \
               WHERE id = (SELECT duplicate FROM duplicate_tables WHERE table_id = $1) AND rated = 1 \
               AND 2 * deals = (SELECT COUNT(*) FROM duplicate_tables \
               WHERE duplicate = duplicates.id AND result IS NOT NULL) ON CONFLICT DO NOTHING";
    run!(to, sql, &row.id, row.touched)?;
    Ok(())
}

/// The two players of the duplicate match that a table belongs to, by the sum of their leads; `None` if it
/// belongs to none.
pub(super) async fn entrants(open: &mut Open, table: &str) -> Result<Option<Vec<Entrant>>, StoreError> {
    let sql = "SELECT player, CAST(SUM(lead) AS BIGINT) FROM duplicate_tables \
               WHERE duplicate = (SELECT duplicate FROM duplicate_tables WHERE table_id = $1) \
               GROUP BY player ORDER BY player";
    let sums: Vec<(String, i64)> =
        on!(open, link => sqlx::query_as(sql).bind(table).fetch_all(&mut **link).await)?;
    let place = |own: i64| 1 + sums.iter().filter(|(_, sum)| *sum > own).count() as u8;
    let all =
        sums.iter().map(|(player, sum)| Entrant { whose: Whose::Player(player.clone()), place: place(*sum) });
    Ok((!sums.is_empty()).then(|| all.collect()))
}

impl Store {
    pub(crate) async fn duplicate(&self, id: &str) -> Result<Option<DuplicateRow>, StoreError> {
        let sql = "SELECT * FROM duplicates WHERE id = $1";
        Ok(on!(&self.read, pool => sqlx::query_as(sql).bind(id).fetch_optional(pool).await)?)
    }

    /// Both players' deals in the order they are played.
    pub(crate) async fn duplicate_deals(&self, id: &str) -> Result<Vec<DealRow>, StoreError> {
        let sql =
            "SELECT player, table_id, lead, result FROM duplicate_tables WHERE duplicate = $1 ORDER BY deal";
        Ok(on!(&self.read, pool => sqlx::query_as(sql).bind(id).fetch_all(pool).await)?)
    }

    /// How many of a player's duplicate matches are undecided.
    pub(crate) async fn undecided_duplicates(&self, host: &str) -> Result<i64, StoreError> {
        let sql = "SELECT COUNT(*) FROM duplicates WHERE host = $1 AND 2 * deals > (SELECT COUNT(*) \
                   FROM duplicate_tables WHERE duplicate = duplicates.id AND result IS NOT NULL)";
        Ok(on!(&self.read, pool => sqlx::query_scalar(sql).bind(host).fetch_one(pool).await)?)
    }
}
