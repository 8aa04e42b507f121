//! Replays whole matches for viewers: a few at a time, off the threads that serve, and each address in its
//! turn.

use std::collections::HashMap;
use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::body::Body;
use futures_util::{StreamExt, stream};
use tokio::sync::Semaphore;

use super::screenings::Screenings;
use crate::address::household;
use sitting::Denial;
use sitting::Reel;

/// What one address may have waiting or being sent: a replay's next page, a second window, and others at
/// home.
const MOST_OF_ADDRESS: usize = 8;

/// After waiting this long a request is told that the server is too busy.
const PATIENCE: Duration = Duration::from_secs(10);

/// Replays matches for viewers, a few at a time.
pub(super) struct Projector {
    limits: bool,
    /// One for every two cores, so games in progress always have some left.
    free: Arc<Semaphore>,
    waiting: Arc<Mutex<HashMap<IpAddr, usize>>>,
    screenings: Arc<Screenings>,
}

/// Whether anyone is still waiting for what is being made.
#[derive(Clone, Default)]
pub(super) struct Audience {
    left: Arc<AtomicBool>,
}

impl Audience {
    pub(super) fn waits(&self) -> bool {
        !self.left.load(Ordering::Relaxed)
    }
}

/// A waiting request; when it goes away, for whatever reason, its audience has left.
struct Request(Audience);

impl Drop for Request {
    fn drop(&mut self) {
        self.0.left.store(true, Ordering::Relaxed);
    }
}

/// A place in the queue, given back when the work is done or its request is gone.
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
        Self {
            limits,
            free: Arc::new(Semaphore::new((cores / 2).max(1))),
            waiting: Arc::default(),
            screenings: Arc::default(),
        }
    }

    /// A part of a replay, from one frame on: at once if it was made before, otherwise in its turn. It keeps
    /// its place until it is sent.
    pub(super) async fn replay(
        &self,
        from: IpAddr,
        table: String,
        reel: Reel,
        first: usize,
    ) -> Result<Body, Denial> {
        let place = self.queue(household(from))?;
        let (parts, place) = if let Some(parts) = self.screenings.at_hand(&table, &reel, first) {
            (parts?, place)
        } else {
            let screenings = Arc::clone(&self.screenings);
            let work = move |audience: &Audience| screenings.show(&table, &reel, first, &|| audience.waits());
            self.at_work(place, work).await?
        };
        let sent = stream::iter(parts).map(move |part| {
            let _held = &place;
            Ok::<_, Infallible>(part)
        });
        Ok(Body::from_stream(sent))
    }

    /// Drops what nobody is looking at.
    pub(super) fn tidy(&self) {
        self.screenings.tidy(Instant::now());
    }

    /// Does some work in its turn. A request that leaves before then costs nothing.
    pub(super) async fn show<T: Send + 'static>(
        &self,
        from: IpAddr,
        work: impl FnOnce(&Audience) -> Result<T, Denial> + Send + 'static,
    ) -> Result<T, Denial> {
        let place = self.queue(household(from))?;
        self.at_work(place, work).await.map(|(done, _)| done)
    }

    /// Work that has started can ask whether anyone is still waiting; until it ends nobody else takes its
    /// place.
    async fn at_work<T: Send + 'static>(
        &self,
        place: Place,
        work: impl FnOnce(&Audience) -> Result<T, Denial> + Send + 'static,
    ) -> Result<(T, Place), Denial> {
        let free = Arc::clone(&self.free).acquire_owned();
        let turn = tokio::time::timeout(PATIENCE, free).await.map_err(|_| Denial::MUCH_TO_DO)?;
        let turn = turn.map_err(|_| Denial::TROUBLE)?;
        let request = Request(Audience::default());
        let audience = request.0.clone();
        let done = tokio::task::spawn_blocking(move || {
            let done = work(&audience);
            drop(turn);
            done.map(|done| (done, place))
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
        let busy = projector.show(HERE, move |_| Ok(closed.recv().is_err()));
        let begun = Arc::new(AtomicUsize::new(0));
        let more = |from| {
            let begun = Arc::clone(&begun);
            projector.show(from, move |_| Ok(begun.fetch_add(1, Ordering::Relaxed)))
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
        // No work is done for a request that has left.
        drop(waiting);
        drop(curtain);
        assert_eq!(busy.await, Ok(true));
        assert_eq!(other.await, Ok(0));
        assert!(projector.waiting.lock().unwrap().is_empty());
    }

    #[tokio::test]
    async fn what_an_address_does_not_take_keeps_its_place() {
        let projector = Projector::new(true);
        let sitting = crate::house::played("jaipur", 10);
        let spectator = table::Viewer::Spectator;
        let ask = |from| {
            let reel = sitting.reel(spectator, spectator).unwrap();
            projector.replay(from, "one".to_owned(), reel, 0)
        };
        let mut unread = Vec::new();
        for _ in 0..MOST_OF_ADDRESS {
            unread.push(ask(HERE).await.unwrap());
        }
        assert_eq!(ask(HERE).await.err(), Some(Denial::TOO_FAST));
        let other = axum::body::to_bytes(ask(THERE).await.unwrap(), usize::MAX).await.unwrap();
        let replay: wire::Replay = serde_json::from_slice(&other).unwrap();
        assert_eq!(replay.frames.len() as u32, replay.length);
        let taken = axum::body::to_bytes(unread.pop().unwrap(), usize::MAX).await.unwrap();
        assert_eq!(taken, other);
        assert!(ask(HERE).await.is_ok(), "one was taken");
        drop(unread);
        assert!(projector.waiting.lock().unwrap().is_empty());
    }

    #[tokio::test]
    async fn work_under_way_hears_that_its_request_has_gone() {
        let projector = Projector::new(true);
        let (begun, begins) = mpsc::channel();
        let (ended, ends) = mpsc::channel();
        let mut request = Box::pin(projector.show(HERE, move |audience| {
            begun.send(()).unwrap();
            while audience.waits() {
                std::thread::yield_now();
            }
            ended.send(()).unwrap();
            Ok(())
        }));
        assert!(waits(request.as_mut()));
        begins.recv().unwrap();
        assert!(ends.try_recv().is_err());
        drop(request);
        ends.recv_timeout(Duration::from_secs(10)).expect("it ends with its request");
    }
}
