//! Players who become someone else, and players who leave for good.

use wire::Stage;

use crate::Sitting;
use crate::letters::look_alike;
use crate::{Denial, Person, Who};

impl Sitting {
    /// What a player is called at this table: a name that looks like another player's here gets a number.
    pub fn name_here(&self, player: &str, name: &str) -> String {
        let others: Vec<&str> = self
            .seating
            .people()
            .into_iter()
            .filter(|person| person.player != player)
            .map(|person| person.name.as_str())
            .collect();
        let is_taken = |name: &str| others.iter().any(|other| look_alike(other, name));
        let numbered = (2..).map(|number| format!("{name} ({number})"));
        let mut names = std::iter::once(name.to_owned()).chain(numbered);
        names.find(|name| !is_taken(name)).unwrap_or_else(|| name.to_owned())
    }

    /// Hands everything of one player's at this table to another; the name stays as it was.
    pub fn hand_over(&mut self, from: &str, to: &str) {
        for person in self.persons_of(from) {
            to.clone_into(&mut person.player);
        }
        for kept in self.kept_for(from) {
            to.clone_into(&mut kept.player);
        }
        if self.host == from {
            to.clone_into(&mut self.host);
        }
        self.reseated = true;
    }

    /// A player leaves for good: an open seat is free again, a match goes on or ends as if the player had
    /// resigned, and finished matches keep no name.
    pub fn forget(&mut self, player: &str) -> Result<(), Denial> {
        if self.stage == Stage::Open {
            self.leave_lobby(player)?;
        }
        while self.stage == Stage::Playing && self.resign(player).is_ok() {}
        for person in self.persons_of(player) {
            person.player.clear();
            person.name.clear();
        }
        for chair in &mut self.seating.0 {
            chair.kept.take_if(|kept| kept.player == player);
        }
        if self.host == player {
            self.host.clear();
        }
        self.reseated = true;
        Ok(())
    }

    fn leave_lobby(&mut self, player: &str) -> Result<(), Denial> {
        let sits = !self.seating.of(player).is_empty();
        match (sits, self.host == player) {
            (true, _) => self.stand(player),
            (false, true) => self.close(player),
            (false, false) => Ok(()),
        }
    }

    fn kept_for(&mut self, player: &str) -> impl Iterator<Item = &mut Who> {
        let kept = self.seating.0.iter_mut().filter_map(|chair| chair.kept.as_mut());
        kept.filter(move |kept| kept.player == player)
    }

    fn persons_of(&mut self, player: &str) -> impl Iterator<Item = &mut Person> {
        let persons = self.seating.0.iter_mut().filter_map(|chair| chair.person.as_mut());
        persons.filter(move |person| person.player == player)
    }
}
