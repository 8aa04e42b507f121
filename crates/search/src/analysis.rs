//! Telling luck from skill: what each decision of a match gave away, and what each outcome of chance brought.
//!
//! A decision is judged by what its player could know: the move played and the most promising others are
//! tried in the same imagined worlds. The best is picked in one half of the worlds and the loss is measured
//! in the other half, so noise does not look like a mistake. An outcome is judged by everything on the table:
//! its luck is the chance of winning after it minus the average over everything that could have come, so luck
//! averages out to zero whatever the judge thinks.

use table::{BySeat, Game, Imagine, Phrase, Progress, Rng, Seat, Turn, Viewer, Weighted};

use crate::ismcts::Rehearsal;
use crate::{Ask, Bot as _, Buffers, Effort, Insight, Ismcts, Ladder, Plan, Thought};

/// How closely a match is examined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Depth {
    /// Iterations that pick the candidates of a decision.
    pub search: u32,
    /// Worlds in which each candidate is tried; what looks like a slip is tried again in twice as many, and
    /// so on.
    pub worlds: u32,
    /// How many candidates there are besides the move played.
    pub candidates: usize,
    /// If there are more outcomes than this, only a sample of this size is judged.
    pub outcomes: usize,
    /// How far to look ahead from each fully known position.
    pub ahead: u32,
    /// Where chance decides several times in a row, this many continuations share those looks.
    pub ways: u32,
}

impl Depth {
    /// Takes seconds.
    pub const QUICK: Self =
        Self { search: 200, worlds: 120, candidates: 3, outcomes: 24, ahead: 64, ways: 8 };
    /// Takes minutes.
    pub const DEEP: Self =
        Self { search: 3_000, worlds: 2_000, candidates: 5, outcomes: 200, ahead: 400, ways: 8 };
}

/// What a decision gave away.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision<M> {
    /// How many legal moves there were.
    pub moves: usize,
    /// The best of those tried, or the one played if none was better.
    pub best: M,
    /// The chance of winning that was given away, never below 0.
    pub loss: f32,
    /// The standard error of the loss.
    pub error: f32,
    /// The player's chance of winning with the best move.
    pub chance: f32,
    /// Why the best move is good.
    pub reasons: Vec<Phrase>,
}

/// How many times a possible slip is examined, each time in twice the worlds and with deeper trees.
const LOOKS: u32 = 4;

/// Far less than this is not examined again, and neither is a certain mistake.
const SLIP: f32 = 0.02;
const MISTAKE: f32 = 0.05;

/// Examines matches through a game's insight.
#[derive(Debug)]
pub struct Analyst<'a, G: Game, I> {
    rules: &'a G,
    bot: Ismcts<I>,
    depth: Depth,
    rng: Rng,
    buffers: Buffers<G>,
}

impl<'a, G: Imagine + Progress, I: Insight<G>> Analyst<'a, G, I> {
    /// The same seed gives the same analysis. It searches like the ladder's strongest level, which also gives
    /// the hints.
    pub fn new(rules: &'a G, insight: I, ladder: &Ladder, depth: Depth, seed: u64) -> Self {
        let plan = Plan { candidates: depth.candidates, ..ladder.strongest() };
        let bot = Ismcts { insight, plan };
        Self { rules, bot, depth, rng: Rng::new(seed), buffers: Buffers::default() }
    }

    /// Each seat's chance of winning in a fully known position.
    pub fn chances(&mut self, position: &G::Position) -> BySeat<f32> {
        let rng = self.rng.split();
        self.judged(position, &rng)
    }

    /// Where chance decides first, the average over a few ways it may go. With the same generator, similar
    /// positions continue alike.
    fn judged(&mut self, position: &G::Position, rng: &Rng) -> BySeat<f32> {
        let ways = if self.rules.turn(position) == Turn::Chance { self.depth.ways } else { 1 };
        let mut rng = rng.clone();
        let mut sum = BySeat::filled(self.rules.seats(), 0.0);
        for _ in 0..ways {
            let mut next = position.clone();
            while self.rules.turn(&next) == Turn::Chance {
                let outcome = self.buffers.sample(self.rules, &next, &mut rng);
                self.rules.resolve(&mut next, outcome, &mut ());
            }
            let value = self.bot.foresee(self.rules, &next, (self.depth.ahead / ways).max(1), rng.split());
            sum = BySeat::from_fn(self.rules.seats(), |seat| sum[seat] + value[seat] / ways as f32);
        }
        sum
    }

