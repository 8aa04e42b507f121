//! A position as one line of `key=value` fields. Hidden tiles and open yield tiles are left out, since they
//! are what is nowhere else.

use std::fmt::{Display, Write};
use std::str::FromStr;

use table::{BySeat, Seat, TextError, ensure};

use super::{Position, Raja};
use crate::pending::WorkerSource;
use crate::pieces::{ByBuilding, Colour, Dice, Edge, Face, Roads, Slot, Square, Tile, YieldTile, bits};
use crate::reward::read_number;
use crate::roads::lay;
use crate::setup::Rajas;
use crate::spaces::Space;

mod pending;

/// Joins with commas; an empty list is written `-`.
fn list<T: Display>(items: impl IntoIterator<Item = T>) -> String {
    let texts: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    if texts.is_empty() { "-".into() } else { texts.join(",") }
}

/// Reads what [`list`] wrote.
fn read_list<T>(text: &str, read: impl FnMut(&str) -> Result<T, TextError>) -> Result<Vec<T>, TextError> {
    if text == "-" { Ok(Vec::new()) } else { text.split(',').map(read).collect() }
}

/// Reads a list of things that can be parsed.
fn read_all<T: FromStr<Err = TextError>>(text: &str) -> Result<Vec<T>, TextError> {
    read_list(text, str::parse)
}

fn or_dash(item: Option<impl Display>) -> String {
    item.map_or_else(|| "-".into(), |item| item.to_string())
}

impl Rajas {
    pub(crate) fn position_text(&self, position: &Position) -> String {
        let mut text = String::new();
        let mut field = |key: &str, value: &dyn Display| {
            let gap = if text.is_empty() { "" } else { " " };
            write!(text, "{gap}{key}={value}").expect("a string takes all");
        };
        field("round", &position.round);
        field("starter", &position.starter);
        field("active", &position.active);
        field("mogul", &or_dash(position.next_starter));
        field("open", &list(position.open.map(or_dash)));
        field("gone", &list(Tile::of(!(position.hidden | lying(position)))));
        let drawn = if self.navaratnas { 0 } else { YieldTile::set_of(Slot::White) & !position.yields };
        field("discard", &list(YieldTile::of(drawn)));
        field("ganga", &list(river_tiles(position)));
        for (seat, raja) in position.rajas.iter() {
            self.raja_fields(raja, |key, value| field(&format!("{seat}.{key}"), &value));
        }
        field("pending", &self.stack_text(&position.stack));
        text
    }

    fn raja_fields(&self, raja: &Raja, mut field: impl FnMut(&str, String)) {
        field("fame", raja.fame.to_string());
        field("money", raja.money.to_string());
        field("karma", raja.karma.to_string());
        field("upgrades", list(raja.upgrades.0));
        field("boat", raja.boat.to_string());
        let gained = WorkerSource::ALL.into_iter().filter(|source| raja.workers & source.bit() != 0);
        field("workers", list(gained.map(WorkerSource::name)));
        field("marker", raja.marker.to_string());
        field("placed", list(Space::of(raja.placed)));
        field("out", if raja.out { "yes" } else { "no" }.into());
        field("crossed", raja.crossed.to_string());
        field("dice", dice_text(&raja.dice));
        let laid = raja.laid().map(|(square, tile)| format!("{square}:{tile}:{}", raja.roads_at(square)));
        field("province", list(laid));
        field("spent", self.edge_list(raja.spent));
        let slots = self.tables.edges.iter().zip(raja.slots);
        let filled = slots.filter_map(|(info, tile)| Some(format!("{}:{}", info.edge, tile?)));
        field("slots", list(filled));
    }

    fn edge_list(&self, set: u16) -> String {
        list(bits(set.into()).map(|number| self.tables.edges[number].edge))
    }

