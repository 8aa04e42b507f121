//! Password attempts, counted for all processes together.

use super::account::must;
use super::db::{Open, run};
use super::{Change, Store, StoreError};
use crate::ids;

/// How many tries at once, and then how many milliseconds between tries.
#[derive(Clone, Debug)]
pub(crate) struct Attempt {
    pub(crate) key: String,
    pub(crate) at_once: i64,
    pub(crate) each: i64,
}

/// Counts a try in each of them; one too many in any is a conflict, and then none is counted. What is stored
/// is the time when all tries so far are forgotten.
pub(super) async fn count(to: &mut Open, attempts: &[Attempt], now: i64) -> Result<(), StoreError> {
    let sql = "INSERT INTO attempts (key, until) VALUES ($1, $2 + $3) ON CONFLICT (key) DO UPDATE SET \
               until = CASE WHEN attempts.until > $2 THEN attempts.until ELSE $2 END + $3 \
               WHERE attempts.until <= $2 + $4";
    for Attempt { key, at_once, each } in attempts {
        let spare = each * (at_once - 1);
        must(run!(to, sql, ids::hash(key), now, each, spare)?)?;
    }
    Ok(())
}

impl Store {
    /// Whether another try is allowed; it is counted. A process on its own counts in memory.
    pub(crate) async fn may_try(&self, attempts: Vec<Attempt>) -> Result<bool, StoreError> {
        if !self.is_shared() {
            return Ok(true);
        }
        match self.apply(Change::Attempt { attempts, now: ids::now() }).await {
            Err(StoreError::Conflict) => Ok(false),
            done => done.map(|()| true),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Database;

    #[tokio::test]
    async fn a_few_at_once_and_then_one_by_one() {
        let folder = std::env::temp_dir().join(format!("durbar-attempts-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let database = match load::fresh_postgres().await.unwrap() {
            Some(url) => Database::Postgres(url),
            None => Database::Folder(folder.clone()),
        };
        let store = Store::open(&database).await.unwrap();
        let tries = async |key: &str, now: i64| {
            let attempts = vec![Attempt { key: key.into(), at_once: 3, each: 1_000 }];
            store.apply(Change::Attempt { attempts, now }).await.is_ok()
        };
        for (now, good) in
            [(0, true), (0, true), (0, true), (0, false), (999, false), (1_000, true), (1_000, false)]
        {
            assert_eq!(tries("ann", now).await, good, "{now}");
        }
        assert!(tries("ben", 0).await, "another account is not concerned");
        assert!(tries("ann", 60_000).await, "tries are forgotten");
        let _ = std::fs::remove_dir_all(&folder);
    }
}
