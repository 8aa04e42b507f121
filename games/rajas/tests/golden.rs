//! Whole games as text, reviewed as diffs.

use rajas::Rajas;
use table::Config;

#[test]
fn a_game_for_two() {
    insta::assert_snapshot!(testkit::playthrough::<Rajas>(&Config::new(2), 7));
}

#[test]
fn a_game_for_three_with_navaratnas_and_ganga() {
    let config = Config::new(3).option("navaratnas", "on").option("ganga", "random");
    insta::assert_snapshot!(testkit::playthrough::<Rajas>(&config, 8));
}
