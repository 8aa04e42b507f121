//! Roads: which squares of a province are joined to the residence (RAJ-37).
//!
//! The squares that show a road on one side are a set of bits; a flood fill over such sets finds everything
//! that is connected in a few steps.

use crate::pieces::{BySide, COLUMNS, ROWS, Roads, Side, Square};

/// A set of squares, one bit each.
pub type Squares = u32;

/// Squares of the first and last column.
const WEST_COLUMN: Squares = {
    let mut set = 0;
    let mut row = 0;
    while row < ROWS {
        set |= 1 << (row * COLUMNS);
        row += 1;
    }
    set
};
const EAST_COLUMN: Squares = WEST_COLUMN << (COLUMNS - 1);
const GRID: Squares = (1 << (COLUMNS * ROWS)) - 1;

/// The roads in a province: for each side the squares whose tile shows a road there.
pub type RoadSets = BySide<Squares>;

/// The squares one step away in a direction.
#[inline]
const fn step(set: Squares, side: Side) -> Squares {
    match side {
        Side::North => set >> COLUMNS,
        Side::South => set << COLUMNS & GRID,
        Side::East => (set & !EAST_COLUMN) << 1,
        Side::West => (set & !WEST_COLUMN) >> 1,
    }
}

/// The next square in a direction, within the grid.
pub(crate) fn neighbour(square: Square, side: Side) -> Option<Square> {
    let beyond = step(1 << square.index(), side);
    (beyond != 0).then(|| Square::new(beyond.trailing_zeros() as usize))
}

/// The fixed part of a province: its squares, the residence and the roads that leave it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Network {
    /// The squares that take tiles.
    pub squares: Squares,
    pub residence: Squares,
    exits: RoadSets,
}

impl Network {
    /// A province with these squares and exits.
    pub fn new(squares: Squares, residence: Squares, exits: &[(Square, Side)]) -> Self {
        let mut sets = RoadSets::default();
        for (square, side) in exits {
            sets[*side] |= 1 << square.index();
        }
        Self { squares, residence, exits: sets }
    }

    /// The squares joined to the residence by a chain of roads; the residence is not among them.
    #[inline]
    pub fn connected(&self, roads: &RoadSets) -> Squares {
        let mut reached = self.residence;
        loop {
            let further = reached | self.next_to(reached, roads);
            if further == reached {
                return reached & !self.residence;
            }
            reached = further;
        }
    }

    /// Squares that a road of a reached square leads to and whose own road meets it.
    #[inline]
    fn next_to(&self, reached: Squares, roads: &RoadSets) -> Squares {
        Side::ALL.into_iter().fold(0, |joined, side| {
            joined | step(reached & (roads[side] | self.exits[side]), side) & roads[side.opposite()]
        })
    }

    /// For each side the squares that a connected road reaches from outside on that side: a tile laid there
    /// is connected if it shows a road on such a side.
    #[inline]
    pub fn approaches(&self, roads: &RoadSets) -> RoadSets {
        let reached = self.connected(roads) | self.residence;
        let mut open = RoadSets::default();
        for side in Side::ALL {
            let leading = reached & (roads[side] | self.exits[side]);
            open[side.opposite()] = step(leading, side) & self.squares;
        }
        open
    }

    /// Whether the residence shows a road at this side of the square.
    pub fn exit(&self, square: Square, side: Side) -> bool {
        self.exits[side] >> square.index() & 1 == 1
    }
}

/// The sides of one square that are in the sets.
#[inline]
pub(crate) fn sides_at(sets: &RoadSets, square: Square) -> Roads {
    let bit = |side: Side| (sets[side] >> square.index() & 1) as u8;
    Roads(Side::ALL.into_iter().fold(0, |roads, side| roads | bit(side) << side.index()))
}

/// Lays a road on a square in place of what was there.
#[inline]
pub(crate) fn lay(sets: &mut RoadSets, square: Square, roads: Roads) {
    for side in Side::ALL {
        let bit = u32::from(roads.has(side)) << square.index();
        sets[side] = sets[side] & !(1 << square.index()) | bit;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Drawn with box characters: squares as they lie, `R` the residence with all exits, `.` empty.
    fn province(drawing: &[&str]) -> (Network, RoadSets) {
        let mut roads = RoadSets::default();
        let (mut squares, mut residence, mut exits) = (0, 0, Vec::new());
        for (row, line) in drawing.iter().enumerate() {
            for (column, glyph) in line.chars().enumerate() {
                let square = Square::at(column, row).unwrap();
                let bits = match glyph {
                    'R' => {
                        residence |= 1 << square.index();
                        exits.extend(Side::ALL.map(|side| (square, side)));
                        continue;
                    }
                    '.' => 0,
                    '│' => 0b0101,
                    '─' => 0b1010,
                    '└' => 0b0011,
                    '┌' => 0b0110,
                    '┐' => 0b1100,
                    '┘' => 0b1001,
                    '├' => 0b0111,
                    '┬' => 0b1110,
                    '┤' => 0b1101,
                    '┴' => 0b1011,
                    '┼' => 0b1111,
                    other => panic!("{other}"),
                };
                squares |= 1 << square.index();
                lay(&mut roads, square, Roads(bits));
            }
        }
        (Network::new(squares, residence, &exits), roads)
    }

    fn connected(drawing: &[&str]) -> String {
        let (network, roads) = province(drawing);
        let reached = network.connected(&roads);
        let names = Square::all().filter(|square| reached >> square.index() & 1 == 1);
        names.map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn a_road_is_followed_round_corners() {
        assert_eq!(connected(&["┌─R..", "└┐R..", ".....", "....."]), "a0 b0 a1 b1");
    }

    #[test]
    fn roads_that_do_not_answer_do_not_join() {
        // The straight road in b1 runs past the residence, and d0 shows no road to the west.
        assert_eq!(connected(&["..R│.", ".│R─┐", "....│", "..│.."]), "d1 e1 e2");
    }

    #[test]
    fn the_border_of_the_grid_is_not_crossed() {
        assert_eq!(connected(&["....R─", "─.....", "......"]), "f0");
    }

    #[test]
    fn approaches_are_the_sides_where_a_new_tile_would_join() {
        let (network, roads) = province(&["..R..", ".┘R..", ".....", "....."]);
        let open = network.approaches(&roads);
        let at = |name: &str| sides_at(&open, name.parse().unwrap()).to_string();
        assert_eq!(
            [at("b0"), at("d0"), at("d1"), at("c2"), at("a1"), at("e3")].join(" "),
            "e w w n  ".trim_end().to_owned() + "  "
        );
        // b1 shows north and west, so its east side does not meet the residence.
        assert_eq!(at("b1"), "e");
    }

    #[test]
    fn a_new_tile_may_cut_others_off() {
        assert_eq!(connected(&["..R──", "..R..", ".....", "....."]), "d0 e0");
        assert_eq!(connected(&["..R│─", "..R..", ".....", "....."]), "");
    }
}
