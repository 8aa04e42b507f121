//! Scores, places and endings.

use table::Turn;

use super::{Ply, Verdict, ensure};
use crate::Testable;

/// Every seat has a place that counts those above it, and there is an ending exactly when the game is over.
pub(super) fn ranked<G: Testable>(ply: &Ply<'_, G>) -> Verdict {
    let scores = ply.rules.scores(ply.position);
    ensure(scores.seats() == ply.rules.seats(), || format!("{} seats have scores", scores.seats()))?;
    for (seat, standing) in scores.iter() {
        let above = scores.as_slice().iter().filter(|other| other.place < standing.place).count();
        ensure(usize::from(standing.place) == above + 1, || {
            format!("seat {seat} has place {}, but {above} are above", standing.place)
        })?;
    }
    let ending = ply.rules.ending(ply.position);
    ensure(ending.is_some() == (ply.turn == Turn::Over), || {
        format!("the ending is {ending:?} at {:?}", ply.turn)
    })?;
    ensure(ending != Some(""), || "the ending has no code".into())?;
    ensure(ply.rules.round(ply.position) >= 1, || "rounds count from 1".into())
}
