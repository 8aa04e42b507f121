//! Names of province tiles and yield tiles; what they show is in the component tables.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use serde::{Serialize, Serializer};
use table::TextError;

use super::bits;
use super::kinds::{Colour, Slot};

/// How many province tiles there are of one colour.
pub const TILES_OF_COLOUR: usize = 16;
/// How many province tiles there are.
pub const TILES: usize = 64;

/// A province tile: colour and number, `o9` for the ninth orange one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Tile(NonZeroU8);

impl Tile {
    /// The tile with this number from 0.
    pub const fn new(index: usize) -> Self {
        assert!(index < TILES, "there are 64 tiles");
        Self(NonZeroU8::MIN.saturating_add(index as u8))
    }

    /// Its number, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// Its bit in a set of tiles.
    #[inline]
    pub const fn bit(self) -> u64 {
        1 << self.index()
    }

    /// The colour of the dice that pay for it.
    #[inline]
    pub const fn colour(self) -> Colour {
        Colour::ALL[self.index() / TILES_OF_COLOUR]
    }

    pub fn all() -> impl Iterator<Item = Self> {
        (0..TILES).map(Self::new)
    }

    /// The tiles of a set.
    pub fn of(set: u64) -> impl Iterator<Item = Self> {
        bits(set).map(Self::new)
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.colour().letter(), self.index() % TILES_OF_COLOUR + 1)
    }
}

impl FromStr for Tile {
    type Err = TextError;
    fn from_str(text: &str) -> Result<Self, TextError> {
        let found = Self::all().find(|tile| tile.to_string() == text);
        found.ok_or_else(|| TextError::new(format!("{text:?} is not a province tile")))
    }
}

impl Serialize for Tile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// How many yield tiles there are.
pub const YIELDS: usize = 30;

/// A yield tile: colour and number, `white-3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct YieldTile(NonZeroU8);

impl YieldTile {
    /// The tile with this number from 0.
    pub const fn new(index: usize) -> Self {
        assert!(index < YIELDS, "there are 30 yield tiles");
        Self(NonZeroU8::MIN.saturating_add(index as u8))
    }

    /// Its number, from 0.
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// Its bit in a set of yield tiles.
    pub const fn bit(self) -> u32 {
        1 << self.index()
    }

    /// The colour of its back and of the slots it fits.
    pub const fn slot(self) -> Slot {
        match self.index() {
            0..8 => Slot::White,
            8..17 => Slot::Yellow,
            17..23 => Slot::Red,
            _ => Slot::Brown,
        }
    }

    /// All tiles of one colour.
    pub fn all_of(slot: Slot) -> impl Iterator<Item = Self> {
        (slot.first()..slot.first() + slot.tiles()).map(Self::new)
    }

    /// The set of all tiles of one colour.
    pub const fn set_of(slot: Slot) -> u32 {
        ((1 << slot.tiles()) - 1) << slot.first()
    }

    /// The tiles of a set.
    pub fn of(set: u32) -> impl Iterator<Item = Self> {
        bits(set.into()).map(Self::new)
    }
}

impl fmt::Display for YieldTile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let slot = self.slot();
        write!(f, "{}-{}", slot, self.index() - slot.first() + 1)
    }
}

impl FromStr for YieldTile {
    type Err = TextError;
    fn from_str(text: &str) -> Result<Self, TextError> {
        let found = (0..YIELDS).map(Self::new).find(|tile| tile.to_string() == text);
        found.ok_or_else(|| TextError::new(format!("{text:?} is not a yield tile")))
    }
}

impl Serialize for YieldTile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
