//! The generator for search and tests: fast, seeded, and the same on every machine.

use rand_core::{Rng as _, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A fast generator with its own frozen way of sampling. Never used for the dice people play with:
/// those come from [`crate::Dealer`].
#[derive(Clone, Debug)]
pub struct Rng(Xoshiro256PlusPlus);

impl Rng {
    /// The generator for a seed; equal seeds give equal numbers forever.
    pub fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// The next 64 bits.
    #[inline]
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number below `bound`, by multiplication of the upper 32 bits; its bias is below
    /// `bound / 2^32`, which no statistic of ours can see.
    ///
    /// # Panics
    /// In debug builds, when `bound` is 0.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        debug_assert!(bound > 0, "no number is below 0");
        (((self.bits() >> 32) * u64::from(bound)) >> 32) as u32
    }

    /// One of the items, all equally likely.
    ///
    /// # Panics
    /// When there are no items.
    #[inline]
    pub fn choose<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len() as u32) as usize]
    }

    /// Puts the items in a random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }

    /// A separate generator for a part of the work.
    #[must_use]
    pub fn split(&mut self) -> Self {
        Self::new(self.bits())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Frozen: a change here changes every seeded bot and test.
    #[test]
    fn numbers_are_the_same_for_ever() {
        let mut rng = Rng::new(7);
        let dice: Vec<u32> = (0..10).map(|_| rng.below(6) + 1).collect();
        assert_eq!(dice, [1, 2, 5, 3, 6, 3, 5, 2, 6, 1]);
    }

    #[test]
    fn every_face_comes_up_equally_often() {
        let mut rng = Rng::new(1);
        let mut counts = [0_u32; 6];
        for _ in 0..60_000 {
            counts[rng.below(6) as usize] += 1;
        }
        assert!(counts.iter().all(|count| count.abs_diff(10_000) < 400), "{counts:?}");
    }
}
