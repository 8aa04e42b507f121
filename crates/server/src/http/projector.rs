//! Whole matches played again for those who look: a few at a time, off the threads that serve, and no address
//! before its turn.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::Semaphore;

use crate::address::household;
use crate::denial::Denial;

/// What one address may have waiting: a replay's next page, and a second window.
const MOST_OF_ADDRESS: usize = 4;

/// Who has waited so long is told that there is too much to do.
const PATIENCE: Duration = Duration::from_secs(10);

/// Plays matches again.
pub(super) struct Projector {
    limits: bool,
    /// One for every two cores, so that games under way always have some left.
    free: Arc<Semaphore>,
    waiting: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

/// A place in the queue, given back when the work is done or its request has gone.
struct Place {
    waiting: Arc<Mutex<HashMap<IpAddr, usize>>>,
    from: IpAddr,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = waiting.get_mut(&self.from) {
            *count -= 1;
            if *count == 0 {
                waiting.remove(&self.from);
            }
        }
    }
}

impl Projector {
    pub(super) fn new(limits: bool) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self { limits, free: Arc::new(Semaphore::new((cores / 2).max(1))), waiting: Arc::default() }
    }

    /// Does some work when it is its turn. Who leaves before that costs nothing; what has begun ends by itself, and
    /// until it has nobody else takes its place.
    pub(super) async fn show<T: Send + 'static>(
        &self,
        from: IpAddr,
        work: impl FnOnce() -> Result<T, Denial> + Send + 'static,
    ) -> Result<T, Denial> {
        let place = self.queue(household(from))?;
        let free = Arc::clone(&self.free).acquire_owned();
        let turn = tokio::time::timeout(PATIENCE, free).await.map_err(|_| Denial::MUCH_TO_DO)?;
        let turn = turn.map_err(|_| Denial::TROUBLE)?;
        let done = tokio::task::spawn_blocking(move || {
            let done = work();
            drop((turn, place));
            done
        });
        done.await.map_err(|_| Denial::TROUBLE)?
    }

    fn queue(&self, from: IpAddr) -> Result<Place, Denial> {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        let count = waiting.entry(from).or_default();
        if self.limits && *count >= MOST_OF_ADDRESS {
            return Err(Denial::TOO_FAST);
        }
        *count += 1;
        Ok(Place { waiting: Arc::clone(&self.waiting), from })
    }
}

#[cfg(test)]
mod tests {
    use std::pin::Pin;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::sync::mpsc;
    use std::task::{Context, Waker};

    use super::*;

    const HERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(10, 0, 0, 1));
    const THERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(10, 0, 0, 2));

    /// Goes as far as it can go now.
    fn waits<F: Future>(one: Pin<&mut F>) -> bool {
        one.poll(&mut Context::from_waker(Waker::noop())).is_pending()
    }

    #[tokio::test]
    async fn only_a_few_are_at_work_and_an_address_waits_for_few() {
        let projector = Projector { free: Arc::new(Semaphore::new(1)), ..Projector::new(true) };
        let (curtain, closed) = mpsc::channel::<()>();
        let busy = projector.show(HERE, move || Ok(closed.recv().is_err()));
        let begun = Arc::new(AtomicUsize::new(0));
        let more = |from| {
            let begun = Arc::clone(&begun);
            projector.show(from, move || Ok(begun.fetch_add(1, Ordering::Relaxed)))
        };
        let mut waiting: Vec<_> = (1..MOST_OF_ADDRESS).map(|_| Box::pin(more(HERE))).collect();
        let mut busy = Box::pin(busy);
        assert!(waits(busy.as_mut()));
        for one in &mut waiting {
            assert!(waits(one.as_mut()));
        }
        assert_eq!(more(HERE).await, Err(Denial::TOO_FAST), "this address has enough waiting");
        let mut other = Box::pin(more(THERE));
        assert!(waits(other.as_mut()), "another address waits for its turn");
        // Whoever leaves is not worked for.
        drop(waiting);
        drop(curtain);
        assert_eq!(busy.await, Ok(true));
        assert_eq!(other.await, Ok(0));
        assert!(projector.waiting.lock().unwrap().is_empty());
    }
}
