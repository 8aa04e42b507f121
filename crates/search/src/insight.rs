//! What a search needs to know about a game beyond its rules.

use std::sync::Arc;

use table::{BySeat, Game, Phrase, Quill, Seat};

use crate::Confidence;

/// How many numbers an opinion has.
pub const OPINION: usize = 8;

/// A player's feel for a game. One per game, in the crate `bots`. It is only asked about imagined positions,
/// so it may look at everything in them.
pub trait Insight<G: Game>: Send + Sync {
    /// Each seat's probability of winning, at a glance.
    fn value(&self, rules: &G, position: &G::Position) -> BySeat<f32>;

    /// How promising each move looks at a glance: a number for each, greater is better, on a scale where
    /// a difference of 1 makes a move about three times as likely to be looked at.
    fn promise(&self, rules: &G, position: &G::Position, moves: &[G::Move], promise: &mut Vec<f32>);

    /// Whether one look gives both the value and the promises; then a search asks for them together.
    fn sees_both(&self, _rules: &G) -> bool {
        false
    }

    /// The value and the promises of a position together.
    fn glance(
        &self,
        rules: &G,
        position: &G::Position,
        moves: &[G::Move],
        promise: &mut Vec<f32>,
    ) -> BySeat<f32> {
        self.promise(rules, position, moves, promise);
        self.value(rules, position)
    }

    /// How odds found with this insight are told, if it knows better than the plan.
    fn confidence(&self, _rules: &G) -> Option<Confidence> {
        None
    }

    /// What it thinks of a position as a few small numbers, from a seat's point of view, as input for a
    /// network: at most [`OPINION`]. By default they are the logarithms of the chances in turn order, in
    /// sixteenths.
    fn opinion(&self, rules: &G, position: &G::Position, seat: Seat, quill: &mut Quill<'_>) {
        let (chances, seats) = (self.value(rules, position), rules.seats());
        for order in 0..seats {
            let chance = chances[Seat::new((seat.index() + order) % seats)];
            quill.count((16.0 * chance.max(1e-6).ln()).round() as i32);
        }
    }

    /// Whether it was fitted to games on the tables in play.
    fn is_fitted(&self, _rules: &G) -> bool {
        false
    }

    /// Why a move is good, in words, made from facts of the view.
    fn reasons(&self, _rules: &G, _view: &G::View, _mv: G::Move) -> Vec<Phrase> {
        Vec::new()
    }
}

/// An insight that several bots share.
impl<G: Game, I: Insight<G> + ?Sized> Insight<G> for Arc<I> {
    fn value(&self, rules: &G, position: &G::Position) -> BySeat<f32> {
        (**self).value(rules, position)
    }

    fn promise(&self, rules: &G, position: &G::Position, moves: &[G::Move], promise: &mut Vec<f32>) {
        (**self).promise(rules, position, moves, promise);
    }

    fn sees_both(&self, rules: &G) -> bool {
        (**self).sees_both(rules)
    }

    fn glance(
        &self,
        rules: &G,
        position: &G::Position,
        moves: &[G::Move],
        promise: &mut Vec<f32>,
    ) -> BySeat<f32> {
        (**self).glance(rules, position, moves, promise)
    }

    fn confidence(&self, rules: &G) -> Option<Confidence> {
        (**self).confidence(rules)
    }

    fn is_fitted(&self, rules: &G) -> bool {
        (**self).is_fitted(rules)
    }

    fn opinion(&self, rules: &G, position: &G::Position, seat: Seat, quill: &mut Quill<'_>) {
        (**self).opinion(rules, position, seat, quill);
    }

    fn reasons(&self, rules: &G, view: &G::View, mv: G::Move) -> Vec<Phrase> {
        (**self).reasons(rules, view, mv)
    }
}
