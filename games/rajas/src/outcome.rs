//! What chance decides, its notation, and how likely it is. Everyone sees all of it (RAJ-40).

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use serde::{Serialize, Serializer};
use table::{Seat, Source, TextError, Weighted, draw_by_listing};

use crate::moves::read_faces;
use crate::pending::Pending;
use crate::pieces::{ByColour, Colour, Face, Faces, Slot, Tile, YieldTile, bits};
use crate::position::{DICE_OF_COLOUR, Position};
use crate::reward::read_number;
use crate::setup::{Rajas, SEATS};

/// What chance decides: a tile, where a river tile lies, the dice of a colour, or the starter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Outcome {
    /// A stack's next tile: `open o9`.
    Open { tile: Tile },
    /// The dice of one colour: `roll orange 3 5`.
    Roll { colour: Colour, faces: Faces },
    /// The starter among tied seats: `start 2`.
    Start { seat: Seat },
    /// A yield tile drawn: `draw white-3`.
    Draw { tile: YieldTile },
    /// How many spaces on the next river tile lies: `count 4`.
    Count { face: Face },
    /// The next river tile: `river 5`.
    River {
        /// Its number from 1.
        tile: u8,
    },
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Open { tile } => write!(f, "open {tile}"),
            Self::Roll { colour, faces } => write!(f, "roll {colour} {faces}"),
            Self::Start { seat } => write!(f, "start {seat}"),
            Self::Draw { tile } => write!(f, "draw {tile}"),
            Self::Count { face } => write!(f, "count {face}"),
            Self::River { tile } => write!(f, "river {tile}"),
        }
    }
}

impl FromStr for Outcome {
    type Err = TextError;
    fn from_str(text: &str) -> Result<Self, TextError> {
        let unknown = || TextError::new(format!("{text:?} is not an outcome"));
        match text.split(' ').collect::<Vec<_>>().as_slice() {
            ["open", tile] => Ok(Self::Open { tile: tile.parse()? }),
            ["roll", colour, faces @ ..] => {
                Ok(Self::Roll { colour: colour.parse()?, faces: read_faces(faces)? })
            }
            ["start", seat] => {
                let seat = Seat::parse(seat, SEATS).ok_or_else(unknown)?;
                Ok(Self::Start { seat })
            }
            ["draw", tile] => Ok(Self::Draw { tile: tile.parse()? }),
            ["count", face] => Ok(Self::Count { face: face.parse()? }),
            ["river", tile] => {
                let tile = read_number(tile)?;
                if (1..=8).contains(&tile) { Ok(Self::River { tile }) } else { Err(unknown()) }
            }
            _ => Err(unknown()),
        }
    }
}

impl Serialize for Outcome {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Every roll of a number of dice of one colour with its number of cases; entry 0 is one die.
static ROLLS: LazyLock<Vec<Vec<(Faces, u32)>>> =
    LazyLock::new(|| (1..=DICE_OF_COLOUR).map(rolls_of).collect());

fn rolls_of(dice: u8) -> Vec<(Faces, u32)> {
    let mut rolls = Vec::new();
    add_rolls(dice, &mut Faces::default(), 0, &mut rolls);
    rolls.into_iter().map(|faces| (faces, cases(faces))).collect()
}

/// All ways to spread the dice over the faces from `face` on, most ones first.
fn add_rolls(dice: u8, faces: &mut Faces, face: usize, rolls: &mut Vec<Faces>) {
    if face == 5 {
        faces.0[5] = dice;
        rolls.push(*faces);
        return;
    }
    for here in (0..=dice).rev() {
        faces.0[face] = here;
        add_rolls(dice - here, faces, face + 1, rolls);
    }
}

/// The multinomial coefficient: how many orders these faces can come in.
fn cases(faces: Faces) -> u32 {
    let factorial = |n: u8| (1..=u64::from(n)).product::<u64>();
    let orders = faces.0.iter().fold(factorial(faces.len()), |cases, &count| cases / factorial(count));
    u32::try_from(orders).expect("six to the power of twelve fits")
}

impl Rajas {
    pub(crate) fn possible(&self, position: &Position, outcomes: &mut Vec<Weighted<Outcome>>) {
        let even = |outcome| Weighted { outcome, weight: 1 };
        let Some(top) = position.stack.top() else { return };
        match *top {
            Pending::Open { stack } => {
                let tiles = Tile::of(position.hidden & self.tables.stacks[stack as usize]);
                outcomes.extend(tiles.map(|tile| even(Outcome::Open { tile })));
            }
            Pending::Roll { dice } => {
                let Some(colour) = next_colour(dice) else { return };
                let rolls = &ROLLS[dice[colour] as usize - 1];
                let weighted = |&(faces, weight): &(Faces, u32)| Weighted {
                    outcome: Outcome::Roll { colour, faces },
                    weight,
                };
                outcomes.extend(rolls.iter().map(weighted));
            }
            Pending::Tie { seats } => {
                let seats = bits(seats.into()).map(Seat::new);
                outcomes.extend(seats.map(|seat| even(Outcome::Start { seat })));
            }
            Pending::White => {
                let tiles = YieldTile::of(white_pile(position));
                outcomes.extend(tiles.map(|tile| even(Outcome::Draw { tile })));
            }
            Pending::Browns { .. } => {
                let tiles = YieldTile::of(position.yields & YieldTile::set_of(Slot::Brown));
                outcomes.extend(tiles.map(|tile| even(Outcome::Draw { tile })));
            }
            Pending::Count { .. } => {
                outcomes.extend(Face::ALL.map(|face| even(Outcome::Count { face })));
            }
            Pending::RiverTile { .. } => {
                let free = (0..8).filter(|&tile| position.ganga[tile] == 0);
                outcomes.extend(free.map(|tile| even(Outcome::River { tile: tile as u8 + 1 })));
            }
            _ => {}
        }
    }

