//! What a rated table requires: everyone plays one seat, alone, with the same components.

use table::{ComponentSet, Line, Seat};
use wire::{NewTable, SeatWish};

use crate::Denial;
use crate::Sitting;

/// Why such a table cannot be rated. That everyone has an account is checked by the routes and the room,
/// which can look it up.
pub(super) fn check_wish(levels: &[&str], new: &NewTable, components: &ComponentSet) -> Result<(), Denial> {
    let many = new.seats.iter().filter(|wish| matches!(wish, SeatWish::Me { .. })).count() > 1;
    let for_people = new.seats.iter().any(|wish| !matches!(wish, SeatWish::Bot { .. }));
    let unrated = new.seats.iter().any(|wish| !is_rated_bot(levels, wish));
    match components {
        _ if many => Err(Denial::RATED_ONE_SEAT),
        _ if !for_people || new.seats.len() < 2 => Err(Denial::RATED_PEOPLE),
        _ if unrated => Err(Denial::RATED_LEVEL),
        _ if new.hints == Some(true) => Err(Denial::RATED_HINTS),
        // Otherwise nobody who is about to lose would have to move.
        _ if new.clock.is_none() => Err(Denial::RATED_CLOCK),
        ComponentSet::File(_) => Err(Denial::RATED_COMPONENTS),
        ComponentSet::Edition(_) => Ok(()),
    }
}

/// The six levels that people play against are rated; those that are there to measure them are not.
const RATED_LEVELS: usize = 6;

/// Whether a wish is for no bot, or for one of the rated levels. An unknown level is refused elsewhere.
fn is_rated_bot(levels: &[&str], wish: &SeatWish) -> bool {
    let SeatWish::Bot { level } = wish else { return true };
    let (others, _) = levels.split_at(levels.len().saturating_sub(RATED_LEVELS));
    !others.contains(&level.as_str())
}

impl Sitting {
    /// Only rated bots may sit at a rated table.
    pub(super) fn must_be_rated_bot(&self, wish: &SeatWish) -> Result<(), Denial> {
        let fits = !self.terms.rated || is_rated_bot(self.game.levels(), wish);
        if fits { Ok(()) } else { Err(Denial::RATED_LEVEL) }
    }

    /// Whether every seat has made a move that stands: a match that ends before that says nothing about
    /// anyone.
    pub(super) fn all_have_moved(&self) -> bool {
        let log = self.game.log();
        let mover = |index: usize| match &log.lines[index] {
            Line::Move { seat, .. } => Some(*seat),
            _ => None,
        };
        let movers: Vec<Seat> = log.standing().into_iter().filter_map(mover).collect();
        Seat::all(self.seats()).all(|seat| movers.contains(&seat))
    }

    /// The host may not take a second seat.
    pub(super) fn must_leave_one_seat(&self, player: &str, seat: u8, wish: &SeatWish) -> Result<(), Denial> {
        let is_own = matches!(wish, SeatWish::Me { .. });
        let second = self.seating.of(player).iter().any(|&own| own != seat);
        if self.terms.rated && is_own && second { Err(Denial::RATED_ONE_SEAT) } else { Ok(()) }
    }

    /// A match of bots alone measures nobody.
    pub(super) fn must_have_people(&self) -> Result<(), Denial> {
        if self.terms.rated && self.seating.people().is_empty() { Err(Denial::RATED_PEOPLE) } else { Ok(()) }
    }
}
