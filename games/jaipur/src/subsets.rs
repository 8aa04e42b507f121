//! Every part of every hand, listed once in advance.
//!
//! Listing exchanges is most of the work of a random game. A hand has at most seven goods, so there are 1,716
//! hands with 50,388 parts between them: a table of 200 kB. An exchange that takes some kinds may give back
//! only other kinds, and the hand without those kinds is again a hand in the table; so every exchange is read
//! off and no try is wasted.

use std::sync::LazyLock;

use crate::{Card, Cards, Good};

/// A part of a hand, minus as many camels as it has cards: adding camels fills it up to any size.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Part(u32);

impl Part {
    fn new(cards: Cards) -> Self {
        Self(cards.bits().wrapping_sub(Cards::camels(cards.len()).bits()))
    }

    /// How many cards it has.
    #[inline]
    pub(crate) const fn len(self) -> u8 {
        ((self.0 >> 24) as u8).wrapping_neg()
    }

    /// The part filled up with camels to `size` cards.
    #[inline]
    pub(crate) const fn filled_up(self, size: u8) -> Cards {
        Cards::from_bits(self.0.wrapping_add(Cards::camels(size).bits()))
    }
}

/// The most goods in a hand (JAI-7); the market has fewer.
const MOST: u8 = 7;
/// An exchange gives back at most as many goods as the market holds.
const LARGEST_PART: usize = 5;
/// There are 120 ways to have at most seven of three kinds; a power of two makes the index a shift.
pub(crate) const HALVES: usize = 128;
/// Room for the 1,716 hands, and a power of two for the same reason.
const HANDS: usize = 2048;
/// Most lists of parts are not longer than this.
pub(crate) const FEW: usize = 8;

/// A part's place is a 16-bit number, so every place, and the few after it, lies within the table.
const ROOM: usize = (1 << 16) + FEW;

/// Where the parts of each size begin, and where the last ones end.
type Ranges = [u16; LARGEST_PART + 3];

/// The parts of every hand, smallest first.
pub(crate) struct Subsets {
    /// A number for each half of a packed hand, the low three goods and the high three; fewer cards have
    /// lower numbers.
    half: Box<[u8; 4096]>,
    /// For each low half the number of hands with a lower one: hands are numbered without gaps, so the table
    /// of their ranges fits the fastest cache.
    before: [u16; HALVES],
    /// By hand: where its parts of each size begin, and where they end.
    ranges: Box<[Ranges; HANDS]>,
    parts: Box<[Part; ROOM]>,
}

pub(crate) static SUBSETS: LazyLock<Subsets> = LazyLock::new(Subsets::build);

/// Some parts of a hand: how many, and the first few of them in an array of fixed length, which runs on into
/// other hands' parts if there are fewer.
pub(crate) struct Parts<'a> {
    pub(crate) count: usize,
    pub(crate) first: &'a [Part; FEW],
    pub(crate) more: &'a [Part],
}

impl Subsets {
    /// The parts of a hand that have `least` to `most` cards; `most` at most five.
    #[inline]
    pub(crate) fn all(&self, goods: Cards, least: usize, most: usize) -> &[Part] {
        let (begin, end) = self.range(goods, least, most);
        &self.parts[begin..end]
    }