    /// Dice and tiles without listing what else could have come, with the same result as picking from the
    /// list.
    #[inline]
    pub(crate) fn drawn(
        &self,
        position: &Position,
        buffer: &mut Vec<Weighted<Outcome>>,
        number: impl FnOnce(u32) -> u32,
    ) -> Outcome {
        match position.stack.top() {
            Some(Pending::Roll { dice }) if *dice != ByColour::default() => {
                let colour = next_colour(*dice).unwrap_or(Colour::Orange);
                Outcome::Roll { colour, faces: roll(dice[colour], number) }
            }
            Some(Pending::Open { stack }) => {
                let tiles = position.hidden & self.tables.stacks[*stack as usize];
                let nth = number(tiles.count_ones()) as usize;
                let tile = Tile::of(tiles).nth(nth).expect("the number is below the count of tiles");
                Outcome::Open { tile }
            }
            _ => draw_by_listing(self, position, buffer, number),
        }
    }

    pub(crate) fn chance_source(position: &Position) -> Source {
        match position.stack.top() {
            Some(Pending::Open { stack }) => Source::new("stack", (*stack).into()),
            Some(Pending::Roll { dice }) => {
                Source::new("die", next_colour(*dice).map_or(0, Colour::index) as u32)
            }
            Some(Pending::White) => Source::new("white", 0),
            Some(Pending::Browns { .. }) => Source::new("brown", 0),
            Some(Pending::Count { .. }) => Source::new("count", 0),
            Some(Pending::RiverTile { .. }) => Source::new("river", 0),
            _ => Source::new("starter", 0),
        }
    }
}

/// The roll of this many dice that a number stands for; single dice are listed in order.
#[inline]
fn roll(dice: u8, number: impl FnOnce(u32) -> u32) -> Faces {
    let rolls = &ROLLS[dice as usize - 1];
    let mut rest = number(6_u32.pow(dice.into()));
    for (faces, cases) in rolls {
        match rest.checked_sub(*cases) {
            Some(left) => rest = left,
            None => return *faces,
        }
    }
    unreachable!("the cases of all rolls add up to the bound")
}

/// The colour rolled next: dice of several colours are rolled in the order of colours.
pub(crate) fn next_colour(dice: ByColour<u8>) -> Option<Colour> {
    Colour::ALL.into_iter().find(|colour| dice[*colour] > 0)
}

/// The white tiles a draw picks from: all eight are shuffled again when the pile is empty (RAJ-23).
pub(crate) const fn white_pile(position: &Position) -> u32 {
    if position.yields == 0 { YieldTile::set_of(Slot::White) } else { position.yields }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rolls_cover_all_cases() {
        for (nth, rolls) in ROLLS.iter().enumerate() {
            let cases: u64 = rolls.iter().map(|(_, weight)| u64::from(*weight)).sum();
            assert_eq!(cases, 6_u64.pow(nth as u32 + 1));
        }
        assert_eq!(ROLLS[1].len(), 21);
    }

    #[test]
    fn notations_read_back() {
        for text in ["open o9", "roll orange 3 5", "start 2", "draw brown-1", "count 6", "river 8"] {
            assert_eq!(text.parse::<Outcome>().unwrap().to_string(), text);
        }
        for text in ["", "open", "open o0", "roll orange", "roll orange 5 3", "start 9", "river 9", "count 0"]
        {
            assert!(text.parse::<Outcome>().is_err(), "{text:?}");
        }
    }
}
