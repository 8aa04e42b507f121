//! The end and the result.

use table::{BySeat, Seat, Standing};

use crate::{Charmers, Position, Sheet};

impl Charmers {
    /// DCH-2: whether this sheet's tracks have met.
    pub(crate) fn has_crossed(&self, sheet: &Sheet) -> bool {
        sheet.excess() >= i32::from(self.strict)
    }

    /// DCH-2: whether any seat's tracks have met.
    pub(crate) fn has_crossing(&self, position: &Position) -> bool {
        position.sheets.as_slice().iter().any(|sheet| self.has_crossed(sheet))
    }
}

/// DCH-4: the highest excess, in half-points; then more karma collected, then more used. The
/// highest of all is the highest of those whose tracks have met, if any have.
pub(crate) fn standings(position: &Position) -> BySeat<Standing> {
    let scores = position.sheets.map(|sheet| sheet.excess());
    let key = |seat: Seat| {
        let sheet = &position.sheets[seat];
        (sheet.excess(), i32::from(sheet.karma), i32::from(sheet.karma_used))
    };
    Standing::rank(&scores, key)
}
