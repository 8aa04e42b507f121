//! Tuning numbers by self-play: all are changed at once, in both directions, and moved towards the side that
//! wins.
//!
//! This is simultaneous perturbation (SPSA): one match per step, whatever the number of weights. The answer
//! is the average over the second half of the path, which is steadier than its end.

use table::Rng;

/// The path so far, and how it continues.
#[derive(Clone, PartialEq, Debug)]
pub struct Tuner {
    pub step: u32,
    pub steps: u32,
    /// The current numbers.
    pub now: Vec<f64>,
    /// The average over the second half so far; before that, the current numbers.
    pub mean: Vec<f64>,
    /// How much each number is changed in each direction; those with 0 stay.
    pub reach: Vec<f64>,
    pub seed: u64,
}

/// A number is changed by this share of itself.
const REACH: f64 = 0.15;
/// How far the numbers move in the first step, in units of their reach, if one side wins everything; less
/// later.
const STRIDE: f64 = 1.2;

impl Tuner {
    /// A new path from these numbers.
    pub fn new(start: Vec<f64>, steps: u32, seed: u64) -> Self {
        let reach = start.iter().map(|number| REACH * number.abs()).collect();
        Self { step: 0, steps, mean: start.clone(), now: start, reach, seed }
    }

    /// Whether all steps are done.
    pub const fn is_done(&self) -> bool {
        self.step >= self.steps
    }

    /// The two rivals of the next step, changed in opposite directions.
    pub fn rivals(&self) -> [Vec<f64>; 2] {
        let signs = self.signs();
        [1.0, -1.0].map(|way| {
            let changed = self.now.iter().zip(&self.reach).zip(&signs);
            changed.map(|((now, reach), sign)| now + way * sign * reach).collect()
        })
    }

    /// Takes the share of games, from 0 to 1, that the first rival won against the second.
    pub fn learn(&mut self, share: f64) {
        let lead = 2.0 * share - 1.0;
        let stride = STRIDE / (1.0 + 4.0 * f64::from(self.step) / f64::from(self.steps.max(1)));
        let signs = self.signs();
        for ((now, reach), sign) in self.now.iter_mut().zip(&self.reach).zip(signs) {
            *now += stride * lead * sign * reach;
        }
        self.step += 1;
        self.average();
    }

    fn average(&mut self) {
        let half = self.steps / 2;
        let counted = f64::from(self.step.saturating_sub(half).max(1));
        for (mean, now) in self.mean.iter_mut().zip(&self.now) {
            *mean += (now - *mean) / counted;
        }
    }

    fn signs(&self) -> Vec<f64> {
        let mut rng = Rng::new(self.seed ^ u64::from(self.step).wrapping_mul(0x9E37_79B9_7F4A_7C15));
        self.now.iter().map(|_| if rng.below(2) == 0 { 1.0 } else { -1.0 }).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How good a pair of numbers is if the best are 2 and -1.
    fn strength(numbers: &[f64]) -> f64 {
        -(numbers[0] - 2.0).powi(2) - 3.0 * (numbers[1] + 1.0).powi(2)
    }

    #[test]
    fn it_finds_what_wins_although_every_match_is_luck_too() {
        let mut tuner = Tuner::new(vec![1.0, -2.0, 0.0], 600, 5);
        let mut rng = Rng::new(1);
        while !tuner.is_done() {
            let [one, two] = tuner.rivals();
            let chance = 1.0 / (1.0 + (strength(&two) - strength(&one)).exp());
            let won = (0..40).filter(|_| f64::from(rng.below(1000)) < 1000.0 * chance).count();
            tuner.learn(won as f64 / 40.0);
        }
        assert!((tuner.mean[0] - 2.0).abs() < 0.3 && (tuner.mean[1] + 1.0).abs() < 0.3, "{:?}", tuner.mean);
        assert!(tuner.mean[2].abs() < f64::EPSILON, "a weight of 0 stays");
    }

    #[test]
    fn resumed_tuning_takes_the_same_path() {
        let mut whole = Tuner::new(vec![1.0, 2.0], 10, 3);
        let mut first = whole.clone();
        let share = |tuner: &Tuner| tuner.rivals()[0][0].fract();
        for _ in 0..10 {
            whole.learn(share(&whole));
        }
        for _ in 0..4 {
            first.learn(share(&first));
        }
        let mut second = first.clone();
        for _ in 0..6 {
            second.learn(share(&second));
        }
        assert_eq!(whole, second);
    }
}
