//! Whether the chances that bots tell come true.

mod fit;

use std::sync::atomic::{AtomicU32, Ordering};

use table::{Dealer, Progress, Rng, Seed, Standing, Turn, Viewer, pick};

pub use self::fit::Fit;
use crate::{Ask, Bot, Confidence, Effort, wilson};

/// What was told and what happened.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Calibration {
    /// For each game every chance told, with the share of the win that followed.
    games: Vec<Vec<(f32, f32)>>,
}

/// A tenth of the curve while it is added up.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Tally {
    decisions: u32,
    /// Games with a decision in this bin; decisions of one game are not independent.
    games: u32,
    said: f64,
    won: f64,
}

/// One bin of the curve.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bin {
    /// The average chance told.
    pub said: f64,
    pub won: f64,
    /// Wilson's interval, 95%, as if each game gave one decision.
    pub ci95: (f64, f64),
    pub decisions: u32,
    /// Games they come from.
    pub games: u32,
}

impl Calibration {
    /// Plays a number of games, given by number to `play`, and notes what is told in them. `go_on` is called after
    /// each and may stop early.
    pub fn over(
        games: u32,
        threads: usize,
        go_on: impl Fn() -> bool + Sync,
        play: impl Fn(&mut Self, u32) + Sync,
    ) -> Self {
        let next = AtomicU32::new(0);
        let work = || {
            let mut own = Self::default();
            loop {
                let game = next.fetch_add(1, Ordering::Relaxed);
                if game >= games {
                    return own;
                }
                play(&mut own, game);
                if !go_on() {
                    next.store(games, Ordering::Relaxed);
                }
            }
        };
        let mut all = Self::default();
        std::thread::scope(|scope| {
            let workers: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(work)).collect();
            for worker in workers {
                all.games.extend(worker.join().expect("a worker passes its panic on").games);
            }
        });
        all
    }

    /// Plays one game between bots of one kind and notes what the seat to move tells at every decision.
    pub fn play<G: Progress>(
        &mut self,
        rules: &G,
        make: impl Fn() -> Box<dyn Bot<G>>,
        effort: Effort,
        deal: u64,
    ) {
        let mut dealer = Dealer::new(Seed::from_number(deal));
        let mut rng = Rng::new(deal);
        let mut bots: Vec<_> = (0..rules.seats()).map(|_| make()).collect();
        let (mut position, mut moves, mut outcomes) = (rules.start(), Vec::new(), Vec::new());
        let mut said = Vec::new();
        loop {
            match rules.turn(&position) {
                Turn::Over => break,
                Turn::Chance => {
                    outcomes.clear();
                    rules.outcomes(&position, &mut outcomes);
                    let total = outcomes.iter().map(|chance| u64::from(chance.weight)).sum();
                    let drawn = dealer.draw(rules.source(&position), total);
                    let outcome = pick(&outcomes, drawn.expect("the dealer knows the seed"));
                    rules.resolve(&mut position, outcome, &mut ());
                }
                Turn::Seat { seat } => {
                    moves.clear();
                    rules.moves(&position, &mut moves);
                    let view = rules.view(&position, Viewer::Seat(seat));
                    let ask = Ask { rules, seat, view: &view, moves: &moves, effort };
                    let thought = bots[seat.index()].think(&ask, &mut rng);
                    said.extend(thought.value.map(|value| (seat, value[seat])));
                    rules.play(&mut position, thought.mv, &mut ());
                }
            }
        }
        let standings = rules.scores(&position);
        let first = |standing: &&Standing| standing.place == 1;
        let winners = standings.as_slice().iter().filter(first).count() as f32;
        let share = |seat| if standings[seat].place == 1 { 1.0 / winners } else { 0.0 };
        self.note(said.into_iter().map(|(seat, said)| (said, share(seat))).collect());
    }

    /// Adds one game: what was told, each with the share of the win that followed.
    pub fn note(&mut self, game: Vec<(f32, f32)>) {
        self.games.push(game);
    }

    pub fn games(&self) -> usize {
        self.games.len()
    }

    /// Whether nothing was told at all.
    pub fn is_empty(&self) -> bool {
        self.games.iter().all(Vec::is_empty)
    }

    /// The confidence that would make the results least surprising.
    pub fn fit(&self) -> Fit {
        fit::fit(&self.games)
    }

    /// The same games, had the odds been told with this confidence.
    #[must_use]
    pub fn told_with(&self, confidence: Confidence) -> Self {
        let told = |&(said, won): &(f32, f32)| (confidence.told(said), won);
        Self { games: self.games.iter().map(|game| game.iter().map(told).collect()).collect() }
    }

    /// The curve, from low chances to high, without empty bins.
    pub fn bins(&self) -> impl Iterator<Item = Bin> {
        let mut tallies = [Tally::default(); 10];
        for game in &self.games {
            Tally::add(&mut tallies, game);
        }
        tallies.into_iter().filter(|tally| tally.decisions > 0).map(|tally| tally.bin())
    }
}

