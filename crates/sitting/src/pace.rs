//! How long bots take.

use std::ops::Range;
use std::time::Duration;

use crate::ids;

/// How long a hint may take.
pub const HINT: Duration = Duration::from_millis(700);

/// How long a bot may take for a move, whatever its level.
pub const BOT: Duration = Duration::from_millis(700);

/// How long a bot takes for the first decision of its turn if a player wants to follow; the exact time is
/// random, so it gives nothing away.
const FIRST_DECISION: Range<u64> = 600..1_500;

/// How long it takes for each further one, in milliseconds.
const NEXT_DECISION: u64 = 600;

/// The least time a bot takes if a player wants to follow it.
pub fn followed(first: bool) -> Duration {
    let chance = u64::from_be_bytes(ids::random());
    let Range { start, end } = FIRST_DECISION;
    Duration::from_millis(if first { start + chance % (end - start) } else { NEXT_DECISION })
}
