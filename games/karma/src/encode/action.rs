//! Every move as its place in one list, and the parts that moves are made of.

use indexmap::IndexSet;
use rustc_hash::FxBuildHasher;

use crate::cards::{CardId, DECK};
use crate::components::{Bonus, Components, HIGHEST};
use crate::dice::{Colour, Die, HAND_LIMIT};
use crate::moves::Move;
use crate::payment::{Means, Payment};
use crate::setup::SEATS;
use table::Seat;

/// The most administrators in a payment: each is worth six.
const JOKERS: u8 = HIGHEST.div_ceil(6);
/// How many different dice there are.
const DICE: usize = 24;

/// Moves in order, found by number or by move.
pub(crate) type Numbered = IndexSet<Move, FxBuildHasher>;

/// All moves that can ever be legal with this box, in the order of the type.
pub(super) fn all(parts: &Components) -> Numbered {
    let mut moves = Numbered::from_iter([
        Move::Enough,
        Move::Coins,
        Move::Fame,
        Move::SameBuildings,
        Move::SameGoods,
        Move::CollectAdministrator,
        Move::CollectCoins,
        Move::Draw,
        Move::Again,
        Move::Done,
    ]);
    moves.extend(Bonus::ALL.map(|bonus| Move::Lay { bonus }));
    moves.extend(Seat::all(SEATS).map(|seat| Move::Copy { seat }));
    moves.extend(CardId::all().flat_map(|card| [Move::Die { card }, Move::Take { card }]));
    moves.extend(discards());
    moves.extend(payments().into_iter().map(|payment| Move::Pay { payment }));
    let [red, yellow, white, silk, tea, spices] = parts.showing;
    moves.extend(each([red, yellow, white]).map(|cards| Move::EachBuilding { cards }));
    moves.extend(each([silk, tea, spices]).map(|cards| Move::EachGood { cards }));
    moves.sort_unstable();
    moves
}

fn discards() -> impl Iterator<Item = Move> {
    Die::all().flat_map(|first| {
        let two = Die::all().filter(move |&second| first <= second).map(Some);
        two.chain([None]).map(move |second| Move::Discard { first, second })
    })
}

fn each(sets: [crate::card_set::CardSet; 3]) -> impl Iterator<Item = [CardId; 3]> {
    let [first, second, third] = sets;
    let pairs = first.iter().flat_map(move |a| second.iter().map(move |b| (a, b)));
    pairs.flat_map(move |(a, b)| third.iter().map(move |c| [a, b, c]))
}

/// Everything that could be given for a card: a die or a joker for ships and palace cards, more for
/// buildings.
fn payments() -> Vec<Payment> {
    let mut all = vec![Payment::JOKER];
    all.extend(Die::all().flat_map(|die| (0..6).map(move |karma| Payment::one(die, karma))));
    let means = Means { dice: [HAND_LIMIT as u8; 6], jokers: JOKERS, karma: HIGHEST };
    for price in 1..=HIGHEST {
        means.payments(price, &mut |dice, jokers, karma| {
            if dice.iter().sum::<u8>() <= HAND_LIMIT as u8 {
                let colours = if dice == [0; 6] { &Colour::ALL[..1] } else { &Colour::ALL[..] };
                all.extend(colours.iter().map(|&colour| Payment { colour, dice, jokers, karma }));
            }
        });
    }
    all.sort_unstable();
    all.dedup();
    all
}

/// Where the parts of each kind of move begin.
const LAY: usize = 10;
const COPY: usize = LAY + 6;
const DIE: usize = COPY + SEATS;
const TAKE: usize = DIE + DECK;
const PIPS: usize = TAKE + DECK;
const JOKER: usize = PIPS + 6 * HAND_LIMIT;
const KARMA: usize = JOKER + JOKERS as usize;
const DISCARD: usize = KARMA + HIGHEST as usize;
const ONLY: usize = DISCARD + 2 * DICE;
const SET: usize = ONLY + DICE;
pub(super) const PARTS: usize = SET + 6 * DECK;

pub(super) fn parts(mv: Move, mut name: impl FnMut(usize)) {
    match mv {
        Move::Enough => name(0),
        Move::Coins => name(1),
        Move::Fame => name(2),
        Move::SameBuildings => name(3),
        Move::SameGoods => name(4),
        Move::CollectAdministrator => name(5),
        Move::CollectCoins => name(6),
        Move::Draw => name(7),
        Move::Again => name(8),
        Move::Done => name(9),
        Move::Lay { bonus } => name(LAY + bonus as usize),
        Move::Copy { seat } => name(COPY + seat.index().min(SEATS - 1)),
        Move::Die { card } => name(DIE + card.bit()),
        Move::Take { card } => name(TAKE + card.bit()),
        Move::Pay { payment } => paid(payment, name),
        Move::Discard { first, second } => {
            name(DISCARD + die(first));
            if let Some(second) = second {
                name(DISCARD + die(second) + if first == second { DICE } else { 0 });
            }
        }
        Move::EachBuilding { cards } => set(0, cards, name),
        Move::EachGood { cards } => set(3, cards, name),
    }
}

fn die(die: Die) -> usize {
    6 * die.colour as usize + usize::from(die.pips) - 1
}

/// Pips, jokers and karma for the first time, the second and so on, and the colour if a ship leaves the
/// choice.
fn paid(payment: Payment, mut name: impl FnMut(usize)) {
    for (pips, &count) in payment.dice.iter().enumerate() {
        (0..usize::from(count).min(HAND_LIMIT)).for_each(|nth| name(PIPS + pips * HAND_LIMIT + nth));
    }
    (0..usize::from(payment.jokers.min(JOKERS))).for_each(|nth| name(JOKER + nth));
    (0..usize::from(payment.karma.min(HIGHEST))).for_each(|nth| name(KARMA + nth));
    let mut dice = payment.each_die();
    if let (Some(only), None) = (dice.next(), dice.next()) {
        name(ONLY + die(only));
    }
}

/// The cards of a set, each for the symbol it is used for.
fn set(begin: usize, cards: [CardId; 3], mut name: impl FnMut(usize)) {
    (begin..).zip(cards).for_each(|(symbol, card)| name(SET + symbol * DECK + card.bit()));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_payment_is_listed_once() {
        let all = payments();
        assert!(all.is_sorted_by(|a, b| a < b));
        assert!(all.contains(&Payment::parse("blue5 blue6 joker karma").expect("a payment for 18")));
    }
}
