//! The things of the game, each kind an enum with its words, and a total map over it.
//!
//! One list per kind gives the enum, its word in notation and component files, the message that names it for
//! people, and the map type.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::ser::{Serialize, SerializeMap, Serializer};

macro_rules! vocabulary {
    (
        $(#[$doc:meta])* $name:ident, $by:ident {
            $($(#[$item_doc:meta])* $item:ident = $word:literal, $term:literal;)+
        }
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum $name { $($(#[$item_doc])* $item,)+ }

        impl $name {
            /// All of them, in table order.
            pub const ALL: [Self; [$($word),+].len()] = [$(Self::$item),+];

            /// The word in notation and component files.
            pub const fn word(self) -> &'static str {
                match self { $(Self::$item => $word,)+ }
            }

            /// The message that names it.
            pub const fn term(self) -> &'static str {
                match self { $(Self::$item => $term,)+ }
            }

            /// Its place in table order.
            pub const fn index(self) -> usize {
                self as usize
            }

            pub fn parse(text: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|item| item.word() == text)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.word())
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.word())
            }
        }

        #[doc = concat!("One entry for each [`", stringify!($name), "`].")]
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        pub struct $by<T>(pub [T; $name::ALL.len()]);

        impl<T> $by<T> {
            /// A map whose entries are made by `f`.
            pub fn from_fn(f: impl FnMut($name) -> T) -> Self {
                Self($name::ALL.map(f))
            }
        }

        impl<T> Index<$name> for $by<T> {
            type Output = T;
            #[inline]
            fn index(&self, item: $name) -> &T {
                &self.0[item.index()]
            }
        }

        impl<T> IndexMut<$name> for $by<T> {
            #[inline]
            fn index_mut(&mut self, item: $name) -> &mut T {
                &mut self.0[item.index()]
            }
        }

        impl<T: Serialize> Serialize for $by<T> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let mut map = serializer.serialize_map(Some(self.0.len()))?;
                for item in $name::ALL {
                    map.serialize_entry(item.word(), &self[item])?;
                }
                map.end()
            }
        }
    };
}

vocabulary! {
    /// One of the two printed sides of the pad; all seats play the same.
    Side, BySide {
        /// The one to start with.
        Sun = "sun", "charmers-sun";
        Moon = "moon", "charmers-moon";
    }
}

vocabulary! {
    /// A colour of dice, in the order they are rolled.
    Colour, ByColour {
        /// Palace actions.
        Orange = "orange", "charmers-orange";
        /// Goods.
        Purple = "purple", "charmers-purple";
        /// Roads.
        Green = "green", "charmers-green";
        /// The river.
        Blue = "blue", "charmers-blue";
    }
}

vocabulary! {
    /// A person at the palace, in the order of the orange die.
    Person, ByPerson {
        /// Calls one of the others.
        GreatMogul = "great_mogul", "charmers-great-mogul";
        /// Sails forward one or two spaces.
        Maharani = "maharani", "charmers-maharani";
        /// Sells up to two goods, or brings one.
        Trader = "trader", "charmers-trader";
        /// Gives one money and an upgrade.
        ManSingh = "man_singh", "charmers-man-singh";
        /// Builds two half-roads.
        MasterBuilder = "master_builder", "charmers-master-builder";
        /// Sails back one or two unmarked spaces, or brings one good.
        Portuguese = "portuguese", "charmers-portuguese";
    }
}

vocabulary! {
    /// A kind of goods: a row of the market area.
    Good, ByGood {
        /// The first row.
        Tea = "tea", "charmers-tea";
        /// The second row.
        Silk = "silk", "charmers-silk";
        /// The third row.
        Spices = "spices", "charmers-spices";
    }
}

vocabulary! {
    /// A face of the purple die: two goods.
    Crate, ByCrate {
        TeaTea = "tea+tea", "charmers-tea-tea";
        SilkSilk = "silk+silk", "charmers-silk-silk";
        SpicesSpices = "spices+spices", "charmers-spices-spices";
        TeaSilk = "tea+silk", "charmers-tea-silk";
        TeaSpices = "tea+spices", "charmers-tea-spices";
        SilkSpices = "silk+spices", "charmers-silk-spices";
    }
}

impl Crate {
    /// The two goods it shows.
    pub const fn goods(self) -> [Good; 2] {
        match self {
            Self::TeaTea => [Good::Tea, Good::Tea],
            Self::SilkSilk => [Good::Silk, Good::Silk],
            Self::SpicesSpices => [Good::Spices, Good::Spices],
            Self::TeaSilk => [Good::Tea, Good::Silk],
            Self::TeaSpices => [Good::Tea, Good::Spices],
            Self::SilkSpices => [Good::Silk, Good::Spices],
        }
    }
}

vocabulary! {
    /// A face of the green die.
    Tool, ByTool {
        Straight = "straight", "charmers-straight";
        Bend = "bend", "charmers-bend";
        HalfRoads = "half_roads", "charmers-half-roads";
    }
}

vocabulary! {
    /// A symbol of the river, in the order of the blue die.
    Symbol, BySymbol {
        /// The printed one.
        Flag = "flag", "charmers-flag";
        /// Ours.
        Lotus = "lotus", "charmers-lotus";
        /// Ours.
        Conch = "conch", "charmers-conch";
        /// Ours.
        Peacock = "peacock", "charmers-peacock";
        /// Ours.
        Lamp = "lamp", "charmers-lamp";
        /// Ours.
        Fish = "fish", "charmers-fish";
    }
}

vocabulary! {
    /// A type of building.
    Building, ByBuilding {
        /// Drawn as T.
        Temple = "temple", "charmers-temple";
        /// Drawn as F.
        Fort = "fort", "charmers-fort";
        /// Drawn as M.
        Mausoleum = "mausoleum", "charmers-mausoleum";
        /// Drawn as G.
        Garden = "garden", "charmers-garden";
    }
}

vocabulary! {
    /// A shape of road that fills a space.
    Piece, ByPiece {
        /// Two opposite arms.
        Straight = "straight", "charmers-straight";
        /// Two neighbouring arms.
        Bend = "bend", "charmers-bend";
        Fork = "fork", "charmers-fork";
        Cross = "cross", "charmers-cross";
    }
}

vocabulary! {
    /// A side of a space.
    Dir, ByDir {
        North = "n", "charmers-north";
        East = "e", "charmers-east";
        South = "s", "charmers-south";
        West = "w", "charmers-west";
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_is_read_back() {
        assert!(Person::ALL.into_iter().all(|item| Person::parse(item.word()) == Some(item)));
        assert!(Crate::ALL.into_iter().all(|item| Crate::parse(item.word()) == Some(item)));
        assert_eq!(Good::parse("Tea"), None);
    }

    #[test]
    fn a_crate_is_named_after_its_goods() {
        for item in Crate::ALL {
            let [first, second] = item.goods();
            assert_eq!(item.word(), format!("{first}+{second}"));
        }
    }
}
