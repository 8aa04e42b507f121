//! Notices that a table will be closed, when tables were last tidied, and what time it is.

use super::db::{on, run};
use super::{Store, StoreError};

impl Store {
    /// Tables in this stage that nobody has touched since, nor since they were given notice before `noticed`.
    pub(crate) async fn noticed(
        &self,
        stage: &str,
        since: i64,
        noticed: i64,
    ) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT id FROM tables WHERE stage = $1 AND touched < $2 AND notice < $3 AND notice > touched \
                   LIMIT 1000";
        Ok(
            on!(&self.read, pool => sqlx::query_scalar(sql).bind(stage).bind(since).bind(noticed).fetch_all(pool).await)?,
        )
    }

    /// Gives notice to tables that nobody has touched since and that have none yet. One with a clock needs
    /// none: it ends by the clock.
    pub(crate) async fn give_notice(&self, stage: &str, since: i64, now: i64) -> Result<(), StoreError> {
        let sql = "UPDATE tables SET notice = $3 WHERE stage = $1 AND touched < $2 \
                   AND (notice IS NULL OR notice <= touched) AND NOT (stage = 'playing' AND clock IS NOT NULL)";
        let mut open = self.write.begin().await?;
        run!(&mut open, sql, stage, since, now)?;
        Ok(open.commit().await?)
    }

    /// Every notice starts again.
    pub(crate) async fn renew_notices(&self, stage: &str, now: i64) -> Result<(), StoreError> {
        let mut open = self.write.begin().await?;
        run!(&mut open, "UPDATE tables SET notice = $2 WHERE stage = $1 AND notice > touched", stage, now)?;
        Ok(open.commit().await?)
    }

    /// When a process last tidied forgotten tables.
    pub(crate) async fn last_tidied(&self) -> Result<i64, StoreError> {
        let sql = "SELECT tidied FROM life WHERE id = 1";
        Ok(on!(&self.read, pool => sqlx::query_scalar(sql).fetch_one(pool).await)?)
    }

    /// Records that this process has just done so.
    pub(crate) async fn tidied(&self, now: i64) -> Result<(), StoreError> {
        let mut open = self.write.begin().await?;
        run!(&mut open, "UPDATE life SET tidied = $1 WHERE id = 1", now)?;
        Ok(open.commit().await?)
    }

    /// The latest time that this server may start at: the database's own clock if several processes share it,
    /// and never before something that was stored, since a clock may have been set back.
    pub(crate) async fn clock(&self, now: i64) -> Result<i64, StoreError> {
        let now = if let super::db::Db::Postgres(pool) = &self.read {
            let sql = "SELECT (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT";
            sqlx::query_scalar(sql).fetch_one(pool).await?
        } else {
            now
        };
        let sql = "SELECT COALESCE(MAX(touched), 0) FROM tables";
        let latest: i64 = on!(&self.read, pool => sqlx::query_scalar(sql).fetch_one(pool).await)?;
        Ok(now.max(latest))
    }
}
