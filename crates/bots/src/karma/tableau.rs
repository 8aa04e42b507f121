//! What a seat has on the table in total, and how far its sets have come.

use karma::{Building, Card, CardId, CardSet, Face, Good, Karma};

/// The display of a seat by symbols.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Tableau {
    /// Buildings of each type.
    types: [u8; 3],
    /// Goods of each kind, their total value, and the best of them.
    goods: [u8; 3],
    sums: [u8; 3],
    best: [u8; 3],
    /// Ships in the row, and the number of the last one.
    ships: u8,
    last: u8,
}

/// The sets that a card completes when it is laid down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Sets {
    pub(super) administrators: u8,
    pub(super) coins: u8,
}

impl Tableau {
    pub(super) fn of(rules: &Karma, display: &CardSet) -> Self {
        let mut all = Self::default();
        for id in display {
            all.lay(id, rules.parts().card(id));
        }
        all
    }

    fn lay(&mut self, id: CardId, card: Card) {
        for building in Building::ALL {
            self.types[building as usize] += u8::from(card.shows(building));
        }
        for good in Good::ALL {
            let (kind, value) = (good as usize, card.value(good));
            self.goods[kind] += u8::from(value > 0);
            self.sums[kind] = self.sums[kind].saturating_add(value);
            self.best[kind] = self.best[kind].max(value);
        }
        if let Face::Ship { .. } = card.face {
            self.ships += 1;
            self.last = self.last.max(id.number());
        }
    }

    /// Lays a card down and removes the sets it completes. Other symbols of their cards stay, so this is a
    /// little too generous.
    pub(super) fn add(&mut self, id: CardId, card: Card) -> Sets {
        if matches!(card.face, Face::Ship { .. }) && self.last > id.number() {
            (self.ships, self.last) = (0, 0);
        }
        self.lay(id, card);
        let rows = u8::from(self.ships >= 3);
        if rows > 0 {
            (self.ships, self.last) = (0, 0);
        }
        Sets { administrators: rows + self.clear_buildings(), coins: self.clear_goods() }
    }

    fn clear_buildings(&mut self) -> u8 {
        let mut count = 0;
        for kind in &mut self.types {
            if *kind >= 3 {
                (*kind, count) = (0, count + 1);
            }
        }
        if self.types.iter().all(|&kind| kind > 0) {
            self.types.iter_mut().for_each(|kind| *kind -= 1);
            count += 1;
        }
        count
    }

    fn clear_goods(&mut self) -> u8 {
        let mut coins = 0;
        for kind in 0..3 {
            if self.goods[kind] >= 3 {
                coins = self.sums[kind].saturating_add(coins);
                (self.goods[kind], self.sums[kind], self.best[kind]) = (0, 0, 0);
            }
        }
        if self.goods.iter().all(|&count| count > 0) {
            coins = self.best.iter().fold(coins, |coins, &best| coins.saturating_add(best));
            for kind in 0..3 {
                self.goods[kind] -= 1;
                self.sums[kind] -= self.best[kind];
                self.best[kind] = self.best[kind].min(self.sums[kind]);
            }
        }
        coins
    }

    /// How many building symbols there are.
    pub(super) fn buildings(&self) -> usize {
        self.types.iter().map(|&count| count as usize).sum()
    }

    /// How many goods there are.
    pub(super) fn good_symbols(&self) -> u8 {
        self.goods.iter().sum()
    }

    /// The coins in the set that one more good would complete.
    pub(super) fn ready_coins(&self) -> u8 {
        let pair = (0..3).filter(|&kind| self.goods[kind] >= 2).map(|kind| self.sums[kind]).max();
        let [a, b, c] = self.best;
        let mixed = [(a, b), (b, c), (a, c)].into_iter().filter(|&(x, y)| x > 0 && y > 0);
        pair.into_iter().chain(mixed.map(|(x, y)| x.saturating_add(y))).max().unwrap_or(0)
    }

    /// The coins of every kind that is there three times.
    pub(super) fn same_coins(&self) -> u8 {
        let same = (0..3).filter(|&kind| self.goods[kind] >= 3);
        same.fold(0, |coins, kind| self.sums[kind].saturating_add(coins))
    }

    /// Ships in the row, and what share of all ships could follow the last one.
    pub(super) fn row(&self) -> (usize, f32) {
        (self.ships.into(), 1.0 - f32::from(self.last) / 28.0)
    }
}

#[cfg(test)]
mod tests {
    use table::{Config, Setup};

    use super::*;

    /// Lays the last card on a display of the others.
    fn complete(numbers: &[u8]) -> (Sets, Tableau) {
        let rules = Karma::set_up(&Karma::card().settle(&Config::new(2)).unwrap()).unwrap();
        let cards: Vec<CardId> = numbers.iter().map(|&number| CardId::new(number).unwrap()).collect();
        let (&last, before) = cards.split_last().unwrap();
        let mut tableau = Tableau::of(&rules, &before.iter().copied().collect());
        (tableau.add(last, rules.parts().card(last)), tableau)
    }

    #[test]
    fn a_third_building_is_an_administrator() {
        for numbers in [[29, 30, 44], [29, 31, 33]] {
            let (sets, rest) = complete(&numbers);
            assert_eq!((sets.administrators, sets.coins, rest.buildings()), (1, 0, 0), "{numbers:?}");
        }
        assert_eq!(complete(&[29, 30, 31]).0, Sets::default());
    }

    #[test]
    fn a_third_good_pays_its_set() {
        assert_eq!(complete(&[91, 92, 93]).0.coins, 2 + 2 + 3);
        assert_eq!(complete(&[93, 99, 105]).0.coins, 3 + 3 + 3);
        assert_eq!(complete(&[91, 93]).1.ready_coins(), 5);
    }

    #[test]
    fn a_lower_ship_begins_a_new_row() {
        assert_eq!(complete(&[3, 9, 27]).0.administrators, 1);
        let (sets, rest) = complete(&[9, 27, 3]);
        assert_eq!((sets.administrators, rest.row().0), (0, 1));
    }
}
