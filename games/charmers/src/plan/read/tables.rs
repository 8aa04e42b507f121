//! The river, the market, the palace, and the lines and tracks of a sheet.

use arrayvec::ArrayVec;

use super::{DEAREST, FARTHEST, HALF_ROADS, Read, Reader};
use crate::components::{Area, Mark, SheetTable, Tent};
use crate::plan::{MOST_COLUMNS, MOST_KARMA, RiverStop, STOPS, Spot, SpotId, Track};
use crate::{Bonus, ByGood, BySymbol, Good, Person, Symbol};

/// For each row the spots by goods sold, and its tents' last columns.
type Tents = (ByGood<[Option<SpotId>; MOST_COLUMNS + 1]>, ByGood<ArrayVec<u8, MOST_COLUMNS>>);

/// The persons of each area, and the spots of its columns.
type Palace = ([[Person; 3]; 2], [[SpotId; 3]; 2]);

impl Reader {
    /// Eighteen spaces, three of each symbol, each with one to three earnings.
    pub(super) fn river(&self, table: &SheetTable) -> Read<(ArrayVec<RiverStop, STOPS>, BySymbol<u32>)> {
        if table.river.spaces.len() != STOPS {
            return Err(self.table("river", format!("it has {STOPS} spaces")));
        }
        let (mut river, mut symbols) = (ArrayVec::new(), BySymbol([0_u32; 6]));
        for (index, space) in table.river.spaces.iter().enumerate() {
            let unknown =
                || self.row("river", index + 1, format!("{:?} is not a river symbol", space.symbol));
            let symbol = Symbol::parse(&space.symbol).ok_or_else(unknown)?;
            if !(1..=3).contains(&space.earns.len()) {
                return Err(self.row("river", index + 1, "a space has one to three earnings"));
            }
            let earns = space.earns.iter().map(|text| self.bonus("river", index + 1, text));
            let earns: ArrayVec<Bonus, 3> = earns.collect::<Read<_>>()?;
            if earns.contains(&Bonus::HalfRoad) {
                return Err(self.row("river", index + 1, HALF_ROADS));
            }
            river.push(RiverStop { symbol, earns });
            symbols[symbol] |= 1 << index;
        }
        match Symbol::ALL.into_iter().find(|&symbol| symbols[symbol].count_ones() != 3) {
            None => Ok((river, symbols)),
            Some(symbol) => Err(self.table("river", format!("three of its spaces show {symbol}"))),
        }
    }

    /// Prices start at 1 and never fall.
    pub(super) fn coins(&self, coins: &[u8]) -> Read<ArrayVec<u8, MOST_COLUMNS>> {
        if !(1..=MOST_COLUMNS).contains(&coins.len()) {
            return Err(self.table("prices", format!("there are 1 to {MOST_COLUMNS} columns")));
        }
        let steady = coins.is_sorted() && coins[0] == 1;
        if !steady || coins[coins.len() - 1] > DEAREST {
            return Err(
                self.table("prices", format!("they start at 1, never fall and end at {DEAREST} at most"))
            );
        }
        Ok(coins.iter().copied().collect())
    }

    /// The tents of each row cover every column once, from left to right.
    pub(super) fn tents(&mut self, tents: &[Tent], columns: usize) -> Read<Tents> {
        let mut found = ByGood([[None; MOST_COLUMNS + 1]; 3]);
        let mut ends = ByGood::from_fn(|_| ArrayVec::<u8, MOST_COLUMNS>::new());
        for (index, tent) in tents.iter().enumerate() {
            for (good, text) in tent.rows() {
                let covered = ends[good].last().copied().unwrap_or(0);
                if tent.first != covered + 1 || tent.last < tent.first || tent.last as usize > columns {
                    let reason =
                        format!("tents cover every column once, from left to right; not so for {good}");
                    return Err(self.row("tents", index + 1, reason));
                }
                ends[good].push(tent.last);
                let spot = Spot::Tent { good, tent: ends[good].len() as u8 };
                found[good][tent.last as usize] = Some(self.spot("tents", index + 1, spot, text)?);
            }
        }
        match Good::ALL.into_iter().find(|&good| ends[good].last() != Some(&(columns as u8))) {
            None => Ok((found, ends)),
            Some(good) => Err(self.table("tents", format!("tents cover every column; not so for {good}"))),
        }
    }

    /// Each person once, three in each of two areas, with three columns each.
    pub(super) fn palace(&mut self, areas: &[Area]) -> Read<Palace> {
        if areas.len() != 2 {
            return Err(self.table("palace", "it has two areas"));
        }
        let mut persons = [[Person::GreatMogul; 3]; 2];
        let mut columns = [[SpotId(0); 3]; 2];
        let mut seen: ArrayVec<Person, 6> = ArrayVec::new();
        for (index, area) in areas.iter().enumerate() {
            if area.persons.len() != 3 || area.columns.len() != 3 {
                return Err(self.row("palace", index + 1, "an area has three persons and three columns"));
            }
            for (place, word) in area.persons.iter().enumerate() {
                let unknown = || self.row("palace", index + 1, format!("{word:?} is not a person"));
                let person = Person::parse(word).ok_or_else(unknown)?;
                if seen.contains(&person) {
                    return Err(self.row("palace", index + 1, format!("{person} is there twice")));
                }
                seen.push(person);
                persons[index][place] = person;
            }
            for (column, text) in area.columns.iter().enumerate() {
                let spot = Spot::Palace { area: index as u8 + 1, column: column as u8 + 1 };
                columns[index][column] = self.spot("palace", index + 1, spot, text)?;
            }
        }
        Ok((persons, columns))
    }

    pub(super) fn upgrades(&mut self, columns: &[String]) -> Read<[SpotId; 2]> {
        let [at_two, at_three] = columns else {
            return Err(self.table("upgrades", "there are two columns"));
        };
        Ok([
            self.spot("upgrades", 1, Spot::Upgrades { value: 2 }, at_two)?,
            self.spot("upgrades", 2, Spot::Upgrades { value: 3 }, at_three)?,
        ])
    }

    /// A line of five with bonuses at the third, fourth and fifth.
    pub(super) fn karma(&mut self, table: &SheetTable) -> Read<[SpotId; 3]> {
        let marks = &table.karma.spaces;
        if table.karma.length != MOST_KARMA || marks.iter().map(|mark| mark.at).ne(3..=5) {
            return Err(self.table("karma", "the line is 5 long, with bonuses at 3, 4 and 5"));
        }
        let mut spots = [SpotId(0); 3];
        for (mark, spot) in marks.iter().zip(&mut spots) {
            *spot = self.spot("karma", mark.at, Spot::Karma { nth: mark.at as u8 }, &mark.bonus)?;
        }
        Ok(spots)
    }

    /// Spaces rise from 1.
    pub(super) fn track(&mut self, table: &str, marks: &[Mark], spot: fn(u16) -> Spot) -> Read<Track> {
        let mut track = Track::new();
        let mut last = 0;
        for mark in marks {
            if mark.at <= last || mark.at > FARTHEST {
                return Err(self.row(
                    table,
                    mark.at,
                    format!("its spaces rise, from 1 to {FARTHEST} at most"),
                ));
            }
            last = mark.at;
            let found = self.spot(table, mark.at, spot(mark.at), &mark.bonus)?;
            let full = || self.row(table, mark.at, "a track has at most 16 bonuses");
            track.try_push((mark.at, found)).map_err(|_| full())?;
        }
        Ok(track)
    }
}
