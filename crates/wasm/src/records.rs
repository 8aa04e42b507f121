//! A match viewed as a record.

use sitting::{Denial, Reel, Screening, tell};
use table::Viewer;

use crate::doors::Visit;
use crate::room::Room;
use crate::written;

impl Room {
    /// What can be asked of a table as a record, as text.
    pub(crate) fn record(&self, what: &str, visit: &Visit<'_>) -> Result<String, Denial> {
        let decision = || visit.number("line").ok_or(Denial::NO_SUCH_DECISION);
        Ok(match what {
            "log" => self.sitting.log_for(self.viewer()),
            "replay" => {
                self.replay(visit.asked("as").as_deref(), visit.number("from").unwrap_or_default())?
            }
            "components" => written(&tell::components(self.sitting.game.as_ref())),
            "recount" => written(&self.own_reel()?.sum_up()?),
            "fairness" => written(&self.sitting.evidence().examine()?),
            "moves" => written(&self.own_reel()?.moves_before(decision()?)?),
            "foresee" => {
                let text = visit.asked("text").unwrap_or_default();
                written(&self.own_reel()?.foresee_instead(decision()?, &text)?)
            }
            "instead" => {
                let [text, better] = ["text", "better"].map(|key| visit.asked(key).unwrap_or_default());
                written(&self.own_reel()?.loss_instead(decision()?, &text, &better)?)
            }
            _ => return Err(Denial::new("not_found", "server-not-found")),
        })
    }

    /// A page of the match ply by ply, from the player's own view or the one asked for.
    fn replay(&self, eyes: Option<&str>, from: usize) -> Result<String, Denial> {
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

    /// What a summary or an analysis is made from.
    fn own_reel(&self) -> Result<Reel, Denial> {
        self.sitting.reel(Viewer::Spectator, Viewer::Spectator)
    }
}
