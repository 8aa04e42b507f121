//! Tokens come one at a time, and exchanges interrupt at once (CKA-18, CKA-20, CKA-23).

use table::Sink;

use super::Playing;
use crate::card_set::CardSet;
use crate::components::Bonus;
use crate::event::{Event, Token};
use crate::pending::{Origin, Task};

impl<S: Sink<Event>> Playing<'_, S> {
    fn tell_gain(&mut self, token: Token, count: u8) {
        let seat = self.now.active;
        if count > 0 {
            self.tell(Event::Gained { seat, token, count });
        }
    }

    /// Every third fame turns the leftmost scoring card, as long as one is unturned (CKA-25).
    pub(super) fn gain_fame(&mut self, count: u8) {
        let player = self.player();
        let room = if player.turned() < 6 { 3 - player.fame } else { u8::MAX };
        let now = count.min(room);
        player.fame = player.fame.saturating_add(now);
        self.pop();
        self.tell_gain(Token::Fame, now);
        if now == room {
            self.player().fame = 0;
            self.push_rest(Task::Fame { count: count - now }, count - now);
            self.turn_scoring_card(Token::Fame);
        }
    }

    /// Every sixth coin turns the rightmost.
    pub(super) fn gain_coins(&mut self, count: u8) {
        let player = self.player();
        let room = if player.turned() < 6 { 6 - player.coins } else { u8::MAX };
        let now = count.min(room);
        player.coins = player.coins.saturating_add(now);
        self.pop();
        self.tell_gain(Token::Coins, now);
        if now == room {
            self.player().coins = 0;
            self.push_rest(Task::Coins { count: count - now }, count - now);
            self.turn_scoring_card(Token::Coins);
        }
    }

    /// The third karma becomes an administrator.
    pub(super) fn gain_karma(&mut self, count: u8) {
        let player = self.player();
        let room = 3 - player.karma;
        let now = count.min(room);
        player.karma += now;
        self.pop();
        self.tell_gain(Token::Karma, now);
        if now == room {
            self.player().karma = 0;
            self.push_rest(Task::Karma { count: count - now }, count - now);
            self.exchange(Token::Karma, Task::Administrators { count: 1 });
        }
    }

    /// The third administrator becomes two fame.
    pub(super) fn gain_administrators(&mut self, count: u8) {
        let player = self.player();
        let room = 3 - player.administrators;
        let now = count.min(room);
        player.administrators += now;
        self.pop();
        self.tell_gain(Token::Administrators, now);
        if now == room {
            self.player().administrators = 0;
            self.push_rest(Task::Administrators { count: count - now }, count - now);
            self.exchange(Token::Administrators, Task::Fame { count: 2 });
        }
    }

    fn push_rest(&mut self, task: Task, count: u8) {
        if count > 0 {
            self.push(task);
        }
    }

    fn exchange(&mut self, token: Token, gain: Task) {
        let seat = self.now.active;
        self.tell(Event::Exchanged { seat, token });
        self.push(gain);
    }

    /// Turns a scoring card; its bonus is known if it is open, and drawn otherwise.
    fn turn_scoring_card(&mut self, token: Token) {
        let seat = self.now.active;
        let player = self.player();
        let slot = if token == Token::Fame { player.left } else { 5 - player.right };
        if token == Token::Fame {
            player.left += 1;
        } else {
            player.right += 1;
        }
        let known = player.track[slot as usize];
        self.tell(Event::ScoringTurned { seat, slot, token });
        match known {
            Some(bonus) => self.gain_bonus(bonus),
            None => self.push(Task::Bonus { slot }),
        }
    }

    pub(super) fn show_bonus(&mut self, bonus: Bonus) {
        let Task::Bonus { slot } = self.now.task() else { return };
        self.pop();
        self.player().track[slot as usize] = Some(bonus);
        self.gain_bonus(bonus);
    }

    fn gain_bonus(&mut self, bonus: Bonus) {
        let seat = self.now.active;
        self.tell(Event::BonusGained { seat, bonus });
        match bonus {
            Bonus::Karma => self.push(Task::Karma { count: 2 }),
            Bonus::CoinsOrPalace => self.push(Task::CoinsOrPalace),
            Bonus::FameOrShip => self.push(Task::FameOrShip),
            Bonus::Administrator => self.push(Task::Administrators { count: 1 }),
            Bonus::Dice => self.push(Task::Dice { count: 2, from: Origin::Grid }),
            Bonus::Turn => self.player().owed += 1,
        }
    }

    /// If the grid has no card of the kind, the other half of a bonus is taken (CKA-27).
    pub(super) fn other_half(&mut self, kind: CardSet, half: Task) -> bool {
        let none = self.now.grid.and(&kind).is_empty();
        if none {
            self.replace(half);
        }
        none
    }

    /// A part that finds no card of its kind in the grid is lost (CKA-11).
    pub(super) fn lose_if_none(&mut self, kind: CardSet) -> bool {
        let none = self.now.grid.and(&kind).is_empty();
        if none {
            let seat = self.now.active;
            let optional = self.now.task() == Task::MoreGoods;
            self.pop();
            if !optional {
                self.tell(Event::PartLost { seat });
            }
        }
        none
    }
}
