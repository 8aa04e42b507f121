//! The two tracks: markers, bonuses and workers along the way, and the meeting of the markers (RAJ-6, RAJ-32,
//! RAJ-34).

use table::Sink;

use crate::components::TrackBonus;
use crate::event::{Event, Track};
use crate::pending::{Pending, WorkerSource};
use crate::position::{Position, Raja};
use crate::reward::Part;
use crate::setup::Rajas;

impl Rajas {
    /// Whether a part only moves a marker without passing anything.
    pub(super) fn is_quiet(&self, position: &Position, part: Part) -> bool {
        let raja = position.raja();
        match part {
            Part::Money { amount } => {
                let to = raja.money + u16::from(amount);
                !self.reaches_worker(raja, WorkerSource::Money, raja.money, to)
                    && self.money_due(raja.marker, to).is_empty()
            }
            Part::Fame { amount } => {
                let to = raja.fame + u16::from(amount);
                !self.reaches_worker(raja, WorkerSource::Fame, raja.fame, to)
                    && self.tables.fame_bonuses.iter().all(|bonus| !passes(raja.fame, to, bonus.space))
            }
            _ => false,
        }
    }

    /// Whether a step on a track reaches or passes its worker. Under the newer RAJ-6 a worker that was gained
    /// or has left the game is no longer there.
    fn reaches_worker(&self, raja: &Raja, source: WorkerSource, from: u16, to: u16) -> bool {
        let space = match source {
            WorkerSource::Fame => self.tables.fame_worker,
            _ => self.tables.money_worker,
        };
        passes(from, to, space)
            && (!self.amended.third_worker_leaves_at_once || self.worker_waits(raja, source))
    }

    /// Whether an extra worker is still waiting at its place (RAJ-6).
    pub(crate) fn worker_waits(&self, raja: &Raja, source: WorkerSource) -> bool {
        raja.workers & source.bit() == 0 && raja.workers.count_ones() < self.most_gained()
    }

    /// The money bonuses that a marker on `money` has reached and not taken.
    fn money_due(&self, taken: u8, money: u16) -> &[TrackBonus] {
        let left = &self.tables.money_bonuses[taken as usize..];
        let due = left.iter().take_while(|bonus| bonus.space <= money).count();
        &left[..due]
    }

    /// RAJ-34: the marker moves in full, then what it passed comes in track order. The bonus marker moves on
    /// at once, so a gain set off by a bonus can neither miss nor repeat one.
    pub(crate) fn gain_money(&self, position: &mut Position, amount: u16, events: &mut impl Sink<Event>) {
        if amount == 0 {
            return;
        }
        let seat = position.active;
        let raja = position.raja_mut();
        let from = raja.money;
        raja.money += amount;
        let to = raja.money;
        events.push(Event::Money { seat, amount, money: to });
        let due = self.money_due(raja.marker, to);
        raja.marker += due.len() as u8;
        self.check_crossing(position, events);
        let worker = self.reaches_worker(position.raja(), WorkerSource::Money, from, to);
        let worker = worker.then_some(self.tables.money_worker);
        push_in_track_order(position, due, worker, WorkerSource::Money);
        tell_bonuses(position, due, Track::Money, events);
    }

    pub(crate) fn gain_fame(&self, position: &mut Position, amount: u16, events: &mut impl Sink<Event>) {
        if amount == 0 {
            return;
        }
        let seat = position.active;
        let raja = position.raja_mut();
        let from = raja.fame;
        raja.fame += amount;
        let to = raja.fame;
        events.push(Event::Fame { seat, amount, fame: to });
        self.check_crossing(position, events);
        let bonuses = &self.tables.fame_bonuses;
        let first = bonuses.iter().take_while(|bonus| bonus.space <= from).count();
        let last = bonuses.iter().take_while(|bonus| bonus.space <= to).count();
        let worker = self.reaches_worker(position.raja(), WorkerSource::Fame, from, to);
        let worker = worker.then_some(self.tables.fame_worker);
        push_in_track_order(position, &bonuses[first..last], worker, WorkerSource::Fame);
        tell_bonuses(position, &bonuses[first..last], Track::Fame, events);
    }

    /// RAJ-32: the first time the markers meet; the order of seats is recorded (RAJ-33).
    fn check_crossing(&self, position: &mut Position, events: &mut impl Sink<Event>) {
        let seat = position.active;
        let overlap = self.overlap(position.raja());
        if overlap >= 0 && position.raja().crossed == 0 {
            position.raja_mut().crossed = position.crossings() + 1;
            events.push(Event::Crossed { seat, overlap });
        }
    }

    /// RAJ-6: on the standard side the third worker leaves the game as soon as two are gained.
    pub(super) fn gain_worker(
        &self,
        position: &mut Position,
        source: WorkerSource,
        events: &mut impl Sink<Event>,
    ) {
        let seat = position.active;
        let most = self.most_gained();
        let raja = position.raja_mut();
        if raja.workers & source.bit() != 0 {
            return;
        }
        if raja.workers.count_ones() >= most {
            if !self.amended.third_worker_leaves_at_once {
                events.push(Event::WorkerLeaves { seat, source });
            }
            return;
        }
        raja.workers |= source.bit();
        let (workers, owned) = (raja.workers, raja.owned());
        events.push(Event::Worker { seat, source, owned });
        if self.amended.third_worker_leaves_at_once && workers.count_ones() == most {
            for source in WorkerSource::ALL.into_iter().filter(|source| workers & source.bit() == 0) {
                events.push(Event::WorkerLeaves { seat, source });
            }
        }
    }
}

/// Whether a step from one space to another reaches or passes a third.
const fn passes(from: u16, to: u16, space: u16) -> bool {
    from < space && space <= to
}

/// Puts what was passed on the stack, lowest space first.
fn push_in_track_order(
    position: &mut Position,
    bonuses: &[TrackBonus],
    worker_at: Option<u16>,
    source: WorkerSource,
) {
    let mut worker_at = worker_at;
    for bonus in bonuses.iter().rev() {
        if worker_at.is_some_and(|space| space > bonus.space) {
            position.stack.push(Pending::Worker { source });
            worker_at = None;
        }
        position.stack.push(Pending::Part { part: bonus.part });
    }
    if worker_at.is_some() {
        position.stack.push(Pending::Worker { source });
    }
}

fn tell_bonuses(position: &Position, bonuses: &[TrackBonus], track: Track, events: &mut impl Sink<Event>) {
    for bonus in bonuses {
        events.push(Event::Bonus { seat: position.active, track, space: bonus.space });
    }
}
