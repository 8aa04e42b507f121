//! Closed kinds of things, each with a map that has one entry for each of them.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use serde::{Serialize, Serializer};
use table::TextError;

/// Defines a closed kind of thing and a map with one entry for each of them.
macro_rules! kind {
    ($(#[$doc:meta])* $kind:ident, $map:ident, $noun:literal, $count:literal: $($(#[$each:meta])* $variant:ident $name:literal),+ $(,)?) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum $kind { $($(#[$each])* $variant),+ }

        impl $kind {
            /// All of them in the order of the box.
            pub const ALL: [Self; $count] = [$(Self::$variant),+];

            /// Its place in that order, from 0.
            pub const fn index(self) -> usize {
                self as usize
            }

            /// Its name in notation and component files.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $name),+ }
            }
        }

        impl fmt::Display for $kind {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.name())
            }
        }

        impl FromStr for $kind {
            type Err = TextError;
            fn from_str(text: &str) -> Result<Self, TextError> {
                Self::ALL
                    .into_iter()
                    .find(|kind| kind.name() == text)
                    .ok_or_else(|| TextError::new(format!("{text:?} is not a {}", $noun)))
            }
        }

        impl Serialize for $kind {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.name())
            }
        }

        #[doc = concat!("One entry for each ", $noun, ".")]
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        pub struct $map<T>(pub [T; $count]);

        impl<T> Index<$kind> for $map<T> {
            type Output = T;
            #[inline]
            fn index(&self, kind: $kind) -> &T {
                &self.0[kind.index()]
            }
        }

        impl<T> IndexMut<$kind> for $map<T> {
            #[inline]
            fn index_mut(&mut self, kind: $kind) -> &mut T {
                &mut self.0[kind.index()]
            }
        }
    };
}

kind! {
    /// The colour of a die, and of the tiles that such dice pay for.
    Colour, ByColour, "colour", 4:
    /// Orange, the first.
    Orange "orange",
    Green "green",
    Blue "blue",
    /// Purple, the last.
    Purple "purple",
}

kind! {
    /// The four types of building, each with the colour of its yield tiles.
    Building, ByBuilding, "building", 4:
    /// White.
    Temple "temple",
    /// Yellow.
    Garden "garden",
    /// Red.
    Fort "fort",
    /// Brown.
    Mausoleum "mausoleum",
}

kind! {
    /// What markets trade.
    Good, ByGood, "good", 3:
    Tea "tea",
    Silk "silk",
    Spices "spices",
}

kind! {
    /// The animal on the back of a tile, which shows how expensive it is.
    Back, ByBack, "back", 3:
    /// The cheapest tiles.
    Snake "snake",
    /// The tiles in between.
    Cow "cow",
    /// The most expensive tiles.
    Tiger "tiger",
}

kind! {
    /// The colour of a yield tile and of the slots it fits.
    Slot, BySlot, "slot colour", 4:
    /// White, of the temple.
    White "white",
    /// Yellow, of the garden.
    Yellow "yellow",
    /// Red, of the fort.
    Red "red",
    /// Brown, of the mausoleum.
    Brown "brown",
}

kind! {
    /// A side of a square.
    Side, BySide, "side", 4:
    North "north",
    East "east",
    South "south",
    West "west",
}

impl Colour {
    /// Its initial, as in tile names.
    pub const fn letter(self) -> char {
        ['o', 'g', 'b', 'p'][self.index()]
    }

    /// The colour of the two dice a balcony gives for one of this colour.
    #[must_use]
    pub const fn balcony(self) -> Self {
        match self {
            Self::Orange => Self::Purple,
            Self::Purple => Self::Green,
            Self::Green => Self::Blue,
            Self::Blue => Self::Orange,
        }
    }
}

impl Slot {
    /// How many yield tiles of the colour are in the box.
    pub const fn tiles(self) -> usize {
        [8, 9, 6, 7][self.index()]
    }

    /// The number of the colour's first yield tile, from 0.
    pub(super) const fn first(self) -> usize {
        [0, 8, 17, 23][self.index()]
    }
}

impl Side {
    pub const fn letter(self) -> char {
        ['n', 'e', 's', 'w'][self.index()]
    }

    #[must_use]
    pub const fn opposite(self) -> Self {
        [Self::South, Self::West, Self::North, Self::East][self.index()]
    }
}
