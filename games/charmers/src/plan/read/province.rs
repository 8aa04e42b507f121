//! The province and the bonuses around it.

use super::{Read, Reader};
use crate::components::Edge;
use crate::plan::{Ground, Manner, Spot, SpotId};
use crate::roads::MOST_LINES;
use crate::{Bonus, Building, ByDir, Dir, Person, Space};

impl Reader {
    /// Rows of equal length with one residence and a building.
    pub(super) fn province(&self, lines: &[String]) -> Read<(usize, usize, [Ground; 64])> {
        let (rows, columns) = (lines.len(), lines.first().map_or(0, |line| line.chars().count()));
        if !(2..=MOST_LINES).contains(&rows) || !(2..=MOST_LINES).contains(&columns) {
            return Err(self.table("province", format!("it has 2 to {MOST_LINES} rows and columns")));
        }
        let mut ground = [Ground::Outside; 64];
        for (row, line) in lines.iter().enumerate() {
            if line.chars().count() != columns {
                return Err(self.row("province", row + 1, "all rows are of equal length"));
            }
            for (column, letter) in line.chars().enumerate() {
                let unknown = || self.row("province", row + 1, format!("{letter:?} is none of TFMG=#R."));
                ground[Space::new(row, column).index()] = ground_of(letter).ok_or_else(unknown)?;
            }
        }
        let residences = ground.iter().filter(|ground| **ground == Ground::Residence).count();
        if residences != 1 {
            return Err(self.table("province", format!("it has {residences} residences, not one")));
        }
        if !ground.iter().any(|ground| matches!(ground, Ground::Building(_))) {
            return Err(self.table("province", "it has one to four types of buildings"));
        }
        Ok((rows, columns, ground))
    }

    /// Each edge comes once and on a border side, facing the rim or a blank space; the residence's outer side
    /// leads nowhere.
    pub(super) fn edges(
        &mut self,
        edges: &[Edge],
        (rows, columns): (usize, usize),
        ground: &[Ground; 64],
    ) -> Read<ByDir<[Option<SpotId>; 64]>> {
        let mut found = ByDir([[None; 64]; 4]);
        for (index, edge) in edges.iter().enumerate() {
            let refuse = |this: &Self, reason: &str| Err(this.row("edges", index + 1, reason));
            let (row, column) = (edge.row.wrapping_sub(1) as usize, edge.column.wrapping_sub(1) as usize);
            if row >= rows || column >= columns {
                return refuse(self, "there is no such space");
            }
            let Some(side) = Dir::ALL.into_iter().find(|dir| dir.word().to_uppercase() == edge.side) else {
                return refuse(self, "a side is N, E, S or W");
            };
            let space = Space::new(row, column);
            match ground[space.index()] {
                Ground::Outside => return refuse(self, "that space is blank"),
                Ground::Residence => return refuse(self, "the residence's outer side leads nowhere"),
                Ground::Building(_) | Ground::Market(_) => {}
            }
            if !is_border(ground, (row, column), side) {
                return refuse(self, "that side is not on the border");
            }
            if found[side][space.index()].is_some() {
                return refuse(self, "that side has a bonus already");
            }
            let spot = self.spot("edges", index + 1, Spot::Edge { space, side }, &edge.bonus)?;
            found[side][space.index()] = Some(spot);
        }
        if !self.spots.iter().any(|(_, bonus)| *bonus == Bonus::Person(Person::Portuguese)) {
            return Err(self.table("edges", "the Portuguese is among them"));
        }
        Ok(found)
    }
}

/// Whether there is nothing beyond this side of a space. Spaces outside the grid are blank in the table of
/// 64.
fn is_border(ground: &[Ground; 64], (row, column): (usize, usize), side: Dir) -> bool {
    let beyond = match side {
        Dir::North => row.checked_sub(1).map(|row| (row, column)),
        Dir::East => Some((row, column + 1)),
        Dir::South => Some((row + 1, column)),
        Dir::West => column.checked_sub(1).map(|column| (row, column)),
    };
    let inside = beyond.filter(|&(row, column)| row < MOST_LINES && column < MOST_LINES);
    inside.is_none_or(|(row, column)| ground[Space::new(row, column).index()] == Ground::Outside)
}

const fn ground_of(letter: char) -> Option<Ground> {
    Some(match letter {
        'T' => Ground::Building(Building::Temple),
        'F' => Ground::Building(Building::Fort),
        'M' => Ground::Building(Building::Mausoleum),
        'G' => Ground::Building(Building::Garden),
        '=' => Ground::Market(Manner::Same),
        '#' => Ground::Market(Manner::Different),
        'R' => Ground::Residence,
        '.' => Ground::Outside,
        _ => return None,
    })
}
