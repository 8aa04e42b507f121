//! Puzzles are found, not made: decisions where one move is clearly best and a player by feel picks another.

use std::ops::AddAssign;

use table::{Imagine, Progress, Rng, Seat, Viewer};

use crate::{Analyst, Ask, Bot, Depth, Effort, Insight, Ladder};

/// A decision that makes a puzzle.
#[derive(Clone, PartialEq, Debug)]
pub struct Riddle<M> {
    /// The move to find.
    pub best: M,
    /// The others that were tried, with the chance of winning that each gives away.
    pub others: Vec<(M, f32)>,
}

/// How many decisions passed each test, in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sieve {
    /// Decisions with a real choice.
    pub decisions: u32,
    /// A player by feel goes wrong.
    pub missed: u32,
    /// There aren't too many like it already.
    pub wanted: u32,
    /// Two deep searches agree.
    pub agreed: u32,
    /// The best move is clearly ahead of all others.
    pub clear: u32,
}

impl AddAssign for Sieve {
    fn add_assign(&mut self, more: Self) {
        self.decisions += more.decisions;
        self.missed += more.missed;
        self.wanted += more.wanted;
        self.agreed += more.agreed;
        self.clear += more.clear;
    }
}

/// With fewer moves than this there is little to find.
const CHOICE: usize = 3;
/// How far the best move must be ahead of the second, and by how many standard errors.
const LEAD: f32 = 0.04;
const SURE: f32 = 3.0;

/// The first look, which rules out most decisions.
const GLANCE: Depth = Depth { search: 300, worlds: 0, candidates: 1, outcomes: 0, ahead: 0, ways: 1 };
/// The close look at the rest.
const LOOK: Depth = Depth { search: 2_500, worlds: 1_000, candidates: 6, outcomes: 0, ahead: 0, ways: 1 };

/// Looks for puzzles among the decisions of games.
pub struct Riddler<'a, G: Imagine + Progress, I> {
    rules: &'a G,
    feeling: Box<dyn Bot<G>>,
    glance: Analyst<'a, G, I>,
    look: Analyst<'a, G, I>,
    /// What was ruled out, and why.
    pub sieve: Sieve,
}

impl<'a, G: Imagine + Progress, I: Insight<G> + Clone> Riddler<'a, G, I> {
    /// The same seed finds the same puzzles. `feeling` is the bot that goes wrong.
    pub fn new(rules: &'a G, insight: I, feeling: Box<dyn Bot<G>>, ladder: &Ladder, seed: u64) -> Self {
        Self {
            rules,
            feeling,
            glance: Analyst::new(rules, insight.clone(), ladder, GLANCE, seed),
            look: Analyst::new(rules, insight, ladder, LOOK, !seed),
            sieve: Sieve::default(),
        }
    }

    /// The puzzle in a seat's decision, if there is one and its answer is wanted.
    pub fn riddle(
        &mut self,
        position: &G::Position,
        seat: Seat,
        moves: &[G::Move],
        wants: impl Fn(G::Move) -> bool,
    ) -> Option<Riddle<G::Move>> {
        if moves.len() < CHOICE {
            return None;
        }
        self.sieve.decisions += 1;
        let felt = self.felt(position, seat, moves);
        let best = self.glance.search(position, seat, moves).mv;
        if best == felt {
            return None;
        }
        self.sieve.missed += 1;
        if !wants(best) {
            return None;
        }
        self.sieve.wanted += 1;
        let first = self.look.search(position, seat, moves);
        let second = self.look.search(position, seat, moves);
        if first.mv != best || second.mv != best {
            return None;
        }
        self.sieve.agreed += 1;
        let seen = first.candidates.iter().chain(&second.candidates).map(|candidate| candidate.mv);
        let mut tried = vec![best];
        for mv in seen.chain([felt]) {
            if !tried.contains(&mv) {
                tried.push(mv);
            }
        }
        let found = self.leads(position, seat, &tried)?;
        self.sieve.clear += 1;
        Some(found)
    }

    fn felt(&mut self, position: &G::Position, seat: Seat, moves: &[G::Move]) -> G::Move {
        let view = self.rules.view(position, Viewer::Seat(seat));
        let ask = Ask { rules: self.rules, seat, view: &view, moves, effort: Effort::default() };
        self.feeling.think(&ask, &mut Rng::new(0)).mv
    }

    /// The first move as the answer, if it is ahead of all others.
    fn leads(&mut self, position: &G::Position, seat: Seat, tried: &[G::Move]) -> Option<Riddle<G::Move>> {
        let weighing = self.look.weigh(position, seat, tried);
        let losses: Vec<(f32, f32)> = (1..tried.len()).map(|mv| weighing.loss(mv, 0)).collect();
        if weighing.best() != 0 || losses.iter().any(|&(loss, error)| loss < LEAD.max(SURE * error)) {
            return None;
        }
        let mut others: Vec<_> =
            tried[1..].iter().copied().zip(losses.iter().map(|(loss, _)| *loss)).collect();
        others.sort_by(|a, b| a.1.total_cmp(&b.1));
        Some(Riddle { best: tried[0], others })
    }
}

impl<G: Imagine + Progress, I> std::fmt::Debug for Riddler<'_, G, I> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Riddler").field("sieve", &self.sieve).finish_non_exhaustive()
    }
}
