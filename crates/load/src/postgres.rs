//! A PostgreSQL database for one test.

use std::sync::atomic::{AtomicU32, Ordering};

use anyhow::{Context, Result};
use sqlx::{AssertSqlSafe, Connection, PgConnection};

/// The server to make databases in; `tools/with-postgres` starts one and names it.
const SERVER: &str = "DURBAR_TEST_POSTGRES";

/// Makes an empty database and returns its URL; `None` if tests run on SQLite.
pub async fn fresh_postgres() -> Result<Option<String>> {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let Ok(server) = std::env::var(SERVER) else { return Ok(None) };
    let name = format!("durbar_{}_{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
    let url = format!("{server}/postgres");
    let mut connection = PgConnection::connect(&url).await.with_context(|| format!("{SERVER}={server}"))?;
    sqlx::query(AssertSqlSafe(format!("CREATE DATABASE {name}"))).execute(&mut connection).await?;
    Ok(Some(format!("{server}/{name}")))
}
