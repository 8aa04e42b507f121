//! The small parts of the game: kinds, dice, places and tiles, each with its name in notation.

mod dice;
mod kinds;
mod places;
mod tiles;

pub use dice::{Dice, Face, Faces, Shown};
pub use kinds::{
    Back, Building, ByBack, ByBuilding, ByColour, ByGood, BySide, BySlot, Colour, Good, Side, Slot,
};
pub use places::{COLUMNS, Edge, ROWS, Roads, SQUARES, Square};
pub use tiles::{TILES, TILES_OF_COLOUR, Tile, YIELDS, YieldTile};

/// The numbers of the bits that are set, lowest first.
pub(crate) fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = set.trailing_zeros();
        set &= set.wrapping_sub(1);
        (lowest < 64).then_some(lowest as usize)
    })
}
