//! The component tables as a file: the dice, and one or both sides of the pad.
//!
//! A file is TOML. Each table's tag says whether its values are printed, a ruling or a stand-in. `dice` and
//! the side being played must be there; everything present is fully checked.

mod sheet;

use serde::{Deserialize, Serialize};
use table::{ComponentError, Tag};

pub use self::sheet::{
    Area, ColumnTable, Edge, EdgeTable, KarmaTable, Mark, PalaceTable, PriceTable, ProvinceTable, RiverSpace,
    RiverTable, SheetTable, Tent, TentTable, TrackTable,
};
use crate::{Faces, Plan, Side};

/// The built-in tables: the dice and both sides.
pub const DEFAULT: &str = concat!(
    include_str!("../components/dice.toml"),
    "\n",
    include_str!("../components/sun.toml"),
    "\n",
    include_str!("../components/moon.toml"),
);

/// The same with the moon side whose province mirrors the sun's, for the logs of games played with it.
pub const MIRROR: &str = concat!(
    include_str!("../components/dice.toml"),
    "\n",
    include_str!("../components/sun-first.toml"),
    "\n",
    include_str!("../components/moon-mirror.toml"),
);

/// The first sides, for the logs of games played with them.
pub const FIRST: &str = concat!(
    include_str!("../components/dice.toml"),
    "\n",
    include_str!("../components/sun-first.toml"),
    "\n",
    include_str!("../components/moon-first.toml"),
);

/// A whole component file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Components {
    /// The faces of the dice.
    pub dice: DiceTable,
    /// The sun side.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sun: Option<SheetTable>,
    /// The moon side.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moon: Option<SheetTable>,
}

/// The faces of each colour.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct DiceTable {
    /// Persons.
    pub orange: FaceTable,
    /// Pairs of goods.
    pub purple: FaceTable,
    /// Roads.
    pub green: FaceTable,
    /// River symbols.
    pub blue: FaceTable,
}

/// The six faces of one colour.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct FaceTable {
    /// Where they come from.
    pub tag: Tag,
    /// Their words.
    pub faces: Vec<String>,
}

impl Components {
    /// Reads a file and checks everything in it.
    pub fn parse(text: &str) -> Result<Self, ComponentError> {
        let components: Self = toml::from_str(text).map_err(|error| misread(text, &error))?;
        Faces::read(&components.dice)?;
        components.sides().try_for_each(|(side, table)| Plan::read(side, table).map(drop))?;
        Ok(components)
    }

    /// The tables as canonical TOML.
    pub fn export(&self) -> String {
        toml::to_string(self).expect("plain tables of words and numbers can be written")
    }

    /// The sides that this file has tables for.
    pub fn sides(&self) -> impl Iterator<Item = (Side, &SheetTable)> {
        let sides = [(Side::Sun, &self.sun), (Side::Moon, &self.moon)];
        sides.into_iter().filter_map(|(side, table)| Some((side, table.as_ref()?)))
    }

    /// The side of a file that has only one.
    pub fn only_side(&self) -> Option<Side> {
        let mut sides = self.sides().map(|(side, _)| side);
        sides.next().filter(|_| sides.next().is_none())
    }

    /// The tables of this side; an error if this file has none.
    pub fn side(&self, side: Side) -> Result<&SheetTable, ComponentError> {
        let table = match side {
            Side::Sun => &self.sun,
            Side::Moon => &self.moon,
        };
        table
            .as_ref()
            .ok_or_else(|| ComponentError::table(side.word(), "the file lacks the side that is played"))
    }
}

/// A syntax error in the file, with its line.
fn misread(text: &str, error: &toml::de::Error) -> ComponentError {
    let before = error.span().and_then(|span| text.get(..span.start));
    let row = before.map(|before| format!("line {}", before.matches('\n').count() + 1));
    ComponentError { table: "of the file".into(), row, reason: error.message().into() }
}
