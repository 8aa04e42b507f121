//! Who sits where, as it is stored with a table.

use serde::{Deserialize, Serialize};
use wire::{SeatInfo, SeatKind};

/// Somebody who asks for something: the public id and the name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Who {
    pub(crate) player: String,
    pub(crate) name: String,
}

/// The seats of a table in order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Seating(pub(crate) Vec<Chair>);

/// One seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Chair {
    /// The person who holds it, or held it before a bot took over.
    pub(crate) person: Option<Person>,
    /// The level of the bot that plays it.
    pub(crate) bot: Option<String>,
}

/// A person in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Person {
    pub(crate) player: String,
    pub(crate) name: String,
    /// Random bytes in hex, to be mixed into the chance.
    pub(crate) contribution: Option<String>,
}

impl Person {
    /// Whether this was somebody of whom nothing is kept any more.
    pub(crate) fn is_gone(&self) -> bool {
        self.player.is_empty()
    }
}

impl Chair {
    pub(crate) const fn is_open(&self) -> bool {
        self.person.is_none() && self.bot.is_none()
    }

    /// The person who decides for this seat now.
    pub(crate) fn holder(&self) -> Option<&Person> {
        self.person.as_ref().filter(|_| self.bot.is_none())
    }

    /// The person's name, or else the bot's level, which clients translate.
    fn name(&self) -> String {
        let person = self.person.as_ref().map(|person| person.name.clone());
        person.or_else(|| self.bot.clone()).unwrap_or_default()
    }

    fn info(&self, connected: &dyn Fn(&str) -> bool) -> SeatInfo {
        let kind = match (&self.bot, &self.person) {
            (Some(_), _) => SeatKind::Bot,
            (None, Some(_)) => SeatKind::Person,
            (None, None) => SeatKind::Open,
        };
        let player = self.person.as_ref().filter(|person| !person.is_gone());
        SeatInfo {
            kind,
            name: self.name(),
            connected: self.holder().is_some_and(|person| connected(&person.player)),
            contributed: self.person.as_ref().is_some_and(|person| person.contribution.is_some()),
            player: player.map(|person| person.player.clone()),
            level: self.bot.clone(),
        }
    }
}

impl Seating {
    pub(crate) fn info(&self, connected: &dyn Fn(&str) -> bool) -> Vec<SeatInfo> {
        self.0.iter().map(|chair| chair.info(connected)).collect()
    }

    /// The seats that a player holds or held.
    pub(crate) fn of(&self, player: &str) -> Vec<u8> {
        let is_his = |chair: &Chair| chair.person.as_ref().is_some_and(|person| person.player == player);
        (0..).zip(&self.0).filter(|(_, chair)| is_his(chair)).map(|(seat, _)| seat).collect()
    }

    pub(crate) fn is_full(&self) -> bool {
        self.0.iter().all(|chair| !chair.is_open())
    }

    /// Different people at the table, in seat order; not those who left for good.
    pub(crate) fn people(&self) -> Vec<&Person> {
        let mut people: Vec<&Person> = Vec::new();
        let persons = self.0.iter().filter_map(|chair| chair.person.as_ref());
        for person in persons.filter(|person| !person.is_gone()) {
            if people.iter().all(|other| other.player != person.player) {
                people.push(person);
            }
        }
        people
    }

    pub(crate) fn names(&self) -> Vec<String> {
        self.0.iter().map(Chair::name).collect()
    }
}
