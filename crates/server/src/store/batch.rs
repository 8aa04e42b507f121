//! What happened at many tables, stored with few statements: a commit costs a handful of round trips whether
//! one table moved or a hundred.

use std::fmt::Write as _;

use sqlx::AssertSqlSafe;

use super::counting;
use super::db::{Db, Open, on};
use super::duplicates;
use super::news::{News, notify};
use super::{NewLine, StoreError, TableRow};

/// A table that moved on, and the new lines of its log.
pub(super) type Moved<'a> = (&'a TableRow, &'a [NewLine]);

/// Stores all of it, or nothing. Tables are taken in the order of their ids in every process, so two of them
/// never wait for each other.
pub(super) async fn write_tables(to: &mut Open, mut moved: Vec<Moved<'_>>) -> Result<(), StoreError> {
    moved.sort_by(|(one, _), (two, _)| one.id.cmp(&two.id));
    let lines: Vec<(&str, &NewLine)> =
        moved.iter().flat_map(|(row, lines)| lines.iter().map(|line| (row.id.as_str(), line))).collect();
    for some in in_powers(&lines) {
        append(to, some).await?;
    }
    let rows: Vec<&TableRow> = moved.iter().map(|(row, _)| *row).collect();
    let (only_games, whole): (Vec<&TableRow>, Vec<&TableRow>) = rows.iter().partition(|row| row.only_game);
    for some in in_powers(&only_games) {
        go_on(to, some).await?;
    }
    for some in in_powers(&whole) {
        update(to, some).await?;
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
fn nameless_places(to: &Open, rows: usize, width: usize) -> String {
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

/// The primary key refuses what another process has written in the meantime.
async fn append(to: &mut Open, lines: &[(&str, &NewLine)]) -> Result<(), StoreError> {
    let places = nameless_places(to, lines.len(), 4);
    let sql = format!("INSERT INTO lines (table_id, n, line, at) VALUES {places}");
    let done = on!(to, link => {
        let mut query = sqlx::query(AssertSqlSafe(sql));
        for (table, line) in lines {
            query = query.bind(*table).bind(line.n).bind(&line.line).bind(line.at);
        }
        query.execute(&mut **link).await.map(|_| ())
    });
    done.map_err(|error| match &error {
        sqlx::Error::Database(inner) if inner.is_unique_violation() => StoreError::Conflict,
        _ => error.into(),
    })
}

/// Each row follows the revision before it, or another process was faster.
async fn update(to: &mut Open, rows: &[&TableRow]) -> Result<(), StoreError> {
    let sql = format!(
        "UPDATE tables SET revision = new.column2, stage = new.column3, host = new.column4, seats = new.column5, \
         clock = new.column6, touched = new.column7, wake = new.column8, waiting = new.column9, \
         to_move = new.column10, places = new.column11, next = new.column12, undecided = new.column13, length = new.column14, \
         waits_since = new.column15, door = new.column16 \
         FROM (VALUES {}) AS new WHERE tables.id = new.column1 AND tables.revision = new.column2 - 1",
        nameless_places(to, rows.len(), 16)
    );
    let done = on!(to, link => {
        let mut query = sqlx::query(AssertSqlSafe(sql));
        for row in rows {
            query = query.bind(&row.id).bind(row.revision).bind(&row.stage).bind(&row.host).bind(&row.seats);
            query = query.bind(&row.clock).bind(row.touched).bind(row.wake).bind(&row.waiting);
            query = query.bind(row.to_move).bind(&row.places).bind(&row.next).bind(&row.undecided);
            query = query.bind(row.length).bind(row.waits_since).bind(&row.door);
        }
        query.execute(&mut **link).await.map(|done| done.rows_affected())
    });
    if done? == rows.len() as u64 { Ok(()) } else { Err(StoreError::Conflict) }
}

/// The same for tables where only the game went on: what is not named here needs no new entry in any index.
async fn go_on(to: &mut Open, rows: &[&TableRow]) -> Result<(), StoreError> {
    let sql = format!(
        "UPDATE tables SET revision = new.column2, clock = new.column3, touched = new.column4, \
         waiting = new.column5, to_move = new.column6, undecided = new.column7, length = new.column8, \
         waits_since = new.column9 \
         FROM (VALUES {}) AS new WHERE tables.id = new.column1 AND tables.revision = new.column2 - 1",
        nameless_places(to, rows.len(), 9)
    );
    let done = on!(to, link => {
        let mut query = sqlx::query(AssertSqlSafe(sql));
        for row in rows {
            query = query.bind(&row.id).bind(row.revision).bind(&row.clock).bind(row.touched);
            query = query.bind(&row.waiting).bind(row.to_move).bind(&row.undecided).bind(row.length);
            query = query.bind(row.waits_since);
        }
        query.execute(&mut **link).await.map(|done| done.rows_affected())
    });
    if done? == rows.len() as u64 { Ok(()) } else { Err(StoreError::Conflict) }
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
