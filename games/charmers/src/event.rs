//! Public consequences of moves and outcomes.

use serde::{Serialize, Serializer};
use table::Seat;

use crate::{Arms, Bonus, Building, ByGood, Ending, Face, Good, Person, Space, Stop};

/// Something that happened, for logs and animation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub enum Event {
    /// A die now lies on the elephant.
    Elephant {
        /// What it shows.
        face: Face,
    },
    /// Karma was crossed out.
    KarmaUsed {
        /// Whose.
        seat: Seat,
        /// How much is left.
        left: u8,
    },
    /// A die without effect was taken.
    InVain {
        /// By whom.
        seat: Seat,
        /// What it shows.
        face: Face,
    },
    /// A person was crossed out.
    Crossed {
        /// By whom.
        seat: Seat,
        /// Who.
        person: Person,
    },
    /// A good was circled.
    Circled {
        /// By whom.
        seat: Seat,
        /// Which.
        good: Good,
    },
    /// A road was drawn or extended.
    Road {
        /// By whom.
        seat: Seat,
        /// Where.
        space: Space,
        /// All its arms.
        arms: Arms,
    },
    /// A building was reached for the first time.
    Built {
        /// By whom.
        seat: Seat,
        /// Where.
        space: Space,
        /// Its type.
        building: Building,
    },
    /// A river space was marked.
    Sailed {
        /// By whom.
        seat: Seat,
        /// Which.
        stop: Stop,
    },
    /// Goods were sold.
    Sold {
        /// By whom.
        seat: Seat,
        /// How many of each.
        goods: ByGood<u8>,
    },
    /// A building type is worth more.
    Upgraded {
        /// Whose.
        seat: Seat,
        /// Which type.
        building: Building,
        /// Its worth now.
        value: u8,
    },
    /// Points were marked.
    Fame {
        /// Whose.
        seat: Seat,
        /// How many.
        points: u8,
        /// The sum now.
        fame: u16,
    },
    /// Coins were marked.
    Money {
        /// Whose.
        seat: Seat,
        /// How many.
        coins: u8,
        /// The sum now.
        money: u16,
    },
    /// Karma was collected.
    Karma {
        /// Whose.
        seat: Seat,
        /// The sum now.
        karma: u8,
    },
    /// A bonus was set free and waits in the pool.
    Freed {
        /// Whose.
        seat: Seat,
        /// Which.
        bonus: Bonus,
    },
    /// A bonus of the pool is used.
    Used {
        /// Whose.
        seat: Seat,
        /// Which.
        bonus: Bonus,
    },
    /// A bonus or earning could not be used.
    Lost {
        /// Whose.
        seat: Seat,
        /// Which.
        bonus: Bonus,
    },
    /// A new round begins.
    Round {
        /// Its number.
        round: u8,
        /// Who has the elephant.
        starter: Seat,
    },
    /// The game has ended.
    Ending {
        /// Why.
        ending: Ending,
    },
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
