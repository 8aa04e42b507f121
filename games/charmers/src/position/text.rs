//! Positions as one line of text.
//!
//! `round=1 starter=0 turns=0 marked=no orange=maharani@middle,trader@elephant … pending=choose pool=-`,
//! then for each seat `fame0=0 money0=0 karma0=1/0 goods0=0/0,0/0,0/0 river0=- palace0=0,0,0,0,0,0
//! values0=1,1,1,1 roads0=-`. Karma is collected/used, goods are circled/sold in the order of the rows.

use std::fmt::{Display, Write as _};
use std::str::FromStr;

use table::{PositionText, Seat, TextError, ensure};

use super::{Position, Sheet};
use crate::plan::SpotId;
use crate::roads::spaces;
use crate::{
    Arms, ByBuilding, ByGood, ByPerson, Charmers, Colour, Die, Face, Good, Pending, Place, Roads, STOPS,
    Space, Stack, Stop,
};

type Read<T> = Result<T, TextError>;

impl PositionText for Charmers {
    fn write_position(&self, position: &Position) -> String {
        let mut text = format!(
            "round={} starter={} turns={} marked={}",
            position.round,
            position.starter,
            position.turns,
            if position.marked { "yes" } else { "no" }
        );
        for colour in Colour::ALL {
            put(&mut text, format_args!(" {colour}={}", list(position.dice.0[colour].map(die_text))));
        }
        put(&mut text, format_args!(" pending={}", list(position.pending.entries())));
        put(
            &mut text,
            format_args!(" pool={}", list(SpotId::all(position.pool).map(|spot| self.plan.spot(spot)))),
        );
        for (seat, sheet) in position.sheets.iter() {
            put(&mut text, format_args!(" {}", sheet_text(seat, sheet)));
        }
        text
    }

    fn read_position(&self, text: &str) -> Read<Position> {
        let mut fields = Fields { words: text.split(' ') };
        let mut position = super::start(self.seats, &self.plan);
        position.round = fields.number("round")?;
        position.starter = seat(fields.value("starter")?, self.seats)?;
        position.turns = fields.number("turns")?;
        position.marked = match fields.value("marked")? {
            "yes" => true,
            "no" => false,
            other => return Err(TextError::new(format!("marked is yes or no, not {other:?}"))),
        };
        for colour in Colour::ALL {
            let mut pair = two(colour, fields.value(colour.word())?, self.seats)?;
            pair.sort_unstable();
            position.dice.0[colour] = pair;
        }
        position.pending = stack(fields.value("pending")?)?;
        position.pool = pool(self, fields.value("pool")?)?;
        for seat in Seat::all(self.seats) {
            position.sheets[seat] = fields.sheet(seat)?;
        }
        ensure(fields.words.next().is_none(), || "there is more than a position".into())?;
        self.audit(&position)?;
        ensure(self.write_position(&position) == text, || "the position is spelt in another way".into())?;
        Ok(position)
    }

    fn audit(&self, position: &Position) -> Read<()> {
        self.audit_position(position)
    }
}

fn put(text: &mut String, more: std::fmt::Arguments<'_>) {
    text.write_fmt(more).expect("writing to a string does not fail");
}

/// Items separated by commas; `-` for none.
fn list<T: Display>(items: impl IntoIterator<Item = T>) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    if items.is_empty() { "-".into() } else { items.join(",") }
}

fn die_text(die: Die) -> String {
    let face = die.face.map_or("?", Face::word);
    match die.place {
        Place::Middle => format!("{face}@middle"),
        Place::Elephant => format!("{face}@elephant"),
        Place::Hand => format!("{face}@hand"),
        Place::Depot(seat) => format!("{face}@{seat}"),
    }
}

fn sheet_text(seat: Seat, sheet: &Sheet) -> String {
    let goods = Good::ALL.map(|good| format!("{}/{}", sheet.circled[good], sheet.sold[good]));
    let river = (1..=STOPS).filter(|&number| sheet.river & Stop::new(number).bit() != 0);
    let roads = spaces(sheet.roads.drawn()).map(|space| format!("{space}:{}", sheet.roads.arms(space)));
    format!(
        "fame{seat}={} money{seat}={} karma{seat}={}/{} goods{seat}={} river{seat}={} palace{seat}={} \
         values{seat}={} roads{seat}={}",
        sheet.fame,
        sheet.money,
        sheet.karma,
        sheet.karma_used,
        list(goods),
        list(river),
        list(sheet.crosses.0),
        list(sheet.values.0),
        list(roads),
    )
}

/// The fields of a position, read one after another.
struct Fields<'a> {
    words: std::str::Split<'a, char>,
}

