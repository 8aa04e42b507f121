//! What follows from moves and draws, for everyone to see.

use serde::Serialize;
use table::{BySeat, Seat};

use crate::Good;

/// A public consequence.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub enum Event {
    /// Camels went to a herd.
    CamelsTaken { seat: Seat, count: u8 },
    /// A sale was paid from a row of tokens (JAI-10).
    Paid {
        seat: Seat,
        /// What was sold.
        good: Good,
        /// How many tokens; fewer than cards when the row is short.
        tokens: u8,
        /// What they are worth, in rupees.
        rupees: u16,
    },
    /// A sale takes a bonus token; its value is drawn next, and is its owner's secret (JAI-11).
    BonusTaken {
        /// The seat that sold.
        seat: Seat,
        /// The pile, by its number of cards.
        size: u8,
    },
    /// A sale was large enough for a bonus, but that pile is empty (JAI-11).
    NoBonusLeft {
        /// The seat that sold.
        seat: Seat,
        /// How many cards were sold.
        count: u8,
    },
    /// A move would end the round. Told only before it is played, instead of the result, which nobody knows until
    /// then (JAI-18).
    RoundEnds { end: RoundEnd },
    /// A round was scored (JAI-14 to JAI-16).
    RoundEnded {
        round: u8,
        /// Why it ended.
        end: RoundEnd,
        /// What each seat's tokens are worth, including the camel token.
        rupees: BySeat<u16, 2>,
        /// How much of that comes from bonus tokens.
        bonus: BySeat<u16, 2>,
        /// The seat with the camel token.
        camel_token: Option<Seat>,
        /// The seat that takes the seal; `None` if tied on everything.
        winner: Option<Seat>,
    },
    /// A round is about to be dealt.
    RoundBegan {
        round: u8,
        /// The seat that starts.
        starter: Seat,
    },
}

/// Why a round ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub enum RoundEnd {
    /// Three rows of tokens are empty.
    Rows,
    /// The deck could not refill the market.
    Deck,
    /// Two hundred exchanges in a row (JAI-21).
    Exchanges,
}

impl RoundEnd {
    pub const ALL: [Self; 3] = [Self::Rows, Self::Deck, Self::Exchanges];

    /// The reason as a short code.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Rows => "rows",
            Self::Deck => "deck",
            Self::Exchanges => "exchanges",
        }
    }
}
