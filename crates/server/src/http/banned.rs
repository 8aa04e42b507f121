//! Addresses that a host has banned. Each request is checked against them, so they are kept in memory and
//! read again now and then: another process, or the command, may have changed them.

use std::collections::HashMap;
use std::net::IpAddr;
use std::time::Duration;

use tokio::sync::watch;

use super::App;
use crate::address::household;
use crate::ids;
use crate::store::{Store, StoreError};

/// How often they are read again.
const LOOK: Duration = Duration::from_secs(5);

/// Each address with the end of its ban.
type Until = HashMap<IpAddr, i64>;

pub(crate) struct Banned(watch::Sender<Until>);

impl Default for Banned {
    fn default() -> Self {
        Self(watch::Sender::new(Until::new()))
    }
}

fn holds(banned: &Until, from: IpAddr) -> bool {
    !banned.is_empty() && banned.get(&household(from)).is_some_and(|until| *until > ids::now())
}

impl Banned {
    /// Whether an address is banned.
    pub(super) fn holds(&self, from: IpAddr) -> bool {
        holds(&self.0.borrow(), from)
    }

    /// Returns when this address is banned.
    pub(super) async fn until_holds(&self, from: IpAddr) {
        // It cannot be dropped while the app is in use.
        let _ = self.0.subscribe().wait_for(|banned| holds(banned, from)).await;
    }

    pub(super) async fn look(&self, store: &Store) -> Result<(), StoreError> {
        let rows = store.address_bans(ids::now()).await?;
        let read = rows.into_iter().filter_map(|row| Some((row.address.parse().ok()?, row.expires)));
        let now: Until = read.collect();
        self.0.send_if_modified(|before| {
            let differs = *before != now;
            *before = now;
            differs
        });
        Ok(())
    }
}

/// Keeps reading the bans for as long as the process lives.
pub(crate) async fn keep_banned(app: App) {
    let mut timer = tokio::time::interval(LOOK);
    timer.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        timer.tick().await;
        if let Err(error) = app.banned.look(app.rooms.store()).await {
            tracing::warn!(%error, "could not look which addresses are kept out");
        }
    }
}
