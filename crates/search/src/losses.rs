//! What the levels give away, so a player's own losses can be put into words: "played at Hard level".

use crate::levels::{LEVELS, STEPS};

/// What the levels give away per decision on average, in points of win chance, as measured by one judge.
/// A better judge would measure something else, so each table names its judge.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Losses {
    /// The version of the analysis that measured it.
    pub judge: i64,
    /// The number of seats it was measured with, all options at their defaults.
    pub seats: usize,
    /// A player who moves at random.
    pub random: f32,
    /// The levels, weakest first.
    pub ladder: [f32; STEPS],
}

/// The finest difference a judge can tell, in points; anything below counts as equal.
const FINEST: f32 = 0.02;

impl Losses {
    /// The level whose losses are closest to giving away this much per decision. Twice as much is as far off
    /// as half as much.
    pub fn like(&self, mean_loss: f32) -> &'static str {
        let size = |points: f32| points.max(FINEST).ln();
        let far = |level: usize| (size(self.ladder[level]) - size(100.0 * mean_loss)).abs();
        let nearest = (0..self.ladder.len()).min_by(|&a, &b| far(a).total_cmp(&far(b))).unwrap_or(0);
        LEVELS[LEVELS.len() - self.ladder.len() + nearest]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_level_is_named() {
        let losses = Losses { judge: 1, seats: 2, random: 12.0, ladder: [6.0, 4.0, 3.0, 1.5, 0.3, 0.1] };
        let named = [0.2, 0.06, 0.016, 0.006, 0.001, 0.0].map(|loss| losses.like(loss));
        assert_eq!(named, ["beginner", "beginner", "hard", "expert", "master", "master"]);
        assert_eq!(losses.like(0.04), "easy");
    }
}