    /// What a seat gave away by playing a move; `None` if there was no choice.
    pub fn decision(
        &mut self,
        position: &G::Position,
        seat: Seat,
        played: G::Move,
    ) -> Option<Decision<G::Move>> {
        let moves = self.buffers.list(self.rules, position).to_vec();
        if moves.len() < 2 {
            return None;
        }
        let thought = self.search(position, seat, &moves);
        let others = thought.candidates.iter().map(|candidate| candidate.mv).filter(|&mv| mv != played);
        let tried: Vec<G::Move> = [played].into_iter().chain(others).collect();
        let weighing = self.weigh(position, seat, &tried);
        let best = weighing.best();
        let (gap, error) = weighing.loss(0, best);
        let view = self.rules.view(position, Viewer::Seat(seat));
        Some(Decision {
            moves: moves.len(),
            best: tried[best],
            loss: gap.max(0.0),
            error,
            chance: weighing.chance(best),
            reasons: self.bot.insight.reasons(self.rules, &view, tried[best]),
        })
    }

    /// What a search from the seat's view finds; it differs from call to call.
    pub(crate) fn search(&mut self, position: &G::Position, seat: Seat, moves: &[G::Move]) -> Thought<G> {
        let view = self.rules.view(position, Viewer::Seat(seat));
        let effort = Effort::iterations(self.depth.search);
        let ask = Ask { rules: self.rules, seat, view: &view, moves, effort };
        self.bot.think(&ask, &mut self.rng.split())
    }

    /// Tries a seat's moves, all in the same worlds imagined from its view, until it is clear enough what the
    /// first one gives away.
    pub fn weigh(&mut self, position: &G::Position, seat: Seat, tried: &[G::Move]) -> Weighing {
        let view = self.rules.view(position, Viewer::Seat(seat));
        let ask = Ask { rules: self.rules, seat, view: &view, moves: tried, effort: Effort::default() };
        let mut rehearsals: Vec<Rehearsal<'_, G, I>> =
            tried.iter().map(|&mv| Rehearsal::new(&self.bot, &ask, mv)).collect();
        let mut weighing = Weighing { rows: Vec::new() };
        for look in 0..LOOKS {
            // Results from when the trees were small no longer count.
            weighing.rows.clear();
            for _ in 0..self.depth.worlds << look {
                let world = self.rules.imagine(&view, &mut self.rng);
                let luck = self.rng.split();
                weighing
                    .rows
                    .push(rehearsals.iter_mut().map(|one| one.play(world.clone(), luck.clone())).collect());
            }
            if weighing.is_sure() {
                break;
            }
        }
        weighing
    }

    /// What an outcome brought each seat, compared with the average of everything that could have come.
    pub fn luck(&mut self, position: &G::Position, outcome: G::Outcome) -> BySeat<f32> {
        let mut outcomes = Vec::new();
        self.rules.outcomes(position, &mut outcomes);
        let rng = self.rng.split();
        let real = self.after(position, outcome, &rng);
        let mean = self.expected(position, &outcomes, (outcome, real), &rng);
        BySeat::from_fn(self.rules.seats(), |seat| real[seat] - mean[seat])
    }

    fn after(&mut self, position: &G::Position, outcome: G::Outcome, rng: &Rng) -> BySeat<f32> {
        let mut next = position.clone();
        self.rules.resolve(&mut next, outcome, &mut ());
        self.judged(&next, rng)
    }

    /// The average over all outcomes. If there are many, only a sample is judged, plus the real one, which
    /// keeps its weight, so the expected value stays the same.
    fn expected(
        &mut self,
        position: &G::Position,
        outcomes: &[Weighted<G::Outcome>],
        (real, value): (G::Outcome, BySeat<f32>),
        rng: &Rng,
    ) -> BySeat<f32> {
        let total: f64 = outcomes.iter().map(|chance| f64::from(chance.weight)).sum();
        let own = outcomes
            .iter()
            .find(|chance| chance.outcome == real)
            .map_or(0.0, |chance| f64::from(chance.weight));
        let others: Vec<&Weighted<G::Outcome>> =
            outcomes.iter().filter(|chance| chance.outcome != real).collect();
        let judged: Vec<(G::Outcome, f64)> = if others.len() <= self.depth.outcomes {
            others.iter().map(|chance| (chance.outcome, f64::from(chance.weight))).collect()
        } else {
            self.sample(&others)
        };
        let weight: f64 = judged.iter().map(|(_, weight)| weight).sum::<f64>().max(f64::MIN_POSITIVE);
        let mut sum = vec![0.0; self.rules.seats()];
        for (outcome, share) in judged {
            let after = self.after(position, outcome, rng);
            for seat in Seat::all(self.rules.seats()) {
                sum[seat.index()] += f64::from(after[seat]) * share / weight;
            }
        }
        BySeat::from_fn(self.rules.seats(), |seat| {
            let others = if total > own { sum[seat.index()] } else { f64::from(value[seat]) };
            ((f64::from(value[seat]) * own + others * (total - own)) / total) as f32
        })
    }

