//! What the players of a run record together.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use tokio_tungstenite::tungstenite::Utf8Bytes;

/// How many messages are kept for the relay to pass on: as many as a few matches have.
const KEPT: usize = 512;

/// Shared by all players of a run.
#[derive(Debug, Default)]
pub(crate) struct Book {
    measuring: AtomicBool,
    over: AtomicBool,
    moves: AtomicU64,
    refused: AtomicU64,
    delays: Mutex<Vec<f32>>,
    kept: Mutex<Vec<Utf8Bytes>>,
}

/// When the last move of a match was sent, for the other side to see.
pub(crate) type Sent = Mutex<Option<(u32, Instant)>>;

/// How long moves took to the other side, in milliseconds.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Delays {
    pub(crate) median: f64,
    pub(crate) p99: f64,
    pub(crate) longest: f64,
}

impl Book {
    /// Starts or stops counting what happens.
    pub(crate) fn measure(&self, on: bool) {
        self.measuring.store(on, Ordering::Relaxed);
    }

    fn measures(&self) -> bool {
        self.measuring.load(Ordering::Relaxed)
    }

    /// No further match is started.
    pub(crate) fn close(&self) {
        self.over.store(true, Ordering::Relaxed);
    }

    pub(crate) fn is_closed(&self) -> bool {
        self.over.load(Ordering::Relaxed)
    }

    pub(crate) fn note_move(&self) {
        if self.measures() {
            self.moves.fetch_add(1, Ordering::Relaxed);
        }
    }

    pub(crate) fn note_refusal(&self) {
        self.refused.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn moves(&self) -> u64 {
        self.moves.load(Ordering::Relaxed)
    }

    pub(crate) fn refused(&self) -> u64 {
        self.refused.load(Ordering::Relaxed)
    }

    /// The other side has received a move: records how long it took, and what it was told.
    pub(crate) fn note_arrival(&self, v: u32, text: &Utf8Bytes, sent: &Sent) {
        if !self.measures() {
            return;
        }
        if let Some((_, when)) = lock(sent).take_if(|(before, _)| *before < v) {
            lock(&self.delays).push(when.elapsed().as_secs_f32() * 1000.0);
            let mut kept = lock(&self.kept);
            if kept.len() < KEPT {
                kept.push(text.clone());
            }
        }
    }

    /// What the other sides were told.
    pub(crate) fn kept(&self) -> Vec<Utf8Bytes> {
        lock(&self.kept).clone()
    }

    pub(crate) fn delays(&self) -> Delays {
        let mut delays = std::mem::take(&mut *lock(&self.delays));
        delays.sort_by(f32::total_cmp);
        let at = |share: f64| {
            let index = (delays.len() as f64 * share) as usize;
            delays.get(index.min(delays.len().saturating_sub(1))).copied().unwrap_or_default().into()
        };
        Delays { median: at(0.5), p99: at(0.99), longest: at(1.0) }
    }
}

pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
