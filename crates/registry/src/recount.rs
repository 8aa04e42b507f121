//! A summary of a finished match: why it ended, where the points came from, and how it went.

use std::collections::BTreeSet;

use table::{Gain, Log, LogError, Match, Phrase, Seat, Turn};

use crate::Playable;

/// The summary of a match.
#[derive(Clone, PartialEq, Debug)]
pub struct Recount {
    /// Why it ended, if the game says so.
    pub ending: Option<Phrase>,
    /// What each seat gained, added up by round, unit and source in the order they first came.
    pub gains: Vec<Gain>,
    /// How far each seat had come after each turn.
    pub course: Vec<Vec<i32>>,
}

pub(crate) fn recount<G: Playable>(log: &Log) -> Result<Recount, LogError> {
    let standing: BTreeSet<usize> = log.standing().into_iter().collect();
    let (mut events, mut course, mut mover) = (Vec::new(), Vec::new(), None);
    let over = Match::<G>::follow(log, |moment| {
        if !standing.contains(&moment.index) {
            return;
        }
        events.extend(moment.events.iter().cloned());
        let Turn::Seat { seat } = moment.rules.turn(moment.after) else { return };
        if mover.replace(seat) != Some(seat) {
            course.push(progress(moment.rules, moment.after));
        }
    })?;
    let rules = over.rules();
    course.push(progress(rules.as_ref(), over.position()));
    let ending = rules.ending(over.position()).and_then(|code| rules.tell_ending(code));
    Ok(Recount { ending, gains: summed(rules.gains(&events)), course })
}

fn progress<G: Playable>(rules: &G, position: &G::Position) -> Vec<i32> {
    Seat::all(rules.seats()).map(|seat| rules.progress(position, seat)).collect()
}

fn summed(gains: Vec<Gain>) -> Vec<Gain> {
    let mut sums: Vec<Gain> = Vec::new();
    for gain in gains {
        let same = |sum: &&mut Gain| {
            (sum.seat, sum.round, sum.unit, sum.source) == (gain.seat, gain.round, gain.unit, gain.source)
        };
        match sums.iter_mut().find(same) {
            Some(sum) => sum.amount += gain.amount,
            None => sums.push(gain),
        }
    }
    sums
}
