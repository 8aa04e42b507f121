//! The sparring partner that plays every candidate to the end of the round in a few imagined worlds.
//!
//! There is no tree: every candidate is tried equally often. That is enough to show whether a search is worth
//! its time.

use table::{BySeat, Game, Imagine, Progress, Rng, Seat, Turn};

use crate::{Ask, Bot, Buffers, Candidate, Insight, Thought};

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rollouts<I> {
    /// Its promises pick the candidates and every move after them.
    pub insight: I,
    /// How many worlds are imagined; each candidate is played in all of them.
    pub worlds: u32,
    /// How many of the most promising moves are candidates.
    pub candidates: usize,
    /// The lead in points that feels half won.
    pub lead: f32,
}

impl<G: Imagine + Progress, I: Insight<G>> Bot<G> for Rollouts<I> {
    fn think(&mut self, ask: &Ask<'_, G>, rng: &mut Rng) -> Thought<G> {
        if let [only] = ask.moves
            && !ask.effort.reasons
        {
            return Thought::plain(*only);
        }
        let mut desk = Desk { bot: self, rules: ask.rules, buffers: Buffers::default(), promise: Vec::new() };
        let mut tried = desk.candidates(ask, rng);
        for _ in 0..self.worlds {
            let world = ask.rules.imagine(ask.view, rng);
            let luck = rng.split();
            for (mv, sum) in &mut tried {
                *sum += desk.play_out(world.clone(), *mv, ask.seat, &mut luck.clone());
            }
        }
        tried.sort_by(|a, b| b.1.total_cmp(&a.1));
        let candidates = tried.iter().take(3).map(|&(mv, sum)| Candidate {
            mv,
            visits: self.worlds,
            value: sum / self.worlds as f32,
            reasons: ask.reasons(|| self.insight.reasons(ask.rules, ask.view, mv)),
        });
        Thought { mv: tried[0].0, value: None, candidates: candidates.collect() }
    }
}

struct Desk<'a, G: Game, I> {
    bot: &'a Rollouts<I>,
    rules: &'a G,
    buffers: Buffers<G>,
    promise: Vec<f32>,
}

impl<G: Imagine + Progress, I: Insight<G>> Desk<'_, G, I> {
    /// The most promising moves, each with nothing won so far.
    fn candidates(&mut self, ask: &Ask<'_, G>, rng: &mut Rng) -> Vec<(G::Move, f32)> {
        let world = ask.rules.imagine(ask.view, rng);
        self.promise.clear();
        self.bot.insight.promise(ask.rules, &world, ask.moves, &mut self.promise);
        let mut ranked: Vec<(f32, G::Move)> =
            self.promise.iter().copied().zip(ask.moves.iter().copied()).collect();
        ranked.sort_by(|a, b| b.0.total_cmp(&a.0));
        ranked.into_iter().take(self.bot.candidates).map(|(_, mv)| (mv, 0.0)).collect()
    }

    /// How the round ends for the seat, from 0 to 1, if everyone plays the most promising move.
    fn play_out(&mut self, mut position: G::Position, mv: G::Move, seat: Seat, rng: &mut Rng) -> f32 {
        let round = self.rules.round(&position);
        self.rules.play(&mut position, mv, &mut ());
        while self.rules.round(&position) == round {
            match self.rules.turn(&position) {
                Turn::Over => return self.felt(&position, seat),
                Turn::Chance => {
                    let outcome = self.buffers.sample(self.rules, &position, rng);
                    self.rules.resolve(&mut position, outcome, &mut ());
                }
                Turn::Seat { .. } => self.step(&mut position),
            }
        }
        self.bot.insight.value(self.rules, &position)[seat]
    }

    fn step(&mut self, position: &mut G::Position) {
        let moves = self.buffers.list(self.rules, position);
        self.promise.clear();
        self.bot.insight.promise(self.rules, position, moves, &mut self.promise);
        let best = (1..moves.len()).fold(
            0,
            |best, at| {
                if self.promise[at] > self.promise[best] { at } else { best }
            },
        );
        self.rules.play(position, moves[best], &mut ());
    }

    /// Half for the win itself, half for how clear it is.
    fn felt(&self, position: &G::Position, seat: Seat) -> f32 {
        let standings: BySeat<table::Standing> = self.rules.scores(position);
        let others = Seat::all(standings.seats()).filter(|&other| other != seat);
        let best = others.map(|other| standings[other].score).max().unwrap_or(0);
        let lead = (standings[seat].score - best) as f32 / self.bot.lead;
        let won = if standings[seat].place == 1 { 1.0 } else { 0.0 };
        0.5 * won + 0.5 / (1.0 + (-lead).exp())
    }
}
