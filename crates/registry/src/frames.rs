//! A log looked at again, ply by ply, through one pair of eyes.

use std::ops::Range;

use serde_json::Value;
use table::{Log, LogError, Match, Phrase, Seat, Turn, Viewer};

use crate::Playable;
use crate::seated::json;

/// How things stood at one moment.
#[derive(Clone, PartialEq, Debug)]
pub struct Frame {
    /// What the viewer saw.
    pub view: Value,
    /// The seat to move.
    pub to_move: Option<Seat>,
    /// The round being played, from 1.
    pub round: u32,
    /// Each seat's place and points in words.
    pub scores: Vec<(u8, Phrase)>,
}

/// Some of the frames of a log, through one pair of eyes: number 0 is the start, and after it each line has one.
pub(crate) fn frames<G: Playable>(
    log: &Log,
    viewer: Viewer,
    which: &Range<usize>,
) -> Result<Vec<Frame>, LogError> {
    let mut begun = Match::<G>::replay(&Log::new(log.header.clone()))?;
    let mut frames = Vec::new();
    if which.contains(&0) {
        frames.push(frame(begun.rules().as_ref(), begun.position(), viewer));
    }
    // What comes after the last frame asked for is not played.
    let lines = &log.lines[..which.end.saturating_sub(1).min(log.lines.len())];
    begun.go_on(lines, |moment| {
        if which.contains(&(moment.index + 1)) {
            frames.push(frame(moment.rules, moment.after, viewer));
        }
    })?;
    Ok(frames)
}

fn frame<G: Playable>(rules: &G, position: &G::Position, viewer: Viewer) -> Frame {
    let to_move = match rules.turn(position) {
        Turn::Seat { seat } => Some(seat),
        Turn::Chance | Turn::Over => None,
    };
    let standings = rules.scores(position);
    let scores = standings.as_slice().iter().map(|standing| (standing.place, rules.tell_score(*standing)));
    Frame {
        view: json(&rules.view(position, viewer)),
        to_move,
        round: rules.round(position),
        scores: scores.collect(),
    }
}
