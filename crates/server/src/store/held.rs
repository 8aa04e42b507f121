//! Everything stored about one player, row by row.

use futures_util::TryStreamExt;
use serde_json::{Map, Value};
use sqlx::{AssertSqlSafe, Row};

use super::{Store, StoreError, on};

/// A table, the column with the player, and what is exported from it; columns in capitals hold numbers.
/// Hashes of secrets, which nobody can use, and the keys of webhooks and browsers, which nobody else can use
/// either, are left out.
pub(crate) const HELD: [(&str, &str, &str); 15] = [
    ("players", "id", "id name CREATED"),
    ("accounts", "player", "name role CREATED PROGRAM"),
    ("secrets", "player", "id kind label scope CREATED SEEN address EXPIRES"),
    ("mutes", "player", "muted"),
    ("chat", "player", "table_id N AT name SEAT text"),
    ("reports", "reporter", "AT table_id about name said text"),
    ("ratings", "player", "game MU SIGMA MATCHES WINS"),
    ("results", "player", "table_id SEAT game PLACE SEATS AT BEFORE AFTER"),
    ("puzzle_tries", "player", "game puzzle AT SOLVED RATING"),
    ("daily_tries", "player", "game date table_id result"),
    ("losses", "player", "table_id SEAT game AT DECISIONS LOSS"),
    ("duplicates", "host", "id setup CREATED"),
    ("duplicates", "guest", "id setup CREATED"),
    ("duplicate_tables", "player", "duplicate DEAL table_id LEAD result"),
    ("hooks", "player", "id kind url CREATED CALLED result FAILURES"),
];

impl Store {
    /// What one table holds about a player.
    pub(crate) async fn held(
        &self,
        (table, key, columns): (&str, &str, &str),
        player: &str,
    ) -> Result<Vec<Value>, StoreError> {
        let names = columns.to_lowercase().replace(' ', ", ");
        let sql = format!("SELECT {names} FROM {table} WHERE {key} = $1");
        on!(&self.read, pool => {
            let mut rows = sqlx::query(AssertSqlSafe(sql)).bind(player).fetch(pool);
            let mut held = Vec::new();
            while let Some(row) = rows.try_next().await? {
                let cell = |(index, name): (usize, &str)| {
                    let is_number = name.starts_with(|letter: char| letter.is_ascii_uppercase());
                    let value = if is_number {
                        row.try_get::<Option<i64>, _>(index).map(Value::from)
                    } else {
                        row.try_get::<Option<String>, _>(index).map(Value::from)
                    };
                    value.map(|value| (name.to_lowercase(), value))
                };
                let cells: Result<Map<String, Value>, sqlx::Error> = columns.split(' ').enumerate().map(cell).collect();
                held.push(Value::Object(cells?));
            }
            Ok(held)
        })
    }
}
