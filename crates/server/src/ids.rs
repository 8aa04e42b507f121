//! Secrets, unguessable names, and the time.

use std::sync::LazyLock;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use sha2::{Digest, Sha256};

pub(crate) use sitting::ids::{is_public_id, letters, public_id, random};

/// A secret to hand out once: 256 bits in hex.
pub(crate) fn secret() -> String {
    hex::encode(random::<32>())
}

/// What is stored of a secret.
pub(crate) fn hash(secret: &str) -> String {
    hex::encode(Sha256::digest(secret.as_bytes()))
}

/// When this process started, by its own steady clock and by the system clock.
static BEGAN: LazyLock<(Instant, i64)> = LazyLock::new(|| {
    let wall = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    (Instant::now(), wall.as_millis() as i64)
});

/// How far the database's clock was ahead of this machine's at the start.
static AHEAD: AtomicI64 = AtomicI64::new(0);

/// Milliseconds since 1970. They pass as on a stopwatch: if someone changes the system clock, no player's
/// clock jumps with it.
pub(crate) fn now() -> i64 {
    let (began, wall) = *BEGAN;
    wall + began.elapsed().as_millis() as i64 + AHEAD.load(Ordering::Relaxed)
}

/// Sets the time by a clock that others follow too.
pub(crate) fn set_clock(to: i64) {
    AHEAD.fetch_add(to - now(), Ordering::Relaxed);
}
