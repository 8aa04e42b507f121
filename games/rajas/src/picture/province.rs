//! A province with its roads, tiles and edges: three lines for each row of squares.

use table::{Ink, Picture, Style};

use super::signs::{buildings, good_sign, reward_sign};
use super::{colour_style, slot_style};
use crate::components::Tables;
use crate::pieces::{COLUMNS, ROWS, Roads, Side, Square};
use crate::position::Raja;

/// Columns kept free on both sides for the edges' yields.
const MARGIN: usize = 10;

pub(super) fn draw(tables: &Tables, raja: &Raja) -> Picture {
    let connected = tables.network.connected(&raja.roads);
    let all = tables.network.squares | tables.network.residence;
    let columns = 1 + Square::all()
        .filter(|square| all >> square.index() & 1 == 1)
        .map(Square::column)
        .max()
        .unwrap_or(0);
    let rows = (0..ROWS).filter(|row| all >> (row * COLUMNS) & ((1 << COLUMNS) - 1) != 0);
    let mut picture = Picture::new();
    edge_line(&mut picture, tables, raja, Side::North);
    for row in rows {
        for third in 0..3 {
            picture.line();
            edge_label(&mut picture, tables, raja, Side::West, row, third);
            for column in 0..columns {
                let Some(square) = Square::at(column, row) else { continue };
                let joined = connected >> square.index() & 1 == 1;
                put_square(&mut picture, tables, raja, square, third, joined);
            }
            edge_label(&mut picture, tables, raja, Side::East, row, third);
        }
    }
    edge_line(&mut picture, tables, raja, Side::South);
    picture
}

/// One of the three lines of a square; squares cut off from the residence are dim.
fn put_square(
    picture: &mut Picture,
    tables: &Tables,
    raja: &Raja,
    square: Square,
    third: usize,
    joined: bool,
) {
    let bit = 1 << square.index();
    if tables.network.residence & bit != 0 {
        let exits = Side::ALL.into_iter().filter(|side| tables.network.exit(square, *side));
        let exits = Roads(exits.fold(0, |roads, side| roads | 1 << side.index()));
        picture.put(residence(exits, third), Style::ink(Ink::Yellow));
    } else if tables.network.squares & bit == 0 {
        picture.plain(" ".repeat(8));
    } else if let Some(tile) = raja.tiles[square.index()] {
        let roads = raja.roads_at(square);
        let info = tables.tile(tile);
        let market = |nth: usize| {
            info.markets.get(nth).map_or(String::new(), |m| format!("{}{}", good_sign(m.good), m.money))
        };
        let text = match third {
            0 => line(&tile.to_string(), roads.has(Side::North), &buildings(info)),
            1 => middle(roads),
            _ => line(&market(0), roads.has(Side::South), &format!("{}{}", market(1), market(2))),
        };
        let style = colour_style(tile.colour());
        picture.put(text, if joined { style } else { style.dim() });
    } else {
        let text = if third == 1 { format!("   {square}   ") } else { " ·    · ".to_owned() };
        picture.put(text, Style::default().dim());
    }
}

/// Text left and right of a road that may run through the middle.
fn line(left: &str, road: bool, right: &str) -> String {
    let road = if road { '│' } else { ' ' };
    format!("{left:<3.3}{road}{right:<4.4}")
}

fn middle(roads: Roads) -> String {
    let west = if roads.has(Side::West) { "───" } else { "   " };
    let east = if roads.has(Side::East) { "────" } else { "    " };
    format!("{west}{}{east}", crossing(roads))
}

/// The symbol where the roads of a tile meet.
const fn crossing(roads: Roads) -> char {
    const SIGNS: [char; 16] =
        [' ', '╵', '╶', '└', '╷', '│', '┌', '├', '╴', '┘', '─', '┴', '┐', '┤', '┬', '┼'];
    SIGNS[roads.0 as usize & 15]
}

fn residence(exits: Roads, third: usize) -> String {
    let west = if third == 1 && exits.has(Side::West) { "─" } else { " " };
    let east = if third == 1 && exits.has(Side::East) { "─" } else { " " };
    let inside =
        if third == 2 && exits.has(Side::South) { "██│███" } else { "██████" };
    format!("{west}{inside}{east}")
}

/// The yield at the west or east of a row, beside its middle line.
fn edge_label(picture: &mut Picture, tables: &Tables, raja: &Raja, side: Side, at: usize, third: usize) {
    let found = tables
        .edges
        .iter()
        .enumerate()
        .find(|(_, info)| third == 1 && info.edge.side == side && usize::from(info.edge.at) == at);
    let Some((number, info)) = found else {
        picture.plain(" ".repeat(MARGIN));
        return;
    };
    let text = label(tables, raja, number);
    let text = if side == Side::West { format!("{text:>9.9} ") } else { format!(" {text:<9.9}") };
    let style = info.slot.map_or(Style::default(), slot_style);
    picture.put(text, if raja.spent >> number & 1 == 1 { style.dim() } else { style });
}

/// The yields above or below the columns.
fn edge_line(picture: &mut Picture, tables: &Tables, raja: &Raja, side: Side) {
    let edges = || tables.edges.iter().enumerate().filter(|(_, info)| info.edge.side == side);
    if edges().next().is_none() {
        return;
    }
    picture.line().plain(" ".repeat(MARGIN));
    for column in 0..COLUMNS {
        let here = edges().find(|(_, info)| usize::from(info.edge.at) == column);
        let text = here.map_or(String::new(), |(number, _)| label(tables, raja, number));
        picture.plain(format!("{text:^8.8}"));
    }
}

/// What an edge yields, or a tick if it already has.
fn label(tables: &Tables, raja: &Raja, number: usize) -> String {
    let spent = if raja.spent >> number & 1 == 1 { "√" } else { "" };
    let sign = match (tables.edge_reward(raja, number), tables.edges[number].slot) {
        (Some(reward), _) => reward_sign(reward),
        (None, Some(_)) => "□".to_owned(),
        (None, None) => String::new(),
    };
    format!("{sign}{spent}")
}
