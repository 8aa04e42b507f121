//! What is pending, as text: from the bottom to the top, joined by slashes.

use table::{Seat, TextError, ensure};

use super::{list, read_all, read_source};
use crate::pending::{DEPTH, Pending, Stack};
use crate::pieces::{ByColour, Colour, Square, Tile, YieldTile, bits};
use crate::reward::{Part, read_number};
use crate::setup::Rajas;

impl Rajas {
    pub(super) fn stack_text(&self, stack: &Stack) -> String {
        let items: Vec<String> = stack.as_slice().iter().map(|item| self.pending_text(item)).collect();
        items.join("/")
    }

    pub(super) fn read_stack(&self, text: &str) -> Result<Stack, TextError> {
        let items: Vec<Pending> =
            text.split('/').map(|item| self.read_pending(item)).collect::<Result<_, _>>()?;
        ensure(items.len() <= DEPTH, || "too much is pending".into())?;
        let mut stack = Stack::new();
        for item in items {
            stack.push(item);
        }
        Ok(stack)
    }

    /// One pending thing, as written in a position.
    pub(crate) fn pending_text(&self, pending: &Pending) -> String {
        match pending {
            Pending::Over => "over".into(),
            Pending::Open { stack } => format!("open:{stack}"),
            Pending::Roll { dice } => format!("roll:{}", list(dice.0)),
            Pending::Tie { seats } => format!("tie:{}", list(bits((*seats).into()))),
            Pending::White => "white".into(),
            Pending::Browns { drawn } => format!("browns:{}", list(drawn.iter().flatten())),
            Pending::Count { from } => format!("count:{from}"),
            Pending::RiverTile { space } => format!("rivertile:{space}"),
            Pending::Place => "place".into(),
            Pending::Skip => "skip".into(),
            Pending::LayBrown { seat, tile } => format!("laybrown:{seat}:{tile}"),
            Pending::Pay { tile, over: None } => format!("pay:{tile}"),
            Pending::Pay { tile, over: Some(square) } => format!("pay:{tile}:{square}"),
            Pending::Lay { tile, over: None } => format!("lay:{tile}"),
            Pending::Lay { tile, over: Some(square) } => format!("lay:{tile}:{square}"),
            Pending::Overbuild => "overbuild".into(),
            Pending::Sail { most } => format!("sail:{most}"),
            Pending::Colours { count, among } => {
                let letters = bits((*among).into()).map(|index| Colour::ALL[index].letter());
                format!("colours:{count}:{}", letters.collect::<String>())
            }
            Pending::Return => "return".into(),
            Pending::Overflow { amount } => format!("overflow:{amount}"),
            Pending::Upgrade => "upgrade".into(),
            Pending::Good { most } => format!("good:{most}"),
            Pending::Markets { good, most } => format!("markets:{good}:{most}"),
            Pending::Audience => "audience".into(),
            Pending::Pool { first, second } => format!("pool:{}:{}", joined(*first), joined(*second)),
            Pending::Edges { edges: set } => format!("edges:{}", self.edge_list(*set)),
            Pending::Reroll { next, dice } => format!("reroll:{next}:{}", list(dice.0)),
            Pending::Gift => "gift".into(),
            Pending::Part { part } => format!("part:{}", joined(*part)),
            Pending::Worker { source } => format!("worker:{}", source.name()),
            Pending::Edge { edge } => format!("edge:{}", self.tables.edges[*edge as usize].edge),
            Pending::Outer => "outer".into(),
            Pending::FirstDice { seat } => format!("firstdice:{seat}"),
            Pending::Starter => "starter".into(),
            Pending::Begin => "begin".into(),
        }
    }

