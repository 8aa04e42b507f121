//! Every move as a number and back, and the parts that moves are made of.

use crate::position::{HAND, MARKET};
use crate::{Card, Cards, Good, Goods, Move};

const KINDS: usize = Good::ALL.len();
/// The most cards in a sale and in an exchange.
const SALE: usize = HAND as usize;
const SWAP: usize = MARKET as usize;

/// Where each kind of move begins.
const CAMELS: usize = KINDS;
const SELL: usize = CAMELS + 1;
const SWAPS: usize = SELL + KINDS * SALE;
pub(super) const ACTIONS: usize = swaps_before(SWAP + 1);

/// Exchanges have parts instead of a number: the first card given, the second and so on, the cards taken
/// likewise, and how many there are.
const GIVE: usize = SWAPS;
const RECEIVE: usize = GIVE + (KINDS + 1) * SWAP;
const SIZE: usize = RECEIVE + KINDS * SWAP;
pub(super) const PARTS: usize = SIZE + SWAP - 1;

pub(super) fn number(mv: Move) -> Option<usize> {
    Some(match mv {
        Move::Swap { taken, given } => {
            let (taken, size) = (taken.cards(), usize::from(given.len()));
            if !(2..=SWAP).contains(&size) || taken.len() != given.len() {
                return None;
            }
            let heaps = WAYS[KINDS + 1][size];
            BEFORE[size] + rank(&counts(taken)[..KINDS], size) * heaps + rank(&counts(given), size)
        }
        _ => plain(mv)?,
    })
}

/// The number of a move that is not an exchange, which is also its part.
fn plain(mv: Move) -> Option<usize> {
    match mv {
        Move::Take { good } => Some(good.index()),
        Move::Camels => Some(CAMELS),
        Move::Sell { good, count } => {
            (1..=HAND).contains(&count).then(|| SELL + good.index() * SALE + usize::from(count) - 1)
        }
        Move::Swap { .. } => None,
    }
}

pub(super) fn mv(action: usize) -> Option<Move> {
    Some(match action {
        0..CAMELS => Move::Take { good: Good::ALL[action] },
        CAMELS => Move::Camels,
        SELL..SWAPS => {
            let (good, count) = ((action - SELL) / SALE, (action - SELL) % SALE + 1);
            Move::Sell { good: Good::ALL[good], count: count as u8 }
        }
        SWAPS..ACTIONS => {
            let size = (2..=SWAP).rfind(|&size| swaps_before(size) <= action)?;
            let (nth, heaps) = (action - swaps_before(size), ways(KINDS + 1, size));
            Move::Swap {
                taken: Goods::of(heap(KINDS, nth / heaps, size)),
                given: heap(KINDS + 1, nth % heaps, size),
            }
        }
        _ => return None,
    })
}

pub(super) fn parts(mv: Move, mut name: impl FnMut(usize)) {
    let Move::Swap { taken, given } = mv else { return plain(mv).into_iter().for_each(name) };
    let mut each = |begin: usize, cards: Cards| {
        for (card, count) in cards.iter() {
            (0..usize::from(count).min(SWAP)).for_each(|nth| name(begin + card.index() * SWAP + nth));
        }
    };
    each(GIVE, given);
    each(RECEIVE, taken.cards());
    name(SIZE + usize::from(given.len()).clamp(2, SWAP) - 2);
}

/// How many ways there are to make a heap of this many cards from this many kinds.
const fn ways(kinds: usize, cards: usize) -> usize {
    if kinds == 0 {
        return (cards == 0) as usize;
    }
    let (mut product, mut nth) = (1, 1);
    while nth < kinds {
        product = product * (cards + nth) / nth;
        nth += 1;
    }
    product
}

/// The number of the first exchange of this many cards.
const fn swaps_before(size: usize) -> usize {
    let (mut before, mut smaller) = (SWAPS, 2);
    while smaller < size {
        before += ways(KINDS, smaller) * ways(KINDS + 1, smaller);
        smaller += 1;
    }
    before
}

fn counts(cards: Cards) -> [usize; KINDS + 1] {
    Card::ALL.map(|card| cards.count(card).into())
}

/// The rank of a heap among all of its size, by the counts of its kinds. Heaps with fewer of a kind come
/// first; their number is that of all heaps of this kind and the later ones, minus those with enough of it.
fn rank(counts: &[usize], size: usize) -> usize {
    let (mut left, mut rank) = (size, 0);
    for (kind, &count) in counts.iter().enumerate() {
        let heaps = &WAYS[counts.len() - kind];
        rank += heaps[left] - heaps[left - count];
        left -= count;
    }
    rank
}

/// [`ways`] for every number of kinds and cards an exchange can have.
const WAYS: [[usize; SWAP + 1]; KINDS + 2] = {
    let (mut table, mut kinds) = ([[0; SWAP + 1]; KINDS + 2], 0);
    while kinds < KINDS + 2 {
        let mut cards = 0;
        while cards <= SWAP {
            table[kinds][cards] = ways(kinds, cards);
            cards += 1;
        }
        kinds += 1;
    }
    table
};

/// [`swaps_before`] for every size.
const BEFORE: [usize; SWAP + 1] = {
    let (mut table, mut size) = ([0; SWAP + 1], 0);
    while size <= SWAP {
        table[size] = swaps_before(size);
        size += 1;
    }
    table
};

fn heap(kinds: usize, mut rank: usize, size: usize) -> Cards {
    let (mut cards, mut left) = (Cards::NONE, size);
    for (kind, card) in Card::ALL.into_iter().enumerate().take(kinds) {
        let mut count = 0;
        while count < left && rank >= ways(kinds - 1 - kind, left - count) {
            rank -= ways(kinds - 1 - kind, left - count);
            count += 1;
        }
        cards = cards.plus(Cards::of(card, count as u8));
        left -= count;
    }
    cards
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_counts_of_moves_and_parts_are_fixed() {
        assert_eq!((ACTIONS, PARTS), (148_225, 118));
    }

    #[test]
    fn every_number_is_a_move_of_its_own() {
        for action in 0..ACTIONS {
            assert_eq!(mv(action).and_then(number), Some(action));
        }
        assert_eq!(mv(ACTIONS), None);
    }
}
