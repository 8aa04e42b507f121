//! What is in the box: the deck, the pips of each colour, the scoring bonuses.
//!
//! The printed card list is not known, so the deck that comes with the game is a stand-in; if you own the
//! box, you can supply the printed one in a file of the same form (`components/default.toml`).

mod file;
mod symbols;
mod text;

use table::{ComponentError, Tag};

#[cfg(test)]
pub(crate) use file::File;
pub(crate) use file::HIGHEST;
pub use symbols::{Bonus, Building, Good, Reward};

use crate::card_set::CardSet;
use crate::cards::{CardId, DECK};
use crate::dice::{Colour, Dice, Die};

/// The component set that comes with the game.
pub(crate) const DEFAULT: &str = include_str!("../components/default.toml");

/// What a card's action side is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
    /// A ship; its number is its card's.
    Ship {
        /// The pips its one die must show.
        pay: u8,
        reward: Reward,
    },
    /// One building, or two of different types.
    Building {
        /// One bit per type.
        types: u8,
        /// The least total.
        pay: u8,
        /// The colour of the dice.
        colour: Colour,
    },
    /// Goods, free to take.
    Goods {
        /// Coins gained at once.
        coins: u8,
    },
    Palace {
        /// 2 to 6: the action, and the pips its die must show.
        action: u8,
    },
}

/// A card of the deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Card {
    /// Its action.
    pub face: Face,
    /// The value of each good it shows; 0 if it doesn't show it.
    pub goods: [u8; 3],
    /// The colour of its die.
    pub corner: Colour,
    /// The pips of its die if the file pairs every card with its own; 0 if they are drawn (CKA-29).
    pub pips: u8,
}

impl Card {
    /// The value of a good on this card; 0 if it doesn't show it.
    pub const fn value(self, good: Good) -> u8 {
        self.goods[good as usize]
    }

    /// Whether the card shows a building of this type.
    pub const fn shows(self, building: Building) -> bool {
        matches!(self.face, Face::Building { types, .. } if types >> building as u8 & 1 == 1)
    }

    /// What it shows, one bit each: three types of buildings, then three goods.
    pub(crate) fn symbols(self) -> u8 {
        let types = match self.face {
            Face::Building { types, .. } => types,
            _ => 0,
        };
        (0..3).fold(types, |set, kind| set | u8::from(self.goods[kind] > 0) << (3 + kind))
    }

    /// How many goods it shows.
    pub fn good_symbols(self) -> u8 {
        self.goods.iter().map(|&value| u8::from(value > 0)).sum()
    }
}

/// What a card requires of a purse: at least `need` in one of its pockets. The four colours come first, with
/// what their dice are worth; then goods, which cost nothing; then a die of 1 to 6 pips.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Price {
    pub(crate) pocket: u8,
    pub(crate) need: u8,
}

impl Price {
    /// How many pockets a purse has.
    pub(crate) const POCKETS: usize = 11;
    /// The pocket before those for dice of 1 to 6 pips.
    pub(crate) const FREE: usize = 4;

    const fn of(face: Face) -> Self {
        match face {
            Face::Building { pay, colour, .. } => Self { pocket: colour as u8, need: pay },
            Face::Goods { .. } => Self { pocket: Self::FREE as u8, need: 0 },
            Face::Ship { pay: pips, .. } | Face::Palace { action: pips } => {
                Self { pocket: Self::FREE as u8 + pips, need: 1 }
            }
        }
    }
}

/// Where the values of each table come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tags {
    pub ships: Tag,
    pub buildings: Tag,
    pub goods: Tag,
    pub palace: Tag,
    pub dice: Tag,
    pub scoring: Tag,
}

/// Everything in the box, fully checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Components {
    /// Card `n` at index `n`; index 0 repeats the first card and is never used.
    cards: [Card; DECK + 1],
    prices: [Price; DECK + 1],
    /// How many dice of each colour show one to six pips.
    pub pips: Dice,
    /// Whether every card has its own die, so pips follow from action sides.
    pub paired: bool,
    /// Where the values come from.
    pub tags: Tags,
    /// All ships; ship `n` is card `n`.
    pub ships: CardSet,
    pub buildings: CardSet,
    pub goods: CardSet,
    pub palace: CardSet,
    /// The cards of each corner colour.
    pub corners: [CardSet; 4],
    /// The cards that show each symbol: three types of buildings, then three goods.
    pub(crate) showing: [CardSet; 6],
}

impl Components {
    /// A card by its number.
    #[inline]
    pub const fn card(&self, card: CardId) -> Card {
        self.cards[card.index()]
    }

    /// What the card requires of a purse.
    #[inline]
    pub(crate) const fn price(&self, card: CardId) -> Price {
        self.prices[card.index()]
    }

    /// The card that leaves a hand with a die: the die's own, or the lowest of its colour (CKA-29).
    pub(crate) fn card_of(&self, hand: &CardSet, die: Die) -> Option<CardId> {
        let cards = hand.and(&self.corners[die.colour as usize]);
        if self.paired { cards.iter().find(|&card| self.card(card).pips == die.pips) } else { cards.first() }
    }

    /// The dice of these cards, if each has its own.
    pub(crate) fn dice_of(&self, cards: &CardSet) -> Dice {
        let die = |id| Die { colour: self.card(id).corner, pips: self.card(id).pips };
        cards.iter().map(die).collect()
    }

    /// Where the box differs from what we believe is printed.
    pub(crate) fn remarks(&self) -> Vec<ComponentError> {
        let counts = Colour::ALL.map(|colour| self.corners[colour as usize].len());
        if counts == [DECK / 4; 4] {
            return Vec::new();
        }
        let named: Vec<String> = Colour::ALL
            .iter()
            .zip(counts)
            .map(|(colour, count)| format!("{count} {}", colour.name()))
            .collect();
        let reason = format!("it has {} dice; we believe there are 36 of each colour", named.join(", "));
        vec![ComponentError::table("dice", reason)]
    }

    fn of(cards: &[Card; DECK + 1], pips: Dice, tags: Tags) -> Self {
        let all =
            |wanted: &dyn Fn(Card) -> bool| CardId::all().filter(|id| wanted(cards[id.index()])).collect();
        Self {
            pips,
            paired: cards[1].pips > 0,
            tags,
            ships: all(&|card| matches!(card.face, Face::Ship { .. })),
            buildings: all(&|card| matches!(card.face, Face::Building { .. })),
            goods: all(&|card| matches!(card.face, Face::Goods { .. })),
            palace: all(&|card| matches!(card.face, Face::Palace { .. })),
            prices: cards.map(|card| Price::of(card.face)),
            corners: Colour::ALL.map(|colour| all(&|card| card.corner == colour)),
            showing: std::array::from_fn(|symbol| all(&|card| card.symbols() >> symbol & 1 == 1)),
            cards: *cards,
        }
    }
}
