//! Views and moves as numbers, over random games of every table.

use charmers::Charmers;
use table::{Config, Encode, Game, Match, Seat, Seed, Setup, Turn, Viewer};

fn rules(config: &Config) -> Charmers {
    let settled = Charmers::card().settle(config).expect("the settings are the game's");
    Charmers::set_up(&settled).expect("the tables are built in")
}

#[test]
fn the_laws_hold() {
    for seats in 2..=5 {
        for sheet in ["sun", "moon"] {
            testkit::encodings::<Charmers>(&Config::new(seats).option("sheet", sheet), 2);
        }
    }
}

/// What is fitted to one side says nothing about the other; how the end is counted makes little difference.
#[test]
fn a_shape_is_one_side_of_the_pad() {
    let sun = rules(&Config::new(2)).shape();
    assert_eq!(sun, rules(&Config::new(5).option("strict_crossing", "on")).shape());
    assert_ne!(sun, rules(&Config::new(2).option("sheet", "moon")).shape());
}

/// The asking seat comes first: both seats of a fresh table see the same sheets, but a different mover.
#[test]
fn a_view_is_told_from_the_seat_s_side() {
    let mut game =
        Match::<Charmers>::new(&Config::new(2), Some(Seed::from_number(3))).expect("a table of two");
    while game.turn() == Turn::Chance {
        game.roll().expect("the seed is known");
    }
    let Turn::Seat { seat: mover } = game.turn() else { panic!("someone begins") };
    let told = |seat: Seat| {
        let mut features = vec![0; Charmers::FEATURES];
        game.rules().encode(&game.rules().view(game.position(), Viewer::Seat(seat)), seat, &mut features);
        features
    };
    let (own, other) = (told(mover), told(mover.next(2)));
    assert_eq!((own[0], own[1]), (1, 0), "the mover is the one that asks");
    assert_eq!((other[0], other[1]), (0, 1), "the mover is the next one");
}
