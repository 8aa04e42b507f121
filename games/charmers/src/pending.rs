//! What is still to be decided, rolled or earned: a small stack of plain values.
//!
//! The top alone says who does what. At the bottom is the turn itself (choosing a die, or the pool that is
//! emptied once the die's action is done); above it are river earnings still to come and the choice the seat
//! faces now.

mod text;

use crate::{Bonus, Colour, Manner, Piece, STOPS, Stop};

/// One entry of the stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pending {
    /// Chance: who has the elephant first.
    Start,
    /// Chance: both dice of this colour, then the colours after it.
    Roll(Colour),
    /// The seat takes a die, uses karma or passes.
    Choose,
    /// Chance: the dice of this colour in the seat's hand.
    Reroll(Colour),
    /// The seat takes one of the two dice in hand, or uses karma again.
    Rerolled,
    /// The seat uses a bonus of the pool; when it is empty the turn is over.
    Pool,
    /// Earnings of this river space, from number `next` on, are still to come.
    Earn {
        stop: Stop,
        /// The next earning, from 0.
        next: u8,
    },
    /// A new road of this piece.
    Draw(Piece),
    /// A new straight or bend from two pooled half-roads.
    Join,
    /// Two half-roads: a new straight or bend, or the first of two arms.
    HalfRoads,
    /// The second half-road: an arm, or dropped.
    SecondHalf,
    /// One half-road: an arm.
    HalfRoad,
    Sell {
        /// The most goods.
        most: u8,
        /// Which may go together.
        manner: Manner,
    },
    /// This many goods of different kinds.
    Goods(u8),
    /// The goods of a purple die.
    GoodsDie,
    /// An upgrade of one building type.
    Upgrade,
    /// Any palace action.
    Palace,
    /// The Great Mogul calls one of the others.
    Mogul,
    /// The Maharani sails forward.
    Maharani,
    /// The Trader sells or brings a good.
    Trader,
    /// The Portuguese sails back or brings a good.
    Portuguese,
    /// Back to any unmarked river space.
    BackAny,
    /// Nothing: the game has ended.
    Over(Ending),
}

/// How a match can end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// A seat's tracks have met (DCH-2).
    Crossing,
    /// A whole round without a mark (DCH-29).
    Quiet,
    /// Round 80 is over (DCH-29).
    Limit,
}

impl Ending {
    /// The word for it in positions and messages.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Crossing => "crossing",
            Self::Quiet => "quiet",
            Self::Limit => "limit",
        }
    }
}

impl Pending {
    /// The choice that a bonus needs; `None` if it is carried out at once.
    pub const fn asked_by(bonus: Bonus) -> Option<Self> {
        Some(match bonus {
            Bonus::Upgrade => Self::Upgrade,
            Bonus::Goods(kinds) => Self::Goods(kinds),
            Bonus::GoodsDie => Self::GoodsDie,
            Bonus::SellAny(most) => Self::Sell { most, manner: Manner::Any },
            Bonus::SellSame(most) => Self::Sell { most, manner: Manner::Same },
            Bonus::SellDiff(most) => Self::Sell { most, manner: Manner::Different },
            Bonus::AnyPalace => Self::Palace,
            Bonus::HalfRoad => Self::HalfRoad,
            Bonus::Road(piece) => Self::Draw(piece),
            Bonus::RiverBackAny => Self::BackAny,
            Bonus::Fame(_)
            | Bonus::Money(_)
            | Bonus::Karma
            | Bonus::Person(_)
            | Bonus::RiverFwd
            | Bonus::RiverBack1 => return None,
        })
    }

    /// Whether it is a choice within an action, made without asking if only one way is open.
    pub const fn is_step(self) -> bool {
        !matches!(
            self,
            Self::Start
                | Self::Roll(_)
                | Self::Choose
                | Self::Reroll(_)
                | Self::Rerolled
                | Self::Pool
                | Self::Earn { .. }
                | Self::Over(_)
        )
    }
}

/// The most entries at once: the turn at the bottom, one for each river space with earnings to come (a space
/// is marked once, so it waits once), and two choices above.
const DEPTH: usize = STOPS + 3;

/// The stack. Entries above the top are always `Start`, so equal stacks have equal bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stack {
    entries: [Pending; DEPTH],
    height: u8,
}

impl Stack {
    /// A stack of one entry.
    pub const fn new(bottom: Pending) -> Self {
        let mut entries = [Pending::Start; DEPTH];
        entries[0] = bottom;
        Self { entries, height: 1 }
    }

    /// The stack with these entries from the bottom; `None` if there are none or too many.
    pub fn from_entries(entries: &[Pending]) -> Option<Self> {
        let (&bottom, rest) = entries.split_first()?;
        let mut stack = Self::new(bottom);
        (entries.len() <= DEPTH).then(|| rest.iter().for_each(|&entry| stack.push(entry)))?;
        Some(stack)
    }

    /// What happens next.
    #[inline]
    pub const fn top(&self) -> Pending {
        self.entries[self.height as usize - 1]
    }

    /// From the bottom to the top.
    pub fn entries(&self) -> &[Pending] {
        &self.entries[..self.height as usize]
    }

    /// Puts an entry on top.
    pub const fn push(&mut self, entry: Pending) {
        self.entries[self.height as usize] = entry;
        self.height += 1;
    }

    /// Removes the top, which must not be the only entry.
    pub const fn pop(&mut self) {
        self.height -= 1;
        self.entries[self.height as usize] = Pending::Start;
    }

    /// Replaces the top.
    pub const fn replace(&mut self, entry: Pending) {
        self.entries[self.height as usize - 1] = entry;
    }
}
