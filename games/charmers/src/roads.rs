//! Roads: arms in a grid, and where the next one may be drawn.
//!
//! A province lies in a board of 8 columns of which a sheet uses at most 7, so shifting by one space never
//! carries an arm around the rim. For each direction one 64-bit word says which spaces have an arm pointing
//! there; all questions are then shifts and masks.
//!
//! A road must meet an arm of a drawn road or the residence (DCH-12). Since every road did so when it was
//! drawn, all roads are always joined to the residence.

use std::fmt;

use crate::{ByDir, ByPiece, Dir, Piece};

/// The most rows and the most columns of a province.
pub(crate) const MOST_LINES: usize = 7;
const STRIDE: usize = 8;

/// A space of the province, written as column letter and row number: `e1` is the fifth of the top row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Space(u8);

impl Space {
    /// The space in this row and column, both counted from 0 and below `MOST_LINES`.
    pub const fn new(row: usize, column: usize) -> Self {
        assert!(row < MOST_LINES && column < MOST_LINES, "a province has at most 7 rows and columns");
        Self((row * STRIDE + column) as u8)
    }

    /// Its row from 0.
    pub const fn row(self) -> usize {
        self.0 as usize / STRIDE
    }

    /// Its column from 0.
    pub const fn column(self) -> usize {
        self.0 as usize % STRIDE
    }

    /// Its place in tables of 64.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The set of just this space.
    pub const fn bit(self) -> u64 {
        1 << self.0
    }

    /// Reads `e1`.
    pub fn parse(text: &str) -> Option<Self> {
        let &[column, row] = text.as_bytes() else { return None };
        let (column, row) = (column.wrapping_sub(b'a') as usize, row.wrapping_sub(b'1') as usize);
        (row < MOST_LINES && column < MOST_LINES).then(|| Self::new(row, column))
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.column() as u8) as char, self.row() + 1)
    }
}

/// The spaces of a set, by rows.
pub(crate) fn spaces(mut set: u64) -> impl Iterator<Item = Space> {
    std::iter::from_fn(move || {
        let space = (set != 0).then(|| Space(set.trailing_zeros() as u8));
        set &= set.wrapping_sub(1);
        space
    })
}

/// The arms of one road, a set of directions written in the order `nesw`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Arms(u8);

impl Arms {
    const fn of(bits: u8) -> Self {
        Self(bits)
    }

    /// Whether an arm points there.
    pub const fn has(self, dir: Dir) -> bool {
        self.0 >> dir as u8 & 1 == 1
    }

    /// How many arms there are.
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// The directions in order.
    pub fn dirs(self) -> impl Iterator<Item = Dir> {
        Dir::ALL.into_iter().filter(move |&dir| self.has(dir))
    }

    /// The same with one more arm.
    #[must_use]
    pub const fn with(self, dir: Dir) -> Self {
        Self(self.0 | 1 << dir as u8)
    }

    /// Which piece these arms make; `None` for fewer than two.
    pub const fn piece(self) -> Option<Piece> {
        match self.0 {
            0b0101 | 0b1010 => Some(Piece::Straight),
            0b0011 | 0b0110 | 0b1100 | 0b1001 => Some(Piece::Bend),
            0b0111 | 0b1110 | 0b1101 | 0b1011 => Some(Piece::Fork),
            0b1111 => Some(Piece::Cross),
            _ => None,
        }
    }

    /// Reads `nes`: at least one arm, in order.
    pub fn parse(text: &str) -> Option<Self> {
        let arms = text
            .chars()
            .try_fold(Self::default(), |arms, c| Some(arms.with(Dir::parse(c.encode_utf8(&mut [0; 4]))?)));
        arms.filter(|arms| !text.is_empty() && arms.to_string() == text)
    }
}

impl fmt::Display for Arms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.dirs().try_for_each(|dir| f.write_str(dir.word()))
    }
}

pub(crate) const ROTATIONS: ByPiece<&[Arms]> = ByPiece([
    &[Arms::of(0b0101), Arms::of(0b1010)],
    &[Arms::of(0b0011), Arms::of(0b0110), Arms::of(0b1100), Arms::of(0b1001)],
    &[Arms::of(0b0111), Arms::of(0b1110), Arms::of(0b1101), Arms::of(0b1011)],
    &[Arms::of(0b1111)],
]);

/// The roads of one sheet: for each direction the spaces with an arm pointing there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Roads(ByDir<u64>);

impl Roads {
    /// The spaces with a road.
    pub const fn drawn(&self) -> u64 {
        let [n, e, s, w] = self.0.0;
        n | e | s | w
    }

    /// The arms in a space; none where it has no road.
    pub fn arms(&self, space: Space) -> Arms {
        let bit = |dir: Dir| ((self.0[dir] >> space.0 & 1) as u8) << dir as u8;
        Arms(bit(Dir::North) | bit(Dir::East) | bit(Dir::South) | bit(Dir::West))
    }

    pub fn draw(&mut self, space: Space, arms: Arms) {
        for dir in arms.dirs() {
            self.0[dir] |= space.bit();
        }
    }

