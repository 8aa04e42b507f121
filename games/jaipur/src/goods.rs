//! The six goods, the camel, and maps over the goods.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use serde::ser::{Serialize, SerializeMap, Serializer};
use table::TextError;

/// Something to trade, most valuable first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Good {
    /// Red cards in most boxes; never sold alone.
    Diamonds,
    /// Never sold alone.
    Gold,
    /// Never sold alone.
    Silver,
    /// Sold in any number.
    Cloth,
    /// Sold in any number.
    Spice,
    /// Sold in any number.
    Leather,
}

impl Good {
    /// All goods in table order.
    pub const ALL: [Self; 6] =
        [Self::Diamonds, Self::Gold, Self::Silver, Self::Cloth, Self::Spice, Self::Leather];

    /// Its place in table order.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its word in notation.
    pub const fn name(self) -> &'static str {
        Card::Good(self).name()
    }
}

impl fmt::Display for Good {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Good {
    type Err = TextError;
    fn from_str(text: &str) -> Result<Self, TextError> {
        match text.parse()? {
            Card::Good(good) => Ok(good),
            Card::Camel => Err(TextError::new("a camel is not a good")),
        }
    }
}

impl Serialize for Good {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

/// A card: a good or a camel.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Card {
    Good(Good),
    Camel,
}

impl Card {
    /// All kinds of cards in table order, the camel last.
    pub const ALL: [Self; 7] = [
        Self::Good(Good::Diamonds),
        Self::Good(Good::Gold),
        Self::Good(Good::Silver),
        Self::Good(Good::Cloth),
        Self::Good(Good::Spice),
        Self::Good(Good::Leather),
        Self::Camel,
    ];

    /// Its place in table order.
    pub const fn index(self) -> usize {
        match self {
            Self::Good(good) => good.index(),
            Self::Camel => 6,
        }
    }

    /// Its word in notation.
    pub const fn name(self) -> &'static str {
        ["diamonds", "gold", "silver", "cloth", "spice", "leather", "camel"][self.index()]
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Card {
    type Err = TextError;
    fn from_str(text: &str) -> Result<Self, TextError> {
        let card = Self::ALL.into_iter().find(|card| card.name() == text);
        card.ok_or_else(|| TextError::new(format!("{text:?} is not a card")))
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

/// Which pile of bonus tokens: by how many cards were sold.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum BonusSize {
    Three,
    Four,
    /// Five cards or more.
    Five,
}

impl BonusSize {
    pub const ALL: [Self; 3] = [Self::Three, Self::Four, Self::Five];

    /// The pile that a sale of this many cards draws from (JAI-11).
    pub const fn of_sale(cards: u8) -> Option<Self> {
        match cards {
            0..=2 => None,
            3 => Some(Self::Three),
            4 => Some(Self::Four),
            _ => Some(Self::Five),
        }
    }

    /// Its place among the piles.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The number of cards that represents it in notation.
    pub const fn cards(self) -> u8 {
        self as u8 + 3
    }
}

/// One `T` for each good.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct ByGood<T>([T; 6]);

impl<T> ByGood<T> {
    /// A map with each entry made by `f`.
    pub fn from_fn(mut f: impl FnMut(Good) -> T) -> Self {
        Self(std::array::from_fn(|i| f(Good::ALL[i])))
    }

    /// Each good with its entry.
    pub fn iter(&self) -> impl Iterator<Item = (Good, &T)> {
        Good::ALL.into_iter().zip(&self.0)
    }
}

impl<T> Index<Good> for ByGood<T> {
    type Output = T;
    #[inline]
    fn index(&self, good: Good) -> &T {
        &self.0[good.index()]
    }
}

impl<T> IndexMut<Good> for ByGood<T> {
    #[inline]
    fn index_mut(&mut self, good: Good) -> &mut T {
        &mut self.0[good.index()]
    }
}

impl<T: Serialize> Serialize for ByGood<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(6))?;
        for (good, item) in self.iter() {
            map.serialize_entry(good.name(), item)?;
        }
        map.end()
    }
}
