//! A worker takes its place, the cost is paid, and the action begins.

use table::Sink;

use crate::event::Event;
use crate::legal::{space_for, terraces};
use crate::moves::Move;
use crate::pending::Pending;
use crate::pieces::{ByColour, Colour, bits};
use crate::position::Position;
use crate::reward::Part;
use crate::setup::Rajas;
use crate::spaces::{ASSORTED_SET, Space, SpaceSet};

/// What the outer terrace pays (RAJ-22).
pub(crate) const OUTER_MONEY: u8 = 2;

impl Rajas {
    pub(super) fn place(&self, position: &mut Position, mv: Move, events: &mut impl Sink<Event>) {
        let free = self.spaces & !position.occupied();
        if let Some(space) = self.space_of(mv, free) {
            position.raja_mut().placed |= space.bit();
            events.push(Event::Placed { seat: position.active, space });
        }
        match mv {
            Move::Quarry { coins, tile } => {
                pay_coins(position, coins, events);
                self.take_open(position, tile);
                position.stack.push(Pending::Pay { tile, over: None });
            }
            Move::Market { good, colour, face } => {
                Self::spend(position, colour, face, events);
                self.trade_one_kind(position, good, face.pips(), events);
            }
            Move::Assorted => position.stack.push(Pending::Part { part: Part::Assorted }),
            Move::Harbour { coins, colour, face } => {
                pay_coins(position, coins, events);
                Self::spend(position, colour, face, events);
                self.gain_sailing(position, face.pips(), Part::Sail { most: face.pips() }, events);
            }
            Move::Terrace { colour } => push_dice(position, colour, 1),
            Move::Balcony { colour, face } => {
                Self::spend(position, colour, face, events);
                push_dice(position, colour.balcony(), 2);
            }
            Move::Outer => {
                position.stack.push(Pending::Outer);
                position.stack.push(Pending::Part { part: Part::Money { amount: OUTER_MONEY } });
            }
            Move::Chamber { face, colour } => {
                Self::spend(position, colour, face, events);
                self.visit_chamber(position, face.pips(), events);
            }
            _ => {}
        }
    }

    /// The space a placement goes to: the first free one of its kind.
    fn space_of(&self, mv: Move, free: SpaceSet) -> Option<Space> {
        match mv {
            Move::Quarry { coins, .. } => space_for(&self.tables.quarry, coins, free, Space::quarry),
            Move::Harbour { coins, .. } => space_for(&self.tables.harbour, coins, free, Space::harbour),
            Move::Market { good, .. } => Some(Space::good(good)),
            Move::Assorted => lowest(free & ASSORTED_SET).map(|nth| Space::assorted(nth - FIRST_ASSORTED)),
            Move::Terrace { colour } => {
                let second = free & terraces(colour) == Space::terrace(colour, 1).bit();
                Some(Space::terrace(colour, usize::from(second)))
            }
            Move::Balcony { colour, .. } => Some(Space::balcony(colour)),
            Move::Outer => Some(Space::OUTER),
            Move::Chamber { face, .. } => Some(Space::chamber(face.pips())),
            _ => None,
        }
    }
}

const FIRST_ASSORTED: usize = ASSORTED_SET.trailing_zeros() as usize;

fn lowest(set: SpaceSet) -> Option<usize> {
    bits(set).next()
}

/// RAJ-7: coins are steps back on the money track; what was gained there stays gained.
fn pay_coins(position: &mut Position, coins: u8, events: &mut impl Sink<Event>) {
    let seat = position.active;
    let raja = position.raja_mut();
    raja.money -= u16::from(coins);
    if coins > 0 {
        events.push(Event::Paid { seat, coins, money: raja.money });
    }
}

fn push_dice(position: &mut Position, colour: Colour, count: u8) {
    let mut colours = ByColour::default();
    colours[colour] = count;
    position.stack.push(Pending::Part { part: Part::Dice { colours } });
}