    /// For each direction the spaces from which an arm pointing there meets a drawn arm or the residence,
    /// which is open on all its sides.
    pub const fn meeting(&self, residence: u64) -> ByDir<u64> {
        let [n, e, s, w] = self.0.0;
        ByDir([
            (s | residence) << STRIDE,
            (w | residence) >> 1,
            (n | residence) >> STRIDE,
            (e | residence) << 1,
        ])
    }

    /// The drawn roads that are joined to the residence: all of them, unless a position text says otherwise.
    pub fn joined(&self, residence: u64) -> u64 {
        let mut reached = 0;
        loop {
            let known = Self(ByDir(self.0.0.map(|arms| arms & reached)));
            let meeting = known.meeting(residence);
            let more = Dir::ALL.into_iter().fold(reached, |set, dir| set | meeting[dir] & self.0[dir]);
            if more == reached {
                return reached;
            }
            reached = more;
        }
    }

    /// The spaces whose road has no arm in this direction (DCH-13).
    pub fn lacking(&self, dir: Dir) -> u64 {
        self.drawn() & !self.0[dir]
    }
}

/// Which of the free spaces can take a road with these arms, going by what an arm meets.
pub(crate) fn places(free: u64, meeting: &ByDir<u64>, arms: Arms) -> u64 {
    free & arms.dirs().fold(0, |set, dir| set | meeting[dir])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Reads a drawing: road characters, `R` the residence, `.` a free space.
    fn drawing(lines: &[&str]) -> (Roads, u64, u64) {
        let (mut roads, mut residence, mut free) = (Roads::default(), 0, 0);
        for (row, line) in lines.iter().enumerate() {
            for (column, c) in line.chars().enumerate() {
                let space = Space::new(row, column);
                match "╵╶└╷│┌├╴┘─┴┐┤┬┼".chars().position(|road| road == c) {
                    Some(arms) => roads.draw(space, Arms(arms as u8 + 1)),
                    None if c == 'R' => residence |= space.bit(),
                    None => free |= space.bit(),
                }
            }
        }
        (roads, residence, free)
    }

    /// The places for these arms, each marked `*` in a drawing of the province.
    fn marked(lines: &[&str], arms: &str) -> Vec<String> {
        let (roads, residence, free) = drawing(lines);
        let found = places(free, &roads.meeting(residence), Arms::parse(arms).unwrap());
        let mark = |row, (column, c)| if found & Space::new(row, column).bit() == 0 { c } else { '*' };
        let lines = lines.iter().enumerate();
        lines.map(|(row, line)| line.chars().enumerate().map(|at| mark(row, at)).collect()).collect()
    }

    #[test]
    fn the_first_road_starts_at_the_residence() {
        assert_eq!(marked(&["...", ".R.", "..."], "ns"), [".*.", ".R.", ".*."]);
        assert_eq!(marked(&["...", ".R.", "..."], "ew"), ["...", "*R*", "..."]);
        assert_eq!(marked(&["...", ".R.", "..."], "nesw"), [".*.", "*R*", ".*."]);
    }

    #[test]
    fn a_road_meets_an_arm_not_a_closed_side() {
        assert_eq!(marked(&["....", "R─..", "...."], "ew"), ["....", "R─*.", "...."]);
        assert_eq!(marked(&["....", "R┐..", "...."], "ns"), ["*...", "R┐..", "**.."]);
        assert_eq!(marked(&["....", "R┐..", "...."], "ew"), ["....", "R┐..", "...."]);
    }

    #[test]
    fn nothing_wraps_around_the_rim() {
        assert_eq!(marked(&["R─────┼", ".......", "......."], "ew"), ["R─────┼", ".......", "......."]);
        assert_eq!(marked(&["R─────┼", ".......", "......."], "ns"), ["R─────┼", "*.....*", "......."]);
    }

    #[test]
    fn a_road_apart_is_not_joined() {
        let (roads, residence, _) = drawing(&["R──.", "...─"]);
        assert_eq!(spaces(roads.joined(residence)).map(|s| s.to_string()).collect::<Vec<_>>(), ["b1", "c1"]);
    }

    #[test]
    fn a_crossing_lacks_no_arm() {
        let (roads, _, _) = drawing(&["R┼├"]);
        let lacking = |dir| spaces(roads.lacking(dir)).map(|s| s.to_string()).collect::<Vec<_>>();
        assert_eq!(lacking(Dir::West), ["c1"]);
        assert!(lacking(Dir::North).is_empty());
    }

    #[test]
    fn rotations_are_all_the_arms_of_a_piece() {
        for piece in Piece::ALL {
            let arms: Vec<Arms> = (0..16).map(Arms).filter(|arms| arms.piece() == Some(piece)).collect();
            let mut turned = ROTATIONS[piece].to_vec();
            turned.sort_unstable();
            assert_eq!(turned, arms);
        }
    }

    #[test]
    fn texts_are_canonical() {
        for wrong in ["", "sn", "nn", "x", "nesww"] {
            assert_eq!(Arms::parse(wrong), None, "{wrong}");
        }
        for wrong in ["", "e", "h1", "a8", "a0", "E1", "e11"] {
            assert_eq!(Space::parse(wrong), None, "{wrong}");
        }
        assert_eq!(Space::parse("e1"), Some(Space::new(0, 4)));
    }
}
