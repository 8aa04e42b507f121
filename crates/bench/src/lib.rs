//! Whole random games of every game, as both benchmarks play them.

use catalog::{Playable, Visitor};
use search::{Buffers, Walk, random_game};
use table::{Config, Rng, SetupError};

/// Random games to play: uniformly random legal moves on one thread, through the generic trait.
#[derive(Debug)]
pub struct RandomGames<'a> {
    /// The table's settings.
    pub config: &'a Config,
    /// How many games.
    pub games: u64,
    /// The generator's seed.
    pub seed: u64,
}

/// What was counted, over all games.
#[derive(Clone, Copy, Debug)]
pub struct Tally {
    /// Decisions, outcomes, widest decision.
    pub walk: Walk,
    /// Bytes of a position.
    pub position_bytes: usize,
}

impl Visitor for RandomGames<'_> {
    type Output = Result<Tally, SetupError>;

    fn visit<G: Playable>(self) -> Self::Output {
        let rules = G::set_up(&G::card().settle(self.config)?)?;
        let mut rng = Rng::new(self.seed);
        let mut buffers = Buffers::<G>::default();
        let mut total = Walk::default();
        for _ in 0..self.games {
            let walk = random_game(&rules, &mut rules.start(), &mut rng, &mut buffers);
            total.decisions += walk.decisions;
            total.offered += walk.offered;
            total.outcomes += walk.outcomes;
            total.widest = total.widest.max(walk.widest);
        }
        Ok(Tally { walk: total, position_bytes: size_of::<G::Position>() })
    }
}
