//! Recently viewed replays, kept so that turning a page does not replay the match from its start.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use axum::body::Bytes;
use table::Viewer;

use sitting::Denial;
use sitting::{Reel, Screening};

/// How much memory all of them may take, and all of one table. A match of four as people play it takes 7 MB
/// for one viewer; if one takes more than this, only its last page is kept.
const MOST: Most = Most { bytes: 64_000_000, of_table: 32_000_000 };

/// One that nobody has viewed for this long is dropped.
const FORGOTTEN: Duration = Duration::from_mins(2);

/// The most replays kept, however small they are.
const NUMBER: usize = 500;

#[derive(Clone, Copy)]
struct Most {
    bytes: usize,
    of_table: usize,
}

/// `None` until someone views it.
type Stage = Arc<Mutex<Option<Screening>>>;

struct Kept {
    table: String,
    viewer: Viewer,
    stage: Stage,
    bytes: usize,
    seen: Instant,
}

/// Recently viewed replays, the latest at the end.
pub(super) struct Screenings {
    most: Most,
    kept: Mutex<Vec<Kept>>,
    played: AtomicU64,
}

impl Default for Screenings {
    fn default() -> Self {
        Self { most: MOST, kept: Mutex::default(), played: AtomicU64::new(0) }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Screenings {
    /// The answer, if nothing has to be replayed for it and nobody is working on this match.
    pub(super) fn at_hand(
        &self,
        table: &str,
        reel: &Reel,
        from: usize,
    ) -> Option<Result<Vec<Bytes>, Denial>> {
        let stage = self.stage(table, reel.viewer);
        let screening = stage.try_lock().ok()?;
        let shown = screening.as_ref().filter(|one| one.shows(reel) && one.has(reel, from))?;
        Some(shown.tell(reel, from))
    }

    /// The answer, for as long as anyone is waiting for it.
    pub(super) fn show(
        &self,
        table: &str,
        reel: &Reel,
        from: usize,
        waits: &dyn Fn() -> bool,
    ) -> Result<Vec<Bytes>, Denial> {
        let stage = self.stage(table, reel.viewer);
        let mut on_stage = lock(&stage);
        // It is taken out while it is worked on: after a panic in the middle the next request starts again.
        let mut screening = match on_stage.take().filter(|one| one.shows(reel)) {
            Some(known) => known,
            None => Screening::of(reel)?,
        };
        let before = screening.made();
        let done = screening.play_on(reel, from, waits);
        self.count(screening.made() - before);
        let told = done.and_then(|()| screening.tell(reel, from));
        if screening.bytes() > self.most.of_table {
            screening.keep_only(&reel.page(from));
        }
        let bytes = screening.bytes();
        *on_stage = Some(screening);
        drop(on_stage);
        self.weigh(&stage, bytes);
        told
    }

    /// Frames made since the start.
    #[cfg(test)]
    pub(super) fn played(&self) -> u64 {
        self.played.load(Ordering::Relaxed)
    }

    fn count(&self, frames: u64) {
        self.played.fetch_add(frames, Ordering::Relaxed);
        metrics::counter!("durbar_replayed").increment(frames);
    }

    /// The replay for this table and this viewer.
    fn stage(&self, table: &str, viewer: Viewer) -> Stage {
        let mut kept = lock(&self.kept);
        let known = kept.iter().position(|one| one.table == table && one.viewer == viewer);
        let mut one = match known {
            Some(known) => kept.remove(known),
            None => Kept {
                table: table.to_owned(),
                viewer,
                stage: Stage::default(),
                bytes: 0,
                seen: Instant::now(),
            },
        };
        one.seen = Instant::now();
        let stage = Arc::clone(&one.stage);
        kept.push(one);
        let spare = kept.len().saturating_sub(NUMBER);
        kept.drain(..spare);
        stage
    }

    /// Records how much one takes, and drops those viewed longest ago.
    fn weigh(&self, stage: &Stage, bytes: usize) {
        let mut kept = lock(&self.kept);
        let Some(here) = kept.iter().position(|one| Arc::ptr_eq(&one.stage, stage)) else { return };
        kept[here].bytes = bytes;
        let table = kept[here].table.clone();
        make_room(&mut kept, self.most.of_table, |one| one.table == table);
        make_room(&mut kept, self.most.bytes, |_| true);
    }

    /// Drops those that nobody is viewing.
    pub(super) fn tidy(&self, now: Instant) {
        lock(&self.kept).retain(|one| now.saturating_duration_since(one.seen) < FORGOTTEN);
    }
}

/// Drops the first of some until the rest fit.
fn make_room(kept: &mut Vec<Kept>, most: usize, among: impl Fn(&Kept) -> bool) {
    let taken = |kept: &[Kept]| kept.iter().filter(|one| among(one)).map(|one| one.bytes).sum::<usize>();
    while taken(kept) > most {
        let Some(first) = kept.iter().position(&among) else { return };
        kept.remove(first);
    }
}

#[cfg(test)]
mod tests {
    use table::Seat;

    use super::*;
    use crate::house::played;

    const FROM_THE_SIDE: Viewer = Viewer::Spectator;

    fn walk(screenings: &Screenings, table: &str, reel: &Reel) -> usize {
        let starts = (0..reel.length()).step_by(100);
        starts.map(|from| screenings.show(table, reel, from, &|| true).unwrap().concat().len()).sum()
    }

    #[test]
    fn turning_the_pages_plays_the_match_once_for_all() {
        let sitting = played("karma", 150);
        let reel = sitting.reel(FROM_THE_SIDE, FROM_THE_SIDE).unwrap();
        assert!(reel.length() > 200, "{}", reel.length());
        let screenings = Screenings::default();
        assert!(screenings.at_hand("one", &reel, 0).is_none());
        for _ in 0..3 {
            walk(&screenings, "one", &reel);
        }
        assert_eq!(screenings.played(), reel.length() as u64);
        assert!(screenings.at_hand("one", &reel, 100).is_some(), "it waits for nobody");
        let seat = Viewer::Seat(Seat::all(2).next().unwrap());
        let own = sitting.reel(seat, seat).unwrap();
        assert!(screenings.at_hand("one", &own, 0).is_none(), "other eyes see something else");
        screenings.tidy(Instant::now() + FORGOTTEN);
        assert!(lock(&screenings.kept).is_empty());
    }

    #[test]
    fn of_what_is_too_large_the_last_page_is_kept() {
        let sitting = played("karma", 150);
        let reel = sitting.reel(FROM_THE_SIDE, FROM_THE_SIDE).unwrap();
        let page = Screenings::default().show("one", &reel, 0, &|| true).unwrap().concat().len();
        let most = Most { bytes: page * 10, of_table: page * 3 / 2 };
        let screenings = Screenings { most, ..Screenings::default() };
        walk(&screenings, "one", &reel);
        assert_eq!(screenings.played(), reel.length() as u64, "still nothing is made twice on the way");
        assert!(screenings.at_hand("one", &reel, 0).is_none());
        assert!(lock(&screenings.kept).iter().map(|one| one.bytes).sum::<usize>() <= most.of_table);
    }

    #[test]
    fn what_is_kept_is_bounded_in_all_and_for_a_table() {
        let sitting = played("jaipur", 40);
        let reel = sitting.reel(FROM_THE_SIDE, FROM_THE_SIDE).unwrap();
        let size = walk(&Screenings::default(), "one", &reel);
        let most = Most { bytes: size * 3, of_table: size * 3 / 2 };
        let screenings = Screenings { most, ..Screenings::default() };
        let tables = |screenings: &Screenings| -> Vec<String> {
            lock(&screenings.kept).iter().map(|one| one.table.clone()).collect()
        };
        for table in ["one", "two", "three", "one", "four"] {
            walk(&screenings, table, &reel);
        }
        assert_eq!(tables(&screenings), ["three", "one", "four"], "the one looked at last stays");
        let seat = Viewer::Seat(Seat::all(2).next().unwrap());
        walk(&screenings, "four", &sitting.reel(seat, seat).unwrap());
        let eyes: Vec<Viewer> = lock(&screenings.kept).iter().map(|one| one.viewer).collect();
        assert_eq!(eyes.last(), Some(&seat));
        assert_eq!(tables(&screenings).iter().filter(|table| *table == "four").count(), 1);
    }
}
