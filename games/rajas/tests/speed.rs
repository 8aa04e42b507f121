//! Search relies on rules that do not allocate and on decisions that can be listed.

use rajas::Rajas;
use table::Config;

/// The widest decision in long runs of random games has 113 moves. With ten dice that all differ, a placement
/// offers at most 48 + 30 + 1 + 30 + 4 + 10 + 1 + 10 moves and 10 turnings. Only overbuilding could offer
/// more: 12 open tiles over 18 squares.
const WIDEST: usize = 144;

fn tables() -> impl Iterator<Item = Config> {
    (2..=4).flat_map(|seats| {
        let navaratnas = ["on", "off"].map(|value| Config::new(seats).option("navaratnas", value));
        navaratnas.map(|config| config.option("ganga", "random"))
    })
}

#[test]
fn no_ply_allocates() {
    tables().for_each(|config| testkit::no_allocation::<Rajas>(&config));
}

#[test]
fn decisions_can_be_listed() {
    for config in tables() {
        let widest = testkit::widest::<Rajas>(&config, 20);
        assert!(widest <= WIDEST, "{widest} moves at {config:?}");
    }
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<rajas::Position>() <= 768);
    assert!(size_of::<rajas::Move>() <= 8);
}
