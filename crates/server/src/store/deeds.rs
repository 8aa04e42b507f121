//! What hosts did, so several of them can look after one server and answer for it.

use super::db::{Open, columns, on, run};
use super::{Store, StoreError};

/// Something that a host did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct DeedRow {
    pub(crate) id: String,
    pub(crate) at: i64,
    pub(crate) doer: String,
    pub(crate) what: String,
    pub(crate) about: String,
    pub(crate) note: String,
}
columns!(DeedRow { id, at, doer, what, about, note });

/// The most entries in a list meant for people.
const MOST_LISTED: i64 = 500;

pub(super) async fn add(to: &mut Open, row: &DeedRow) -> Result<(), StoreError> {
    let sql = "INSERT INTO deeds (id, at, doer, what, about, note) VALUES ($1, $2, $3, $4, $5, $6)";
    let DeedRow { id, at, doer, what, about, note } = row;
    run!(to, sql, id, at, doer, what, about, note)?;
    Ok(())
}

impl Store {
    /// What hosts have done, latest first.
    pub(crate) async fn deeds(&self) -> Result<Vec<DeedRow>, StoreError> {
        let sql = "SELECT * FROM deeds ORDER BY at DESC, id LIMIT $1";
        Ok(on!(&self.read, pool => sqlx::query_as(sql).bind(MOST_LISTED).fetch_all(pool).await)?)
    }
}
