//! Analyses: made once, and kept for everyone who may see the replay.

use super::db::{Open, run};
use super::losses::{self, LossRow};
use super::{Store, StoreError, on};

/// An analysis, and what it is of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct AnalysisRow {
    pub(crate) table: String,
    /// Lines of the log it covers.
    pub(crate) length: i64,
    /// The version of the analysis.
    pub(crate) judge: i64,
    /// JSON.
    pub(crate) text: String,
    /// What it says of each player.
    pub(crate) losses: Vec<LossRow>,
}

/// Replaces any earlier analysis of the table. A table that is gone has no analysis.
pub(super) async fn keep(to: &mut Open, row: &AnalysisRow) -> Result<(), StoreError> {
    let AnalysisRow { table, length, judge, text, losses } = row;
    let sql = "INSERT INTO analyses (table_id, length, judge, text) SELECT id, $2, $3, $4 FROM tables WHERE id = $1 \
               ON CONFLICT (table_id) DO UPDATE SET length = $2, judge = $3, text = $4";
    run!(to, sql, table, length, judge, text)?;
    losses::keep(to, table, losses).await
}

impl Store {
    /// The analysis of this many lines by this version of the judge.
    pub(crate) async fn analysis(
        &self,
        table: &str,
        length: i64,
        judge: i64,
    ) -> Result<Option<String>, StoreError> {
        let sql = "SELECT text FROM analyses WHERE table_id = $1 AND length = $2 AND judge = $3";
        Ok(
            on!(&self.read, pool => sqlx::query_scalar(sql).bind(table).bind(length).bind(judge).fetch_optional(pool).await)?,
        )
    }
}
