//! The bot that plays anything.

use table::{Game, Rng};

use crate::{Ask, Bot, Thought};

/// Plays every legal move with the same probability.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn think(&mut self, ask: &Ask<'_, G>, rng: &mut Rng) -> Thought<G> {
        Thought::plain(rng.choose(ask.moves))
    }
}
