//! Whole games as text, so any change in the rules shows up as a diff to read.

use karma::Karma;
use table::Config;

#[test]
fn two_seats() {
    insta::assert_snapshot!(testkit::playthrough::<Karma>(&Config::new(2), 1));
}

#[test]
fn four_seats_with_open_tracks() {
    let config = Config::new(4).option("open_tracks", "on");
    insta::assert_snapshot!(testkit::playthrough::<Karma>(&config, 2));
}
