//! Dice: faces, dice of one colour, dice of all colours.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use serde::{Serialize, Serializer};
use table::TextError;

use super::bits;
use super::kinds::{ByColour, Colour};

/// A face of a die, 1 to 6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Face(u8);

impl Face {
    /// All faces from 1 to 6.
    pub const ALL: [Self; 6] = [Self(1), Self(2), Self(3), Self(4), Self(5), Self(6)];

    /// The face with this many pips, if a die has one.
    pub const fn new(pips: u8) -> Option<Self> {
        if pips >= 1 && pips <= 6 { Some(Self(pips)) } else { None }
    }

    /// How many pips it shows.
    pub const fn pips(self) -> u8 {
        self.0
    }

    /// The face on the other side of the die (RAJ-11).
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self(7 - self.0)
    }

    const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Face {
    type Err = TextError;
    fn from_str(text: &str) -> Result<Self, TextError> {
        let face = text.parse().ok().and_then(Self::new).filter(|_| text.len() == 1);
        face.ok_or_else(|| TextError::new(format!("{text:?} is not a face of a die")))
    }
}

/// Some dice of one colour: how many show each face.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Faces(pub [u8; 6]);

impl Faces {
    /// How many dice these are.
    #[inline]
    pub fn len(self) -> u8 {
        self.0.iter().sum()
    }

    pub fn is_empty(self) -> bool {
        self.0 == [0; 6]
    }

    /// The sum of the pips.
    #[inline]
    pub fn total(self) -> u16 {
        Face::ALL.into_iter().map(|face| u16::from(face.0) * u16::from(self[face])).sum()
    }

    /// Each face that shows, once.
    pub fn shown(self) -> impl Iterator<Item = Face> {
        Face::ALL.into_iter().filter(move |face| self[*face] > 0)
    }

    /// One entry for each die, in order.
    pub fn each(self) -> impl Iterator<Item = Face> {
        Face::ALL.into_iter().flat_map(move |face| std::iter::repeat_n(face, self[face].into()))
    }
}

impl Index<Face> for Faces {
    type Output = u8;
    #[inline]
    fn index(&self, face: Face) -> &u8 {
        &self.0[face.index()]
    }
}

impl IndexMut<Face> for Faces {
    #[inline]
    fn index_mut(&mut self, face: Face) -> &mut u8 {
        &mut self.0[face.index()]
    }
}

impl fmt::Display for Faces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (nth, face) in self.each().enumerate() {
            let gap = if nth > 0 { " " } else { "" };
            write!(f, "{gap}{face}")?;
        }
        Ok(())
    }
}

impl Serialize for Faces {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.each())
    }
}

/// The dice on a statue, or any dice of several colours.
pub type Dice = ByColour<Faces>;

impl ByColour<Faces> {
    /// How many dice these are.
    #[inline]
    pub fn len(&self) -> u8 {
        self.0.iter().map(|faces| faces.len()).sum()
    }

    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|faces| faces.is_empty())
    }

    /// Each colour and face that shows, once, in order.
    #[inline]
    pub fn shown(&self) -> Shown {
        let mut set = 0;
        for (colour, faces) in self.0.iter().enumerate() {
            for (face, &count) in faces.0.iter().enumerate() {
                set |= u32::from(count > 0) << (6 * colour + face);
            }
        }
        Shown(set)
    }
}

/// Colours and faces that show, in order: one bit each, six times the colour plus the face.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shown(u32);

impl Shown {
    /// Those of one colour.
    #[must_use]
    pub const fn of(self, colour: Colour) -> Self {
        Self(self.0 & 0o77 << (6 * colour.index()))
    }

    /// Those that show 1, 2 or 3.
    #[must_use]
    pub const fn low(self) -> Self {
        Self(self.0 & 0o07_07_07_07)
    }

    /// Those that show this face.
    #[must_use]
    pub const fn showing(self, face: Face) -> Self {
        Self(self.0 & 0o01_01_01_01 << face.index())
    }

    /// Those from this number on.
    #[must_use]
    pub const fn from(self, next: u8) -> Self {
        Self(self.0 >> next << next)
    }

    #[inline]
    pub fn each(self) -> impl Iterator<Item = (Colour, Face)> {
        bits(self.0.into()).map(|index| (Colour::ALL[(index / 6) & 3], Face::ALL[index % 6]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_of_dice_are_cut_by_colour_and_face() {
        let dice =
            ByColour([Faces([1, 0, 2, 0, 0, 1]), Faces([0, 1, 0, 1, 0, 0]), Faces([0; 6]), Faces([1; 6])]);
        let text = |shown: Shown| {
            let names = shown.each().map(|(colour, face)| format!("{}{face}", colour.letter()));
            names.collect::<Vec<_>>().join(" ")
        };
        assert_eq!(text(dice.shown()), "o1 o3 o6 g2 g4 p1 p2 p3 p4 p5 p6");
        assert_eq!(text(dice.shown().low()), "o1 o3 g2 p1 p2 p3");
        assert_eq!(text(dice.shown().of(Colour::Green)), "g2 g4");
        assert_eq!(text(dice.shown().showing(Face(6))), "o6 p6");
        assert_eq!(text(dice.shown().from(8)), "g4 p1 p2 p3 p4 p5 p6");
    }
}
