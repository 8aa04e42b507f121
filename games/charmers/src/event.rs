//! Public consequences of moves and outcomes.

use serde::{Serialize, Serializer};
use table::Seat;

use crate::{Arms, Bonus, Building, ByGood, Ending, Face, Good, Person, Space, Stop};

/// Something that happened, for logs and animation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub enum Event {
    /// A die was put on the elephant.
    Elephant { face: Face },
    /// Karma was crossed out.
    KarmaUsed {
        seat: Seat,
        /// How much is left.
        left: u8,
    },
    /// A die without effect was taken.
    InVain { seat: Seat, face: Face },
    /// A person was crossed out.
    Crossed { seat: Seat, person: Person },
    /// A good was circled.
    Circled { seat: Seat, good: Good },
    /// A road was drawn or extended.
    Road {
        seat: Seat,
        space: Space,
        /// All its arms.
        arms: Arms,
    },
    /// A building was reached for the first time.
    Built { seat: Seat, space: Space, building: Building },
    /// A river space was marked.
    Sailed { seat: Seat, stop: Stop },
    Sold {
        seat: Seat,
        /// How many of each.
        goods: ByGood<u8>,
    },
    /// A building type is worth more.
    Upgraded {
        seat: Seat,
        building: Building,
        /// Its worth now.
        value: u8,
    },
    /// Points were marked.
    Fame {
        seat: Seat,
        points: u8,
        /// The new total.
        fame: u16,
    },
    /// Coins were marked.
    Money {
        seat: Seat,
        coins: u8,
        /// The new total.
        money: u16,
    },
    /// Karma was collected.
    Karma {
        seat: Seat,
        /// The new total.
        karma: u8,
    },
    /// A bonus was unlocked and waits in the pool.
    Freed { seat: Seat, bonus: Bonus },
    /// A bonus of the pool is used.
    Used { seat: Seat, bonus: Bonus },
    /// A bonus or earning could not be used.
    Lost { seat: Seat, bonus: Bonus },
    /// A new round begins.
    Round {
        round: u8,
        /// The seat with the elephant.
        starter: Seat,
    },
    /// The game has ended.
    Ending { ending: Ending },
}

impl Serialize for Ending {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code())
    }
}

impl Serialize for Space {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Serialize for Arms {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Serialize for Stop {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number() as u8)
    }
}
