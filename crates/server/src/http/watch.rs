//! Everyone with an open socket is checked again now and then: a device may have been signed out, a token
//! revoked, a player banned. All are checked together, since there may be thousands.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use tokio::sync::watch;

use super::App;
use crate::ids;
use crate::store::{Store, StoreError};

const RECHECK: Duration = Duration::from_secs(15);

/// The secrets that opened the sockets of this process, by their hashes.
#[derive(Default)]
pub(crate) struct Watch(Mutex<HashMap<String, Weak<Proof>>>);

/// What proves a player's identity, for as long as a socket is open on it.
pub(super) struct Proof {
    player: String,
    void: watch::Sender<bool>,
}

impl Proof {
    /// Returns when the secret is no longer valid, or stands for someone else.
    pub(super) async fn until_void(&self) {
        let _ = self.void.subscribe().wait_for(|void| *void).await;
    }
}

impl Watch {
    fn lock(&self) -> MutexGuard<'_, HashMap<String, Weak<Proof>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Watches a secret that stands for this player; several sockets share one.
    pub(super) fn over(&self, secret: &str, player: &str) -> Arc<Proof> {
        let hash = ids::hash(secret);
        let mut watched = self.lock();
        let known = watched.get(&hash).and_then(Weak::upgrade);
        if let Some(known) = known.filter(|proof| proof.player == player && !*proof.void.borrow()) {
            return known;
        }
        let proof = Arc::new(Proof { player: player.to_owned(), void: watch::Sender::new(false) });
        watched.insert(hash, Arc::downgrade(&proof));
        proof
    }

    /// Checks everyone once.
    async fn look(&self, store: &Store) -> Result<(), StoreError> {
        let watched: Vec<(String, Arc<Proof>)> = {
            let mut watched = self.lock();
            watched.retain(|_, proof| proof.strong_count() > 0);
            watched.iter().filter_map(|(hash, proof)| Some((hash.clone(), proof.upgrade()?))).collect()
        };
        let hashes: Vec<&str> = watched.iter().map(|(hash, _)| hash.as_str()).collect();
        let good: HashMap<String, String> = store.holders(&hashes).await?.into_iter().collect();
        for (hash, proof) in watched {
            if good.get(&hash) != Some(&proof.player) {
                proof.void.send_replace(true);
            }
        }
        Ok(())
    }
}

/// Watches for as long as the process lives. A database that does not answer is no reason to send anyone
/// away.
pub(crate) async fn keep_watch(app: App) {
    let mut timer = tokio::time::interval(RECHECK);
    timer.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        timer.tick().await;
        if let Err(error) = app.watch.look(app.rooms.store()).await {
            tracing::warn!(%error, "could not look who may still be here");
        }
    }
}
