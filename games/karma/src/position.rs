//! The whole state of play.

mod audit;
mod text;

use table::{BySeat, Seat};

use crate::Karma;
use crate::card_set::CardSet;
use crate::cards::CardId;
use crate::components::Bonus;
use crate::dice::{Dice, Die};
use crate::pending::Task;
use crate::setup::SEATS;
use crate::stack::{Aside, Stack};

/// What one seat has on the table and in hand.
///
/// Action sides and pips of a hand are kept separately, since pips are not tied to action sides (CKA-29).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Player {
    /// The cards in hand; their action sides are public.
    pub hand: CardSet,
    /// What they show as dice; the owner's secret.
    pub dice: Dice,
    /// Buildings, goods and ships laid down.
    pub display: CardSet,
    /// The scoring cards from left to right, with their bonus if it is known.
    pub track: [Option<Bonus>; 6],
    /// Scoring cards turned from the left, by fame.
    pub left: u8,
    /// Scoring cards turned from the right, by coins.
    pub right: u8,
    pub fame: u8,
    pub coins: u8,
    pub karma: u8,
    pub administrators: u8,
    /// Bonus turns still owed (CKA-23).
    pub owed: u8,
}

impl Player {
    /// How many scoring cards are turned.
    #[inline]
    pub const fn turned(&self) -> u8 {
        self.left + self.right
    }

    /// Whether the scoring card in this place is turned.
    pub const fn is_turned(&self, slot: usize) -> bool {
        slot < self.left as usize || slot + self.right as usize >= 6
    }

    /// Whether this bonus can no longer be laid or turned.
    #[inline]
    pub(crate) fn knows(&self, bonus: Bonus) -> bool {
        self.track.contains(&Some(bonus))
    }
}

/// A position. The pile is a set, since nobody knows its order (CKA-2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    /// The draw pile below its top card.
    pub pile: CardSet,
    /// The top card of the pile, which is visible.
    pub top: Option<CardId>,
    /// The action display in the middle.
    pub grid: CardSet,
    pub discard: CardSet,
    /// The pips that show in the discard pile.
    pub shown: Dice,
    pub players: BySeat<Player, SEATS>,
    /// Cards of the active seat's display that belong to unpaid sets; from version 2 on these are rows of
    /// ships that are closed and still lie there (CKA-20).
    pub aside: Aside,
    /// What is to be done, the next task last.
    pub stack: Stack,
    /// The seat with the elephant.
    pub starter: Seat,
    pub active: Seat,
    /// From 1.
    pub round: u8,
    /// 1 or 2.
    pub stage: u8,
}

impl Position {
    pub(crate) fn before_play(seats: usize) -> Self {
        let mut stack = Stack::new(Task::Over);
        stack.push(Task::Starter);
        Self {
            pile: CardSet::full(),
            top: None,
            grid: CardSet::EMPTY,
            discard: CardSet::EMPTY,
            shown: Dice::EMPTY,
            players: BySeat::filled(seats, Player::default()),
            aside: Aside::new(CardId::new(1).expect("card 1 is in the box")),
            stack,
            starter: Seat::new(0),
            active: Seat::new(0),
            round: 1,
            stage: 1,
        }
    }

    /// What comes next.
    #[inline]
    pub fn task(&self) -> Task {
        self.stack.last().unwrap_or(Task::Over)
    }

    /// What the active seat has.
    #[inline]
    pub fn player(&self) -> &Player {
        &self.players[self.active]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self) -> &mut Player {
        let active = self.active;
        &mut self.players[active]
    }

    /// Whether anyone has turned all six scoring cards.
    pub fn is_won(&self) -> bool {
        self.players.as_slice().iter().any(|player| player.turned() >= 6)
    }

    /// The cards set aside.
    pub fn set_aside(&self) -> CardSet {
        self.aside.as_slice().iter().copied().collect()
    }

    /// Cards that are nowhere else: those being carried out.
    pub(crate) fn held(&self) -> CardSet {
        self.stack.as_slice().iter().filter_map(|task| task.holds()).collect()
    }
}

impl Karma {
    /// How many of this die nobody has seen (CKA-29).
    #[inline]
    pub(crate) fn unseen(&self, position: &Position, die: Die) -> u8 {
        let players = position.players.as_slice().iter();
        let held: u8 = players.map(|player| player.dice.count(die)).sum();
        self.parts.pips.count(die).saturating_sub(held + position.shown.count(die))
    }

    /// The ships of a seat's row, without those set aside.
    pub(crate) fn row(&self, position: &Position, seat: Seat) -> CardSet {
        position.players[seat].display.and(&self.parts.ships).without(&position.set_aside())
    }

    /// The last ship of a seat's open row, otherwise of the row closed last (CKA-20). In version 1 ships set
    /// aside are still there too, but before any newer ones.
    pub(crate) fn last_ship(&self, position: &Position, seat: Seat) -> Option<CardId> {
        if self.looks_after_the_reward() {
            let closed = position.aside.last().filter(|_| seat == position.active);
            return self.row(position, seat).last().or(closed);
        }
        let all = position.players[seat].display.and(&self.parts.ships);
        self.row(position, seat).last().or_else(|| all.last())
    }

    /// The seats that have a ship to copy (CKA-12).
    pub(crate) fn rows_to_copy(&self, position: &Position) -> impl Iterator<Item = Seat> {
        let has_ship = |seat: &Seat| !position.players[*seat].display.and(&self.parts.ships).is_empty();
        Seat::all(self.seats).filter(has_ship)
    }
}
