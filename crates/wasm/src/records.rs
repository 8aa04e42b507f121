//! A match looked at as a record.

use sitting::{Denial, Reel, Screening};
use table::Viewer;

use crate::room::Room;

impl Room {
    /// A page of the match ply by ply, through one's own eyes or those that are wished for.
    pub(crate) fn replay(&self, eyes: Option<&str>, from: usize) -> Result<String, Denial> {
        let own = self.viewer();
        let wished = match eyes {
            None => own,
            Some("spectator") => Viewer::Spectator,
            Some(seat) => {
                let seat = seat.parse().ok().and_then(|seat| self.sitting.seat(seat));
                Viewer::Seat(seat.ok_or(Denial::NO_SUCH_SEAT)?)
            }
        };
        let reel = self.sitting.reel(own, wished)?;
        let mut screening = Screening::of(&reel)?;
        screening.play_on(&reel, from, &|| true)?;
        let page = screening.tell(&reel, from)?.concat();
        String::from_utf8(page).map_err(|_| Denial::TROUBLE)
    }

    /// What a recount or an analysis is made of.
    pub(crate) fn own_reel(&self) -> Result<Reel, Denial> {
        self.sitting.reel(Viewer::Spectator, Viewer::Spectator)
    }
}
