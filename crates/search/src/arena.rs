//! The arena, where bots meet over many games, each deal played once from every seat.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use table::{BySeat, Dealer, Progress, Rng, Seat, Seed, Standing, Turn, Viewer, pick};

use crate::{Ask, Bot, Effort};

/// A bot by name, and how to make one. Each game gets fresh ones.
pub struct Contestant<G: Progress> {
    /// Its name in the report.
    pub name: String,
    pub make: Box<dyn Fn() -> Box<dyn Bot<G>> + Sync>,
}

/// A series of games to play.
pub struct Arena<'a, G: Progress> {
    pub rules: &'a G,
    /// The bots; if there are fewer than seats, the last one fills the table.
    pub contestants: &'a [Contestant<G>],
    pub games: u32,
    /// How many games run at a time.
    pub threads: usize,
    /// Deals are numbered from here.
    pub seed: u64,
    pub effort: Effort,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Report {
    pub games: u32,
    /// How long it took, in seconds.
    pub seconds: f64,
    /// Average decisions per game, including forced ones.
    pub decisions_per_game: f64,
    pub legal_moves_per_decision: f64,
    /// How often games ended for each reason.
    pub ends: BTreeMap<&'static str, u32>,
    pub rounds_per_game: f64,
    /// The bots, in the order they were named.
    pub bots: Vec<Row>,
}

/// One bot's results.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    pub name: String,
    /// How many seats it filled in each game.
    pub seats: usize,
    /// Games won; shared wins count in parts.
    pub wins: f64,
    /// The share of games won, from 0 to 1.
    pub win_rate: f64,
    /// Wilson's interval, 95%.
    pub ci95: (f64, f64),
    /// Rating difference from the first bot, derived from the shares of wins per seat.
    pub elo: f64,
    /// The average of its seats' scores.
    pub mean_score: f64,
    /// Thinking time per move, in milliseconds.
    pub ms_per_move: f64,
}

#[derive(Clone, Default)]
struct Tally {
    wins: f64,
    score: i64,
    seats: u64,
    moves: u64,
    thinking: Duration,
}

#[derive(Default)]
struct Totals {
    tallies: Vec<Tally>,
    games: u32,
    decisions: u64,
    offered: u64,
    rounds: u64,
    ends: BTreeMap<&'static str, u32>,
}

