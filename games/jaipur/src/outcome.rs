//! What chance decides, how it is written, and what each viewer sees of it.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};
use table::{Seat, TextError, ensure};

use crate::{BonusSize, Card};

/// What chance decides: the starter, a card, or the value of a bonus token.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Outcome {
    /// `start 0`: who starts the first round (JAI-3).
    Start { seat: Seat },
    /// `deal 0 gold`: a card of the first hand (JAI-1).
    Deal { seat: Seat, card: Card },
    /// `market gold`: a card laid in the market.
    Market { card: Card },
    /// `bonus 3 2`: the value of the bonus token taken (JAI-11).
    Bonus {
        size: BonusSize,
        /// What it is worth, in rupees.
        value: u8,
    },
}

/// An outcome as a viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Seen {
    Start {
        seat: Seat,
    },
    /// A card was dealt; `None` if it is another seat's secret.
    Deal {
        seat: Seat,
        card: Option<Card>,
    },
    /// A card was laid in the market.
    Market {
        card: Card,
    },
    /// A bonus token was taken; `None` if its value is another seat's secret.
    Bonus {
        seat: Seat,
        size: BonusSize,
        /// What it is worth, in rupees.
        value: Option<u8>,
    },
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start { seat } => write!(f, "start {seat}"),
            Self::Deal { seat, card } => write!(f, "deal {seat} {card}"),
            Self::Market { card } => write!(f, "market {card}"),
            Self::Bonus { size, value } => write!(f, "bonus {} {value}", size.cards()),
        }
    }
}

impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Start { seat } => write!(f, "start {seat}"),
            Self::Deal { seat, card: Some(card) } => write!(f, "deal {seat} {card}"),
            Self::Deal { seat, card: None } => write!(f, "deal {seat} ?"),
            Self::Market { card } => write!(f, "market {card}"),
            Self::Bonus { size, value: Some(value), .. } => write!(f, "bonus {} {value}", size.cards()),
            Self::Bonus { size, value: None, .. } => write!(f, "bonus {} ?", size.cards()),
        }
    }
}

impl Serialize for Seen {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl FromStr for Outcome {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let words: Vec<&str> = text.split(' ').collect();
        let outcome = match words[..] {
            ["start", seat] => Self::Start { seat: read_seat(seat)? },
            ["deal", seat, card] => Self::Deal { seat: read_seat(seat)?, card: card.parse()? },
            ["market", card] => Self::Market { card: card.parse()? },
            ["bonus", size, value] => Self::Bonus { size: read_size(size)?, value: read_value(value)? },
            _ => {
                return Err(TextError::new(format!(
                    "{text:?} is not an outcome: say start, deal, market or bonus"
                )));
            }
        };
        ensure(outcome.to_string() == text, || format!("write {text:?} as \"{outcome}\""))?;
        Ok(outcome)
    }
}

fn read_seat(text: &str) -> Result<Seat, TextError> {
    Seat::parse(text, 2).ok_or_else(|| TextError::new(format!("{text:?} is not seat 0 or 1")))
}

fn read_size(text: &str) -> Result<BonusSize, TextError> {
    let size = BonusSize::ALL.into_iter().find(|size| size.cards().to_string() == text);
    size.ok_or_else(|| TextError::new(format!("{text:?} is not a bonus for 3, 4 or 5 cards")))
}

fn read_value(text: &str) -> Result<u8, TextError> {
    text.parse().map_err(|_| TextError::new(format!("{text:?} is not a token's value")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outcomes_read_as_they_are_written() {
        for text in ["start 1", "deal 0 gold", "market camel", "bonus 5 10"] {
            assert_eq!(text.parse::<Outcome>().unwrap().to_string(), text);
        }
        for wrong in
            ["", "start", "start 2", "deal 0", "market tea", "bonus 6 1", "bonus 3 +1", "bonus 3 300"]
        {
            assert!(wrong.parse::<Outcome>().is_err(), "{wrong}");
        }
    }
}
