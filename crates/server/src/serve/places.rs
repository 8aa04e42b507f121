//! How many connections each client may have open, so nobody takes everyone else's room.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::address::household;

/// How many connections there may be.
#[derive(Clone, Copy, Debug)]
pub(super) struct Capacity {
    /// In all.
    pub(super) most: usize,
    /// Per address: a club behind one, with each member at a few tables.
    pub(super) each: usize,
    /// The last quarter of the room is for addresses with fewer than this many.
    pub(super) few: usize,
}

impl Capacity {
    /// As many as this process may have open files; without limits nobody is kept out for having many.
    pub(super) fn new(limits: bool) -> Self {
        let files = files().saturating_sub(OTHER_FILES).max(64);
        if limits {
            Self { most: files.min(20_000), each: 256, few: 16 }
        } else {
            Self { most: files, each: usize::MAX, few: usize::MAX }
        }
    }
}

/// Files that are not client connections: the database, its log, webhooks.
const OTHER_FILES: usize = 128;

/// How many files this process may have open, after asking for more than the usual thousand.
#[cfg(unix)]
fn files() -> usize {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    const ENOUGH: u64 = 65_536;
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let wanted = maximum.unwrap_or(ENOUGH).min(ENOUGH);
    let raised = current.is_some_and(|current| current < wanted)
        && setrlimit(Resource::Nofile, Rlimit { current: Some(wanted), maximum }).is_ok();
    let files = if raised { wanted } else { current.unwrap_or(ENOUGH) };
    usize::try_from(files).unwrap_or(usize::MAX)
}

#[cfg(not(unix))]
fn files() -> usize {
    65_536
}

/// The connections of one server.
pub(super) struct Places {
    capacity: Capacity,
    taken: Mutex<Taken>,
}

#[derive(Default)]
struct Taken {
    all: usize,
    by: HashMap<IpAddr, usize>,
}

/// One connection, for as long as it is open, even after it has become a socket.
pub(super) struct Place {
    places: Arc<Places>,
    from: Option<IpAddr>,
}

impl Places {
    pub(super) fn new(capacity: Capacity) -> Arc<Self> {
        Arc::new(Self { capacity, taken: Mutex::default() })
    }

    fn lock(&self) -> MutexGuard<'_, Taken> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place for a client from this address; a trusted proxy takes none, since it stands for many.
    pub(super) fn take(self: &Arc<Self>, from: Option<IpAddr>) -> Option<Place> {
        let from = from.map(household);
        let mut taken = self.lock();
        let held = from.and_then(|from| taken.by.get(&from).copied()).unwrap_or(0);
        let Capacity { most, each, few } = self.capacity;
        let is_tight = taken.all >= most - most / 4;
        if taken.all >= most || held >= each || (is_tight && held >= few) {
            return None;
        }
        taken.all += 1;
        if let Some(from) = from {
            *taken.by.entry(from).or_default() += 1;
        }
        drop(taken);
        Some(Place { places: Arc::clone(self), from })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.places.lock();
        taken.all -= 1;
        let Some(from) = self.from else { return };
        if let Some(held) = taken.by.get_mut(&from) {
            *held -= 1;
            if *held == 0 {
                taken.by.remove(&from);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn take(places: &Arc<Places>, last: u8) -> Option<Place> {
        places.take(Some(IpAddr::from([10, 0, 0, last])))
    }

    #[test]
    fn the_last_quarter_is_for_those_who_have_few() {
        let places = Places::new(Capacity { most: 16, each: 12, few: 1 });
        let greedy: Vec<Place> = (0..20).map_while(|_| take(&places, 1)).collect();
        assert_eq!(greedy.len(), 12);
        let others: Vec<Place> = (2..10).map_while(|last| take(&places, last)).collect();
        assert_eq!(others.len(), 4, "one each until the house is full");
        drop(others);
        let second = [take(&places, 2), take(&places, 2)];
        assert!(second[0].is_some() && second[1].is_none());
        drop((greedy, second));
        assert!(places.lock().by.is_empty() && places.lock().all == 0, "nothing is kept of those who left");
    }

    #[test]
    fn a_proxy_is_not_one_client() {
        let places = Places::new(Capacity { most: 16, each: 2, few: 1 });
        let proxied: Vec<Place> = (0..20).map_while(|_| places.take(None)).collect();
        assert_eq!(proxied.len(), 16);
    }
}
