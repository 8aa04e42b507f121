//! The routes of a server that a table on this device needs, with the same messages.

use std::collections::BTreeMap;

use registry::AnyGame;
use serde::Serialize;
use serde::de::DeserializeOwned;
use sitting::{Again, Denial, Import, Sitting, Who, offer};
use table::ComponentSet;
use wire::{ImportedLog, NewTable, PuzzleTry, Rematch, SeatWish, TableInfo};

use crate::house::House;
use crate::kept::Kept;
use crate::outcome::Outcome;
use crate::room::{PLAYER, Room};

/// What the addresses of these tables start with, so nobody asks a server for them.
pub(crate) const PREFIX: &str = "here-";

/// The component set of a game unless another is named.
const DEFAULT: &str = "default";

const NOT_FOUND: Denial = Denial::new("not_found", "server-not-found");

/// A request to one of the routes.
pub(crate) struct Visit<'a> {
    method: &'a str,
    /// The parts of the path.
    path: Vec<&'a str>,
    query: &'a str,
    body: &'a str,
    name: &'a str,
    now: i64,
}

impl Visit<'_> {
    /// A value from the query.
    pub(crate) fn asked(&self, key: &str) -> Option<String> {
        let pairs = self.query.split('&').filter_map(|pair| pair.split_once('='));
        pairs.into_iter().find(|(name, _)| *name == key).map(|(_, value)| decoded(value))
    }

    /// A number from the query.
    pub(crate) fn number(&self, key: &str) -> Option<usize> {
        self.asked(key)?.parse().ok()
    }

    fn read<T: DeserializeOwned>(&self) -> Result<T, Denial> {
        let bad = |error: serde_json::Error| {
            Denial::quoting("bad_request", "server-bad-request", error.to_string())
        };
        serde_json::from_str(self.body).map_err(bad)
    }

    fn who(&self) -> Who {
        Who { player: PLAYER.to_owned(), name: self.name.to_owned(), program: false }
    }
}

impl House {
    /// Answers a request as a server would.
    pub fn ask(&mut self, method: &str, path: &str, body: &str, name: &str, now: i64) -> Outcome {
        let (path, query) = path.split_once('?').unwrap_or((path, ""));
        let path: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        let visit = Visit { method, path, query, body, name, now };
        self.open(&visit).unwrap_or_else(|denial| Outcome::answering(Err(denial)))
    }

    fn open(&mut self, visit: &Visit<'_>) -> Result<Outcome, Denial> {
        match (visit.method, visit.path.as_slice()) {
            ("GET", ["games"]) => Ok(json(&self.all_games())),
            ("GET", ["games", game, what]) => self.about(game, what, visit),
            ("GET", ["puzzles", id]) => {
                Ok(json(&self.puzzles.find(&self.games, id)?.shown((*id).to_owned())?))
            }
            ("GET", ["puzzles", id, "foresee"]) => {
                let text = visit.asked("text").unwrap_or_default();
                Ok(json(&self.puzzles.find(&self.games, id)?.foreseen(&text)?))
            }
            ("POST", ["puzzles", id]) => {
                let PuzzleTry { text } = visit.read()?;
                Ok(json(&self.puzzles.find(&self.games, id)?.judged(text.as_deref())?))
            }
            // Nobody else can come here.
            ("GET", ["tables"]) => Ok(json(&Vec::<TableInfo>::new())),
            ("POST", ["tables"]) => self.make(&visit.read()?, visit),
            ("POST", ["logs"]) => self.import(visit),
            ("POST", ["tables", id, "rematch"]) => self.rematch(id, visit),
            ("POST", ["tables", id, "start" | "sit" | "stand" | "seat"]) => {
                self.at(id, visit)?;
                Err(Denial::NOT_OPEN)
            }
            ("DELETE", ["tables", id]) => self.close(id),
            ("GET", ["tables", id]) => Ok(json(&info(self.at(id, visit)?))),
            ("GET", ["tables", id, what]) => {
                let answer = self.at(id, visit)?.record(what, visit)?;
                Ok(Outcome::answering(Ok(answer)))
            }
            _ => Err(NOT_FOUND),
        }
    }

    /// What there is to know about a game.
    fn about(&self, game: &str, what: &str, visit: &Visit<'_>) -> Result<Outcome, Denial> {
        let found = self.games.game(game).map_err(|_| Denial::NO_SUCH_GAME)?;
        match what {
            "words" => Ok(json(&words(found, visit))),
            "lessons" => Ok(json(&sitting::lessons_told(found.card().id, &found.lessons()))),
            // The page remembers what was solved here.
            "puzzles" => Ok(json(&self.puzzles.list(&self.games, game, None, &BTreeMap::new())?)),
            "daily" => Ok(json(&self.daily(game, visit.asked("date"), visit.now)?)),
            "components" => {
                let set = visit.asked("set").unwrap_or_else(|| DEFAULT.to_owned());
                Ok(json(&offer::tables(found, ComponentSet::Edition(set))?))
            }
            _ => Err(NOT_FOUND),
        }
    }

