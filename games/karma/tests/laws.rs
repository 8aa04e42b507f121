//! The laws of every game, for every seat count, with hidden and with open scoring cards.

use karma::Karma;
use table::{Config, Game as _, Match, Rng, Seed, Turn};

const GAMES: u32 = 12;

#[test]
fn two_seats() {
    testkit::laws::<Karma>(&Config::new(2), GAMES);
}

#[test]
fn three_seats() {
    testkit::laws::<Karma>(&Config::new(3), GAMES);
}

#[test]
fn four_seats() {
    testkit::laws::<Karma>(&Config::new(4), GAMES);
}

#[test]
fn two_seats_with_open_tracks() {
    testkit::laws::<Karma>(&Config::new(2).option("open_tracks", "on"), GAMES);
}

#[test]
fn three_seats_with_open_tracks() {
    testkit::laws::<Karma>(&Config::new(3).option("open_tracks", "on"), GAMES);
}

#[test]
fn four_seats_with_open_tracks() {
    testkit::laws::<Karma>(&Config::new(4).option("open_tracks", "on"), GAMES);
}

/// CKA-19: no two choices of sets do the same thing to the position and in the events. Version 1 offered
/// every way to choose, so its logs are read under its own rules.
#[test]
fn choices_of_sets_differ_in_what_they_do() {
    let mut asked = 0;
    for seed in 0..400 {
        let mut game = Match::<Karma>::new(&Config::new(2), Some(Seed::from_number(seed))).unwrap();
        let mut rng = Rng::new(seed);
        while game.turn() != Turn::Over {
            let Turn::Seat { seat } = game.turn() else {
                game.roll().unwrap();
                continue;
            };
            let moves = game.moves();
            if matches!(
                game.position().task(),
                karma::Task::PickBuildings { .. } | karma::Task::PickGoods { .. }
            ) {
                asked += 1;
                let after = |mv| {
                    let (mut next, mut events) = (*game.position(), Vec::new());
                    game.rules().play(&mut next, mv, &mut events);
                    (next, events)
                };
                for (place, &mv) in moves.iter().enumerate() {
                    assert!(
                        moves[..place].iter().all(|&other| after(other) != after(mv)),
                        "{mv} does the same"
                    );
                }
            }
            let mv = rng.choose(&moves);
            game.play(seat, mv).unwrap();
        }
    }
    assert!(asked > 100, "only {asked} choices came up");
}
