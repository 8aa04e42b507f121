//! The laws of views and moves as numbers.

use std::collections::BTreeSet;

use table::{Config, Encode, Match, Rng, Seat, TextError, Viewer, ensure};

use crate::Testable;
use crate::seating::{describe, moves_of, random_step, sit};

/// Plays random games and checks at every ply that the numbers are what [`Encode`] promises.
///
/// # Panics
/// When they are not.
pub fn encodings<G: Testable + Encode>(config: &Config, games: u32) {
    for seed in 0..u64::from(games) {
        let (mut game, mut rng) = (sit::<G>(config, seed), Rng::new(seed));
        loop {
            let told = views::<G>(&game, &mut rng).and_then(|()| actions::<G>(&game));
            told.unwrap_or_else(|reason| {
                let text = game.rules().write_position(game.position());
                panic!("{}, seed {seed}: {reason:?} at {text}", describe::<G>(config))
            });
            if !random_step(&mut game, &mut rng) {
                break;
            }
        }
    }
}

/// Worlds that look alike to a seat have the same numbers, and padding is 0 whatever was there before.
fn views<G: Testable + Encode>(game: &Match<G>, rng: &mut Rng) -> Result<(), TextError> {
    let (rules, position) = (game.rules().as_ref(), game.position());
    for seat in Seat::all(rules.seats()) {
        let view = rules.view(position, Viewer::Seat(seat));
        let told = numbers(rules, &view, seat);
        let mut open = vec![0; G::FEATURES];
        rules.encode_position(position, seat, &mut open);
        ensure(told == open, || format!("seat {seat} is told more than its view, or less"))?;
        let world = rules.imagine(&view, rng);
        let again = numbers(rules, &rules.view(&world, Viewer::Seat(seat)), seat);
        ensure(told == again, || format!("seat {seat} tells worlds apart that look alike"))?;
        ensure(told.iter().any(|&number| number != 0), || format!("seat {seat} sees nothing"))?;
    }
    Ok(())
}

fn numbers<G: Encode>(rules: &G, view: &G::View, seat: Seat) -> Vec<i8> {
    let mut features = vec![0; G::FEATURES];
    rules.encode(view, seat, &mut features);
    features
}

/// Every legal move has its own number, which leads back to it, and parts that no other has.
fn actions<G: Testable + Encode>(game: &Match<G>) -> Result<(), TextError> {
    let rules = game.rules().as_ref();
    let moves = moves_of(rules, game.position());
    let (mut met, mut made) = (BTreeSet::new(), BTreeSet::new());
    for mv in moves {
        let action = rules.action(mv);
        let listed = action.filter(|&action| action < rules.actions());
        let back = listed.and_then(|action| rules.action_move(action));
        ensure(back == Some(mv), || format!("{mv} has number {action:?}, which is {back:?}"))?;
        ensure(met.insert(action), || format!("{mv} shares its number {action:?}"))?;
        let (parts, named) = parts(rules, mv);
        ensure(parts.len() == named && parts.last().is_some_and(|&last| last < G::PARTS), || {
            format!("{mv} is made of {parts:?}")
        })?;
        ensure(made.insert(parts), || format!("{mv} is made of the same parts as another"))?;
    }
    Ok(())
}

/// The parts of a move, and how many were named.
fn parts<G: Encode>(rules: &G, mv: G::Move) -> (BTreeSet<usize>, usize) {
    let (mut parts, mut named) = (BTreeSet::new(), 0);
    rules.parts(mv, |part| {
        parts.insert(part);
        named += 1;
    });
    (parts, named)
}
