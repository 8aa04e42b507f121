//! Writing a game as numbers where its type doesn't say that this is possible.

use table::{Encode, Game, Seat};

/// Writes views and moves of a game as numbers: [`Encode`] for code that handles any kind of game.
pub trait Scribe<G: Game>: Sync {
    /// How many numbers a view has.
    fn features(&self) -> usize;

    /// How many different moves there are.
    fn actions(&self, rules: &G) -> u32;

    /// How many different parts moves can have.
    fn parts(&self) -> usize;

    /// Identifies the tables behind the numbers.
    fn shape(&self, rules: &G) -> u64;

    /// Writes what a seat sees.
    fn encode(&self, rules: &G, view: &G::View, seat: Seat, features: &mut [i8]);

    /// Adds the numbers of legal moves to a list.
    fn number(&self, rules: &G, moves: &[G::Move], actions: &mut Vec<u32>);

    /// Adds the parts of a move to a list.
    fn parts_of(&self, rules: &G, mv: G::Move, parts: &mut Vec<u16>);
}

/// The scribe of a game that can be written as numbers.
#[derive(Clone, Copy, Debug)]
pub struct Told;

impl<G: Encode> Scribe<G> for Told {
    fn features(&self) -> usize {
        G::FEATURES
    }

    fn actions(&self, rules: &G) -> u32 {
        rules.actions()
    }

    fn parts(&self) -> usize {
        G::PARTS
    }

    fn shape(&self, rules: &G) -> u64 {
        rules.shape()
    }

    fn encode(&self, rules: &G, view: &G::View, seat: Seat, features: &mut [i8]) {
        rules.encode(view, seat, features);
    }

    fn number(&self, rules: &G, moves: &[G::Move], actions: &mut Vec<u32>) {
        let number = |&mv| rules.action(mv).expect("every legal move has a number");
        actions.extend(moves.iter().map(number));
    }

    fn parts_of(&self, rules: &G, mv: G::Move, parts: &mut Vec<u16>) {
        rules.parts(mv, |part| parts.push(part as u16));
    }
}
