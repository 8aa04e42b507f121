//! Who sits where, as stored with a table.

use serde::{Deserialize, Deserializer, Serialize};
use wire::{SeatInfo, SeatKind};

/// A player who asks for something: the public id and the name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Who {
    /// The public id.
    pub player: String,
    /// The name to show.
    pub name: String,
    /// Whether the account is marked as played by a program.
    pub program: bool,
}

/// The seats of a table in order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Seating(pub Vec<Chair>);

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Chair {
    /// The person who has it, or had it before a bot took over.
    pub person: Option<Person>,
    /// The level of the bot that plays it.
    #[serde(default, deserialize_with = "current_level")]
    pub bot: Option<String>,
    /// The player it is reserved for while nobody sits there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kept: Option<Who>,
}

/// A level by its current name, even if it was stored under its former one.
fn current_level<'de, D: Deserializer<'de>>(read: D) -> Result<Option<String>, D::Error> {
    let level = Option::<String>::deserialize(read)?;
    Ok(level.map(|level| registry::current_level(&level).to_owned()))
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Person {
    /// The public id; empty for a player who left for good.
    pub player: String,
    /// The name to show.
    pub name: String,
    /// Random bytes in hex, to be mixed into the chance.
    pub contribution: Option<String>,
    /// Whether the account was marked as played by a program.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub program: bool,
}

impl Person {
    /// Whether this player left for good, so only the seat is remembered.
    pub fn is_gone(&self) -> bool {
        self.player.is_empty()
    }
}

impl Chair {
    /// Whether nobody sits here, person or bot.
    pub const fn is_open(&self) -> bool {
        self.person.is_none() && self.bot.is_none()
    }

    /// Whether this player may sit down here.
    pub fn is_open_to(&self, player: &str) -> bool {
        self.is_open() && self.kept.as_ref().is_none_or(|kept| kept.player == player)
    }

    /// The person who decides for this seat now.
    pub fn holder(&self) -> Option<&Person> {
        self.person.as_ref().filter(|_| self.bot.is_none())
    }

    /// The person in this seat, unless they left for good.
    pub fn who(&self) -> Option<Who> {
        let person = self.person.as_ref().filter(|person| !person.is_gone())?;
        Some(Who { player: person.player.clone(), name: person.name.clone(), program: person.program })
    }

    /// The level of a bot that sat here from the start, and so has its own name.
    fn own_bot(&self) -> Option<&str> {
        self.bot.as_deref().filter(|_| self.person.is_none())
    }

    fn info(&self, name: String, connected: &dyn Fn(&str) -> bool) -> SeatInfo {
        let kind = match (&self.bot, &self.person) {
            (Some(_), _) => SeatKind::Bot,
            (None, Some(_)) => SeatKind::Person,
            (None, None) => SeatKind::Open,
        };
        let player = self.person.as_ref().filter(|person| !person.is_gone());
        SeatInfo {
            kind,
            name,
            connected: self.holder().is_some_and(|person| connected(&person.player)),
            contributed: self.person.as_ref().is_some_and(|person| person.contribution.is_some()),
            player: player.map(|person| person.player.clone()),
            level: self.bot.clone(),
            program: self.holder().is_some_and(|person| person.program),
            kept: self.kept.as_ref().filter(|_| self.is_open()).map(|kept| kept.player.clone()),
        }
    }
}

impl Seating {
    /// The seats as everyone sees them.
    pub fn info(&self, connected: &dyn Fn(&str) -> bool) -> Vec<SeatInfo> {
        let named = self.0.iter().zip(self.names());
        named.map(|(chair, name)| chair.info(name, connected)).collect()
    }

    /// The seats that a player has or had.
    pub fn of(&self, player: &str) -> Vec<u8> {
        let is_his = |chair: &Chair| chair.person.as_ref().is_some_and(|person| person.player == player);
        (0..).zip(&self.0).filter(|(_, chair)| is_his(chair)).map(|(seat, _)| seat).collect()
    }

    /// The seat reserved for this player, otherwise the first that is open to them.
    pub fn first_for(&self, player: &str) -> Option<usize> {
        let open = || self.0.iter().enumerate().filter(|(_, chair)| chair.is_open_to(player));
        let kept = open().find(|(_, chair)| chair.kept.is_some());
        kept.or_else(|| open().next()).map(|(seat, _)| seat)
    }

    /// Whether no seat is open.
    pub fn is_full(&self) -> bool {
        self.0.iter().all(|chair| !chair.is_open())
    }

    /// The different people at the table, in seat order, without those who left for good.
    pub fn people(&self) -> Vec<&Person> {
        let mut people: Vec<&Person> = Vec::new();
        let persons = self.0.iter().filter_map(|chair| chair.person.as_ref());
        for person in persons.filter(|person| !person.is_gone()) {
            if people.iter().all(|other| other.player != person.player) {
                people.push(person);
            }
        }
        people
    }

    /// What everyone is called: a person by their chosen name, even after a bot has taken over, and a bot by
    /// its own.
    pub fn names(&self) -> Vec<String> {
        (0..self.0.len()).map(|seat| self.name(seat)).collect()
    }

    fn name(&self, seat: usize) -> String {
        let chair = &self.0[seat];
        match (&chair.person, chair.own_bot()) {
            (Some(person), _) => person.name.clone(),
            (None, Some(level)) => {
                let before = self.0[..seat].iter().filter(|other| other.own_bot() == Some(level)).count();
                self.free_name(level, before).unwrap_or(level).to_owned()
            }
            (None, None) => chair.kept.as_ref().map(|kept| kept.name.clone()).unwrap_or_default(),
        }
    }
}

impl Seating {
    /// The name of the `nth` bot of its level, which no person at the table has.
    fn free_name(&self, level: &str, nth: usize) -> Option<&'static str> {
        let is_taken = |name: &str| {
            let persons = self.0.iter().filter_map(|chair| chair.person.as_ref());
            persons.into_iter().any(|person| person.name.trim().eq_ignore_ascii_case(name))
        };
        // A level has as many names as a table has seats, so there are enough for everyone.
        let names = (0..self.0.len() + nth).map_while(|one| registry::bot_name(level, one));
        let mut free = names.filter(|name| !is_taken(name));
        free.nth(nth).or_else(|| registry::bot_name(level, nth))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_is_never_called_like_a_person_at_the_table() {
        let stored = r#"[{"person":null,"bot":"easy"},{"person":null,"bot":"easy"},
            {"person":{"player":"p","name":"asha","contribution":null},"bot":null}]"#;
        let seating: Seating = serde_json::from_str(stored).unwrap();
        assert_eq!(seating.names(), ["Bala", "Deepa", "asha"]);
    }

    #[test]
    fn seats_stored_with_former_levels_are_read_and_named() {
        let stored = r#"[{"person":null,"bot":"trader"},{"person":null,"bot":"trader"},
            {"person":{"player":"p","name":"Ana","contribution":null},"bot":"raja"},{"person":null,"bot":null}]"#;
        let seating: Seating = serde_json::from_str(stored).unwrap();
        let levels: Vec<_> = seating.0.iter().map(|chair| chair.bot.as_deref()).collect();
        assert_eq!(levels, [Some("easy"), Some("easy"), Some("expert"), None]);
        assert_eq!(seating.names(), ["Asha", "Bala", "Ana", ""]);
        assert!(!serde_json::to_string(&seating).unwrap().contains("trader"));
    }
}
