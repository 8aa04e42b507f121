//! What is still to be done on a turn: a small stack of plain values, whose top alone says what comes next.

use table::Seat;

use crate::pieces::{ByColour, Square, Tile, YieldTile};
use crate::reward::Part;

/// One thing still to be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pending {
    #[default]
    Over,

    // Chance.
    /// The next tile of a stack is opened (RAJ-16).
    Open {
        /// The stack: three times the colour plus the back.
        stack: u8,
    },
    /// Dice still to be rolled, one colour after another.
    Roll {
        /// How many of each colour.
        dice: ByColour<u8>,
    },
    /// The starter is drawn among the seats of this set (RAJ-3).
    Tie {
        /// One bit per seat.
        seats: u8,
    },
    /// A white yield tile is drawn (RAJ-23).
    White,
    /// The seats draw brown yield tiles in turn order (RAJ-27).
    Browns {
        /// What has been drawn so far.
        drawn: [Option<YieldTile>; 4],
    },
    /// The die that says where the next river tile lies (RAJ-30).
    Count {
        /// The space of the last tile.
        from: u8,
    },
    /// The next river tile is turned up.
    RiverTile {
        /// Where it will lie.
        space: u8,
    },

    // Decisions.
    /// A worker is placed (RAJ-4).
    Place,
    /// A seat without workers may take an open yield tile (RAJ-28).
    Skip,
    /// A seat lays the brown tile it drew (RAJ-27).
    LayBrown { seat: Seat, tile: YieldTile },
    /// Dice for a tile: to lay anywhere, or over the tile on a square.
    Pay {
        tile: Tile,
        /// The square, when it is overbuilding.
        over: Option<Square>,
    },
    /// Where and how a paid tile lies.
    Lay {
        tile: Tile,
        /// The square, when it is overbuilding.
        over: Option<Square>,
    },
    /// Which tile is laid over which (RAJ-26).
    Overbuild,
    /// How far the boat goes (RAJ-19).
    Sail {
        /// The most free spaces.
        most: u8,
    },
    /// The colours of dice gained (RAJ-9).
    Colours {
        count: u8,
        /// The colours to choose from, one bit each.
        among: u8,
    },
    /// A die is given back, since the statue is full (RAJ-9).
    Return,
    /// Karma that would overflow: dice may be turned first (RAJ-11).
    Overflow { amount: u8 },
    /// Which building type is upgraded (RAJ-25).
    Upgrade,
    /// Which good is paid.
    Good {
        /// The most markets.
        most: u8,
    },
    /// How many of the best markets of a good are paid (RAJ-17).
    Markets {
        good: crate::pieces::Good,
        /// The most markets, all of them connected.
        most: u8,
    },
    /// Which chamber is visited for free.
    Audience,
    /// Which of two parts comes first (RAJ-34).
    Pool { first: Part, second: Part },
    /// Which edge yields first (RAJ-15).
    Edges {
        /// One bit per edge.
        edges: u16,
    },
    /// Which dice are rolled again (RAJ-22), chosen in order.
    Reroll {
        /// The first colour and face still to choose from, six times the colour plus the face.
        next: u8,
        /// Those already picked up.
        dice: ByColour<u8>,
    },
    /// An open yield tile to take, from the Dancer (RAJ-28).
    Gift,

    // What needs no decision.
    /// A part of a reward.
    Part { part: Part },
    /// A worker reached on a track (RAJ-6).
    Worker { source: WorkerSource },
    /// The yield of an edge.
    Edge { edge: u8 },
    /// The second half of the outer terrace (RAJ-22).
    Outer,
    /// The first dice of a seat (RAJ-3).
    FirstDice { seat: Seat },
    /// The starter is found (RAJ-3).
    Starter,
    /// The first round begins.
    Begin,
}

/// Where an extra worker waits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub enum WorkerSource {
    /// On the fame track.
    Fame,
    /// On the money track.
    Money,
    Bridge,
}

impl WorkerSource {
    pub const ALL: [Self; 3] = [Self::Fame, Self::Money, Self::Bridge];

    /// Its name in positions.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Fame => "fame",
            Self::Money => "money",
            Self::Bridge => "bridge",
        }
    }

    /// Its bit in the set of workers gained.
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }
}

impl Pending {
    #[inline]
    pub const fn is_chance(&self) -> bool {
        matches!(
            self,
            Self::Open { .. }
                | Self::Roll { .. }
                | Self::Tie { .. }
                | Self::White
                | Self::Browns { .. }
                | Self::Count { .. }
                | Self::RiverTile { .. }
        )
    }

    /// Whether it is carried out without anyone deciding.
    #[inline]
    pub const fn is_automatic(&self) -> bool {
        matches!(
            self,
            Self::Part { .. }
                | Self::Worker { .. }
                | Self::Edge { .. }
                | Self::Outer
                | Self::FirstDice { .. }
                | Self::Starter
                | Self::Begin
        )
    }

    /// Whether a seat decides.
    pub const fn is_decision(&self) -> bool {
        !self.is_chance() && !self.is_automatic() && !matches!(self, Self::Over)
    }

    /// Whether this decision is on the seat's own turn, with no dice picked up to be rolled again, so karma
    /// may be spent (RAJ-11).
    #[inline]
    pub fn is_of_the_turn(&self) -> bool {
        match self {
            Self::Skip | Self::LayBrown { .. } => false,
            Self::Reroll { dice, .. } => *dice == ByColour::default(),
            _ => self.is_decision(),
        }
    }

    /// Whether dice are about to be paid for a tile (RAJ-11, RAJ-12, RAJ-26).
    #[inline]
    pub const fn is_payment(&self) -> bool {
        matches!(self, Self::Pay { .. } | Self::Overbuild)
    }
}

/// How much can be pending at once. A gain passes at most four bonuses and a worker on each track, the river
/// has six chambers, and parts that lead on stand alone: a checked component file stays below this.
pub const DEPTH: usize = 24;

/// The stack of what is pending.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stack {
    items: [Pending; DEPTH],
    len: u8,
}

impl Default for Stack {
    fn default() -> Self {
        Self::new()
    }
}

impl Stack {
    /// A stack with nothing on it.
    pub const fn new() -> Self {
        Self { items: [Pending::Over; DEPTH], len: 0 }
    }

    /// What comes next, if anything is pending.
    #[inline]
    pub fn top(&self) -> Option<&Pending> {
        self.as_slice().last()
    }

    /// From the bottom to the top.
    #[inline]
    pub fn as_slice(&self) -> &[Pending] {
        &self.items[..self.len as usize]
    }

    /// Puts something on top. A full stack stays as it is: no game gets there, but a hand-written position
    /// may.
    #[inline]
    pub fn push(&mut self, pending: Pending) {
        if let Some(free) = self.items.get_mut(self.len as usize) {
            *free = pending;
            self.len += 1;
        }
    }

    /// Removes the top, if there is one.
    #[inline]
    pub fn pop(&mut self) -> Option<Pending> {
        self.len = self.len.checked_sub(1)?;
        Some(std::mem::take(&mut self.items[self.len as usize]))
    }

    /// Replaces the top, or adds to an empty stack.
    #[inline]
    pub fn replace(&mut self, pending: Pending) {
        self.pop();
        self.push(pending);
    }
}