impl<G: Progress> Arena<'_, G> {
    /// Plays all games. `progress` is called after each with the number done, and returns `false` to stop
    /// early.
    pub fn run(&self, progress: impl Fn(u32) -> bool + Sync) -> Report {
        let begun = Instant::now();
        let next = AtomicU32::new(0);
        let done = AtomicU32::new(0);
        let mut totals = self.nothing();
        std::thread::scope(|scope| {
            let workers: Vec<_> = (0..self.threads.max(1))
                .map(|_| scope.spawn(|| self.work(&next, &done, &progress)))
                .collect();
            for worker in workers {
                totals.add(worker.join().expect("a worker passes its panic on"));
            }
        });
        self.report(&totals, begun.elapsed())
    }

    fn work(&self, next: &AtomicU32, done: &AtomicU32, progress: &impl Fn(u32) -> bool) -> Totals {
        let mut totals = self.nothing();
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= self.games {
                return totals;
            }
            self.play(game, &mut totals);
            if !progress(done.fetch_add(1, Ordering::Relaxed) + 1) {
                next.store(self.games, Ordering::Relaxed);
            }
        }
    }

    /// Which contestant sits where in a game: the line-up rotates by one seat from game to game.
    fn contestant_at(&self, game: u32, seat: Seat) -> usize {
        let seats = self.rules.seats();
        let place = (seat.index() + game as usize % seats) % seats;
        place.min(self.contestants.len() - 1)
    }

    /// One game by its number: which contestant sat in each seat, and how the seats finished. Only the
    /// number, the seed and the effort decide it.
    pub fn result(&self, game: u32) -> (Vec<usize>, BySeat<Standing>) {
        let position = self.play_out(game, &mut self.nothing());
        let bots = Seat::all(self.rules.seats()).map(|seat| self.contestant_at(game, seat)).collect();
        (bots, self.rules.scores(&position))
    }

    fn nothing(&self) -> Totals {
        Totals { tallies: vec![Tally::default(); self.contestants.len()], ..Totals::default() }
    }

    fn play(&self, game: u32, totals: &mut Totals) {
        let position = self.play_out(game, totals);
        self.settle(game, &position, totals);
    }

    fn play_out(&self, game: u32, totals: &mut Totals) -> G::Position {
        let seats = self.rules.seats();
        let deal = self.seed + u64::from(game) / seats as u64;
        let mut dealer = Dealer::new(Seed::from_number(deal));
        let mut rng = Rng::new(self.seed ^ (u64::from(game) + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15));
        let mut bots: Vec<_> =
            Seat::all(seats).map(|seat| (self.contestants[self.contestant_at(game, seat)].make)()).collect();
        let mut position = self.rules.start();
        let mut moves = Vec::new();
        let mut outcomes = Vec::new();
        loop {
            match self.rules.turn(&position) {
                Turn::Over => return position,
                Turn::Chance => {
                    outcomes.clear();
                    self.rules.outcomes(&position, &mut outcomes);
                    let total = outcomes.iter().map(|chance| u64::from(chance.weight)).sum();
                    let drawn = dealer.draw(self.rules.source(&position), total);
                    let outcome = pick(&outcomes, drawn.expect("the dealer knows the seed"));
                    self.rules.resolve(&mut position, outcome, &mut ());
                }
                Turn::Seat { seat } => {
                    moves.clear();
                    self.rules.moves(&position, &mut moves);
                    totals.decisions += 1;
                    totals.offered += moves.len() as u64;
                    let view = self.rules.view(&position, Viewer::Seat(seat));
                    let ask =
                        Ask { rules: self.rules, seat, view: &view, moves: &moves, effort: self.effort };
                    let begun = Instant::now();
                    let mv = bots[seat.index()].think(&ask, &mut rng).mv;
                    let tally = &mut totals.tallies[self.contestant_at(game, seat)];
                    tally.moves += 1;
                    tally.thinking += begun.elapsed();
                    self.rules.play(&mut position, mv, &mut ());
                }
            }
        }
    }

    fn settle(&self, game: u32, position: &G::Position, totals: &mut Totals) {
        let standings: BySeat<Standing> = self.rules.scores(position);
        let winners = standings.as_slice().iter().filter(|standing| standing.place == 1).count();
        for (seat, standing) in standings.iter() {
            let tally = &mut totals.tallies[self.contestant_at(game, seat)];
            tally.seats += 1;
            tally.score += i64::from(standing.score);
            if standing.place == 1 {
                tally.wins += 1.0 / winners as f64;
            }
        }
        totals.games += 1;
        totals.rounds += u64::from(self.rules.round(position));
        *totals.ends.entry(self.rules.ending(position).unwrap_or("unfinished")).or_default() += 1;
    }

    fn report(&self, totals: &Totals, elapsed: Duration) -> Report {
        let games = f64::from(totals.games.max(1));
        let share = |tally: &Tally| tally.wins / tally.seats.max(1) as f64;
        let first = totals.tallies.first().map_or(0.0, share);
        let rows = self.contestants.iter().zip(&totals.tallies).map(|(contestant, tally)| Row {
            name: contestant.name.clone(),
            seats: (tally.seats / u64::from(totals.games.max(1))) as usize,
            wins: tally.wins,
            win_rate: tally.wins / games,
            ci95: wilson(tally.wins, games),
            elo: elo(share(tally), first),
            mean_score: tally.score as f64 / tally.seats.max(1) as f64,
            ms_per_move: tally.thinking.as_secs_f64() * 1e3 / tally.moves.max(1) as f64,
        });
        Report {
            games: totals.games,
            seconds: elapsed.as_secs_f64(),
            decisions_per_game: totals.decisions as f64 / games,
            legal_moves_per_decision: totals.offered as f64 / totals.decisions.max(1) as f64,
            ends: totals.ends.clone(),
            rounds_per_game: totals.rounds as f64 / games,
            bots: rows.collect(),
        }
    }
}

impl Totals {
    fn add(&mut self, other: Self) {
        for (mine, theirs) in self.tallies.iter_mut().zip(other.tallies) {
            mine.wins += theirs.wins;
            mine.score += theirs.score;
            mine.seats += theirs.seats;
            mine.moves += theirs.moves;
            mine.thinking += theirs.thinking;
        }
        self.games += other.games;
        self.decisions += other.decisions;
        self.offered += other.offered;
        self.rounds += other.rounds;
        for (reason, count) in other.ends {
            *self.ends.entry(reason).or_default() += count;
        }
    }
}

/// Wilson's 95% interval for a share of `wins` in `games`.
pub fn wilson(wins: f64, games: f64) -> (f64, f64) {
    const Z: f64 = 1.96;
    let share = wins / games;
    let centre = share + Z * Z / (2.0 * games);
    let spread = Z * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
    let scale = 1.0 + Z * Z / games;
    (((centre - spread) / scale).max(0.0), ((centre + spread) / scale).min(1.0))
}

/// The rating difference that explains two shares of wins; bounded, since a clean sweep fits any difference.
fn elo(share: f64, first: f64) -> f64 {
    const LEAST: f64 = 1e-4;
    400.0 * (share.max(LEAST) / first.max(LEAST)).log10()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_holds_the_share() {
        let (low, high) = wilson(60.0, 100.0);
        assert!(low < 0.6 && 0.6 < high);
        assert!((low - 0.502).abs() < 0.001 && (high - 0.691).abs() < 0.001);
        assert!(wilson(100.0, 100.0).1 <= 1.0);
    }

    #[test]
    fn equal_shares_are_equal_ratings() {
        assert!(elo(0.5, 0.5).abs() < 1e-9);
        assert!((elo(0.64, 0.36) - 100.0).abs() < 1.0);
    }
}
