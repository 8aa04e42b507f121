//! Names nobody can guess, and the time.

use std::sync::LazyLock;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use sha2::{Digest, Sha256};

/// Crockford's 32 letters and digits: none is mistaken for another when read aloud.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Random bytes from the system.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
}

/// A table's address or a player's public id: 20 letters, 100 bits.
pub(crate) fn public_id() -> String {
    letters::<20>()
}

/// So many random letters and digits, 5 bits each.
pub(crate) fn letters<const N: usize>() -> String {
    random::<N>().iter().map(|byte| char::from(ALPHABET[usize::from(byte % 32)])).collect()
}

/// Whether a text could be such an id, so that anything else is refused before it reaches the storage.
pub(crate) fn is_public_id(text: &str) -> bool {
    text.len() == 20 && text.bytes().all(|byte| ALPHABET.contains(&byte))
}

/// A secret to be handed out once: 256 bits in hex.
pub(crate) fn secret() -> String {
    hex::encode(random::<32>())
}

/// What is stored of a secret.
pub(crate) fn hash(secret: &str) -> String {
    hex::encode(Sha256::digest(secret.as_bytes()))
}

/// When this process began, by its own steady clock and by the one on the wall.
static BEGAN: LazyLock<(Instant, i64)> = LazyLock::new(|| {
    let wall = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    (Instant::now(), wall.as_millis() as i64)
});

/// How far the database's clock was ahead of this machine's at the start.
static AHEAD: AtomicI64 = AtomicI64::new(0);

/// Milliseconds since 1970. They pass as on a stopwatch: when somebody sets the clock on the wall, no player's
/// clock jumps with it.
pub(crate) fn now() -> i64 {
    let (began, wall) = *BEGAN;
    wall + began.elapsed().as_millis() as i64 + AHEAD.load(Ordering::Relaxed)
}

/// It is this time now, by a clock that others go by too.
pub(crate) fn set_clock(to: i64) {
    AHEAD.fetch_add(to - now(), Ordering::Relaxed);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_ids_and_differ() {
        let (one, two) = (public_id(), public_id());
        assert!(is_public_id(&one) && is_public_id(&two) && one != two);
        assert!(!is_public_id("../../etc/passwd") && !is_public_id(&secret()));
    }
}
