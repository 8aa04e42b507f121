//! One match, move by move, reviewed as a diff when anything changes.

use jaipur::Jaipur;
use table::Config;

#[test]
fn a_single_round() {
    insta::assert_snapshot!(testkit::playthrough::<Jaipur>(&Config::new(2).option("single_round", "on"), 7));
}
