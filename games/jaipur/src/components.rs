//! What is in the box: read from TOML, fully checked, and written back unchanged.

use serde::{Deserialize, Serialize};
use table::{ComponentError, Tag};

use crate::{BonusSize, ByGood, Good};

/// The component tables.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Components {
    /// Cards and tokens of each good.
    pub goods: GoodTables,
    /// Camels and their token.
    pub camels: CamelTable,
    /// Bonus tokens by pile.
    pub bonus: BonusTable,
}

/// Cards and tokens of each good.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct GoodTables {
    /// Where the values come from.
    pub tag: Tag,
    pub diamonds: GoodTable,
    pub gold: GoodTable,
    pub silver: GoodTable,
    pub cloth: GoodTable,
    pub spice: GoodTable,
    pub leather: GoodTable,
}

/// Cards and tokens of one good.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct GoodTable {
    pub cards: u8,
    /// The row of tokens, taken from the left.
    pub tokens: Vec<u8>,
    pub least_sale: u8,
}

/// Camels and their token.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct CamelTable {
    /// Where the values come from.
    pub tag: Tag,
    pub cards: u8,
    /// What the token for the larger herd is worth.
    pub token: u8,
}

/// Bonus tokens by pile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct BonusTable {
    /// Where the values come from.
    pub tag: Tag,
    /// For three cards sold.
    pub three: Vec<u8>,
    /// For four.
    pub four: Vec<u8>,
    /// For five or more.
    pub five: Vec<u8>,
}

impl GoodTables {
    pub const fn of(&self, good: Good) -> &GoodTable {
        match good {
            Good::Diamonds => &self.diamonds,
            Good::Gold => &self.gold,
            Good::Silver => &self.silver,
            Good::Cloth => &self.cloth,
            Good::Spice => &self.spice,
            Good::Leather => &self.leather,
        }
    }
}

impl BonusTable {
    /// The tokens of one pile.
    pub fn of(&self, size: BonusSize) -> &[u8] {
        match size {
            BonusSize::Three => &self.three,
            BonusSize::Four => &self.four,
            BonusSize::Five => &self.five,
        }
    }
}

impl Components {
    /// Reads and checks a component file.
    pub fn read(text: &str) -> Result<Self, ComponentError> {
        let tables: Self = toml::from_str(text).map_err(|error| unreadable(text, &error))?;
        tables.check()?;
        Ok(tables)
    }

    /// The canonical text, which reads back to the same tables.
    pub fn export(&self) -> String {
        toml::to_string(self).expect("plain tables can be written as TOML")
    }

    fn check(&self) -> Result<(), ComponentError> {
        for good in Good::ALL {
            check_good(good, self.goods.of(good))?;
        }
        let camels = &self.camels;
        in_range("camels", "cards", camels.cards, 3, 15)?;
        in_range("camels", "token", camels.token, 0, 99)?;
        for (size, row) in BonusSize::ALL.into_iter().zip(["three", "four", "five"]) {
            check_tokens("bonus", row, self.bonus.of(size), 8)?;
        }
        self.check_deal()?;
        self.check_turn()
    }

    /// JAI-1 needs three camels and twelve more cards.
    fn check_deal(&self) -> Result<(), ComponentError> {
        let goods: u32 = Good::ALL.into_iter().map(|good| u32::from(self.goods.of(good).cards)).sum();
        if goods + u32::from(self.camels.cards) < 15 {
            return Err(ComponentError::table(
                "goods",
                "there must be at least 15 cards, camels included, to deal",
            ));
        }
        Ok(())
    }

    /// JAI-13: with seven cards a sale is always possible, so the largest hand without one must be smaller.
    fn check_turn(&self) -> Result<(), ComponentError> {
        let unsold = |table: &GoodTable| u32::from(table.cards.min(table.least_sale - 1));
        let stuck: u32 = Good::ALL.into_iter().map(|good| unsold(self.goods.of(good))).sum();
        if stuck >= 7 {
            let reason =
                format!("a hand of {stuck} cards could hold no sale, so a seat could be left without a turn");
            return Err(ComponentError::table("goods", reason));
        }
        Ok(())
    }