    pub(crate) fn read_position_text(&self, text: &str) -> Result<Position, TextError> {
        ensure(text.len() <= 8000, || "the position is too long".into())?;
        let mut fields = Fields { left: text };
        let mut position = self.first_position();
        position.round = read_number(fields.take("round")?)?;
        position.starter = self.read_seat(fields.take("starter")?)?;
        position.active = self.read_seat(fields.take("active")?)?;
        let mogul = fields.take("mogul")?;
        position.next_starter = if mogul == "-" { None } else { Some(self.read_seat(mogul)?) };
        position.open = read_open(fields.take("open")?)?;
        let gone: Vec<Tile> = read_all(fields.take("gone")?)?;
        let discard: Vec<YieldTile> = read_all(fields.take("discard")?)?;
        position.ganga = read_ganga(fields.take("ganga")?)?;
        let mut rajas = [Raja::default(); 4];
        for (seat, raja) in rajas.iter_mut().take(self.seats).enumerate() {
            *raja = self.read_raja(seat, &mut fields)?;
        }
        position.rajas = BySeat::from_fn(self.seats, |seat| rajas[seat.index()]);
        position.stack = self.read_stack(fields.take("pending")?)?;
        ensure(fields.left.is_empty(), || format!("{:?} is left over", fields.left))?;
        self.fill_in(&mut position, &gone, &discard)?;
        self.check_position(&position)?;
        ensure(self.position_text(&position) == text, || "the text is not canonical".into())?;
        Ok(position)
    }

    /// Finds what the text leaves out.
    fn fill_in(
        &self,
        position: &mut Position,
        gone: &[Tile],
        discard: &[YieldTile],
    ) -> Result<(), TextError> {
        let gone = gone.iter().fold(0, |set, tile| set | tile.bit());
        let lying = lying(position);
        ensure(gone & lying == 0, || "a tile that is gone lies elsewhere too".into())?;
        position.hidden = !(gone | lying);
        let discard = discard.iter().fold(0, |set, tile| set | tile.bit());
        let all = self.first_position().yields;
        ensure(discard & !all == 0 && (discard == 0 || !self.navaratnas), || {
            "only white yield tiles are discarded, and none with navaratnas".into()
        })?;
        position.yields = all & !discard & !on_slots(position);
        Ok(())
    }

    fn read_seat(&self, text: &str) -> Result<Seat, TextError> {
        Seat::parse(text, self.seats).ok_or_else(|| TextError::new(format!("{text:?} is not a seat here")))
    }

    fn read_raja(&self, seat: usize, fields: &mut Fields<'_>) -> Result<Raja, TextError> {
        let mut raja = Raja::default();
        let mut take = |key: &str| fields.take(&format!("{seat}.{key}"));
        raja.fame = read_track(take("fame")?)?;
        raja.money = read_track(take("money")?)?;
        raja.karma = read_number(take("karma")?)?;
        raja.upgrades = read_upgrades(take("upgrades")?)?;
        raja.boat = read_number(take("boat")?)?;
        raja.workers =
            read_list(take("workers")?, read_source)?.iter().fold(0, |set, source| set | source.bit());
        raja.marker = read_number(take("marker")?)?;
        raja.placed = read_all(take("placed")?)?.iter().fold(0, |set, space: &Space| set | space.bit());
        raja.out = match take("out")? {
            "yes" => true,
            "no" => false,
            other => return Err(TextError::new(format!("{other:?} is neither yes nor no"))),
        };
        raja.crossed = read_number(take("crossed")?)?;
        raja.dice = read_dice(take("dice")?)?;
        for (square, tile, roads) in read_list(take("province")?, read_laid)? {
            raja.tiles[square.index()] = Some(tile);
            lay(&mut raja.roads, square, roads);
        }
        raja.spent = self.read_edges(take("spent")?)?;
        for (edge, tile) in read_list(take("slots")?, read_slot)? {
            raja.slots[self.read_edge(edge)?] = Some(tile);
        }
        Ok(raja)
    }

    fn read_edges(&self, text: &str) -> Result<u16, TextError> {
        read_all(text)?.into_iter().try_fold(0, |set, edge| Ok(set | 1 << self.read_edge(edge)?))
    }

    fn read_edge(&self, edge: Edge) -> Result<usize, TextError> {
        let number = self.tables.edge_number(edge);
        number.ok_or_else(|| TextError::new(format!("the province has no edge {edge}")))
    }
}

/// Tiles that are open, laid, or in hand.
pub(super) fn lying(position: &Position) -> u64 {
    let open = position.open.into_iter().flatten();
    let laid = position.rajas.as_slice().iter().flat_map(|raja| raja.laid().map(|(_, tile)| tile));
    open.chain(laid).chain(super::audit::in_hand(position)).fold(0, |set, tile| set | tile.bit())
}

/// Yield tiles that lie on slots or were drawn and are about to be laid.
pub(super) fn on_slots(position: &Position) -> u32 {
    let laid = position.rajas.as_slice().iter().flat_map(|raja| raja.slots).flatten();
    laid.chain(super::audit::drawn(position)).fold(0, |set, tile| set | tile.bit())
}

