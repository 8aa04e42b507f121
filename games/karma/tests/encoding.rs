//! Views and moves as numbers, over random games of every table.

use karma::Karma;
use table::{Config, Encode, Game, Match, Seat, Seed, Setup, Turn, Viewer};

fn rules(config: &Config) -> Karma {
    let settled = Karma::card().settle(config).expect("the settings are the game's");
    Karma::set_up(&settled).expect("the tables are built in")
}

#[test]
fn the_laws_hold() {
    for seats in 2..=4 {
        for tracks in ["on", "off"] {
            for rules_version in [Some(1), Some(2)] {
                let config = Config { rules_version, ..Config::new(seats).option("open_tracks", tracks) };
                testkit::encodings::<Karma>(&config, 1);
            }
        }
    }
}

/// The number of moves depends on the box; every number leads to its own move.
#[test]
fn every_number_is_a_move_of_its_own() {
    let rules = rules(&Config::new(2));
    assert!((0..rules.actions()).all(|n| rules.action_move(n).and_then(|mv| rules.action(mv)) == Some(n)));
    assert_eq!(rules.action_move(rules.actions()), None);
}

/// Seats and open scoring cards do not change a shape, the rules version does.
#[test]
fn a_shape_is_a_box_and_a_version() {
    let plain = rules(&Config::new(2)).shape();
    assert_eq!(plain, rules(&Config::new(4).option("open_tracks", "on")).shape());
    assert_ne!(plain, rules(&Config { rules_version: Some(1), ..Config::new(2) }).shape());
}

/// The asking seat comes first.
#[test]
fn a_view_is_told_from_the_seat_s_side() {
    let mut game =
        Match::<Karma>::new(&Config::new(3), Some(Seed::from_number(3))).expect("a table of three");
    while game.turn() == Turn::Chance {
        game.roll().expect("the seed is known");
    }
    let Turn::Seat { seat: mover } = game.turn() else { panic!("someone begins") };
    let told = |seat: Seat| {
        let mut features = vec![0; Karma::FEATURES];
        game.rules().encode(&game.rules().view(game.position(), Viewer::Seat(seat)), seat, &mut features);
        features
    };
    assert_eq!(told(mover)[..3], [1, 0, 0]);
    assert_eq!(told(mover.next(3))[..3], [0, 0, 1]);
}
