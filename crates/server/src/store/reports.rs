//! What players have reported to the server's host.

use super::db::{Open, columns, on, run};
use super::{Store, StoreError};

/// A report as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ReportRow {
    pub(crate) id: String,
    pub(crate) at: i64,
    pub(crate) reporter: String,
    pub(crate) table_id: String,
    pub(crate) about: String,
    pub(crate) name: String,
    pub(crate) said: String,
    pub(crate) text: String,
}
columns!(ReportRow { id, at, reporter, table_id, about, name, said, text });

/// How many of the latest reports are kept.
const MOST: i64 = 10_000;

pub(super) async fn add(to: &mut Open, row: &ReportRow) -> Result<(), StoreError> {
    let sql = "INSERT INTO reports (id, at, reporter, table_id, about, name, said, text) \
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
    let ReportRow { id, at, reporter, table_id, about, name, said, text } = row;
    run!(to, sql, id, at, reporter, table_id, about, name, said, text)?;
    let old = "DELETE FROM reports WHERE id NOT IN (SELECT id FROM reports ORDER BY at DESC LIMIT $1)";
    run!(to, old, MOST)?;
    Ok(())
}

impl Store {
    /// Every report, latest first.
    pub(crate) async fn reports(&self) -> Result<Vec<ReportRow>, StoreError> {
        let sql = "SELECT * FROM reports ORDER BY at DESC, id";
        Ok(on!(&self.read, pool => sqlx::query_as(sql).fetch_all(pool).await)?)
    }
}
