//! The history of the database's tables: one built-in file per step. What was applied once is never changed.

use std::sync::LazyLock;

use rust_embed::RustEmbed;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{AssertSqlSafe, SqlSafeStr as _};

#[derive(RustEmbed)]
#[folder = "migrations"]
struct Steps;

/// All steps up to this program's tables.
pub(super) static SCHEMA: LazyLock<Migrator> =
    LazyLock::new(|| Migrator::with_migrations(Steps::iter().map(|name| step(&name)).collect()));

/// `0005_webhooks.sql`: the number of the step and its title.
fn step(name: &str) -> Migration {
    let (number, title) = name.split_once('_').expect("a step is called NUMBER_TITLE.sql");
    let number = number.parse().expect("a step begins with its number");
    let title = title.trim_end_matches(".sql").replace('_', " ");
    let file = Steps::get(name).expect("it was listed");
    let sql = String::from_utf8(file.data.into_owned()).expect("a step is text");
    Migration::new(number, title.into(), MigrationType::Simple, AssertSqlSafe(sql).into_sql_str(), false)
}
