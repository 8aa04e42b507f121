//! One side of the pad in flat tables, built from a checked component file.
//!
//! Everything on the sheet that can unlock a bonus once is a *spot*, numbered from 0; a pool of bonuses is
//! then a set of at most 64 spots.

mod inferred;
mod printed;
mod read;

use std::fmt;

use arrayvec::ArrayVec;

use crate::{Bonus, Building, ByDir, ByGood, ByPerson, BySymbol, Dir, Good, Person, Space, Symbol};

/// How many spaces the river has.
pub const STOPS: usize = 18;
/// The most columns of the market area.
pub(crate) const MOST_COLUMNS: usize = 12;
/// The most bonuses on one sheet.
pub(crate) const MOST_SPOTS: usize = 64;
/// How much karma can be collected (DCH-10).
pub(crate) const MOST_KARMA: u8 = 5;
/// How often each person can be used (DCH-18).
pub(crate) const USES: u8 = 3;
/// The most a building type can be worth (DCH-22).
pub(crate) const MOST_VALUE: u8 = 3;

/// What is in a space of the province.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ground {
    /// Beyond the rim, or blank.
    Outside,
    /// Where all roads begin.
    Residence,
    /// Gives fame once (DCH-14).
    Building(Building),
    /// Sells once (DCH-14).
    Market(Manner),
}

/// Which goods may be sold together.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Manner {
    Any,
    /// All of one kind.
    Same,
    /// All of different kinds.
    Different,
}

/// What unlocks a bonus, once per game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// An arm that points at this side (DCH-16).
    Edge { space: Space, side: Dir },
    /// All goods of a tent sold (DCH-15).
    Tent {
        /// The good of its row.
        good: Good,
        /// Which tent, from 1.
        tent: u8,
    },
    /// A palace column crossed in full (DCH-21).
    Palace {
        /// Which area, from 1.
        area: u8,
        /// Which column, from 1.
        column: u8,
    },
    /// All building types worth this much (DCH-22).
    Upgrades {
        /// 2 or 3.
        value: u8,
    },
    /// This much karma collected.
    Karma {
        /// 3, 4 or 5.
        nth: u8,
    },
    /// A space of the money track (DCH-3).
    Money {
        /// Its number.
        at: u16,
    },
    /// A space of the fame track (DCH-3).
    Fame {
        /// Its number.
        at: u16,
    },
}

/// A spot's number on its sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SpotId(u8);

impl SpotId {
    /// The set of just this spot.
    pub const fn bit(self) -> u64 {
        1 << self.0
    }

    /// The spots of a set.
    pub fn all(mut set: u64) -> impl Iterator<Item = Self> {
        std::iter::from_fn(move || {
            let spot = (set != 0).then(|| Self(set.trailing_zeros() as u8));
            set &= set.wrapping_sub(1);
            spot
        })
    }
}

/// A space of the river.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RiverStop {
    /// The blue face that leads to it.
    pub symbol: Symbol,
    /// What it gives, in order.
    pub earns: ArrayVec<Bonus, 3>,
}

/// One of the different bonuses on a sheet, with the spots that give it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kind {
    pub bonus: Bonus,
    pub spots: u64,
}

/// A track's bonuses in rising order.
pub(crate) type Track = ArrayVec<(u16, SpotId), 16>;

/// One side of the pad.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// Rows of the province.
    pub rows: usize,
    /// Columns of the province.
    pub columns: usize,
    pub ground: [Ground; 64],
    /// The spaces for roads.
    pub land: u64,
    /// The residence, as a set of one.
    pub residence: u64,
    /// The spot beside each side of each space.
    pub edges: ByDir<[Option<SpotId>; 64]>,
    pub river: ArrayVec<RiverStop, STOPS>,
    /// The river spaces of each symbol, the first as the lowest bit.
    pub symbols: BySymbol<u32>,
    /// What a sold good pays, by column.
    pub coins: ArrayVec<u8, MOST_COLUMNS>,
    /// The spot unlocked when this many goods of a row are sold.
    pub tents: ByGood<[Option<SpotId>; MOST_COLUMNS + 1]>,
    /// The last column, from 1, of each tent of a row.
    pub tent_ends: ByGood<ArrayVec<u8, MOST_COLUMNS>>,
    /// The three persons of each area.
    pub areas: [[Person; 3]; 2],
    pub area_of: ByPerson<u8>,
    /// The spot of each area's columns.
    pub palace: [[SpotId; 3]; 2],
    /// The spots for all types at 2 and at 3.
    pub upgrades: [SpotId; 2],
    /// The spots for the third, fourth and fifth karma.
    pub karma: [SpotId; 3],
    pub money: Track,
    pub fame: Track,
    pub spots: ArrayVec<(Spot, Bonus), MOST_SPOTS>,
    /// The index in `kinds` of each spot's bonus.
    pub kind_of: [u8; MOST_SPOTS],
    /// The different bonuses.
    pub kinds: ArrayVec<Kind, MOST_SPOTS>,
    /// The spots with bonuses that are taken without asking.
    pub plain: u64,
}

impl Plan {
    pub fn bonus(&self, spot: SpotId) -> Bonus {
        self.spots[spot.0 as usize].1
    }

    /// The spots that give this bonus.
    pub fn spots_of(&self, bonus: Bonus) -> u64 {
        self.kinds.iter().find(|kind| kind.bonus == bonus).map_or(0, |kind| kind.spots)
    }

    pub fn spot(&self, spot: SpotId) -> Spot {
        self.spots[spot.0 as usize].0
    }

    /// The different bonuses in a pool, in table order.
    pub fn kinds_in(&self, pool: u64) -> impl Iterator<Item = &Kind> {
        let kinds = SpotId::all(pool).fold(0, |set, spot| set | 1 << self.kind_of[spot.0 as usize]);
        SpotId::all(kinds).map(|kind| &self.kinds[kind.0 as usize])
    }

    /// Whether the province has a building of this type.
    pub fn has_type(&self, building: Building) -> bool {
        self.ground.contains(&Ground::Building(building))
    }

    /// How many goods a row has.
    pub fn row_length(&self) -> u8 {
        self.coins.len() as u8
    }

    /// Finds a spot by its text.
    pub fn find_spot(&self, text: &str) -> Option<SpotId> {
        self.spots.iter().position(|(spot, _)| spot.to_string() == text).map(|index| SpotId(index as u8))
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Edge { space, side } => write!(f, "edge-{space}-{side}"),
            Self::Tent { good, tent } => write!(f, "tent-{good}-{tent}"),
            Self::Palace { area, column } => write!(f, "palace-{area}-{column}"),
            Self::Upgrades { value } => write!(f, "upgrades-{value}"),
            Self::Karma { nth } => write!(f, "karma-{nth}"),
            Self::Money { at } => write!(f, "money-{at}"),
            Self::Fame { at } => write!(f, "fame-{at}"),
        }
    }
}
