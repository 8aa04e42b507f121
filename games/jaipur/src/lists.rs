//! Moves that depend on one heap alone, listed once in advance.
//!
//! A mispredicted branch costs more than copying a few moves, so what can be taken from a market and what can
//! be sold from a hand are looked up, three goods at a time.

use crate::subsets::{HALVES, SUBSETS, Subsets, heaps_of};
use crate::{Card, Cards, Good, Move};

/// The moves that each heap of at most seven goods allows.
pub(crate) struct Lists {
    subsets: &'static Subsets,
    takes: ByHalf,
    sales: ByHalf,
}

/// A list for each heap of three kinds: the low three and the high three.
type ByHalf = Box<[[List; HALVES]; 2]>;

/// At most one move for each card of a heap.
#[derive(Clone, Copy, Debug)]
struct List {
    moves: [Move; 7],
    len: u8,
}

const EMPTY: List = List { moves: [Move::Camels; 7], len: 0 };

impl Lists {
    pub(crate) fn new(least_sale: impl Fn(Good) -> u8) -> Self {
        Self {
            subsets: &SUBSETS,
            takes: by_half(|good, count| (0..count.min(1)).map(|_| Move::Take { good }).collect()),
            sales: by_half(|good, most| {
                (least_sale(good)..=most).map(|count| Move::Sell { good, count }).collect()
            }),
        }
    }

    /// Appends one of each good on offer (JAI-4).
    #[inline]
    pub(crate) fn takes(&self, on_offer: Cards, moves: &mut Vec<Move>) {
        look_up(self.subsets, &self.takes, on_offer, moves);
    }

    /// Appends every number of every good that makes a sale (JAI-9).
    #[inline]
    pub(crate) fn sales(&self, hand: Cards, moves: &mut Vec<Move>) {
        look_up(self.subsets, &self.sales, hand, moves);
    }
}

#[inline]
fn look_up(subsets: &Subsets, lists: &ByHalf, goods: Cards, moves: &mut Vec<Move>) {
    let [low, high] = subsets.halves(goods);
    for list in [&lists[0][low], &lists[1][high]] {
        append_first(moves, &list.moves, list.len.into());
    }
}

/// Appends the first `count` of these moves, or all if there are fewer. Copying a fixed number and cutting off
/// the surplus spares the processor a guess at each length.
#[inline]
pub(crate) fn append_first<const N: usize>(moves: &mut Vec<Move>, some: &[Move; N], count: usize) {
    let end = moves.len() + count;
    moves.extend_from_slice(some);
    moves.truncate(end);
}

fn by_half(moves: impl Fn(Good, u8) -> Vec<Move>) -> ByHalf {
    let mut lists: ByHalf = vec![[EMPTY; HALVES]; 2].try_into().expect("the lengths agree");
    for (half, goods) in [(0, &Good::ALL[..3]), (1, &Good::ALL[3..])] {
        for heap in heaps_of(goods) {
            let all = goods.iter().flat_map(|&good| moves(good, heap.count(Card::Good(good))));
            let list = &mut lists[half][SUBSETS.halves(heap)[half]];
            for mv in all {
                list.moves[list.len as usize] = mv;
                list.len += 1;
            }
        }
    }
    lists
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hand_allows_its_sales() {
        let lists = Lists::new(|good| if good <= Good::Silver { 2 } else { 1 });
        let hand: Cards = "gold3,silver,leather2".parse().unwrap();
        let texts = |list: &dyn Fn(&mut Vec<Move>)| -> Vec<String> {
            let mut moves = Vec::new();
            list(&mut moves);
            moves.iter().map(ToString::to_string).collect()
        };
        let sales = texts(&|moves| lists.sales(hand, moves));
        assert_eq!(sales, ["sell gold 2", "sell gold 3", "sell leather 1", "sell leather 2"]);
        let takes = texts(&|moves| lists.takes(hand, moves));
        assert_eq!(takes, ["take gold", "take silver", "take leather"]);
    }
}
