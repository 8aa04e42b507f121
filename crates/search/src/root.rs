//! What a search guarantees at the decision it was asked about.
//!
//! Moves that end a round or the game are tried first, whatever they promise, and every move is tried once
//! the search has had time for it. Beyond that the tries follow curiosity, as everywhere in the tree.

use table::{Progress, Turn};

use crate::tree::Branch;

/// Once there have been this many looks per move, every move gets one.
const PATIENCE: u32 = 4;

/// The moves at the root by their branches, in the order of the moves.
#[derive(Clone, Debug, Default)]
pub(crate) struct Root {
    /// How many moves there are; 0 if nothing was asked, as when a search continues behind a move.
    moves: usize,
    /// Moves that end a round or the game and haven't been tried.
    ending: Vec<usize>,
}

impl Root {
    pub(crate) fn new<G: Progress>(rules: &G, position: &G::Position, moves: &[G::Move]) -> Self {
        let ending = (0..moves.len()).filter(|&at| ends_something(rules, position, moves[at])).collect();
        Self { moves: moves.len(), ending }
    }

    /// A move that must be tried before curiosity decides.
    pub(crate) fn due<G: Progress>(&mut self, looks: u32, branches: &[Branch<G>]) -> Option<usize> {
        if self.moves != branches.len() {
            return None;
        }
        if let Some(at) = self.ending.pop() {
            return Some(at);
        }
        let patient = looks >= PATIENCE * self.moves as u32;
        patient.then(|| branches.iter().position(|branch| branch.visits == 0)).flatten()
    }
}

/// Whether a move ends the round or the game at once.
fn ends_something<G: Progress>(rules: &G, position: &G::Position, mv: G::Move) -> bool {
    let mut next = position.clone();
    rules.play(&mut next, mv, &mut ());
    rules.turn(&next) == Turn::Over || rules.round(&next) != rules.round(position)
}
