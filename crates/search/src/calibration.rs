//! Whether reported chances come true.

use std::sync::atomic::{AtomicU32, Ordering};

use table::{Dealer, Progress, Rng, Seed, Standing, Turn, Viewer, pick};

use crate::{Ask, Bot, Effort, wilson};

/// What was reported and what happened, in ten bins.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Calibration {
    bins: [Tally; 10],
    games: u32,
    /// Every reported chance with the share of the win that followed, for the fit.
    pairs: Vec<(f32, f32)>,
}

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
    /// The average chance reported.
    pub said: f64,
    /// The share won.
    pub won: f64,
    /// Wilson's interval, 95%, as if each game gave one decision.
    pub ci95: (f64, f64),
    /// Decisions in the bin.
    pub decisions: u32,
    /// Games they come from.
    pub games: u32,
}

impl Calibration {
    /// Plays a number of games, given by number to `play`, and adds up their reports. `go_on` is called after
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
                all.add(&worker.join().expect("a worker passes its panic on"));
            }
        });
        all
    }

    /// Plays one game between bots of one kind and notes what the seat to move reports at every decision.
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
        self.note(&said.into_iter().map(|(seat, said)| (said, share(seat))).collect::<Vec<_>>());
    }

    /// Adds one game: what was reported, each with the share of the win that followed.
    pub fn note(&mut self, game: &[(f32, f32)]) {
        let mut met = [false; 10];
        for &(said, won) in game {
            let at = ((said * 10.0) as usize).min(9);
            let bin = &mut self.bins[at];
            bin.decisions += 1;
            bin.said += f64::from(said);
            bin.won += f64::from(won);
            bin.games += u32::from(!std::mem::replace(&mut met[at], true));
        }
        self.games += 1;
        self.pairs.extend(game);
    }

    /// Adds another's games.
    pub fn add(&mut self, other: &Self) {
        for (mine, theirs) in self.bins.iter_mut().zip(&other.bins) {
            mine.decisions += theirs.decisions;
            mine.games += theirs.games;
            mine.said += theirs.said;
            mine.won += theirs.won;
        }
        self.games += other.games;
        self.pairs.extend(&other.pairs);
    }

    /// Games counted.
    pub const fn games(&self) -> u32 {
        self.games
    }

    /// Whether nothing was reported at all.
    pub fn is_empty(&self) -> bool {
        self.pairs.is_empty()
    }

    /// The curve, from low chances to high, without empty bins.
    pub fn bins(&self) -> impl Iterator<Item = Bin> + '_ {
        self.bins.iter().filter(|bin| bin.decisions > 0).map(|bin| {
            let decisions = f64::from(bin.decisions);
            let won = bin.won / decisions;
            let games = f64::from(bin.games);
            Bin {
                said: bin.said / decisions,
                won,
                ci95: wilson(won * games, games),
                decisions: bin.decisions,
                games: bin.games,
            }
        })
    }

    /// The power to which the odds should be raised to make the results least surprising.
    pub fn best_power(&self) -> f64 {
        let powers = (10..=300).map(|hundredths| f64::from(hundredths) / 100.0);
        let best = powers.map(|power| (self.surprise(power), power));
        best.min_by(|a, b| a.0.total_cmp(&b.0)).map_or(1.0, |(_, power)| power)
    }

    fn surprise(&self, power: f64) -> f64 {
        let each = self.pairs.iter().map(|&(said, won)| {
            let said = f64::from(said).clamp(1e-4, 1.0 - 1e-4);
            let odds = (said / (1.0 - said)).powf(power);
            let (yes, no) = (odds / (1.0 + odds), 1.0 / (1.0 + odds));
            -(f64::from(won) * yes.ln() + (1.0 - f64::from(won)) * no.ln())
        });
        each.sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Reports the odds to the power of `caution`, and wins as often as the real odds say.
    fn said_with(caution: f64) -> Calibration {
        let mut calibration = Calibration::default();
        let mut rng = Rng::new(4);
        for _ in 0..4000 {
            let chance = f64::from(rng.below(1000)) / 1000.0;
            let (yes, no) = (chance.powf(caution), (1.0 - chance).powf(caution));
            let won = f64::from(rng.below(1000)) / 1000.0 < chance;
            calibration.note(&[((yes / (yes + no)) as f32, f32::from(u8::from(won)))]);
        }
        calibration
    }

    #[test]
    fn a_truthful_bot_lies_on_the_line() {
        let calibration = said_with(1.0);
        assert!((calibration.best_power() - 1.0).abs() < 0.1, "{}", calibration.best_power());
        assert_eq!(calibration.bins().count(), 10);
        for bin in calibration.bins() {
            assert!((bin.said - bin.won).abs() < 0.08, "{bin:?}");
        }
    }

    #[test]
    fn a_cautious_bot_is_told_to_be_bolder() {
        assert!((said_with(0.5).best_power() - 2.0).abs() < 0.25);
        assert!((said_with(2.0).best_power() - 0.5).abs() < 0.1);
    }
}
