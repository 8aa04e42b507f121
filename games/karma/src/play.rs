//! Plays moves and lets chance happen, then takes every step that needs no decision.

mod arrive;
mod dice;
mod gain;
mod look;
mod palace;
mod sets;
mod turns;

use table::Sink;

pub(crate) use sets::{Group, Sets};
pub(crate) use turns::LAST_ROUND;

use crate::Karma;
use crate::event::{Event, Token};
use crate::moves::Move;
use crate::outcome::Outcome;
use crate::pending::Task;
use crate::position::{Player, Position};

/// A position in the middle of a change.
pub(crate) struct Playing<'a, S> {
    pub(crate) rules: &'a Karma,
    pub(crate) now: &'a mut Position,
    pub(crate) events: &'a mut S,
}

impl<S: Sink<Event>> Playing<'_, S> {
    /// Plays a legal move.
    pub(crate) fn play(&mut self, mv: Move) {
        match mv {
            Move::Lay { bonus } => self.lay_scoring_card(bonus),
            Move::Die { card } => self.choose_die(card),
            Move::Take { card } => self.choose_card(card),
            Move::Pay { payment } => self.pay(payment),
            Move::Discard { first, second } => self.make_room(first, second),
            Move::Enough => self.pop(),
            Move::Coins => self.replace(Task::Coins { count: 2 }),
            Move::Fame => self.replace(Task::Fame { count: 1 }),
            Move::Copy { seat } => self.copy_ship(seat),
            Move::SameBuildings => self.pick(Group::Buildings, None),
            Move::EachBuilding { cards } => self.pick(Group::Buildings, Some(cards)),
            Move::SameGoods => self.pick(Group::Goods, None),
            Move::EachGood { cards } => self.pick(Group::Goods, Some(cards)),
            Move::CollectAdministrator => self.pay_out(Token::Administrators),
            Move::CollectCoins => self.pay_out(Token::Coins),
            Move::Draw => self.send_for_dice(),
            Move::Again => self.buy_a_turn(),
            Move::Done => self.end_turn(),
        }
        self.settle();
    }

    /// Lets a possible outcome happen.
    pub(crate) fn resolve(&mut self, outcome: Outcome) {
        match outcome {
            Outcome::Start { seat } => self.begin(seat),
            Outcome::Top { card } => self.reveal(card),
            Outcome::Pips { pips } => self.see_pips(pips),
            Outcome::Bonus { bonus } => self.show_bonus(bonus),
        }
        self.settle();
    }

    /// Takes steps until a seat or chance is next.
    pub(crate) fn settle(&mut self) {
        while self.step() {}
    }

    /// Takes the step on top of the stack; false if it is not for the rules to take.
    fn step(&mut self) -> bool {
        match self.now.task() {
            Task::Starter
            | Task::Arrange { .. }
            | Task::Pips { .. }
            | Task::Bonus { .. }
            | Task::Act
            | Task::Pay { .. }
            | Task::Discard { .. }
            | Task::Over => return false,
            Task::Deal { left } => self.deal(left),
            Task::Lay { left } => self.lay_out(left),
            Task::Reveal => return self.reshuffle(),
            Task::Die { card } => return self.take_when_there_is_room(card),
            Task::Dice { count, from } => return self.gain_dice(count, from),
            Task::Goods | Task::MoreGoods => return self.lose_if_none(self.rules.parts.goods),
            Task::FreePalace => return self.lose_if_none(self.rules.parts.palace),
            Task::CoinsOrPalace => return self.other_half(self.rules.parts.palace, Task::Coins { count: 2 }),
            Task::FameOrShip => return self.other_half(self.rules.parts.ships, Task::Fame { count: 1 }),
            Task::CopyShip => return self.copy_the_only_ship(),
            Task::PickBuildings { card } => return self.pick_if_forced(Group::Buildings, card),
            Task::PickGoods { card } => return self.pick_if_forced(Group::Goods, card),
            Task::Look { card } => self.look(card),
            Task::Spent { .. } => self.discard_together(),
            Task::Payout { cards: 1.., .. } if self.rules.looks_after_the_reward() => self.discard_together(),
            Task::Payout { administrators, coins, cards } => {
                return self.pay_out_if_clear(administrators, coins, cards);
            }
            Task::Fame { count } => self.gain_fame(count),
            Task::Coins { count } => self.gain_coins(count),
            Task::Karma { count } => self.gain_karma(count),
            Task::Administrators { count } => self.gain_administrators(count),
            Task::Carry { card } => self.carry_out(card),
            Task::Yield { card } => self.yield_of(card),
            Task::Palace { action } => self.palace(action),
            Task::Finish { card } => self.finish(card),
            Task::Close => return self.close_turn(),
            Task::SecondStage => self.begin_second_stage(),
        }
        true
    }

    pub(crate) fn push(&mut self, task: Task) {
        self.now.stack.push(task);
    }

    fn pop(&mut self) {
        self.now.stack.pop();
    }

    fn replace(&mut self, task: Task) {
        self.pop();
        self.push(task);
    }

    fn player(&mut self) -> &mut Player {
        self.now.player_mut()
    }

    fn tell(&mut self, event: Event) {
        self.events.push(event);
    }
}

impl Karma {
    pub(crate) fn playing<'a, S>(&'a self, now: &'a mut Position, events: &'a mut S) -> Playing<'a, S> {
        Playing { rules: self, now, events }
    }
}
