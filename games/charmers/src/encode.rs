//! A view as numbers and a move as one, for judges that are fitted to games.
//!
//! First what is common (turn, dice, pending choices), then one block of marks for each seat, the asking one
//! first. The province is encoded by its land spaces in order.

mod action;
mod sheet;

use table::{Encode, Quill, Seat, fingerprint};

use self::action::{ACTIONS, BONUSES, FACES, bonus_number, face_number};
use self::sheet::SHEET;
use crate::setup::SEATS;
use crate::{Bonus, Charmers, Face, Faces, Move, Pending, Place, Plan, Position, Side, SpotId, View};

/// The kinds of choices that can be on top.
const CHOICES: usize = 18;
/// Where the common part ends: mover, seats, round and marks; the choice; its size; bonuses; dice.
const COMMON: usize = SEATS + 4 + 3 + CHOICES + 6 + 3 + 4 + 3 + 2 * (BONUSES + 3) + 3 * FACES + 6;

impl Encode for Charmers {
    const FEATURES: usize = COMMON + SEATS * SHEET;
    const PARTS: usize = ACTIONS;

    fn shape(&self) -> u64 {
        self.shape
    }

    fn encode(&self, view: &View, seat: Seat, features: &mut [i8]) {
        self.encode_position(&view.position, seat, features);
    }

    fn encode_position(&self, position: &Position, seat: Seat, features: &mut [i8]) {
        let seats = position.sheets.seats();
        let mut quill = Quill::new(features);
        self.turn_in_numbers(position, seat, &mut quill);
        self.waiting_in_numbers(position, &mut quill);
        dice(position, &mut quill);
        debug_assert_eq!(quill.written(), COMMON, "the common part has its length");
        for order in 0..seats {
            let seat = Seat::new((seat.index() + order) % seats);
            self.sheet_in_numbers(position, seat, &mut quill);
        }
        quill.skip((SEATS - seats) * SHEET);
        debug_assert_eq!(quill.written(), Self::FEATURES, "every sheet has its length");
    }

    fn actions(&self) -> u32 {
        ACTIONS as u32
    }

    fn action(&self, mv: Move) -> Option<u32> {
        action::number(mv).map(|number| number as u32)
    }

    fn action_move(&self, action: u32) -> Option<Move> {
        action::mv(action as usize)
    }

    /// Each move is a single part.
    fn parts(&self, mv: Move, name: impl FnMut(usize)) {
        action::number(mv).into_iter().for_each(name);
    }
}

/// Identifies the tables of one side, without their tags, and the rules version.
pub(crate) fn shape(side: Side, plan: &Plan, faces: &Faces, rules_version: u32) -> u64 {
    let text = fingerprint(&format!("charmers {rules_version} {side:?} {plan:?} {faces:?}"));
    u64::from_str_radix(&text[..16], 16).expect("a fingerprint is written in hexadecimal digits")
}

impl Charmers {
    /// Whose turn it is, and what it is about.
    fn turn_in_numbers(&self, position: &Position, seat: Seat, quill: &mut Quill<'_>) {
        let mover = (position.mover().index() + self.seats - seat.index()) % self.seats;
        quill.one_of(SEATS, mover + 1);
        quill.one_of(4, self.seats - 1);
        quill.count(position.round.into());
        quill.flag(position.marked);
        quill.flag(position.sheets.as_slice().iter().any(|sheet| sheet.excess() >= 0));
        let top = position.pending.top();
        quill.one_of(CHOICES, choice_number(top));
        let (most, manner) = match top {
            Pending::Sell { most, manner } => (most.into(), manner as usize + 1),
            _ => (0, 0),
        };
        quill.one_of(6, most);
        quill.one_of(3, manner);
        quill.one_of(4, if let Pending::Draw(piece) = top { piece.index() + 1 } else { 0 });
        quill.one_of(3, if let Pending::Goods(kinds) = top { kinds.into() } else { 0 });
    }

    /// The bonuses waiting in the pool, and those of river spaces.
    fn waiting_in_numbers(&self, position: &Position, quill: &mut Quill<'_>) {
        bonuses(SpotId::all(position.pool).map(|spot| self.plan.bonus(spot)), quill);
        let earned = position.pending.entries().iter().flat_map(|&entry| match entry {
            Pending::Earn { stop, next } => self.plan.river[stop.number() - 1].earns[next as usize..].iter(),
            _ => [].iter(),
        });
        bonuses(earned.copied(), quill);
    }
}

/// How often each bonus is there, and how much fame, money and karma they give.
fn bonuses(list: impl Iterator<Item = Bonus>, quill: &mut Quill<'_>) {
    let mut plain = [0; 3];
    let numbers = list.filter_map(|bonus| match bonus {
        Bonus::Fame(points) => {
            plain[0] += i32::from(points);
            None
        }
        Bonus::Money(coins) => {
            plain[1] += i32::from(coins);
            None
        }
        Bonus::Karma => {
            plain[2] += 1;
            None
        }
        _ => bonus_number(bonus),
    });
    quill.tally(BONUSES, numbers);
    for number in plain {
        quill.count(number);
    }
}

/// The dice to take, on the elephant and in the hand, and all goods that can be copied.
fn dice(position: &Position, quill: &mut Quill<'_>) {
    for place in [Place::Middle, Place::Elephant, Place::Hand] {
        quill.tally(FACES, position.dice.at(place).map(face_number));
    }
    let goods = position.dice.0[crate::Colour::Purple].into_iter().filter_map(|die| match die.face {
        Some(Face::Purple(goods)) => Some(goods.index()),
        _ => None,
    });
    quill.tally(6, goods);
}

/// The kind of choice from 1; 0 if chance or nobody decides.
const fn choice_number(pending: Pending) -> usize {
    match pending {
        Pending::Start | Pending::Roll(_) | Pending::Reroll(_) | Pending::Earn { .. } | Pending::Over(_) => 0,
        Pending::Choose => 1,
        Pending::Rerolled => 2,
        Pending::Pool => 3,
        Pending::Draw(_) => 4,
        Pending::Join => 5,
        Pending::HalfRoads => 6,
        Pending::SecondHalf => 7,
        Pending::HalfRoad => 8,
        Pending::Sell { .. } => 9,
        Pending::Goods(_) => 10,
        Pending::GoodsDie => 11,
        Pending::Upgrade => 12,
        Pending::Palace => 13,
        Pending::Mogul => 14,
        Pending::Maharani => 15,
        Pending::Trader => 16,
        Pending::Portuguese => 17,
        Pending::BackAny => 18,
    }
}
