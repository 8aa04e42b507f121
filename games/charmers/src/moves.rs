//! Moves: one decision each, with its notation.

use std::fmt;
use std::str::FromStr;

use table::TextError;

use crate::{Arms, Bonus, Building, ByGood, Crate, Dir, Face, Good, Person, STOPS, Space};

/// A space of the river, counted from 1 at the source.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Stop(u8);

impl Stop {
    /// The space with this number.
    pub const fn new(number: usize) -> Self {
        assert!(1 <= number && number <= STOPS, "the river has 18 spaces");
        Self(number as u8)
    }

    /// Its number from 1.
    pub const fn number(self) -> usize {
        self.0 as usize
    }

    /// The set of just this space.
    pub const fn bit(self) -> u32 {
        1 << (self.0 - 1)
    }
}

/// One decision of the seat whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// `take fish`: takes the die and acts (DCH-7); with dice in hand, one of those (DCH-9).
    Take { face: Face },
    /// `karma fish`: rolls this die from the middle and the elephant's (DCH-9).
    Karma {
        /// What the die from the middle shows.
        face: Face,
    },
    /// `karma again`: rolls the two dice in hand once more (DCH-9).
    Again,
    /// `pass`: takes nothing (DCH-8).
    Pass,
    /// `draw e1 esw`: a new road with these arms (DCH-12).
    Draw { space: Space, arms: Arms },
    /// `extend e1 w`: one more arm on a drawn road (DCH-13).
    Extend { space: Space, arm: Dir },
    /// `drop`: leaves the second half-road unused (DCH-13).
    Drop,
    /// `sail 7`: marks this river space.
    Sail { stop: Stop },
    /// `circle tea silk`: one good of each kind named.
    Circle {
        /// One for each kind that is circled, none for others.
        goods: ByGood<bool>,
    },
    /// `copy tea+silk`: the goods of the purple die with this face (DCH-24).
    Copy { goods: Crate },
    /// `sell tea tea silk` or `sell nothing`.
    Sell {
        /// How many of each kind.
        goods: ByGood<u8>,
    },
    /// `upgrade temple` (DCH-22).
    Upgrade { building: Building },
    /// `call trader`: this person's palace action (DCH-18, DCH-23).
    Call { person: Person },
    /// `use goods_die`: a bonus from the pool (DCH-20).
    Use { bonus: Bonus },
    /// `join`: two half-roads of the pool make a new straight or bend (DCH-25).
    Join,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Take { face } => write!(f, "take {face}"),
            Self::Karma { face } => write!(f, "karma {face}"),
            Self::Again => f.write_str("karma again"),
            Self::Pass => f.write_str("pass"),
            Self::Draw { space, arms } => write!(f, "draw {space} {arms}"),
            Self::Extend { space, arm } => write!(f, "extend {space} {arm}"),
            Self::Drop => f.write_str("drop"),
            Self::Sail { stop } => write!(f, "sail {}", stop.0),
            Self::Circle { goods } => {
                f.write_str("circle")?;
                Good::ALL.into_iter().filter(|&good| goods[good]).try_for_each(|good| write!(f, " {good}"))
            }
            Self::Copy { goods } => write!(f, "copy {goods}"),
            Self::Sell { goods } if goods.0 == [0; 3] => f.write_str("sell nothing"),
            Self::Sell { goods } => {
                f.write_str("sell")?;
                let list = Good::ALL.into_iter().flat_map(|good| (0..goods[good]).map(move |_| good));
                list.into_iter().try_for_each(|good| write!(f, " {good}"))
            }
            Self::Upgrade { building } => write!(f, "upgrade {building}"),
            Self::Call { person } => write!(f, "call {person}"),
            Self::Use { bonus } => write!(f, "use {bonus}"),
            Self::Join => f.write_str("join"),
        }
    }
}

impl FromStr for Move {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let refuse = || TextError::new(format!("{text:?} is not a move of the Dice Charmers"));
        let mv = read(text).ok_or_else(refuse)?;
        // One text per move: anything spelt differently is refused.
        if mv.to_string() == text { Ok(mv) } else { Err(refuse()) }
    }
}

fn read(text: &str) -> Option<Move> {
    let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
    Some(match verb {
        "take" => Move::Take { face: Face::parse(rest)? },
        "karma" if rest == "again" => Move::Again,
        "karma" => Move::Karma { face: Face::parse(rest)? },
        "pass" => Move::Pass,
        "draw" => {
            let (space, arms) = rest.split_once(' ')?;
            Move::Draw { space: Space::parse(space)?, arms: Arms::parse(arms)? }
        }
        "extend" => {
            let (space, arm) = rest.split_once(' ')?;
            Move::Extend { space: Space::parse(space)?, arm: Dir::parse(arm)? }
        }
        "drop" => Move::Drop,
        "sail" => {
            let number = rest.parse().ok().filter(|number| (1..=STOPS).contains(number))?;
            Move::Sail { stop: Stop::new(number) }
        }
        "circle" => Move::Circle { goods: ByGood(count(rest)?.0.map(|count| count > 0)) },
        "copy" => Move::Copy { goods: Crate::parse(rest)? },
        "sell" if rest == "nothing" => Move::Sell { goods: ByGood([0; 3]) },
        "sell" => Move::Sell { goods: count(rest)? },
        "upgrade" => Move::Upgrade { building: Building::parse(rest)? },
        "call" => Move::Call { person: Person::parse(rest)? },
        "use" => Move::Use { bonus: Bonus::parse(rest).ok()? },
        "join" => Move::Join,
        _ => return None,
    })
}

/// Counts the goods of a list; no list in a move is longer than a sale can be.
fn count(list: &str) -> Option<ByGood<u8>> {
    let mut counts = ByGood([0_u8; 3]);
    for word in list.split(' ') {
        let count = &mut counts[Good::parse(word)?];
        *count = count.checked_add(1).filter(|&count| count <= crate::bonus::MOST_SOLD)?;
    }
    Some(counts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_read_back() {
        let moves = "take fish|karma tea+silk|karma again|pass|draw e1 esw|extend e1 w|drop|sail 18|circle tea silk|\
                     copy tea+silk|sell nothing|sell tea tea spices|upgrade temple|call trader|use sell_any 2|\
                     use person trader|join";
        for text in moves.split('|') {
            assert_eq!(text.parse::<Move>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn only_canonical_texts_are_read() {
        let wrong = "|take|take  fish|Take fish|karma|pass now|draw e1|draw e1 sn|extend e1 nw|sail 0|sail 19|sail 07|\
                     sail +7|circle|circle tea tea|circle silk tea|sell|sell silk tea|sell tea nothing|upgrade|\
                     use|use goods|join 2|sell tea tea tea tea tea tea tea";
        for text in wrong.split('|') {
            assert!(text.parse::<Move>().is_err(), "{text}");
        }
    }
}