    fn at(&mut self, id: &str, visit: &Visit<'_>) -> Result<&mut Room, Denial> {
        self.room(id, visit.now).ok_or(Denial::NO_SUCH_TABLE)
    }

    fn all_games(&self) -> Vec<wire::GameInfo> {
        let games = self.games.cards().into_iter().filter_map(|card| self.games.game(card.id).ok());
        let sets =
            |game: &dyn AnyGame| game.card().editions.iter().map(|edition| edition.name.to_owned()).collect();
        games.map(|game| offer::info(game, sets(game))).collect()
    }

    /// A table on this device starts at once, since nobody else can join it.
    fn make(&mut self, new: &NewTable, visit: &Visit<'_>) -> Result<Outcome, Denial> {
        if new.rated {
            return Err(Denial::NEEDS_ACCOUNT);
        }
        if let Some(room) = self.begun_today(new, visit.now) {
            return Ok(json(&info(room)));
        }
        if new.seats.contains(&SeatWish::Open) {
            return Err(Denial::SEATS_OPEN);
        }
        let new = NewTable { start: true, listed: false, ..new.clone() };
        let set = new.components.clone().unwrap_or_else(|| DEFAULT.to_owned());
        let made = Sitting::make(&self.games, &new, &visit.who(), ComponentSet::Edition(set), visit.now)?;
        Ok(self.keep_new(made))
    }

    /// A newly made table: it exists once it is stored.
    fn keep_new(&mut self, mut made: Sitting) -> Outcome {
        made.id.insert_str(0, PREFIX);
        let room = Room::new(made);
        let mut outcome = Outcome::answering(Ok(crate::written(&info(&room))));
        outcome.keep(&Kept::of(&room.sitting));
        self.rooms.insert(room.sitting.id.clone(), room);
        outcome
    }

    fn rematch(&mut self, id: &str, visit: &Visit<'_>) -> Result<Outcome, Denial> {
        let wish: Rematch = visit.read()?;
        let room = self.at(id, visit)?;
        let Again { new, .. } = room.sitting.again(PLAYER, &wish)?;
        let mut outcome = self.make(&new, visit)?;
        let next = outcome.keep.first().map(|kept| kept.id.clone());
        let room = self.at(id, visit)?;
        room.sitting.next = next;
        outcome.keep(&Kept::of(&room.sitting));
        Ok(outcome)
    }

    fn import(&mut self, visit: &Visit<'_>) -> Result<Outcome, Denial> {
        let ImportedLog { log } = visit.read()?;
        let import = Import { player: PLAYER, text: &log, now: visit.now };
        let brought = Sitting::import(&self.games, &import)?;
        Ok(self.keep_new(brought))
    }

    fn close(&mut self, id: &str) -> Result<Outcome, Denial> {
        self.rooms.remove(id).ok_or(Denial::NO_SUCH_TABLE)?;
        Ok(Outcome { forget: Some(id.to_owned()), ..Outcome::answering(Ok("null".to_owned())) })
    }
}

fn info(room: &Room) -> TableInfo {
    room.sitting.info(Some(PLAYER), &|_| true)
}

fn json(value: &impl Serialize) -> Outcome {
    Outcome::answering(Ok(crate::written(value)))
}

/// A game's own sentences in a language, otherwise in English.
fn words(game: &dyn AnyGame, visit: &Visit<'_>) -> String {
    let (files, wished) = (game.words(), visit.asked("language").unwrap_or_default());
    let in_language = |language: &str| files.iter().find(|file| file.language == language);
    let found = in_language(&wished).or_else(|| in_language("en"));
    found.map(|file| file.text.clone()).unwrap_or_default()
}

/// A value as it was before a browser encoded it in an address.
fn decoded(value: &str) -> String {
    let bytes = value.as_bytes();
    let (mut plain, mut at) = (Vec::with_capacity(bytes.len()), 0);
    while let Some(&byte) = bytes.get(at) {
        let coded = (byte == b'%').then(|| value.get(at + 1..at + 3)).flatten();
        let hex = coded.and_then(|pair| u8::from_str_radix(pair, 16).ok());
        plain.push(hex.unwrap_or(if byte == b'+' { b' ' } else { byte }));
        at += if hex.is_some() { 3 } else { 1 };
    }
    String::from_utf8_lossy(&plain).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_read_as_browsers_write_them() {
        for (written, plain) in [
            ("take+gold", "take gold"),
            ("a%26b%C3%A4", "a&b\u{e4}"),
            ("100%", "100%"),
            ("%zz%4", "%zz%4"),
            ("%\u{e4}", "%\u{e4}"),
        ] {
            assert_eq!(decoded(written), plain);
        }
    }
}
