//! Dice: taken from grid and pile, paid, thrown away (CKA-3, CKA-8, CKA-29).

use table::Sink;

use super::Playing;
use crate::cards::CardId;
use crate::dice::{Dice, Die, HAND_LIMIT};
use crate::event::Event;
use crate::payment::Payment;
use crate::pending::{Origin, Task};

impl<S: Sink<Event>> Playing<'_, S> {
    /// A grid card is chosen as a die: as the action of the turn, or as part of a gain.
    pub(super) fn choose_die(&mut self, card: CardId) {
        if let Task::Dice { count, from } = self.now.task() {
            self.pop();
            self.push_dice(count - 1, from);
            self.take_as_die(card);
        } else {
            self.replace(Task::Close);
            self.push(Task::Die { card });
        }
    }

    fn push_dice(&mut self, count: u8, from: Origin) {
        if count > 0 {
            self.push(Task::Dice { count, from });
        }
    }

    /// Asks for the surplus to be thrown away before a gain of `count` dice; false if there is none.
    fn asks_for_room(&mut self, count: u8) -> bool {
        let surplus = (self.player().hand.len() + count as usize).saturating_sub(HAND_LIMIT);
        if surplus > 0 {
            self.push(Task::Discard { count: surplus as u8 });
        }
        surplus > 0
    }

    pub(super) fn take_when_there_is_room(&mut self, card: CardId) -> bool {
        if !self.asks_for_room(1) {
            self.pop();
            self.take_as_die(card);
        }
        true
    }

    /// Gains dice; from the grid they are the seat's choice.
    pub(super) fn gain_dice(&mut self, count: u8, from: Origin) -> bool {
        if self.asks_for_room(count) {
            return true;
        }
        let there = match from {
            Origin::Grid => !self.now.grid.is_empty(),
            Origin::Pile => self.now.top.is_some(),
        };
        if there && from == Origin::Grid {
            return false;
        }
        self.pop();
        if there {
            self.push_dice(count - 1, from);
            self.take_top_as_die();
        }
        true
    }

    /// A grid card goes to the hand; its pips are seen before anything else happens.
    fn take_as_die(&mut self, card: CardId) {
        let seat = self.now.active;
        self.now.grid.remove(card);
        self.player().hand.insert(card);
        self.tell(Event::DieTaken { seat, card, from: Origin::Grid });
        self.refill_if_empty();
        self.push(Task::Pips { card });
    }

    /// The pile's top card goes to the hand.
    pub(super) fn take_top_as_die(&mut self) {
        let Some(card) = self.now.top.take() else { return };
        let seat = self.now.active;
        self.player().hand.insert(card);
        self.tell(Event::DieTaken { seat, card, from: Origin::Pile });
        self.push(Task::Reveal);
        self.push(Task::Pips { card });
    }

    /// Whenever the last card of the grid is taken, four are laid out at once (CKA-9).
    pub(super) fn refill_if_empty(&mut self) {
        if self.now.grid.is_empty() {
            self.push(Task::Lay { left: 4 });
        }
    }

    pub(super) fn see_pips(&mut self, pips: u8) {
        let Task::Pips { card } = self.now.task() else { return };
        let colour = self.rules.parts.card(card).corner;
        self.pop();
        self.player().dice.insert(Die { colour, pips });
    }

    pub(super) fn pay(&mut self, payment: Payment) {
        let Task::Pay { card } = self.now.task() else { return };
        self.pop();
        self.player().karma -= payment.karma;
        self.player().administrators -= payment.jokers;
        self.discard_dice(payment.each_die());
        self.take_from_grid(card);
    }

    pub(super) fn make_room(&mut self, first: Die, second: Option<Die>) {
        self.pop();
        self.discard_dice([Some(first), second].into_iter().flatten());
    }

    /// Dice leave the hand, and their pips show in the discard pile (CKA-2). Unless cards have their own
    /// dice, which card of the colour goes says nothing about the pips of the others: it is the one with the
    /// lowest number.
    fn discard_dice(&mut self, dice: impl Iterator<Item = Die>) {
        let mut gone = Dice::EMPTY;
        for die in dice {
            let player = self.now.player_mut();
            player.dice.remove(die);
            if let Some(card) = self.rules.parts.card_of(&player.hand, die) {
                player.hand.remove(card);
                self.now.discard.insert(card);
            }
            self.now.shown.insert(die);
            gone.insert(die);
        }
        let seat = self.now.active;
        if !gone.is_empty() {
            self.tell(Event::DiceDiscarded { seat, dice: gone });
        }
    }

    /// Deals the first hands, card by card from the starter on (CKA-1).
    pub(super) fn deal(&mut self, left: u8) {
        self.pop();
        if left == 0 {
            self.now.active = self.now.starter;
            return;
        }
        self.push(Task::Deal { left: left - 1 });
        let dealt = 4 * self.rules.seats - left as usize;
        self.now.active = self.seat_after_starter(dealt);
        self.take_top_as_die();
    }

    /// Lays the pile's top card in the grid, and so on.
    pub(super) fn lay_out(&mut self, left: u8) {
        self.pop();
        if left == 0 {
            return;
        }
        if let Some(card) = self.now.top.take() {
            self.now.grid.insert(card);
            self.tell(Event::LaidOut { card });
            self.push(Task::Lay { left: left - 1 });
            self.push(Task::Reveal);
        }
    }

    /// When the pile is used up the discards become the new one, and their pips are unseen again (CKA-8,
    /// CKA-29). Only if no card is left at all is there no top card.
    pub(super) fn reshuffle(&mut self) -> bool {
        if !self.now.pile.is_empty() {
            return false;
        }
        if self.now.discard.is_empty() {
            self.pop();
            return true;
        }
        self.now.pile = std::mem::take(&mut self.now.discard);
        self.now.shown = Dice::EMPTY;
        let count = self.now.pile.len() as u8;
        self.tell(Event::Reshuffled { count });
        false
    }

    pub(super) fn reveal(&mut self, card: CardId) {
        self.pop();
        self.now.pile.remove(card);
        self.now.top = Some(card);
    }
}
