//! An insight that was fitted to games, with one made by hand for tables it does not know.

use std::sync::Arc;

use table::{BySeat, Encode, Phrase, Seat, Turn, Viewer};

use crate::Insight;
use crate::net::{Impression, MOST_FEATURES, Net};

/// What a network knows where it was fitted for the tables in play, and what a hand-made insight knows
/// elsewhere: other editions, files of one's own, other rules versions.
#[derive(Clone, Debug)]
pub struct Learned<I> {
    /// Made by hand.
    pub hand: I,
    /// Fitted, one for each shape of tables.
    pub nets: Arc<[Net]>,
    /// Whether moves too are judged by the network.
    pub promises: bool,
    /// The power that makes odds of the network come true: see [`crate::Plan::confidence`].
    pub confidence: f32,
}

impl<I> Learned<I> {
    /// The network for the tables in play.
    fn net<G: Encode>(&self, rules: &G) -> Option<&Net> {
        self.nets.iter().find(|net| net.fits(rules))
    }
}

impl Net {
    /// Whether it was fitted for the tables in play.
    pub fn fits<G: Encode>(&self, rules: &G) -> bool {
        self.shape == rules.shape() && self.features == G::FEATURES && self.actions == G::ACTIONS
    }

    /// Looks at a position through the eyes of a seat.
    fn behold<G: Encode>(&self, rules: &G, position: &G::Position, seat: Seat) -> Impression {
        let mut features = [0; MOST_FEATURES];
        let features = &mut features[..G::FEATURES];
        rules.encode(&rules.view(position, Viewer::Seat(seat)), seat, features);
        self.look(features)
    }
}

impl<G: Encode, I: Insight<G>> Insight<G> for Learned<I> {
    fn value(&self, rules: &G, position: &G::Position) -> BySeat<f32> {
        match (self.net(rules), rules.turn(position)) {
            (Some(net), Turn::Seat { seat }) => {
                net.chances(&net.behold(rules, position, seat), seat, rules.seats())
            }
            _ => self.hand.value(rules, position),
        }
    }

    fn promise(&self, rules: &G, position: &G::Position, moves: &[G::Move], promise: &mut Vec<f32>) {
        match (self.net(rules), rules.turn(position)) {
            (Some(net), Turn::Seat { seat }) if self.promises => {
                promises::<G>(net, &net.behold(rules, position, seat), moves, promise);
            }
            _ => self.hand.promise(rules, position, moves, promise),
        }
    }

    fn sees_both(&self, rules: &G) -> bool {
        self.promises && self.net(rules).is_some()
    }

    fn glance(
        &self,
        rules: &G,
        position: &G::Position,
        moves: &[G::Move],
        promise: &mut Vec<f32>,
    ) -> BySeat<f32> {
        match (self.net(rules), rules.turn(position)) {
            (Some(net), Turn::Seat { seat }) if self.promises => {
                let impression = net.behold(rules, position, seat);
                promises::<G>(net, &impression, moves, promise);
                net.chances(&impression, seat, rules.seats())
            }
            _ => {
                self.promise(rules, position, moves, promise);
                self.value(rules, position)
            }
        }
    }

    fn confidence(&self, rules: &G) -> Option<f32> {
        self.net(rules).map(|_| self.confidence)
    }

    fn reasons(&self, rules: &G, view: &G::View, mv: G::Move) -> Vec<Phrase> {
        self.hand.reasons(rules, view, mv)
    }
}

/// A move without a number promises neither much nor little.
fn promises<G: Encode>(net: &Net, impression: &Impression, moves: &[G::Move], promise: &mut Vec<f32>) {
    promise
        .extend(moves.iter().map(|&mv| G::action(mv).map_or(0.0, |action| net.promise(impression, action))));
}