    /// The rows of tokens, for play.
    pub(crate) fn rows(&self) -> ByGood<&[u8]> {
        ByGood::from_fn(|good| self.goods.of(good).tokens.as_slice())
    }
}

fn check_good(good: Good, table: &GoodTable) -> Result<(), ComponentError> {
    in_range("goods", good.name(), table.cards, 1, 15)?;
    in_range("goods", good.name(), table.least_sale, 1, 7)?;
    check_tokens("goods", good.name(), &table.tokens, 15)
}

fn check_tokens(table: &str, row: &str, tokens: &[u8], most: usize) -> Result<(), ComponentError> {
    if !(1..=most).contains(&tokens.len()) {
        let reason = format!("{} tokens: there must be 1 to {most}", tokens.len());
        return Err(ComponentError::row(table, row, reason));
    }
    tokens.iter().try_for_each(|&value| in_range(table, row, value, 1, 99))
}

fn in_range(table: &str, row: &str, value: u8, least: u8, most: u8) -> Result<(), ComponentError> {
    if (least..=most).contains(&value) {
        return Ok(());
    }
    Err(ComponentError::row(table, row, format!("{value} is not within {least} to {most}")))
}

fn unreadable(text: &str, error: &toml::de::Error) -> ComponentError {
    let start = error.span().map_or(0, |span| span.start);
    let line = text.get(..start).map_or(1, |before| before.matches('\n').count() + 1);
    ComponentError::row("file", format!("line {line}"), error.message())
}

#[cfg(test)]
mod tests {
    use super::*;

    const DEFAULT: &str = include_str!("../components/default.toml");

    #[test]
    fn the_default_box_is_the_printed_one() {
        let tables = Components::read(DEFAULT).unwrap();
        let cards: u32 = Good::ALL.into_iter().map(|good| u32::from(tables.goods.of(good).cards)).sum();
        assert_eq!(cards + u32::from(tables.camels.cards), 55);
        let tokens: usize = Good::ALL.into_iter().map(|good| tables.goods.of(good).tokens.len()).sum();
        assert_eq!(tokens, 38);
        let bonus: usize = BonusSize::ALL.into_iter().map(|size| tables.bonus.of(size).len()).sum();
        assert_eq!(bonus, 18);
    }

    #[test]
    fn the_export_reads_back_the_same() {
        let tables = Components::read(DEFAULT).unwrap();
        assert_eq!(Components::read(&tables.export()).unwrap(), tables);
    }

    #[test]
    fn a_bad_file_is_refused_with_table_row_and_reason() {
        let refusal = |from: &str, to: &str| {
            assert!(DEFAULT.contains(from), "{from}");
            Components::read(&DEFAULT.replacen(from, to, 1)).unwrap_err().to_string()
        };
        assert_eq!(
            refusal("cards = 6", "cards = 16"),
            "component table goods, row diamonds: 16 is not within 1 to 15"
        );
        assert_eq!(
            refusal("[4, 4, 5, 5, 6, 6]", "[]"),
            "component table bonus, row four: 0 tokens: there must be 1 to 8"
        );
        assert_eq!(
            refusal("cards = 11", "cards = 2"),
            "component table camels, row cards: 2 is not within 3 to 15"
        );
        assert_eq!(
            refusal("least_sale = 2", "least_sale = 7"),
            "component table goods: a hand of 8 cards could hold no sale, so a seat could be left without a turn"
        );
        assert!(refusal("token = 5", "tokn = 5").starts_with("component table file, row line "));
        assert!(refusal("tag = \"printed\"", "tag = \"guess\"").contains("unknown variant"));
    }
}
