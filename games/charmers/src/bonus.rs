//! What a sheet gives: the words for river earnings, edges, tents, columns and tracks.

use std::fmt;

use serde::{Serialize, Serializer};
use table::{Fact, TextError};

use crate::{Person, Piece};

/// The most that one bonus of money or fame may give.
pub(crate) const MOST_POINTS: u8 = 20;
/// The most goods that one bonus may sell.
pub(crate) const MOST_SOLD: u8 = 6;

/// What a river space earns, or a mark unlocks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Bonus {
    /// Points on the fame track.
    Fame(u8),
    /// Coins on the money track.
    Money(u8),
    Karma,
    /// A building type becomes worth one more.
    Upgrade,
    /// This many goods of different kinds.
    Goods(u8),
    /// The goods of one purple die.
    GoodsDie,
    /// Sells up to this many of any kind.
    SellAny(u8),
    /// Sells up to this many of one kind.
    SellSame(u8),
    /// Sells up to this many of different kinds.
    SellDiff(u8),
    /// A palace action of the owner's choice.
    AnyPalace,
    /// This person's palace action.
    Person(Person),
    /// One arm on a drawn road.
    HalfRoad,
    /// A whole road on a free space.
    Road(Piece),
    /// The next river space.
    RiverFwd,
    /// The nearest unmarked river space behind.
    RiverBack1,
    /// Any unmarked river space behind.
    RiverBackAny,
}

impl Bonus {
    /// Whether it is taken without asking (DCH-20).
    pub const fn is_plain(self) -> bool {
        matches!(self, Self::Fame(_) | Self::Money(_) | Self::Karma)
    }

    /// Reads the words of a component file or of a move.
    pub fn parse(text: &str) -> Result<Self, TextError> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let bonus = match word {
            "fame" => Self::Fame(number(rest, MOST_POINTS)?),
            "money" => Self::Money(number(rest, MOST_POINTS)?),
            "goods" => Self::Goods(number(rest, 3)?),
            "sell_any" => Self::SellAny(number(rest, MOST_SOLD)?),
            "sell_same" => Self::SellSame(number(rest, MOST_SOLD)?),
            "sell_diff" => Self::SellDiff(number(rest, 3)?),
            "person" => Self::Person(Person::parse(rest).ok_or_else(|| unknown("person", rest))?),
            "road" => Self::Road(Piece::parse(rest).ok_or_else(|| unknown("road", rest))?),
            _ => Self::bare(text)?,
        };
        Ok(bonus)
    }

    /// A bonus without a parameter.
    fn bare(text: &str) -> Result<Self, TextError> {
        Ok(match text {
            "karma" => Self::Karma,
            "upgrade" => Self::Upgrade,
            "goods_die" => Self::GoodsDie,
            "any_palace" => Self::AnyPalace,
            "half_road" => Self::HalfRoad,
            "river_fwd" => Self::RiverFwd,
            "river_back1" => Self::RiverBack1,
            "river_back_any" => Self::RiverBackAny,
            _ => return Err(unknown("bonus", text)),
        })
    }

    /// The bonus as a fact for a sentence.
    pub fn fact(self) -> Fact {
        let count = |count: u8, of| Fact::Count { count: count.into(), of };
        match self {
            Self::Fame(points) => count(points, "charmers-fame"),
            Self::Money(coins) => count(coins, "charmers-money"),
            Self::Karma => Fact::Term("charmers-karma"),
            Self::Upgrade => Fact::Term("charmers-upgrade"),
            Self::Goods(kinds) => count(kinds, "charmers-goods"),
            Self::GoodsDie => Fact::Term("charmers-goods-die"),
            Self::SellAny(most) => count(most, "charmers-sell-any"),
            Self::SellSame(most) => count(most, "charmers-sell-same"),
            Self::SellDiff(most) => count(most, "charmers-sell-diff"),
            Self::AnyPalace => Fact::Term("charmers-any-palace"),
            Self::Person(person) => Fact::Term(person.term()),
            Self::HalfRoad => Fact::Term("charmers-half-road"),
            Self::Road(piece) => Fact::Term(piece.term()),
            Self::RiverFwd => Fact::Term("charmers-river-fwd"),
            Self::RiverBack1 => Fact::Term("charmers-river-back-one"),
            Self::RiverBackAny => Fact::Term("charmers-river-back-any"),
        }
    }
}

fn unknown(what: &str, text: &str) -> TextError {
    TextError::new(format!("{text:?} is not a known {what}"))
}

/// A number from 1 to `most`, written without leading zeros.
fn number(text: &str, most: u8) -> Result<u8, TextError> {
    let number = text.parse().ok().filter(|&n: &u8| (1..=most).contains(&n) && n.to_string() == text);
    number.ok_or_else(|| TextError::new(format!("{text:?} is not a number from 1 to {most}")))
}

impl fmt::Display for Bonus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fame(points) => write!(f, "fame {points}"),
            Self::Money(coins) => write!(f, "money {coins}"),
            Self::Karma => f.write_str("karma"),
            Self::Upgrade => f.write_str("upgrade"),
            Self::Goods(kinds) => write!(f, "goods {kinds}"),
            Self::GoodsDie => f.write_str("goods_die"),
            Self::SellAny(most) => write!(f, "sell_any {most}"),
            Self::SellSame(most) => write!(f, "sell_same {most}"),
            Self::SellDiff(most) => write!(f, "sell_diff {most}"),
            Self::AnyPalace => f.write_str("any_palace"),
            Self::Person(person) => write!(f, "person {person}"),
            Self::HalfRoad => f.write_str("half_road"),
            Self::Road(piece) => write!(f, "road {piece}"),
            Self::RiverFwd => f.write_str("river_fwd"),
            Self::RiverBack1 => f.write_str("river_back1"),
            Self::RiverBackAny => f.write_str("river_back_any"),
        }
    }
}

impl Serialize for Bonus {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_read_back_and_nothing_else_does() {
        for text in ["fame 3", "karma", "sell_any 2", "person trader", "road fork", "river_back1", "goods 3"]
        {
            assert_eq!(Bonus::parse(text).unwrap().to_string(), text);
        }
        for wrong in ["", "fame", "fame 0", "fame 21", "fame 03", "goods 4", "karma 1", "person", "road half"]
        {
            assert!(Bonus::parse(wrong).is_err(), "{wrong}");
        }
    }
}
