//! Dice as cards show them: a colour and one to six pips.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize, Serializer};

/// The most dice a hand may hold (CKA-3).
pub const HAND_LIMIT: usize = 8;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub enum Colour {
    Orange,
    Green,
    Blue,
    Purple,
}

impl Colour {
    /// The four in the order of the box.
    pub const ALL: [Self; 4] = [Self::Orange, Self::Green, Self::Blue, Self::Purple];

    /// Its name in notation.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Orange => "orange",
            Self::Green => "green",
            Self::Blue => "blue",
            Self::Purple => "purple",
        }
    }
}

/// One die: its text is for example `blue5`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Die {
    pub colour: Colour,
    /// One to six.
    pub pips: u8,
}

impl Die {
    pub fn parse(text: &str) -> Option<Self> {
        let colour = Colour::ALL.into_iter().find(|colour| text.starts_with(colour.name()))?;
        let pips = match &text[colour.name().len()..] {
            "1" => 1,
            "2" => 2,
            "3" => 3,
            "4" => 4,
            "5" => 5,
            "6" => 6,
            _ => return None,
        };
        Some(Self { colour, pips })
    }

    /// Every die there can be, by colour and then by pips.
    pub fn all() -> impl Iterator<Item = Self> {
        Colour::ALL.into_iter().flat_map(|colour| (1..=6).map(move |pips| Self { colour, pips }))
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.colour.name(), self.pips)
    }
}

impl Serialize for Die {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// How many dice of one colour show one to six pips.
pub type Faces = [u8; 6];

/// Adds up the faces, each counted with its weight, in one multiplication: the weights are given highest face
/// first, so the products for a hand's few dice meet in the upper byte.
#[inline]
const fn weighed(faces: Faces, weights: [u8; 8]) -> u32 {
    let [one, two, three, four, five, six] = faces;
    let counts = u64::from_le_bytes([one, two, three, four, five, six, 0, 0]);
    (counts.wrapping_mul(u64::from_le_bytes(weights)) >> 56) as u32
}

/// How many pips the faces of a hand show together.
#[inline]
pub(crate) const fn total(faces: Faces) -> u32 {
    weighed(faces, [0, 0, 6, 5, 4, 3, 2, 1])
}

/// How far karma could raise the dice of a hand, at most to six each (CKA-21).
#[inline]
pub(crate) const fn headroom(faces: Faces) -> u32 {
    weighed(faces, [0, 0, 0, 1, 2, 3, 4, 5])
}

/// Dice in any number, equal ones counted together.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Dice([Faces; 4]);

impl Dice {
    pub const EMPTY: Self = Self([[0; 6]; 4]);

    /// How many of this die there are.
    #[inline]
    pub const fn count(&self, die: Die) -> u8 {
        self.0[die.colour as usize][die.pips as usize - 1]
    }

    #[inline]
    pub fn insert(&mut self, die: Die) {
        self.0[die.colour as usize][die.pips as usize - 1] += 1;
    }

    /// Removes one such die, which must be there.
    #[inline]
    pub fn remove(&mut self, die: Die) {
        self.0[die.colour as usize][die.pips as usize - 1] -= 1;
    }

    /// How many dice there are in all.
    pub fn len(&self) -> usize {
        self.0.as_flattened().iter().map(|&count| count as usize).sum()
    }

    pub fn is_empty(&self) -> bool {
        *self == Self::EMPTY
    }

    /// Each different die once.
    #[inline]
    pub fn kinds(&self) -> impl Iterator<Item = Die> {
        let there = self.0.as_flattened().iter().enumerate().filter(|(_, count)| **count > 0);
        there.map(|(index, _)| Die { colour: Colour::ALL[index / 6], pips: (index % 6) as u8 + 1 })
    }

    /// Every die, equal ones repeated.
    pub fn iter(&self) -> impl Iterator<Item = Die> {
        Die::all().flat_map(|die| std::iter::repeat_n(die, self.count(die) as usize))
    }

    /// Which pips occur in any colour: bit `n` for `n` pips.
    #[inline]
    pub fn pips_there(&self) -> u8 {
        let [orange, green, blue, purple] = &self.0;
        let any = |i: usize| (orange[i] | green[i] | blue[i] | purple[i]) > 0;
        (0..6).map(|i| u8::from(any(i)) << (i + 1)).sum()
    }

    /// Adds the other dice.
    #[inline]
    pub fn add(&mut self, other: &Self) {
        for (here, there) in self.0.as_flattened_mut().iter_mut().zip(other.0.as_flattened()) {
            *here += there;
        }
    }

    /// What remains of these without the others; `None` if not all of those are there.
    pub fn minus(&self, other: &Self) -> Option<Self> {
        let mut rest = *self;
        for (here, there) in rest.0.as_flattened_mut().iter_mut().zip(other.0.as_flattened()) {
            *here = here.checked_sub(*there)?;
        }
        Some(rest)
    }
}

impl Index<Colour> for Dice {
    type Output = Faces;
    #[inline]
    fn index(&self, colour: Colour) -> &Faces {
        &self.0[colour as usize]
    }
}

impl IndexMut<Colour> for Dice {
    #[inline]
    fn index_mut(&mut self, colour: Colour) -> &mut Faces {
        &mut self.0[colour as usize]
    }
}

impl FromIterator<Die> for Dice {
    fn from_iter<I: IntoIterator<Item = Die>>(dice: I) -> Self {
        let mut all = Self::EMPTY;
        dice.into_iter().for_each(|die| all.insert(die));
        all
    }
}

impl Serialize for Dice {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_die_is_read_as_it_is_written() {
        for die in Die::all() {
            assert_eq!(Die::parse(&die.to_string()), Some(die));
        }
        for wrong in ["blue", "blue0", "blue7", "blue05", "red1", "Blue1", "", "blue1 "] {
            assert_eq!(Die::parse(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn faces_add_up() {
        let faces = [1, 0, 2, 0, 0, 1];
        assert_eq!((total(faces), headroom(faces)), (13, 11));
    }
}
