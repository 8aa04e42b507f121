//! Palace actions (CKA-12).

use table::{Seat, Sink};

use super::Playing;
use crate::cards::CardId;
use crate::components::Face;
use crate::event::Event;
use crate::pending::{Origin, Task};

impl<S: Sink<Event>> Playing<'_, S> {
    pub(super) fn palace(&mut self, action: u8) {
        self.pop();
        if self.is_deep() {
            return;
        }
        match action {
            2 => self.push(Task::Dice { count: 2, from: Origin::Grid }),
            3 => {
                self.push(Task::Dice { count: 1, from: Origin::Grid });
                self.push(Task::Karma { count: 2 });
            }
            4 => {
                let count = self.good_symbols();
                self.push(Task::Coins { count });
            }
            5 => {
                self.push(Task::CopyShip);
                self.push(Task::Karma { count: 1 });
            }
            _ => self.carry_out_top(),
        }
    }

    /// Every good in the display counts, even on cards set aside (CKA-20).
    fn good_symbols(&mut self) -> u8 {
        let display = self.player().display;
        display.iter().map(|card| self.rules.parts.card(card).good_symbols()).sum()
    }

    /// The pile's top card is carried out for free; the next one is shown first (CKA-8).
    fn carry_out_top(&mut self) {
        if let Some(card) = self.now.top.take() {
            self.push(Task::Carry { card });
            self.push(Task::Reveal);
        }
    }

    pub(super) fn finish(&mut self, card: CardId) {
        let seat = self.now.active;
        self.pop();
        self.now.discard.insert(card);
        self.tell(Event::PalaceDone { seat, card });
    }

    /// With one row on the table there is no choice, with none there is nothing to copy.
    pub(super) fn copy_the_only_ship(&mut self) -> bool {
        let mut rows = self.rules.rows_to_copy(self.now);
        let (first, second) = (rows.next(), rows.next());
        drop(rows);
        match (first, second) {
            (_, Some(_)) => return false,
            (Some(seat), None) => self.copy_ship(seat),
            (None, None) => self.pop(),
        }
        true
    }

    /// The reward of that seat's last ship, without a printed good.
    pub(super) fn copy_ship(&mut self, seat: Seat) {
        self.pop();
        let Some(ship) = self.rules.last_ship(self.now, seat) else { return };
        if let Face::Ship { reward, .. } = self.rules.parts.card(ship).face {
            self.reward(reward);
        }
    }
}
