//! Three of a kind: which sets a card completes, and their payout (CKA-13 to CKA-20).

use table::Sink;

use super::Playing;
use crate::Karma;
use crate::card_set::CardSet;
use crate::cards::CardId;
use crate::event::{Event, Token};
use crate::pending::Task;
use crate::position::Position;

/// Symbols that form sets among each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Group {
    Buildings,
    Goods,
}

impl Group {
    /// Its first symbol among the six.
    pub(super) const fn first(self) -> usize {
        match self {
            Self::Buildings => 0,
            Self::Goods => 3,
        }
    }
}

/// The sets that an arriving card completes within one group.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sets {
    /// The cards showing each of the three symbols.
    pub(crate) by: [CardSet; 3],
    /// Which symbols are there three times: each is a set, and these share no symbol.
    pub(crate) same: [bool; 3],
    /// Whether each symbol is there: a set that shares a symbol with every other.
    pub(crate) each: bool,
}

impl Sets {
    pub(crate) fn has_same(&self) -> bool {
        self.same.contains(&true)
    }

    /// Every way to choose one symbol of each (CKA-14, CKA-16).
    pub(crate) fn choices(&self) -> impl Iterator<Item = [CardId; 3]> + use<> {
        let [first, second, third] = self.by;
        let wanted = if self.each { first } else { CardSet::EMPTY };
        let pairs = wanted.iter().flat_map(move |a| second.iter().map(move |b| (a, b)));
        pairs.flat_map(move |(a, b)| third.iter().map(move |c| [a, b, c]))
    }
}

impl Karma {
    /// The sets that the owner may choose from.
    pub(crate) fn sets(&self, position: &Position, group: Group, card: CardId) -> Sets {
        if self.looks_after_the_reward() {
            self.sets_lying(position, group)
        } else {
            self.sets_completed_by(position, group, card)
        }
    }

    /// Version 1: the sets that `card`, just laid down, completes. Cards set aside for earlier sets do not
    /// count; those set aside for other sets of this same card do, since no symbol is needed twice (CKA-19).
    fn sets_completed_by(&self, position: &Position, group: Group, card: CardId) -> Sets {
        let own = position.stack.as_slice().iter().rev().find_map(|task| match task {
            Task::Payout { cards, .. } => Some(*cards as usize),
            _ => None,
        });
        let aside = position.aside.as_slice();
        let earlier: CardSet =
            aside[..aside.len().saturating_sub(own.unwrap_or(0))].iter().copied().collect();
        let open = position.player().display.without(&earlier);
        let by: [CardSet; 3] =
            std::array::from_fn(|kind| open.and(&self.parts.showing[group.first() + kind]));
        let same = std::array::from_fn(|kind| by[kind].len() >= 3 && by[kind].contains(card));
        Sets { by, same, each: by.iter().all(|cards| !cards.is_empty()) }
    }

    /// What the cards of a kind are worth together.
    pub(super) fn worth(&self, cards: &CardSet, kind: usize) -> u8 {
        cards.iter().map(|id| self.parts.card(id).goods[kind]).sum()
    }
}

impl<S: Sink<Event>> Playing<'_, S> {
    /// Picks the sets of a group if there is only one way to.
    pub(super) fn pick_if_forced(&mut self, group: Group, card: CardId) -> bool {
        let sets = self.rules.sets(self.now, group, card);
        if self.rules.looks_after_the_reward() {
            return self.choose_if_forced(group, &sets);
        }
        let mut choices = sets.choices();
        match (sets.has_same(), choices.next(), choices.next()) {
            (false, None, _) => self.pop(),
            (true, None, _) => self.pick(group, None),
            (false, Some(only), None) => self.pick(group, Some(only)),
            _ => return false,
        }
        true
    }

    /// Picks every third of a kind, or one chosen symbol of each.
    pub(super) fn pick(&mut self, group: Group, each: Option<[CardId; 3]>) {
        let (Task::PickBuildings { card } | Task::PickGoods { card }) = self.now.task() else { return };
        let sets = self.rules.sets(self.now, group, card);
        if self.rules.looks_after_the_reward() {
            return self.choose(group, &sets, each);
        }
        self.pop();
        let mut cards = CardSet::EMPTY;
        let (mut count, mut coins) = (0, 0);
        if let Some(chosen) = each {
            cards = chosen.into_iter().collect();
            count = 1;
            coins = (0..3).map(|kind| self.rules.parts.card(chosen[kind]).goods[kind]).sum();
        } else {
            for kind in (0..3).filter(|&kind| sets.same[kind]) {
                cards = cards.or(&sets.by[kind]);
                count += 1;
                coins += self.rules.worth(&sets.by[kind], kind);
            }
        }
        match group {
            Group::Buildings => self.set_aside(cards, count, 0),
            Group::Goods => self.set_aside(cards, 0, coins),
        }
    }

    /// Sets cards aside in place, and records what is due for them.
    pub(super) fn set_aside(&mut self, cards: CardSet, administrators: u8, coins: u8) {
        let seat = self.now.active;
        self.tell(Event::SetCompleted { seat, cards, administrators, coins });
        let new = cards.without(&self.now.set_aside());
        new.iter().for_each(|card| self.now.aside.push(card));
        self.owe(administrators, coins, new.len() as u8);
    }

    /// Adds to what the next payout gives, and to the cards that go with it.
    pub(super) fn owe(&mut self, administrators: u8, coins: u8, cards: u8) {
        let payout =
            self.now.stack.as_mut_slice().iter_mut().rev().find(|t| matches!(t, Task::Payout { .. }));
        if let Some(Task::Payout { administrators: a, coins: c, cards: n }) = payout {
            *a += administrators;
            *c += coins;
            *n += cards;
        }
    }

    /// Pays sets as long as the order is not a choice, and finally discards their cards.
    pub(super) fn pay_out_if_clear(&mut self, administrators: u8, coins: u8, cards: u8) -> bool {
        match (administrators, coins) {
            (0, 0) => self.clear_sets(cards),
            (count, 0) => {
                self.replace(Task::Payout { administrators: 0, coins: 0, cards });
                self.push(Task::Administrators { count });
            }
            (0, _) => self.pay_out(Token::Coins),
            _ => return false,
        }
        true
    }

    /// Pays an administrator, or the coins, before the rest (CKA-20).
    pub(super) fn pay_out(&mut self, token: Token) {
        let Task::Payout { administrators, coins, cards } = self.now.task() else { return };
        if token == Token::Administrators {
            self.replace(Task::Payout { administrators: administrators - 1, coins, cards });
            self.push(Task::Administrators { count: 1 });
        } else {
            self.replace(Task::Payout { administrators, coins: 0, cards });
            self.push(Task::Coins { count: coins });
        }
    }

    fn clear_sets(&mut self, cards: u8) {
        self.pop();
        let mut gone = CardSet::EMPTY;
        for _ in 0..cards {
            let Some(card) = self.now.aside.pop() else { break };
            self.now.player_mut().display.remove(card);
            self.now.discard.insert(card);
            gone.insert(card);
        }
        let seat = self.now.active;
        if !gone.is_empty() {
            self.tell(Event::CardsDiscarded { seat, cards: gone });
        }
    }
}
