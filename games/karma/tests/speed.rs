//! Playing allocates nothing, and no decision has many moves.

use karma::Karma;
use table::Config;

#[test]
fn playing_allocates_nothing() {
    for seats in 2..=4 {
        testkit::no_allocation::<Karma>(&Config::new(seats));
    }
}

/// An action has at most two moves for each of twenty cards and one errand, 41; no payment has more than
/// 81 ways, which `payment.rs` counts over every hand.
#[test]
fn no_decision_is_wide() {
    for seats in 2..=4 {
        assert!(testkit::widest::<Karma>(&Config::new(seats), 200) <= 81);
    }
}

#[test]
fn positions_and_moves_are_small() {
    assert!(size_of::<karma::Position>() <= 800);
    assert!(size_of::<karma::Move>() <= 12);
}
