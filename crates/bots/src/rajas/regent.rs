//! The regent: what every raja has, turned into chances of winning.

use std::sync::LazyLock;

use rajas::{Move, Position, Rajas, View};
use search::{Insight, Judge as _, built_in};
use serde::{Deserialize, Serialize};
use table::{BySeat, Game as _, Phrase, Seat};

use super::{Steward, dice_in_the_air, is_within_turn, mover, turns_a_die};

/// Finishes the turn in its head and weighs what every seat has then, in steps on the money track; a step of
/// fame counts as two.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Regent {
    /// Steps for a die on the statue, or still to be rolled.
    pub die: f32,
    /// Steps for each of its pips.
    pub pip: f32,
    /// Steps for a karma.
    pub karma: f32,
    /// Steps for an upgrade made, which later buildings pay back.
    pub upgrade: f32,
    /// Steps for a worker, which is an extra turn in every round to come.
    pub worker: f32,
    /// Steps for each river space the boat has passed.
    pub river: f32,
    /// How often the money of a connected market will come in.
    pub trade: f32,
    /// Steps for a square to build on, up to a few.
    pub ground: f32,
    /// Steps for a yield tile waiting for its road.
    pub yield_tile: f32,
    /// Steps for starting the next round.
    pub starter: f32,
    /// How far off estimates are at the end, and further for each step the leader still has to go.
    pub doubt: f32,
    pub doubt_per_step: f32,
    /// How strongly a move's gain makes it worth trying.
    pub eagerness: f32,
}

/// More squares to build on than this don't help.
const ENOUGH_GROUND: u32 = 4;
/// The average face of a die still to be rolled.
const MEAN_FACE: f32 = 3.5;

impl Default for Regent {
    fn default() -> Self {
        static BUILT_IN: LazyLock<Regent> =
            LazyLock::new(|| built_in(include_str!("../../weights/rajas.toml")));
        *BUILT_IN
    }
}

impl Insight<Rajas> for Regent {
    /// Who is ahead once the turn is finished; the closer the leader's markers are to meeting, the surer.
    fn value(&self, rules: &Rajas, position: &Position) -> BySeat<f32> {
        let seats = rules.seats();
        let position = &self.finished(rules, *position, mover(rules, position));
        let estimates: BySeat<f32> = BySeat::from_fn(seats, |seat| self.worth(rules, position, seat));
        let best = estimates.as_slice().iter().copied().fold(f32::MIN, f32::max);
        let nearest = Seat::all(seats).map(|seat| rules.overlap(position.of(seat))).max().unwrap_or(0);
        let doubt = self.doubt + self.doubt_per_step * (-nearest).clamp(0, 120) as f32;
        let shares = estimates.map(|estimate| ((estimate - best) / doubt).exp());
        let all: f32 = shares.as_slice().iter().sum();
        shares.map(|share| share / all)
    }

    fn promise(&self, rules: &Rajas, position: &Position, moves: &[Move], promise: &mut Vec<f32>) {
        let seat = mover(rules, position);
        promise.extend(moves.iter().map(|&mv| {
            let after = self.finished(rules, played(rules, position, mv), seat);
            self.eagerness * self.worth(rules, &after, seat)
        }));
    }

    fn reasons(&self, rules: &Rajas, view: &View, mv: Move) -> Vec<Phrase> {
        Steward.reasons(rules, view, mv)
    }
}

impl Regent {
    /// The position after the seat finishes its turn, or as far as it gets without a roll: step by step what
    /// looks best.
    fn finished(&self, rules: &Rajas, mut position: Position, seat: Seat) -> Position {
        let mut moves = Vec::new();
        while is_within_turn(rules, &position, seat) {
            moves.clear();
            rules.moves(&position, &mut moves);
            let steps = moves.iter().filter(|mv| !turns_a_die(**mv)).map(|&mv| {
                let next = played(rules, &position, mv);
                (self.worth(rules, &next, seat), next)
            });
            let Some(best) = steps.reduce(|best, next| if next.0 > best.0 { next } else { best }) else {
                break;
            };
            position = best.1;
        }
        position
    }

    /// What a seat has, in steps.
    fn worth(&self, rules: &Rajas, position: &Position, seat: Seat) -> f32 {
        let raja = position.of(seat);
        let starts = position.next_starter() == Some(seat);
        let (mut dice, mut pips) = (0, 0);
        for (colour, face) in raja.dice().shown().each() {
            let count = raja.dice()[colour][face];
            dice += count;
            pips += count * face.pips();
        }
        let air = if position.active() == seat { f32::from(dice_in_the_air(position)) } else { 0.0 };
        rules.overlap(raja) as f32
            + self.die * (f32::from(dice) + air)
            + self.pip * (f32::from(pips) + MEAN_FACE * air)
            + self.karma * f32::from(raja.karma())
            + self.upgrade * f32::from(raja.upgrades_made())
            + self.worker * f32::from(raja.owned())
            + self.river * f32::from(raja.boat())
            + self.trade * f32::from(rules.trade(raja))
            + self.ground * rules.open_ground(raja).min(ENOUGH_GROUND) as f32
            + self.yield_tile * raja.waiting_yields() as f32
            + if starts { self.starter } else { 0.0 }
    }
}

fn played(rules: &Rajas, position: &Position, mv: Move) -> Position {
    let mut next = *position;
    rules.play(&mut next, mv, &mut ());
    next
}
