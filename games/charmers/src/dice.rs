//! The eight dice: their faces and where they are.

use std::fmt;

use serde::{Serialize, Serializer};
use table::{Fact, Seat};

use crate::{ByColour, Colour, Crate, Person, Symbol, Tool};

/// One face of a die; its colour is the variant.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Face {
    /// A palace action (DCH-18).
    Orange(Person),
    /// Two goods (DCH-11).
    Purple(Crate),
    /// Roads (DCH-12, DCH-13).
    Green(Tool),
    /// A river symbol (DCH-17).
    Blue(Symbol),
}

impl Face {
    pub const fn colour(self) -> Colour {
        match self {
            Self::Orange(_) => Colour::Orange,
            Self::Purple(_) => Colour::Purple,
            Self::Green(_) => Colour::Green,
            Self::Blue(_) => Colour::Blue,
        }
    }

    /// The word; no two colours share one, so it names the colour too.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Orange(person) => person.word(),
            Self::Purple(goods) => goods.word(),
            Self::Green(tool) => tool.word(),
            Self::Blue(symbol) => symbol.word(),
        }
    }

    /// The face as a fact for a sentence.
    pub const fn fact(self) -> Fact {
        Fact::Term(match self {
            Self::Orange(person) => person.term(),
            Self::Purple(goods) => goods.term(),
            Self::Green(tool) => tool.term(),
            Self::Blue(symbol) => symbol.term(),
        })
    }

    /// Reads the word of any face.
    pub fn parse(text: &str) -> Option<Self> {
        Colour::ALL.into_iter().find_map(|colour| Self::parse_of(colour, text))
    }

    /// Reads the word of a face of this colour.
    pub fn parse_of(colour: Colour, text: &str) -> Option<Self> {
        match colour {
            Colour::Orange => Person::parse(text).map(Self::Orange),
            Colour::Purple => Crate::parse(text).map(Self::Purple),
            Colour::Green => Tool::parse(text).map(Self::Green),
            Colour::Blue => Symbol::parse(text).map(Self::Blue),
        }
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl Serialize for Face {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}

/// Where a die is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// In the middle, available to take.
    #[default]
    Middle,
    Elephant,
    /// In the hand of the seat using karma.
    Hand,
    Depot(Seat),
}

/// One die. Until it is rolled in a round it has no face.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize)]
pub struct Die {
    pub face: Option<Face>,
    pub place: Place,
}

/// All dice. The two of a colour are alike, so they are kept in order: equal tables have equal bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(transparent)]
pub struct Dice(pub ByColour<[Die; 2]>);

impl Dice {
    /// The dice in one place, in order of colour and face.
    pub fn at(&self, place: Place) -> impl Iterator<Item = Face> + '_ {
        let dice = self.0.0.as_flattened().iter();
        dice.filter(move |die| die.place == place).filter_map(|die| die.face)
    }

    /// The same without repeats: of two equal dice in one place either will do.
    pub fn kinds_at(&self, place: Place) -> impl Iterator<Item = Face> + '_ {
        let mut last = None;
        self.at(place).filter(move |&face| last.replace(face) != Some(face))
    }

    /// The die on the elephant.
    pub fn on_elephant(&self) -> Option<Face> {
        self.at(Place::Elephant).next()
    }

    /// Moves a die with this face from one place to another.
    pub fn carry(&mut self, face: Face, from: Place, to: Place) {
        let pair = &mut self.0[face.colour()];
        if let Some(die) = pair.iter_mut().find(|die| die.face == Some(face) && die.place == from) {
            die.place = to;
        }
        sort(pair);
    }

    /// Moves every die of a colour from one place to another.
    pub fn carry_all(&mut self, colour: Colour, from: Place, to: Place) {
        let pair = &mut self.0[colour];
        pair.iter_mut().filter(|die| die.place == from).for_each(|die| die.place = to);
        sort(pair);
    }

    /// How many dice of a colour are in a place.
    pub fn count(&self, colour: Colour, place: Place) -> usize {
        self.0[colour].iter().filter(|die| die.place == place).count()
    }

    /// Shows new faces on the dice of their colour in a place.
    pub fn show(&mut self, faces: impl IntoIterator<Item = Face>, place: Place) {
        let mut faces = faces.into_iter().peekable();
        let Some(colour) = faces.peek().map(|face| face.colour()) else { return };
        let pair = &mut self.0[colour];
        for (die, face) in pair.iter_mut().filter(|die| die.place == place).zip(faces) {
            die.face = Some(face);
        }
        sort(pair);
    }
}

/// A swap if needed; calling the library's sort costs more.
fn sort(pair: &mut [Die; 2]) {
    if pair[1] < pair[0] {
        pair.swap(0, 1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_faces_share_a_word() {
        let mut words: Vec<&str> = Person::ALL.iter().map(|p| p.word()).collect();
        words.extend(Crate::ALL.iter().map(|c| c.word()));
        words.extend(Tool::ALL.iter().map(|t| t.word()));
        words.extend(Symbol::ALL.iter().map(|s| s.word()));
        words.sort_unstable();
        let count = words.len();
        words.dedup();
        assert_eq!((words.len(), count), (21, 21));
    }

    #[test]
    fn twins_are_kept_in_order() {
        let mut dice = Dice::default();
        let (flag, fish) = (Face::Blue(Symbol::Flag), Face::Blue(Symbol::Fish));
        dice.show([fish, flag], Place::Middle);
        assert_eq!(dice.at(Place::Middle).collect::<Vec<_>>(), [flag, fish]);
        dice.carry(flag, Place::Middle, Place::Elephant);
        assert_eq!(dice.on_elephant(), Some(flag));
        assert_eq!(dice.count(Colour::Blue, Place::Middle), 1);
    }
}
