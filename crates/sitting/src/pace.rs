//! How long bots take.

use std::ops::Range;
use std::time::Duration;

use crate::ids;

/// How long a hint may take.
pub const HINT: Duration = Duration::from_millis(700);

/// How long a bot may take for a move, whatever its level.
pub const BOT: Duration = Duration::from_millis(700);

/// Where a player wants to follow, a bot takes so long for the first decision of its turn; how long exactly is
/// left to chance, so that it tells nothing.
const FIRST_DECISION: Range<u64> = 600..1_500;

/// And so long for each further one, in milliseconds.
const NEXT_DECISION: u64 = 600;

/// How long a bot takes at least where a player wants to follow it.
pub fn followed(first: bool) -> Duration {
    let chance = u64::from_be_bytes(ids::random());
    let Range { start, end } = FIRST_DECISION;
    Duration::from_millis(if first { start + chance % (end - start) } else { NEXT_DECISION })
}
