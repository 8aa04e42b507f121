//! Processor time, so a busy machine does not halve a figure.

use std::time::{Duration, Instant};

/// Measures the processor time used by this thread alone if the system reports it, otherwise elapsed time.
pub(crate) struct Stopwatch {
    begun: Instant,
    used: Option<Duration>,
}

impl Stopwatch {
    pub(crate) fn start() -> Self {
        Self { begun: Instant::now(), used: thread_time() }
    }

    pub(crate) fn elapsed(&self) -> Duration {
        match (self.used, thread_time()) {
            (Some(before), Some(now)) => now.saturating_sub(before),
            _ => self.begun.elapsed(),
        }
    }
}

#[cfg(unix)]
fn thread_time() -> Option<Duration> {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Some(Duration::new(time.tv_sec.try_into().ok()?, time.tv_nsec.try_into().ok()?))
}

#[cfg(not(unix))]
fn thread_time() -> Option<Duration> {
    None
}
