//! Decisions and their notation.

use std::fmt;
use std::str::FromStr;

use table::{TextError, ensure};

use crate::pieces::{Building, ByColour, Colour, Edge, Face, Faces, Good, Roads, Square, Tile, YieldTile};
use crate::reward::{Part, read_colours, read_number, write_colours};

/// One decision by one seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Spends one karma to turn a die to its other side: `flip orange 2`.
    Flip {
        colour: Colour,
        /// The face it shows before.
        face: Face,
    },
    /// A worker to the quarry: `quarry 3 o9`.
    Quarry {
        /// The coins of the space.
        coins: u8,
        /// The open tile chosen.
        tile: Tile,
    },
    /// A worker to the market of one good: `market tea orange 4`.
    Market {
        good: Good,
        /// The colour of the die paid.
        colour: Colour,
        face: Face,
    },
    /// A worker to an assorted market: `assorted`.
    Assorted,
    /// A worker to the harbour: `harbour 1 orange 2`.
    Harbour {
        /// The coins of the space.
        coins: u8,
        /// The colour of the die paid.
        colour: Colour,
        face: Face,
    },
    /// A worker to a terrace: `terrace orange`.
    Terrace { colour: Colour },
    /// A worker to a balcony: `balcony orange 3`.
    Balcony {
        /// The colour of the die paid.
        colour: Colour,
        face: Face,
    },
    /// A worker to the outer terrace: `outer`.
    Outer,
    /// A worker to a chamber: `chamber 3 orange`.
    Chamber {
        /// The chamber, which is also the face of the die paid.
        face: Face,
        /// The colour of that die.
        colour: Colour,
    },
    /// Dice for a tile: `pay orange 3 5`.
    Pay { colour: Colour, faces: Faces },
    /// Lays the paid tile: `lay b1 ew`.
    Lay {
        square: Square,
        /// The sides where it shows roads.
        roads: Roads,
    },
    /// Chooses a tile and the one it will cover: `overbuild o9 b1`.
    Overbuild {
        tile: Tile,
        /// The square of the old one.
        square: Square,
    },
    /// Moves the boat: `sail 2`.
    Sail {
        /// How many free spaces.
        spaces: u8,
    },
    /// Chooses the colours of dice: `dice orange purple`.
    Dice {
        /// How many of each.
        colours: ByColour<u8>,
    },
    /// Gives a die back: `return green 1`.
    Return { colour: Colour, face: Face },
    /// Takes karma although some of it is lost: `karma`.
    Karma,
    /// Raises a building type: `upgrade temple`.
    Upgrade { building: Building },
    /// Chooses the good that is paid: `good tea`.
    Good { good: Good },
    /// Counts this many of the best markets: `markets 2`.
    Markets { markets: u8 },
    /// Visits a chamber for free: `audience 3`.
    Audience {
        /// The chamber, 1 to 4.
        chamber: u8,
    },
    /// Takes a part of a reward first: `take karma 2`.
    Take { part: Part },
    /// Takes the yield of an edge first: `edge w0`.
    Edge { edge: Edge },
    /// Picks up a die to roll it again: `reroll blue 1`.
    Reroll { colour: Colour, face: Face },
    /// Rolls the dice picked up, or none: `roll`.
    Roll,
    /// Lays a yield tile on a slot: `yield white-3 w0`.
    Yield { tile: YieldTile, edge: Edge },
    /// Takes no yield tile: `decline`.
    Decline,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Flip { colour, face } => write!(f, "flip {colour} {face}"),
            Self::Quarry { coins, tile } => write!(f, "quarry {coins} {tile}"),
            Self::Market { good, colour, face } => write!(f, "market {good} {colour} {face}"),
            Self::Assorted => f.write_str("assorted"),
            Self::Harbour { coins, colour, face } => write!(f, "harbour {coins} {colour} {face}"),
            Self::Terrace { colour } => write!(f, "terrace {colour}"),
            Self::Balcony { colour, face } => write!(f, "balcony {colour} {face}"),
            Self::Outer => f.write_str("outer"),
            Self::Chamber { face, colour } => write!(f, "chamber {face} {colour}"),
            Self::Pay { colour, faces } => write!(f, "pay {colour} {faces}"),
            Self::Lay { square, roads } => write!(f, "lay {square} {roads}"),
            Self::Overbuild { tile, square } => write!(f, "overbuild {tile} {square}"),
            Self::Sail { spaces } => write!(f, "sail {spaces}"),
            Self::Dice { colours } => write_colours(f, "dice", *colours),
            Self::Return { colour, face } => write!(f, "return {colour} {face}"),
            Self::Karma => f.write_str("karma"),
            Self::Upgrade { building } => write!(f, "upgrade {building}"),
            Self::Good { good } => write!(f, "good {good}"),
            Self::Markets { markets } => write!(f, "markets {markets}"),
            Self::Audience { chamber } => write!(f, "audience {chamber}"),
            Self::Take { part } => write!(f, "take {part}"),
            Self::Edge { edge } => write!(f, "edge {edge}"),
            Self::Reroll { colour, face } => write!(f, "reroll {colour} {face}"),
            Self::Roll => f.write_str("roll"),
            Self::Yield { tile, edge } => write!(f, "yield {tile} {edge}"),
            Self::Decline => f.write_str("decline"),
        }
    }
}

