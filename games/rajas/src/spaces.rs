//! The action spaces of the board, numbered so that a seat's workers are a set of bits.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};
use table::TextError;

use crate::components::Tables;
use crate::pieces::{Colour, Good, bits};

/// A set of spaces, one bit each.
pub type SpaceSet = u64;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Space(u8);

/// The most quarry spaces a component file may have.
const QUARRY: usize = 12;
const GOODS: usize = QUARRY;
const ASSORTED: usize = GOODS + 3;
const HARBOUR: usize = ASSORTED + 3;
const TERRACES: usize = HARBOUR + 8;
const BALCONIES: usize = TERRACES + 8;
const OUTER: usize = BALCONIES + 4;
const CHAMBERS: usize = OUTER + 1;
const ALL: usize = CHAMBERS + 6;

impl Space {
    pub const OUTER: Self = Self(OUTER as u8);

    /// A quarry space, from 0.
    pub const fn quarry(nth: usize) -> Self {
        Self(nth as u8)
    }

    /// The market space of one good.
    pub const fn good(good: Good) -> Self {
        Self((GOODS + good.index()) as u8)
    }

    /// An assorted market space, from 0.
    pub const fn assorted(nth: usize) -> Self {
        Self((ASSORTED + nth) as u8)
    }

    /// A harbour space, from 0.
    pub const fn harbour(nth: usize) -> Self {
        Self((HARBOUR + nth) as u8)
    }

    /// A terrace: two of each colour.
    pub const fn terrace(colour: Colour, nth: usize) -> Self {
        Self((TERRACES + 2 * colour.index() + nth) as u8)
    }

    /// The balcony that takes a die of this colour.
    pub const fn balcony(colour: Colour) -> Self {
        Self((BALCONIES + colour.index()) as u8)
    }

    /// A chamber, from 1 to 6.
    pub const fn chamber(number: u8) -> Self {
        Self(CHAMBERS as u8 + number - 1)
    }

    /// Its bit in a set.
    #[inline]
    pub const fn bit(self) -> SpaceSet {
        1 << self.0
    }

    /// The spaces of a set.
    pub fn of(set: SpaceSet) -> impl Iterator<Item = Self> {
        bits(set).map(|index| Self(index as u8))
    }

    /// The area it belongs to, and its number there from 0.
    pub const fn area(self) -> (Area, usize) {
        let index = self.0 as usize;
        match index {
            0..GOODS => (Area::Quarry, index),
            GOODS..ASSORTED => (Area::Goods, index - GOODS),
            ASSORTED..HARBOUR => (Area::Assorted, index - ASSORTED),
            HARBOUR..TERRACES => (Area::Harbour, index - HARBOUR),
            TERRACES..BALCONIES => (Area::Terrace, index - TERRACES),
            BALCONIES..OUTER => (Area::Balcony, index - BALCONIES),
            OUTER => (Area::Outer, 0),
            _ => (Area::Chamber, index - CHAMBERS),
        }
    }
}

/// A part of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub enum Area {
    /// Tiles for coins and dice.
    Quarry,
    /// Markets of one good.
    Goods,
    /// One market of each good.
    Assorted,
    Harbour,
    /// A die of one colour.
    Terrace,
    /// Two dice for one.
    Balcony,
    /// Money and new faces.
    Outer,
    /// The six people of the court.
    Chamber,
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (area, nth) = self.area();
        match area {
            Area::Quarry => write!(f, "quarry-{}", nth + 1),
            Area::Goods => write!(f, "{}", Good::ALL[nth]),
            Area::Assorted => write!(f, "assorted-{}", nth + 1),
            Area::Harbour => write!(f, "harbour-{}", nth + 1),
            Area::Terrace => write!(f, "terrace-{}-{}", Colour::ALL[nth / 2], nth % 2 + 1),
            Area::Balcony => write!(f, "balcony-{}", Colour::ALL[nth]),
            Area::Outer => f.write_str("outer"),
            Area::Chamber => write!(f, "chamber-{}", nth + 1),
        }
    }
}

impl FromStr for Space {
    type Err = TextError;
    fn from_str(text: &str) -> Result<Self, TextError> {
        let found = (0..ALL).map(|index| Self(index as u8)).find(|space| space.to_string() == text);
        found.ok_or_else(|| TextError::new(format!("{text:?} is not an action space")))
    }
}

impl Serialize for Space {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// The spaces on the board with these tables.
pub(crate) fn on_board(tables: &Tables) -> SpaceSet {
    let first = |count: usize, start: usize| ((1_u64 << count) - 1) << start;
    first(tables.quarry.len(), 0)
        | first(3, GOODS)
        | first(tables.assorted.into(), ASSORTED)
        | first(tables.harbour.len(), HARBOUR)
        | first(ALL - TERRACES, TERRACES)
}

/// All terraces, the outer one and the assorted markets: spaces without a cost.
pub(crate) const TERRACE_SET: SpaceSet = 0xff << TERRACES;

/// The assorted market spaces.
pub(crate) const ASSORTED_SET: SpaceSet = 0b111 << ASSORTED;
