//! Rewards: what a river space, an edge, a yield tile, a chamber or a track bonus gives.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};
use table::{TextError, ensure};

use crate::pieces::{ByColour, Colour};

/// One part of a reward. Its text is used in component files, in notation and in positions.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Part {
    /// Steps on the money track.
    Money { amount: u8 },
    /// Steps on the fame track.
    Fame { amount: u8 },
    /// Karma, as far as there is room for it.
    Karma { amount: u8 },
    /// Dice whose colours the owner chooses, one gain (RAJ-9).
    Die { count: u8 },
    /// Dice of given colours, one gain.
    Dice {
        /// How many of each colour.
        colours: ByColour<u8>,
    },
    /// One die of a colour chosen from some.
    Either {
        /// The colours, each 0 or 1.
        colours: ByColour<u8>,
    },
    /// Dice of any colours, as many as the owner's karma, which is not spent.
    DiePerKarma,
    /// A building type is upgraded by one step (RAJ-25).
    Upgrade,
    /// The boat moves to the next free space (RAJ-20).
    Boat,
    /// The boat moves 1 to this many free spaces.
    Sail {
        /// The most spaces.
        most: u8,
    },
    /// One market of each good is paid (RAJ-18).
    Assorted,
    /// This many markets of one good are paid.
    Kind {
        /// The most markets.
        most: u8,
    },
    /// A chamber without a die and without a worker (RAJ-38).
    Chamber {
        /// Its number, 1 to 6.
        number: u8,
    },
    /// A chamber from 1 to 4 of the owner's choice, likewise.
    Audience,
    /// Fame for each of something, counted when it is gained (RAJ-39).
    FamePer {
        /// How many make one unit.
        every: u8,
        of: Count,
        /// How much for each.
        amount: u8,
    },
    /// Money for each of something.
    MoneyPer {
        /// How many make one unit.
        every: u8,
        of: Count,
        /// How much for each.
        amount: u8,
    },
    /// The Dancer's yield tile: a white one drawn and gained, or an open one to lay (RAJ-23, RAJ-28).
    YieldTile,
}

/// What the brown yield tiles count (RAJ-39).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Count {
    /// Tiles with a market.
    Market,
    /// River spaces advanced.
    River,
    Building,
    /// Own yield tiles on joined slots.
    Yield,
    /// Tiles with a bend.
    Bend,
    Upgrade,
    Worker,
}

impl Count {
    pub(crate) const ALL: [Self; 7] =
        [Self::Market, Self::River, Self::Building, Self::Yield, Self::Bend, Self::Upgrade, Self::Worker];

    const fn name(self) -> &'static str {
        match self {
            Self::Market => "market",
            Self::River => "river",
            Self::Building => "building",
            Self::Yield => "yield",
            Self::Bend => "bend",
            Self::Upgrade => "upgrade",
            Self::Worker => "worker",
        }
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Money { amount } => write!(f, "money {amount}"),
            Self::Fame { amount } => write!(f, "fame {amount}"),
            Self::Karma { amount } => write!(f, "karma {amount}"),
            Self::Die { count } => write!(f, "die {count}"),
            Self::Dice { colours } => write_colours(f, "dice", *colours),
            Self::Either { colours } => write_colours(f, "either", *colours),
            Self::DiePerKarma => f.write_str("die per karma"),
            Self::Upgrade => f.write_str("upgrade"),
            Self::Boat => f.write_str("boat 1"),
            Self::Sail { most } => write!(f, "sail {most}"),
            Self::Assorted => f.write_str("assorted"),
            Self::Kind { most } => write!(f, "kind {most}"),
            Self::Chamber { number } => write!(f, "chamber {number}"),
            Self::Audience => f.write_str("audience"),
            Self::FamePer { every, of, amount } => write_per(f, "fame", *amount, *every, *of),
            Self::MoneyPer { every, of, amount } => write_per(f, "money", *amount, *every, *of),
            Self::YieldTile => f.write_str("yield tile"),
        }
    }
}

/// Colours in order, each as often as it is counted.
pub(crate) fn write_colours(f: &mut fmt::Formatter<'_>, head: &str, colours: ByColour<u8>) -> fmt::Result {
    f.write_str(head)?;
    for colour in Colour::ALL {
        for _ in 0..colours[colour] {
            write!(f, " {colour}")?;
        }
    }
    Ok(())
}

/// Reads colours in order; the text must be canonical.
pub(crate) fn read_colours(words: &[&str]) -> Result<ByColour<u8>, TextError> {
    let mut colours = ByColour::default();
    let mut last = Colour::Orange;
    ensure((1..=12).contains(&words.len()), || "name one colour or more".into())?;
    for word in words {
        let colour: Colour = word.parse()?;
        ensure(colour >= last, || "name colours in the order orange, green, blue, purple".into())?;
        colours[colour] += 1;
        last = colour;
    }
    Ok(colours)
}

fn write_per(f: &mut fmt::Formatter<'_>, unit: &str, amount: u8, every: u8, of: Count) -> fmt::Result {
    let of = of.name();
    if every == 1 {
        write!(f, "{unit} {amount} per {of}")
    } else {
        write!(f, "{unit} {amount} per {every} {of}")
    }
}

