//! What search relies on: rules that don't allocate, and decisions with few enough moves to list.

use allocation_counter::measure;
use table::{Config, Rng, Turn, Weighted};

use crate::Testable;
use crate::seating::{describe, random_step, sample, sit};

/// Random games checked for allocations.
const GAMES: u64 = 20;

/// Panics when `turn`, `moves`, `outcomes`, `source`, `play`, `resolve` or `scores` allocate, given
/// buffers that are large enough; it names the method, the game's seed and the ply.
pub fn no_allocation<G: Testable>(config: &Config) {
    let room = (0..GAMES).map(|seed| room_needed::<G>(config, seed)).max().unwrap_or(0);
    for seed in 0..GAMES {
        Frugal::<G>::new(config, seed, room).run();
    }
}

/// The most moves any decision offered in this many random games.
pub fn widest<G: Testable>(config: &Config, games: u32) -> usize {
    (0..u64::from(games)).map(|seed| widest_decision::<G>(config, seed)).max().unwrap_or(0)
}

fn widest_decision<G: Testable>(config: &Config, seed: u64) -> usize {
    let (mut game, mut rng) = (sit::<G>(config, seed), Rng::new(seed));
    let mut widest = game.moves().len();
    while random_step(&mut game, &mut rng) {
        widest = widest.max(game.moves().len());
    }
    widest
}

/// How large the buffers get in the game that is then watched; rules may push more into them than they leave
/// there.
fn room_needed<G: Testable>(config: &Config, seed: u64) -> usize {
    let mut game = Frugal::<G>::new(config, seed, 0);
    while game.step(|_, run| run()) {}
    game.moves.capacity().max(game.outcomes.capacity())
}

/// A random game played directly on the rules with two buffers, like a playout.
struct Frugal<G: Testable> {
    rules: std::sync::Arc<G>,
    position: G::Position,
    moves: Vec<G::Move>,
    outcomes: Vec<Weighted<G::Outcome>>,
    rng: Rng,
    about: String,
}

impl<G: Testable> Frugal<G> {
    fn new(config: &Config, seed: u64, room: usize) -> Self {
        let game = sit::<G>(config, 0);
        Self {
            rules: game.rules().clone(),
            position: game.position().clone(),
            moves: Vec::with_capacity(room),
            outcomes: Vec::with_capacity(room),
            rng: Rng::new(seed),
            about: format!("{}, game seed {seed}", describe::<G>(config)),
        }
    }

    /// Plays to the end and watches every call.
    fn run(&mut self) {
        let about = self.about.clone();
        let mut ply = 0_u32;
        while self.step(|name, run| {
            let count = measure(run).count_total;
            assert!(count == 0, "{name} allocates {count} times ({about}, ply {ply})");
        }) {
            ply += 1;
        }
    }

    /// One ply, with each call to the rules made through `watch`; `false` at the end.
    fn step(&mut self, watch: impl Fn(&str, &mut dyn FnMut())) -> bool {
        let Self { rules, position, moves, outcomes, rng, .. } = self;
        let mut turn = Turn::Over;
        watch("turn", &mut || turn = rules.turn(position));
        watch("scores", &mut || _ = rules.scores(position));
        moves.clear();
        outcomes.clear();
        match turn {
            Turn::Over => return false,
            Turn::Seat { .. } => {
                watch("moves", &mut || rules.moves(position, moves));
                let mv = rng.choose(moves);
                watch("play", &mut || rules.play(position, mv, &mut ()));
            }
            Turn::Chance => {
                watch("outcomes", &mut || rules.outcomes(position, outcomes));
                watch("source", &mut || _ = rules.source(position));
                let outcome = sample(outcomes, rng);
                watch("resolve", &mut || rules.resolve(position, outcome, &mut ()));
            }
        }
        true
    }
}
