//! Which tables this process wants news of: those it has open, and the few that share a channel with them.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::{mpsc, oneshot};

use crate::store::{Shard, shard_of};

/// How long a table waits to be listened to. If it takes longer, the listener catches up on everything when
/// it opens.
const PATIENCE: Duration = Duration::from_secs(2);

/// What the listener is asked to do.
pub(super) enum Wish {
    Hear { shard: Shard, done: oneshot::Sender<()> },
    Leave { shard: Shard },
}

/// What this process listens to, and how much it has heard.
#[derive(Default)]
pub(super) struct Hearing {
    state: Mutex<State>,
    news: AtomicU64,
}

/// How many open tables each channel has, and how to reach the listener while there is one.
#[derive(Default)]
struct State {
    tables: HashMap<Shard, usize>,
    ear: Option<mpsc::UnboundedSender<Wish>>,
}

/// A table that is listened to for as long as this lives.
pub(super) struct Heard {
    hearing: Arc<Hearing>,
    shard: Shard,
}

impl Hearing {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A listener starts: returns what it will be asked, and what it should listen to at once.
    pub(super) fn begin(&self) -> (mpsc::UnboundedReceiver<Wish>, Vec<Shard>) {
        let (ear, wishes) = mpsc::unbounded_channel();
        let mut state = self.lock();
        state.ear = Some(ear);
        (wishes, state.tables.keys().copied().collect())
    }

    /// The listener is gone. The next one listens to everything open by then, and open rooms read again.
    pub(super) fn end(&self) {
        self.lock().ear = None;
    }

    /// Counts news that came, for tables that are open here or not.
    pub(super) fn note(&self, news: usize) {
        metrics::counter!("durbar_news").increment(news as u64);
        self.news.fetch_add(news as u64, Ordering::Relaxed);
    }

    /// Whether some open table is on this channel.
    pub(super) fn wants(&self, shard: Shard) -> bool {
        self.lock().tables.contains_key(&shard)
    }

    /// Listens to a table from here on: any news of it after this returns reaches the rooms.
    pub(super) async fn of(self: &Arc<Self>, table: &str) -> Heard {
        let shard = shard_of(table);
        let done = {
            let mut state = self.lock();
            *state.tables.entry(shard).or_default() += 1;
            // The channel may just have been asked for and not be open yet: each table waits for itself.
            let (done, heard) = oneshot::channel();
            state.ear.as_ref().and_then(|ear| ear.send(Wish::Hear { shard, done }).ok()).map(|()| heard)
        };
        let heard = Heard { hearing: Arc::clone(self), shard };
        if let Some(done) = done {
            let _ = tokio::time::timeout(PATIENCE, done).await;
        }
        heard
    }
}

impl Drop for Heard {
    fn drop(&mut self) {
        let mut state = self.hearing.lock();
        if let Entry::Occupied(mut tables) = state.tables.entry(self.shard) {
            *tables.get_mut() -= 1;
            if *tables.get() == 0 {
                tables.remove();
                let wish = Wish::Leave { shard: self.shard };
                let _ = state.ear.as_ref().map(|ear| ear.send(wish));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use wire::TableInfo;

    use super::*;
    use crate::ids;
    use crate::room::Ask;
    use crate::rooms::Rooms;
    use crate::rooms::tests::{ann, made, newcomer};
    use crate::store::{Database, Store};
    use crate::thinkers::Thinkers;

    const PROCESSES: usize = 8;

    async fn rooms_on(url: &str) -> Rooms {
        let store = Store::open(&Database::Postgres(url.into())).await.unwrap();
        Rooms::new(catalog::standard(), store, Thinkers::new(1), ids::now())
    }

    async fn info(rooms: &Rooms, id: &str) -> TableInfo {
        rooms.ask(id, |reply| Ask::Info { who: Some(ann()), reply }).await.unwrap()
    }

    fn heard(all: &[Rooms]) -> u64 {
        all.iter().map(|rooms| rooms.hearing.news.load(Ordering::Relaxed)).sum()
    }

    /// How much is heard in all once nobody has anything left to say.
    async fn quiet(all: &[Rooms]) -> u64 {
        let mut before = heard(all);
        loop {
            tokio::time::sleep(Duration::from_millis(300)).await;
            let now = heard(all);
            if now == before {
                return now;
            }
            before = now;
        }
    }

    /// Eight processes, each table open at two of them. `TABLES=2000` for the figures of docs/hosting.md.
    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn a_process_hears_of_the_tables_that_it_has_open() {
        let Some(url) = load::fresh_postgres().await.unwrap() else { return };
        let tables: usize = std::env::var("TABLES").ok().and_then(|text| text.parse().ok()).unwrap_or(100);
        let mut all = Vec::new();
        for _ in 0..PROCESSES {
            all.push(rooms_on(&url).await);
        }
        let ears: Vec<_> = all.iter().map(|rooms| tokio::spawn(rooms.clone().keep_listening())).collect();
        all[0].store().apply(newcomer("ann", 0)).await.unwrap();
        let mut ids = Vec::new();
        for n in 0..tables {
            let id = made(&all[n % PROCESSES], false).await;
            info(&all[n % PROCESSES], &id).await;
            info(&all[(n + 1) % PROCESSES], &id).await;
            ids.push(id);
        }
        let before = quiet(&all).await;
        for (n, id) in ids.iter().enumerate() {
            let close = |reply| Ask::Door { who: ann(), closed: true, reply };
            all[n % PROCESSES].ask(id, close).await.unwrap();
        }
        for (n, id) in ids.iter().enumerate() {
            while !info(&all[(n + 1) % PROCESSES], id).await.closed {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        }
        let news = quiet(&all).await - before;
        println!("{tables} tables went on once: {PROCESSES} processes heard {news} news in all");
        assert!(news >= 2 * tables as u64, "everybody concerned: {news}");
        assert!(news < (PROCESSES * tables / 2) as u64, "and few others: {news}");
        for (rooms, ear) in all.iter().zip(ears) {
            ear.abort();
            rooms.thinkers().close();
        }
    }

    #[tokio::test]
    async fn a_channel_is_left_with_its_last_table() {
        let hearing = Arc::<Hearing>::default();
        let (mut wishes, open) = hearing.begin();
        assert!(open.is_empty());
        let granting = tokio::spawn(async move {
            let mut log = Vec::new();
            while let Some(wish) = wishes.recv().await {
                match wish {
                    Wish::Hear { shard, done } => {
                        log.push(("hear", shard));
                        let _ = done.send(());
                    }
                    Wish::Leave { shard } => log.push(("leave", shard)),
                }
            }
            log
        });
        let (one, two) = (hearing.of("abc").await, hearing.of("abc").await);
        let shard = shard_of("abc");
        drop(one);
        assert!(hearing.wants(shard));
        drop(two);
        assert!(!hearing.wants(shard));
        hearing.end();
        // Without a listener nobody waits; the next one listens to what is open by then.
        let later = hearing.of("later").await;
        assert_eq!(hearing.begin().1, [shard_of("later")]);
        drop(later);
        assert_eq!(granting.await.unwrap(), [("hear", shard), ("hear", shard), ("leave", shard)]);
    }
}
