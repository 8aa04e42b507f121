//! Who may come to a table: the host keeps guests out, or everybody who does not sit there.

use serde::{Deserialize, Serialize};
use wire::Stage;

use super::Sitting;
use crate::denial::Denial;

/// A host bars at most so many; more come only by the link, which can be closed.
const MOST_BARRED: usize = 100;

/// As it is stored.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Door {
    /// Only those who sit here may come.
    pub(crate) closed: bool,
    /// Players who may not.
    barred: Vec<String>,
}

impl Sitting {
    /// Whether somebody may look at this table.
    pub(crate) fn may_enter(&self, player: Option<&str>) -> Result<(), Denial> {
        let sits = player.is_some_and(|player| self.host == player || !self.seating.of(player).is_empty());
        match player {
            _ if sits => Ok(()),
            Some(player) if self.door.barred.iter().any(|barred| barred == player) => Err(Denial::BARRED),
            _ if self.door.closed => Err(Denial::DOOR_CLOSED),
            _ => Ok(()),
        }
    }

    /// The host removes a guest and keeps them out, or lets them in again. Whoever plays cannot be removed.
    pub(crate) fn bar(&mut self, host: &str, player: &str, barred: bool) -> Result<(), Denial> {
        self.must_host(host)?;
        let sits = !self.seating.of(player).is_empty();
        if barred && (player == host || (sits && self.stage != Stage::Open)) {
            return Err(Denial::BAR_SEATED);
        }
        if barred && self.door.barred.len() >= MOST_BARRED {
            return Err(Denial::TOO_MANY);
        }
        if barred && sits {
            self.stand(player)?;
        }
        self.door.barred.retain(|other| other != player);
        if barred {
            self.door.barred.push(player.to_owned());
        }
        Ok(())
    }

    /// The host closes the table to everybody who does not sit there, or opens it again.
    pub(crate) fn close_door(&mut self, host: &str, closed: bool) -> Result<(), Denial> {
        self.must_host(host)?;
        self.door.closed = closed;
        Ok(())
    }
}
