//! Webhooks: players' own addresses, called when a table has waited for them for a while; and browsers,
//! notified through their push services when the player has no page open at the table.
//!
//! This is derived, not part of a move: every process looks now and then for tables that are waiting for a
//! player with a webhook, notes the turn, and one of the processes makes the call. Each turn is announced
//! once; a call that fails is tried again a few times; a webhook that keeps failing is switched off.

mod allow;
mod call;
mod push;
mod seal;
mod sign;
mod vapid;

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{Mutex, Semaphore};
use wire::{HookCall, HookInfo};

pub use allow::{Destination, NoDestination};
pub(crate) use allow::{Forbidden, Target};
use call::Caller;
use push::Told;
pub(crate) use push::{Push, services};
pub(crate) use seal::Keys;

use crate::ids;
use crate::rooms::Rooms;
use crate::settings::Settings;
use crate::store::{Called, Change, DueCall, HookRow, OFF, PUSH, Store, StoreError, UntoldTurn, WEBHOOK};
use sitting::Denial;

/// Calls that one process makes at a time.
const AT_A_TIME: usize = 8;

/// How often it looks for turns to announce.
const LOOK: Duration = Duration::from_millis(500);

/// How long to wait after a failed call, as a multiple of the host's patience: with 60 seconds, one minute,
/// then four, then sixteen.
const PAUSES: [i64; 3] = [1, 4, 16];

/// A player who has the table open is checked again after this many times the patience, since a player may
/// stop watching at any time.
const STILL_THERE: i64 = 3;

/// The webhooks of one server.
#[derive(Clone)]
pub(crate) struct Hooks {
    store: Store,
    rooms: Rooms,
    caller: Caller,
    push: Option<Push>,
    places: Arc<Semaphore>,
    /// Only one task at a time claims webhooks, so none is claimed twice.
    claiming: Arc<Mutex<()>>,
    /// How long a table waits before its player is called, in milliseconds.
    patience: i64,
    /// The same before a browser is notified.
    push_patience: i64,
    public_url: Option<String>,
}

impl Hooks {
    pub(crate) fn new(rooms: Rooms, push: Option<Push>, settings: &Settings) -> Self {
        Self {
            store: rooms.store().clone(),
            rooms,
            push,
            push_patience: settings.push_patience.as_millis() as i64,
            caller: Caller::new(&settings.webhooks),
            places: Arc::new(Semaphore::new(AT_A_TIME)),
            claiming: Arc::default(),
            patience: settings.webhook_patience.as_millis() as i64,
            public_url: settings.public_url.clone(),
        }
    }

    /// Where webhooks may go; empty if there are none here.
    pub(crate) fn allowed(&self) -> &[Destination] {
        self.caller.allowed()
    }

    /// How browsers are notified, if they can be.
    pub(crate) fn push(&self) -> Option<&Push> {
        self.push.as_ref()
    }

    /// Announces turns to players for as long as the process lives.
    pub(crate) async fn keep_calling(self) {
        let mut timer = tokio::time::interval(LOOK);
        timer.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        while !self.allowed().is_empty() || self.push.is_some() {
            timer.tick().await;
            if let Err(error) = self.look().await {
                tracing::warn!(%error, "could not look for webhooks to call");
            }
        }
    }

    async fn look(&self) -> Result<(), StoreError> {
        let now = ids::now();
        if !self.allowed().is_empty() {
            self.note_turns(WEBHOOK, now - self.patience).await?;
        }
        if self.push.is_some() {
            self.note_turns(PUSH, now - self.push_patience).await?;
        }
        let claiming = self.claiming.lock().await;
        let hooks = self.store.claim_hooks(now, self.places.available_permits()).await?;
        drop(claiming);
        for hook in hooks {
            let this = self.clone();
            tokio::spawn(async move {
                // A test call may have taken the place first; that takes a few seconds at most.
                let _place = this.places.acquire().await;
                if let Err(error) = this.tell(&hook).await {
                    tracing::warn!(%error, "could not note what came of a webhook");
                }
            });
        }
        Ok(())
    }

    /// Notes the turns that hooks of a kind should announce, since they began before the given time.
    async fn note_turns(&self, kind: &str, before: i64) -> Result<(), StoreError> {
        let turns = self.store.untold_turns(kind, before).await?;
        if turns.is_empty() {
            return Ok(());
        }
        self.store.apply(Change::HookTurns { turns, due: ids::now() }).await
    }

