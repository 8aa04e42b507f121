//! What the levels give away per decision, in points of winning chance, measured by `durbar skill GAME random
//! beginner easy medium hard expert master`, as described in docs/analysis.md. When the judge of the analysis
//! improves, they are measured again.

use search::Losses;

/// The version of the analysis that measured all of these.
const JUDGE: i64 = 3;

pub(crate) const JAIPUR: &[Losses] =
    &[Losses { judge: JUDGE, seats: 2, random: 9.19, ladder: [3.07, 2.76, 2.01, 1.53, 0.69, 0.08] }];

pub(crate) const RAJAS: &[Losses] =
    &[Losses { judge: JUDGE, seats: 2, random: 5.59, ladder: [3.08, 3.04, 2.21, 2.16, 1.24, 0.39] }];

pub(crate) const CHARMERS: &[Losses] =
    &[Losses { judge: JUDGE, seats: 2, random: 10.64, ladder: [5.03, 3.68, 2.84, 1.97, 1.25, 0.24] }];

pub(crate) const KARMA: &[Losses] =
    &[Losses { judge: JUDGE, seats: 2, random: 10.46, ladder: [4.17, 3.39, 3.23, 2.38, 0.99, 0.03] }];
