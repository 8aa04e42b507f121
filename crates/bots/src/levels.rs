//! How strong the levels are in each game, and what each gives away at a decision.
//!
//! Sizes are chosen so that neighbours are about equally far apart (docs/bots.md). Losses, in points of winning
//! chance, are measured by `durbar skill GAME random beginner easy medium hard expert master` (docs/analysis.md), and
//! again whenever the judge of the analysis gets better.

use search::{Confidence, Ladder, Losses, STEPS, ladder};

/// The version of the analysis that measured all of the losses.
const JUDGE: i64 = 5;

const fn at_two_seats(random: f32, ladder: [f32; STEPS]) -> [Losses; 1] {
    [Losses { judge: JUDGE, seats: 2, random, ladder }]
}

/// How searches with the hand-made judges tell their odds. Only the power was fitted.
const fn told(power: f32) -> Confidence {
    Confidence::new(power, 1.0)
}

pub(crate) const JAIPUR: Ladder = ladder([0.85, 0.4, 0.0], [30, 20, 800], told(1.24))
    .with_curiosity(0.4)
    .fitted(2)
    .by_hand([30, 300, 3_000]);
pub(crate) const JAIPUR_LOSSES: &[Losses] = &at_two_seats(7.80, [3.44, 2.82, 2.18, 1.47, 0.69, 0.09]);

pub(crate) const RAJAS: Ladder =
    ladder([3.0, 1.5, 0.7, 0.2], [20, 300], told(1.17)).with_curiosity(0.6).by_hand([60, 600]);
pub(crate) const RAJAS_LOSSES: &[Losses] = &at_two_seats(5.20, [3.26, 3.08, 2.18, 1.79, 0.91, 0.23]);

pub(crate) const CHARMERS: Ladder = ladder([1.6, 0.75, 0.22], [4, 32, 500], told(0.45)).with_curiosity(0.5);
pub(crate) const CHARMERS_LOSSES: &[Losses] = &at_two_seats(9.41, [4.05, 3.144, 2.56, 2.09, 1.43, 0.24]);

pub(crate) const KARMA: Ladder = ladder([0.9, 0.4, 0.0], [20, 40, 1_500], told(1.17))
    .with_curiosity(0.6)
    .fitted(2)
    .by_hand([20, 250, 3_000]);
pub(crate) const KARMA_LOSSES: &[Losses] = &at_two_seats(11.41, [6.22, 4.17, 3.15, 2.01, 0.92, 0.08]);
