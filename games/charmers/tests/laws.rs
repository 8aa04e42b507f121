//! The laws of every game, over random games with every seat count, side and option.

use charmers::Charmers;
use table::Config;

/// Random games of every table: both sides, with and without the strict crossing.
fn laws_hold(seats: usize) {
    for sheet in ["sun", "moon"] {
        for strict in ["off", "on"] {
            let config = Config::new(seats).option("sheet", sheet).option("strict_crossing", strict);
            testkit::laws::<Charmers>(&config, 3);
        }
    }
}

#[test]
fn two_seats() {
    laws_hold(2);
}

#[test]
fn three_seats() {
    laws_hold(3);
}

#[test]
fn four_seats() {
    laws_hold(4);
}

#[test]
fn five_seats() {
    laws_hold(5);
}
