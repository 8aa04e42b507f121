//! What a rated table asks for: everybody plays for one seat, alone, with the same box.

use table::ComponentSet;
use wire::{NewTable, SeatWish};

use super::Sitting;
use crate::denial::Denial;

/// Why such a table cannot be rated. That everybody has an account is checked by the doors and the room, which
/// can look.
pub(super) fn check_wish(new: &NewTable, components: &ComponentSet) -> Result<(), Denial> {
    let many = new.seats.iter().filter(|wish| matches!(wish, SeatWish::Me { .. })).count() > 1;
    let for_people = new.seats.iter().any(|wish| !matches!(wish, SeatWish::Bot { .. }));
    match components {
        _ if many => Err(Denial::RATED_ONE_SEAT),
        _ if !for_people || new.seats.len() < 2 => Err(Denial::RATED_PEOPLE),
        _ if new.hints == Some(true) => Err(Denial::RATED_HINTS),
        // Else nobody who is about to lose would have to move.
        _ if new.clock.is_none() => Err(Denial::RATED_CLOCK),
        ComponentSet::File(_) => Err(Denial::RATED_COMPONENTS),
        ComponentSet::Edition(_) => Ok(()),
    }
}

impl Sitting {
    /// The host may not take a second seat.
    pub(super) fn must_leave_one_seat(&self, player: &str, seat: u8, wish: &SeatWish) -> Result<(), Denial> {
        let is_own = matches!(wish, SeatWish::Me { .. });
        let second = self.seating.of(player).iter().any(|&own| own != seat);
        if self.terms.rated && is_own && second { Err(Denial::RATED_ONE_SEAT) } else { Ok(()) }
    }

    /// A match of bots alone is no measure of anybody.
    pub(super) fn must_have_people(&self) -> Result<(), Denial> {
        if self.terms.rated && self.seating.people().is_empty() { Err(Denial::RATED_PEOPLE) } else { Ok(()) }
    }
}
