//! What players gave away in analysed matches.

use wire::Played;

use super::db::{Open, run};
use super::{Store, StoreError, on};

/// What a player gave away in a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct LossRow {
    pub(crate) seat: i64,
    pub(crate) player: String,
    pub(crate) decisions: i64,
    /// All decisions together, in hundredths of a point.
    pub(crate) loss: i64,
}

/// Replaces what was known about the table. A deleted player has no curve.
pub(super) async fn keep(to: &mut Open, table: &str, losses: &[LossRow]) -> Result<(), StoreError> {
    run!(to, "DELETE FROM losses WHERE table_id = $1", table)?;
    for LossRow { seat, player, decisions, loss } in losses {
        let sql = "INSERT INTO losses (table_id, seat, player, game, at, decisions, loss) \
                   SELECT tables.id, $2, players.id, tables.game, tables.touched, $4, $5 FROM tables, players \
                   WHERE tables.id = $1 AND players.id = $3";
        run!(to, sql, table, seat, player, decisions, loss)?;
    }
    Ok(())
}

/// The most points in a curve.
const MOST: i64 = 200;

/// A row of the query below.
type Told = (String, String, i64, i64, i64);

impl Store {
    /// What a player gave away, newest first: everything for the player, and for others only matches everyone
    /// may see.
    pub(crate) async fn losses(&self, player: &str, asker: Option<&str>) -> Result<Vec<Played>, StoreError> {
        let sql = "SELECT table_id, losses.game, at, decisions, loss FROM losses JOIN tables ON tables.id = table_id \
                   WHERE player = $1 AND (player = $2 OR (listed = 1 AND door LIKE '%\"closed\":false%')) \
                   ORDER BY at DESC, table_id LIMIT $3";
        let rows: Vec<Told> = on!(&self.read, pool => {
            sqlx::query_as(sql).bind(player).bind(asker).bind(MOST).fetch_all(pool).await
        })?;
        let one = |(table, game, at, decisions, loss): Told| Played {
            table,
            game,
            at,
            loss: loss as f32 / (1e4 * decisions.max(1) as f32),
        };
        Ok(rows.into_iter().map(one).collect())
    }
}
