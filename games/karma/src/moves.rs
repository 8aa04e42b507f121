//! Decisions and their notation.

use std::fmt;
use std::str::FromStr;

use table::{Seat, TextError};

use crate::cards::CardId;
use crate::components::Bonus;
use crate::dice::Die;
use crate::payment::Payment;
use crate::setup::SEATS;

/// One decision by the seat to move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// `lay karma`: the next open scoring card.
    Lay { bonus: Bonus },
    /// `die 17`: a grid card taken as a die.
    Die { card: CardId },
    /// `take 35`: a grid card taken for its action side.
    Take { card: CardId },
    /// `pay blue5 joker karma`: what is given for the card.
    Pay { payment: Payment },
    /// `discard blue5` or `discard blue5 green2`: dice thrown away to make room.
    Discard {
        /// The first by colour and pips.
        first: Die,
        /// The other, if two must go.
        second: Option<Die>,
    },
    /// `enough`: no second goods card.
    Enough,
    /// `coins`: two coins rather than a palace action.
    Coins,
    /// `fame`: one fame rather than a ship.
    Fame,
    /// `copy 1`: the reward of that seat's last ship.
    Copy {
        /// The seat whose ship it is.
        seat: Seat,
    },
    /// `buildings same`: every third building of a type.
    SameBuildings,
    /// `buildings each 29 31 42`: one red, one yellow, one white.
    EachBuilding {
        /// The cards that show them, in this order.
        cards: [CardId; 3],
    },
    /// `goods same`: every third good of a kind.
    SameGoods,
    /// `goods each 89 97 105`: one silk, one tea, one spices.
    EachGood {
        /// The cards that show them, in this order.
        cards: [CardId; 3],
    },
    /// `collect administrator`: an administrator is the next payment for sets.
    CollectAdministrator,
    /// `collect coins`: the coins are the next payment for sets.
    CollectCoins,
    /// `draw`: an administrator fetches two cards from the pile as dice.
    Draw,
    /// `again`: an administrator gives another turn.
    Again,
    /// `done`: the turn ends.
    Done,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lay { bonus } => write!(f, "lay {}", bonus.word()),
            Self::Die { card } => write!(f, "die {card}"),
            Self::Take { card } => write!(f, "take {card}"),
            Self::Pay { payment } => write!(f, "pay {payment}"),
            Self::Discard { first, second: None } => write!(f, "discard {first}"),
            Self::Discard { first, second: Some(second) } => write!(f, "discard {first} {second}"),
            Self::Enough => f.write_str("enough"),
            Self::Coins => f.write_str("coins"),
            Self::Fame => f.write_str("fame"),
            Self::Copy { seat } => write!(f, "copy {seat}"),
            Self::SameBuildings => f.write_str("buildings same"),
            Self::EachBuilding { cards: [a, b, c] } => write!(f, "buildings each {a} {b} {c}"),
            Self::SameGoods => f.write_str("goods same"),
            Self::EachGood { cards: [a, b, c] } => write!(f, "goods each {a} {b} {c}"),
            Self::CollectAdministrator => f.write_str("collect administrator"),
            Self::CollectCoins => f.write_str("collect coins"),
            Self::Draw => f.write_str("draw"),
            Self::Again => f.write_str("again"),
            Self::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Move {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let read = if rest.is_empty() { plain(word) } else { with_words(word, rest) };
        let canonical = read.filter(|mv| mv.to_string() == text);
        canonical.ok_or_else(|| TextError::new(format!("{text:?} is not a move of this game")))
    }
}

fn plain(word: &str) -> Option<Move> {
    Some(match word {
        "enough" => Move::Enough,
        "coins" => Move::Coins,
        "fame" => Move::Fame,
        "draw" => Move::Draw,
        "again" => Move::Again,
        "done" => Move::Done,
        _ => return None,
    })
}

fn with_words(word: &str, rest: &str) -> Option<Move> {
    Some(match (word, rest) {
        ("buildings", "same") => Move::SameBuildings,
        ("goods", "same") => Move::SameGoods,
        ("collect", "administrator") => Move::CollectAdministrator,
        ("collect", "coins") => Move::CollectCoins,
        ("buildings", _) => Move::EachBuilding { cards: each(rest)? },
        ("goods", _) => Move::EachGood { cards: each(rest)? },
        ("lay", _) => Move::Lay { bonus: Bonus::parse(rest)? },
        ("die", _) => Move::Die { card: CardId::parse(rest)? },
        ("take", _) => Move::Take { card: CardId::parse(rest)? },
        ("pay", _) => Move::Pay { payment: Payment::parse(rest)? },
        ("copy", _) => Move::Copy { seat: Seat::parse(rest, SEATS)? },
        ("discard", _) => discard(rest)?,
        _ => return None,
    })
}

fn each(rest: &str) -> Option<[CardId; 3]> {
    let mut words = rest.strip_prefix("each ")?.splitn(3, ' ').map(CardId::parse);
    Some([words.next()??, words.next()??, words.next()??])
}

fn discard(rest: &str) -> Option<Move> {
    let Some((first, second)) = rest.split_once(' ') else {
        return Some(Move::Discard { first: Die::parse(rest)?, second: None });
    };
    let (first, second) = (Die::parse(first)?, Die::parse(second)?);
    (first <= second).then_some(Move::Discard { first, second: Some(second) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_read_as_they_are_written() {
        let texts = "lay turn|die 17|take 144|pay joker|pay blue5 blue5 joker karma|discard green1|\
            discard blue5 blue5|enough|coins|fame|copy 3|buildings same|buildings each 29 31 42|goods same|\
            goods each 89 89 105|collect administrator|collect coins|draw|again|done";
        for text in texts.split('|') {
            assert_eq!(text.parse::<Move>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn other_texts_are_refused() {
        let texts = "|die|die 0|die 145|die 07|die 1 2|take x|pay|pay |pay blue6 blue5|discard|\
            discard purple1 blue1|discard blue1 blue1 blue1|copy 9|copy|buildings each 1 2|\
            goods each 1 2 3 4|lay coins|done |Done|draw 2|collect";
        for text in texts.split('|') {
            assert!(text.parse::<Move>().is_err(), "{text}");
        }
    }
}
