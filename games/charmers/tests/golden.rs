//! Whole random games as text, reviewed as diffs.

use charmers::Charmers;
use table::Config;
use testkit::playthrough;

#[test]
fn sun_with_two_seats() {
    insta::assert_snapshot!(playthrough::<Charmers>(&Config::new(2), 1));
}

#[test]
fn moon_with_three_seats() {
    insta::assert_snapshot!(playthrough::<Charmers>(&Config::new(3).option("sheet", "moon"), 2));
}
