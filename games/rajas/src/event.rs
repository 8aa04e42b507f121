//! Public consequences of moves and outcomes.

use serde::Serialize;
use table::Seat;

use crate::pending::WorkerSource;
use crate::pieces::{Building, Colour, Edge, Face, Faces, Slot, Square, Tile, YieldTile};
use crate::reward::Reward;
use crate::spaces::Space;

/// Something that happened, visible to everyone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub enum Event {
    Round {
        round: u8,
        starter: Seat,
    },
    /// A seat's turn to place a worker.
    Turn {
        seat: Seat,
    },
    /// A worker takes an action space.
    Placed {
        seat: Seat,
        space: Space,
    },
    Paid {
        seat: Seat,
        coins: u8,
        money: u16,
    },
    /// A die goes back to the supply.
    Spent {
        seat: Seat,
        colour: Colour,
        face: Face,
    },
    /// A die is turned to its other side for one karma.
    Flipped {
        seat: Seat,
        colour: Colour,
        from: Face,
        to: Face,
        karma: u8,
    },
    /// Dice of one colour were rolled for a seat.
    Rolled {
        seat: Seat,
        colour: Colour,
        faces: Faces,
    },
    /// Steps on the money track.
    Money {
        seat: Seat,
        amount: u16,
        money: u16,
    },
    /// Steps on the fame track.
    Fame {
        seat: Seat,
        amount: u16,
        fame: u16,
    },
    /// Karma gained; any there was no room for is lost.
    Karma {
        seat: Seat,
        amount: u8,
        karma: u8,
        lost: u8,
    },
    /// A bonus on a track was reached.
    Bonus {
        seat: Seat,
        track: Track,
        space: u16,
    },
    /// An extra worker joins the seat.
    Worker {
        seat: Seat,
        source: WorkerSource,
        owned: u8,
    },
    /// A worker leaves the game, since the seat has gained two.
    WorkerLeaves {
        seat: Seat,
        source: WorkerSource,
    },
    Boat {
        seat: Seat,
        from: u8,
        to: u8,
    },
    /// A reward of the river is taken.
    River {
        seat: Seat,
        space: u8,
        reward: Reward,
    },
    /// A building type is upgraded.
    Upgraded {
        seat: Seat,
        building: Building,
        value: u8,
    },
    /// A tile is laid.
    Laid {
        seat: Seat,
        tile: Tile,
        square: Square,
    },
    /// A tile is covered and leaves the game.
    Covered {
        seat: Seat,
        tile: Tile,
        square: Square,
    },
    Edge {
        seat: Seat,
        edge: Edge,
        reward: Reward,
    },
    /// An edge is joined without yielding, by overbuilding.
    EdgeLost {
        seat: Seat,
        edge: Edge,
    },
    /// A stack's next tile.
    Opened {
        tile: Tile,
    },
    StackEmpty {
        colour: Colour,
    },
    /// A yield tile was drawn.
    Drawn {
        seat: Seat,
        tile: YieldTile,
        reward: Reward,
    },
    /// All white yield tiles were shuffled again.
    Reshuffled {
        slot: Slot,
    },
    /// A yield tile is laid on a slot.
    YieldLaid {
        seat: Seat,
        tile: YieldTile,
        edge: Edge,
    },
    /// A reward that could give nothing.
    Lost {
        seat: Seat,
        reward: Reward,
    },
    /// A river tile is laid on a space.
    RiverTile {
        tile: u8,
        space: u8,
        reward: Reward,
    },
    /// The first starter.
    Starter {
        seat: Seat,
    },
    /// A seat will start the next round.
    NextStarter {
        seat: Seat,
    },
    /// A seat has workers but nowhere to place them.
    Out {
        seat: Seat,
    },
    /// A seat's markers have met, which ends the game.
    Crossed {
        seat: Seat,
        overlap: i32,
    },
    /// The game has ended.
    Over {
        ending: &'static str,
    },
}

/// One of the two tracks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub enum Track {
    Fame,
    Money,
}