    /// Draws from the other outcomes by their weights; each draw counts the same.
    fn sample(&mut self, others: &[&Weighted<G::Outcome>]) -> Vec<(G::Outcome, f64)> {
        let total: u32 = others.iter().map(|chance| chance.weight).sum();
        let draw = |rng: &mut Rng| {
            let mut number = rng.below(total);
            for chance in others {
                match number.checked_sub(chance.weight) {
                    Some(rest) => number = rest,
                    None => return chance.outcome,
                }
            }
            others[0].outcome
        };
        (0..self.depth.outcomes).map(|_| (draw(&mut self.rng), 1.0)).collect()
    }
}

/// How moves fared, all in the same imagined worlds.
#[derive(Clone, PartialEq, Debug)]
pub struct Weighing {
    /// For each world what each move was worth.
    rows: Vec<Vec<f32>>,
}

impl Weighing {
    /// The best move by the first half of the worlds; the first of equals.
    pub fn best(&self) -> usize {
        let moves = self.rows.first().map_or(0, Vec::len);
        let better = |&a: &usize, &b: &usize| self.mean(0, a).total_cmp(&self.mean(0, b));
        (0..moves).rev().max_by(better).unwrap_or(0)
    }

    /// What a move gives away compared with another, by the second half of the worlds, and its standard
    /// error.
    pub fn loss(&self, mv: usize, best: usize) -> (f32, f32) {
        let gaps: Vec<f32> = self.half(1).map(|row| row[best] - row[mv]).collect();
        mean_and_error(&gaps)
    }

    /// The seat's chance of winning with a move, by the second half of the worlds.
    pub fn chance(&self, mv: usize) -> f32 {
        self.mean(1, mv)
    }

    /// Whether it is clear if the first move is a slip.
    fn is_sure(&self) -> bool {
        let (gap, error) = self.loss(0, self.best());
        gap + error < SLIP || gap - 4.0 * error > MISTAKE
    }

    fn half(&self, odd: usize) -> impl Iterator<Item = &Vec<f32>> {
        self.rows.iter().skip(odd).step_by(2)
    }

    fn mean(&self, odd: usize, mv: usize) -> f32 {
        self.half(odd).map(|row| row[mv]).sum::<f32>() / self.half(odd).count().max(1) as f32
    }
}

/// The mean of some numbers and its standard error.
fn mean_and_error(numbers: &[f32]) -> (f32, f32) {
    let count = numbers.len().max(1) as f32;
    let mean = numbers.iter().sum::<f32>() / count;
    let spread = numbers.iter().map(|number| (number - mean).powi(2)).sum::<f32>() / (count - 1.0).max(1.0);
    (mean, (spread / count).sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_loss_is_unsure_where_worlds_disagree_about_it() {
        let of =
            |rows: [[f32; 2]; 4]| Weighing { rows: rows.repeat(2).iter().map(|row| row.to_vec()).collect() };
        assert!(of([[0.4, 0.5]; 4]).is_sure(), "every world says the same");
        assert!(of([[0.5, 0.4]; 4]).is_sure(), "and a move that gives away nothing is not looked at again");
        assert!(!of([[0.4, 0.5], [0.1, 0.9], [0.4, 0.5], [0.9, 0.5]]).is_sure());
    }

    #[test]
    fn the_mean_of_equal_numbers_has_no_error() {
        assert_eq!(mean_and_error(&[0.5; 8]), (0.5, 0.0));
        let (mean, error) = mean_and_error(&[0.0, 1.0, 0.0, 1.0]);
        assert!((mean - 0.5).abs() < 1e-6 && (error - 0.288).abs() < 0.01, "{mean} {error}");
    }
}
