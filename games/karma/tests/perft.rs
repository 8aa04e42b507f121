//! How many lines of play there are, chance included: a change here is a change in the rules.

use karma::Karma;
use table::Config;

#[test]
fn lines_of_play_by_seats() {
    let counts = |seats: usize| testkit::perft::<Karma>(&Config::new(seats), 7, 3);
    assert_eq!(counts(2), [16, 107, 1387]);
    assert_eq!(counts(3), [25, 123, 2102]);
    assert_eq!(counts(4), [33, 225, 4580]);
}

#[test]
fn open_tracks_are_laid_first() {
    let config = Config::new(2).option("open_tracks", "on");
    assert_eq!(testkit::perft::<Karma>(&config, 7, 4), [6, 30, 120, 360]);
}
