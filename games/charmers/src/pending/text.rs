//! The stack's entries as words of a position text.

use std::fmt;

use super::{Ending, Pending};
use crate::{Colour, Manner, Piece, STOPS, Stop};

impl Pending {
    /// Reads the word of a position text.
    pub fn parse(text: &str) -> Option<Self> {
        let mut words = text.split(':');
        let (name, first, second, end) = (words.next()?, words.next(), words.next(), words.next());
        let read = match (name, first, second) {
            ("roll", Some(colour), None) => Colour::parse(colour).map(Self::Roll),
            ("reroll", Some(colour), None) => Colour::parse(colour).map(Self::Reroll),
            ("draw", Some(piece), None) => Piece::parse(piece).map(Self::Draw),
            ("goods", Some(kinds), None) => digit(kinds, 3).map(Self::Goods),
            ("earn", Some(stop), Some(next)) => {
                let stop = stop.parse().ok().filter(|stop| (1..=STOPS).contains(stop)).map(Stop::new)?;
                Some(Self::Earn { stop, next: next.parse().ok()? })
            }
            ("sell", Some(manner), Some(most)) => {
                let manner =
                    [Manner::Any, Manner::Same, Manner::Different].into_iter().find(|m| m.word() == manner);
                manner
                    .zip(digit(most, crate::bonus::MOST_SOLD))
                    .map(|(manner, most)| Self::Sell { most, manner })
            }
            ("over", Some(code), None) => {
                let all = [Ending::Crossing, Ending::Quiet, Ending::Limit];
                all.into_iter().find(|ending| ending.code() == code).map(Self::Over)
            }
            (name, None, None) => Self::parse_bare(name),
            _ => None,
        };
        read.filter(|pending| end.is_none() && pending.to_string() == text)
    }

    fn parse_bare(name: &str) -> Option<Self> {
        BARE.into_iter().find(|pending| pending.name() == name)
    }

    /// The entry's name without its details.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Roll(_) => "roll",
            Self::Choose => "choose",
            Self::Reroll(_) => "reroll",
            Self::Rerolled => "rerolled",
            Self::Pool => "pool",
            Self::Earn { .. } => "earn",
            Self::Draw(_) => "draw",
            Self::Join => "join",
            Self::HalfRoads => "half_roads",
            Self::SecondHalf => "second_half",
            Self::HalfRoad => "half_road",
            Self::Sell { .. } => "sell",
            Self::Goods(_) => "goods",
            Self::GoodsDie => "goods_die",
            Self::Upgrade => "upgrade",
            Self::Palace => "palace",
            Self::Mogul => "mogul",
            Self::Maharani => "maharani",
            Self::Trader => "trader",
            Self::Portuguese => "portuguese",
            Self::BackAny => "back_any",
            Self::Over(_) => "over",
        }
    }
}

/// The entries without details.
const BARE: [Pending; 16] = [
    Pending::Start,
    Pending::Choose,
    Pending::Rerolled,
    Pending::Pool,
    Pending::Join,
    Pending::HalfRoads,
    Pending::SecondHalf,
    Pending::HalfRoad,
    Pending::GoodsDie,
    Pending::Upgrade,
    Pending::Palace,
    Pending::Mogul,
    Pending::Maharani,
    Pending::Trader,
    Pending::Portuguese,
    Pending::BackAny,
];

fn digit(text: &str, most: u8) -> Option<u8> {
    text.parse().ok().filter(|number| (1..=most).contains(number))
}

impl Manner {
    /// The word in position texts.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Any => "any",
            Self::Same => "same",
            Self::Different => "different",
        }
    }
}

impl fmt::Display for Pending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())?;
        match self {
            Self::Roll(colour) | Self::Reroll(colour) => write!(f, ":{colour}"),
            Self::Earn { stop, next } => write!(f, ":{}:{next}", stop.number()),
            Self::Draw(piece) => write!(f, ":{piece}"),
            Self::Sell { most, manner } => write!(f, ":{}:{most}", manner.word()),
            Self::Goods(kinds) => write!(f, ":{kinds}"),
            Self::Over(ending) => write!(f, ":{}", ending.code()),
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_read_back() {
        let all = "start roll:green choose reroll:blue rerolled pool earn:18:1 draw:fork join half_roads second_half \
                   half_road sell:different:3 goods:2 goods_die upgrade palace mogul maharani trader portuguese \
                   back_any over:quiet";
        for text in all.split_whitespace() {
            assert_eq!(Pending::parse(text).unwrap().to_string(), text);
        }
        for wrong in
            ["", "roll", "roll:red", "earn:19:0", "earn:0:0", "earn:1:+1", "sell:any:7", "goods:0", "pool:1"]
        {
            assert_eq!(Pending::parse(wrong), None, "{wrong}");
        }
    }
}
