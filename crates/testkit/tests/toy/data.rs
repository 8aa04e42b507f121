//! Positions, moves, outcomes, views and events of the toy.

use std::fmt;
use std::str::FromStr;
use std::sync::atomic::{AtomicBool, Ordering};

use serde::Serialize;
use table::{Seat, TextError};

/// How many of each card, 1 to 4.
pub(crate) type Cards = [u8; 4];

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Phase {
    Deal,
    Start,
    Play(Seat),
    Draw(Seat),
    Over,
}

#[derive(Clone, Debug)]
pub(crate) struct Position {
    pub(crate) deck: Cards,
    pub(crate) played: Cards,
    pub(crate) hands: [Cards; 3],
    pub(crate) scores: [u8; 3],
    pub(crate) last: u8,
    pub(crate) phase: Phase,
    /// A flaw: the position is not even equal to itself.
    pub(crate) unequal: bool,
}

impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        let key = |p: &Self| (p.deck, p.played, p.hands, p.scores, p.last, p.phase);
        !self.unequal && key(self) == key(other)
    }
}

impl Eq for Position {}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Move {
    Play {
        value: u8,
    },
    Fold,
    /// A flaw: its text cannot be read.
    Odd,
    /// A flaw: its text can be written in two ways.
    Loose,
}

/// Whether the parser is broken as `two spellings` says. A parser has no rules value to ask.
pub(crate) static LOOSE: AtomicBool = AtomicBool::new(false);

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play { value } => write!(f, "play {value}"),
            Self::Fold => f.write_str("fold"),
            Self::Odd => f.write_str("odd"),
            Self::Loose => f.write_str("loose"),
        }
    }
}

impl FromStr for Move {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        if text.trim() == "loose" && LOOSE.load(Ordering::Relaxed) {
            return Ok(Self::Loose);
        }
        match text.strip_prefix("play ") {
            Some(value) => Ok(Self::Play { value: card(value)? }),
            None if text == "fold" => Ok(Self::Fold),
            None => Err(TextError::new(format!("{text:?} is not a move"))),
        }
    }
}

fn card(text: &str) -> Result<u8, TextError> {
    match text {
        "1" | "2" | "3" | "4" => Ok(text.as_bytes()[0] - b'0'),
        _ => Err(TextError::new(format!("{text:?} is not a card"))),
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Outcome {
    Start { seat: Seat },
    Deal { seat: Seat, value: u8 },
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start { seat } => write!(f, "start {seat}"),
            Self::Deal { seat, value } => write!(f, "deal {seat} {value}"),
        }
    }
}

impl FromStr for Outcome {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let wrong = || TextError::new(format!("{text:?} is not an outcome"));
        let words: Vec<&str> = text.split(' ').collect();
        match words[..] {
            ["start", seat] => Ok(Self::Start { seat: Seat::parse(seat, 3).ok_or_else(wrong)? }),
            ["deal", seat, value] => {
                Ok(Self::Deal { seat: Seat::parse(seat, 3).ok_or_else(wrong)?, value: card(value)? })
            }
            _ => Err(wrong()),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(crate) enum Seen {
    Start { seat: Seat },
    Deal { seat: Seat, value: Option<u8> },
}

impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start { seat } => write!(f, "start {seat}"),
            Self::Deal { seat, value: Some(value) } => write!(f, "deal {seat} {value}"),
            Self::Deal { seat, value: None } => write!(f, "deal {seat} ?"),
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct View {
    pub(crate) seat: Option<Seat>,
    pub(crate) hand: Cards,
    pub(crate) sizes: Vec<u8>,
    /// What lies in the deck or in others' hands.
    pub(crate) unseen: Cards,
    pub(crate) played: Cards,
    pub(crate) scores: [u8; 3],
    pub(crate) last: u8,
    pub(crate) phase: Phase,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(crate) enum Event {
    Played { seat: Seat, value: u8 },
    Folded { seat: Seat },
    Drew { seat: Seat, value: Option<u8> },
    Ended,
}
