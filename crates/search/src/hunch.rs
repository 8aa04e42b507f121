//! The bot that plays by feel, with larger or smaller slips.

use table::{Imagine, Rng};

use crate::{Ask, Bot, Candidate, Insight, Thought};

/// Plays what looks most promising at a glance, with the slips of a player who doesn't look closely.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Hunch<I> {
    pub insight: I,
    /// How far its feel for a move can be off: 0 is never, and 1 is about enough to make a good move look
    /// like one a third as good. Slips are limited: a move that looks worse than the best by three times this
    /// is never played.
    pub slip: f32,
}

impl<G: Imagine, I: Insight<G>> Bot<G> for Hunch<I> {
    fn think(&mut self, ask: &Ask<'_, G>, rng: &mut Rng) -> Thought<G> {
        let world = ask.rules.imagine(ask.view, rng);
        let mut promise = Vec::new();
        self.insight.promise(ask.rules, &world, ask.moves, &mut promise);
        let felt = promise.iter().map(|promise| promise + self.slip * slip(rng));
        let mut ranked: Vec<(f32, G::Move)> = felt.zip(ask.moves.iter().copied()).collect();
        ranked.sort_by(|a, b| b.0.total_cmp(&a.0));
        let candidates = ranked.iter().take(3).map(|&(value, mv)| Candidate {
            mv,
            visits: 1,
            value,
            reasons: ask.reasons(|| self.insight.reasons(ask.rules, ask.view, mv)),
        });
        Thought { mv: ranked[0].1, value: None, candidates: candidates.collect() }
    }
}

/// Noise that makes the greatest of several numbers come up as a softmax would pick it, cut off on both
/// sides: people misjudge, but they don't throw things away.
fn slip(rng: &mut Rng) -> f32 {
    let uniform = (rng.below(1 << 24) as f32 + 0.5) / (1 << 24) as f32;
    (-(-uniform.ln()).ln()).clamp(-1.0, 2.0)
}
