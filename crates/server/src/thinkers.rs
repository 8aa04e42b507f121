//! The bots' threads: a few threads that think for all tables. Players who are waiting come first, one after
//! another, so one with a hundred bots does not make another's bot wait for all of them. Finished matches are
//! analysed when no table is waiting.

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

/// Whether anyone is there to see the bot move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wait {
    /// A player is at the table and waiting.
    Person,
    /// The players are away, or there are none.
    Nobody,
    /// No table is waiting for it: this comes after everything else, and lets others go first even once it
    /// has started.
    Later,
}

/// After this many thoughts that someone is waiting for, one that nobody is waiting for gets its turn: games
/// go on while their players are away, however busy the server is.
const ONE_IN: u32 = 8;

#[derive(Default)]
struct Queue {
    people: Lane,
    others: Lane,
    later: Lane,
    /// Thoughts for people since the last one for nobody.
    in_a_row: u32,
    closed: bool,
}

/// Each owner's jobs; the owner served last is at the back.
#[derive(Default)]
struct Lane(VecDeque<(String, VecDeque<Job>)>);

impl Thinkers {
    /// A pool of this many threads.
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
    pub(crate) fn submit(&self, wait: Wait, owner: &str, job: impl FnOnce() + Send + 'static) {
        let mut queue = self.shared.lock();
        let lane = match wait {
            Wait::Person => &mut queue.people,
            Wait::Nobody => &mut queue.others,
            Wait::Later => &mut queue.later,
        };
        lane.add(owner, Box::new(job));
        drop(queue);
        self.shared.wake.notify_one();
    }

    /// Thinks for all waiting tables before it returns. Long work calls it between two of its steps, and ends
    /// when it returns `false`, because the threads are closing.
    pub(crate) fn let_tables_first(&self) -> bool {
        loop {
            let mut queue = self.shared.lock();
            if queue.closed {
                return false;
            }
            let Some(job) = queue.take_for_table() else { return true };
            drop(queue);
            think(job);
        }
    }

    /// How many of an owner's thoughts are waiting, for tables.
    pub(crate) fn waiting(&self, owner: &str) -> usize {
        let queue = self.shared.lock();
        queue.people.waiting(owner) + queue.others.waiting(owner)
    }

