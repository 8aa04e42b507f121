//! Chance and its notation, and what each viewer sees of it.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;
use serde::Serializer;
use table::{Seat, TextError};

use crate::cards::CardId;
use crate::components::Bonus;
use crate::setup::SEATS;

/// What chance decides: the starter, the next card, the pips of a die, or the bonus of a scoring card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Outcome {
    /// `start 1`: who starts.
    Start { seat: Seat },
    /// `top 35`: the next card shown on top of the draw pile.
    Top { card: CardId },
    /// `pips 5`: what a card just taken shows as a die; only its owner sees it.
    Pips {
        /// One to six.
        pips: u8,
    },
    /// `bonus karma`: what a turned scoring card shows.
    Bonus { bonus: Bonus },
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start { seat } => write!(f, "start {seat}"),
            Self::Top { card } => write!(f, "top {card}"),
            Self::Pips { pips } => write!(f, "pips {pips}"),
            Self::Bonus { bonus } => write!(f, "bonus {}", bonus.word()),
        }
    }
}

impl FromStr for Outcome {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let read = text.split_once(' ').and_then(|(word, rest)| read(word, rest));
        let canonical = read.filter(|outcome| outcome.to_string() == text);
        canonical.ok_or_else(|| TextError::new(format!("{text:?} is not an outcome of this game")))
    }
}

fn read(word: &str, rest: &str) -> Option<Outcome> {
    match word {
        "start" => Seat::parse(rest, SEATS).map(|seat| Outcome::Start { seat }),
        "top" => CardId::parse(rest).map(|card| Outcome::Top { card }),
        "pips" => {
            let pips = rest.parse().ok().filter(|pips| (1..=6).contains(pips))?;
            Some(Outcome::Pips { pips })
        }
        "bonus" => Bonus::parse(rest).map(|bonus| Outcome::Bonus { bonus }),
        _ => None,
    }
}

/// An outcome as one viewer sees it: pips are only for the seat that takes the die.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Seen {
    /// The whole outcome.
    Open(Outcome),
    /// `pips ?`: another seat's new die.
    HiddenPips,
}

impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Open(outcome) => outcome.fmt(f),
            Self::HiddenPips => f.write_str("pips ?"),
        }
    }
}

impl Serialize for Seen {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_canonical_outcomes_are_read() {
        for text in ["start 0", "top 144", "pips 6", "bonus ship"] {
            assert_eq!(text.parse::<Outcome>().unwrap().to_string(), text);
        }
        for wrong in ["", "start", "start 9", "top 0", "pips 7", "pips 06", "bonus fame", "pips ?"] {
            assert!(wrong.parse::<Outcome>().is_err(), "{wrong}");
        }
    }
}
