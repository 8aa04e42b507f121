//! What cards and tables are marked with: types of buildings, goods, rewards, bonuses, tags.

use serde::{Deserialize, Serialize};

/// One of the three building types.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub enum Building {
    Red,
    Yellow,
    White,
}

impl Building {
    /// The three in the order of the box.
    pub const ALL: [Self; 3] = [Self::Red, Self::Yellow, Self::White];
}

/// One of the three goods.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Good {
    Silk,
    Tea,
    Spices,
}

impl Good {
    /// The three in the order of the box.
    pub const ALL: [Self; 3] = [Self::Silk, Self::Tea, Self::Spices];
}

/// What a ship brings when it is taken (CKA-11); a printed good is not part of it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub enum Reward {
    #[serde(rename = "two karma")]
    TwoKarma,
    /// 2 dice from the grid.
    #[serde(rename = "two dice")]
    TwoDice,
    #[serde(rename = "three coins")]
    ThreeCoins,
    /// 2 coins, then 1 fame.
    #[serde(rename = "two coins and fame")]
    TwoCoinsAndFame,
    /// 1 or 2 goods cards from the grid.
    #[serde(rename = "goods or two")]
    GoodsOrTwo,
    /// 1 die from the grid, and a printed good.
    #[serde(rename = "die and good")]
    DieAndGood,
    /// 1 fame, and a printed good.
    #[serde(rename = "fame and good")]
    FameAndGood,
    /// 1 karma, and a printed good.
    #[serde(rename = "karma and good")]
    KarmaAndGood,
    /// 1 goods card, then 1 die, both from the grid.
    #[serde(rename = "goods and die")]
    GoodsAndDie,
    /// 1 palace action from the grid, free.
    #[serde(rename = "palace")]
    Palace,
}

impl Reward {
    /// All ten in the order of the rules.
    pub const ALL: [Self; 10] = [
        Self::TwoKarma,
        Self::TwoDice,
        Self::ThreeCoins,
        Self::TwoCoinsAndFame,
        Self::GoodsOrTwo,
        Self::DieAndGood,
        Self::FameAndGood,
        Self::KarmaAndGood,
        Self::GoodsAndDie,
        Self::Palace,
    ];

    /// Whether ships with this reward show a good.
    pub const fn shows_good(self) -> bool {
        matches!(self, Self::DieAndGood | Self::FameAndGood | Self::KarmaAndGood)
    }

    /// Its name in component files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::TwoKarma => "two karma",
            Self::TwoDice => "two dice",
            Self::ThreeCoins => "three coins",
            Self::TwoCoinsAndFame => "two coins and fame",
            Self::GoodsOrTwo => "goods or two",
            Self::DieAndGood => "die and good",
            Self::FameAndGood => "fame and good",
            Self::KarmaAndGood => "karma and good",
            Self::GoodsAndDie => "goods and die",
            Self::Palace => "palace",
        }
    }
}

/// The night side of a scoring card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub enum Bonus {
    /// 2 karma.
    #[serde(rename = "karma")]
    Karma,
    /// 2 coins, or a palace action.
    #[serde(rename = "coins or palace")]
    CoinsOrPalace,
    /// 1 fame, or a ship.
    #[serde(rename = "fame or ship")]
    FameOrShip,
    /// 1 administrator.
    #[serde(rename = "administrator")]
    Administrator,
    /// 2 dice.
    #[serde(rename = "dice")]
    Dice,
    /// Another turn.
    #[serde(rename = "turn")]
    Turn,
}

impl Bonus {
    /// The six of every seat, in the order of the box.
    pub const ALL: [Self; 6] =
        [Self::Karma, Self::CoinsOrPalace, Self::FameOrShip, Self::Administrator, Self::Dice, Self::Turn];

    /// One word for notation.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Karma => "karma",
            Self::CoinsOrPalace => "palace",
            Self::FameOrShip => "ship",
            Self::Administrator => "administrator",
            Self::Dice => "dice",
            Self::Turn => "turn",
        }
    }

    /// The bonus with this word, if there is one.
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|bonus| bonus.word() == text)
    }
}
