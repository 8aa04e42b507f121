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
    /// Fame.
    Fame,
    /// Coins.
    Coins,
    /// Karma.
    Karma,
    /// Administrators.
    Administrators,
}

/// A public consequence of a move or an outcome.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub enum Event {
    /// A seat's turn begins.
    TurnBegins {
        /// Whose.
        seat: Seat,
    },
    /// A card is taken in hand as a die.
    DieTaken {
        /// By whom.
        seat: Seat,
        /// The card.
        card: CardId,
        /// From where.
        from: Origin,
    },
    /// A card is laid down or its palace action begins.
    CardTaken {
        /// By whom.
        seat: Seat,
        /// The card.
        card: CardId,
    },
    /// Dice went to the discard pile.
    DiceDiscarded {
        /// Whose.
        seat: Seat,
        /// Which.
        dice: Dice,
    },
    /// Tokens were gained.
    Gained {
        /// By whom.
        seat: Seat,
        /// Which.
        token: Token,
        /// How many.
        count: u8,
    },
    /// Three karma became an administrator, or three administrators two fame (CKA-18).
    Exchanged {
        /// By whom.
        seat: Seat,
        /// What was given up.
        token: Token,
    },
    /// A scoring card was turned (CKA-23).
    ScoringTurned {
        /// Whose.
        seat: Seat,
        /// Its place from the left, from 0.
        slot: u8,
        /// For fame or for coins.
        token: Token,
    },
    /// A scoring card's bonus is gained.
    BonusGained {
        /// By whom.
        seat: Seat,
        /// Which.
        bonus: Bonus,
    },
    /// A lower ship broke the row (CKA-10).
    RowBroken {
        /// Whose.
        seat: Seat,
        /// The ships that went.
        cards: CardSet,
    },
    /// Sets are complete; these cards are set aside (CKA-20).
    SetCompleted {
        /// Whose.
        seat: Seat,
        /// The cards.
        cards: CardSet,
        /// Administrators due for it.
        administrators: u8,
        /// Coins due for it.
        coins: u8,
    },
    /// Cards of paid sets went to the discard pile.
    CardsDiscarded {
        /// Whose.
        seat: Seat,
        /// Which.
        cards: CardSet,
    },
    /// A palace card went to the discard pile.
    PalaceDone {
        /// Whose action it was.
        seat: Seat,
        /// The card.
        card: CardId,
    },
    /// A part of a reward is lost, since nothing of the kind lies in the grid.
    PartLost {
        /// By whom.
        seat: Seat,
    },
    /// A card came to the grid.
    LaidOut {
        /// The card.
        card: CardId,
    },
    /// The discards became the new draw pile (CKA-8).
    Reshuffled {
        /// How many cards.
        count: u8,
    },
    /// The starter turns the elephant (CKA-24).
    ElephantTurned {
        /// Who gains the karma.
        seat: Seat,
    },
    /// A round begins with this starter.
    RoundBegins {
        /// From 1.
        round: u8,
        /// Who holds the elephant.
        seat: Seat,
    },
    /// The game is over.
    GameOver,
}
