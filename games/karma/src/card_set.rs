//! Sets of cards.

use serde::{Serialize, Serializer};

use crate::cards::CardId;

/// A set of cards, one bit each, listed in the order of their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct CardSet([u64; 3]);

impl CardSet {
    pub const EMPTY: Self = Self([0; 3]);

    /// Every card of the box.
    pub fn full() -> Self {
        CardId::all().collect()
    }

    #[inline]
    pub fn insert(&mut self, card: CardId) {
        self.0[card.bit() >> 6] |= 1 << (card.bit() & 63);
    }

    #[inline]
    pub fn remove(&mut self, card: CardId) {
        self.0[card.bit() >> 6] &= !(1 << (card.bit() & 63));
    }

    /// Whether the card is in the set.
    #[inline]
    pub const fn contains(&self, card: CardId) -> bool {
        self.0[card.bit() >> 6] >> (card.bit() & 63) & 1 == 1
    }

    /// How many cards it has.
    #[inline]
    pub const fn len(&self) -> usize {
        (self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()) as usize
    }

    /// Whether it is empty.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    /// The cards in both.
    #[must_use]
    #[inline]
    pub fn and(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }

    /// The cards in either.
    #[must_use]
    #[inline]
    pub fn or(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }

    /// The cards in this set alone.
    #[must_use]
    #[inline]
    pub fn without(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] & !other.0[i]))
    }

    /// The card with the lowest number.
    #[inline]
    pub fn first(&self) -> Option<CardId> {
        self.iter().next()
    }

    /// The card with the highest number.
    pub fn last(&self) -> Option<CardId> {
        let word = (0..3).rev().find(|&i| self.0[i] != 0)?;
        Some(CardId::at_bit(word * 64 + 63 - self.0[word].leading_zeros() as usize))
    }

    /// The cards as a list to keep: use it instead of [`Self::iter`] where speed counts, since it has no
    /// branch for the processor to mispredict.
    #[inline]
    pub(crate) fn list(&self, keep: impl Fn(CardId) -> bool) -> CardList {
        let mut list = CardList { cards: [CardId::at_bit(0); 256], len: 0 };
        for (at, mut word) in self.0.into_iter().enumerate() {
            while word != 0 {
                let card = CardId::at_bit(at * 64 + word.trailing_zeros() as usize);
                list.cards[list.len as usize] = card;
                list.len = list.len.wrapping_add(u8::from(keep(card)));
                word &= word - 1;
            }
        }
        list
    }

    /// The cards in the order of their numbers.
    #[inline]
    pub const fn iter(&self) -> Cards {
        Cards { words: self.0, at: 0 }
    }
}

impl FromIterator<CardId> for CardSet {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl IntoIterator for &CardSet {
    type Item = CardId;
    type IntoIter = Cards;

    fn into_iter(self) -> Cards {
        self.iter()
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// Cards written out one after another, with room for any length a byte can count, so no index has to be
/// checked.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CardList {
    cards: [CardId; 256],
    len: u8,
}

impl CardList {
    /// The cards in order.
    #[inline]
    pub(crate) fn iter(&self) -> impl ExactSizeIterator<Item = CardId> {
        self.cards[..self.len as usize].iter().copied()
    }
}

/// Iterates over a set.
#[derive(Clone, Debug)]
pub struct Cards {
    words: [u64; 3],
    at: usize,
}

impl Iterator for Cards {
    type Item = CardId;

    #[inline]
    fn next(&mut self) -> Option<CardId> {
        while self.at < 3 {
            let word = self.words[self.at];
            if word != 0 {
                self.words[self.at] = word & (word - 1);
                return Some(CardId::at_bit(self.at * 64 + word.trailing_zeros() as usize));
            }
            self.at += 1;
        }
        None
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = CardSet(self.words).len();
        (left, Some(left))
    }
}

impl ExactSizeIterator for Cards {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::DECK;

    fn card(number: u8) -> CardId {
        CardId::new(number).unwrap()
    }

    #[test]
    fn a_set_lists_its_cards_in_order() {
        let set: CardSet = [144, 1, 64, 63, 128].into_iter().map(card).collect();
        assert_eq!(set.iter().map(CardId::number).collect::<Vec<_>>(), [1, 63, 64, 128, 144]);
        assert_eq!((set.first(), set.last(), set.len()), (Some(card(1)), Some(card(144)), 5));
        assert_eq!(CardSet::full().len(), DECK);
    }
}
