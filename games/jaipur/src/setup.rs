//! The rules value: a checked box and the options of the table.

use table::{Config, Edition, GameCard, OptionInfo, OptionKind, Setup, SetupError};

use crate::encode::shape;
use crate::lists::Lists;
use crate::subsets::{SUBSETS, Subsets};
use crate::{BonusSize, ByGood, Card, Cards, Components, Good};

/// The rules of Jaipur with one box and one set of options.
pub struct Jaipur {
    components: Components,
    /// JAI-22: the match is one round.
    pub(crate) single_round: bool,
    /// JAI-19: the client shows herd sizes.
    pub(crate) open_herds: bool,
    /// JAI-20: the client shows the known cards of the other hand.
    pub(crate) card_memory: bool,
    pub(crate) rows: ByGood<Row>,
    pub(crate) bonus: [Pile; 3],
    /// All cards of the box.
    pub(crate) all_cards: Cards,
    pub(crate) subsets: &'static Subsets,
    pub(crate) lists: Lists,
    /// See [`table::Encode::shape`].
    pub(crate) shape: u64,
}

/// A good's row of tokens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Row {
    values: [u8; 15],
    len: u8,
    pub(crate) least_sale: u8,
}

impl Row {
    /// All tokens, from the left.
    pub(crate) fn values(&self) -> &[u8] {
        &self.values[..self.len()]
    }

    pub(crate) const fn len(&self) -> usize {
        self.len as usize
    }
}

/// A pile of bonus tokens: the different values, and how many of each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Pile {
    values: [u8; 8],
    kinds: u8,
    /// How many of each value, four bits per value, before anything is drawn.
    pub(crate) full: u32,
}

impl Pile {
    /// The different values, in ascending order.
    pub(crate) fn values(&self) -> &[u8] {
        &self.values[..self.kinds as usize]
    }

    pub(crate) fn kind_of(&self, value: u8) -> Option<usize> {
        self.values().iter().position(|&other| other == value)
    }
}

const CARD: GameCard = GameCard {
    id: "jaipur",
    title: "Jaipur",
    seats: (2, 2),
    options: &[
        OptionInfo { key: "card_memory", kind: OptionKind::Switch { default: true } },
        OptionInfo { key: "open_herds", kind: OptionKind::Switch { default: true } },
        OptionInfo { key: "single_round", kind: OptionKind::Switch { default: false } },
    ],
    editions: &[Edition { name: "default", text: include_str!("../components/default.toml") }],
    rules_version: 1,
    longest_log: 2_000,
};

impl Setup for Jaipur {
    fn card() -> &'static GameCard {
        &CARD
    }

    fn set_up(config: &Config) -> Result<Self, SetupError> {
        let components = Components::read(CARD.component_text(config)?)?;
        let mut rules = Self {
            single_round: config.is_on("single_round"),
            open_herds: config.is_on("open_herds"),
            card_memory: config.is_on("card_memory"),
            rows: ByGood::from_fn(|good| row(&components, good)),
            bonus: BonusSize::ALL.map(|size| pile(components.bonus.of(size))),
            all_cards: all_cards(&components),
            subsets: &SUBSETS,
            lists: Lists::new(|good| components.goods.of(good).least_sale),
            shape: 0,
            components,
        };
        rules.shape = shape(&rules, config.rules_version.unwrap_or(CARD.rules_version));
        Ok(rules)
    }

    fn components(&self) -> String {
        self.components.export()
    }
}

fn row(components: &Components, good: Good) -> Row {
    let tokens = components.rows()[good];
    let mut values = [0; 15];
    values[..tokens.len()].copy_from_slice(tokens);
    Row { values, len: tokens.len() as u8, least_sale: components.goods.of(good).least_sale }
}

fn pile(tokens: &[u8]) -> Pile {
    let mut sorted = tokens.to_vec();
    sorted.sort_unstable();
    let mut pile = Pile::default();
    for value in sorted {
        let kind = pile.kind_of(value).unwrap_or_else(|| {
            pile.values[pile.kinds as usize] = value;
            pile.kinds += 1;
            pile.kinds as usize - 1
        });
        pile.full += 1 << (4 * kind);
    }
    pile
}

fn all_cards(components: &Components) -> Cards {
    let goods = Good::ALL.map(|good| Cards::of(Card::Good(good), components.goods.of(good).cards));
    goods.into_iter().fold(Cards::camels(components.camels.cards), Cards::plus)
}

impl Jaipur {
    pub const fn tables(&self) -> &Components {
        &self.components
    }

    /// What a sale of `count` cards pays when `sold` tokens of the row are gone (JAI-10).
    pub fn payout(&self, good: Good, sold: u8, count: u8) -> impl Iterator<Item = u8> {
        self.rows[good].values().iter().copied().skip(sold.into()).take(count.into())
    }

    /// Whether the match is one round (JAI-22).
    pub const fn is_single_round(&self) -> bool {
        self.single_round
    }

    /// The smallest sale of a good (JAI-9).
    pub fn least_sale(&self, good: Good) -> u8 {
        self.rows[good].least_sale
    }
}
