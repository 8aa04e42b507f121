//! Copies everything from one database into another, row by row.

use futures_util::TryStreamExt;
use sitting::{COLUMNS, Column, Value};
use sqlx::{AssertSqlSafe, Row};

use super::batch::{in_powers, places};
use super::db::{Database, Open, Pool, on};
use super::{Hold, StoreError, TableRow};

/// A table's name and columns; those in capitals hold numbers, the others text.
type Shape = (&'static str, &'static str);

/// Stands for the columns of `tables`, which are listed with its row.
const OF_THE_ROW: &str = "";

/// In an order in which nothing refers to what is not there yet. What processes say about themselves stays
/// behind.
const SHAPES: [Shape; 28] = [
    ("players", "id name CREATED BANNED"),
    ("secrets", "hash id player kind label CREATED SEEN address HOST_ONLY scope EXPIRES"),
    ("accounts", "player name password recovery CREATED role totp totp_offered TOTP_STEP PROGRAM"),
    ("spare_codes", "player hash"),
    ("mutes", "player muted"),
    ("tables", OF_THE_ROW),
    ("seeds", "table_id seed"),
    ("lines", "table_id N line AT"),
    ("seated", "player table_id"),
    ("chat", "table_id N AT player name SEAT text"),
    ("imports", "table_id AT"),
    ("analyses", "table_id LENGTH JUDGE text"),
    ("puzzle_tries", "player game puzzle AT SOLVED RATING"),
    ("daily_tries", "player game date table_id result"),
    ("daily_levels", "game date results"),
    ("losses", "table_id SEAT player game AT DECISIONS LOSS"),
    ("duplicates", "id setup DEALS RATED host guest secret CREATED"),
    ("duplicate_tables", "duplicate DEAL player table_id LEAD result"),
    ("uncounted", "table_id ENDED"),
    ("ratings", "game who player MU SIGMA LEAST MATCHES WINS"),
    ("results", "table_id SEAT who player game PLACE SEATS AT BEFORE AFTER"),
    ("hooks", "id player url key CREATED CALLED result FAILURES BUSY kind device"),
    ("reports", "id AT reporter table_id about name said text"),
    ("invitations", "hash id note CREATED EXPIRES USES USED"),
    ("address_bans", "address id note CREATED EXPIRES"),
    ("deeds", "id AT doer what about note"),
    ("server_keys", "name key CREATED"),
    ("hook_calls", "hook table_id WAITS_SINCE TRIES DUE"),
];

/// Rows that are read before they are written.
const AT_ONCE: usize = 512;

enum Cell {
    Text(Option<String>),
    Number(Option<i64>),
}

/// Copies everything into an empty database, as a whole or not at all. Returns how many rows of each table.
/// No server may be running on either.
pub async fn transfer(from: &Database, to: &Database) -> Result<Vec<(&'static str, u64)>, StoreError> {
    if !from.is_there() {
        return Err(StoreError::Corrupt(format!("{from} holds no database")));
    }
    let hold = |database: &Database| match database {
        Database::Folder(folder) => Hold::take(folder).map(Some),
        Database::Postgres(_) => Ok(None),
    };
    let _holds = (hold(from)?, hold(to)?);
    let (source, target) = (from.connect().await?.read, to.connect().await?.write);
    for (name, _) in SHAPES {
        if count(&target, name).await? > 0 {
            return Err(StoreError::Corrupt(format!("{to} is not empty")));
        }
    }
    let mut transaction = target.begin().await?;
    for (name, columns) in SHAPES {
        copy(&source, &mut transaction, name, &shape(columns)).await?;
    }
    transaction.commit().await?;
    let mut counts = Vec::new();
    for (name, _) in SHAPES {
        let (before, after) = (count(&source, name).await?, count(&target, name).await?);
        if before != after {
            return Err(StoreError::Corrupt(format!("{name}: {after} of {before} rows arrived")));
        }
        counts.push((name, after as u64));
    }
    Ok(counts)
}

