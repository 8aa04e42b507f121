//! A log looked at again, draw by draw, in every game.

use registry::Drawn;
use table::{Config, Contribution, Line, Log, Seat, Seed, Turn, Weighted, pick};

/// A game of first legal moves, revealed.
fn played(game: &str) -> Log {
    let seed = Some(Seed::from_number(3));
    let mut game = catalog::standard().game(game).unwrap().begin(&Config::new(2), seed).unwrap();
    let seat = Seat::all(2).next().unwrap();
    game.contribute(Contribution { seat, bytes: vec![7; 9] }).unwrap();
    while game.turn() != Turn::Over {
        match game.turn() {
            Turn::Seat { seat } => {
                let text = game.moves().swap_remove(0).text;
                game.play(seat, &text).unwrap();
            }
            _ => {
                game.roll().unwrap();
            }
        }
    }
    game.revealed_log()
}

fn draws(log: &Log) -> Vec<Drawn> {
    catalog::standard().game_of(log).unwrap().draws(log).unwrap()
}

#[test]
fn every_number_falls_in_the_range_of_its_outcome() {
    for card in catalog::standard().cards() {
        for draw in draws(&played(card.id)) {
            let (from, below) = draw.range;
            let number = draw.number.unwrap();
            assert!(from <= number && number < below && below <= draw.total, "{}: {draw:?}", card.id);
        }
    }
}

#[test]
fn every_number_picks_the_outcome_that_was_logged() {
    let log = played("jaipur");
    let draws = draws(&log);
    let mut game = catalog::standard().load(&Log { lines: Vec::new(), ..log.clone() }).unwrap();
    let mut left = draws.iter();
    for line in &log.lines {
        match line {
            Line::Move { seat, text } => drop(game.play(*seat, text).unwrap()),
            Line::Drawn { .. } => {
                let draw = left.next().unwrap();
                let outcomes = game.outcomes();
                let by_place = outcomes.iter().enumerate();
                let weighted: Vec<_> =
                    by_place.map(|(outcome, &(_, weight))| Weighted { outcome, weight }).collect();
                assert_eq!(outcomes[pick(&weighted, draw.number.unwrap())].0, draw.outcome);
                game.force(&draw.outcome).unwrap();
            }
            _ => {}
        }
    }
    assert!(left.next().is_none());
}
