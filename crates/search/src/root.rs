//! How a search spends its looks at the decision it was asked for.
//!
//! Moves that end a round or the game are looked at first, whatever they promise, and every move has been
//! looked at once the search had time for it. Beyond that the looks follow curiosity, as everywhere in the
//! tree, or go by halving the field: all moves that look promising get the same number of looks, then the
//! worse half is left out, and so on.

use table::{Progress, Turn};

use crate::tree::Branch;

/// Moves in the field to begin with, unless more end something.
const FIELD: usize = 16;
/// Once there were so many looks for each move, none is left without one.
const PATIENCE: u32 = 4;

/// The moves at the root by their branches, which lie in the order of the moves.
#[derive(Clone, Debug)]
pub(crate) struct Root {
    /// Those that end a round or the game and were not looked at.
    ending: Vec<usize>,
    /// Those still in the running.
    open: Vec<usize>,
    stages: u32,
    stage: u32,
}

impl Root {
    pub(crate) fn new<G: Progress>(
        rules: &G,
        position: &G::Position,
        moves: &[G::Move],
        branches: &[Branch<G>],
    ) -> Self {
        let ending: Vec<usize> =
            (0..moves.len()).filter(|&at| ends_something(rules, position, moves[at])).collect();
        let mut open: Vec<usize> = (0..branches.len()).collect();
        open.sort_by(|&a, &b| branches[b].prior.total_cmp(&branches[a].prior));
        let late = open.split_off(open.len().min(FIELD));
        open.extend(late.into_iter().filter(|at| ending.contains(at)));
        let stages = open.len().next_power_of_two().ilog2().max(1);
        Self { ending, open, stages, stage: 0 }
    }

    /// A move that is due for a look before curiosity is asked.
    pub(crate) fn due<G: Progress>(&mut self, looks: u32, branches: &[Branch<G>]) -> Option<usize> {
        if let Some(at) = self.ending.pop() {
            return Some(at);
        }
        let patient = looks >= PATIENCE * branches.len() as u32;
        patient.then(|| branches.iter().position(|branch| branch.visits == 0)).flatten()
    }

    /// The move of the field that had the fewest looks.
    pub(crate) fn next<G: Progress>(&self, branches: &[Branch<G>]) -> Option<usize> {
        self.open.iter().copied().min_by_key(|&at| branches[at].visits)
    }

    /// Leaves out the worse half as often as the part of the search that is done asks for.
    pub(crate) fn halve<G: Progress>(&mut self, done: f32, branches: &[Branch<G>]) {
        while self.open.len() > 1 && done * self.stages as f32 >= (self.stage + 1) as f32 {
            let mean = |at: usize| branches[at].sum / branches[at].visits.max(1) as f32;
            self.open.sort_by(|&a, &b| mean(b).total_cmp(&mean(a)));
            self.open.truncate(self.open.len().div_ceil(2));
            self.stage += 1;
        }
    }
}

/// Whether a move ends the round or the game at once.
fn ends_something<G: Progress>(rules: &G, position: &G::Position, mv: G::Move) -> bool {
    let mut next = *position;
    rules.play(&mut next, mv, &mut ());
    rules.turn(&next) == Turn::Over || rules.round(&next) != rules.round(position)
}
