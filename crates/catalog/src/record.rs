//! A finished log looked at again: ply by ply through a viewer's eyes, and draw by draw.

use std::collections::BTreeMap;
use std::ops::Range;

use serde_json::Value;
use table::{Dealer, Game, Happening, Line, Log, LogError, Match, Phrase, Seat, Turn, Viewer, Weighted};

use crate::any::json;
use crate::{Playable, Visitor, visit};

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

/// One draw of a log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Drawn {
    /// Its entry in the log.
    pub index: usize,
    /// Where it came from.
    pub source: String,
    /// Its number in that source, from 0.
    pub k: u32,
    /// The sum of the weights it was drawn from.
    pub total: u64,
    /// The number drawn, where the log reveals its seed and nobody forced the outcome.
    pub number: Option<u64>,
    /// The numbers that give this outcome, in the game's order of outcomes: from the first, below the second.
    pub range: (u64, u64),
    /// The outcome.
    pub outcome: String,
}

/// Some of the frames of a log, through one pair of eyes: number 0 is the start, and after it each line has one.
pub fn frames(log: &Log, viewer: Viewer, which: Range<usize>) -> Result<Vec<Frame>, LogError> {
    struct Frames<'a>(&'a Log, Viewer, Range<usize>);
    impl Visitor for Frames<'_> {
        type Output = Result<Vec<Frame>, LogError>;
        fn visit<G: Playable>(self) -> Self::Output {
            let Self(log, viewer, which) = self;
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
    }
    visit(&log.header.game, Frames(log, viewer, which))
        .map_err(|error| LogError::new(2, error.to_string()))?
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

/// Every draw of a log, with its number where the seed is known.
pub fn draws(log: &Log) -> Result<Vec<Drawn>, LogError> {
    struct Draws<'a>(&'a Log);
    impl Visitor for Draws<'_> {
        type Output = Result<Vec<Drawn>, LogError>;
        fn visit<G: Playable>(self) -> Self::Output {
            let mut book = Book::new(self.0);
            Match::<G>::follow(self.0, |moment| {
                if let Happening::Outcome { outcome } = moment.happening {
                    book.note(moment.rules, moment.before, moment.index, outcome.to_string());
                }
            })?;
            Ok(book.draws)
        }
    }
    visit(&log.header.game, Draws(log)).map_err(|error| LogError::new(2, error.to_string()))?
}

/// Counts the draws of every source beside a dealer who draws them again.
struct Book<'a> {
    log: &'a Log,
    dealer: Dealer,
    counts: BTreeMap<String, u32>,
    draws: Vec<Drawn>,
}

impl<'a> Book<'a> {
    fn new(log: &'a Log) -> Self {
        let mut dealer = log.seed.clone().map_or(Dealer::blind(), Dealer::new);
        for line in &log.lines {
            if let Line::Contribute(contribution) = line {
                dealer.contribute(contribution.clone());
            }
        }
        Self { log, dealer, counts: BTreeMap::new(), draws: Vec::new() }
    }

    fn note<G: Game>(&mut self, rules: &G, before: &G::Position, index: usize, outcome: String) {
        let mut outcomes = Vec::new();
        rules.outcomes(before, &mut outcomes);
        let total = outcomes.iter().map(|chance| u64::from(chance.weight)).sum();
        let range = range_of(&outcomes, &outcome);
        let source = rules.source(before);
        let number = self.dealer.peek(source, total);
        self.dealer.skip(source);
        let is_drawn = matches!(self.log.lines[index], Line::Drawn { .. });
        let count = self.counts.entry(source.to_string()).or_default();
        let number = number.filter(|_| is_drawn);
        self.draws.push(Drawn {
            index,
            source: source.to_string(),
            k: *count,
            total,
            number,
            range,
            outcome,
        });
        *count += 1;
    }
}

/// Where an outcome stands when all are lined up, each taking up its weight.
fn range_of<O: std::fmt::Display>(outcomes: &[Weighted<O>], wanted: &str) -> (u64, u64) {
    let mut from = 0;
    for chance in outcomes {
        let below = from + u64::from(chance.weight);
        if chance.outcome.to_string() == wanted {
            return (from, below);
        }
        from = below;
    }
    (from, from)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::new_match;
    use table::{Config, Contribution, Seed, pick};

    /// A game of first legal moves, revealed.
    fn played(game: &str) -> Log {
        let seed = Some(Seed::from_number(3));
        let mut game = new_match(game, &Config::new(2), seed).unwrap().unwrap();
        let seat = Seat::all(2).next().unwrap();
        game.contribute(Contribution { seat, bytes: vec![7; 9] }).unwrap();
        while game.turn() != Turn::Over {
            match game.turn() {
                Turn::Seat { seat } => {
                    let text = game.moves().swap_remove(0).text;
                    game.play(seat, &text).unwrap();
                }
                _ => {
                    game.roll().unwrap();
                }
            }
        }
        game.revealed_log()
    }

    #[test]
    fn every_line_has_a_frame_and_the_last_is_the_end() {
        for card in crate::cards() {
            let log = played(card.id);
            let (all, see) = (log.lines.len() + 1, |which| frames(&log, Viewer::Spectator, which).unwrap());
            let whole = see(0..all);
            assert_eq!(whole.len(), all);
            assert!(whole.last().is_some_and(|last| last.to_move.is_none()), "{}", card.id);
            assert_eq!([see(0..7), see(7..all - 1), see(all - 1..all + 9)].concat(), whole);
        }
    }

    #[test]
    fn every_number_falls_in_the_range_of_its_outcome() {
        for card in crate::cards() {
            for draw in draws(&played(card.id)).unwrap() {
                let (from, below) = draw.range;
                let number = draw.number.unwrap();
                assert!(from <= number && number < below && below <= draw.total, "{}: {draw:?}", card.id);
            }
        }
    }

    #[test]
    fn every_number_picks_the_outcome_that_was_logged() {
        let log = played("jaipur");
        let draws = draws(&log).unwrap();
        let mut game = crate::load(&Log { lines: Vec::new(), ..log.clone() }).unwrap();
        let mut left = draws.iter();
        for line in &log.lines {
            match line {
                Line::Move { seat, text } => drop(game.play(*seat, text).unwrap()),
                Line::Drawn { .. } => {
                    let draw = left.next().unwrap();
                    let outcomes = game.outcomes();
                    let by_place = outcomes.iter().enumerate();
                    let weighted: Vec<_> =
                        by_place.map(|(outcome, &(_, weight))| Weighted { outcome, weight }).collect();
                    assert_eq!(outcomes[pick(&weighted, draw.number.unwrap())].0, draw.outcome);
                    game.force(&draw.outcome).unwrap();
                }
                _ => {}
            }
        }
        assert!(left.next().is_none());
    }
}
