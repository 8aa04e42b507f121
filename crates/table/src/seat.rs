//! Seats, viewers, and maps with one entry per seat.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Serialize, Serializer};

/// The most seats a table can have, since a seat is written as one digit. A game says how many it takes.
pub const MAX_SEATS: usize = 10;

/// One place at the table, counted from 0 in turn order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize)]
#[serde(transparent)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number.
    ///
    /// # Panics
    /// When the number is not below [`MAX_SEATS`].
    pub const fn new(index: usize) -> Self {
        assert!(index < MAX_SEATS, "a table has at most ten seats");
        Self(index as u8)
    }

    /// The seat's number, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The first `count` seats in turn order.
    pub fn all(count: usize) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..count).map(Self::new)
    }

    /// The next seat clockwise at a table of `count`.
    #[must_use]
    pub const fn next(self, count: usize) -> Self {
        let next = self.0 as usize + 1;
        Self(if next < count { next as u8 } else { 0 })
    }

    /// Reads a seat number below `count`.
    pub fn parse(text: &str, count: usize) -> Option<Self> {
        let index: usize = text.parse().ok()?;
        (index < count.min(MAX_SEATS) && text.len() == 1).then(|| Self::new(index))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// Who a view is made for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Viewer {
    /// A player, who sees everything public and their own secrets.
    Seat(Seat),
    /// Anyone else, who sees only what is public.
    Spectator,
}

impl Viewer {
    /// The seat the viewer sits in, if any.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Spectator => None,
        }
    }

    /// Whether this is the player in that seat.
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }
}

impl From<Option<Seat>> for Viewer {
    fn from(seat: Option<Seat>) -> Self {
        seat.map_or(Self::Spectator, Self::Seat)
    }
}

/// One `T` for each seat of a table with at most `N` seats; flat, so positions stay `Copy`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct BySeat<T, const N: usize = MAX_SEATS> {
    items: [T; N],
    seats: u8,
}

impl<T: Copy + Default, const N: usize> BySeat<T, N> {
    /// A map over `seats` seats, each entry made by `f`.
    ///
    /// # Panics
    /// When `seats` exceeds `N`.
    pub fn from_fn(seats: usize, mut f: impl FnMut(Seat) -> T) -> Self {
        assert!(seats <= N, "the map has room for {N} seats");
        let mut items = [T::default(); N];
        for seat in Seat::all(seats) {
            items[seat.index()] = f(seat);
        }
        Self { items, seats: seats as u8 }
    }

    /// A map over `seats` seats, all with the same entry.
    pub fn filled(seats: usize, item: T) -> Self {
        Self::from_fn(seats, |_| item)
    }

    /// The same seats with each entry passed through `f`.
    pub fn map<U: Copy + Default>(&self, mut f: impl FnMut(T) -> U) -> BySeat<U, N> {
        BySeat::from_fn(self.seats(), |seat| f(self[seat]))
    }
}

impl<T, const N: usize> BySeat<T, N> {
    /// How many seats the map covers.
    pub const fn seats(&self) -> usize {
        self.seats as usize
    }

    /// The entries in seat order.
    pub fn as_slice(&self) -> &[T] {
        &self.items[..self.seats()]
    }

    /// The entries in seat order, to change.
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        let seats = self.seats();
        &mut self.items[..seats]
    }

    /// Each seat with its entry.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::all(self.seats()).zip(&self.items)
    }
}

impl<T, const N: usize> Index<Seat> for BySeat<T, N> {
    type Output = T;
    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.items[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for BySeat<T, N> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.items[seat.index()]
    }
}

impl<T: Serialize, const N: usize> Serialize for BySeat<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(serializer)
    }
}

/// A list, or a pair for games that only two can play.
#[cfg(feature = "schema")]
impl<T: schemars::JsonSchema, const N: usize> schemars::JsonSchema for BySeat<T, N> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        <Vec<T>>::schema_name()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        if N == 2 { <[T; 2]>::json_schema(generator) } else { <Vec<T>>::json_schema(generator) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_seat_goes_round_the_table() {
        let order: Vec<usize> =
            std::iter::successors(Some(Seat::new(1)), |s| Some(s.next(3))).take(4).map(Seat::index).collect();
        assert_eq!(order, [1, 2, 0, 1]);
    }

    #[test]
    fn a_seat_beyond_the_table_is_not_read() {
        assert_eq!(Seat::parse("1", 2), Some(Seat::new(1)));
        for wrong in ["2", "-1", "01", "", "9", "x", "+1"] {
            assert_eq!(Seat::parse(wrong, 2), None, "{wrong}");
        }
    }

    #[test]
    fn a_map_covers_just_its_seats() {
        let map: BySeat<usize, 4> = BySeat::from_fn(3, Seat::index);
        assert_eq!(map.as_slice(), [0, 1, 2]);
        assert_eq!(map.iter().count(), 3);
    }
}
