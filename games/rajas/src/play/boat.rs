//! Boats: free spaces, the bridge and the rewards of the river (RAJ-19 to RAJ-21, RAJ-31).

use table::Sink;

use crate::components::Tables;
use crate::event::Event;
use crate::pending::WorkerSource;
use crate::position::Position;
use crate::reward::Reward;
use crate::setup::Rajas;

impl Rajas {
    /// How many free spaces lie ahead of the active seat's boat.
    pub(crate) fn steps_left(&self, position: &Position) -> u8 {
        free_ahead(&self.tables, position).count() as u8
    }

    /// Where this many free spaces lead, at most to the end.
    fn destination(&self, position: &Position, spaces: u8) -> Option<u8> {
        free_ahead(&self.tables, position).take(spaces.into()).last()
    }

    /// Moves the boat; the bridge gives its worker before the reward is taken (RAJ-21).
    pub(crate) fn sail(&self, position: &mut Position, spaces: u8, events: &mut impl Sink<Event>) {
        let Some(to) = self.destination(position, spaces) else { return };
        let seat = position.active;
        let from = std::mem::replace(&mut position.raja_mut().boat, to);
        events.push(Event::Boat { seat, from, to });
        if from < self.tables.bridge && self.tables.bridge <= to {
            self.gain_worker(position, WorkerSource::Bridge, events);
        }
        let reward = self.river_reward(position, to);
        events.push(Event::River { seat, space: to, reward });
        self.push_reward(position, reward);
    }

    /// What a space gives: a river tile replaces what is printed (RAJ-31).
    pub(crate) fn river_reward(&self, position: &Position, space: u8) -> Reward {
        let tile = position.ganga.iter().position(|&covered| covered == space);
        tile.map_or(self.tables.river[space as usize - 1], |tile| self.tables.river_tiles[tile])
    }
}

/// The free spaces ahead of the active seat's boat: no other boat is there, and the end is always free
/// (RAJ-20).
pub(crate) fn free_ahead<'a>(tables: &Tables, position: &'a Position) -> impl Iterator<Item = u8> + use<'a> {
    let end = tables.river_end();
    let is_free =
        move |&space: &u8| space == end || position.rajas.as_slice().iter().all(|raja| raja.boat != space);
    (position.raja().boat + 1..=end).filter(is_free)
}
