//! Some games out of many, so several processes or machines can share them. A game depends only on its number
//! and the seed, and parts put together in order are what one process would have played.

use std::ops::Range;
use std::sync::atomic::{AtomicU32, Ordering};

use search::{Arena, Contestant, Opponents};
use table::Standing;

use crate::entrant::maker;
use crate::lab::rules;
use crate::{Entrant, LabError, Playable, Trial};

/// How one game of the arena ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// Which bot sat in each seat, by the order they were named.
    pub bots: Vec<usize>,
    pub standings: Vec<Standing>,
}

pub(crate) fn results<G: Playable, B: Opponents<G>>(
    trial: &Trial<'_>,
    entrants: &[Entrant],
    games: Range<u32>,
) -> Result<Vec<Played>, LabError> {
    let rules: G = rules(trial.config)?;
    if entrants.is_empty() || entrants.len() > rules.seats() {
        return Err(LabError::Crowd { bots: entrants.len(), seats: rules.seats() });
    }
    let contestant = |entrant| Ok(Contestant { name: String::new(), make: maker::<G, B>(entrant)? });
    let contestants = entrants.iter().map(contestant).collect::<Result<Vec<_>, LabError>>()?;
    let &Trial { games: all, threads, seed, effort, .. } = trial;
    let arena = Arena { rules: &rules, contestants: &contestants, games: all, threads, seed, effort };
    Ok(in_order(games, threads, |game| {
        let (bots, standings) = arena.result(game);
        Played { bots, standings: standings.as_slice().to_vec() }
    }))
}

/// The result for each number, in order, using this many threads.
pub(crate) fn in_order<T: Send>(
    numbers: Range<u32>,
    threads: usize,
    work: impl Fn(u32) -> T + Sync,
) -> Vec<T> {
    let next = AtomicU32::new(numbers.start);
    let some = || {
        let mut own = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if !numbers.contains(&number) {
                return own;
            }
            own.push((number, work(number)));
        }
    };
    let mut all = std::thread::scope(|scope| {
        let workers: Vec<_> = (1..threads).map(|_| scope.spawn(some)).collect();
        let mut all = some();
        for worker in workers {
            all.extend(worker.join().expect("a worker passes its panic on"));
        }
        all
    });
    all.sort_by_key(|&(number, _)| number);
    all.into_iter().map(|(_, done)| done).collect()
}
