//! What happened at many tables, stored with few statements: a commit costs a handful of round trips whether
//! one table moved or a hundred.

use std::fmt::Write as _;

use sitting::{COLUMNS, Column, Value, When};
use sqlx::AssertSqlSafe;

use super::db::{Db, Open, on};
use super::news::{News, notify};
use super::{NewLines, StoreError, TableRow, counting, duplicates, lines};

/// Gives a statement the value of a column.
macro_rules! bind {
    ($query:expr, $value:expr) => {
        match $value {
            Value::Text(text) => $query.bind(text),
            Value::Number(number) => $query.bind(number),
        }
    };
}

/// A table that moved on, and the new lines of its log.
pub(super) type Moved<'a> = (&'a TableRow, Option<&'a NewLines>);

/// Stores all of it, or nothing. Tables are taken in the order of their ids in every process, so two of them
/// never wait for each other.
pub(super) async fn write_tables(to: &mut Open, mut moved: Vec<Moved<'_>>) -> Result<(), StoreError> {
    moved.sort_by(|(one, _), (two, _)| one.id.cmp(&two.id));
    let added: Vec<(&str, &NewLines)> =
        moved.iter().filter_map(|(row, lines)| Some((row.id.as_str(), (*lines)?))).collect();
    for some in in_powers(&added) {
        lines::append(to, some).await?;
    }
    let rows: Vec<&TableRow> = moved.iter().map(|(row, _)| *row).collect();
    let (only_games, whole): (Vec<&TableRow>, Vec<&TableRow>) = rows.iter().partition(|row| row.only_game);
    for some in in_powers(&only_games) {
        update(to, some, When::Moved).await?;
    }
    for some in in_powers(&whole) {
        update(to, some, When::Seldom).await?;
    }
    for row in rows.iter().filter(|row| row.reseated) {
        reseat(to, row).await?;
    }
    for row in rows.iter().filter(|row| row.to_count) {
        counting::note(to, row).await?;
    }
    for row in rows.iter().filter(|row| row.deal_over.is_some()) {
        duplicates::note(to, row).await?;
    }
    let news = rows.iter().map(|row| News::Moved { table: row.id.clone(), revision: row.revision });
    notify(to, news).await
}

/// Runs of 64, 32, … 1, so the database sees few different statements and remembers them all.
pub(super) fn in_powers<T>(mut rest: &[T]) -> impl Iterator<Item = &[T]> {
    std::iter::from_fn(move || {
        let length = 1 << rest.len().checked_ilog2()?.min(6);
        let (some, others) = rest.split_at(length);
        rest = others;
        Some(some)
    })
}

/// Places for the many values that are stored with every move. For a named value SQLite searches the names of all of
/// them, so it gets values without names.
pub(super) fn nameless_places(to: &Open, rows: usize, width: usize) -> String {
    match to {
        Db::Sqlite(_) => {
            let row = format!("({})", vec!["?"; width].join(", "));
            vec![row; rows].join(", ")
        }
        Db::Postgres(_) => places(rows, width),
    }
}

/// `($1, $2), ($3, $4)` and so on: rows of this many values.
pub(super) fn places(rows: usize, width: usize) -> String {
    let mut text = String::new();
    for row in 0..rows {
        text.push_str(if row == 0 { "(" } else { ", (" });
        for column in 0..width {
            let comma = if column == 0 { "" } else { ", " };
            let _ = write!(text, "{comma}${}", row * width + column + 1);
        }
        text.push(')');
    }
    text
}

/// Writes the columns that are written now. Each row follows the revision before it, or another process was faster.
/// Where only the game went on, what is not written needs no new entry in any index.
async fn update(to: &mut Open, rows: &[&TableRow], when: When) -> Result<(), StoreError> {
    let columns: Vec<&Column> = COLUMNS.iter().filter(|column| column.when >= when).collect();
    let sql = update_sql(&columns, &nameless_places(to, rows.len(), columns.len() + 2));
    let done = on!(to, link => {
        let mut query = sqlx::query(AssertSqlSafe(sql));
        for row in rows {
            query = query.bind(&row.id).bind(row.revision);
            for column in &columns {
                query = bind!(query, (column.value)(row));
            }
        }
        query.execute(&mut **link).await.map(|done| done.rows_affected())
    });
    if done? == rows.len() as u64 { Ok(()) } else { Err(StoreError::Conflict) }
}

fn update_sql(columns: &[&Column], places: &str) -> String {
    let set = columns.iter().enumerate().fold(String::new(), |mut set, (index, column)| {
        let _ = write!(set, ", {} = new.column{}", column.name, index + 3);
        set
    });
    format!(
        "UPDATE tables SET revision = new.column2{set} FROM (VALUES {places}) AS new \
         WHERE tables.id = new.column1 AND tables.revision = new.column2 - 1"
    )
}

/// A table before its first change.
pub(super) async fn insert(to: &mut Open, row: &TableRow) -> Result<(), StoreError> {
    let row = TableRow { revision: row.revision - 1, ..row.clone() };
    let names: Vec<&str> = COLUMNS.iter().map(|column| column.name).collect();
    let sql = format!("INSERT INTO tables ({}) VALUES {}", names.join(", "), places(1, names.len()));
    on!(to, link => {
        let mut query = sqlx::query(AssertSqlSafe(sql));
        for column in COLUMNS {
            query = bind!(query, (column.value)(&row));
        }
        query.execute(&mut **link).await.map(|_| ())
    })?;
    Ok(())
}

/// Maintains the index of who sits where, which lists a player's tables.
async fn reseat(to: &mut Open, row: &TableRow) -> Result<(), StoreError> {
    on!(&mut *to, link => sqlx::query("DELETE FROM seated WHERE table_id = $1").bind(&row.id).execute(&mut **link).await.map(|_| ()))?;
    for player in &row.players {
        let sql = "INSERT INTO seated (player, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        on!(&mut *to, link => sqlx::query(sql).bind(player).bind(&row.id).execute(&mut **link).await.map(|_| ()))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_are_powers_of_two_and_lose_nothing() {
        let rows: Vec<u32> = (0..203).collect();
        let runs: Vec<&[u32]> = in_powers(&rows).collect();
        assert_eq!(runs.iter().map(|run| run.len()).collect::<Vec<_>>(), [64, 64, 64, 8, 2, 1]);
        assert_eq!(runs.concat(), rows);
        assert_eq!(places(2, 3), "($1, $2, $3), ($4, $5, $6)");
    }
}
