//! The whole state of play: a sheet per seat, the dice, and what is pending.

mod audit;
mod text;

use table::{BySeat, Seat, Turn};

use crate::plan::{MOST_KARMA, MOST_VALUE, USES};
use crate::setup::SEATS;
use crate::{
    ByBuilding, ByGood, ByPerson, Dice, Good, Pending, Person, Plan, Roads, STOPS, Stack, Stop, Symbol,
};

/// The last round there can be (DCH-29).
pub(crate) const LAST_ROUND: u8 = 80;
/// Where the tracks meet, in half-points (DCH-1): `2 * fame + money` of a seat whose excess is 0.
pub(crate) const MEETING: i32 = 78;

/// The state of play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    pub sheets: BySeat<Sheet, SEATS>,
    pub dice: Dice,
    pub pending: Stack,
    /// The bonuses unlocked this turn and not yet used, as spots of the active sheet (DCH-20).
    pub pool: u64,
    /// From 1.
    pub round: u8,
    /// The seat with the elephant.
    pub starter: Seat,
    /// How many turns of the round are over.
    pub turns: u8,
    /// Whether anything has been marked this round (DCH-29).
    pub marked: bool,
}

impl Position {
    /// Who decides next.
    #[inline]
    pub fn turn(&self) -> Turn {
        match self.pending.top() {
            Pending::Start | Pending::Roll(_) | Pending::Reroll(_) => Turn::Chance,
            Pending::Over(_) => Turn::Over,
            _ => Turn::Seat { seat: self.mover() },
        }
    }

    /// The seat whose turn it is: clockwise from the starter; with two seats they alternate (DCH-5).
    pub fn mover(&self) -> Seat {
        Seat::new((self.starter.index() + self.turns as usize) % self.sheets.seats())
    }

    /// The sheet of the seat whose turn it is.
    pub fn sheet(&self) -> &Sheet {
        &self.sheets[self.mover()]
    }
}

/// What one seat has marked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sheet {
    pub roads: Roads,
    /// Its marked river spaces, the first as the lowest bit.
    pub river: u32,
    /// Points on the fame track.
    pub fame: u16,
    /// Coins on the money track.
    pub money: u16,
    /// Goods circled so far, including sold ones.
    pub circled: ByGood<u8>,
    /// Goods sold, from the left.
    pub sold: ByGood<u8>,
    pub crosses: ByPerson<u8>,
    /// What each building type is worth.
    pub values: ByBuilding<u8>,
    pub karma: u8,
    pub karma_used: u8,
}

impl Default for Sheet {
    /// An empty sheet: every building type is worth 1, and the first karma is circled (DCH-10, DCH-30).
    fn default() -> Self {
        Self {
            roads: Roads::default(),
            river: 0,
            fame: 0,
            money: 0,
            circled: ByGood([0; 3]),
            sold: ByGood([0; 3]),
            crosses: ByPerson([0; 6]),
            values: ByBuilding([1; 4]),
            karma: 1,
            karma_used: 0,
        }
    }
}

impl Sheet {
    /// An empty sheet of this plan. A building type missing from the province has its last value from the
    /// start: there is nothing to upgrade, and no column waits for it (DCH-22).
    pub fn new(plan: &Plan) -> Self {
        let value = |building| if plan.has_type(building) { 1 } else { MOST_VALUE };
        Self { values: ByBuilding::from_fn(value), ..Self::default() }
    }

    /// How far the tracks have passed each other, in half-points (DCH-1).
    pub fn excess(&self) -> i32 {
        2 * i32::from(self.fame) + i32::from(self.money) - MEETING
    }

    /// Goods circled and not sold.
    pub fn stock(&self, good: Good) -> u8 {
        self.circled[good] - self.sold[good]
    }

    /// Whether anything could be sold.
    pub fn has_stock(&self) -> bool {
        self.circled != self.sold
    }

    /// Whether a good of this kind can still be circled.
    pub fn has_room(&self, plan: &Plan, good: Good) -> bool {
        self.circled[good] < plan.row_length()
    }

    /// Karma not used yet.
    pub const fn karma_left(&self) -> u8 {
        self.karma - self.karma_used
    }

    /// Whether more karma can be collected.
    pub const fn has_karma_room(&self) -> bool {
        self.karma < MOST_KARMA
    }

    /// Whether this building type can become worth more.
    pub fn can_upgrade(&self, building: crate::Building) -> bool {
        self.values[building] < MOST_VALUE
    }

    /// Whether this person has a free space; the Great Mogul needs one of another person too (DCH-18).
    pub fn is_free(&self, person: Person) -> bool {
        let others = person != Person::GreatMogul || Person::ALL[1..].iter().any(|&p| self.crosses[p] < USES);
        self.crosses[person] < USES && others
    }

    /// The position on the river: the number of the rightmost marked space, 0 before the first (DCH-17).
    pub const fn afloat(&self) -> usize {
        (u32::BITS - self.river.leading_zeros()) as usize
    }

    /// The space some steps ahead, if the river reaches that far.
    pub const fn ahead(&self, steps: usize) -> Option<Stop> {
        let number = self.afloat() + steps;
        if number <= STOPS { Some(Stop::new(number)) } else { None }
    }

    /// The next space ahead with this symbol (DCH-17).
    pub fn next_of(&self, plan: &Plan, symbol: Symbol) -> Option<Stop> {
        let ahead = plan.symbols[symbol] >> self.afloat() << self.afloat();
        (ahead != 0).then(|| Stop::new(ahead.trailing_zeros() as usize + 1))
    }

    /// The unmarked spaces behind, the nearest first (DCH-27).
    pub fn behind(&self) -> impl Iterator<Item = Stop> + use<> {
        let mut gaps = !self.river & ((1 << self.afloat()) - 1);
        std::iter::from_fn(move || {
            let number = (u32::BITS - gaps.leading_zeros()) as usize;
            let nearest = (number > 0).then(|| Stop::new(number))?;
            gaps ^= nearest.bit();
            Some(nearest)
        })
    }

    /// The spaces of the province without a road.
    pub const fn free_land(&self, plan: &Plan) -> u64 {
        plan.land & !self.roads.drawn()
    }
}

/// The position before anything has happened.
pub(crate) fn start(seats: usize, plan: &Plan) -> Position {
    Position {
        sheets: BySeat::filled(seats, Sheet::new(plan)),
        dice: Dice::default(),
        pending: Stack::new(Pending::Start),
        pool: 0,
        round: 1,
        starter: Seat::default(),
        turns: 0,
        marked: false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// DCH-1: both printed examples.
    #[test]
    fn dch_1_the_examples_of_the_text() {
        let sheet = |fame, money| Sheet { fame, money, ..Sheet::default() };
        assert_eq!(sheet(21, 40).excess(), 4, "2 points");
        assert_eq!(sheet(16, 51).excess(), 5, "2.5 points");
    }

    #[test]
    fn gaps_behind_are_found_from_the_right() {
        let sheet = Sheet { river: 0b1_0010_1010, ..Sheet::default() };
        let behind: Vec<usize> = sheet.behind().map(Stop::number).collect();
        assert_eq!((sheet.afloat(), behind), (9, vec![8, 7, 5, 3, 1]));
        assert_eq!(Sheet::default().behind().count(), 0);
    }
}
