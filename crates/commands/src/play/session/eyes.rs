//! Who is looking at the screen, and what they may see.

use table::{Seat, Viewer};

use super::{Phase, Session};

impl Session {
    /// Who has to come to the screen before anything is shown.
    pub(crate) fn curtain(&self) -> Option<Seat> {
        match self.phase() {
            Phase::Choose { seat } if self.eyes != Some(seat) => Some(seat),
            _ => None,
        }
    }

    /// The person has come to the screen, and the table is shown.
    pub(crate) fn lift_curtain(&mut self) {
        if let Some(seat) = self.curtain() {
            self.eyes = Some(seat);
        }
    }

    /// Whose view may be shown: a spectator's at the end of a shared game and to those who only watch.
    pub(crate) fn viewer(&self) -> Viewer {
        match (self.phase(), self.curtain()) {
            (Phase::Over, _) if self.humans().len() > 1 => Viewer::Spectator,
            (_, Some(_)) => Viewer::Spectator,
            _ => self.eyes.into(),
        }
    }
}
