//! What is in the box: read from TOML, fully checked, and written back unchanged.

use serde::{Deserialize, Serialize};
use table::{ComponentError, Tag};

use crate::pieces::{Colour, Slot};

mod check;
mod tables;

pub(crate) use tables::TrackBonus;
pub use tables::{EdgeInfo, Market, Shape, Tables, TileInfo};

/// The component tables as written in a file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Components {
    /// Coins of the quarry spaces.
    pub quarry: CoinTable,
    /// How many assorted market spaces.
    pub market: MarketTable,
    /// Coins of the harbour spaces.
    pub harbour: CoinTable,
    pub palace: PalaceTable,
    /// Fame and money.
    pub tracks: TrackTable,
    pub river: RiverTable,
    /// The shape of a province.
    pub province: ProvinceTable,
    /// The edges of the standard side.
    pub standard_edges: EdgeTable,
    /// The edges of the navaratnas side.
    pub navaratnas_edges: SlotTable,
    /// The province tiles.
    pub tiles: TileTable,
    pub yields: YieldTable,
    pub river_tiles: RiverTileTable,
}

/// Coins of the spaces of an area, by number of seats.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct CoinTable {
    /// Where the values come from.
    pub tag: Tag,
    /// With two seats.
    pub two: Vec<u8>,
    /// With three.
    pub three: Vec<u8>,
    /// With four.
    pub four: Vec<u8>,
}

impl CoinTable {
    /// The coins with this many seats.
    pub fn of(&self, seats: usize) -> &[u8] {
        match seats {
            2 => &self.two,
            3 => &self.three,
            _ => &self.four,
        }
    }
}

/// How many assorted market spaces, by number of seats.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct MarketTable {
    /// Where the values come from.
    pub tag: Tag,
    /// With two seats.
    pub two: u8,
    /// With three.
    pub three: u8,
    /// With four.
    pub four: u8,
}

impl MarketTable {
    /// How many with this many seats.
    pub const fn of(&self, seats: usize) -> u8 {
        match seats {
            2 => self.two,
            3 => self.three,
            _ => self.four,
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct PalaceTable {
    /// Where the values come from.
    pub tag: Tag,
    pub terraces_of_each_colour: u8,
}

/// Fame and money.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct TrackTable {
    /// Where the values come from.
    pub tag: Tag,
    /// Where the markers meet: twice the fame plus the money.
    pub meeting: u16,
    /// The fame space of a worker.
    pub fame_worker: u16,
    /// The money space of a worker.
    pub money_worker: u16,
    /// Bonuses on the fame track.
    pub fame_bonuses: Vec<BonusRow>,
    /// Bonuses on the money track, each taken once.
    pub money_bonuses: Vec<BonusRow>,
}

/// A bonus on a track.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct BonusRow {
    pub space: u16,
    pub reward: String,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct RiverTable {
    /// Where the values come from.
    pub tag: Tag,
    /// The space of the bridge, from 1.
    pub bridge: u8,
    /// The rewards of the spaces after the start.
    pub spaces: Vec<String>,
}

/// The shape of a province.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ProvinceTable {
    /// Where the values come from.
    pub tag: Tag,
    /// Rows of `.` for squares, `R` for the residence, `#` for neither.
    pub shape: Vec<String>,
    /// The roads of the residence, for example `c1 south`.
    pub exits: Vec<String>,
}

/// The edges of the standard side.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct EdgeTable {
    /// Where the values come from.
    pub tag: Tag,
    /// The edges in order.
    pub rows: Vec<EdgeRow>,
}

/// An edge of the standard side.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct EdgeRow {
    /// Where it is, for example `w0`.
    pub edge: String,
    pub reward: String,
}

/// The edges of the navaratnas side.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct SlotTable {
    /// Where the values come from.
    pub tag: Tag,
    /// The edges in order.
    pub rows: Vec<SlotRow>,
}

/// An edge of the navaratnas side: with a slot, a printed yield, both, or blank.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct SlotRow {
    pub edge: String,
    /// The colour of the yield tiles that fit, if it has a slot.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(with = "Option<Slot>"))]
    pub slot: Option<String>,
    /// What it yields without one, if something is printed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reward: Option<String>,
}

/// The province tiles.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct TileTable {
    /// Where the values come from.
    pub tag: Tag,
    pub orange: Vec<TileRow>,
    pub green: Vec<TileRow>,
    pub blue: Vec<TileRow>,
    pub purple: Vec<TileRow>,
}

impl TileTable {
    /// The tiles of one colour.
    pub fn of(&self, colour: Colour) -> &[TileRow] {
        match colour {
            Colour::Orange => &self.orange,
            Colour::Green => &self.green,
            Colour::Blue => &self.blue,
            Colour::Purple => &self.purple,
        }
    }
}

/// A province tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct TileRow {
    /// The animal on its back.
    #[cfg_attr(test, schemars(with = "crate::Back"))]
    pub back: String,
    /// What it costs in dice.
    pub price: u8,
    /// `straight`, `bend`, `tee` or `cross`.
    #[cfg_attr(test, schemars(with = "Shape"))]
    pub road: String,
    #[cfg_attr(test, schemars(with = "Vec<crate::Building>"))]
    pub buildings: Vec<String>,
    pub markets: Vec<MarketRow>,
}

/// A market on a tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct MarketRow {
    /// What it trades.
    #[cfg_attr(test, schemars(with = "crate::Good"))]
    pub good: String,
    /// What it pays.
    pub money: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct YieldTable {
    /// Where the values come from.
    pub tag: Tag,
    pub white: Vec<String>,
    pub yellow: Vec<String>,
    pub red: Vec<String>,
    pub brown: Vec<String>,
}

impl YieldTable {
    /// The tiles of one colour.
    pub fn of(&self, slot: Slot) -> &[String] {
        match slot {
            Slot::White => &self.white,
            Slot::Yellow => &self.yellow,
            Slot::Red => &self.red,
            Slot::Brown => &self.brown,
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct RiverTileTable {
    /// Where the values come from.
    pub tag: Tag,
    /// What each gives.
    pub tiles: Vec<String>,
}

impl Components {
    /// Reads and checks a component file.
    pub fn read(text: &str) -> Result<Self, ComponentError> {
        let components: Self = toml::from_str(text).map_err(|error| unreadable(text, &error))?;
        check::check(&components)?;
        Ok(components)
    }

    /// The canonical text, which reads back to the same tables.
    pub fn export(&self) -> String {
        toml::to_string(self).expect("plain tables can be written as TOML")
    }

    /// The names of the tables whose printed values are not known.
    pub fn stand_ins(&self) -> impl Iterator<Item = &'static str> {
        let tags = [
            ("quarry", self.quarry.tag),
            ("market", self.market.tag),
            ("harbour", self.harbour.tag),
            ("palace", self.palace.tag),
            ("tracks", self.tracks.tag),
            ("river", self.river.tag),
            ("province", self.province.tag),
            ("standard_edges", self.standard_edges.tag),
            ("navaratnas_edges", self.navaratnas_edges.tag),
            ("tiles", self.tiles.tag),
            ("yields", self.yields.tag),
            ("river_tiles", self.river_tiles.tag),
        ];
        tags.into_iter().filter(|(_, tag)| *tag == Tag::StandIn).map(|(name, _)| name)
    }
}

fn unreadable(text: &str, error: &toml::de::Error) -> ComponentError {
    let start = error.span().map_or(0, |span| span.start);
    let line = text.get(..start).map_or(1, |before| before.matches('\n').count() + 1);
    ComponentError::row("file", format!("line {line}"), error.message())
}
