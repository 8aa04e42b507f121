//! The bots' heads: a few threads that think for all tables, owner by owner in turn, so that one
//! host with a hundred bots does not make another's bot wait for all of them.

use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

type Job = Box<dyn FnOnce() + Send>;

/// A bounded pool of thinking threads.
#[derive(Clone)]
pub(crate) struct Thinkers {
    shared: Arc<Shared>,
}

struct Shared {
    queue: Mutex<Queue>,
    wake: Condvar,
}

#[derive(Default)]
struct Queue {
    /// Each owner's jobs; the owner served last stands at the back.
    owners: VecDeque<(String, VecDeque<Job>)>,
    closed: bool,
}

impl Thinkers {
    /// A pool of so many threads.
    pub(crate) fn new(threads: usize) -> Self {
        let shared = Arc::new(Shared { queue: Mutex::default(), wake: Condvar::new() });
        for number in 0..threads.max(1) {
            let shared = Arc::clone(&shared);
            let name = format!("thinker-{number}");
            let thread = std::thread::Builder::new().name(name).spawn(move || shared.work());
            thread.expect("the system gives a few threads");
        }
        Self { shared }
    }

    /// Thinks when its owner's turn comes.
    pub(crate) fn submit(&self, owner: &str, job: impl FnOnce() + Send + 'static) {
        let mut queue = self.shared.lock();
        let place = queue.owners.iter_mut().find(|(name, _)| name == owner);
        match place {
            Some((_, jobs)) => jobs.push_back(Box::new(job)),
            None => queue.owners.push_back((owner.to_owned(), VecDeque::from([Box::new(job) as Job]))),
        }
        drop(queue);
        self.shared.wake.notify_one();
    }

    /// How many jobs of an owner wait.
    pub(crate) fn waiting(&self, owner: &str) -> usize {
        let queue = self.shared.lock();
        queue.owners.iter().find(|(name, _)| name == owner).map_or(0, |(_, jobs)| jobs.len())
    }

    /// Lets the threads end; what waits is dropped, and thought again after the next start.
    pub(crate) fn close(&self) {
        let mut queue = self.shared.lock();
        queue.closed = true;
        queue.owners.clear();
        drop(queue);
        self.shared.wake.notify_all();
    }
}

impl Shared {
    /// A job that panicked left the queue itself in order.
    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn work(&self) {
        while let Some(job) = self.next() {
            // A thought that panics is lost alone; the room of a bot hears of it and goes on.
            let _ = std::panic::catch_unwind(std::panic::AssertUnwindSafe(job));
        }
    }

    fn next(&self) -> Option<Job> {
        let mut queue = self.lock();
        loop {
            if queue.closed {
                return None;
            }
            if let Some(job) = queue.take() {
                return Some(job);
            }
            queue = self.wake.wait(queue).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

impl Queue {
    fn take(&mut self) -> Option<Job> {
        let (owner, mut jobs) = self.owners.pop_front()?;
        let job = jobs.pop_front();
        if !jobs.is_empty() {
            self.owners.push_back((owner, jobs));
        }
        job
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    #[test]
    fn owners_take_turns() {
        let thinkers = Thinkers::new(1);
        let (go, wait) = mpsc::channel::<()>();
        let (said, heard) = mpsc::channel();
        thinkers.submit("first", move || assert!(wait.recv().is_ok()));
        for (owner, name) in [("a", "a1"), ("a", "a2"), ("a", "a3"), ("b", "b1")] {
            let said = said.clone();
            thinkers.submit(owner, move || said.send(name).unwrap());
        }
        assert_eq!(thinkers.waiting("a"), 3);
        go.send(()).unwrap();
        let order: Vec<_> = heard.iter().take(4).collect();
        assert_eq!(order, ["a1", "b1", "a2", "a3"]);
    }

    #[test]
    fn a_panic_harms_no_other_thought() {
        let thinkers = Thinkers::new(1);
        let (said, heard) = mpsc::channel();
        thinkers.submit("a", || panic!("a test panics on purpose"));
        thinkers.submit("b", move || said.send(1).unwrap());
        assert_eq!(heard.recv(), Ok(1));
    }
}
