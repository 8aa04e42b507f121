//! The tables of one side of the pad, as written in the file.

use serde::{Deserialize, Serialize};

use table::Tag;

use crate::{ByGood, Good};

/// One side of the pad.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct SheetTable {
    pub river: RiverTable,
    /// What sold goods pay.
    pub prices: PriceTable,
    pub tents: TentTable,
    pub province: ProvinceTable,
    /// The bonuses at its border.
    pub edges: EdgeTable,
    pub palace: PalaceTable,
    /// The upgrade columns.
    pub upgrades: ColumnTable,
    pub karma: KarmaTable,
    pub money_track: TrackTable,
    pub fame_track: TrackTable,
}

/// The river from source to mouth.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct RiverTable {
    /// Where it comes from.
    pub tag: Tag,
    pub spaces: Vec<RiverSpace>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct RiverSpace {
    /// The blue face that leads to it.
    pub symbol: String,
    /// What it gives, in order.
    pub earns: Vec<String>,
}

/// What sold goods pay, by column.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct PriceTable {
    /// Where they come from.
    pub tag: Tag,
    pub coins: Vec<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct TentTable {
    /// Where they come from.
    pub tag: Tag,
    /// From left to right.
    pub tents: Vec<Tent>,
}

/// One tent over a range of columns, with its bonus for each row it covers. Rows with different tents list
/// their own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Tent {
    /// Its first column, from 1.
    pub first: u8,
    /// Its last column.
    pub last: u8,
    /// For the tea row.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tea: Option<String>,
    /// For the silk row.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub silk: Option<String>,
    /// For the spices row.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub spices: Option<String>,
}

/// The province by rows of letters.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ProvinceTable {
    /// Where it comes from.
    pub tag: Tag,
    /// `T F M G` buildings, `=` and `#` markets, `R` the residence, `.` a blank space.
    pub rows: Vec<String>,
}

/// The bonuses at the border.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct EdgeTable {
    /// Where they come from.
    pub tag: Tag,
    /// Each once.
    pub edges: Vec<Edge>,
}

/// One bonus at the border.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Edge {
    /// The row of its space, from 1.
    pub row: u8,
    /// The column of its space, from 1.
    pub column: u8,
    /// `N`, `E`, `S` or `W`.
    pub side: String,
    pub bonus: String,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct PalaceTable {
    /// Where it comes from.
    pub tag: Tag,
    /// The upper and the lower area.
    pub areas: Vec<Area>,
}

/// One area of the palace.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Area {
    /// Its three persons.
    pub persons: Vec<String>,
    /// The bonus of each of its three columns.
    pub columns: Vec<String>,
}

/// The two upgrade columns.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ColumnTable {
    /// Where they come from.
    pub tag: Tag,
    /// For all types at 2, and for all at 3.
    pub columns: Vec<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct KarmaTable {
    /// Where it comes from.
    pub tag: Tag,
    /// How much karma can be collected.
    pub length: u8,
    /// The bonuses along it.
    pub spaces: Vec<Mark>,
}

/// A track with bonuses along it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct TrackTable {
    /// Where it comes from.
    pub tag: Tag,
    /// The bonuses along it, rising.
    pub spaces: Vec<Mark>,
}

/// A bonus at a space of a track.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Mark {
    /// The space.
    pub at: u16,
    pub bonus: String,
}

impl Tent {
    /// The rows it covers, each with its bonus.
    pub(crate) fn rows(&self) -> impl Iterator<Item = (Good, &str)> {
        let bonus = ByGood([&self.tea, &self.silk, &self.spices]);
        Good::ALL.into_iter().filter_map(move |good| Some((good, bonus[good].as_deref()?)))
    }
}

impl SheetTable {
    /// Each table's name and tag, in the file's order.
    pub fn tags(&self) -> [(&'static str, Tag); 10] {
        [
            ("river", self.river.tag),
            ("prices", self.prices.tag),
            ("tents", self.tents.tag),
            ("province", self.province.tag),
            ("edges", self.edges.tag),
            ("palace", self.palace.tag),
            ("upgrades", self.upgrades.tag),
            ("karma", self.karma.tag),
            ("money_track", self.money_track.tag),
            ("fame_track", self.fame_track.tag),
        ]
    }
}
