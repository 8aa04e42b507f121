//! Views and moves as numbers, over random games of every table.

use rajas::Rajas;
use table::{ComponentSet, Config, Encode, Game, Match, Seat, Seed, Setup, Turn, Viewer};

fn rules(config: &Config) -> Rajas {
    let settled = Rajas::card().settle(config).expect("the settings are the game's");
    Rajas::set_up(&settled).expect("the tables are built in")
}

#[test]
fn the_laws_hold() {
    for seats in 2..=4 {
        for side in ["on", "off"] {
            let config = Config::new(seats).option("navaratnas", side).option("ganga", "random");
            testkit::encodings::<Rajas>(&config, 1);
        }
    }
    for edition in ["second", "first"] {
        let components = ComponentSet::Edition(edition.into());
        testkit::encodings::<Rajas>(&Config { components, ..Config::new(3) }, 1);
    }
}

/// What is fitted to one side of the province says nothing about the other; the number of seats makes no
/// difference.
#[test]
fn a_shape_is_one_side_of_the_province() {
    let plain = rules(&Config::new(2)).shape();
    assert_eq!(plain, rules(&Config::new(4)).shape());
    for (key, value) in [("navaratnas", "on"), ("ganga", "random")] {
        assert_ne!(plain, rules(&Config::new(2).option(key, value)).shape(), "{key}");
    }
    let components = ComponentSet::Edition("second".into());
    assert_ne!(plain, rules(&Config { components, ..Config::new(2) }).shape());
}

/// The asking seat comes first.
#[test]
fn a_view_is_told_from_the_seat_s_side() {
    let mut game =
        Match::<Rajas>::new(&Config::new(3), Some(Seed::from_number(3))).expect("a table of three");
    while game.turn() == Turn::Chance {
        game.roll().expect("the seed is known");
    }
    let Turn::Seat { seat: mover } = game.turn() else { panic!("someone begins") };
    let told = |seat: Seat| {
        let mut features = vec![0; Rajas::FEATURES];
        game.rules().encode(&game.rules().view(game.position(), Viewer::Seat(seat)), seat, &mut features);
        features
    };
    assert_eq!(told(mover)[..3], [1, 0, 0]);
    assert_eq!(told(mover.next(3))[..3], [0, 0, 1]);
}
