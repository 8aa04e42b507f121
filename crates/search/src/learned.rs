//! An insight fitted to games, with a hand-made one for tables it doesn't know.

use std::sync::Arc;

use table::{BySeat, Encode, Phrase, Quill, Seat, Turn};

use crate::net::{Impression, MOST_FEATURES, Net};
use crate::{Confidence, Insight, OPINION};

/// A network for the tables it was fitted to, and a hand-made insight everywhere else: other editions, your
/// own files, other rules versions.
#[derive(Clone, Debug)]
pub struct Learned<I> {
    /// The hand-made insight.
    pub hand: I,
    /// The networks, one for each shape of tables.
    pub nets: Arc<[Net]>,
    /// The numbers of players it may judge: with a number it never saw, a network can be far off.
    pub seats: &'static [usize],
    /// Whether the network judges moves too.
    pub promises: bool,
    /// Corrects the network's odds: at two seats, at three and so on; the last entry holds for more.
    pub confidence: &'static [Confidence],
}

impl<I> Learned<I> {
    /// The network for the tables in play.
    fn net<G: Encode>(&self, rules: &G) -> Option<&Net> {
        self.nets.iter().find(|net| net.fits(rules)).filter(|_| self.seats.contains(&rules.seats()))
    }
}

impl Net {
    /// Whether there is a network for the tables in play.
    pub fn fits<G: Encode>(&self, rules: &G) -> bool {
        let features = self.features == G::FEATURES || self.hears::<G>();
        self.shape == rules.shape() && features && self.parts == G::PARTS
    }

    /// Whether a network is given the hand-made judge's opinion.
    fn hears<G: Encode>(&self) -> bool {
        self.features == G::FEATURES + OPINION
    }
}

/// A position as one seat's network sees it.
struct Look<'a, G: Encode, I> {
    learned: &'a Learned<I>,
    net: &'a Net,
    rules: &'a G,
    position: &'a G::Position,
    seat: Seat,
}

impl<G: Encode, I: Insight<G>> Look<'_, G, I> {
    /// Looks at the position from the seat's point of view, and asks the hand-made judge's opinion.
    fn impression(&self) -> Impression {
        let mut features = [0; MOST_FEATURES];
        let (told, opinion) = features[..self.net.features].split_at_mut(G::FEATURES);
        self.rules.encode_position(self.position, self.seat, told);
        if self.net.hears::<G>() {
            let quill = &mut Quill::new(opinion);
            self.learned.hand.opinion(self.rules, self.position, self.seat, quill);
        }
        self.net.look(&features[..self.net.features])
    }

    fn chances(&self, impression: &Impression) -> BySeat<f32> {
        let chances = self.net.chances(impression, self.seat, self.rules.seats());
        self.rules.outlook(self.position, chances)
    }

    fn promises(&self, impression: &Impression, moves: &[G::Move], promise: &mut Vec<f32>) {
        let begun = promise.len();
        if self.net.hand == 0.0 {
            promise.resize(begun + moves.len(), 0.0);
        } else {
            self.learned.hand.promise(self.rules, self.position, moves, promise);
        }
        let mut parts = Parts { net: self.net, impression, known: [None; FEW] };
        for (promise, &mv) in promise[begun..].iter_mut().zip(moves) {
            let mut sum = 0;
            self.rules.parts(mv, |part| sum += i64::from(parts.sum(part)));
            *promise = *promise * self.net.hand + self.net.promise(sum);
        }
    }
}

/// Up to this many parts are remembered once summed, since moves share them.
const FEW: usize = 128;

struct Parts<'a> {
    net: &'a Net,
    impression: &'a Impression,
    known: [Option<i32>; FEW],
}

impl Parts<'_> {
    #[inline]
    fn sum(&mut self, part: usize) -> i32 {
        match self.known.get_mut(part) {
            Some(known) => *known.get_or_insert_with(|| self.net.part(self.impression, part)),
            None => self.net.part(self.impression, part),
        }
    }
}

impl<I> Learned<I> {
    /// How the network for the tables in play looks at a decision; `None` if there is no such network, or
    /// nobody decides.
    fn look<'a, G: Encode>(&'a self, rules: &'a G, position: &'a G::Position) -> Option<Look<'a, G, I>> {
        match (self.net(rules), rules.turn(position)) {
            (Some(net), Turn::Seat { seat }) => Some(Look { learned: self, net, rules, position, seat }),
            _ => None,
        }
    }
}

impl<G: Encode, I: Insight<G>> Insight<G> for Learned<I> {
    fn value(&self, rules: &G, position: &G::Position) -> BySeat<f32> {
        match self.look(rules, position) {
            Some(look) => look.chances(&look.impression()),
            None => self.hand.value(rules, position),
        }
    }

    fn promise(&self, rules: &G, position: &G::Position, moves: &[G::Move], promise: &mut Vec<f32>) {
        match self.look(rules, position).filter(|_| self.promises) {
            Some(look) => look.promises(&look.impression(), moves, promise),
            None => self.hand.promise(rules, position, moves, promise),
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
        if let Some(look) = self.look(rules, position).filter(|_| self.promises) {
            let impression = look.impression();
            look.promises(&impression, moves, promise);
            return look.chances(&impression);
        }
        self.promise(rules, position, moves, promise);
        self.value(rules, position)
    }

    fn is_fitted(&self, rules: &G) -> bool {
        self.net(rules).is_some()
    }

    fn confidence(&self, rules: &G) -> Option<Confidence> {
        self.net(rules)?;
        let place = rules.seats().saturating_sub(2);
        self.confidence.get(place).or(self.confidence.last()).copied()
    }

    fn reasons(&self, rules: &G, view: &G::View, mv: G::Move) -> Vec<Phrase> {
        self.hand.reasons(rules, view, mv)
    }
}
