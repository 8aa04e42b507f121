//! Views and moves as numbers, over random games of every table.

use jaipur::Jaipur;
use table::{BySeat, Config, Encode, Game, Match, Seat, Seed, Setup, Turn, Viewer};

fn rules(config: &Config) -> Jaipur {
    let settled = Jaipur::card().settle(config).expect("the settings are the game's");
    Jaipur::set_up(&settled).expect("the tables are built in")
}

#[test]
fn the_laws_hold() {
    for rounds in ["on", "off"] {
        testkit::encodings::<Jaipur>(&Config::new(2).option("single_round", rounds), 8);
    }
}

/// Judges are fitted to rounds, so a match has the same shape as a round; other tables have another.
#[test]
fn a_shape_is_a_set_of_tables() {
    let plain = rules(&Config::new(2));
    assert_eq!(plain.shape(), rules(&Config::new(2).option("single_round", "on")).shape());
    let text = plain.components();
    let changed = text.replacen("token = 5", "token = 6", 1);
    assert_ne!(text, changed, "the file has a camel token");
    let file = Config { components: table::ComponentSet::File(changed), ..Config::new(2) };
    assert_ne!(plain.shape(), rules(&file).shape());
}

/// With one seal each, a round decides the match; with none, it is worth half of one.
#[test]
fn a_round_means_for_the_match_what_the_seals_make_of_it() {
    let rules = rules(&Config::new(2));
    let chances = BySeat::from_fn(2, |seat| if seat.index() == 0 { 0.9 } else { 0.1 });
    let own = |seals: [u8; 2]| {
        let mut position = rules.start();
        position.seals = BySeat::from_fn(2, |seat| seals[seat.index()]);
        rules.outlook(&position, chances)[Seat::new(0)]
    };
    for (seals, chance) in [([0, 0], 0.7), ([1, 1], 0.9), ([1, 0], 0.95), ([0, 1], 0.45)] {
        assert!((own(seals) - chance).abs() < 1e-6, "{seals:?}: {}", own(seals));
    }
}

/// The asking seat comes first: the mover's first number is 1, the other's 0.
#[test]
fn a_view_is_told_from_the_seat_s_side() {
    let mut game = Match::<Jaipur>::new(&Config::new(2), Some(Seed::from_number(3))).expect("a table of two");
    while game.turn() == Turn::Chance {
        game.roll().expect("the seed is known");
    }
    let Turn::Seat { seat: mover } = game.turn() else { panic!("someone begins") };
    let told = |seat: Seat| {
        let mut features = vec![0; Jaipur::FEATURES];
        game.rules().encode(&game.rules().view(game.position(), Viewer::Seat(seat)), seat, &mut features);
        features
    };
    assert_eq!((told(mover)[0], told(mover.next(2))[0]), (1, 0));
}
