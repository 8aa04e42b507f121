//! What one viewer may know: everything except the pips in other hands (CKA-2), and those too if cards have
//! their own dice.

mod imagine;
mod json;

use table::{Seat, Viewer};

use crate::dice::Dice;
use crate::position::Position;

/// A position as its viewer knows it. Everything except pips is public, or unknown to everyone and so not in
/// the position at all; hence this is the position without the others' dice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    viewer: Option<Seat>,
    known: Position,
    /// Whether pips follow from action sides, so all hands are open.
    open_hands: bool,
}

impl View {
    pub(crate) fn of(position: &Position, viewer: Viewer, open_hands: bool) -> Self {
        let mut known = *position;
        let seats = known.players.seats();
        for seat in Seat::all(seats).filter(|&seat| !open_hands && !viewer.is(seat)) {
            known.players[seat].dice = Dice::EMPTY;
        }
        Self { viewer: viewer.seat(), known, open_hands }
    }

    /// The viewer's seat; none for a spectator.
    pub const fn viewer(&self) -> Option<Seat> {
        self.viewer
    }

    /// The position without the dice of the other hands.
    pub const fn known(&self) -> &Position {
        &self.known
    }
}
