//! The component tables as the rules read them: flat arrays, built from a checked file.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use table::{ComponentError, TextError};

use super::check::{at, read, read_exit, square_of};
use super::{BonusRow, Components, TileRow};
use crate::pieces::{
    Back, Building, ByBuilding, Colour, Edge, Good, Roads, Side, Slot, Square, TILES, TILES_OF_COLOUR, Tile,
    YIELDS, YieldTile,
};
use crate::position::Raja;
use crate::reward::{Part, Reward};
use crate::roads::Network;

/// The road of a tile before it is turned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// Two opposite sides.
    Straight,
    /// Two neighbouring sides.
    Bend,
    /// Three sides.
    Tee,
    Cross,
}

impl Shape {
    pub(crate) const ALL: [Self; 4] = [Self::Straight, Self::Bend, Self::Tee, Self::Cross];

    /// Its name in component files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Straight => "straight",
            Self::Bend => "bend",
            Self::Tee => "tee",
            Self::Cross => "cross",
        }
    }

    /// Every way to lay it, each once.
    pub const fn rotations(self) -> &'static [Roads] {
        match self {
            Self::Straight => &[Roads(0b0101), Roads(0b1010)],
            Self::Bend => &[Roads(0b0011), Roads(0b0110), Roads(0b1001), Roads(0b1100)],
            Self::Tee => &[Roads(0b0111), Roads(0b1011), Roads(0b1101), Roads(0b1110)],
            Self::Cross => &[Roads(0b1111)],
        }
    }
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Shape {
    type Err = TextError;
    fn from_str(text: &str) -> Result<Self, TextError> {
        let found = Self::ALL.into_iter().find(|shape| shape.name() == text);
        found.ok_or_else(|| TextError::new(format!("{text:?} is not a road: straight, bend, tee or cross")))
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Market {
    pub good: Good,
    pub money: u8,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TileInfo {
    pub stack: u8,
    /// What it costs in dice of its colour.
    pub price: u8,
    pub shape: Shape,
    /// How many buildings of each type.
    pub buildings: ByBuilding<u8>,
    pub markets: ArrayVec<Market, 3>,
}

/// An edge of the province in use.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EdgeInfo {
    pub edge: Edge,
    /// The square beside it.
    pub square: Square,
    /// The colour of its slot, on the navaratnas side.
    pub slot: Option<Slot>,
    /// What is printed there.
    pub reward: Option<Reward>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TrackBonus {
    pub(crate) space: u16,
    pub(crate) part: Part,
}

/// The tables for one number of seats and one side of the province.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tables {
    pub(crate) quarry: Vec<u8>,
    pub(crate) assorted: u8,
    pub(crate) harbour: Vec<u8>,
    pub(crate) meeting: i32,
    pub(crate) fame_worker: u16,
    pub(crate) money_worker: u16,
    pub(crate) fame_bonuses: Vec<TrackBonus>,
    pub(crate) money_bonuses: Vec<TrackBonus>,
    pub(crate) bridge: u8,
    /// Rewards of spaces 1 to the end; entry 0 is space 1.
    pub(crate) river: Vec<Reward>,
    pub(crate) network: Network,
    pub(crate) edges: Vec<EdgeInfo>,
    pub(crate) tiles: Vec<TileInfo>,
    /// The tiles of each stack.
    pub(crate) stacks: [u64; 12],
    pub(crate) yields: Vec<Reward>,
    /// For each yield tile the first of its colour that gives the same.
    pub(crate) twins: Vec<YieldTile>,
    pub(crate) river_tiles: Vec<Reward>,
    pub(crate) stand_ins: Vec<&'static str>,
}

impl Tables {
    /// The tables for this many seats, with the navaratnas side of the province or the standard one.
    pub(crate) fn new(from: &Components, seats: usize, navaratnas: bool) -> Result<Self, ComponentError> {
        let tiles = Colour::ALL
            .into_iter()
            .flat_map(|colour| from.tiles.of(colour).iter().map(move |row| (colour, row)))
            .map(|(colour, row)| tile(colour, row))
            .collect::<Result<Vec<_>, _>>()?;
        let yields = Slot::ALL
            .into_iter()
            .flat_map(|slot| from.yields.of(slot))
            .map(|text| read("yields", text, text))
            .collect::<Result<Vec<Reward>, _>>()?;
        let rewards = |table: &str, texts: &[String]| {
            texts.iter().map(|text| read(table, text, text)).collect::<Result<Vec<Reward>, _>>()
        };
        Ok(Self {
            quarry: from.quarry.of(seats).to_vec(),
            assorted: from.market.of(seats),
            harbour: from.harbour.of(seats).to_vec(),
            meeting: from.tracks.meeting.into(),
            fame_worker: from.tracks.fame_worker,
            money_worker: from.tracks.money_worker,
            fame_bonuses: bonuses(&from.tracks.fame_bonuses)?,
            money_bonuses: bonuses(&from.tracks.money_bonuses)?,
            bridge: from.river.bridge,
            river: rewards("river", &from.river.spaces)?,
            network: network(from)?,
            edges: edges(from, navaratnas)?,
            stacks: stacks(&tiles),
            tiles,
            twins: (0..YIELDS).map(|index| twin(&yields, index)).collect(),
            yields,
            river_tiles: rewards("river_tiles", &from.river_tiles.tiles)?,
            stand_ins: from.stand_ins().collect(),
        })
    }

    /// What a tile shows.
    #[inline]
    pub fn tile(&self, tile: Tile) -> &TileInfo {
        &self.tiles[tile.index()]
    }

    /// The number of the end space.
    #[inline]
    pub fn river_end(&self) -> u8 {
        self.river.len() as u8
    }

    /// The number of an edge, if the province has it.
    pub fn edge_number(&self, edge: Edge) -> Option<usize> {
        self.edges.iter().position(|info| info.edge == edge)
    }

    /// What an edge of a seat's province yields when it is joined: its yield tile, otherwise what is printed
    /// (RAJ-29).
    pub(crate) fn edge_reward(&self, raja: &Raja, number: usize) -> Option<Reward> {
        raja.slots[number].map(|tile| self.yield_reward(tile)).or(self.edges[number].reward)
    }

    /// What a yield tile gives.
    pub fn yield_reward(&self, tile: YieldTile) -> Reward {
        self.yields[tile.index()]
    }
}

fn tile(colour: Colour, row: &TileRow) -> Result<TileInfo, ComponentError> {
    let back: Back = read("tiles", colour, &row.back)?;
    let mut buildings = ByBuilding::default();
    for building in &row.buildings {
        buildings[read::<Building>("tiles", colour, building)?] += 1;
    }
    let market =
        |row: &super::MarketRow| Ok(Market { good: read("tiles", colour, &row.good)?, money: row.money });
    Ok(TileInfo {
        stack: (colour.index() * 3 + back.index()) as u8,
        price: row.price,
        shape: read("tiles", colour, &row.road)?,
        buildings,
        markets: row.markets.iter().map(market).collect::<Result<_, ComponentError>>()?,
    })
}

fn bonuses(rows: &[BonusRow]) -> Result<Vec<TrackBonus>, ComponentError> {
    let bonus =
        |row: &BonusRow| Ok(TrackBonus { space: row.space, part: read("tracks", row.space, &row.reward)? });
    rows.iter().map(bonus).collect()
}

fn network(from: &Components) -> Result<Network, ComponentError> {
    let set = |what: char| {
        let drawn = Square::all().filter(|square| at(from, *square) == Some(what));
        drawn.fold(0_u32, |set, square| set | 1 << square.index())
    };
    let exits =
        from.province.exits.iter().map(|text| read_exit(text)).collect::<Result<Vec<(Square, Side)>, _>>()?;
    Ok(Network::new(set('.'), set('R'), &exits))
}

fn edges(from: &Components, navaratnas: bool) -> Result<Vec<EdgeInfo>, ComponentError> {
    let info = |edge: &str, slot: Option<&str>, reward: Option<&str>| {
        let edge: Edge = read("edges", edge, edge)?;
        let slot = slot.map(|slot| read("edges", edge, slot)).transpose()?;
        let square = square_of(from, edge).ok_or_else(|| ComponentError::row("edges", edge, "no square"))?;
        let reward = reward.map(|reward| read("edges", edge, reward)).transpose()?;
        Ok(EdgeInfo { edge, square, slot, reward })
    };
    if navaratnas {
        let rows = from.navaratnas_edges.rows.iter();
        rows.map(|row| info(&row.edge, row.slot.as_deref(), row.reward.as_deref())).collect()
    } else {
        from.standard_edges.rows.iter().map(|row| info(&row.edge, None, Some(&row.reward))).collect()
    }
}

fn stacks(tiles: &[TileInfo]) -> [u64; 12] {
    let mut stacks = [0; 12];
    for tile in (0..TILES).map(Tile::new) {
        stacks[tiles[tile.index()].stack as usize] |= tile.bit();
    }
    debug_assert_eq!(tiles.len(), 4 * TILES_OF_COLOUR);
    stacks
}

fn twin(yields: &[Reward], index: usize) -> YieldTile {
    let slot = YieldTile::new(index).slot();
    let first = YieldTile::all_of(slot).find(|other| yields[other.index()] == yields[index]);
    first.expect("a tile gives the same as itself")
}
