//! The laws of every game, for Pig with each number of seats.

use pig::Pig;
use table::Config;

#[test]
fn at_every_number_of_seats() {
    for seats in 2..=8 {
        testkit::laws::<Pig>(&Config::new(seats), 8);
    }
}

#[test]
fn to_a_hundred() {
    testkit::laws::<Pig>(&Config::new(2).option("goal", "100"), 8);
}

#[test]
fn playing_does_not_allocate() {
    testkit::no_allocation::<Pig>(&Config::new(2));
}
