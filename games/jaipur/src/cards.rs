//! A heap of cards as counts, packed into one word.

use std::fmt;
use std::str::FromStr;

use table::TextError;

use crate::{ByGood, Card, Good};

/// How many of each kind of card: four bits per kind, goods first, camels last.
///
/// No kind has more than 15 cards, so heaps add and subtract as plain numbers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Cards(u32);

/// The lowest bit of each good's four.
const ONES: u32 = 0x0011_1111;
/// All bits of the goods.
const GOODS: u32 = 0x00FF_FFFF;
/// The highest bit of each good's four.
const HIGHS: u32 = ONES << 3;
const CAMEL_SHIFT: u32 = 24;

impl Cards {
    pub const NONE: Self = Self(0);

    pub const fn camels(count: u8) -> Self {
        Self((count as u32) << CAMEL_SHIFT)
    }

    /// This many cards of one kind.
    pub const fn of(card: Card, count: u8) -> Self {
        Self((count as u32) << (4 * card.index()))
    }

    /// The heap with these bits, as stored in the table of part-heaps.
    pub(crate) const fn from_bits(bits: u32) -> Self {
        Self(bits)
    }

    pub(crate) const fn bits(self) -> u32 {
        self.0
    }

    /// How many of one kind.
    #[inline]
    pub const fn count(self, card: Card) -> u8 {
        (self.0 >> (4 * card.index()) & 15) as u8
    }

    #[inline]
    pub const fn of_good(self, good: Good) -> u8 {
        (self.0 >> (4 * good.index()) & 15) as u8
    }

    #[inline]
    pub const fn camel_count(self) -> u8 {
        (self.0 >> CAMEL_SHIFT & 15) as u8
    }

    /// The goods alone.
    #[inline]
    #[must_use]
    pub const fn goods(self) -> Self {
        Self(self.0 & GOODS)
    }

    /// How many cards in all.
    #[inline]
    pub const fn len(self) -> u8 {
        let pairs = (self.0 & 0x0F0F_0F0F) + (self.0 >> 4 & 0x0F0F_0F0F);
        (pairs.wrapping_mul(0x0101_0101) >> 24) as u8
    }

    /// Whether it has no cards.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Both heaps together.
    #[inline]
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// This heap without the other, which must be part of it.
    #[inline]
    #[must_use]
    pub const fn minus(self, part: Self) -> Self {
        Self(self.0 - part.0)
    }

    /// Whether the other heap is part of this one.
    pub fn holds(self, part: Self) -> bool {
        Card::ALL.iter().all(|&card| self.count(card) >= part.count(card))
    }

    /// The goods of this heap without those of the other, as far as they are there. Both have at most seven
    /// of a kind, as hands do.
    #[inline]
    #[must_use]
    pub const fn less(self, other: Self) -> Self {
        let difference = (self.0 & GOODS | HIGHS) - (other.0 & GOODS);
        let enough = (difference & HIGHS) >> 3;
        Self(difference & (enough * 7))
    }

    /// The cards of kinds that the other heap doesn't have.
    #[inline]
    #[must_use]
    pub const fn without_kinds_of(self, other: Self) -> Self {
        let halves = other.0 | other.0 >> 2;
        let present = (halves | halves >> 1) & ONES;
        Self(self.0 & !(present * 15))
    }

    /// Each kind present, with its count.
    pub fn iter(self) -> impl Iterator<Item = (Card, u8)> {
        Card::ALL.into_iter().map(move |card| (card, self.count(card))).filter(|(_, count)| *count > 0)
    }

    /// Each card of the heap, in table order.
    pub fn each(self) -> impl Iterator<Item = Card> {
        self.iter().flat_map(|(card, count)| std::iter::repeat_n(card, count.into()))
    }

    /// The counts of the goods.
    pub fn by_good(self) -> ByGood<u8> {
        ByGood::from_fn(|good| self.of_good(good))
    }
}

/// A heap of goods alone, in three bytes, so a move fits in eight.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Goods([u8; 3]);

impl Goods {
    /// The goods of a heap.
    #[inline]
    pub const fn of(cards: Cards) -> Self {
        let [low, middle, high, _] = cards.0.to_le_bytes();
        Self([low, middle, high])
    }

    /// The same as a heap of cards.
    #[inline]
    pub const fn cards(self) -> Cards {
        let [low, middle, high] = self.0;
        Cards(u32::from_le_bytes([low, middle, high, 0]))
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::NONE, |heap, card| heap.plus(Self::of(card, 1)))
    }
}

/// Position texts: `gold2,camel`; an empty heap is `-`.
impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        for (i, (card, count)) in self.iter().enumerate() {
            let comma = if i > 0 { "," } else { "" };
            write!(f, "{comma}{card}")?;
            if count > 1 {
                write!(f, "{count}")?;
            }
        }
        Ok(())
    }
}

impl FromStr for Cards {
    type Err = TextError;
    fn from_str(text: &str) -> Result<Self, TextError> {
        let mut heap = Self::NONE;
        for item in text.split(',').filter(|_| text != "-") {
            let word = item.trim_end_matches(|c: char| c.is_ascii_digit());
            let card: Card = word.parse()?;
            let count: u8 = match &item[word.len()..] {
                "" => 1,
                digits => {
                    digits.parse().map_err(|_| TextError::new(format!("{digits} is too many cards")))?
                }
            };
            if count > 15 || heap.count(card) > 0 {
                return Err(TextError::new(format!(
                    "{item:?} in {text:?}: at most 15 of a kind, each kind once"
                )));
            }
            heap = heap.plus(Self::of(card, count));
        }
        if heap.to_string() == text {
            Ok(heap)
        } else {
            Err(TextError::new(format!("write {text:?} as \"{heap}\"")))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn heap(text: &str) -> Cards {
        text.parse().unwrap()
    }

    #[test]
    fn heaps_count_add_and_subtract() {
        let sum = heap("gold2,camel").plus(heap("gold,leather3"));
        assert_eq!(sum, heap("gold3,leather3,camel"));
        assert_eq!(sum.len(), 7);
        assert_eq!(sum.minus(heap("leather3")), heap("gold3,camel"));
        assert_eq!(sum.goods(), heap("gold3,leather3"));
    }

    #[test]
    fn known_cards_go_as_far_as_they_are_there() {
        assert_eq!(heap("gold2,spice").less(heap("gold3,cloth,camel2")), heap("spice"));
        assert_eq!(heap("gold7,spice").less(heap("gold3")), heap("gold4,spice"));
    }

    #[test]
    fn kinds_are_left_out_whole() {
        assert_eq!(heap("gold4,spice,leather2").without_kinds_of(heap("gold,leather5")), heap("spice"));
    }

    #[test]
    fn only_the_canonical_text_is_read() {
        for wrong in ["", "gold1", "gold0", "camel,gold", "gold,gold", "gold16", "gold,", "tea"] {
            assert!(wrong.parse::<Cards>().is_err(), "{wrong}");
        }
        assert_eq!(heap("-"), Cards::NONE);
    }
}