impl FromStr for Part {
    type Err = TextError;
    fn from_str(text: &str) -> Result<Self, TextError> {
        let words: Vec<&str> = text.split(' ').collect();
        let part = match words.as_slice() {
            ["money", amount] => Self::Money { amount: read_number(amount)? },
            ["fame", amount] => Self::Fame { amount: read_number(amount)? },
            ["karma", amount] => Self::Karma { amount: read_number(amount)? },
            ["die", "per", "karma"] => Self::DiePerKarma,
            ["die", count] => Self::Die { count: read_number(count)? },
            ["dice", colours @ ..] => Self::Dice { colours: read_colours(colours)? },
            ["either", colours @ ..] => Self::Either { colours: read_colours(colours)? },
            ["upgrade"] => Self::Upgrade,
            ["boat", "1"] => Self::Boat,
            ["sail", most] => Self::Sail { most: read_number(most)? },
            ["assorted"] => Self::Assorted,
            ["kind", most] => Self::Kind { most: read_number(most)? },
            ["chamber", number] => Self::Chamber { number: read_number(number)? },
            ["audience"] => Self::Audience,
            ["yield", "tile"] => Self::YieldTile,
            ["fame", amount, "per", rest @ ..] => {
                let (every, of) = read_count(rest)?;
                Self::FamePer { every, of, amount: read_number(amount)? }
            }
            ["money", amount, "per", rest @ ..] => {
                let (every, of) = read_count(rest)?;
                Self::MoneyPer { every, of, amount: read_number(amount)? }
            }
            _ => return Err(TextError::new(format!("{text:?} is not a reward"))),
        };
        part.check_range()?;
        Ok(part)
    }
}

impl Part {
    /// Bounds that keep every sum far below its limit and every choice short.
    fn check_range(self) -> Result<(), TextError> {
        let good = match self {
            Self::Karma { amount } => (1..=3).contains(&amount),
            Self::Die { count } => (1..=4).contains(&count),
            Self::Dice { colours } => colours.0.iter().sum::<u8>() <= 4,
            Self::Either { colours } => {
                colours.0.iter().all(|&count| count < 2) && colours.0.iter().sum::<u8>() > 1
            }
            Self::Sail { most } => (1..=6).contains(&most),
            Self::Kind { most } => (1..=12).contains(&most),
            Self::Chamber { number } => (1..=6).contains(&number),
            Self::FamePer { every, amount, .. } | Self::MoneyPer { every, amount, .. } => {
                (1..=9).contains(&every) && (1..=5).contains(&amount)
            }
            Self::Money { .. }
            | Self::Fame { .. }
            | Self::DiePerKarma
            | Self::Upgrade
            | Self::Boat
            | Self::Assorted
            | Self::Audience
            | Self::YieldTile => true,
        };
        ensure(good, || format!("{self} is out of range"))
    }
}

pub(crate) fn read_number(text: &str) -> Result<u8, TextError> {
    let number = text.parse::<u8>().ok().filter(|number| number.to_string() == text);
    number.ok_or_else(|| TextError::new(format!("{text:?} is not a number from 0 to 255")))
}

fn read_count(words: &[&str]) -> Result<(u8, Count), TextError> {
    let (every, of) = match words {
        [of] => (1, of),
        [every, of] if *every != "1" => (read_number(every)?, of),
        _ => return Err(TextError::new("after per comes what is counted, with a number before it or not")),
    };
    let found = Count::ALL.into_iter().find(|count| count.name() == *of);
    found.map(|of| (every, of)).ok_or_else(|| TextError::new(format!("{of:?} is nothing that is counted")))
}

/// One part or two; the owner orders two (RAJ-34).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reward {
    pub first: Part,
    /// The second, if there is one.
    pub second: Option<Part>,
}

impl Reward {
    /// The parts in order.
    pub fn parts(self) -> impl Iterator<Item = Part> {
        [Some(self.first), self.second].into_iter().flatten()
    }
}

impl fmt::Display for Reward {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.second {
            None => write!(f, "{}", self.first),
            Some(second) => write!(f, "{} + {second}", self.first),
        }
    }
}

impl FromStr for Reward {
    type Err = TextError;
    fn from_str(text: &str) -> Result<Self, TextError> {
        match text.split(" + ").collect::<Vec<_>>().as_slice() {
            [first] => Ok(Self { first: first.parse()?, second: None }),
            [first, second] => Ok(Self { first: first.parse()?, second: Some(second.parse()?) }),
            _ => Err(TextError::new("a reward has one part or two, joined by +")),
        }
    }
}

impl Serialize for Reward {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Serialize for Part {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rewards_read_back() {
        for text in [
            "money 3",
            "karma 1 + die 1",
            "dice orange orange purple",
            "either orange blue",
            "die per karma",
            "fame 1 per 3 river",
            "money 2 per yield",
            "boat 1",
            "sail 3",
            "upgrade + money 2",
        ] {
            assert_eq!(text.parse::<Reward>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn nonsense_is_refused() {
        for text in [
            "",
            "money",
            "money 03",
            "karma 4",
            "die 9",
            "dice green orange",
            "fame 1 per 1 bend",
            "a + b + c",
        ] {
            assert!(text.parse::<Reward>().is_err(), "{text}");
        }
    }
}
