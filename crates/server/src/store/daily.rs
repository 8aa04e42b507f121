//! Who played the deal of a day, and how it went.

use super::db::{Open, run};
use super::{Store, StoreError, on};

/// A try at the deal of a day.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct DailyRow {
    pub(crate) player: String,
    pub(crate) name: String,
    pub(crate) table_id: String,
    /// Whether the match there has ended.
    pub(crate) stage: String,
    /// JSON, once it was recorded.
    pub(crate) result: Option<String>,
}

/// Something about the deal of a day.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum DailyNews {
    Ended { table: String, result: String },
    Levels { game: String, date: String, results: String },
}

/// The first result of a table counts.
pub(super) async fn keep(to: &mut Open, news: &DailyNews) -> Result<(), StoreError> {
    match news {
        DailyNews::Ended { table, result } => {
            run!(
                to,
                "UPDATE daily_tries SET result = $2 WHERE table_id = $1 AND result IS NULL",
                table,
                result
            )?;
        }
        DailyNews::Levels { game, date, results } => {
            let sql =
                "INSERT INTO daily_levels (game, date, results) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
            run!(to, sql, game, date, results)?;
        }
    }
    Ok(())
}

/// A row of the query below.
type Told = (String, String, String, String, Option<String>);

/// How many results of a day are read.
const MOST: i64 = 200;

impl Store {
    /// The players who tried the deal of a day.
    pub(crate) async fn daily_tries(&self, game: &str, date: &str) -> Result<Vec<DailyRow>, StoreError> {
        let sql = "SELECT daily_tries.player, players.name, daily_tries.table_id, tables.stage, daily_tries.result \
                   FROM daily_tries JOIN players ON players.id = daily_tries.player \
                   JOIN tables ON tables.id = daily_tries.table_id \
                   WHERE daily_tries.game = $1 AND daily_tries.date = $2 ORDER BY tables.created LIMIT $3";
        let rows: Vec<Told> = on!(&self.read, pool => sqlx::query_as(sql).bind(game).bind(date).bind(MOST).fetch_all(pool).await)?;
        let row = |(player, name, table_id, stage, result): Told| DailyRow {
            player,
            name,
            table_id,
            stage,
            result,
        };
        Ok(rows.into_iter().map(row).collect())
    }

    /// The table where a player's try counts.
    pub(crate) async fn daily_table(
        &self,
        player: &str,
        game: &str,
        date: &str,
    ) -> Result<Option<String>, StoreError> {
        let sql = "SELECT table_id FROM daily_tries WHERE player = $1 AND game = $2 AND date = $3";
        Ok(
            on!(&self.read, pool => sqlx::query_scalar(sql).bind(player).bind(game).bind(date).fetch_optional(pool).await)?,
        )
    }

    /// How the levels did, as JSON.
    pub(crate) async fn daily_levels(&self, game: &str, date: &str) -> Result<Option<String>, StoreError> {
        let sql = "SELECT results FROM daily_levels WHERE game = $1 AND date = $2";
        Ok(on!(&self.read, pool => sqlx::query_scalar(sql).bind(game).bind(date).fetch_optional(pool).await)?)
    }
}
