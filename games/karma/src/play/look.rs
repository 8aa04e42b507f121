//! The owner looks at the whole display and chooses sets until no unused symbols make another; then all their
//! cards go together, and only then are they paid (CKA-17, CKA-19, CKA-20 since version 2).

use table::Sink;

use super::{Group, Playing, Sets};
use crate::Karma;
use crate::card_set::CardSet;
use crate::cards::CardId;
use crate::event::Event;
use crate::pending::Task;
use crate::position::Position;

/// What a choice of sets does: ways with the same effect are one choice (CKA-19).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Effect {
    cards: CardSet,
    administrators: u8,
    coins: u8,
}

impl Position {
    /// The symbols of the group that sets of this look have already used.
    fn used(&self, group: Group) -> [CardSet; 3] {
        let mut used = [CardSet::EMPTY; 3];
        for task in self.stack.as_slice().iter().rev() {
            match *task {
                Task::PickBuildings { .. } | Task::PickGoods { .. } => {}
                Task::Spent { card, symbols } => {
                    let kinds = (0..3).filter(|kind| symbols >> (group.first() + kind) & 1 == 1);
                    kinds.for_each(|kind| used[kind].insert(card));
                }
                _ => break,
            }
        }
        used
    }
}

impl Karma {
    /// The sets of unused symbols in the display; a closed row of ships still shows its goods.
    pub(super) fn sets_lying(&self, position: &Position, group: Group) -> Sets {
        let display = position.player().display;
        let mut by: [CardSet; 3] =
            std::array::from_fn(|kind| display.and(&self.parts.showing[group.first() + kind]));
        if by.iter().any(|cards| cards.len() >= 3) || by.iter().all(|cards| !cards.is_empty()) {
            let used = position.used(group);
            by = std::array::from_fn(|kind| by[kind].without(&used[kind]));
        }
        let same = std::array::from_fn(|kind| by[kind].len() >= 3);
        Sets { by, same, each: by.iter().all(|cards| !cards.is_empty()) }
    }

    /// The effect of taking every third of a kind, or one chosen symbol of each.
    pub(crate) fn effect(&self, group: Group, sets: &Sets, each: Option<[CardId; 3]>) -> Effect {
        let mut effect = Effect { cards: CardSet::EMPTY, administrators: 0, coins: 0 };
        match each {
            Some(chosen) => {
                effect.cards = chosen.into_iter().collect();
                effect.administrators = 1;
                effect.coins = (0..3).map(|kind| self.parts.card(chosen[kind]).goods[kind]).sum();
            }
            None => {
                for kind in (0..3).filter(|&kind| sets.same[kind]) {
                    effect.cards = effect.cards.or(&sets.by[kind]);
                    effect.administrators += 1;
                    effect.coins += self.worth(&sets.by[kind], kind);
                }
            }
        }
        match group {
            Group::Buildings => effect.coins = 0,
            Group::Goods => effect.administrators = 0,
        }
        effect
    }

    /// The ways to choose one symbol of each kind, one for each effect.
    pub(crate) fn choices(&self, group: Group, sets: Sets) -> impl Iterator<Item = [CardId; 3]> {
        let same = sets.has_same().then(|| self.effect(group, &sets, None));
        let effect = move |cards: [CardId; 3]| self.effect(group, &sets, Some(cards));
        let is_new = move |cards: &[CardId; 3]| {
            let own = effect(*cards);
            let mut earlier = sets.choices().take_while(|before| before != cards);
            same != Some(own) && earlier.all(|before| effect(before) != own)
        };
        sets.choices().filter(is_new)
    }
}

impl<S: Sink<Event>> Playing<'_, S> {
    /// Buildings are looked at first, then goods.
    pub(super) fn look(&mut self, card: CardId) {
        self.replace(Task::PickGoods { card });
        self.push(Task::PickBuildings { card });
    }

    /// Chooses the sets of a group if there is only one way to.
    pub(super) fn choose_if_forced(&mut self, group: Group, sets: &Sets) -> bool {
        if !sets.each {
            if sets.has_same() {
                self.choose(group, sets, None);
            } else {
                self.pop();
            }
            return true;
        }
        let mut choices = self.rules.choices(group, *sets);
        let (first, second) = (choices.next(), choices.next());
        drop(choices);
        match (sets.has_same(), first, second) {
            (true, None, _) => self.choose(group, sets, None),
            (false, Some(only), None) => self.choose(group, sets, Some(only)),
            _ => return false,
        }
        true
    }

    /// Records the symbols of the chosen sets and what is due for them; there may be more to choose.
    pub(super) fn choose(&mut self, group: Group, sets: &Sets, each: Option<[CardId; 3]>) {
        let Effect { cards, administrators, coins } = self.rules.effect(group, sets, each);
        let seat = self.now.active;
        self.tell(Event::SetCompleted { seat, cards, administrators, coins });
        self.owe(administrators, coins, 0);
        let pick = self.now.task();
        self.pop();
        let goods = if group == Group::Buildings { self.now.stack.pop() } else { None };
        for kind in 0..3 {
            match each {
                Some(chosen) => self.spend(chosen[kind], group, kind),
                None if sets.same[kind] => {
                    for card in &sets.by[kind] {
                        self.spend(card, group, kind);
                    }
                }
                None => {}
            }
        }
        if let Some(goods) = goods {
            self.push(goods);
        }
        self.push(pick);
    }

    /// Records that one symbol of a card is used.
    fn spend(&mut self, card: CardId, group: Group, kind: usize) {
        let symbol = 1 << (group.first() + kind);
        for task in self.now.stack.as_mut_slice().iter_mut().rev() {
            match task {
                Task::Spent { card: before, symbols } if *before == card => {
                    *symbols |= symbol;
                    return;
                }
                Task::Spent { .. } => {}
                _ => break,
            }
        }
        self.push(Task::Spent { card, symbols: symbol });
    }

    /// Discards the cards of the chosen sets and what remains of the closed row together (CKA-20).
    pub(super) fn discard_together(&mut self) {
        let mut gone = CardSet::EMPTY;
        while let Task::Spent { card, .. } = self.now.task() {
            self.pop();
            gone.insert(card);
        }
        gone.iter().for_each(|card| self.leave_row(card));
        if let Task::Payout { administrators, coins, cards } = self.now.task() {
            self.replace(Task::Payout { administrators, coins, cards: 0 });
            let row = (0..cards).filter_map(|_| self.now.aside.pop());
            row.for_each(|ship| gone.insert(ship));
        }
        let player = self.now.player_mut();
        player.display = player.display.without(&gone);
        self.now.discard = self.now.discard.or(&gone);
        let seat = self.now.active;
        self.tell(Event::CardsDiscarded { seat, cards: gone });
    }

    /// A ship of a closed row is sold for its good: the row's administrator is still owed (CKA-17).
    fn leave_row(&mut self, ship: CardId) {
        let Some(place) = self.now.aside.as_slice().iter().position(|&card| card == ship) else { return };
        self.now.aside.remove(place);
        let mut before = 0;
        for task in self.now.stack.as_mut_slice() {
            if let Task::Payout { cards, .. } = task {
                if place < before + *cards as usize {
                    *cards -= 1;
                    return;
                }
                before += *cards as usize;
            }
        }
    }
}
