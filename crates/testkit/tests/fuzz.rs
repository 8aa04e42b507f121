//! The entry points accept any input, and notice what does not hold together.

#[path = "toy/game.rs"]
mod toy;

use std::panic::catch_unwind;

use table::{Config, Match, Seed, Turn};
use testkit::fuzz::{Corpus, components, decisions, hammer, log, notation, position};
use toy::Toy;

const SECONDS: f64 = 0.4;

#[test]
fn a_sound_game_stands_the_hammer() {
    let corpus = Corpus::of::<Toy>();
    assert!(hammer("logs", SECONDS, &corpus.logs, log::<Toy>) > 20);
    assert!(hammer("positions", SECONDS, &corpus.positions, position::<Toy>) > 20);
    assert!(hammer("notations", SECONDS, &corpus.notations, notation::<Toy>) > 20);
    assert!(hammer("components", SECONDS, &corpus.components, components::<Toy>) > 20);
    assert!(hammer("decisions", SECONDS, &corpus.decisions, decisions::<Toy>) > 20);
}

/// The log of a game that was played as if nothing was wrong.
fn log_of_flawed(flaw: &str) -> Vec<u8> {
    let config = Config::new(2).option("flaw", flaw);
    let mut game = Match::<Toy>::new(&config, Some(Seed::from_number(3))).unwrap();
    for _ in 0..12 {
        match game.turn() {
            Turn::Seat { seat } => drop(game.play(seat, game.moves()[0]).unwrap()),
            _ => drop(game.roll().unwrap()),
        }
    }
    game.log().to_string().into()
}

#[test]
fn what_does_not_hold_together_panics() {
    log::<Toy>(&log_of_flawed("none"));
    for flaw in ["lost card", "forgetful text", "unequal positions"] {
        assert!(catch_unwind(|| log::<Toy>(&log_of_flawed(flaw))).is_err(), "{flaw} was not noticed");
    }
}

#[test]
#[should_panic(expected = "seven")]
fn a_hammered_panic_fails_the_test() {
    hammer("seven", 5.0, &[vec![1, 2, 3]], |bytes| assert!(!bytes.contains(&7), "seven"));
}
