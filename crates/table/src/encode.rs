//! Views and moves as plain numbers, for judges that are fitted to games instead of written by hand.

use crate::{BySeat, Game, Seat, Viewer};

/// A game whose views and moves can be written as numbers.
///
/// The numbers of a view are what one seat may know, as that seat sees it: itself first, then the others in
/// turn order, with zeros for empty seats. They are small whole numbers, so their sums are exact on every
/// machine. Each move has one number in a list that the tables fix, which leads back to it, and consists of a
/// few parts. What is known about a part applies to every move that has it, so a judge can rate a hundred
/// thousand moves by a hundred parts.
pub trait Encode: Game {
    /// How many numbers a view takes, at every table.
    const FEATURES: usize;
    /// How many different parts moves can have.
    const PARTS: usize;

    /// Identifies the tables behind the numbers and the rules version: what was fitted to one shape says
    /// nothing about another. Options that change little are left out.
    fn shape(&self) -> u64;

    /// Writes what `seat` sees in `view` into `features`, which has [`Encode::FEATURES`] entries, all 0.
    fn encode(&self, view: &Self::View, seat: Seat, features: &mut [i8]);

    /// The same from a position, using only what the seat sees. Games in which nothing is hidden can skip
    /// making the view.
    fn encode_position(&self, position: &Self::Position, seat: Seat, features: &mut [i8]) {
        self.encode(&self.view(position, Viewer::Seat(seat)), seat, features);
    }

    /// How many different moves there are with these tables.
    fn actions(&self) -> u32;

    /// The number of a move, below [`Encode::actions`]; every move that can ever be legal has one.
    fn action(&self, mv: Self::Move) -> Option<u32>;

    /// The move with this number.
    fn action_move(&self, action: u32) -> Option<Self::Move>;

    /// Names the parts of a move, each below [`Encode::PARTS`] and none twice. No two moves that are legal at
    /// the same time have the same parts.
    fn parts(&self, mv: Self::Move, name: impl FnMut(usize));

    /// Turns chances of winning what judges are fitted to into chances of winning the whole game. Where a
    /// match has several rounds, judges are fitted to one of them.
    fn outlook(&self, _position: &Self::Position, chances: BySeat<f32>) -> BySeat<f32> {
        chances
    }
}

/// Writes numbers one after another. Each part of an encoding takes up its places whether or not it is
/// present.
#[derive(Debug)]
pub struct Quill<'a> {
    features: &'a mut [i8],
    next: usize,
}

impl<'a> Quill<'a> {
    /// Starts at the first place.
    pub const fn new(features: &'a mut [i8]) -> Self {
        Self { features, next: 0 }
    }

    /// How many places have been written.
    pub const fn written(&self) -> usize {
        self.next
    }

    /// Writes one number, clamped to what a place holds.
    #[inline]
    pub fn count(&mut self, number: i32) {
        self.features[self.next] = number.clamp(-127, 127) as i8;
        self.next += 1;
    }

    /// Writes one yes or no.
    #[inline]
    pub fn flag(&mut self, yes: bool) {
        self.features[self.next] = yes.into();
        self.next += 1;
    }

    /// Marks one of several places: 0 marks none of them, 1 the first, and anything beyond the last marks the
    /// last.
    #[inline]
    pub fn one_of(&mut self, places: usize, number: usize) {
        if number > 0 {
            self.features[self.next + number.min(places) - 1] = 1;
        }
        self.next += places;
    }

    /// Writes how often each number comes up, one place per number.
    #[inline]
    pub fn tally(&mut self, places: usize, numbers: impl Iterator<Item = usize>) {
        for number in numbers {
            let place = &mut self.features[self.next + number];
            *place = place.saturating_add(1);
        }
        self.next += places;
    }

    /// Writes the lowest bits of a set.
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
