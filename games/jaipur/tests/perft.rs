//! Positions by depth, chance included: a fingerprint of the rules.

use jaipur::Jaipur;
use table::Config;

#[test]
fn nodes_after_the_deal_of_seed_1() {
    assert_eq!(testkit::perft::<Jaipur>(&Config::new(2), 1, 4), [9, 68, 489, 3566]);
}

#[test]
fn nodes_after_the_deal_of_seed_2() {
    assert_eq!(testkit::perft::<Jaipur>(&Config::new(2), 2, 4), [10, 75, 511, 3574]);
}
