//! Whole random games of every game, as both benchmarks play them.

use std::time::Instant;

use catalog::{Playable, Visitor};
use search::{Ask, Buffers, Effort, Walk, random_game};
use table::{Config, Rng, SetupError, Turn, Viewer};

/// Random games to play: uniformly random legal moves on one thread, through the generic trait.
#[derive(Debug)]
pub struct RandomGames<'a> {
    /// The table's settings.
    pub config: &'a Config,
    /// When to stop.
    pub until: Until,
    /// The generator's seed.
    pub seed: u64,
}

/// When to stop.
#[derive(Clone, Copy, Debug)]
pub enum Until {
    /// After so many games.
    Games(u64),
    /// After so many seconds.
    Seconds(f64),
}

impl Until {
    fn reached(self, games: u64, begun: Instant) -> bool {
        match self {
            Self::Games(enough) => games >= enough,
            // The clock is asked now and then only, since asking takes time too.
            Self::Seconds(enough) => games.is_multiple_of(16) && begun.elapsed().as_secs_f64() >= enough,
        }
    }
}

/// What was counted, over all games.
#[derive(Clone, Copy, Debug)]
pub struct Tally {
    /// Games played.
    pub games: u64,
    /// How long it took.
    pub seconds: f64,
    /// Decisions, outcomes, widest decision.
    pub walk: Walk,
    /// Bytes of a position.
    pub position_bytes: usize,
}

impl Visitor for RandomGames<'_> {
    type Output = Result<Tally, SetupError>;

    fn visit<G: Playable>(self) -> Self::Output {
        let rules = G::set_up(&G::settle(self.config)?)?;
        let mut rng = Rng::new(self.seed);
        let mut buffers = Buffers::<G>::default();
        let mut total = Walk::default();
        let mut games = 0;
        let begun = Instant::now();
        while !self.until.reached(games, begun) {
            games += 1;
            let walk = random_game(&rules, &mut rules.start(), &mut rng, &mut buffers);
            total.decisions += walk.decisions;
            total.offered += walk.offered;
            total.outcomes += walk.outcomes;
            total.widest = total.widest.max(walk.widest);
        }
        let seconds = begun.elapsed().as_secs_f64();
        Ok(Tally { games, seconds, walk: total, position_bytes: size_of::<G::Position>() })
    }
}

/// Thoughts of the strongest level on one thread, in positions along random games.
#[derive(Debug)]
pub struct Thoughts<'a> {
    /// The table's settings.
    pub config: &'a Config,
    /// How long to think in all.
    pub seconds: f64,
    /// The generator's seed.
    pub seed: u64,
}

/// Iterations of each thought.
const ITERATIONS: u32 = 1_000;
/// One decision in so many is thought about.
const SPREAD: u32 = 7;

impl Visitor for Thoughts<'_> {
    type Output = Result<f64, SetupError>;

    /// Iterations a second.
    fn visit<G: Playable>(self) -> Self::Output {
        let rules = G::set_up(&G::settle(self.config)?)?;
        let mut bot = G::bot("master").expect("every game has a master");
        let (mut rng, mut buffers) = (Rng::new(self.seed), Buffers::<G>::default());
        let (mut position, mut iterations, mut thinking) = (rules.start(), 0.0, 0.0);
        while thinking < self.seconds {
            match rules.turn(&position) {
                Turn::Over => position = rules.start(),
                Turn::Chance => {
                    let outcome = buffers.sample(&rules, &position, &mut rng);
                    rules.resolve(&mut position, outcome, &mut ());
                }
                Turn::Seat { seat } => {
                    let moves = buffers.list(&rules, &position);
                    if moves.len() > 1 && rng.below(SPREAD) == 0 {
                        let view = rules.view(&position, Viewer::Seat(seat));
                        let effort = Effort::iterations(ITERATIONS);
                        let begun = Instant::now();
                        bot.think(&Ask { rules: &rules, seat, view: &view, moves, effort }, &mut rng);
                        thinking += begun.elapsed().as_secs_f64();
                        iterations += f64::from(ITERATIONS);
                    }
                    let mv = rng.choose(moves);
                    rules.play(&mut position, mv, &mut ());
                }
            }
        }
        Ok(iterations / thinking)
    }
}
