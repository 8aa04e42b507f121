//! The task that counts rated tables, so no move waits for it.

use std::time::Duration;

use crate::rooms::Rooms;

/// How often it looks without being called, for tables left uncounted by another process or before a restart.
const LOOK: Duration = Duration::from_secs(3);

impl Rooms {
    /// Counts rated tables as they end, for as long as the process lives.
    pub(crate) async fn keep_counting(self) {
        let mut timer = tokio::time::interval(LOOK);
        timer.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                _ = timer.tick() => {}
                () = self.rated_ended().notified() => {}
            }
            self.count_all().await;
        }
    }

    async fn count_all(&self) {
        loop {
            match self.store().count_next().await {
                Ok(true) => metrics::counter!("durbar_rated").increment(1),
                Ok(false) => return,
                // Nothing is lost: the next look finds it.
                Err(error) => return tracing::warn!(%error, "a rated table could not be counted yet"),
            }
        }
    }
}
