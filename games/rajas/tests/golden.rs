//! Whole games as text, reviewed as diffs.

use rajas::Rajas;
use table::{ComponentSet, Config};

/// These tables never change, so only a change in the rules changes a game.
fn second(seats: usize) -> Config {
    Config { components: ComponentSet::Edition("second".into()), ..Config::new(seats) }
}

#[test]
fn a_game_for_two() {
    insta::assert_snapshot!(testkit::playthrough::<Rajas>(&second(2).version(1), 7));
}

#[test]
fn a_game_for_three_with_navaratnas_and_ganga() {
    let config = second(3).version(1).option("navaratnas", "on").option("ganga", "random");
    insta::assert_snapshot!(testkit::playthrough::<Rajas>(&config, 8));
}

#[test]
fn a_game_for_two_by_version_2() {
    insta::assert_snapshot!(testkit::playthrough::<Rajas>(&second(2).version(2), 7));
}
