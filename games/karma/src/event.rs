//! What happened, for logs and animation: public facts only.

use serde::Serialize;
use table::Seat;

use crate::card_set::CardSet;
use crate::cards::CardId;
use crate::components::Bonus;
use crate::dice::Dice;
use crate::pending::Origin;

/// Things that are counted in front of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub enum Token {
    Fame,
    Coins,
    Karma,
    Administrators,
}

/// A public consequence of a move or an outcome.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub enum Event {
    /// A seat's turn begins.
    TurnBegins {
        seat: Seat,
    },
    /// A card is taken into the hand as a die.
    DieTaken {
        seat: Seat,
        card: CardId,
        from: Origin,
    },
    /// A card is laid down or its palace action begins.
    CardTaken {
        seat: Seat,
        card: CardId,
    },
    /// Dice went to the discard pile.
    DiceDiscarded {
        seat: Seat,
        dice: Dice,
    },
    Gained {
        seat: Seat,
        token: Token,
        count: u8,
    },
    /// Three karma became an administrator, or three administrators two fame (CKA-18).
    Exchanged {
        seat: Seat,
        /// What was given up.
        token: Token,
    },
    /// A scoring card was turned (CKA-23).
    ScoringTurned {
        seat: Seat,
        /// Its place from the left, from 0.
        slot: u8,
        /// Whether for fame or for coins.
        token: Token,
    },
    /// A scoring card's bonus is gained.
    BonusGained {
        seat: Seat,
        bonus: Bonus,
    },
    /// A lower ship broke the row (CKA-10).
    RowBroken {
        seat: Seat,
        /// The ships discarded.
        cards: CardSet,
    },
    /// Sets are complete; these cards are set aside (CKA-20).
    SetCompleted {
        seat: Seat,
        cards: CardSet,
        /// Administrators due for them.
        administrators: u8,
        /// Coins due for them.
        coins: u8,
    },
    /// Cards of paid sets went to the discard pile.
    CardsDiscarded {
        seat: Seat,
        cards: CardSet,
    },
    /// A palace card went to the discard pile.
    PalaceDone {
        /// The seat whose action it was.
        seat: Seat,
        card: CardId,
    },
    /// A part of a reward is lost, because the grid has nothing of the kind.
    PartLost {
        seat: Seat,
    },
    /// A card was laid in the grid.
    LaidOut {
        card: CardId,
    },
    /// The discards became the new draw pile (CKA-8).
    Reshuffled {
        /// How many cards.
        count: u8,
    },
    /// The starter turns the elephant (CKA-24).
    ElephantTurned {
        /// The seat that gains the karma.
        seat: Seat,
    },
    /// A round begins with this starter.
    RoundBegins {
        /// From 1.
        round: u8,
        /// The seat with the elephant.
        seat: Seat,
    },
    GameOver,
}
