//! Checks a component file: counts, ranges and geometry, with table, row and reason for each error.

use std::fmt::Display;
use std::str::FromStr;

use table::{ComponentError, TextError};

use super::{BonusRow, CoinTable, Components, TileRow};
use crate::pieces::{Back, Building, COLUMNS, Colour, Edge, Good, ROWS, Side, Slot, Square, TILES_OF_COLOUR};
use crate::position::EDGES;
use crate::reward::{Part, Reward};

type Checked = Result<(), ComponentError>;

pub(super) fn check(components: &Components) -> Checked {
    check_coins("quarry", &components.quarry, 12)?;
    check_coins("harbour", &components.harbour, 8)?;
    check_markets(components)?;
    let terraces = components.palace.terraces_of_each_colour;
    demand(terraces == 2, "palace", "terraces_of_each_colour", || {
        format!("{terraces}: two of each colour make the 19 spaces")
    })?;
    check_tracks(components)?;
    check_river(components)?;
    check_province(components)?;
    check_edges(components)?;
    for colour in Colour::ALL {
        check_tiles(colour, components.tiles.of(colour))?;
    }
    check_yields(components)
}

fn demand(good: bool, table: &str, row: impl Display, reason: impl FnOnce() -> String) -> Checked {
    if good { Ok(()) } else { Err(ComponentError::row(table, row, reason())) }
}

/// Reads a word of the file; a parse error becomes the reason.
pub(super) fn read<T: FromStr<Err = TextError>>(
    table: &str,
    row: impl Display,
    text: &str,
) -> Result<T, ComponentError> {
    text.parse().map_err(|error: TextError| ComponentError::row(table, row, error.to_string()))
}

fn in_range<T: PartialOrd + Display + Copy>(
    table: &str,
    row: impl Display,
    value: T,
    least: T,
    most: T,
) -> Checked {
    demand(value >= least && value <= most, table, row, || format!("{value} is not within {least} to {most}"))
}

fn check_coins(table: &str, coins: &CoinTable, most: usize) -> Checked {
    for (seats, row) in [(2, "two"), (3, "three"), (4, "four")] {
        let list = coins.of(seats);
        in_range(table, row, list.len(), 1, most)?;
        list.iter().try_for_each(|&coin| in_range(table, row, coin, 0, 9))?;
        demand(list.is_sorted(), table, row, || "the coins must ascend".into())?;
    }
    Ok(())
}

fn check_markets(components: &Components) -> Checked {
    for (seats, row) in [(2, "two"), (3, "three"), (4, "four")] {
        in_range("market", row, components.market.of(seats), 0, 3)?;
    }
    Ok(())
}

fn check_tracks(components: &Components) -> Checked {
    let tracks = &components.tracks;
    in_range("tracks", "meeting", tracks.meeting, 20, 500)?;
    in_range("tracks", "fame_worker", tracks.fame_worker, 1, 250)?;
    in_range("tracks", "money_worker", tracks.money_worker, 7, 500)?;
    check_bonuses("fame_bonuses", &tracks.fame_bonuses, tracks.fame_worker, 1)?;
    // Seats start with up to 6 money (RAJ-3), which passes nothing.
    check_bonuses("money_bonuses", &tracks.money_bonuses, tracks.money_worker, 7)
}

/// At most four per track, so everything that can be pending at once has room.
fn check_bonuses(row: &str, bonuses: &[BonusRow], worker: u16, least: u16) -> Checked {
    in_range("tracks", row, bonuses.len(), 0, 4)?;
    let ascending = bonuses.is_sorted_by(|a, b| a.space < b.space);
    demand(ascending, "tracks", row, || "the spaces must ascend".into())?;
    for bonus in bonuses {
        in_range("tracks", row, bonus.space, least, 500)?;
        demand(bonus.space != worker, "tracks", row, || format!("space {worker} holds the worker"))?;
        reward("tracks", row, &bonus.reward, 1)?;
    }
    Ok(())
}

