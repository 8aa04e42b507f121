//! A study of a game's balance: equal players in every seat, and what wins.

use std::sync::atomic::{AtomicU32, Ordering};

use table::{Game, Progress, Rng, Seat, Turn, Viewer};

use crate::{Ask, Bot, Buffers, Effort, wilson};

/// What was counted over all games.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Study {
    pub games: u32,
    /// Rounds in all games together.
    pub rounds: u64,
    /// Wins by turn order, from the seat that decides first; shared wins count in parts.
    pub wins: Vec<f64>,
    /// How seats fared by the way they leaned, from the first to the second.
    pub lines: [Line; 3],
    /// The second way's share of all seats' points, and of the winners', summed over the games.
    pub leaning: [f64; 2],
}

/// Seats that leaned one way.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Line {
    /// How many seats did by the end.
    pub seats: u32,
    pub wins: f64,
}

/// A seat leans one way from this share of its points on.
const HEAVY: f32 = 0.6;

/// The share of a seat's points that came the second way.
pub type Leaning<G> = fn(&G, &<G as Game>::Position, Seat) -> f32;

/// The settings of a study.
pub struct Inquiry<'a, G: Progress> {
    pub rules: &'a G,
    /// Makes the player of every seat.
    pub make: &'a (dyn Fn() -> Box<dyn Bot<G>> + Sync),
    pub effort: Effort,
    /// The share of a seat's points that came the second way, if the game has two ways to win.
    pub leaning: Option<Leaning<G>>,
    pub games: u32,
    /// How many games run at a time.
    pub threads: usize,
    /// Games are numbered from here.
    pub seed: u64,
}

impl<G: Progress> Inquiry<'_, G> {
    /// Plays all games; `progress` is called after each, and returns `false` to stop early.
    pub fn run(&self, progress: impl Fn() -> bool + Sync) -> Study {
        let next = AtomicU32::new(0);
        let work = || {
            let mut study = Study { wins: vec![0.0; self.rules.seats()], ..Study::default() };
            loop {
                let game = next.fetch_add(1, Ordering::Relaxed);
                if game >= self.games {
                    return study;
                }
                self.play(self.seed + u64::from(game), &mut study);
                if !progress() {
                    next.store(self.games, Ordering::Relaxed);
                }
            }
        };
        let mut all = Study { wins: vec![0.0; self.rules.seats()], ..Study::default() };
        std::thread::scope(|scope| {
            let workers: Vec<_> = (0..self.threads.max(1)).map(|_| scope.spawn(work)).collect();
            for worker in workers {
                all.add(&worker.join().expect("a worker passes its panic on"));
            }
        });
        all
    }

    fn play(&self, seed: u64, study: &mut Study) {
        let rules = self.rules;
        let mut rng = Rng::new(seed);
        let mut bots: Vec<_> = (0..rules.seats()).map(|_| (self.make)()).collect();
        let (mut position, mut moves, mut buffers) = (rules.start(), Vec::new(), Buffers::default());
        let mut first = None;
        loop {
            match rules.turn(&position) {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = buffers.sample(rules, &position, &mut rng);
                    rules.resolve(&mut position, outcome, &mut ());
                }
                Turn::Seat { seat } => {
                    first.get_or_insert(seat);
                    moves.clear();
                    rules.moves(&position, &mut moves);
                    let view = rules.view(&position, Viewer::Seat(seat));
                    let ask = Ask { rules, seat, view: &view, moves: &moves, effort: self.effort };
                    let mv = bots[seat.index()].think(&ask, &mut rng).mv;
                    rules.play(&mut position, mv, &mut ());
                }
            }
        }
        self.settle(&position, first.unwrap_or_default(), study);
    }

    fn settle(&self, position: &G::Position, first: Seat, study: &mut Study) {
        let standings = self.rules.scores(position);
        let seats = standings.seats();
        let winners = standings.as_slice().iter().filter(|standing| standing.place == 1).count();
        for (seat, standing) in standings.iter() {
            let won = if standing.place == 1 { 1.0 / winners as f64 } else { 0.0 };
            study.wins[(seat.index() + seats - first.index()) % seats] += won;
            if let Some(leaning) = self.leaning {
                let part = leaning(self.rules, position, seat);
                let line = &mut study.lines[usize::from(part > 1.0 - HEAVY) + usize::from(part >= HEAVY)];
                line.seats += 1;
                line.wins += won;
                study.leaning[0] += f64::from(part) / seats as f64;
                study.leaning[1] += f64::from(part) * won;
            }
        }
        study.games += 1;
        study.rounds += u64::from(self.rules.round(position));
    }
}

impl Study {
    /// A seat's share of wins by turn order, with Wilson's 95% interval.
    pub fn share(&self, order: usize) -> (f64, (f64, f64)) {
        let games = f64::from(self.games.max(1));
        (self.wins[order] / games, wilson(self.wins[order], games))
    }

    fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.rounds += other.rounds;
        self.wins.iter_mut().zip(&other.wins).for_each(|(mine, theirs)| *mine += theirs);
        self.leaning.iter_mut().zip(&other.leaning).for_each(|(mine, theirs)| *mine += theirs);
        for (mine, theirs) in self.lines.iter_mut().zip(&other.lines) {
            mine.seats += theirs.seats;
            mine.wins += theirs.wins;
        }
    }
}
