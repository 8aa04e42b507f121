//! What rolling a colour can show: its outcomes with their weights, made once from the dice table.

use table::{ComponentError, Weighted};

use crate::components::{DiceTable, FaceTable};
use crate::{ByColour, Colour, Face, Outcome};

/// The outcomes of one die and of two dice of each colour.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Faces {
    /// One die: weights in sixths.
    pub one: ByColour<Vec<Weighted<Outcome>>>,
    /// Two dice, in any order: weights in thirty-sixths.
    pub pair: ByColour<Vec<Weighted<Outcome>>>,
}

impl Faces {
    /// Reads and checks the dice.
    pub fn read(table: &DiceTable) -> Result<Self, ComponentError> {
        let counts = ByColour([
            counts(Colour::Orange, &table.orange)?,
            counts(Colour::Purple, &table.purple)?,
            counts(Colour::Green, &table.green)?,
            counts(Colour::Blue, &table.blue)?,
        ]);
        Ok(Self {
            one: ByColour::from_fn(|colour| singles(&counts[colour])),
            pair: ByColour::from_fn(|colour| pairs(&counts[colour])),
        })
    }
}

/// The different faces of a die in table order, each with how often it is there.
fn counts(colour: Colour, table: &FaceTable) -> Result<Vec<(Face, u32)>, ComponentError> {
    let name = format!("dice.{colour}");
    if table.faces.len() != 6 {
        return Err(ComponentError::table(&name, "a die has six faces"));
    }
    let mut faces = Vec::new();
    for (index, word) in table.faces.iter().enumerate() {
        let unknown = || ComponentError::row(&name, index + 1, format!("{word:?} is not a face of this die"));
        faces.push(Face::parse_of(colour, word).ok_or_else(unknown)?);
    }
    faces.sort_unstable();
    let groups = faces.chunk_by(|a, b| a == b);
    Ok(groups.map(|group| (group[0], group.len() as u32)).collect())
}

fn singles(counts: &[(Face, u32)]) -> Vec<Weighted<Outcome>> {
    counts.iter().map(|&(face, weight)| Weighted { outcome: Outcome::One { face }, weight }).collect()
}

fn pairs(counts: &[(Face, u32)]) -> Vec<Weighted<Outcome>> {
    let mut pairs = Vec::new();
    for (index, &(first, ways)) in counts.iter().enumerate() {
        pairs.push(Weighted { outcome: Outcome::Pair { first, second: first }, weight: ways * ways });
        for &(second, others) in &counts[index + 1..] {
            pairs.push(Weighted { outcome: Outcome::Pair { first, second }, weight: 2 * ways * others });
        }
    }
    pairs
}