impl<'a> Fields<'a> {
    /// The value of the next field, which must have this key.
    fn value(&mut self, key: &str) -> Read<&'a str> {
        let word = self.words.next().unwrap_or_default();
        let value = word.strip_prefix(key).and_then(|rest| rest.strip_prefix('='));
        value.ok_or_else(|| TextError::new(format!("expected the field {key}, found {word:?}")))
    }

    fn number<T: FromStr>(&mut self, key: &str) -> Read<T> {
        number(self.value(key)?)
    }

    fn sheet(&mut self, seat: Seat) -> Read<Sheet> {
        let key = |name: &str| format!("{name}{seat}");
        let fame = self.number(&key("fame"))?;
        let money = self.number(&key("money"))?;
        let (karma, karma_used) = pair(self.value(&key("karma"))?)?;
        let goods = array::<_, 3>(self.value(&key("goods"))?, pair)?;
        Ok(Sheet {
            fame,
            money,
            karma,
            karma_used,
            circled: ByGood(goods.map(|(circled, _)| circled)),
            sold: ByGood(goods.map(|(_, sold)| sold)),
            river: river(self.value(&key("river"))?)?,
            crosses: ByPerson(array(self.value(&key("palace"))?, number)?),
            values: ByBuilding(array(self.value(&key("values"))?, number)?),
            roads: roads(self.value(&key("roads"))?)?,
        })
    }
}

fn number<T: FromStr>(text: &str) -> Read<T> {
    text.parse().map_err(|_| TextError::new(format!("{text:?} is not a number that fits")))
}

fn pair(text: &str) -> Read<(u8, u8)> {
    let (first, second) =
        text.split_once('/').ok_or_else(|| TextError::new(format!("{text:?} lacks a /")))?;
    Ok((number(first)?, number(second)?))
}

fn array<T: Copy + Default, const N: usize>(text: &str, read: impl Fn(&str) -> Read<T>) -> Read<[T; N]> {
    let mut items = [T::default(); N];
    let mut words = text.split(',');
    for item in &mut items {
        *item = read(words.next().unwrap_or_default())?;
    }
    ensure(words.next().is_none(), || format!("{text:?} has more than {N} parts"))?;
    Ok(items)
}

/// The parts of a list; none for `-`.
fn parts(text: &str) -> impl Iterator<Item = &str> {
    text.split(',').filter(move |_| text != "-")
}

fn seat(text: &str, seats: usize) -> Read<Seat> {
    Seat::parse(text, seats).ok_or_else(|| TextError::new(format!("{text:?} is not a seat")))
}

fn two(colour: Colour, text: &str, seats: usize) -> Read<[Die; 2]> {
    let (first, second) =
        text.split_once(',').ok_or_else(|| TextError::new(format!("{text:?} is not two dice")))?;
    Ok([die(colour, first, seats)?, die(colour, second, seats)?])
}

fn die(colour: Colour, text: &str, seats: usize) -> Read<Die> {
    let (face, place) = text.split_once('@').ok_or_else(|| TextError::new(format!("{text:?} lacks an @")))?;
    let unknown = || TextError::new(format!("{face:?} is not a face of the {colour} die"));
    let face = if face == "?" { None } else { Some(Face::parse_of(colour, face).ok_or_else(unknown)?) };
    let place = match place {
        "middle" => Place::Middle,
        "elephant" => Place::Elephant,
        "hand" => Place::Hand,
        other => Place::Depot(seat(other, seats)?),
    };
    Ok(Die { face, place })
}

fn stack(text: &str) -> Read<Stack> {
    let unknown = |entry: &str| TextError::new(format!("{entry:?} is nothing that can be pending"));
    let entries: Vec<Pending> =
        parts(text).map(|entry| Pending::parse(entry).ok_or_else(|| unknown(entry))).collect::<Read<_>>()?;
    Stack::from_entries(&entries).ok_or_else(|| TextError::new("nothing or too much is pending"))
}

fn pool(rules: &Charmers, text: &str) -> Read<u64> {
    parts(text).try_fold(0, |pool, name| {
        let spot = rules.plan.find_spot(name);
        spot.map(|spot| pool | spot.bit())
            .ok_or_else(|| TextError::new(format!("{name:?} is not on the sheet")))
    })
}

fn river(text: &str) -> Read<u32> {
    parts(text).try_fold(0, |river, word| {
        let stop: usize = number(word)?;
        ensure((1..=STOPS).contains(&stop), || format!("the river has no space {stop}"))?;
        Ok(river | Stop::new(stop).bit())
    })
}

fn roads(text: &str) -> Read<Roads> {
    let mut roads = Roads::default();
    for word in parts(text) {
        let read = word.split_once(':').and_then(|(space, arms)| Space::parse(space).zip(Arms::parse(arms)));
        let (space, arms) = read.ok_or_else(|| TextError::new(format!("{word:?} is not a road")))?;
        roads.draw(space, arms);
    }
    Ok(roads)
}
