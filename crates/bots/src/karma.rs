//! Cards & Karma: what a raja sees at once, and what a sage foresees.

mod estimate;
mod prices;
mod sage;
mod tableau;

use std::sync::{Arc, LazyLock};

use karma::{
    Building, CardId, CardSet, Die, Face, Good, HAND_LIMIT, Karma, Move, Payment, Player, Position, Reward,
    Task, View,
};
use search::{Confidence, Insight, Judge, Ladder, Losses, Net, Opponents, Scribe, Told};
use table::Seat;

pub use sage::Sage;

use crate::{ANY, learned, levels, networks};

impl Opponents<Karma> for Sage {
    type Judge = Raja;

    const LOSSES: &'static [Losses] = levels::KARMA_LOSSES;

    const LADDER: Ladder = levels::KARMA;

    fn insight() -> Arc<dyn Insight<Karma>> {
        static FITTED: LazyLock<Arc<[Net]>> = LazyLock::new(|| networks([FILE]));
        learned::<_, Self>(Arc::clone(&FITTED), &[2, 3, 4], true, CONFIDENCE)
    }

    fn scribe() -> Option<&'static dyn Scribe<Karma>> {
        Some(&Told)
    }

    fn fitted(nets: Vec<Net>, promises: bool) -> Option<Arc<dyn Insight<Karma>>> {
        Some(learned::<_, Self>(nets.into(), ANY, promises, CONFIDENCE))
    }

    const WAYS: Option<[&'static str; 2]> = Some(["money", "fame"]);

    fn leaning(_: &Karma, position: &Position, seat: Seat) -> f32 {
        let player = &position.players[seat];
        f32::from(player.left) / f32::from(player.turned()).max(1.0)
    }
}

/// The network that `tools/fit karma` made, and the confidence that corrects its odds.
const FILE: &[u8] = include_bytes!("../weights/karma.net");
const CONFIDENCE: &[Confidence] =
    &[Confidence::new(1.02, 1.0), Confidence::new(1.05, 1.05), Confidence::new(1.0, 1.0)];

/// Likes what brings fame and coins now, counts progress towards sets, and pays as little as possible.
#[derive(Clone, Copy, Debug, Default)]
pub struct Raja;

// Values are hundredths of a turned scoring card: three fame or six coins make one.
const FAME: i32 = 33;
const COIN: i32 = 17;
const KARMA: i32 = 12;
const ADMINISTRATOR: i32 = 34;
const DIE: i32 = 11;
/// What giving away each pip costs.
const PIP: i32 = 3;
/// A free goods card, palace action or turn of unknown worth.
const CARD: i32 = 25;

impl Judge<Karma> for Raja {
    fn worth(&self, rules: &Karma, view: &View, mv: Move) -> i32 {
        let eye = Eye { rules, now: view.known() };
        match mv {
            Move::Die { card } => eye.die(card),
            Move::Take { card } => eye.card(card) - eye.price(card),
            Move::Pay { payment } => -cost(payment),
            Move::Discard { first, second } => -pips(first) - second.map_or(0, pips),
            Move::Coins => 2 * COIN,
            Move::Fame => FAME,
            Move::Copy { seat } => eye.last_reward(&eye.now.players[seat]),
            Move::SameBuildings | Move::CollectAdministrator => 1,
            Move::EachBuilding { cards } => -(distinct(cards) as i32),
            Move::SameGoods => eye.same_goods(),
            Move::EachGood { cards } => eye.each_good(cards),
            Move::Draw => 2 * DIE - 2 * eye.me().hand.len() as i32,
            Move::Again => ADMINISTRATOR,
            Move::Lay { .. } | Move::Enough | Move::CollectCoins | Move::Done => 0,
        }
    }
}

const fn pips(die: Die) -> i32 {
    PIP * die.pips as i32
}

/// What a payment costs: pips, and tokens that could be used elsewhere.
fn cost(payment: Payment) -> i32 {
    let dice: i32 = payment.each_die().map(pips).sum();
    dice + ADMINISTRATOR * i32::from(payment.jokers) + KARMA * i32::from(payment.karma)
}

fn distinct(cards: [CardId; 3]) -> usize {
    cards.into_iter().collect::<CardSet>().len()
}

/// What a ship brings, apart from its printed good.
const fn worth_of(reward: Reward) -> i32 {
    match reward {
        Reward::TwoKarma => 2 * KARMA,
        Reward::TwoDice => 2 * DIE,
        Reward::ThreeCoins => 3 * COIN,
        Reward::TwoCoinsAndFame => 2 * COIN + FAME,
        Reward::GoodsOrTwo => 2 * CARD,
        Reward::DieAndGood => DIE,
        Reward::FameAndGood => FAME,
        Reward::KarmaAndGood => KARMA,
        Reward::GoodsAndDie => CARD + DIE,
        Reward::Palace => CARD,
    }
}

/// The table as the seat to move sees it.
struct Eye<'a> {
    rules: &'a Karma,
    now: &'a Position,
}