/// Reads a reward with at most this many parts, of kinds that a component may show.
fn reward(table: &str, row: impl Display, text: &str, most: usize) -> Result<Reward, ComponentError> {
    let reward: Reward = read(table, &row, text)?;
    demand(reward.parts().count() <= most, table, &row, || format!("{text:?} has more than {most} part"))?;
    for part in reward.parts() {
        let drawn = part == Part::YieldTile;
        demand(!drawn, table, &row, || "only the Dancer gives yield tiles".into())?;
        let alone = !moves_on(part) || reward.second.is_none();
        demand(alone, table, &row, || format!("{part} must stand alone"))?;
        if let Part::Money { amount } | Part::Fame { amount } = part {
            in_range(table, &row, amount, 1, 30)?;
        }
    }
    Ok(reward)
}

/// The chamber where tiles are covered.
const MASTER_BUILDER: Part = Part::Chamber { number: crate::legal::MASTER_BUILDER };

/// Parts that lead to further rewards: they stand alone, so chains of them leave nothing behind.
const fn moves_on(part: Part) -> bool {
    matches!(part, Part::Boat | Part::Sail { .. } | Part::Chamber { .. } | Part::Audience)
}

fn check_river(components: &Components) -> Checked {
    let spaces = &components.river.spaces;
    in_range("river", "spaces", spaces.len(), 12, 60)?;
    in_range("river", "bridge", usize::from(components.river.bridge), 1, spaces.len())?;
    let tiles = &components.river_tiles.tiles;
    demand(tiles.len() == 8, "river_tiles", "tiles", || format!("{} tiles: there must be 8", tiles.len()))?;
    let (mut chambers, mut builders) = (0, 0);
    for (nth, text) in spaces.iter().enumerate() {
        let reward = reward("river", format!("space {}", nth + 1), text, 2)?;
        demand(reward.first != Part::Boat, "river", format!("space {}", nth + 1), || {
            "a river space moves no boat; a river tile may".into()
        })?;
        chambers += usize::from(matches!(reward.first, Part::Chamber { .. } | Part::Audience));
        builders += usize::from(reward.first == MASTER_BUILDER);
    }
    for (nth, text) in tiles.iter().enumerate() {
        let reward = reward("river_tiles", format!("tile {}", nth + 1), text, 1)?;
        chambers += usize::from(matches!(reward.first, Part::Chamber { .. } | Part::Audience));
        builders += usize::from(reward.first == MASTER_BUILDER);
    }
    // Each covered tile may leave a gain and a stack to open, and everything pending needs room.
    in_range("river", "spaces and tiles with the Master Builder", builders, 0, 3)?;
    in_range("river", "spaces and tiles with chambers", chambers, 0, 6)
}

fn check_province(components: &Components) -> Checked {
    let shape = &components.province.shape;
    in_range("province", "shape", shape.len(), 1, ROWS)?;
    for (nth, row) in shape.iter().enumerate() {
        in_range("province", format!("shape {nth}"), row.len(), 1, COLUMNS)?;
        let known = row.chars().all(|c| ".R#".contains(c));
        demand(known, "province", format!("shape {nth}"), || "write . for a square, R, or #".into())?;
    }
    let count = |what: char| shape.iter().flat_map(|row| row.chars()).filter(|c| *c == what).count();
    let squares = count('.');
    demand(squares == 18, "province", "shape", || format!("{squares} squares: there must be 18"))?;
    in_range("province", "shape", count('R'), 1, 4)?;
    in_range("province", "exits", components.province.exits.len(), 1, 16)?;
    for exit in &components.province.exits {
        let (square, side) = read_exit(exit)?;
        demand(at(components, square) == Some('R'), "province", exit, || "it is not the residence".into())?;
        let beyond = crate::roads::neighbour(square, side).and_then(|beyond| at(components, beyond));
        demand(beyond == Some('.'), "province", exit, || "the exit leads to no square".into())?;
    }
    Ok(())
}

/// What the drawing shows at a square.
pub(super) fn at(components: &Components, square: Square) -> Option<char> {
    components.province.shape.get(square.row())?.chars().nth(square.column())
}