    /// The same, laid out for copying.
    #[inline]
    pub(crate) fn in_chunks(&self, goods: Cards, least: usize, most: usize) -> Parts<'_> {
        let (begin, end) = self.range(goods, least, most);
        let first = self.parts[begin..begin + FEW].first_chunk().expect("the table is padded");
        let more = if end - begin > FEW { &self.parts[begin + FEW..end] } else { &[] };
        Parts { count: end - begin, first, more }
    }

    /// The numbers of a heap's low three and high three goods.
    #[inline]
    pub(crate) fn halves(&self, goods: Cards) -> [usize; 2] {
        [goods.bits(), goods.bits() >> 12]
            .map(|bits| self.half[bits as usize & 0xFFF] as usize & (HALVES - 1))
    }

    #[inline]
    fn range(&self, goods: Cards, least: usize, most: usize) -> (usize, usize) {
        let ranges = &self.ranges[self.number(goods)];
        // Sizes are below eight; saying so avoids a bounds check.
        (ranges[least & 7].into(), ranges[(most + 1) & 7].into())
    }

    #[inline]
    fn number(&self, goods: Cards) -> usize {
        let [low, high] = self.halves(goods);
        (usize::from(self.before[low]) + high) & (HANDS - 1)
    }

    fn build() -> Self {
        let mut subsets = Self {
            half: Box::new([0; 4096]),
            before: [0; HALVES],
            ranges: vec![[0; LARGEST_PART + 3]; HANDS].try_into().expect("the lengths agree"),
            parts: vec![Part::new(Cards::NONE); ROOM].try_into().expect("the lengths agree"),
        };
        let mut halves: Vec<u32> = (0..4096).filter(|&bits| size(bits) <= MOST).collect();
        halves.sort_by_key(|&bits| size(bits));
        let mut hands = 0;
        for (number, &bits) in halves.iter().enumerate() {
            subsets.half[bits as usize] = number as u8;
            subsets.before[number] = hands;
            hands += halves.iter().filter(|&&high| size(bits) + size(high) <= MOST).count() as u16;
        }
        let mut parts = Vec::new();
        for hand in
            halves.iter().flat_map(|&low| halves.iter().map(move |&high| Cards::from_bits(low | high << 12)))
        {
            if hand.len() <= MOST {
                let number = subsets.number(hand);
                subsets.ranges[number] = list_parts(hand, &mut parts);
            }
        }
        subsets.parts[..parts.len()].copy_from_slice(&parts);
        subsets
    }
}

const fn size(bits: u32) -> u8 {
    Cards::from_bits(bits).len()
}

/// All heaps of at most seven of these goods.
pub(crate) fn heaps_of(goods: &[Good]) -> Vec<Cards> {
    let full = goods.iter().map(|&good| Cards::of(Card::Good(good), MOST)).fold(Cards::NONE, Cards::plus);
    parts_of(full).into_iter().filter(|heap| heap.len() <= MOST).collect()
}

/// Appends the parts of a hand by size and returns where each size begins.
fn list_parts(hand: Cards, parts: &mut Vec<Part>) -> Ranges {
    let all = parts_of(hand);
    let mut begins = [0; LARGEST_PART + 3];
    for (size, begin) in begins.iter_mut().enumerate() {
        *begin = u16::try_from(parts.len()).expect("the table is smaller than 65,536");
        if size <= LARGEST_PART {
            parts.extend(all.iter().filter(|part| part.len() as usize == size).copied().map(Part::new));
        }
    }
    begins
}

fn parts_of(hand: Cards) -> Vec<Cards> {
    hand.iter().fold(vec![Cards::NONE], |parts, (card, count)| {
        parts.iter().flat_map(|part| (0..=count).map(|n| part.plus(Cards::of(card, n)))).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hand_of_two_kinds_has_its_parts() {
        let hand: Cards = "gold2,spice".parse().unwrap();
        let texts = |least, most, size| -> Vec<String> {
            SUBSETS.all(hand, least, most).iter().map(|part| part.filled_up(size).to_string()).collect()
        };
        assert_eq!(texts(2, 2, 2), ["gold,spice", "gold2"]);
        assert_eq!(texts(1, 1, 3), ["spice,camel2", "gold,camel2"]);
        assert_eq!(texts(0, 5, 5).len(), 6);
        assert_eq!(texts(4, 5, 5).len(), 0);
    }

    #[test]
    fn the_table_is_as_large_as_arithmetic_says() {
        // A part of p cards out of six kinds, and a rest of at most 7 - p.
        let pairs = |p: usize| choose(p + 5, 5) * choose(7 - p + 6, 6);
        let last = SUBSETS.ranges.iter().flatten().max().copied().unwrap_or_default();
        assert_eq!(usize::from(last), (0..=LARGEST_PART).map(pairs).sum::<usize>());
    }

    fn choose(n: usize, k: usize) -> usize {
        (1..=k).fold(1, |product, i| product * (n + 1 - i) / i)
    }
}
