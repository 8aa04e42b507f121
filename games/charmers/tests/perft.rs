//! All ways to continue for a few plies, outcomes included; a changed number means changed rules.

use charmers::Charmers;
use table::Config;
use testkit::perft;

#[test]
fn sun_with_two_seats() {
    assert_eq!(perft::<Charmers>(&Config::new(2), 7, 5), [8, 45, 357, 2114, 10573]);
}

#[test]
fn moon_with_four_seats() {
    assert_eq!(perft::<Charmers>(&Config::new(4).option("sheet", "moon"), 7, 5), [8, 45, 357, 2114, 10456]);
}
