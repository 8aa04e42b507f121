//! The bot that takes what is worth most right now.

use table::{Game, Phrase, Rng};

use crate::{Ask, Bot, Candidate, Thought};

/// Knows what a move is worth immediately, by the game's own measure. One per game, in the crate `bots`.
pub trait Judge<G: Game>: Send {
    /// The worth of a move to the seat that looks; only the order matters.
    fn worth(&self, rules: &G, view: &G::View, mv: G::Move) -> i32;

    /// Why, in words, made from facts of the position.
    fn reasons(&self, _rules: &G, _view: &G::View, _mv: G::Move) -> Vec<Phrase> {
        Vec::new()
    }
}

/// Plays the move its judge likes best; ties are broken at random.
#[derive(Clone, Copy, Debug)]
pub struct Greedy<J>(pub J);

/// How many moves get an explanation in the answer.
const CANDIDATES: usize = 3;

impl<G: Game, J: Judge<G>> Bot<G> for Greedy<J> {
    fn think(&mut self, ask: &Ask<'_, G>, rng: &mut Rng) -> Thought<G> {
        let mut ranked: Vec<(i32, u64, G::Move)> =
            ask.moves.iter().map(|&mv| (self.0.worth(ask.rules, ask.view, mv), rng.bits(), mv)).collect();
        ranked.sort_by_key(|&(worth, tie, _)| (std::cmp::Reverse(worth), tie));
        let candidates = ranked.iter().take(CANDIDATES).map(|&(worth, _, mv)| Candidate {
            mv,
            visits: 1,
            value: worth as f32,
            reasons: ask.reasons(|| self.0.reasons(ask.rules, ask.view, mv)),
        });
        Thought { mv: ranked[0].2, value: None, candidates: candidates.collect() }
    }
}
