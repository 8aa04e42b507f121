//! Who may enter a table: the host can keep out guests, or everyone who isn't seated there.

use serde::{Deserialize, Serialize};
use wire::Stage;

use crate::Denial;
use crate::Sitting;

/// The most guests a host can keep out; against more, the link can be closed.
const MOST_BARRED: usize = 100;

/// The door as it is stored.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Door {
    /// Only those seated here may enter.
    pub closed: bool,
    /// Players who may not enter.
    barred: Vec<String>,
    /// Where they came from, so they do not come back as a new guest. Forgotten when the table is over.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    homes: Vec<Home>,
}

/// Where a guest who is kept out came from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Home {
    player: String,
    /// The address, as a hash that differs for each table.
    place: String,
    since: i64,
}

impl Sitting {
    /// Whether someone may see this table.
    pub fn may_enter(&self, player: Option<&str>) -> Result<(), Denial> {
        let sits = player.is_some_and(|player| self.host == player || !self.seating.of(player).is_empty());
        match player {
            _ if sits => Ok(()),
            Some(player) if self.door.barred.iter().any(|barred| barred == player) => Err(Denial::BARRED),
            _ if self.door.closed => Err(Denial::DOOR_CLOSED),
            _ => Ok(()),
        }
    }

    /// Since when newcomers from a place are kept out, unless this player sits here.
    pub fn keeps_out(&self, player: Option<&str>, place: &str) -> Option<i64> {
        let sits = player.is_some_and(|player| self.host == player || !self.seating.of(player).is_empty());
        let barred = self.door.homes.iter().filter(|home| home.place == place).map(|home| home.since);
        barred.min().filter(|_| !sits)
    }

    /// A table that is over keeps no addresses.
    pub(super) fn forget_homes(&mut self) {
        if self.is_open() {
            self.door.homes.clear();
        }
    }

    /// The host removes a guest, who came from this place, and keeps them out, or lets them back in. A seated
    /// player cannot be removed.
    pub fn bar(
        &mut self,
        host: &str,
        player: &str,
        barred: bool,
        from: Option<String>,
    ) -> Result<(), Denial> {
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
        self.door.homes.retain(|home| home.player != player);
        if barred {
            self.door.barred.push(player.to_owned());
            let home = from.map(|place| Home { player: player.to_owned(), place, since: self.now });
            self.door.homes.extend(home);
        }
        Ok(())
    }

    /// The host closes the table to everyone who isn't seated there, or opens it again.
    pub fn close_door(&mut self, host: &str, closed: bool) -> Result<(), Denial> {
        self.must_host(host)?;
        if self.terms.duplicate.is_some() {
            return Err(Denial::DUPLICATE_CLOSED);
        }
        self.door.closed = closed;
        Ok(())
    }
}
