//! What runs for as long as the process lives: waking tables, listening to other processes, tidying up.

use std::time::Duration;

use tokio::sync::mpsc;

use super::Rooms;
use super::hearing::Wish;
use crate::ids;
use crate::room::Ask;
use crate::store::{CLAIM, Change, Ear, Keep, News, Shard, StoreError};

/// How often tables that need attention are looked for.
const LOOK: Duration = Duration::from_millis(500);

/// How often a process sends a heartbeat.
const BEAT: Duration = Duration::from_secs(2);

/// Guests who never played, and what guests imported, are deleted after this long.
const FORGOTTEN: i64 = 30 * 86_400_000;

/// How many of a guest's finished tables are kept, plus any where someone with an account sits.
const FINISHED_OF_GUEST: i64 = 200;

impl Rooms {
    /// Wakes tables whose bot is to move or whose clock has run out, for as long as the process lives. This
    /// is also how matches continue after a restart.
    pub(crate) async fn keep_awake(self) {
        let mut timer = tokio::time::interval(LOOK);
        timer.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        // A process on its own knows that nobody else has claimed anything.
        let mut ahead = if self.store().is_shared() { 0 } else { CLAIM };
        loop {
            timer.tick().await;
            match self.store().claim(ids::now() + std::mem::take(&mut ahead)).await {
                Ok(ids) => self.wake_all(ids).await,
                Err(error) => tracing::warn!(%error, "could not look for tables to wake"),
            }
        }
    }

    async fn wake_all(&self, ids: Vec<String>) {
        for id in ids {
            if let Err(denial) = self.tell(&id, Ask::Wake).await {
                tracing::warn!(table = id, code = denial.code, "could not wake a table");
            }
        }
    }

    /// Passes on what other processes did, for as long as the process lives.
    pub(crate) async fn keep_listening(self) {
        loop {
            match self.store().listen().await {
                Ok(None) => return,
                Ok(Some(ear)) => self.listen(ear).await,
                Err(error) => tracing::warn!(%error, "could not listen to other processes"),
            }
            tokio::time::sleep(LOOK).await;
        }
    }

    async fn listen(&self, mut ear: Ear) {
        let (mut wishes, open) = self.hearing.begin();
        if let Err(error) = self.listen_on(&mut ear, &open, &mut wishes).await {
            tracing::warn!(%error, "the other processes cannot be heard");
        }
        self.hearing.end();
    }

    /// Until the connection breaks.
    async fn listen_on(
        &self,
        ear: &mut Ear,
        open: &[Shard],
        wishes: &mut mpsc::UnboundedReceiver<Wish>,
    ) -> Result<(), StoreError> {
        ear.join(open).await?;
        // Catches up on anything before this listener was open.
        self.pass_on(News::Missed).await;
        loop {
            tokio::select! {
                heard = ear.hear() => {
                    let Some(news) = heard? else { return Ok(()) };
                    self.hearing.note(news.len());
                    for one in news {
                        self.pass_on(one).await;
                    }
                }
                Some(wish) = wishes.recv() => self.grant(ear, wish).await?,
            }
        }
    }

    async fn grant(&self, ear: &mut Ear, wish: Wish) -> Result<(), StoreError> {
        match wish {
            Wish::Hear { shard, done } => {
                ear.join(&[shard]).await?;
                // The room that asked may have stopped waiting.
                let _ = done.send(());
            }
            // Another table of the channel may have opened meanwhile.
            Wish::Leave { shard } if self.hearing.wants(shard) => {}
            Wish::Leave { shard } => ear.leave(shard).await?,
        }
        Ok(())
    }

    /// Shows the other processes, and later ones, that the tables are being served.
    pub(crate) async fn keep_beating(self) {
        let mut timer = tokio::time::interval(BEAT);
        timer.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        while self.store().is_shared() {
            timer.tick().await;
            if let Err(error) = self.store().beat(ids::now()).await {
                tracing::warn!(%error, "could not give a sign of life");
            }
            self.store().say(&News::Beat { process: self.shared.process.clone() }).await;
        }
    }

    /// Closes forgotten tables, once an hour.
    pub(crate) async fn keep_tidy(self) {
        let mut timer = tokio::time::interval(Duration::from_hours(1));
        loop {
            timer.tick().await;
            self.tidy_up(ids::now()).await;
        }
    }

    pub(super) async fn tidy_up(&self, now: i64) {
        self.close_forgotten(now).await;
        let keep = Keep {
            guests_since: now - FORGOTTEN,
            imports_since: now - FORGOTTEN,
            finished: FINISHED_OF_GUEST,
        };
        match self.store().tidy(keep).await {
            Ok((guests, tables)) => tracing::info!(guests, tables, "tidied up"),
            Err(error) => tracing::warn!(%error, "could not tidy up"),
        }
        if let Err(error) = self.store().apply(Change::TidyAttempts { before: now }).await {
            tracing::warn!(%error, "could not forget tries at passwords");
        }
        if let Err(error) = self.store().apply(Change::TidyHooks).await {
            tracing::warn!(%error, "could not tidy up after webhooks");
        }
    }
}
