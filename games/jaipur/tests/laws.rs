//! The laws of every game, for Jaipur with each of its options.

use jaipur::Jaipur;
use table::Config;

const GAMES: u32 = 60;

#[test]
fn best_of_three() {
    testkit::laws::<Jaipur>(&Config::new(2), GAMES);
}

#[test]
fn single_round() {
    testkit::laws::<Jaipur>(&Config::new(2).option("single_round", "on"), 2 * GAMES);
}

#[test]
fn hidden_herds_and_no_memory() {
    let config = Config::new(2).option("open_herds", "off").option("card_memory", "off");
    testkit::laws::<Jaipur>(&config.option("single_round", "on"), GAMES);
}