impl Tally {
    fn add(tallies: &mut [Self; 10], game: &[(f32, f32)]) {
        let mut met = [false; 10];
        for &(said, won) in game {
            let at = ((said * 10.0) as usize).min(9);
            let tally = &mut tallies[at];
            tally.decisions += 1;
            tally.said += f64::from(said);
            tally.won += f64::from(won);
            tally.games += u32::from(!std::mem::replace(&mut met[at], true));
        }
    }

    fn bin(&self) -> Bin {
        let (decisions, games) = (f64::from(self.decisions), f64::from(self.games));
        let won = self.won / decisions;
        Bin {
            said: self.said / decisions,
            won,
            ci95: wilson(won * games, games),
            decisions: self.decisions,
            games: self.games,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Games of a few decisions each, told as the odds to a power times a factor, and won as often as the real
    /// odds say.
    fn told_with(power: f32, factor: f32) -> Calibration {
        let mut calibration = Calibration::default();
        let (mut rng, confidence) = (Rng::new(4), Confidence::new(power, factor));
        for _ in 0..6000 {
            let chance = rng.below(1000) as f32 / 1000.0;
            let won = rng.below(1000) as f32 / 1000.0 < chance;
            calibration.note(vec![(confidence.told(chance), f32::from(u8::from(won)))]);
        }
        calibration
    }

    /// The fit is this, within three of its errors, and the errors are small.
    fn finds(calibration: &Calibration, power: f64, factor: f64) {
        let Fit { confidence, power_error, factor_error } = calibration.fit();
        assert!(power_error < 0.08 * power && factor_error < 0.08 * factor, "{power_error} {factor_error}");
        let off = (f64::from(confidence.power) - power) / power_error;
        assert!(off.abs() < 3.0, "power {} instead of {power}", confidence.power);
        let off = (f64::from(confidence.factor) - factor) / factor_error;
        assert!(off.abs() < 3.0, "factor {} instead of {factor}", confidence.factor);
    }

    fn is_on_the_line(calibration: &Calibration) {
        assert_eq!(calibration.bins().count(), 10);
        for bin in calibration.bins() {
            assert!((bin.said - bin.won).abs() < 0.06, "{bin:?}");
        }
    }

    #[test]
    fn a_truthful_bot_lies_on_the_line() {
        let calibration = told_with(1.0, 1.0);
        finds(&calibration, 1.0, 1.0);
        is_on_the_line(&calibration);
    }

    #[test]
    fn a_cautious_bot_is_told_to_be_bolder() {
        finds(&told_with(0.5, 1.0), 2.0, 1.0);
        finds(&told_with(2.0, 1.0), 0.5, 1.0);
    }

    #[test]
    fn an_optimistic_bot_is_calibrated_down() {
        let hopeful = told_with(0.8, 1.5);
        finds(&hopeful, 1.25, 1.5f64.powf(-1.25));
        assert!(hopeful.bins().any(|bin| bin.said - bin.won > 0.07));
        is_on_the_line(&hopeful.told_with(hopeful.fit().confidence));
    }

    /// Seeing the same games three times over makes nobody three times as sure.
    #[test]
    fn decisions_of_one_game_count_as_one_for_the_errors() {
        let once = told_with(1.0, 1.0);
        let thrice = Calibration { games: once.games.iter().map(|game| game.repeat(3)).collect() };
        let (once, thrice) = (once.fit(), thrice.fit());
        assert!((once.power_error - thrice.power_error).abs() < 0.001);
        assert!((once.factor_error - thrice.factor_error).abs() < 0.001);
    }

    #[test]
    fn too_few_results_say_nothing() {
        let mut calibration = Calibration::default();
        assert_eq!(calibration.fit().confidence, Confidence::AS_FOUND);
        calibration.note(vec![(0.9, 1.0)]);
        let Confidence { power, factor } = calibration.fit().confidence;
        assert!((power - 1.0).abs() < 0.2 && (factor - 1.0).abs() < 0.2, "{power} {factor}");
    }
}