    /// Announces a turn, if it is still current.
    async fn tell(&self, hook: &HookRow) -> Result<(), StoreError> {
        let Some(due) = self.store.due_call(hook, ids::now()).await? else {
            // The player has moved meanwhile: there is nothing to announce, and the next turn need not wait.
            return self.store.apply(Change::TakeHook { id: hook.id.clone(), until: 0 }).await;
        };
        if hook.kind == PUSH {
            return self.tell_browser(hook, due).await;
        }
        let DueCall { table_id, waits_since, tries, game } = due;
        let page = self.public_url.as_ref().map(|url| format!("{url}/t/{table_id}"));
        let told = self.call(hook, "your_turn", Some((&table_id, &game)), page).await;
        let pause = PAUSES.get(tries as usize).filter(|_| told.is_err());
        let turn = UntoldTurn { hook: hook.id.clone(), table_id, waits_since };
        self.note(hook, Some(turn), told, pause.map(|times| ids::now() + times * self.patience)).await?;
        Ok(())
    }

    /// Notifies a browser of a turn, unless its player has the table open anywhere.
    async fn tell_browser(&self, hook: &HookRow, due: DueCall) -> Result<(), StoreError> {
        let Some(push) = &self.push else { return Ok(()) };
        let DueCall { table_id, waits_since, tries, game } = due;
        let is_there = self.rooms.has_open(&table_id, &hook.player).await;
        let turn = UntoldTurn { hook: hook.id.clone(), table_id, waits_since };
        if is_there {
            let again = ids::now() + STILL_THERE * self.push_patience;
            return self.store.apply(Change::HookWaits { turn, again }).await;
        }
        let told = match push.tell(hook, &turn.table_id, &game).await {
            Told::Well(said) => Ok(said),
            Told::Failed(failure) => Err(failure),
            Told::Gone => {
                let (player, id) = (hook.player.clone(), hook.id.clone());
                return self.store.apply(Change::DropHook { player, id }).await;
            }
        };
        let pause = PAUSES.get(tries as usize).filter(|_| told.is_err());
        let again = pause.map(|times| ids::now() + times * self.push_patience);
        self.note(hook, Some(turn), told, again).await?;
        Ok(())
    }

    /// Calls a player's webhook at once, to test it.
    pub(crate) async fn test(&self, player: &str, id: &str) -> Result<HookInfo, Denial> {
        let found = self.store.hooks(player).await?.into_iter().find(|hook| hook.id == id);
        let hook = found.ok_or(Denial::NO_SUCH_HOOK)?;
        if hook.failures >= OFF {
            return Err(Denial::HOOK_OFF);
        }
        let place = tokio::time::timeout(LOOK, self.places.acquire()).await;
        let _place = place.map_err(|_| Denial::TOO_FAST)?;
        let claiming = self.claiming.lock().await;
        let claimed = self.store.claim_hook(player, id, ids::now()).await?;
        drop(claiming);
        let hook = claimed.ok_or(Denial::TOO_FAST)?;
        let told = self.call(&hook, "test", None, None).await;
        let called = self.note(&hook, None, told, None).await?;
        let failures = if called.well { 0 } else { hook.failures + 1 };
        Ok(info(HookRow { called: Some(called.at), result: Some(called.result), failures, ..hook }))
    }

    async fn call(
        &self,
        hook: &HookRow,
        event: &str,
        table: Option<(&str, &str)>,
        url: Option<String>,
    ) -> Result<String, String> {
        // What the host allowed when it was made may no longer be allowed.
        let target = Target::read(&hook.url, self.allowed());
        let target = target.map_err(|_| "the host of the server does not allow this address any more")?;
        let body = HookCall {
            event: event.to_owned(),
            player: hook.player.clone(),
            table: table.map(|(table, _)| table.to_owned()),
            game: table.map(|(_, game)| game.to_owned()),
            url,
            at: ids::now(),
        };
        let body = serde_json::to_string(&body).expect("messages are plain data");
        self.caller.call(&target, &hook.key.0, body).await.map(|status| status.to_string())
    }

    /// Stores the result of a call.
    async fn note(
        &self,
        hook: &HookRow,
        turn: Option<UntoldTurn>,
        told: Result<String, String>,
        again: Option<i64>,
    ) -> Result<Called, StoreError> {
        let well = told.is_ok();
        let counter = if hook.kind == PUSH { "durbar_pushes" } else { "durbar_webhooks" };
        metrics::counter!(counter, "well" => if well { "yes" } else { "no" }).increment(1);
        let result = told.unwrap_or_else(|failure| failure).chars().take(200).collect();
        let called = Called { hook: hook.id.clone(), turn, at: ids::now(), well, result, again };
        self.store.apply(Change::HookCalled(called.clone())).await?;
        Ok(called)
    }
}

/// A webhook as its owner sees it.
pub(crate) fn info(row: HookRow) -> HookInfo {
    let HookRow { id, url, created, called, result, failures, .. } = row;
    HookInfo { id, url, created, called, result, failures: failures as u32 }
}
