//! Places in a province: roads of a square, squares and edges.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};
use table::TextError;

use super::kinds::Side;

/// The sides at which a tile shows a road, as bits in the order north, east, south, west.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Roads(pub u8);

impl Roads {
    /// Whether there is a road at this side.
    #[inline]
    pub const fn has(self, side: Side) -> bool {
        self.0 >> side.index() & 1 == 1
    }

    /// The same road turned a quarter clockwise.
    #[must_use]
    pub const fn turned(self) -> Self {
        Self((self.0 << 1 | self.0 >> 3) & 15)
    }
}

impl fmt::Display for Roads {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Side::ALL
            .into_iter()
            .filter(|side| self.has(*side))
            .try_for_each(|side| write!(f, "{}", side.letter()))
    }
}

impl FromStr for Roads {
    type Err = TextError;
    fn from_str(text: &str) -> Result<Self, TextError> {
        let sides = Side::ALL.into_iter().filter(|side| text.contains(side.letter()));
        let roads = Self(sides.fold(0, |bits, side| bits | 1 << side.index()));
        let canonical = roads.0 != 0 && roads.to_string() == text;
        table::ensure(canonical, || format!("{text:?} are not roads: write sides in the order nesw"))?;
        Ok(roads)
    }
}

/// Columns of the largest province grid; squares are numbered row by row.
pub const COLUMNS: usize = 6;
/// Rows of the largest province grid.
pub const ROWS: usize = 5;
/// Squares of the largest province grid.
pub const SQUARES: usize = COLUMNS * ROWS;

/// A square of a province: column letter and row number, `a0` top left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square(u8);

impl Square {
    /// The square with this number.
    pub const fn new(index: usize) -> Self {
        assert!(index < SQUARES, "the grid has no such square");
        Self(index as u8)
    }

    /// The square in a column and row, if the grid has it.
    pub const fn at(column: usize, row: usize) -> Option<Self> {
        if column < COLUMNS && row < ROWS { Some(Self((row * COLUMNS + column) as u8)) } else { None }
    }

    /// Its number, row by row.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub const fn column(self) -> usize {
        self.0 as usize % COLUMNS
    }

    pub const fn row(self) -> usize {
        self.0 as usize / COLUMNS
    }

    /// All squares of the grid.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..SQUARES).map(Self::new)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.column() as u8) as char, self.row())
    }
}

impl FromStr for Square {
    type Err = TextError;
    fn from_str(text: &str) -> Result<Self, TextError> {
        let found = Self::all().find(|square| square.to_string() == text);
        found.ok_or_else(|| TextError::new(format!("{text:?} is not a square of a province")))
    }
}

impl Serialize for Square {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A place on the border of a province: side and row or column, `w0` for the west of row 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Edge {
    /// The side of the province.
    pub side: Side,
    /// The row on the west and east, the column on the north and south.
    pub at: u8,
}

impl fmt::Display for Edge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.side.letter(), self.at)
    }
}

impl FromStr for Edge {
    type Err = TextError;
    fn from_str(text: &str) -> Result<Self, TextError> {
        let places = Side::ALL.into_iter().flat_map(|side| (0..6).map(move |at| Self { side, at }));
        let found = places.into_iter().find(|edge| edge.to_string() == text);
        found.ok_or_else(|| TextError::new(format!("{text:?} is not an edge of a province")))
    }
}

impl Serialize for Edge {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