pub(super) fn read_exit(text: &str) -> Result<(Square, Side), ComponentError> {
    let (square, side) = text.split_once(' ').unwrap_or((text, ""));
    Ok((read("province", text, square)?, read("province", text, side)?))
}

/// The outermost square of the edge's row or column, if it is a square for tiles.
pub(super) fn square_of(components: &Components, edge: Edge) -> Option<Square> {
    let at_nth = |nth: usize| match edge.side {
        Side::North | Side::South => Square::at(edge.at.into(), nth),
        Side::West | Side::East => Square::at(nth, edge.at.into()),
    };
    let line = (0..COLUMNS.max(ROWS)).filter_map(at_nth);
    let mut inside = line.filter(|square| matches!(at(components, *square), Some('.' | 'R')));
    let outermost = match edge.side {
        Side::North | Side::West => inside.next(),
        Side::South | Side::East => inside.next_back(),
    };
    outermost.filter(|square| at(components, *square) == Some('.'))
}

fn check_edges(components: &Components) -> Checked {
    let standard = components.standard_edges.rows.iter().map(|row| (&row.edge, Some(&row.reward)));
    check_edge_list(components, "standard_edges", standard)?;
    let slots = &components.navaratnas_edges.rows;
    let rows = slots.iter().map(|row| (&row.edge, row.reward.as_ref()));
    check_edge_list(components, "navaratnas_edges", rows)?;
    let mut brown = 0;
    for (row, slot) in slots.iter().filter_map(|row| Some((row, row.slot.as_ref()?))) {
        brown += usize::from(read::<Slot>("navaratnas_edges", &row.edge, slot)? == Slot::Brown);
    }
    // RAJ-27: a seat chooses between them before the first round.
    in_range("navaratnas_edges", "brown slots", brown, 2, EDGES)
}

fn check_edge_list<'a>(
    components: &Components,
    table: &str,
    rows: impl Iterator<Item = (&'a String, Option<&'a String>)>,
) -> Checked {
    let mut seen: Vec<Edge> = Vec::new();
    for (text, gives) in rows {
        let edge: Edge = read(table, text, text)?;
        demand(!seen.contains(&edge), table, text, || "the edge is listed twice".into())?;
        demand(square_of(components, edge).is_some(), table, text, || "no square lies at this edge".into())?;
        gives.map(|gives| reward(table, text, gives, 2)).transpose()?;
        seen.push(edge);
    }
    in_range(table, "rows", seen.len(), 1, EDGES)
}

fn check_tiles(colour: Colour, tiles: &[TileRow]) -> Checked {
    let count = tiles.len();
    demand(count == TILES_OF_COLOUR, "tiles", colour, || format!("{count} tiles: there must be 16"))?;
    for (nth, tile) in tiles.iter().enumerate() {
        check_tile(&format!("{colour} {}", nth + 1), tile)?;
    }
    for back in Back::ALL {
        let any = tiles.iter().any(|tile| tile.back == back.name());
        demand(any, "tiles", colour, || format!("there is no {back}: every stack has a tile"))?;
    }
    Ok(())
}

fn check_tile(row: &str, tile: &TileRow) -> Checked {
    read::<Back>("tiles", row, &tile.back)?;
    in_range("tiles", row, tile.price, 1, 30)?;
    read::<super::Shape>("tiles", row, &tile.road)?;
    in_range("tiles", row, tile.buildings.len(), 0, 3)?;
    in_range("tiles", row, tile.markets.len(), 0, 3)?;
    for building in &tile.buildings {
        read::<Building>("tiles", row, building)?;
    }
    for market in &tile.markets {
        read::<Good>("tiles", row, &market.good)?;
        in_range("tiles", row, market.money, 1, 9)?;
    }
    Ok(())
}

fn check_yields(components: &Components) -> Checked {
    for slot in Slot::ALL {
        let tiles = components.yields.of(slot);
        demand(tiles.len() == slot.tiles(), "yields", slot, || {
            format!("{} tiles: there must be {}", tiles.len(), slot.tiles())
        })?;
        for (nth, text) in tiles.iter().enumerate() {
            reward("yields", format!("{slot} {}", nth + 1), text, 2)?;
        }
    }
    Ok(())
}
