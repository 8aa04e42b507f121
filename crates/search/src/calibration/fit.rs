//! Which confidence would have made the results least surprising: a logistic regression of results on the odds
//! that were told.
//!
//! Every decision counts the same. Counting every game the same would favour the short ones, and those are
//! the ones in which the leader won. How far off the answer may be is another matter: there a game counts as
//! one, since its decisions share a result.

use crate::Confidence;

/// The best confidence, with the standard errors of its power and factor.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Fit {
    /// What the odds told should be raised to and multiplied by.
    pub confidence: Confidence,
    pub power_error: f64,
    pub factor_error: f64,
}

/// More than Newton's method ever needs.
const STEPS: usize = 50;

/// Holds the answer near "as told" where there are too few results to say anything.
const PRIOR: f64 = 1.0;

/// Odds raised to less would say nothing, or the opposite.
const LEAST_POWER: f64 = 0.05;

/// For each decision of each game the chance told, and the share of the win that followed.
pub(super) fn fit(games: &[Vec<(f32, f32)>]) -> Fit {
    let mut at = [0.0, 1.0];
    for _ in 0..STEPS {
        let step = Surprise::at(games, at).step();
        at = [0, 1].map(|one| at[one] + step[one].clamp(-0.5, 0.5));
        if step.iter().all(|step| step.abs() < 1e-9) {
            break;
        }
    }
    let errors = Surprise::at(games, at).errors();
    let factor = at[0].exp();
    Fit {
        confidence: Confidence::new(at[1].max(LEAST_POWER) as f32, factor as f32),
        power_error: errors[1],
        factor_error: factor * errors[0],
    }
}

/// How the surprise changes with the logarithm of the factor and with the power.
struct Surprise {
    slope: [f64; 2],
    curve: [[f64; 2]; 2],
    /// How much the slope differs from game to game.
    spread: [[f64; 2]; 2],
}

impl Surprise {
    fn at(games: &[Vec<(f32, f32)>], at: [f64; 2]) -> Self {
        let mut all = Self {
            slope: [-PRIOR * at[0], -PRIOR * (at[1] - 1.0)],
            curve: [[PRIOR, 0.0], [0.0, PRIOR]],
            spread: [[0.0; 2]; 2],
        };
        for game in games {
            all.add(game, at);
        }
        all
    }

    fn add(&mut self, game: &[(f32, f32)], at: [f64; 2]) {
        let mut own = [0.0; 2];
        for &(told, won) in game {
            let told = f64::from(told).clamp(1e-4, 1.0 - 1e-4);
            let inputs = [1.0, (told / (1.0 - told)).ln()];
            let chance = 1.0 / (1.0 + (-at[0] - at[1] * inputs[1]).exp());
            for one in 0..2 {
                own[one] += (f64::from(won) - chance) * inputs[one];
                for other in 0..2 {
                    self.curve[one][other] += chance * (1.0 - chance) * inputs[one] * inputs[other];
                }
            }
        }
        for one in 0..2 {
            self.slope[one] += own[one];
            for other in 0..2 {
                self.spread[one][other] += own[one] * own[other];
            }
        }
    }

    fn inverse(&self) -> [[f64; 2]; 2] {
        let [[a, b], [c, d]] = self.curve;
        let size = a * d - b * c;
        [[d / size, -b / size], [-c / size, a / size]]
    }

    fn step(&self) -> [f64; 2] {
        times(&self.inverse(), &self.slope)
    }

    fn errors(&self) -> [f64; 2] {
        let inverse = self.inverse();
        [0, 1].map(|one| {
            let row = inverse[one];
            let spread = times(&self.spread, &row);
            (row[0] * spread[0] + row[1] * spread[1]).sqrt()
        })
    }
}

fn times(matrix: &[[f64; 2]; 2], vector: &[f64; 2]) -> [f64; 2] {
    matrix.map(|row| row[0] * vector[0] + row[1] * vector[1])
}
