//! Chance: who starts, and the dice of one colour.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;
use table::{Seat, TextError};

use crate::setup::SEATS;
use crate::{Colour, Face};

/// One event of chance. Nothing in this game is hidden, so everyone sees all of it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Outcome {
    /// `start 2`: this seat has the elephant first (DCH-30).
    Start { seat: Seat },
    /// `roll blue fish`: one die of a colour (DCH-9).
    One { face: Face },
    /// `roll blue flag fish`: both dice of a colour, in table order.
    Pair {
        /// The face that comes first in the table.
        first: Face,
        second: Face,
    },
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start { seat } => write!(f, "start {seat}"),
            Self::One { face } => write!(f, "roll {} {face}", face.colour()),
            Self::Pair { first, second } => write!(f, "roll {} {first} {second}", first.colour()),
        }
    }
}

impl FromStr for Outcome {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let words: Vec<&str> = text.splitn(5, ' ').collect();
        let outcome = match words[..] {
            ["start", seat] => Seat::parse(seat, SEATS).map(|seat| Self::Start { seat }),
            ["roll", colour, face] => face_of(colour, face).map(|face| Self::One { face }),
            ["roll", colour, first, second] => match (face_of(colour, first), face_of(colour, second)) {
                (Some(first), Some(second)) if first <= second => Some(Self::Pair { first, second }),
                _ => None,
            },
            _ => None,
        };
        outcome.ok_or_else(|| TextError::new(format!("{text:?} is not an outcome of the Dice Charmers")))
    }
}

fn face_of(colour: &str, face: &str) -> Option<Face> {
    Face::parse_of(Colour::parse(colour)?, face)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outcomes_read_back_and_nothing_else_does() {
        for text in ["start 4", "roll blue fish", "roll purple tea+tea tea+silk", "roll green bend bend"] {
            assert_eq!(text.parse::<Outcome>().unwrap().to_string(), text);
        }
        for wrong in
            ["", "start", "start 5", "roll blue", "roll blue fish flag", "roll blue bend", "roll  blue fish"]
        {
            assert!(wrong.parse::<Outcome>().is_err(), "{wrong}");
        }
    }
}
