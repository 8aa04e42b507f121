//! Card numbers.

use std::fmt;
use std::num::NonZeroU8;

use serde::{Serialize, Serializer};

/// How many cards are in the box.
pub const DECK: usize = 144;

/// A card's number in the component file, from 1: ships, buildings, goods, palace cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CardId(NonZeroU8);

impl CardId {
    /// The card with this number.
    pub const fn new(number: u8) -> Option<Self> {
        match NonZeroU8::new(number) {
            Some(number) if number.get() as usize <= DECK => Some(Self(number)),
            _ => None,
        }
    }

    /// The card that a bit of a set stands for; branchless, since sets are iterated everywhere.
    #[inline]
    pub(crate) const fn at_bit(bit: usize) -> Self {
        Self(NonZeroU8::MIN.saturating_add(bit as u8))
    }

    /// The bit that stands for the card.
    #[inline]
    pub(crate) const fn bit(self) -> usize {
        self.0.get() as usize - 1
    }

    pub fn all() -> impl Iterator<Item = Self> {
        (1..=DECK as u8).filter_map(Self::new)
    }

    pub const fn number(self) -> u8 {
        self.0.get()
    }

    /// The number as an index into tables with an unused first entry.
    pub const fn index(self) -> usize {
        self.0.get() as usize
    }

    /// Reads a card number in its one canonical form.
    pub fn parse(text: &str) -> Option<Self> {
        let number = text.parse().ok().and_then(Self::new)?;
        (number.to_string() == text).then_some(number)
    }
}

impl fmt::Display for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl Serialize for CardId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_numbers_of_the_box_are_cards() {
        assert_eq!(CardId::parse("144").map(CardId::number), Some(144));
        for wrong in ["0", "145", "007", "", "-1", "+3", "x"] {
            assert_eq!(CardId::parse(wrong), None, "{wrong}");
        }
    }
}
