//! Whole games of uniformly random legal moves, without allocation.

use table::{Game, Rng, Turn, Weighted};

/// Buffers for the lists of moves and outcomes, reused from ply to ply.
#[derive(Debug)]
pub struct Buffers<G: Game> {
    moves: Vec<G::Move>,
    outcomes: Vec<Weighted<G::Outcome>>,
}

impl<G: Game> Default for Buffers<G> {
    fn default() -> Self {
        Self { moves: Vec::with_capacity(512), outcomes: Vec::with_capacity(128) }
    }
}

/// What was counted during a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Walk {
    /// Decisions by seats, including forced ones.
    pub decisions: u64,
    /// Legal moves offered, over all decisions.
    pub offered: u64,
    /// The most moves at any decision.
    pub widest: usize,
    pub outcomes: u64,
}

/// Plays uniformly random legal moves from `position` to the end, through the generic trait and with the full
/// list of moves at every decision.
pub fn random_game<G: Game>(
    rules: &G,
    position: &mut G::Position,
    rng: &mut Rng,
    buffers: &mut Buffers<G>,
) -> Walk {
    let mut walk = Walk::default();
    loop {
        match rules.turn(position) {
            Turn::Over => return walk,
            Turn::Chance => {
                let outcome = buffers.sample(rules, position, rng);
                rules.resolve(position, outcome, &mut ());
                walk.outcomes += 1;
            }
            Turn::Seat { .. } => {
                let moves = buffers.list(rules, position);
                walk.decisions += 1;
                walk.offered += moves.len() as u64;
                walk.widest = walk.widest.max(moves.len());
                let mv = rng.choose(moves);
                rules.play(position, mv, &mut ());
            }
        }
    }
}

impl<G: Game> Buffers<G> {
    #[inline]
    pub fn list(&mut self, rules: &G, position: &G::Position) -> &[G::Move] {
        self.moves.clear();
        rules.moves(position, &mut self.moves);
        &self.moves
    }

    /// One outcome by its weight.
    #[inline]
    pub fn sample(&mut self, rules: &G, position: &G::Position, rng: &mut Rng) -> G::Outcome {
        rules.draw(position, &mut self.outcomes, |total| rng.below(total))
    }
}
