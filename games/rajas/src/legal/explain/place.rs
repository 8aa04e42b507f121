//! Why a worker cannot be placed there.

use table::{Phrase, Refusal};

use super::{no_die, refuse, too_little};
use crate::legal::{PORTUGUESE, space_for, terraces};
use crate::moves::Move;
use crate::pieces::{Colour, Face, Tile};
use crate::position::{Position, Raja};
use crate::setup::Rajas;
use crate::spaces::{ASSORTED_SET, Space, SpaceSet};

impl Rajas {
    pub(super) fn why_no_placement(&self, position: &Position, mv: Move) -> Refusal {
        let free = self.spaces & !position.occupied();
        let taken = |space: Space| free & space.bit() == 0;
        match mv {
            Move::Quarry { coins, tile } => self.why_no_quarry(position, free, coins, tile),
            Move::Market { good, .. } if taken(Space::good(good)) => occupied(),
            Move::Market { colour, face, .. } => no_die("RAJ-17", colour, face),
            Move::Assorted if free & ASSORTED_SET == 0 => occupied(),
            Move::Assorted => refuse("RAJ-18", Phrase::new("rajas-refuse-assorted")),
            Move::Harbour { coins, colour, face } => self.why_no_harbour(position, free, coins, colour, face),
            Move::Terrace { colour } if free & terraces(colour) == 0 => occupied(),
            Move::Balcony { colour, .. } if taken(Space::balcony(colour)) => occupied(),
            Move::Balcony { colour, face } => no_die("RAJ-22", colour, face),
            Move::Outer => occupied(),
            Move::Chamber { face, .. } if taken(Space::chamber(face.pips())) => occupied(),
            Move::Chamber { face, colour } => Self::why_no_chamber(position, face, colour),
            _ => refuse("RAJ-4", Phrase::new("rajas-refuse-place-first")),
        }
    }

    /// RAJ-12, RAJ-13.
    fn why_no_quarry(&self, position: &Position, free: SpaceSet, coins: u8, tile: Tile) -> Refusal {
        let raja = position.raja();
        let price = u16::from(self.tables.tile(tile).price);
        let total = raja.dice[tile.colour()].total();
        if space_for(&self.tables.quarry, coins, free, Space::quarry).is_none() {
            no_space(&self.tables.quarry, coins)
        } else if u16::from(coins) > raja.money {
            too_poor(coins, raja.money)
        } else if !position.open.contains(&Some(tile)) {
            refuse("RAJ-12", Phrase::new("rajas-refuse-not-open"))
        } else if total < price {
            too_little("RAJ-12", price, total)
        } else {
            refuse("RAJ-13", Phrase::new("rajas-refuse-no-ground"))
        }
    }

    /// RAJ-19, RAJ-20.
    fn why_no_harbour(
        &self,
        position: &Position,
        free: SpaceSet,
        coins: u8,
        colour: Colour,
        face: Face,
    ) -> Refusal {
        let raja = position.raja();
        if raja.boat >= self.tables.river_end() {
            refuse("RAJ-20", Phrase::new("rajas-refuse-boat-arrived"))
        } else if space_for(&self.tables.harbour, coins, free, Space::harbour).is_none() {
            no_space(&self.tables.harbour, coins)
        } else if u16::from(coins) > raja.money {
            too_poor(coins, raja.money)
        } else if face.pips() > 3 {
            refuse("RAJ-19", Phrase::new("rajas-refuse-harbour-die"))
        } else {
            no_die("RAJ-19", colour, face)
        }
    }

    /// RAJ-23, RAJ-24, RAJ-26.
    fn why_no_chamber(position: &Position, face: Face, colour: Colour) -> Refusal {
        if position.raja().dice[colour][face] == 0 {
            no_die_for_chamber(position.raja(), face, colour)
        } else if face.pips() == PORTUGUESE {
            refuse("RAJ-23", Phrase::new("rajas-refuse-river-short"))
        } else {
            refuse("RAJ-26", Phrase::new("rajas-refuse-nothing-to-cover"))
        }
    }
}

/// A chamber takes a die of any colour, and karma may turn one: the refusal says what would help.
fn no_die_for_chamber(raja: &Raja, face: Face, colour: Colour) -> Refusal {
    let has = |face: Face| Colour::ALL.iter().any(|&any| raja.dice[any][face] > 0);
    if has(face) {
        no_die("RAJ-24", colour, face)
    } else if raja.karma > 0 && has(face.opposite()) {
        let phrase = Phrase::new("rajas-refuse-turn-one").with("pips", face.pips());
        refuse("RAJ-24", phrase.with("other", face.opposite().pips()))
    } else {
        refuse("RAJ-24", Phrase::new("rajas-refuse-no-pips").with("pips", face.pips()))
    }
}

fn occupied() -> Refusal {
    refuse("RAJ-4", Phrase::new("rajas-refuse-occupied"))
}

/// The space is taken, or never existed.
fn no_space(coins: &[u8], price: u8) -> Refusal {
    if coins.contains(&price) {
        occupied()
    } else {
        refuse("RAJ-4", Phrase::new("rajas-refuse-no-space").with("coins", price))
    }
}

/// RAJ-7.
fn too_poor(coins: u8, money: u16) -> Refusal {
    let phrase = Phrase::new("rajas-refuse-coins");
    refuse("RAJ-7", phrase.with("coins", coins).with("money", u32::from(money)))
}
