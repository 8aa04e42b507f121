//! A card arrives: it is taken, laid down, and yields what it shows (CKA-10, CKA-11, CKA-20).

use table::Sink;

use super::Playing;
use crate::cards::CardId;
use crate::components::{Building, Face, Reward};
use crate::event::Event;
use crate::pending::{Origin, Task};
use crate::stack::DEEP;

impl<S: Sink<Event>> Playing<'_, S> {
    /// A grid card is chosen for its action side: paid for as the action of the turn, free otherwise.
    pub(super) fn choose_card(&mut self, card: CardId) {
        if self.now.task() != Task::Act {
            self.pop();
            return self.take_from_grid(card);
        }
        self.replace(Task::Close);
        match self.rules.parts.card(card).face {
            Face::Goods { .. } => self.take_from_grid(card),
            _ => self.push(Task::Pay { card }),
        }
    }

    /// Takes a card from the grid; an emptied grid is laid out again before the card's action (CKA-9).
    pub(super) fn take_from_grid(&mut self, card: CardId) {
        self.now.grid.remove(card);
        self.push(Task::Carry { card });
        self.refill_if_empty();
    }

    pub(super) fn carry_out(&mut self, card: CardId) {
        let seat = self.now.active;
        self.pop();
        self.tell(Event::CardTaken { seat, card });
        match self.rules.parts.card(card).face {
            Face::Palace { action } => {
                self.push(Task::Finish { card });
                self.push(Task::Palace { action });
            }
            _ => self.lay_down(card),
        }
    }

    /// Lays a card down. It yields what it shows, then its owner looks for sets, which are paid last; in
    /// version 1 the sets are picked before the yield (CKA-20).
    fn lay_down(&mut self, card: CardId) {
        let face = self.rules.parts.card(card).face;
        if let Face::Ship { .. } = face {
            self.break_row(card);
        }
        self.player().display.insert(card);
        if self.rules.looks_after_the_reward() {
            self.push(Task::Payout { administrators: 0, coins: 0, cards: 0 });
            self.push(Task::Look { card });
            if let Face::Ship { .. } = face {
                self.complete_row();
            }
            return self.push(Task::Yield { card });
        }
        self.push(Task::Payout { administrators: 0, coins: 0, cards: 0 });
        self.push(Task::Yield { card });
        if self.rules.parts.card(card).good_symbols() > 0 {
            self.push(Task::PickGoods { card });
        }
        match face {
            Face::Building { .. } => self.push(Task::PickBuildings { card }),
            Face::Ship { .. } => self.complete_row(),
            _ => {}
        }
    }

    /// A ship lower than the last one discards all earlier ships, their goods unpaid (CKA-10).
    fn break_row(&mut self, card: CardId) {
        let seat = self.now.active;
        let row = self.rules.row(self.now, seat);
        if row.last() < Some(card) {
            return;
        }
        let player = self.now.player_mut();
        player.display = player.display.without(&row);
        self.now.discard = self.now.discard.or(&row);
        self.tell(Event::RowBroken { seat, cards: row });
    }

    /// Three ships in a row are a set; from version 2 on the row is closed, and stays there until it is
    /// discarded (CKA-17, CKA-20).
    fn complete_row(&mut self) {
        let row = self.rules.row(self.now, self.now.active);
        if row.len() >= 3 {
            self.set_aside(row, 1, 0);
        }
    }

    /// Fame for buildings, the coin of a goods card, the reward of a ship.
    pub(super) fn yield_of(&mut self, card: CardId) {
        self.pop();
        let card = self.rules.parts.card(card);
        match card.face {
            Face::Building { .. } => {
                let count = Building::ALL.into_iter().map(|building| u8::from(card.shows(building))).sum();
                self.push(Task::Fame { count });
            }
            Face::Goods { coins } => self.push(Task::Coins { count: coins }),
            Face::Ship { reward, .. } => self.reward(reward),
            Face::Palace { .. } => {}
        }
    }

    /// Gives a ship's reward; its parts are pushed in reverse order (CKA-11).
    pub(super) fn reward(&mut self, reward: Reward) {
        if self.is_deep() {
            return;
        }
        let die = Task::Dice { count: 1, from: Origin::Grid };
        match reward {
            Reward::TwoKarma => self.push(Task::Karma { count: 2 }),
            Reward::TwoDice => self.push(Task::Dice { count: 2, from: Origin::Grid }),
            Reward::ThreeCoins => self.push(Task::Coins { count: 3 }),
            Reward::TwoCoinsAndFame => {
                self.push(Task::Fame { count: 1 });
                self.push(Task::Coins { count: 2 });
            }
            Reward::GoodsOrTwo => {
                self.push(Task::MoreGoods);
                self.push(Task::Goods);
            }
            Reward::DieAndGood => self.push(die),
            Reward::FameAndGood => self.push(Task::Fame { count: 1 }),
            Reward::KarmaAndGood => self.push(Task::Karma { count: 1 }),
            Reward::GoodsAndDie => {
                self.push(die);
                self.push(Task::Goods);
            }
            Reward::Palace => self.push(Task::FreePalace),
        }
    }

    /// Whether so much is pending that no further reward is started.
    pub(super) fn is_deep(&self) -> bool {
        self.now.stack.len() > DEEP || self.now.aside.len() > DEEP
    }
}