async fn count(pool: &Pool, table: &str) -> Result<i64, StoreError> {
    let sql = format!("SELECT COUNT(*) FROM {table}");
    Ok(on!(pool, pool => sqlx::query_scalar(AssertSqlSafe(sql)).fetch_one(pool).await)?)
}

/// Columns in the notation of [`SHAPES`].
fn shape(columns: &str) -> String {
    if columns != OF_THE_ROW {
        return columns.to_owned();
    }
    let empty = TableRow::default();
    let name = |column: &Column| match (column.value)(&empty) {
        Value::Text(_) => column.name.to_owned(),
        Value::Number(_) => column.name.to_uppercase(),
    };
    COLUMNS.iter().map(name).collect::<Vec<String>>().join(" ")
}

async fn copy(from: &Pool, to: &mut Open, table: &str, columns: &str) -> Result<(), StoreError> {
    let names = columns.to_lowercase().replace(' ', ", ");
    let sql = format!("SELECT {names} FROM {table}");
    on!(from, pool => {
        let mut rows = sqlx::query(AssertSqlSafe(sql)).fetch(pool);
        let mut waiting = Vec::with_capacity(AT_ONCE);
        while let Some(row) = rows.try_next().await? {
            let cell = |(index, name): (usize, &str)| {
                let is_number = name.starts_with(|letter: char| letter.is_ascii_uppercase());
                if is_number { row.try_get(index).map(Cell::Number) } else { row.try_get(index).map(Cell::Text) }
            };
            waiting.push(columns.split(' ').enumerate().map(cell).collect::<Result<Vec<Cell>, _>>()?);
            if waiting.len() == AT_ONCE {
                insert(to, table, &names, &waiting).await?;
                waiting.clear();
            }
        }
        insert(to, table, &names, &waiting).await
    })
}

async fn insert(to: &mut Open, table: &str, names: &str, rows: &[Vec<Cell>]) -> Result<(), StoreError> {
    for some in in_powers(rows) {
        let places = places(some.len(), some[0].len());
        let sql = format!("INSERT INTO {table} ({names}) VALUES {places}");
        on!(&mut *to, link => {
            let mut query = sqlx::query(AssertSqlSafe(sql));
            for cell in some.iter().flatten() {
                query = match cell {
                    Cell::Text(text) => query.bind(text.as_deref()),
                    Cell::Number(number) => query.bind(*number),
                };
            }
            query.execute(&mut **link).await.map(|_| ())
        })?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;

    #[tokio::test]
    async fn every_column_of_every_table_is_copied() {
        let folder = std::env::temp_dir().join(format!("durbar-shapes-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let Pool::Sqlite(pool) = Database::Folder(folder.clone()).connect().await.unwrap().write else {
            unreachable!("a folder is SQLite")
        };
        for (table, columns) in SHAPES {
            let sql = format!("SELECT name, type FROM pragma_table_info('{table}')");
            let rows: Vec<(String, String)> =
                sqlx::query_as(AssertSqlSafe(sql)).fetch_all(&pool).await.unwrap();
            let kind = |name: &str| if name.starts_with(char::is_uppercase) { "BIGINT" } else { "TEXT" };
            let shape = shape(columns);
            let listed: BTreeMap<String, String> =
                shape.split(' ').map(|name| (name.to_lowercase(), kind(name).to_owned())).collect();
            assert_eq!(listed, rows.into_iter().collect(), "{table}");
        }
        let tables: Vec<String> = sqlx::query_scalar("SELECT name FROM sqlite_schema WHERE type = 'table'")
            .fetch_all(&pool)
            .await
            .unwrap();
        let copied: BTreeSet<&str> = SHAPES.iter().map(|(name, _)| *name).collect();
        let left: Vec<&str> =
            tables.iter().map(String::as_str).filter(|name| !copied.contains(name)).collect();
        assert_eq!(left, ["_sqlx_migrations", "life", "attempts"]);
        pool.close().await;
        std::fs::remove_dir_all(folder).unwrap();
    }
}
