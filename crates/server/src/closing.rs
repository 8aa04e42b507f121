//! Forgotten tables are closed, but not before the players there could have seen it coming.

use sitting::NOTICE;

use crate::room::Ask;
use crate::rooms::Rooms;

const DAY: i64 = 86_400_000;

/// After this long without activity a table is given notice. One with a clock ends by the clock.
const FORGOTTEN: [(&str, i64); 2] = [("open", 7 * DAY), ("playing", 60 * DAY)];

/// After this long without a server nobody can have seen a notice, so each starts again.
const AWAY: i64 = 2 * DAY;

impl Rooms {
    /// Closes tables whose notice is over, gives notice to others, and records that this was done.
    pub(crate) async fn close_forgotten(&self, now: i64) {
        let store = self.store();
        let was_away = store.last_tidied().await.is_ok_and(|last| now - last > AWAY);
        for (stage, age) in FORGOTTEN {
            if was_away {
                note(store.renew_notices(stage, now).await);
            }
            for id in store.noticed(stage, now - age, now - NOTICE).await.unwrap_or_default() {
                let _ = self.tell(&id, Ask::Abandon).await;
            }
            note(store.give_notice(stage, now - age, now).await);
        }
        note(store.tidied(now).await);
    }
}

fn note(done: Result<(), crate::store::StoreError>) {
    if let Err(error) = done {
        tracing::warn!(%error, "could not look after forgotten tables");
    }
}
