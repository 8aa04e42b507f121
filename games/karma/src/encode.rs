//! A view as numbers and a move as one, for judges that are fitted to games.
//!
//! First what is common (cards on the table, the decision), then one block for each seat, the asking one
//! first. Cards that can be taken are encoded one by one, cards already laid by what they show.

mod action;
mod seat;

use table::{Encode, Quill, Seat, fingerprint};

pub(crate) use self::action::Numbered;
use self::seat::SEAT;
use crate::Karma;
use crate::card_set::CardSet;
use crate::cards::{CardId, DECK};
use crate::components::Components;
use crate::dice::Die;
use crate::moves::Move;
use crate::pending::Task;
use crate::position::Position;
use crate::setup::SEATS;
use crate::view::View;

/// How many kinds of choices there are.
const CHOICES: usize = 15;
/// Dice by colour and pips.
const DICE: usize = 24;

/// Turn order; the choice and its card; cards on the table, those that can be paid for; the piles; unseen
/// dice; what is waiting.
const COMMON: usize = (SEATS + 3 + 2 + SEATS) + (CHOICES + 1 + DECK) + 3 * DECK + (1 + 4) + DICE + 6;

impl Encode for Karma {
    const FEATURES: usize = COMMON + SEATS * SEAT;
    const PARTS: usize = action::PARTS;

    fn shape(&self) -> u64 {
        self.shape
    }

    fn encode(&self, view: &View, seat: Seat, features: &mut [i8]) {
        let (position, mut quill) = (view.known(), Quill::new(features));
        self.turn_in_numbers(position, seat, &mut quill);
        choice(position, &mut quill);
        self.table_in_numbers(position, seat, &mut quill);
        waiting(position, &mut quill);
        debug_assert_eq!(quill.written(), COMMON, "the common part has its length");
        for order in 0..self.seats {
            let seat = Seat::new((seat.index() + order) % self.seats);
            self.seat_in_numbers(position, seat, &mut quill);
        }
        quill.skip((SEATS - self.seats) * SEAT);
        debug_assert_eq!(quill.written(), Self::FEATURES, "every seat has its length");
    }

    fn actions(&self) -> u32 {
        self.numbered().len() as u32
    }

    fn action(&self, mv: Move) -> Option<u32> {
        self.numbered().get_index_of(&mv).map(|number| number as u32)
    }

    fn action_move(&self, action: u32) -> Option<Move> {
        self.numbered().get_index(action as usize).copied()
    }

    fn parts(&self, mv: Move, name: impl FnMut(usize)) {
        action::parts(mv, name);
    }
}

/// Identifies the box, without its tags, and the rules version.
pub(crate) fn shape(parts: &Components, rules_version: u32) -> u64 {
    let cards: Vec<_> = CardId::all().map(|card| parts.card(card)).collect();
    let text = fingerprint(&format!("karma {rules_version} {cards:?} {:?} {}", parts.pips, parts.paired));
    u64::from_str_radix(&text[..16], 16).expect("a fingerprint is written in hexadecimal digits")
}

impl Karma {
    /// All moves that can ever be legal, in order.
    fn numbered(&self) -> &Numbered {
        self.numbers.get_or_init(|| action::all(&self.parts))
    }

    fn turn_in_numbers(&self, position: &Position, seat: Seat, quill: &mut Quill<'_>) {
        let order = |other: Seat| (other.index() + self.seats - seat.index()) % self.seats + 1;
        quill.one_of(SEATS, order(position.active));
        quill.one_of(3, self.seats - 1);
        quill.count(position.round.into());
        quill.flag(position.stage > 1);
        quill.one_of(SEATS, order(position.starter));
    }

    /// The grid, what the asking seat can pay for, the top card, the piles and the dice nobody has shown.
    fn table_in_numbers(&self, position: &Position, seat: Seat, quill: &mut Quill<'_>) {
        let purse = position.players[seat].purse();
        cards(&position.grid, quill);
        cards(&position.grid.iter().filter(|&card| self.affords(&purse, card)).collect(), quill);
        quill.one_of(DECK, position.top.map_or(0, CardId::index));
        quill.count(position.pile.len() as i32);
        let parts = &self.parts;
        for kind in [&parts.ships, &parts.buildings, &parts.goods, &parts.palace] {
            quill.count(position.pile.and(kind).len() as i32);
        }
        Die::all().for_each(|die| quill.count(self.unseen(position, die).into()));
    }
}

/// One place for each card of the box.
fn cards(set: &CardSet, quill: &mut Quill<'_>) {
    quill.tally(DECK, set.iter().map(CardId::bit));
}

/// What has to be decided, how much of it, and about which card.
fn choice(position: &Position, quill: &mut Quill<'_>) {
    let (number, count, card) = choice_number(position.task());
    quill.one_of(CHOICES, number);
    quill.count(count.into());
    quill.one_of(DECK, card.map_or(0, CardId::index));
}

/// The kind of choice from 1; 0 if chance or nobody decides.
const fn choice_number(task: Task) -> (usize, u8, Option<CardId>) {
    match task {
        Task::Arrange { left } => (1, left, None),
        Task::Act => (2, 0, None),
        Task::Pay { card } => (3, 0, Some(card)),
        Task::Discard { count } => (4, count, None),
        Task::Dice { count, .. } => (5, count, None),
        Task::Goods => (6, 0, None),
        Task::MoreGoods => (7, 0, None),
        Task::FreePalace => (8, 0, None),
        Task::CoinsOrPalace => (9, 0, None),
        Task::FameOrShip => (10, 0, None),
        Task::CopyShip => (11, 0, None),
        Task::PickBuildings { card } => (12, 0, Some(card)),
        Task::PickGoods { card } => (13, 0, Some(card)),
        Task::Payout { .. } => (14, 0, None),
        Task::Close => (15, 0, None),
        _ => (0, 0, None),
    }
}

/// What the active seat is about to gain: fame, coins, karma, administrators, dice, cards.
fn waiting(position: &Position, quill: &mut Quill<'_>) {
    let mut sums = [0; 6];
    for task in position.stack.as_slice() {
        match *task {
            Task::Fame { count } => sums[0] += i32::from(count),
            Task::Coins { count } => sums[1] += i32::from(count),
            Task::Karma { count } => sums[2] += i32::from(count),
            Task::Administrators { count } => sums[3] += i32::from(count),
            Task::Payout { administrators, coins, .. } => {
                sums[1] += i32::from(coins);
                sums[3] += i32::from(administrators);
            }
            Task::Dice { count, .. } => sums[4] += i32::from(count),
            Task::Goods | Task::MoreGoods | Task::FreePalace | Task::Carry { .. } | Task::Yield { .. } => {
                sums[5] += 1;
            }
            _ => {}
        }
    }
    for sum in sums {
        quill.count(sum);
    }
}
