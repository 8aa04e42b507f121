//! How sure a search may be of what it finds.

/// How the odds a search finds are told: raised to a power, then multiplied by a factor. It changes no move.
///
/// The power is above 1 where a search is too cautious, and the factor below 1 where it thinks too well of the
/// player to move. `durbar calibrate` fits both.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Confidence {
    pub power: f32,
    pub factor: f32,
}

impl Confidence {
    /// Odds are told as they were found.
    pub const AS_FOUND: Self = Self::new(1.0, 1.0);

    /// Odds to this power, times this factor.
    #[must_use]
    pub const fn new(power: f32, factor: f32) -> Self {
        Self { power, factor }
    }

    /// The chance that is told for one that was found.
    #[must_use]
    pub fn told(self, found: f32) -> f32 {
        let found = found.clamp(0.0, 1.0);
        let (yes, no) = (self.factor * found.powf(self.power), (1.0 - found).powf(self.power));
        yes / (yes + no)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_certain_stays_certain() {
        for confidence in [Confidence::AS_FOUND, Confidence::new(1.2, 0.9), Confidence::new(0.5, 1.3)] {
            assert_eq!((confidence.told(0.0), confidence.told(1.0)), (0.0, 1.0));
        }
    }

    #[test]
    fn odds_are_raised_and_multiplied() {
        // Odds of 3 to 1: squared they are 9 to 1, and a third of that is 3 to 1 again.
        let near = |told: f32, chance: f32| assert!((told - chance).abs() < 1e-6, "{told} is not {chance}");
        near(Confidence::AS_FOUND.told(0.75), 0.75);
        near(Confidence::new(2.0, 1.0).told(0.75), 0.9);
        near(Confidence::new(2.0, 1.0 / 3.0).told(0.75), 0.75);
    }
}
