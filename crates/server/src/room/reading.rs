//! Reading the table: when someone comes, and again when another process has changed it.

use super::{Room, Shared};
use crate::ids;
use crate::store::{News, StoreError, TableRow};
use sitting::{Hours, Sitting};

impl Room {
    /// Another process may have changed the table, or said something at it.
    pub(super) async fn look(&mut self, news: &News) {
        match news {
            News::Moved { revision, .. } if *revision <= self.sitting.revision() => {}
            News::Moved { .. } => self.reload().await,
            News::Said { n, .. } if *n < self.next_chat => {}
            News::Said { .. } => self.listen().await,
            News::Cleared { n, .. } => self.forget_chat(*n),
            News::Here { process, players, .. } => self.note_elsewhere(process, players),
            News::Who { process, .. } if *process == self.shared.process => {}
            News::Who { .. } => self.say_who_is_here().await,
            News::Beat { .. } => {}
            News::Missed => {
                self.reload().await;
                self.listen().await;
                self.ask_around().await;
            }
        }
    }

    /// Reads the table again if another process has changed it. Returns whether it has.
    pub(super) async fn catch_up_with_others(&mut self) -> bool {
        if !self.shared.store.is_shared() {
            return false;
        }
        let known = self.sitting.revision();
        match self.shared.store.revision(&self.sitting.id).await {
            Ok(Some(revision)) if revision == known => false,
            // If the database does not answer now, the next request asks again.
            Err(_) => false,
            Ok(_) => {
                self.reload().await;
                true
            }
        }
    }

    /// Reads the table again, and tells everyone what has happened since the last time.
    pub(super) async fn reload(&mut self) {
        let from = self.sitting.stored_version();
        match self.read_again().await {
            Ok(Some(())) => {
                self.thinking = None;
                // Bots watched here are not left to a process where nobody is watching.
                self.ours = self.sitting.is_of_bots() && !self.connections.is_empty();
                self.see_out();
                self.tell_step(from);
            }
            // The host has deleted the table, or the storage has failed.
            Ok(None) | Err(_) => self.gone = true,
        }
    }

    /// Brings the table up to date with what is stored: from the new lines alone if possible, otherwise as a
    /// whole. `None` if the table no longer exists.
    pub(super) async fn read_again(&mut self) -> Result<Option<()>, StoreError> {
        let Some(row) = self.shared.store.table(&self.sitting.id).await? else { return Ok(None) };
        if let Some(first) = self.sitting.next_line() {
            let lines = self.shared.store.lines(&row, first).await?;
            match self.sitting.go_on(&row, &lines, hours(self.shared.since)) {
                Ok(()) => return Ok(Some(())),
                Err(error) => tracing::warn!(%error, "the table is read as a whole"),
            }
        }
        self.sitting = load_row(&self.shared, &row).await?;
        Ok(Some(()))
    }

    /// Reads what was said at other processes, and passes it on.
    pub(super) async fn listen(&mut self) {
        let Ok(chat) = self.shared.store.chat(&self.sitting.id).await else { return };
        let known = self.next_chat;
        for message in chat.iter().filter(|message| message.n >= known) {
            self.tell_chat(message);
        }
        self.next_chat = chat.last().map_or(0, |last| last.n + 1);
        self.chat = chat;
    }
}

/// A table as it is stored; `None` if there is none.
pub(crate) async fn load_sitting(shared: &Shared, id: &str) -> Result<Option<Sitting>, StoreError> {
    let Some(row) = shared.store.table(id).await? else { return Ok(None) };
    load_row(shared, &row).await.map(Some)
}

async fn load_row(shared: &Shared, row: &TableRow) -> Result<Sitting, StoreError> {
    let log = shared.store.log(row).await?;
    let seed = shared.store.seed(&row.id).await?;
    let seed = row.seed(seed.as_deref())?;
    // A long log takes a while to replay; the threads that serve have others to serve.
    let (games, row, hours) = (shared.games.clone(), row.clone(), hours(shared.since));
    let read = tokio::task::spawn_blocking(move || Sitting::load(&games, &row, &log, seed, hours));
    Ok(read.await.map_err(|error| StoreError::Corrupt(format!("a table cannot be read: {error}")))??)
}

fn hours(since: i64) -> Hours {
    Hours { since, now: ids::now() }
}
