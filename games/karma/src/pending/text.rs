//! Tasks as text: a word, and its numbers after colons.

use std::fmt;

use super::{Origin, Task};
use crate::cards::CardId;

impl Task {
    /// The task as a word and its numbers.
    fn parts(self) -> (&'static str, [Option<u8>; 3]) {
        let none = [None; 3];
        let one = |number| [Some(number), None, None];
        match self {
            Self::Starter => ("starter", none),
            Self::Arrange { left } => ("arrange", one(left)),
            Self::Deal { left } => ("deal", one(left)),
            Self::Lay { left } => ("lay", one(left)),
            Self::Reveal => ("reveal", none),
            Self::Pips { card } => ("pips", one(card.number())),
            Self::Bonus { slot } => ("bonus", one(slot)),
            Self::Act => ("act", none),
            Self::Pay { card } => ("pay", one(card.number())),
            Self::Discard { count } => ("discard", one(count)),
            Self::Die { card } => ("die", one(card.number())),
            Self::Dice { count, from: Origin::Grid } => ("dice", one(count)),
            Self::Dice { count, from: Origin::Pile } => ("draw", one(count)),
            Self::Goods => ("goods", none),
            Self::MoreGoods => ("more-goods", none),
            Self::FreePalace => ("free-palace", none),
            Self::CoinsOrPalace => ("coins-or-palace", none),
            Self::FameOrShip => ("fame-or-ship", none),
            Self::CopyShip => ("copy-ship", none),
            Self::PickBuildings { card } => ("pick-buildings", one(card.number())),
            Self::PickGoods { card } => ("pick-goods", one(card.number())),
            Self::Look { card } => ("look", one(card.number())),
            Self::Spent { card, symbols } => ("spent", [Some(card.number()), Some(symbols), None]),
            Self::Payout { administrators, coins, cards } => {
                ("payout", [Some(administrators), Some(coins), Some(cards)])
            }
            Self::Fame { count } => ("fame", one(count)),
            Self::Coins { count } => ("coins", one(count)),
            Self::Karma { count } => ("karma", one(count)),
            Self::Administrators { count } => ("administrators", one(count)),
            Self::Carry { card } => ("carry", one(card.number())),
            Self::Yield { card } => ("yield", one(card.number())),
            Self::Palace { action } => ("palace", one(action)),
            Self::Finish { card } => ("finish", one(card.number())),
            Self::Close => ("close", none),
            Self::SecondStage => ("second-stage", none),
            Self::Over => ("over", none),
        }
    }

    /// Reads a task as it is written.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let (word, rest) = text.split_once(':').unwrap_or((text, ""));
        let numbers: Vec<u8> = if rest.is_empty() {
            Vec::new()
        } else {
            rest.split(':').map(str::parse).collect::<Result<_, _>>().ok()?
        };
        let task = match *numbers.as_slice() {
            [] => Self::plain(word),
            [number] => Self::numbered(word, number),
            [card, symbols] if word == "spent" => CardId::new(card).map(|card| Self::Spent { card, symbols }),
            [administrators, coins, cards] if word == "payout" => {
                Some(Self::Payout { administrators, coins, cards })
            }
            _ => None,
        };
        task.filter(|task| task.to_string() == text)
    }

    fn plain(word: &str) -> Option<Self> {
        let plain = [
            Self::Starter,
            Self::Reveal,
            Self::Act,
            Self::Goods,
            Self::MoreGoods,
            Self::FreePalace,
            Self::CoinsOrPalace,
            Self::FameOrShip,
            Self::CopyShip,
            Self::Close,
            Self::SecondStage,
            Self::Over,
        ];
        plain.into_iter().find(|task| task.parts().0 == word)
    }

    fn numbered(word: &str, number: u8) -> Option<Self> {
        let card = || CardId::new(number);
        Some(match word {
            "arrange" => Self::Arrange { left: number },
            "deal" => Self::Deal { left: number },
            "lay" => Self::Lay { left: number },
            "bonus" if number < 6 => Self::Bonus { slot: number },
            "discard" => Self::Discard { count: number },
            "dice" => Self::Dice { count: number, from: Origin::Grid },
            "draw" => Self::Dice { count: number, from: Origin::Pile },
            "fame" => Self::Fame { count: number },
            "coins" => Self::Coins { count: number },
            "karma" => Self::Karma { count: number },
            "administrators" => Self::Administrators { count: number },
            "palace" if (2..=6).contains(&number) => Self::Palace { action: number },
            "pips" => Self::Pips { card: card()? },
            "pay" => Self::Pay { card: card()? },
            "die" => Self::Die { card: card()? },
            "pick-buildings" => Self::PickBuildings { card: card()? },
            "pick-goods" => Self::PickGoods { card: card()? },
            "look" => Self::Look { card: card()? },
            "carry" => Self::Carry { card: card()? },
            "yield" => Self::Yield { card: card()? },
            "finish" => Self::Finish { card: card()? },
            _ => return None,
        })
    }
}

impl fmt::Display for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (word, numbers) = self.parts();
        f.write_str(word)?;
        numbers.iter().flatten().try_for_each(|number| write!(f, ":{number}"))
    }
}
