//! No allocation in play, and decisions narrow enough to list.

use charmers::Charmers;
use table::Config;

fn tables() -> impl Iterator<Item = Config> {
    let both = |seats| ["sun", "moon"].map(|sheet| Config::new(seats).option("sheet", sheet));
    [2, 4].into_iter().flat_map(both)
}

#[test]
fn play_does_not_allocate() {
    tables().for_each(|config| testkit::no_allocation::<Charmers>(&config));
}

/// Two half-roads are the widest choice: each of 19 spaces in at most six ways, or a missing arm, so never
/// more than 114. Random games stay far below.
#[test]
fn decisions_are_narrow() {
    let widest = tables().map(|config| testkit::widest::<Charmers>(&config, 30)).max();
    assert!(widest.is_some_and(|widest| (20..=60).contains(&widest)), "{widest:?}");
}

/// A position fits into a few cache lines per sheet, so search can copy positions freely.
#[test]
fn positions_are_small() {
    assert!(size_of::<charmers::Position>() <= 512, "{}", size_of::<charmers::Position>());
    assert!(size_of::<charmers::Move>() <= 4);
}
