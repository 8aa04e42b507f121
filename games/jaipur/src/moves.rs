//! What a seat can do on its turn, and how it is written.

use std::fmt;
use std::str::FromStr;

use table::{TextError, ensure};

use crate::{Card, Cards, Good, Goods};

/// One turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// `take gold`: one good from the market (JAI-4).
    Take { good: Good },
    /// `camels`: all camels of the market (JAI-8).
    Camels,
    /// `sell gold 2`: cards of one good (JAI-9).
    Sell { good: Good, count: u8 },
    /// `swap gold gold for spice camel`: several goods for as many other cards (JAI-5).
    Swap {
        /// Goods taken from the market.
        taken: Goods,
        /// Cards given back: goods from the hand, camels from the herd.
        given: Cards,
    },
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Take { good } => write!(f, "take {good}"),
            Self::Camels => f.write_str("camels"),
            Self::Sell { good, count } => write!(f, "sell {good} {count}"),
            Self::Swap { taken, given } => {
                f.write_str("swap")?;
                taken.cards().each().try_for_each(|card| write!(f, " {card}"))?;
                f.write_str(" for")?;
                given.each().try_for_each(|card| write!(f, " {card}"))
            }
        }
    }
}

impl FromStr for Move {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        let mv = match verb {
            "take" => Self::Take { good: rest.parse()? },
            "camels" => Self::Camels,
            "sell" => read_sale(rest)?,
            "swap" => read_swap(rest)?,
            _ => {
                return Err(TextError::new(format!(
                    "{text:?} is not a move: say take, camels, sell or swap"
                )));
            }
        };
        ensure(mv.to_string() == text, || format!("write {text:?} as \"{mv}\""))?;
        Ok(mv)
    }
}

fn read_sale(text: &str) -> Result<Move, TextError> {
    let (good, count) =
        text.split_once(' ').ok_or_else(|| TextError::new("say how many to sell: sell GOOD N"))?;
    let count = count.parse().map_err(|_| TextError::new(format!("{count:?} is not a number of cards")))?;
    Ok(Move::Sell { good: good.parse()?, count })
}

fn read_swap(text: &str) -> Result<Move, TextError> {
    let parts = text.split_once(" for ");
    let (taken, given) = parts.ok_or_else(|| TextError::new("say what for what: swap GOOD… for CARD…"))?;
    let (taken, given) = (read_cards(taken)?, read_cards(given)?);
    ensure(taken.camel_count() == 0, || "camels are never taken in an exchange".into())?;
    Ok(Move::Swap { taken: Goods::of(taken), given })
}

/// Reads at most five words, as many as the market has cards.
fn read_cards(text: &str) -> Result<Cards, TextError> {
    ensure(text.split(' ').count() <= 5, || "an exchange is of at most five cards".into())?;
    text.split(' ').map(str::parse::<Card>).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_read_as_they_are_written() {
        for text in
            ["take gold", "camels", "sell leather 4", "swap diamonds gold gold for spice leather camel"]
        {
            assert_eq!(text.parse::<Move>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn anything_else_is_refused_with_a_reason() {
        let reason = |text: &str| text.parse::<Move>().unwrap_err().to_string();
        assert_eq!(reason("steal gold"), "\"steal gold\" is not a move: say take, camels, sell or swap");
        assert_eq!(reason("take camel"), "a camel is not a good");
        assert_eq!(reason("sell gold"), "say how many to sell: sell GOOD N");
        assert_eq!(reason("sell gold 02"), "write \"sell gold 02\" as \"sell gold 2\"");
        assert_eq!(
            reason("swap gold diamonds for spice camel"),
            "write \"swap gold diamonds for spice camel\" as \"swap diamonds gold for spice camel\""
        );
        for wrong in ["", "take", "take  gold", "camels 2", "sell gold 999", "swap gold for", "swap  for "] {
            assert!(wrong.parse::<Move>().is_err(), "{wrong}");
        }
    }
}
