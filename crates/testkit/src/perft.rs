//! Counts every way to continue for a few plies; a changed number means changed rules.

use table::{Config, Game, Turn};

use crate::Testable;
use crate::seating::{dealt, moves_of, outcomes_of};

/// How many lines of play of 1, 2, … `depth` plies there are after the deal. A move is one ply, and so is an
/// outcome, whatever its weight.
pub fn perft<G: Testable>(config: &Config, seed: u64, depth: usize) -> Vec<u64> {
    let game = dealt::<G>(config, seed);
    let mut nodes = vec![0; depth];
    count(game.rules().as_ref(), game.position(), &mut nodes);
    nodes
}

/// Adds what is below `position`: the first entry counts its children, the next theirs.
fn count<G: Game>(rules: &G, position: &G::Position, nodes: &mut [u64]) {
    let Some((here, below)) = nodes.split_first_mut() else { return };
    match rules.turn(position) {
        Turn::Over => {}
        Turn::Seat { .. } => {
            let moves = moves_of(rules, position);
            *here += moves.len() as u64;
            if !below.is_empty() {
                for mv in moves {
                    let mut next = position.clone();
                    rules.play(&mut next, mv, &mut ());
                    count(rules, &next, below);
                }
            }
        }
        Turn::Chance => {
            let outcomes = outcomes_of(rules, position);
            *here += outcomes.len() as u64;
            if !below.is_empty() {
                for chance in outcomes {
                    let mut next = position.clone();
                    rules.resolve(&mut next, chance.outcome, &mut ());
                    count(rules, &next, below);
                }
            }
        }
    }
}
