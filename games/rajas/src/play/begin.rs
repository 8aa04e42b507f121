//! Setup: river tiles, the starter, brown yield tiles (RAJ-3, RAJ-27, RAJ-30).

use table::{Seat, Sink};

use crate::event::Event;
use crate::pending::Pending;
use crate::pieces::{Edge, Face, Faces, YieldTile};
use crate::position::Position;
use crate::setup::Rajas;

/// The starter's money; each later seat has one more (RAJ-3).
pub(crate) const FIRST_MONEY: u16 = 3;

impl Rajas {
    /// RAJ-30: the next tile lies this many spaces on, but never on the end space or beyond.
    pub(super) fn count_on(&self, position: &mut Position, from: u8, face: Face) {
        let space = from + face.pips();
        if space < self.tables.river_end() {
            position.stack.push(Pending::RiverTile { space });
        }
    }

    pub(super) fn lay_river_tile(
        &self,
        position: &mut Position,
        space: u8,
        tile: u8,
        events: &mut impl Sink<Event>,
    ) {
        position.ganga[tile as usize - 1] = space;
        let reward = self.tables.river_tiles[tile as usize - 1];
        events.push(Event::RiverTile { tile, space, reward });
        if position.ganga.contains(&0) {
            position.stack.push(Pending::Count { from: space });
        }
    }

    /// RAJ-3: the lowest total starts; a tie is drawn.
    pub(super) fn find_starter(&self, position: &mut Position, events: &mut impl Sink<Event>) {
        let total = |seat: Seat| -> u16 { position.rajas[seat].dice.0.into_iter().map(Faces::total).sum() };
        let lowest = Seat::all(self.seats).map(total).min().unwrap_or(0);
        let tied = Seat::all(self.seats).filter(|seat| total(*seat) == lowest);
        let seats = tied.fold(0_u8, |set, seat| set | 1 << seat.index());
        if seats.is_power_of_two() {
            self.seat_starter(position, Seat::new(seats.trailing_zeros() as usize), events);
        } else {
            position.stack.push(Pending::Tie { seats });
        }
    }

    pub(super) fn seat_starter(&self, position: &mut Position, starter: Seat, events: &mut impl Sink<Event>) {
        position.starter = starter;
        position.active = starter;
        let mut seat = starter;
        for place in 0..self.seats {
            position.rajas[seat].money = FIRST_MONEY + place as u16;
            seat = seat.next(self.seats);
        }
        events.push(Event::Starter { seat: starter });
        if self.navaratnas {
            position.stack.push(Pending::Browns { drawn: [None; 4] });
        }
    }

    /// RAJ-27: when all have drawn, they lay their tiles in turn order.
    pub(super) fn draw_brown(
        &self,
        position: &mut Position,
        mut drawn: [Option<YieldTile>; 4],
        tile: YieldTile,
        events: &mut impl Sink<Event>,
    ) {
        let nth = drawn.iter().flatten().count();
        let seat = self.nth_from_starter(position, nth);
        drawn[nth] = Some(tile);
        position.yields &= !tile.bit();
        events.push(Event::Drawn { seat, tile, reward: self.tables.yield_reward(tile) });
        if nth + 1 < self.seats {
            position.stack.push(Pending::Browns { drawn });
            return;
        }
        for nth in (0..self.seats).rev() {
            let Some(tile) = drawn[nth] else { continue };
            let seat = self.nth_from_starter(position, nth);
            position.stack.push(Pending::LayBrown { seat, tile });
        }
    }

    pub(crate) fn nth_from_starter(&self, position: &Position, nth: usize) -> Seat {
        Seat::new((position.starter.index() + nth) % self.seats)
    }

    /// RAJ-29: lays a yield tile on a slot.
    pub(super) fn lay_yield(
        &self,
        position: &mut Position,
        seat: Seat,
        tile: YieldTile,
        edge: Edge,
        events: &mut impl Sink<Event>,
    ) {
        if let Some(number) = self.tables.edge_number(edge) {
            position.rajas[seat].slots[number] = Some(tile);
            events.push(Event::YieldLaid { seat, tile, edge });
        }
    }
}
