//! One seat's marks as numbers.

use table::{Quill, Seat};

use crate::roads::spaces;
use crate::{Building, Charmers, Dir, Good, Ground, Person, Position, STOPS, Sheet};

/// Land spaces that are encoded one by one; further ones are only counted.
const LAND: usize = 20;
/// Columns of the market area that are encoded one by one.
const COLUMNS: usize = 8;
/// Steps in which a track is encoded.
const STEPS: usize = 16;
/// How many numbers a sheet takes: presence and turns; tracks; goods; palace, values and karma; river; roads;
/// what buildings promise.
pub(super) const SHEET: usize =
    5 + (3 + 3 * STEPS) + (6 * COLUMNS + 4) + (18 + 8 + 9) + (2 * STOPS + 1) + (6 * LAND + 1) + 8;

impl Charmers {
    pub(super) fn sheet_in_numbers(&self, position: &Position, seat: Seat, quill: &mut Quill<'_>) {
        let sheet = &position.sheets[seat];
        let begun = quill.written();
        self.turns_in_numbers(position, seat, quill);
        tracks(sheet, quill);
        self.goods_in_numbers(sheet, quill);
        palace(sheet, quill);
        quill.one_of(STOPS, sheet.afloat());
        quill.bits(STOPS, sheet.river.into());
        quill.count(sheet.behind().count() as i32);
        self.roads_in_numbers(sheet, quill);
        debug_assert_eq!(quill.written() - begun, SHEET, "a sheet has its length");
    }

    /// That the seat is in play, how many turns it has left this round, and when it starts the next one.
    fn turns_in_numbers(&self, position: &Position, seat: Seat, quill: &mut Quill<'_>) {
        let from_starter = (seat.index() + self.seats - position.starter.index()) % self.seats;
        let turns = position.turns as usize..self.turns_in_a_round() as usize;
        let left = turns.filter(|turn| turn % self.seats == from_starter).count();
        quill.flag(true);
        quill.one_of(2, left);
        quill.count(((from_starter + self.seats - 1) % self.seats) as i32);
        quill.flag(position.sheets[seat].excess() >= 0);
    }

    fn goods_in_numbers(&self, sheet: &Sheet, quill: &mut Quill<'_>) {
        for good in Good::ALL {
            quill.one_of(COLUMNS, sheet.circled[good].into());
            quill.one_of(COLUMNS, sheet.sold[good].into());
            quill.count(sheet.stock(good).into());
        }
        let coins = Good::ALL.into_iter().flat_map(|good| {
            let stock = sheet.sold[good] as usize..sheet.circled[good] as usize;
            self.plan.coins[stock].iter().map(|&coin| i32::from(coin))
        });
        quill.count(coins.sum());
    }

    fn roads_in_numbers(&self, sheet: &Sheet, quill: &mut Quill<'_>) {
        let near = sheet.roads.meeting(self.plan.residence).0.into_iter().fold(0, |set, more| set | more)
            & sheet.free_land(&self.plan);
        let arms = |dir: Dir| sheet.roads.drawn() & !sheet.roads.lacking(dir);
        for set in
            [sheet.roads.drawn(), near, arms(Dir::North), arms(Dir::East), arms(Dir::South), arms(Dir::West)]
        {
            quill.bits(LAND, self.in_order(set));
        }
        quill.count(sheet.roads.drawn().count_ones() as i32);
        for building in Building::ALL {
            let unbuilt = |among: u64| {
                let each = spaces(sheet.free_land(&self.plan) & among);
                each.filter(|space| self.plan.ground[space.index()] == Ground::Building(building)).count()
            };
            let worth = usize::from(sheet.values[building]);
            quill.count((worth * unbuilt(u64::MAX)) as i32);
            quill.count((worth * unbuilt(near)) as i32);
        }
    }

    /// A set of spaces by their number among the land.
    fn in_order(&self, set: u64) -> u64 {
        let land = self.plan.land;
        spaces(set & land).fold(0, |told, space| {
            let number = (land & (space.bit() - 1)).count_ones();
            told | 1 << number
        })
    }
}

/// Each track as a number, and in steps.
fn tracks(sheet: &Sheet, quill: &mut Quill<'_>) {
    let (fame, money, way) = (i32::from(sheet.fame), i32::from(sheet.money), sheet.excess() + 78);
    for (number, step) in [(fame, 2), (money, 4), (way, 6)] {
        quill.count(number);
        quill.one_of(STEPS, (number / step) as usize);
    }
}

fn palace(sheet: &Sheet, quill: &mut Quill<'_>) {
    for person in Person::ALL {
        quill.one_of(3, sheet.crosses[person].into());
    }
    for building in Building::ALL {
        quill.one_of(2, sheet.values[building] as usize - 1);
    }
    quill.one_of(5, sheet.karma_left().into());
    quill.one_of(4, sheet.karma as usize - 1);
}
