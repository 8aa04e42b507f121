//! Views and moves as plain numbers, for judges that are fitted to games rather than made by hand.

use crate::{BySeat, Game, Seat, Viewer};

/// A game whose views and moves can be told in numbers.
///
/// The numbers of a view are what one seat may know, told from its side: itself first, then the others in
/// turn order, with zeros where fewer play. They are small whole numbers, so that sums of them are exact
/// on every machine. Each move has one number in a list that the tables fix, which leads back to it, and is
/// made of a few parts: what is known of a part is known of all moves that have it, so that a judge may
/// tell how promising a hundred thousand moves are by a hundred parts.
pub trait Encode: Game {
    /// How many numbers a view is, whatever the table.
    const FEATURES: usize;
    /// How many different parts moves are made of.
    const PARTS: usize;

    /// Names the tables behind the numbers together with the rules version: what was fitted with one shape
    /// says nothing about another. Options that change little are left out.
    fn shape(&self) -> u64;

    /// Writes what `seat` sees in `view` into `features`, which are all 0 and [`Encode::FEATURES`] many.
    fn encode(&self, view: &Self::View, seat: Seat, features: &mut [i8]);

    /// The same from a position, of which only what the seat sees is told. Games in which nothing is hidden may
    /// spare themselves the view.
    fn encode_position(&self, position: &Self::Position, seat: Seat, features: &mut [i8]) {
        self.encode(&self.view(position, Viewer::Seat(seat)), seat, features);
    }

    /// How many different moves there are with these tables.
    fn actions(&self) -> u32;

    /// The number of a move, below [`Encode::actions`]; every move that can ever be legal has one.
    fn action(&self, mv: Self::Move) -> Option<u32>;

    /// The move with this number.
    fn action_move(&self, action: u32) -> Option<Self::Move>;

    /// Names the parts of a move, each below [`Encode::PARTS`] and none twice. Two moves that are legal at
    /// the same time do not have the same parts.
    fn parts(&self, mv: Self::Move, name: impl FnMut(usize));

    /// What the chances to win what judges are fitted to mean for the whole game. Where a match is several
    /// rounds, judges are fitted to one of them.
    fn outlook(&self, _position: &Self::Position, chances: BySeat<f32>) -> BySeat<f32> {
        chances
    }
}

/// Writes numbers one after the other: each part of an encoding takes its places whether it is there or not.
#[derive(Debug)]
pub struct Quill<'a> {
    features: &'a mut [i8],
    next: usize,
}

impl<'a> Quill<'a> {
    /// Begins at the first place.
    pub const fn new(features: &'a mut [i8]) -> Self {
        Self { features, next: 0 }
    }

    /// How many places are behind.
    pub const fn written(&self) -> usize {
        self.next
    }

    /// One number, cut to what a place holds.
    #[inline]
    pub fn count(&mut self, number: i32) {
        self.features[self.next] = number.clamp(-127, 127) as i8;
        self.next += 1;
    }

    /// One yes or no.
    #[inline]
    pub fn flag(&mut self, yes: bool) {
        self.features[self.next] = yes.into();
        self.next += 1;
    }

    /// One of so many places: number 0 marks none of them, 1 the first, and all beyond the last the last.
    #[inline]
    pub fn one_of(&mut self, places: usize, number: usize) {
        if number > 0 {
            self.features[self.next + number.min(places) - 1] = 1;
        }
        self.next += places;
    }

    /// So many places, each with how often its number comes up.
    #[inline]
    pub fn tally(&mut self, places: usize, numbers: impl Iterator<Item = usize>) {
        for number in numbers {
            let place = &mut self.features[self.next + number];
            *place = place.saturating_add(1);
        }
        self.next += places;
    }

    /// The lowest bits of a set.
    #[inline]
    pub fn bits(&mut self, places: usize, mut set: u64) {
        while set != 0 {
            let at = set.trailing_zeros() as usize;
            if at < places {
                self.features[self.next + at] = 1;
            }
            set &= set - 1;
        }
        self.next += places;
    }

    /// Leaves places empty.
    pub const fn skip(&mut self, places: usize) {
        self.next += places;
    }
}
