//! What moves and outcomes do.
//!
//! `Hand` is a turn in progress: the rules, the position, whose turn it is, and where events go.

mod act;
mod bonus;
mod turn;

use table::{Seat, Sink};

pub(crate) use self::act::MARKET;
use crate::{Charmers, Colour, Event, Face, Move, Outcome, Pending, Place, Position, Sheet};

/// A turn in progress.
pub(crate) struct Hand<'a, S> {
    rules: &'a Charmers,
    position: &'a mut Position,
    seat: Seat,
    events: &'a mut S,
}

impl<'a, S: Sink<Event>> Hand<'a, S> {
    pub(crate) fn new(rules: &'a Charmers, position: &'a mut Position, events: &'a mut S) -> Self {
        let seat = position.mover();
        Self { rules, position, seat, events }
    }

    fn sheet(&mut self) -> &mut Sheet {
        &mut self.position.sheets[self.seat]
    }

    fn tell(&mut self, event: Event) {
        self.events.push(event);
    }

    /// Plays a legal move and everything that follows without a choice.
    pub(crate) fn play(&mut self, mv: Move) {
        self.carry_out(mv);
        self.run();
    }

    /// Lets a possible outcome happen.
    pub(crate) fn resolve(&mut self, outcome: Outcome) {
        match outcome {
            Outcome::Start { seat } => self.begin(seat),
            Outcome::One { face } => self.show(&[face]),
            Outcome::Pair { first, second } => self.show(&[first, second]),
        }
    }

    /// Shows new faces, in the middle for the whole roll or in hand for a karma roll.
    fn show(&mut self, faces: &[Face]) {
        let faces = faces.iter().copied();
        if let Pending::Roll(colour) = self.position.pending.top() {
            self.position.dice.show(faces, Place::Middle);
            let next = Colour::ALL.get(colour.index() + 1);
            self.position.pending.replace(next.map_or(Pending::Choose, |&next| Pending::Roll(next)));
        } else {
            self.position.dice.show(faces, Place::Hand);
            self.position.pending.pop();
        }
    }
}
