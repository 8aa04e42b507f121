//! Turn order, rounds and the end (RAJ-4, RAJ-5, RAJ-28, RAJ-32, RAJ-35, RAJ-36).

use table::{Seat, Sink};

use crate::event::Event;
use crate::pending::Pending;
use crate::position::Position;
use crate::setup::Rajas;

/// The last round (RAJ-36).
pub(crate) const LAST_ROUND: u8 = 40;

impl Rajas {
    /// The turn is over: finds who is next.
    pub(super) fn pass_on(&self, position: &mut Position, events: &mut impl Sink<Event>) {
        if position.ending() {
            self.pass_on_to_last_turns(position, events);
        } else if Seat::all(self.seats).any(|seat| position.rajas[seat].in_round()) {
            position.active = position.active.next(self.seats);
            self.reach(position, events);
        } else {
            self.end_round(position, events);
        }
    }

    /// RAJ-32: seats up to the one before the round's starter get one turn each.
    fn pass_on_to_last_turns(&self, position: &mut Position, events: &mut impl Sink<Event>) {
        let next = position.active.next(self.seats);
        if next == position.starter {
            Self::end_game(position, events);
            return;
        }
        position.active = next;
        if position.raja().in_round() && self.able(position, next) {
            Self::give_turn(position, events);
        }
    }

    /// Turn order has reached a seat: it takes a turn, may take a yield tile, or is passed over.
    fn reach(&self, position: &mut Position, events: &mut impl Sink<Event>) {
        let seat = position.active;
        let raja = position.raja();
        if raja.out {
            return;
        }
        if raja.at_hand() == 0 {
            if self.navaratnas && self.can_take_yield(position, raja) {
                position.stack.push(Pending::Skip);
            }
        } else if self.able(position, seat) {
            Self::give_turn(position, events);
        } else {
            position.raja_mut().out = true;
            events.push(Event::Out { seat });
        }
    }

    fn give_turn(position: &mut Position, events: &mut impl Sink<Event>) {
        events.push(Event::Turn { seat: position.active });
        position.stack.push(Pending::Place);
    }

    /// RAJ-5: workers return; the Great Mogul's last visitor starts, or the next seat clockwise.
    fn end_round(&self, position: &mut Position, events: &mut impl Sink<Event>) {
        if position.round >= LAST_ROUND {
            Self::end_game(position, events);
            return;
        }
        for raja in position.rajas.as_mut_slice() {
            raja.placed = 0;
            raja.out = false;
        }
        let clockwise = position.starter.next(self.seats);
        position.starter = position.next_starter.take().unwrap_or(clockwise);
        position.round += 1;
        self.begin_round(position, events);
    }

    pub(super) fn begin_round(&self, position: &mut Position, events: &mut impl Sink<Event>) {
        position.active = position.starter;
        events.push(Event::Round { round: position.round, starter: position.starter });
        self.reach(position, events);
    }

    fn end_game(position: &mut Position, events: &mut impl Sink<Event>) {
        position.stack.push(Pending::Over);
        events.push(Event::Over { ending: Self::ending_of(position) });
    }

    pub(crate) fn ending_of(position: &Position) -> &'static str {
        if position.ending() { "crossed" } else { "rounds" }
    }

    /// Whether the game has ended.
    #[inline]
    pub(crate) fn is_over(position: &Position) -> bool {
        position.stack.top() == Some(&Pending::Over)
    }
}
