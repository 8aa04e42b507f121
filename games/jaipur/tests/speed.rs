//! Small and flat: what keeps random games fast.

use jaipur::{Jaipur, Position};
use table::Config;

#[test]
fn a_position_is_at_most_256_bytes() {
    assert!(size_of::<Position>() <= 256, "{}", size_of::<Position>());
}

#[test]
fn playing_does_not_allocate() {
    testkit::no_allocation::<Jaipur>(&Config::new(2));
}

/// The widest decision in a million random rounds had 167 moves. There are only six kinds of goods, so the
/// bound is never far away.
#[test]
fn the_widest_decision_is_bounded() {
    let widest = testkit::widest::<Jaipur>(&Config::new(2), 2_000);
    assert!((80..=200).contains(&widest), "{widest}");
}