impl FromStr for Move {
    type Err = TextError;
    fn from_str(text: &str) -> Result<Self, TextError> {
        let words: Vec<&str> = text.split(' ').collect();
        match words.as_slice() {
            ["flip" | "market" | "harbour" | "balcony" | "chamber" | "return" | "reroll", ..] => {
                read_die_move(&words)
            }
            ["quarry", coins, tile] => Ok(Self::Quarry { coins: read_number(coins)?, tile: tile.parse()? }),
            ["assorted"] => Ok(Self::Assorted),
            ["terrace", colour] => Ok(Self::Terrace { colour: colour.parse()? }),
            ["outer"] => Ok(Self::Outer),
            ["pay", colour, faces @ ..] => {
                Ok(Self::Pay { colour: colour.parse()?, faces: read_faces(faces)? })
            }
            ["lay", square, roads] => Ok(Self::Lay { square: square.parse()?, roads: roads.parse()? }),
            ["overbuild", tile, square] => {
                Ok(Self::Overbuild { tile: tile.parse()?, square: square.parse()? })
            }
            ["sail", spaces] => Ok(Self::Sail { spaces: read_number(spaces)? }),
            ["dice", colours @ ..] => Ok(Self::Dice { colours: read_colours(colours)? }),
            ["karma"] => Ok(Self::Karma),
            ["upgrade", building] => Ok(Self::Upgrade { building: building.parse()? }),
            ["good", good] => Ok(Self::Good { good: good.parse()? }),
            ["markets", markets] => Ok(Self::Markets { markets: read_number(markets)? }),
            ["audience", chamber] => Ok(Self::Audience { chamber: read_number(chamber)? }),
            ["take", part @ ..] => Ok(Self::Take { part: part.join(" ").parse()? }),
            ["edge", edge] => Ok(Self::Edge { edge: edge.parse()? }),
            ["roll"] => Ok(Self::Roll),
            ["yield", tile, edge] => Ok(Self::Yield { tile: tile.parse()?, edge: edge.parse()? }),
            ["decline"] => Ok(Self::Decline),
            _ => Err(unknown(text)),
        }
    }
}

/// The moves that name a single die.
fn read_die_move(words: &[&str]) -> Result<Move, TextError> {
    Ok(match words {
        ["flip", colour, face] => Move::Flip { colour: colour.parse()?, face: face.parse()? },
        ["market", good, colour, face] => {
            Move::Market { good: good.parse()?, colour: colour.parse()?, face: face.parse()? }
        }
        ["harbour", coins, colour, face] => {
            Move::Harbour { coins: read_number(coins)?, colour: colour.parse()?, face: face.parse()? }
        }
        ["balcony", colour, face] => Move::Balcony { colour: colour.parse()?, face: face.parse()? },
        ["chamber", face, colour] => Move::Chamber { face: face.parse()?, colour: colour.parse()? },
        ["return", colour, face] => Move::Return { colour: colour.parse()?, face: face.parse()? },
        ["reroll", colour, face] => Move::Reroll { colour: colour.parse()?, face: face.parse()? },
        _ => return Err(unknown(&words.join(" "))),
    })
}

fn unknown(text: &str) -> TextError {
    TextError::new(format!("{text:?} is not a move"))
}

/// Reads faces in ascending order.
pub(crate) fn read_faces(words: &[&str]) -> Result<Faces, TextError> {
    let mut faces = Faces::default();
    let mut last = Face::ALL[0];
    ensure((1..=12).contains(&words.len()), || "name 1 to 12 dice".into())?;
    for word in words {
        let face: Face = word.parse()?;
        ensure(face >= last, || "name the dice in ascending order".into())?;
        faces[face] += 1;
        last = face;
    }
    Ok(faces)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notations_read_back() {
        for text in [
            "flip orange 2",
            "quarry 3 o9",
            "market tea orange 4",
            "harbour 0 blue 1",
            "chamber 5 purple",
            "pay green 3 5 5",
            "lay b1 ew",
            "overbuild p16 e3",
            "dice orange orange blue",
            "take karma 2",
            "take yield tile",
            "edge s3",
            "markets 0",
            "yield brown-7 w3",
        ] {
            assert_eq!(text.parse::<Move>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn only_canonical_text_is_read() {
        for text in [
            "",
            "take",
            "take ",
            "flip",
            "flip orange",
            "flip orange 7",
            "quarry 03 o9",
            "quarry 3 o17",
            "pay green",
            "pay green 5 3",
            "lay b1 we",
            "lay z9 n",
            "dice blue orange",
            "sail +1",
            "Roll",
            "roll ",
            "edge w9",
        ] {
            assert!(text.parse::<Move>().is_err(), "{text:?}");
        }
    }
}
