//! How many lines of play there are, chance included, from one dealt position.

use rajas::Rajas;
use table::Config;

#[test]
fn standard() {
    let nodes = [2, 4].map(|seats| testkit::perft::<Rajas>(&Config::new(seats), 7, 3));
    assert_eq!(nodes, [[45, 1056, 21174], [45, 1057, 23004]]);
}

#[test]
fn navaratnas_and_ganga() {
    let config = Config::new(3).option("navaratnas", "on").option("ganga", "random");
    assert_eq!(testkit::perft::<Rajas>(&config, 7, 5), [2, 4, 8, 360, 8456]);
}
