//! The laws of every game, for every seat count, with hidden and with open tracks.

use karma::Karma;
use table::Config;

const GAMES: u32 = 12;

#[test]
fn two_seats() {
    testkit::laws::<Karma>(&Config::new(2), GAMES);
}

#[test]
fn three_seats() {
    testkit::laws::<Karma>(&Config::new(3), GAMES);
}

#[test]
fn four_seats() {
    testkit::laws::<Karma>(&Config::new(4), GAMES);
}

#[test]
fn two_seats_with_open_tracks() {
    testkit::laws::<Karma>(&Config::new(2).option("open_tracks", "on"), GAMES);
}

#[test]
fn three_seats_with_open_tracks() {
    testkit::laws::<Karma>(&Config::new(3).option("open_tracks", "on"), GAMES);
}

#[test]
fn four_seats_with_open_tracks() {
    testkit::laws::<Karma>(&Config::new(4).option("open_tracks", "on"), GAMES);
}
