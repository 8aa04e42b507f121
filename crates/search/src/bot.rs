//! What a bot is asked and what it answers.

use std::time::Duration;

use table::{BySeat, Game, Phrase, Rng, Seat};

/// A player that picks moves.
pub trait Bot<G: Game>: Send {
    /// Picks one of the moves in the question; there is always at least one.
    fn think(&mut self, ask: &Ask<'_, G>, rng: &mut Rng) -> Thought<G>;
}

/// A question to a bot: everything that the seat to move may know.
#[derive(Debug)]
pub struct Ask<'a, G: Game> {
    pub rules: &'a G,
    /// The seat that has to move.
    pub seat: Seat,
    pub view: &'a G::View,
    pub moves: &'a [G::Move],
    pub effort: Effort,
}

/// How hard a bot may think; a bot that needs less takes less.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Effort {
    pub time: Option<Duration>,
    /// The most iterations.
    pub iterations: Option<u32>,
    /// The most cores used at a time; 0 counts as 1.
    pub workers: usize,
    /// Whether the answer should give reasons; they are only worked out if someone reads them.
    pub reasons: bool,
}

impl<G: Game> Ask<'_, G> {
    /// Reasons, if they are wanted.
    pub fn reasons(&self, make: impl FnOnce() -> Vec<Phrase>) -> Vec<Phrase> {
        if self.effort.reasons { make() } else { Vec::new() }
    }
}

impl Effort {
    /// A time limit, on one core.
    pub const fn time(time: Duration) -> Self {
        Self { time: Some(time), iterations: None, workers: 1, reasons: false }
    }

    /// A limit on iterations, on one core: then a seed fixes the answer.
    pub const fn iterations(iterations: u32) -> Self {
        Self { time: None, iterations: Some(iterations), workers: 1, reasons: false }
    }

    /// The same with reasons for the moves considered.
    #[must_use]
    pub const fn with_reasons(self) -> Self {
        Self { reasons: true, ..self }
    }

    /// The same on all cores of this machine.
    #[must_use]
    pub fn on_all_cores(self) -> Self {
        Self { workers: std::thread::available_parallelism().map_or(1, usize::from), ..self }
    }
}

#[derive(Clone, Debug)]
pub struct Thought<G: Game> {
    /// The move it would play.
    pub mv: G::Move,
    /// Each seat's probability of winning, if the bot estimates it.
    pub value: Option<BySeat<f32>>,
    /// The moves it considered, best first.
    pub candidates: Vec<Candidate<G>>,
}

/// One move that a bot considered.
#[derive(Clone, Debug)]
pub struct Candidate<G: Game> {
    pub mv: G::Move,
    /// How often it was looked at.
    pub visits: u32,
    /// What it is worth to the seat that asked, in the bot's own unit or as a probability of winning.
    pub value: f32,
    pub reasons: Vec<Phrase>,
}

impl<G: Game> Thought<G> {
    /// An answer with nothing but a move.
    pub const fn plain(mv: G::Move) -> Self {
        Self { mv, value: None, candidates: Vec::new() }
    }
}
