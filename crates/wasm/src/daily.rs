//! The daily deal on this device: the same cards and the same bot as on every server. Only a server knows who
//! else has played it.

use registry::Registry;
use sitting::daily::{OPPONENT, by_level, day, is_day};
use sitting::{Denial, Sitting};
use wire::{Daily, DailyResult, NewTable};

use crate::house::House;
use crate::room::Room;

impl House {
    /// A day's deal, as far as this device knows it. The worker loads the tables for a game's days before it
    /// asks.
    pub(crate) fn daily(&self, game: &str, date: Option<String>, now: i64) -> Result<Daily, Denial> {
        let date = date.unwrap_or_else(|| day(now));
        if !is_day(&date, now) {
            return Err(Denial::NO_SUCH_DAY);
        }
        let own = self.dealt(game, &date).map(|room| &room.sitting);
        let result = own.and_then(Sitting::daily_result);
        let name = own.and_then(|own| own.seating.names().into_iter().next()).unwrap_or_default();
        let you = result.map(|result| DailyResult { you: true, name, ..result });
        let table = own.map(|own| own.id.clone());
        Ok(Daily {
            date,
            opponent: OPPONENT.to_owned(),
            table,
            finished: you.is_some(),
            people: you.into_iter().collect(),
            // They take seconds, so the worker has them play elsewhere.
            levels: Vec::new(),
        })
    }

    /// The table of today's deal, if it was begun: it is dealt only once.
    pub(crate) fn begun_today(&self, new: &NewTable, now: i64) -> Option<&Room> {
        self.dealt(&new.game, new.daily.as_ref().filter(|date| **date == day(now))?)
    }

    fn dealt(&self, game: &str, date: &str) -> Option<&Room> {
        let is_it = |room: &&Room| {
            let Sitting { game: played, terms, .. } = &room.sitting;
            played.card().id == game && terms.daily.as_deref() == Some(date)
        };
        self.rooms.values().find(is_it)
    }
}

/// How each level fares on a day's deal in the player's place; none where there is no such deal.
pub(crate) fn levels(games: &Registry, game: &str, date: &str) -> Option<Vec<DailyResult>> {
    registry::steps().map(|level| by_level(games, game, date, level).ok()).collect()
}
