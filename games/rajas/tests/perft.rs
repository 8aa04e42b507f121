//! How many lines of play there are, chance included, from one dealt position.

use rajas::Rajas;
use table::Config;

#[test]
fn standard() {
    let nodes = [2, 4].map(|seats| testkit::perft::<Rajas>(&Config::new(seats), 7, 3));
    assert_eq!(nodes, [[45, 1017, 19743], [45, 1018, 20890]]);
}

#[test]
fn navaratnas_and_ganga() {
    let config = Config::new(3).option("navaratnas", "on").option("ganga", "random");
    assert_eq!(testkit::perft::<Rajas>(&config, 7, 5), [2, 4, 8, 360, 8144]);
}