    fn read_pending(&self, text: &str) -> Result<Pending, TextError> {
        let words: Vec<&str> = text.split(':').collect();
        Ok(match words.as_slice() {
            ["over"] => Pending::Over,
            ["open", stack] => Pending::Open { stack: read_below(stack, 12)? },
            ["roll", dice] => Pending::Roll { dice: read_counts(dice)? },
            ["tie", seats] => Pending::Tie { seats: self.read_seats(seats)? },
            ["white"] => Pending::White,
            ["browns", tiles] => Pending::Browns { drawn: read_drawn(tiles)? },
            ["count", from] => Pending::Count { from: read_number(from)? },
            ["rivertile", space] => Pending::RiverTile { space: read_number(space)? },
            ["place"] => Pending::Place,
            ["skip"] => Pending::Skip,
            ["laybrown", seat, tile] => {
                Pending::LayBrown { seat: self.read_seat(seat)?, tile: tile.parse()? }
            }
            ["pay", tile, over @ ..] => {
                let (tile, over) = read_tile(tile, over)?;
                Pending::Pay { tile, over }
            }
            ["lay", tile, over @ ..] => {
                let (tile, over) = read_tile(tile, over)?;
                Pending::Lay { tile, over }
            }
            ["overbuild"] => Pending::Overbuild,
            ["sail", most] => Pending::Sail { most: read_number(most)? },
            ["colours", count, letters] => {
                Pending::Colours { count: read_number(count)?, among: read_among(letters)? }
            }
            ["return"] => Pending::Return,
            ["overflow", amount] => Pending::Overflow { amount: read_number(amount)? },
            ["upgrade"] => Pending::Upgrade,
            ["good", most] => Pending::Good { most: read_number(most)? },
            ["markets", good, most] => Pending::Markets { good: good.parse()?, most: read_number(most)? },
            ["audience"] => Pending::Audience,
            ["pool", first, second] => {
                Pending::Pool { first: read_joined(first)?, second: read_joined(second)? }
            }
            ["reroll", next, dice] => {
                Pending::Reroll { next: read_below(next, 24)?, dice: read_counts(dice)? }
            }
            ["gift"] => Pending::Gift,
            _ => self.read_automatic(&words, text)?,
        })
    }

    fn read_automatic(&self, words: &[&str], text: &str) -> Result<Pending, TextError> {
        Ok(match words {
            ["edges", edges] => Pending::Edges { edges: self.read_edges(edges)? },
            ["part", part] => Pending::Part { part: read_joined(part)? },
            ["worker", source] => Pending::Worker { source: read_source(source)? },
            ["edge", edge] => Pending::Edge { edge: self.read_edge(edge.parse()?)? as u8 },
            ["outer"] => Pending::Outer,
            ["firstdice", seat] => Pending::FirstDice { seat: self.read_seat(seat)? },
            ["starter"] => Pending::Starter,
            ["begin"] => Pending::Begin,
            _ => return Err(TextError::new(format!("{text:?} is nothing that can be pending"))),
        })
    }

    fn read_seats(&self, text: &str) -> Result<u8, TextError> {
        let seats: Vec<Seat> = super::read_list(text, |seat| self.read_seat(seat))?;
        Ok(seats.iter().fold(0, |set, seat| set | 1 << seat.index()))
    }
}

/// A part without spaces.
fn joined(part: Part) -> String {
    part.to_string().replace(' ', "_")
}

fn read_joined(text: &str) -> Result<Part, TextError> {
    text.replace('_', " ").parse()
}

fn read_below(text: &str, bound: u8) -> Result<u8, TextError> {
    let number = read_number(text)?;
    ensure(number < bound, || format!("{number} is not below {bound}"))?;
    Ok(number)
}

fn read_counts(text: &str) -> Result<ByColour<u8>, TextError> {
    let counts: Vec<u8> = super::read_list(text, |word| read_below(word, 13))?;
    counts.try_into().map(ByColour).map_err(|_| TextError::new("there are four colours"))
}

fn read_among(text: &str) -> Result<u8, TextError> {
    let colour = |letter| Colour::ALL.into_iter().find(|colour| colour.letter() == letter);
    text.chars().try_fold(0, |set, letter| {
        let colour = colour(letter).ok_or_else(|| TextError::new(format!("{letter:?} is not a colour")))?;
        Ok(set | 1 << colour.index())
    })
}

fn read_drawn(text: &str) -> Result<[Option<YieldTile>; 4], TextError> {
    let tiles: Vec<YieldTile> = read_all(text)?;
    let mut drawn = [None; 4];
    ensure(tiles.len() <= 4, || "four seats draw four tiles at most".into())?;
    for (place, tile) in drawn.iter_mut().zip(tiles) {
        *place = Some(tile);
    }
    Ok(drawn)
}

fn read_tile(tile: &str, over: &[&str]) -> Result<(Tile, Option<Square>), TextError> {
    match over {
        [] => Ok((tile.parse()?, None)),
        [square] => Ok((tile.parse()?, Some(square.parse()?))),
        _ => Err(TextError::new("a tile is laid over one square at most")),
    }
}
