//! Who is at a table in other processes, so everyone can see who is there.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

use super::Room;
use crate::store::News;

/// A process silent for this long is gone, and nobody is connected to it.
const SILENCE: Duration = Duration::from_secs(6);

/// When each of the other processes was last heard from.
#[derive(Default)]
pub(crate) struct Alive(Mutex<HashMap<String, Instant>>);

impl Alive {
    pub(crate) fn heard(&self, process: &str) {
        let mut heard = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        heard.retain(|_, at| at.elapsed() < SILENCE);
        heard.insert(process.to_owned(), Instant::now());
    }

    fn is(&self, process: &str) -> bool {
        let heard = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        heard.get(process).is_some_and(|at| at.elapsed() < SILENCE)
    }
}

impl Room {
    /// Everyone with a client at this table, here or elsewhere.
    pub(super) fn connected(&self) -> Vec<String> {
        let here = self.connections.values().filter_map(|one| one.who().map(|who| who.player.clone()));
        here.chain(self.elsewhere.values().flatten().cloned()).collect()
    }

    /// Asks the other processes who is there.
    pub(super) async fn ask_around(&mut self) {
        let (table, process) = (self.sitting.id.clone(), self.shared.process.clone());
        self.shared.store.say(&News::Who { table, process }).await;
    }

    /// Tells the other processes which seated players are here, if that has changed.
    pub(super) async fn announce(&mut self) {
        let is_here = |player: &str| self.connections.values().any(|one| one.is_of(player));
        let people = self.sitting.seating.people().into_iter().map(|person| person.player.clone());
        let players: Vec<String> = people.filter(|player| is_here(player)).collect();
        if self.announced != players {
            self.announced = players;
            self.say_who_is_here().await;
        }
    }

    pub(super) async fn say_who_is_here(&mut self) {
        let (table, process) = (self.sitting.id.clone(), self.shared.process.clone());
        let players = self.announced.clone();
        self.shared.store.say(&News::Here { table, process, players }).await;
    }

    /// Another process has said who is there.
    pub(super) fn note_elsewhere(&mut self, process: &str, players: &[String]) {
        if process == self.shared.process {
            return;
        }
        self.shared.alive.heard(process);
        if players.is_empty() {
            self.elsewhere.remove(process);
        } else {
            self.elsewhere.insert(process.to_owned(), players.to_vec());
        }
        self.tell_table();
    }

    /// Players connected to a process that died are no longer connected.
    pub(super) fn forget_the_dead(&mut self) {
        let before = self.elsewhere.len();
        let shared = &self.shared;
        self.elsewhere.retain(|process, _| shared.alive.is(process));
        if self.elsewhere.len() != before {
            self.tell_table();
        }
    }
}