fn river_tiles(position: &Position) -> impl Iterator<Item = String> + use<> {
    let mut laid: Vec<(u8, usize)> =
        position.ganga.into_iter().enumerate().map(|(tile, space)| (space, tile + 1)).collect();
    laid.sort_unstable();
    laid.into_iter().filter(|(space, _)| *space > 0).map(|(space, tile)| format!("{space}:{tile}"))
}

fn dice_text(dice: &Dice) -> String {
    let mut text = String::new();
    for colour in Colour::ALL.into_iter().filter(|colour| !dice[*colour].is_empty()) {
        text.push(colour.letter());
        text.extend(dice[colour].each().map(|face| char::from(b'0' + face.pips())));
    }
    if text.is_empty() { "-".into() } else { text }
}

fn read_dice(text: &str) -> Result<Dice, TextError> {
    let mut dice = Dice::default();
    let mut colour = None;
    ensure(text.len() <= 60, || "these are too many dice".into())?;
    for letter in text.chars().filter(|_| text != "-") {
        let named = Colour::ALL.into_iter().find(|colour| colour.letter() == letter);
        let face = letter.to_digit(10).and_then(|pips| Face::new(pips as u8));
        match (named, face, colour) {
            (Some(named), ..) => colour = Some(named),
            (None, Some(face), Some(colour)) => dice[colour][face] += 1,
            _ => return Err(TextError::new(format!("{text:?} are not dice"))),
        }
    }
    Ok(dice)
}

fn read_open(text: &str) -> Result<[Option<Tile>; 12], TextError> {
    let tiles = text.split(',').map(|word| if word == "-" { Ok(None) } else { word.parse().map(Some) });
    let tiles: Vec<Option<Tile>> = tiles.collect::<Result<_, _>>()?;
    tiles.try_into().map_err(|_| TextError::new("there are 12 stacks"))
}

fn read_ganga(text: &str) -> Result<[u8; 8], TextError> {
    let mut spaces = [0; 8];
    for (space, tile) in read_list(text, read_pair)? {
        let place = usize::from(tile).checked_sub(1).and_then(|index| spaces.get_mut(index));
        *place.ok_or_else(|| TextError::new("river tiles are numbered 1 to 8"))? = space;
    }
    Ok(spaces)
}

fn read_pair(text: &str) -> Result<(u8, u8), TextError> {
    let (space, tile) = text.split_once(':').unwrap_or((text, ""));
    Ok((read_number(space)?, read_number(tile)?))
}

fn read_track(text: &str) -> Result<u16, TextError> {
    let number = text.parse::<u16>().ok().filter(|number| *number <= 999 && number.to_string() == text);
    number.ok_or_else(|| TextError::new(format!("{text:?} is not a number from 0 to 999")))
}

fn read_upgrades(text: &str) -> Result<ByBuilding<u8>, TextError> {
    let steps: Vec<u8> = read_list(text, read_number)?;
    let steps: [u8; 4] = steps.try_into().map_err(|_| TextError::new("there are four building types"))?;
    let fits = steps.iter().all(|&steps| steps <= super::MOST_UPGRADES);
    ensure(fits, || "a building type rises twice at most".into())?;
    Ok(ByBuilding(steps))
}

fn read_source(text: &str) -> Result<WorkerSource, TextError> {
    let found = WorkerSource::ALL.into_iter().find(|source| source.name() == text);
    found.ok_or_else(|| TextError::new(format!("{text:?} holds no worker")))
}

fn read_laid(text: &str) -> Result<(Square, Tile, Roads), TextError> {
    match text.split(':').collect::<Vec<_>>().as_slice() {
        [square, tile, roads] => Ok((square.parse()?, tile.parse()?, roads.parse()?)),
        _ => Err(TextError::new(format!("{text:?} is not a square with tile and roads"))),
    }
}

fn read_slot(text: &str) -> Result<(Edge, YieldTile), TextError> {
    let (edge, tile) = text.split_once(':').unwrap_or((text, ""));
    Ok((edge.parse()?, tile.parse()?))
}

/// Reads fields in their order.
struct Fields<'a> {
    left: &'a str,
}

impl<'a> Fields<'a> {
    fn take(&mut self, key: &str) -> Result<&'a str, TextError> {
        let (field, left) = self.left.split_once(' ').unwrap_or((self.left, ""));
        self.left = left;
        match field.split_once('=') {
            Some((found, value)) if found == key => Ok(value),
            _ => Err(TextError::new(format!("the field {key} should stand where {field:?} stands"))),
        }
    }
}
