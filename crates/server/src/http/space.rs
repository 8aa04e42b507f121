//! How much space everything takes, and what can no longer be started once that is too much. What is in
//! progress goes on.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use super::App;
use sitting::Denial;

/// How often the data is measured.
const MEASURE: Duration = Duration::from_secs(5);

/// Whether there is room for more data.
pub(crate) struct Space {
    most: Option<u64>,
    full: AtomicBool,
}

impl Space {
    pub(super) const fn new(most: Option<u64>) -> Self {
        Self { most, full: AtomicBool::new(false) }
    }

    /// New players, tables and logs need room.
    pub(super) fn must_be_left(&self) -> Result<(), Denial> {
        if self.full.load(Ordering::Relaxed) { Err(Denial::FULL) } else { Ok(()) }
    }

    fn note(&self, taken: u64) {
        metrics::gauge!("durbar_data_bytes").set(taken as f64);
        let full = self.most.is_some_and(|most| taken >= most);
        if full && !self.full.swap(full, Ordering::Relaxed) {
            tracing::warn!(taken, "the data have come to their bound: nothing new is begun");
        }
        self.full.store(full, Ordering::Relaxed);
    }
}

/// Measures the data for as long as the process lives.
pub(crate) async fn keep_measuring(app: App) {
    let mut timer = tokio::time::interval(MEASURE);
    timer.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        timer.tick().await;
        match app.rooms.store().size().await {
            Ok(taken) => app.space.note(taken),
            Err(error) => tracing::warn!(%error, "the data could not be measured"),
        }
    }
}
