//! Bots at the table: when they think, for whom, and how long they take.

use std::time::Duration;

use search::Effort;
use table::Seat;
use tokio::time::Instant;

use super::{Ask, Connection, Room};
use crate::ids;
use crate::thinkers::Wait;
use sitting::{Denial, Waiting, pace};

impl Room {
    /// Lets a bot think if one is to move, once for every version.
    pub(super) fn think(&mut self) {
        let Waiting::Bot(seat) = self.sitting.waiting() else { return };
        let v = self.sitting.version();
        if !self.ours || self.thinking == Some(v) || v != self.sitting.stored_version() || self.pauses() {
            return;
        }
        let Some(thinker) = self.sitting.thinker(seat) else { return };
        self.thinking = Some(v);
        self.not_before = Instant::now() + self.bots_time(seat);
        self.last_bot = Some(seat);
        let mailbox = self.mailbox.clone();
        let usual = || (Effort::time(pace::BOT), u64::from_be_bytes(ids::random()));
        let (effort, seed) = self.sitting.settled_thought().unwrap_or_else(usual);
        let (wait, owner) = self.who_waits();
        self.shared.thinkers.submit(wait, &owner, move || {
            // A thought that panics counts as empty: the table goes on with the first move of the list.
            let thought =
                std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| thinker(effort, seed).text));
            let text = thought.unwrap_or_default();
            if let Some(mailbox) = mailbox.upgrade() {
                let _ = mailbox.blocking_send(Ask::Thought { v, text });
            }
        });
    }

    /// Bots that play only each other pause unless someone is watching.
    pub(super) fn pauses(&self) -> bool {
        self.connections.is_empty() && self.sitting.is_of_bots()
    }

    /// On whose behalf a bot thinks: a player who is there and waiting for it, or the host.
    pub(super) fn who_waits(&self) -> (Wait, String) {
        let there = self.connected();
        let people = self.sitting.seating.people().into_iter().map(|person| &person.player);
        match people.into_iter().find(|player| there.contains(player)) {
            Some(player) => (Wait::Person, player.clone()),
            None => (Wait::Nobody, self.sitting.host.clone()),
        }
    }

    /// The least time a bot takes, so people can follow it.
    pub(super) fn bots_time(&self, seat: Seat) -> Duration {
        let followed = self.connections.values().any(Connection::follows);
        if followed { pace::followed(self.last_bot != Some(seat)) } else { Duration::ZERO }
    }

    /// Thinks about a player's own moves, off the room's task.
    pub(super) fn advise(&self, connection: u64, id: u32, seat: Seat, owner: &str) -> Result<(), Denial> {
        let v = self.sitting.version();
        let thinker = self.sitting.adviser(seat)?;
        let labels = self.sitting.labels();
        let mailbox = self.mailbox.clone();
        let seed = u64::from_be_bytes(ids::random());
        self.shared.thinkers.submit(Wait::Person, owner, move || {
            let thought =
                std::panic::AssertUnwindSafe(|| thinker(Effort::time(pace::HINT).with_reasons(), seed));
            let opinion = std::panic::catch_unwind(thought).ok();
            let advice = opinion.map(|opinion| sitting::tell::advice(opinion, &labels));
            if let Some(mailbox) = mailbox.upgrade() {
                let _ = mailbox.blocking_send(Ask::Advice { connection, id, v, advice });
            }
        });
        Ok(())
    }
}
