//! How many lines of play there are, chance included, from one dealt position.

use rajas::Rajas;
use table::{ComponentSet, Config};

/// Tables that never change.
fn second(seats: usize) -> Config {
    Config { components: ComponentSet::Edition("second".into()), ..Config::new(seats) }
}

#[test]
fn standard() {
    let nodes = |version| [2, 4].map(|seats| testkit::perft::<Rajas>(&second(seats).version(version), 7, 3));
    assert_eq!(nodes(1), [[45, 1056, 21174], [45, 1057, 23004]]);
    assert_eq!(nodes(2), [[45, 1068, 21666], [45, 1069, 23496]]);
}

#[test]
fn navaratnas_and_ganga() {
    let config = second(3).option("navaratnas", "on").option("ganga", "random");
    let nodes = |version| testkit::perft::<Rajas>(&config.clone().version(version), 7, 5);
    assert_eq!(nodes(1), [2, 4, 8, 360, 8456]);
    assert_eq!(nodes(2), [2, 4, 8, 360, 8552]);
}