    /// Lets the threads end; what is waiting is dropped, and thought about again after the next start.
    pub(crate) fn close(&self) {
        let mut queue = self.shared.lock();
        queue.closed = true;
        queue.people.0.clear();
        queue.others.0.clear();
        queue.later.0.clear();
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
            think(job);
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

/// A thought that panics is lost on its own; the room of a bot hears about it and goes on.
fn think(job: Job) {
    let _ = std::panic::catch_unwind(std::panic::AssertUnwindSafe(job));
}

impl Queue {
    fn take(&mut self) -> Option<Job> {
        self.take_for_table().or_else(|| self.later.take())
    }

    fn take_for_table(&mut self) -> Option<Job> {
        let job = if self.in_a_row < ONE_IN { self.people.take() } else { None };
        self.in_a_row = if job.is_some() { self.in_a_row + 1 } else { 0 };
        job.or_else(|| self.others.take()).or_else(|| self.people.take())
    }
}

impl Lane {
    fn add(&mut self, owner: &str, job: Job) {
        match self.0.iter_mut().find(|(name, _)| name == owner) {
            Some((_, jobs)) => jobs.push_back(job),
            None => self.0.push_back((owner.to_owned(), VecDeque::from([job]))),
        }
    }

    fn waiting(&self, owner: &str) -> usize {
        self.0.iter().find(|(name, _)| name == owner).map_or(0, |(_, jobs)| jobs.len())
    }

    fn take(&mut self) -> Option<Job> {
        let (owner, mut jobs) = self.0.pop_front()?;
        let job = jobs.pop_front();
        if !jobs.is_empty() {
            self.0.push_back((owner, jobs));
        }
        job
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    /// The order in which these are thought about, all submitted while another thought is in progress.
    fn order(jobs: &[(Wait, &str, &'static str)]) -> Vec<&'static str> {
        let thinkers = Thinkers::new(1);
        let (go, wait) = mpsc::channel::<()>();
        let (said, heard) = mpsc::channel();
        let (begun, begins) = mpsc::channel();
        thinkers.submit(Wait::Nobody, "first", move || {
            begun.send(()).unwrap();
            assert!(wait.recv().is_ok());
        });
        begins.recv().unwrap();
        for &(wait, owner, name) in jobs {
            let said = said.clone();
            thinkers.submit(wait, owner, move || said.send(name).unwrap());
        }
        assert_eq!(thinkers.waiting(jobs[0].1), jobs.iter().filter(|job| job.1 == jobs[0].1).count());
        go.send(()).unwrap();
        heard.iter().take(jobs.len()).collect()
    }

    #[test]
    fn owners_take_turns() {
        let jobs = [("a", "a1"), ("a", "a2"), ("a", "a3"), ("b", "b1")];
        let jobs = jobs.map(|(owner, name)| (Wait::Person, owner, name));
        assert_eq!(order(&jobs), ["a1", "b1", "a2", "a3"]);
    }

    #[test]
    fn waiting_players_come_before_fifty_unwatched_tables() {
        let owners: Vec<String> = (0..50).map(|number| format!("guest {number}")).collect();
        let mut jobs: Vec<_> =
            owners.iter().map(|owner| (Wait::Nobody, owner.as_str(), "nobody's")).collect();
        jobs.push((Wait::Person, "ann", "ann's"));
        assert_eq!(order(&jobs)[0], "ann's");
    }

    #[test]
    fn games_go_on_while_their_players_are_away() {
        let mut jobs = vec![(Wait::Person, "ann", "ann's"); 20];
        jobs.push((Wait::Nobody, "ben", "ben's"));
        let place = order(&jobs).iter().position(|name| *name == "ben's");
        assert_eq!(place, Some(ONE_IN as usize));
    }

    #[test]
    fn what_can_wait_comes_last() {
        let mut jobs = vec![(Wait::Nobody, "ben", "ben's"), (Wait::Later, "eve", "eve's")];
        jobs.extend(vec![(Wait::Person, "ann", "ann's"); 20]);
        let order = order(&jobs);
        assert_eq!(order.last(), Some(&"eve's"), "however many there are: {order:?}");
    }

    #[test]
    fn long_work_lets_tables_go_first_at_every_step_and_ends_with_the_threads() {
        let thinkers = Thinkers::new(1);
        let (said, heard) = mpsc::channel();
        let (go, wait) = mpsc::channel::<()>();
        let (begun, begins) = mpsc::channel();
        let (own, own_said) = (thinkers.clone(), said.clone());
        thinkers.submit(Wait::Later, "eve", move || {
            begun.send(()).unwrap();
            wait.recv().unwrap();
            assert!(own.let_tables_first());
            own_said.send("step").unwrap();
            wait.recv().unwrap();
            own_said.send(if own.let_tables_first() { "on" } else { "ended" }).unwrap();
        });
        begins.recv().unwrap();
        for (wait, name) in [(Wait::Later, "later"), (Wait::Nobody, "ben's"), (Wait::Person, "ann's")] {
            let said = said.clone();
            thinkers.submit(wait, name, move || said.send(name).unwrap());
        }
        go.send(()).unwrap();
        assert_eq!(heard.iter().take(3).collect::<Vec<_>>(), ["ann's", "ben's", "step"]);
        thinkers.close();
        go.send(()).unwrap();
        drop(said);
        assert_eq!(heard.iter().collect::<Vec<_>>(), ["ended"], "what waited behind it is dropped");
    }

    #[test]
    fn a_panic_harms_no_other_thought() {
        let thinkers = Thinkers::new(1);
        let (said, heard) = mpsc::channel();
        thinkers.submit(Wait::Person, "a", || panic!("a test panics on purpose"));
        thinkers.submit(Wait::Person, "b", move || said.send(1).unwrap());
        assert_eq!(heard.recv(), Ok(1));
    }
}
