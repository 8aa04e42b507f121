//! The logs of tables. What one change adds to a log is one row: its text has one line or several, and `n` is the
//! number of the first. Earlier versions stored a row for each line, which reads the same.

use sqlx::AssertSqlSafe;
use table::Log;

use super::batch::nameless_places;
use super::db::{Open, on};
use super::{NewLines, Store, StoreError, TableRow};

/// The primary key refuses what another process has written in the meantime: after the same line, both would add
/// one with the same number.
pub(super) async fn append(to: &mut Open, added: &[(&str, &NewLines)]) -> Result<(), StoreError> {
    let places = nameless_places(to, added.len(), 4);
    let sql = format!("INSERT INTO lines (table_id, n, line, at) VALUES {places}");
    let done = on!(to, link => {
        let mut query = sqlx::query(AssertSqlSafe(sql));
        for (table, lines) in added {
            query = query.bind(*table).bind(lines.first).bind(&lines.text).bind(lines.at);
        }
        query.execute(&mut **link).await.map(|_| ())
    });
    done.map_err(|error| match &error {
        sqlx::Error::Database(inner) if inner.is_unique_violation() => StoreError::Conflict,
        _ => error.into(),
    })
}

impl Store {
    /// The log of a table as it was when the row was read, without its seed.
    pub(crate) async fn log(&self, row: &TableRow) -> Result<Log, StoreError> {
        Ok(row.log(&self.lines(row, 0).await?)?)
    }

    /// The log's lines from number `first` on, where a change began, up to those there were when the row was read.
    pub(crate) async fn lines(&self, row: &TableRow, first: i64) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT line FROM lines WHERE table_id = $1 AND n >= $2 AND n < $3 ORDER BY n";
        let texts: Vec<String> = on!(&self.read, pool => sqlx::query_scalar(sql).bind(&row.id).bind(first).bind(row.length).fetch_all(pool).await)?;
        Ok(texts.iter().flat_map(|text| text.lines()).map(str::to_owned).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::house::{House, played};
    use crate::store::Change;
    use crate::store::db::run;
    use sitting::Sitting;

    /// A table that was stored with all its lines, and then moved on.
    async fn stored_twice(store: &Store) -> Sitting {
        let mut sitting = played("jaipur", 12);
        let (row, lines) = (sitting.row(), sitting.new_lines());
        let row = Box::new(TableRow { reseated: false, ..row });
        store.apply(Change::NewTable { row, seed: None, lines, dealt: None }).await.unwrap();
        sitting.mark_stored();
        let text = sitting.game.moves().remove(0).text;
        sitting.play("ann", sitting.version(), &text, true).unwrap();
        let (row, lines) = (Box::new(sitting.row_going_on()), sitting.new_lines());
        store.apply(Change::Table { row, lines }).await.unwrap();
        sitting
    }

    async fn rows(store: &Store) -> i64 {
        on!(&store.read, pool => sqlx::query_scalar("SELECT COUNT(*) FROM lines").fetch_one(pool).await)
            .unwrap()
    }

    /// Stores a log as earlier versions did.
    async fn store_line_by_line(store: &Store, id: &str, log: &Log) {
        let mut open = store.write.begin().await.unwrap();
        run!(&mut open, "DELETE FROM lines WHERE table_id = $1", id).unwrap();
        for (first, line) in log.lines.iter().enumerate() {
            let line = NewLines { first: first as i64, text: line.to_string(), at: 1 };
            append(&mut open, &[(id, &line)]).await.unwrap();
        }
        open.commit().await.unwrap();
    }

    #[tokio::test]
    async fn a_log_reads_the_same_with_a_row_for_each_change_or_for_each_line() {
        let House { store, folder, .. } = House::open("lines").await;
        let sitting = stored_twice(&store).await;
        assert_eq!(rows(&store).await, 2, "one row for each change");
        let row = store.table(&sitting.id).await.unwrap().unwrap();
        let first_new = i64::from(sitting.stored_version());
        let (log, new) = (store.log(&row).await.unwrap(), store.lines(&row, first_new).await.unwrap());
        assert_eq!(log.lines, sitting.game.log().lines);
        assert_eq!(new.len() as i64, row.length - first_new);
        store_line_by_line(&store, &row.id, &log).await;
        assert_eq!(rows(&store).await, row.length, "one row for each line");
        assert_eq!(store.log(&row).await.unwrap(), log);
        assert_eq!(store.lines(&row, first_new).await.unwrap(), new);
        let _ = std::fs::remove_dir_all(folder);
    }

    #[tokio::test]
    async fn lines_that_another_process_has_numbered_are_refused() {
        let House { store, folder, .. } = House::open("fence").await;
        let sitting = stored_twice(&store).await;
        let next = TableRow { revision: sitting.revision() + 2, ..sitting.row_going_on() };
        let change = Change::Table { row: Box::new(next), lines: sitting.new_lines() };
        let refused = store.apply(change).await.unwrap_err();
        assert!(matches!(refused, StoreError::Conflict), "{refused}");
        let _ = std::fs::remove_dir_all(folder);
    }
}
