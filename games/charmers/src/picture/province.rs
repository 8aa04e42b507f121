//! The province as a grid of spaces with their roads, and the bonuses around it.

use table::{Fact, Ink, Phrase, Picture, Style, Tongue};

use super::say;
use crate::plan::{Ground, Spot};
use crate::{Arms, Building, Charmers, Dir, Manner, Sheet, Space};

/// A space is five columns wide and three lines high; spaces are one column apart.
const WIDE: usize = 5;

impl Charmers {
    /// Column letters and row numbers as in the notation; edges as `◇`, or `◆` once reached.
    pub(super) fn draw_province(&self, sheet: &Sheet, tongue: &dyn Tongue) -> Picture {
        let mut picture = Picture::new();
        picture.line().plain("    ");
        for column in 0..self.plan.columns {
            picture.plain(format!("  {}   ", (b'a' + column as u8) as char));
        }
        self.border(&mut picture, sheet, 0, Dir::North);
        for row in 0..self.plan.rows {
            for line in 0..3 {
                self.row_line(&mut picture, sheet, row, line);
            }
            if row + 1 < self.plan.rows {
                picture.line();
            }
        }
        self.border(&mut picture, sheet, self.plan.rows - 1, Dir::South);
        picture.above(self.edge_list(sheet, tongue))
    }

    /// The edges above or below the grid.
    fn border(&self, picture: &mut Picture, sheet: &Sheet, row: usize, side: Dir) {
        picture.line().plain("    ");
        for column in 0..self.plan.columns {
            let (mark, style) = self.edge_mark(sheet, Space::new(row, column), side);
            picture.plain("  ").put(mark, style).plain("   ");
        }
    }

    /// One of the three lines of a row of spaces.
    fn row_line(&self, picture: &mut Picture, sheet: &Sheet, row: usize, line: usize) {
        let middle = line == 1;
        let number = if middle { (row + 1).to_string() } else { " ".into() };
        let (west, style) = self.edge_mark(sheet, Space::new(row, 0), Dir::West);
        picture.line().plain(format!("{number} ")).put(if middle { west } else { " " }, style).plain(" ");
        for column in 0..self.plan.columns {
            let space = Space::new(row, column);
            self.space_line(picture, space, sheet.roads.arms(space), line);
            picture.plain(" ");
        }
        let (east, style) = self.edge_mark(sheet, Space::new(row, self.plan.columns - 1), Dir::East);
        picture.put(if middle { east } else { " " }, style);
    }

    fn space_line(&self, picture: &mut Picture, space: Space, arms: Arms, line: usize) {
        let road = Style::ink(Ink::Green).bold();
        if line != 1 {
            let arm = arms.has(if line == 0 { Dir::North } else { Dir::South });
            let ground = if arms.count() == 0 { "· · ·" } else { "     " };
            if arm {
                picture.put("  ┃  ", road);
            } else {
                picture.put(ground, Style::default().dim());
            }
            return;
        }
        let arm = |dir| if arms.has(dir) { "━━" } else { "  " };
        let (letter, style) = letter(self.plan.ground[space.index()]);
        debug_assert_eq!(WIDE, 5, "two columns of road on each side of the letter");
        picture.put(arm(Dir::West), road).put(letter, style).put(arm(Dir::East), road);
    }

    fn edge_mark(&self, sheet: &Sheet, space: Space, side: Dir) -> (&'static str, Style) {
        match self.plan.edges[side][space.index()] {
            None => (" ", Style::default()),
            Some(_) if sheet.roads.arms(space).has(side) => ("◆", Style::default().dim()),
            Some(_) => ("◇", Style::ink(Ink::Yellow).bold()),
        }
    }

    /// What each edge gives, two to a line.
    fn edge_list(&self, sheet: &Sheet, tongue: &dyn Tongue) -> Picture {
        let mut picture = Picture::new();
        let edges = self.plan.spots.iter().filter_map(|(spot, bonus)| match *spot {
            Spot::Edge { space, side } => Some((space, side, *bonus)),
            _ => None,
        });
        for (index, (space, side, bonus)) in edges.enumerate() {
            if index % 2 == 0 {
                picture.line();
            } else {
                picture.pad_to(18);
            }
            let mark = if sheet.roads.arms(space).has(side) { '◆' } else { '◇' };
            let mut words = say(bonus.fact(), tongue);
            if words.chars().count() > 12 {
                words = words.chars().take(11).chain(['…']).collect();
            }
            picture.plain(format!("{mark}{space}{side} {words}"));
        }
        picture
    }
}

/// What the letters stand for.
pub(super) fn legend(tongue: &dyn Tongue) -> Picture {
    let mut picture = Picture::new();
    let letters = Phrase::new("charmers-picture-letters")
        .with("temple", Fact::Term(Building::Temple.term()))
        .with("fort", Fact::Term(Building::Fort.term()))
        .with("mausoleum", Fact::Term(Building::Mausoleum.term()))
        .with("garden", Fact::Term(Building::Garden.term()));
    let faint = Style::default().dim();
    picture.line().put(tongue.say(&letters), faint);
    picture.put(format!("  {}", tongue.word("charmers-picture-markets")), faint);
    picture
}

fn letter(ground: Ground) -> (&'static str, Style) {
    let ink = |ink| Style::ink(ink).bold();
    match ground {
        Ground::Outside => (" ", Style::default()),
        Ground::Residence => ("R", ink(Ink::Red)),
        Ground::Building(Building::Temple) => ("T", ink(Ink::Orange)),
        Ground::Building(Building::Fort) => ("F", ink(Ink::Brown)),
        Ground::Building(Building::Mausoleum) => ("M", ink(Ink::Cyan)),
        Ground::Building(Building::Garden) => ("G", ink(Ink::Green)),
        Ground::Market(Manner::Same) => ("=", ink(Ink::Yellow)),
        Ground::Market(_) => ("#", ink(Ink::Yellow)),
    }
}
