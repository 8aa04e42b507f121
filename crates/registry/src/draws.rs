//! Going through a log draw by draw.

use std::collections::BTreeMap;

use table::{Dealer, Game, Happening, Line, Log, LogError, Match, Weighted};

use crate::Playable;

/// One draw of a log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Drawn {
    /// Its entry in the log.
    pub index: usize,
    /// The name of the source, such as a deck or a pile.
    pub source: String,
    /// Its number in that source, from 0.
    pub k: u32,
    /// The sum of the weights it was drawn from.
    pub total: u64,
    /// The number drawn, if the log reveals its seed and nobody forced the outcome.
    pub number: Option<u64>,
    /// The numbers that give this outcome, in the game's order of outcomes: from the first up to, but not
    /// including, the second.
    pub range: (u64, u64),
    pub outcome: String,
}

/// Every draw of a log, with its number if the seed is known.
pub(crate) fn draws<G: Playable>(log: &Log) -> Result<Vec<Drawn>, LogError> {
    let mut book = Book::new(log);
    Match::<G>::follow(log, |moment| {
        if let Happening::Outcome { outcome } = moment.happening {
            book.note(moment.rules, moment.before, moment.index, outcome.to_string());
        }
    })?;
    Ok(book.draws)
}

/// Counts the draws of every source alongside a dealer who draws them again.
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

/// The outcome's range when all are lined up, each taking up its weight.
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
