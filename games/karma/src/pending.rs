//! What is still to be done, as data: a small stack whose top says who decides what.
//!
//! A task is a choice of the active seat, a draw, or a step that the rules take automatically. After every
//! move and outcome the steps on top are carried out, so a seat or chance is always next.

mod text;

use serde::Serialize;

use crate::cards::CardId;

/// Where gained dice come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub enum Origin {
    /// Chosen from the grid.
    Grid,
    /// The top of the draw pile.
    Pile,
}

/// One thing to be done, always by or for the active seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub enum Task {
    /// Chance: who starts (CKA-1).
    Starter,
    /// Choice: the seat's next open scoring card (CKA-1).
    Arrange {
        /// How many cards are still to be laid, by all seats together.
        left: u8,
    },
    /// Step: the next card of the first hands (CKA-1).
    Deal {
        /// How many cards are still to be dealt.
        left: u8,
    },
    /// Step: cards from the pile to the grid (CKA-1, CKA-9, CKA-24).
    Lay { left: u8 },
    /// Chance: the next top card of the pile (CKA-8).
    Reveal,
    /// Chance: the pips of a card just taken in hand (CKA-29).
    Pips { card: CardId },
    /// Chance: which bonus a turned scoring card shows (CKA-2).
    Bonus {
        /// Its place in the row.
        slot: u8,
    },
    /// Choice: the action of the turn.
    Act,
    /// Choice: how to pay for a card in the grid.
    Pay { card: CardId },
    /// Choice: dice to throw away (CKA-3).
    Discard { count: u8 },
    /// Step: take this grid card as a die, as soon as the hand has room.
    Die { card: CardId },
    /// Dice to gain: a choice if they come from the grid.
    Dice { count: u8, from: Origin },
    /// Choice: a goods card from the grid.
    Goods,
    /// Choice: a second goods card from the grid, or none (CKA-11).
    MoreGoods,
    /// Choice: a palace card from the grid.
    FreePalace,
    /// Choice: the bonus of 2 coins or a palace action (CKA-27).
    CoinsOrPalace,
    /// Choice: the bonus of 1 fame or a ship (CKA-27).
    FameOrShip,
    /// Choice: whose last ship to copy (CKA-12).
    CopyShip,
    /// Choice: which set of buildings a card completes (CKA-14, CKA-19).
    PickBuildings { card: CardId },
    /// Choice: which set of goods a card completes (CKA-16, CKA-19).
    PickGoods { card: CardId },
    /// Step: the owner looks at the whole display for sets, after everything a card brought (CKA-20).
    Look {
        /// The card that arrived.
        card: CardId,
    },
    /// Step: a card of a set that was chosen, to be discarded with the others (CKA-19).
    Spent {
        card: CardId,
        /// Its symbols that were used, one bit each: three types of buildings, then three goods.
        symbols: u8,
    },
    /// Completed sets to be paid in the owner's order. Their cards are discarded first, in version 1 last
    /// (CKA-20).
    Payout {
        /// Administrators due.
        administrators: u8,
        /// Coins due.
        coins: u8,
        /// How many cards, last in the list of those set aside, belong to these sets; from version 2 on only
        /// those of a closed row of ships.
        cards: u8,
    },
    /// Step: fame to gain.
    Fame { count: u8 },
    /// Step: coins to gain.
    Coins { count: u8 },
    /// Step: karma to gain.
    Karma { count: u8 },
    /// Step: administrators to gain.
    Administrators { count: u8 },
    /// Step: carry out a card that was taken.
    Carry { card: CardId },
    /// Step: the fame, coin or reward of a card that was laid down.
    Yield { card: CardId },
    /// Step: a palace action.
    Palace {
        /// 2 to 6.
        action: u8,
    },
    /// Step: discard a palace card after its action.
    Finish { card: CardId },
    /// Choice: an administrator's service before the turn ends (CKA-22).
    Close,
    /// Step: begin the second stage (CKA-24).
    SecondStage,
    /// Nothing: the game is over.
    Over,
}

impl Task {
    /// Whether the stack may start with it.
    pub(crate) const fn is_base(self) -> bool {
        matches!(self, Self::Starter | Self::Act | Self::Close | Self::SecondStage | Self::Over)
    }

    /// Whether it may wait below other tasks.
    pub(crate) const fn may_wait(self) -> bool {
        !matches!(
            self,
            Self::Starter
                | Self::Over
                | Self::Arrange { .. }
                | Self::Pips { .. }
                | Self::Bonus { .. }
                | Self::Pay { .. }
                | Self::Discard { .. }
                | Self::PickBuildings { .. }
        )
    }

    /// Whether this task, which may wait, could wait right below that one: a card's goods are picked after
    /// its buildings, a chosen die waits only for room, and cards are laid out and revealed at once, except
    /// for the pips of a die just taken.
    pub(crate) fn waits_below(self, above: Self) -> bool {
        match (self, above) {
            (Self::PickGoods { card }, _) => above == Self::PickBuildings { card },
            (Self::Die { .. }, _) => matches!(above, Self::Discard { .. }),
            (Self::Spent { .. }, _) => {
                matches!(above, Self::Spent { .. } | Self::PickBuildings { .. } | Self::PickGoods { .. })
            }
            (Self::Lay { .. }, _) => {
                matches!(above, Self::Reveal | Self::Pips { .. } | Self::Deal { .. })
            }
            (Self::Reveal, _) => matches!(above, Self::Pips { .. } | Self::Arrange { .. }),
            _ => true,
        }
    }

    /// How many cards are set aside for it.
    pub(crate) const fn set_aside(self) -> usize {
        match self {
            Self::Payout { cards, .. } => cards as usize,
            _ => 0,
        }
    }

    /// The card that is nowhere else while this task waits.
    pub(crate) const fn holds(self) -> Option<CardId> {
        match self {
            Self::Carry { card } | Self::Finish { card } => Some(card),
            _ => None,
        }
    }
}