impl Eye<'_> {
    fn me(&self) -> &Player {
        self.now.player()
    }

    /// A die is worth more to a small hand, and a full hand has to give one up.
    fn die(&self, card: CardId) -> i32 {
        let same = self.me().hand.iter().filter(|&held| self.corner(held) == self.corner(card)).count();
        let room = HAND_LIMIT.saturating_sub(self.me().hand.len());
        DIE + room as i32 + same.min(2) as i32 - if room == 0 { DIE } else { 0 }
    }

    fn corner(&self, card: CardId) -> karma::Colour {
        self.rules.parts().card(card).corner
    }

    /// What a card will cost; nothing if it comes as a reward.
    fn price(&self, card: CardId) -> i32 {
        if self.now.task() != Task::Act {
            return 0;
        }
        match self.rules.parts().card(card).face {
            Face::Building { pay, .. } => PIP * i32::from(pay),
            Face::Ship { .. } | Face::Palace { .. } => DIE,
            Face::Goods { .. } => 0,
        }
    }

    /// What a card brings now, and how much closer it brings sets.
    fn card(&self, card: CardId) -> i32 {
        let shown = self.rules.parts().card(card);
        let goods: i32 = Good::ALL.into_iter().map(|good| self.good(good, shown.value(good))).sum();
        goods
            + match shown.face {
                Face::Building { .. } => {
                    Building::ALL.into_iter().filter(|&b| shown.shows(b)).map(|b| self.building(b)).sum()
                }
                Face::Goods { coins } => COIN * i32::from(coins),
                Face::Ship { reward, .. } => worth_of(reward) + self.row(card),
                Face::Palace { action } => self.palace(action),
            }
    }

    fn building(&self, building: Building) -> i32 {
        let shows = |&card: &CardId| self.rules.parts().card(card).shows(building);
        let there = self.me().display.iter().filter(shows).count();
        let kinds = Building::ALL.into_iter().filter(|&kind| {
            kind != building && self.me().display.iter().any(|card| self.rules.parts().card(card).shows(kind))
        });
        let completes = there == 2 || there == 0 && kinds.count() == 2;
        FAME + if completes { ADMINISTRATOR } else { 8 }
    }

    /// A good pays in full when it completes a set, and is a third of the way otherwise.
    fn good(&self, good: Good, value: u8) -> i32 {
        if value == 0 {
            return 0;
        }
        let value_of = |card: CardId, kind: Good| i32::from(self.rules.parts().card(card).value(kind));
        let display = &self.me().display;
        let same: Vec<i32> = display.iter().map(|card| value_of(card, good)).filter(|&v| v > 0).collect();
        let best = |kind: Good| display.iter().map(|card| value_of(card, kind)).max().unwrap_or(0);
        let others: Vec<i32> = Good::ALL.into_iter().filter(|&kind| kind != good).map(best).collect();
        let own = COIN * i32::from(value);
        if same.len() == 2 {
            own + COIN * same.iter().sum::<i32>() / 2
        } else if same.is_empty() && others.iter().all(|&v| v > 0) {
            own + COIN * others.iter().sum::<i32>() / 2
        } else {
            own / 2 + 4 * same.len() as i32
        }
    }

    /// The third ship brings an administrator; breaking a row wastes the ships laid.
    fn row(&self, ship: CardId) -> i32 {
        let row = self.me().display.and(&self.rules.parts().ships);
        if row.last() > Some(ship) {
            return -10 * row.len() as i32;
        }
        if row.len() == 2 { ADMINISTRATOR } else { 12 - i32::from(ship.number()) / 4 }
    }

    fn palace(&self, action: u8) -> i32 {
        match action {
            2 => 2 * DIE,
            3 => 2 * KARMA + DIE,
            4 => COIN * self.symbols(),
            5 => {
                let rows = self.now.players.as_slice().iter();
                KARMA + rows.map(|player| self.last_reward(player)).max().unwrap_or(0)
            }
            _ => self.top(),
        }
    }

    /// What the top card of the pile brings, unless it is another 6, whose next card nobody knows.
    fn top(&self) -> i32 {
        let Some(top) = self.now.top else { return 0 };
        match self.rules.parts().card(top).face {
            Face::Palace { action: 6 } => CARD,
            _ => self.card(top),
        }
    }

    fn symbols(&self) -> i32 {
        self.me().display.iter().map(|card| i32::from(self.rules.parts().card(card).good_symbols())).sum()
    }

    fn last_reward(&self, player: &Player) -> i32 {
        let last = player.display.and(&self.rules.parts().ships).last();
        match last.map(|ship| self.rules.parts().card(ship).face) {
            Some(Face::Ship { reward, .. }) => worth_of(reward),
            _ => 0,
        }
    }

    /// The coins that every third good of a kind brings.
    fn same_goods(&self) -> i32 {
        let values = |good: Good| {
            self.me()
                .display
                .iter()
                .map(move |card| i32::from(self.rules.parts().card(card).value(good)))
                .filter(|&v| v > 0)
        };
        Good::ALL
            .into_iter()
            .filter(|&good| values(good).count() >= 3)
            .map(|good| values(good).sum::<i32>())
            .sum()
    }

    /// The coins that three different goods bring, a little less for every card used up.
    fn each_good(&self, cards: [CardId; 3]) -> i32 {
        let value = |(card, good): (CardId, Good)| i32::from(self.rules.parts().card(card).value(good));
        cards.into_iter().zip(Good::ALL).map(value).sum()
    }
}
