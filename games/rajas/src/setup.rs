//! The rules value: a checked box and the options of the table, and the position before anything happens.

use std::sync::Arc;

use table::{BySeat, Config, Edition, GameCard, OptionInfo, OptionKind, Seat, Setup, SetupError};

use crate::components::{Components, Tables};
use crate::encode::shape;
use crate::pending::{Pending, Stack};
use crate::pieces::{Slot, TILES, Tile, YieldTile};
use crate::position::{Position, Raja};
use crate::reward::read_number;
use crate::spaces::{SpaceSet, on_board};
use crate::view::Facts;

/// The rules of Rajas of the Ganges with one box and one set of options.
#[derive(Debug)]
pub struct Rajas {
    components: Components,
    pub(crate) tables: Arc<Tables>,
    /// What views share.
    pub(crate) facts: Arc<Facts>,
    /// The price of each tile and the spaces of the board: needed at every placement, so kept at hand.
    pub(crate) prices: [u8; TILES],
    pub(crate) spaces: SpaceSet,
    pub(crate) seats: usize,
    /// RAJ-27: the advanced side.
    pub(crate) navaratnas: bool,
    pub(crate) ganga: Ganga,
    pub(crate) amended: Amended,
    /// See [`table::Encode::shape`].
    pub(crate) shape: u64,
}

/// What differs between versions of the rules, each named after what the newer one says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Amended {
    /// RAJ-6, RAJ-34: once two workers are gained the third leaves the standard game at once; before, it left
    /// each time its place was passed.
    pub(crate) third_worker_leaves_at_once: bool,
    /// RAJ-11: dice can be turned while paying too, but not where there is nothing to choose; before, it was
    /// the other way round.
    pub(crate) turns_while_paying: bool,
    /// RAJ-17: a seat that would cross may count fewer markets.
    pub(crate) fewer_markets_at_the_crossing: bool,
}

impl Amended {
    const fn by(version: u32) -> Self {
        let second = version >= 2;
        Self {
            third_worker_leaves_at_once: second,
            turns_while_paying: second,
            fewer_markets_at_the_crossing: second,
        }
    }
}

/// Where the river tiles lie (RAJ-30).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ganga {
    Off,
    Random,
    /// The space of each tile, 0 for those left out.
    Given([u8; 8]),
}

/// The most players.
pub(crate) const SEATS: usize = 4;

const CARD: GameCard = GameCard {
    id: "rajas",
    title: "Rajas of the Ganges",
    seats: (2, SEATS),
    options: &[
        OptionInfo { key: "ganga", kind: OptionKind::Text { default: "off" } },
        OptionInfo { key: "navaratnas", kind: OptionKind::Switch { default: false } },
    ],
    editions: &[
        Edition { name: "default", text: include_str!("../components/default.toml") },
        Edition { name: "second", text: include_str!("../components/second.toml") },
        Edition { name: "first", text: include_str!("../components/first.toml") },
    ],
    rules_version: 2,
    longest_log: 3_000,
};

impl Setup for Rajas {
    fn card() -> &'static GameCard {
        &CARD
    }

    fn set_up(config: &Config) -> Result<Self, SetupError> {
        let components = Components::read(CARD.component_text(config)?)?;
        let navaratnas = config.is_on("navaratnas");
        let tables = Tables::new(&components, config.seats, navaratnas)?;
        let ganga = Ganga::read(config.value("ganga"), tables.river_end())?;
        let (tables, seats) = (Arc::new(tables), config.seats);
        let facts = Arc::new(Facts { tables: Arc::clone(&tables), seats, navaratnas });
        let prices = std::array::from_fn(|index| tables.tiles[index].price);
        let spaces = on_board(&tables);
        let version = config.rules_version.unwrap_or(CARD.rules_version);
        let (amended, shape) = (Amended::by(version), shape(&components, navaratnas, ganga, version)?);
        Ok(Self { components, tables, facts, prices, spaces, seats, navaratnas, ganga, amended, shape })
    }

    fn components(&self) -> String {
        self.components.export()
    }
}

impl Ganga {
    /// Reads `off`, `random`, or an arrangement such as `4:1,9:8`: spaces in order, each with its tile.
    fn read(text: &str, end: u8) -> Result<Self, SetupError> {
        match text {
            "off" => Ok(Self::Off),
            "random" => Ok(Self::Random),
            _ => arrangement(text, end).map(Self::Given).ok_or_else(|| SetupError::BadOption {
                key: "ganga".into(),
                value: text.into(),
                reason: format!(
                    "it is off, random, or spaces 1 to {} in order with tiles 1 to 8, such as 4:1,9:8",
                    end - 1
                ),
            }),
        }
    }
}

fn arrangement(text: &str, end: u8) -> Option<[u8; 8]> {
    let mut spaces = [0; 8];
    let mut last = 0;
    for pair in text.split(',') {
        let (space, tile) = pair.split_once(':')?;
        let (space, tile) = (read_number(space).ok()?, read_number(tile).ok()?);
        let place = spaces.get_mut(usize::from(tile).checked_sub(1)?)?;
        if space <= last || space >= end || *place != 0 {
            return None;
        }
        *place = space;
        last = space;
    }
    Some(spaces)
}

impl Rajas {
    /// The component file in use.
    pub const fn file(&self) -> &Components {
        &self.components
    }

    /// The component tables in use.
    pub fn tables(&self) -> &Tables {
        &self.tables
    }

    /// What a tile costs in dice of its colour.
    #[inline]
    pub(crate) const fn price_of(&self, tile: Tile) -> u16 {
        self.prices[tile.index()] as u16
    }

    /// How many dice a statue holds (RAJ-9, RAJ-27).
    #[inline]
    pub(crate) const fn statue(&self) -> u8 {
        statue(self.navaratnas)
    }

    /// How many workers a seat can gain (RAJ-6).
    pub(crate) const fn most_gained(&self) -> u32 {
        most_gained(self.navaratnas)
    }

    /// RAJ-1 to RAJ-3, with everything that chance decides still to come.
    pub(crate) fn first_position(&self) -> Position {
        let ganga = if let Ganga::Given(spaces) = self.ganga { spaces } else { [0; 8] };
        let white = YieldTile::set_of(Slot::White);
        Position {
            rajas: BySeat::filled(self.seats, Raja::default()),
            hidden: u64::MAX,
            open: [None; 12],
            yields: if self.navaratnas { (1 << crate::pieces::YIELDS) - 1 } else { white },
            ganga,
            stack: self.first_stack(),
            round: 1,
            starter: Seat::new(0),
            active: Seat::new(0),
            next_starter: None,
        }
    }

    /// From the top: the stacks, the river, the dice of each seat, the starter, the first round.
    fn first_stack(&self) -> Stack {
        let mut stack = Stack::new();
        stack.push(Pending::Begin);
        stack.push(Pending::Starter);
        for seat in Seat::all(self.seats).rev() {
            stack.push(Pending::FirstDice { seat });
        }
        if self.ganga == Ganga::Random {
            stack.push(Pending::Count { from: 0 });
        }
        for pile in (0..12).rev() {
            stack.push(Pending::Open { stack: pile });
        }
        stack
    }
}

/// How many dice a statue holds on either side of the province board.
pub(crate) const fn statue(navaratnas: bool) -> u8 {
    if navaratnas { 8 } else { 10 }
}

/// How many workers a seat can gain there.
pub(crate) const fn most_gained(navaratnas: bool) -> u32 {
    if navaratnas { 3 } else { 2 }
}
