//! Placing a worker: which spaces are free, payable and allowed (RAJ-4, RAJ-7, RAJ-8).

use arrayvec::ArrayVec;
use table::Seat;

use super::turnings;
use crate::moves::Move;
use crate::pieces::{Colour, Dice, Face, Faces, Good, Shown, Tile};
use crate::position::{Position, Raja};
use crate::setup::Rajas;
use crate::spaces::{ASSORTED_SET, Space, SpaceSet, TERRACE_SET};

/// How many spaces the Portuguese moves the boat (RAJ-23).
pub(crate) const PORTUGUESE: u8 = 6;
/// The chamber where tiles are covered (RAJ-26).
pub(crate) const MASTER_BUILDER: u8 = 5;

impl Rajas {
    /// A turn: turning dice, if some placement stays possible, then the placements.
    pub(super) fn list_turn(&self, position: &Position, moves: &mut Vec<Move>) {
        let raja = position.raja();
        if self.has_free_placement(position, raja) {
            moves.extend(turnings(raja));
        } else {
            let keeps_a_placement = |mv: &Move| {
                let Move::Flip { colour, face } = *mv else { return false };
                let turned = turned(&raja.dice, colour, face);
                self.able_with(position, &turned, raja.karma - 1)
            };
            moves.extend(turnings(raja).filter(keeps_a_placement));
        }
        self.placements(position, &raja.dice, |mv| moves.push(mv));
    }

    /// Whether the seat could place a worker on its turn, now or after turning dice (RAJ-35).
    pub(crate) fn able(&self, position: &Position, seat: Seat) -> bool {
        debug_assert_eq!(position.active, seat, "turn order has reached the seat");
        let raja = position.raja();
        self.has_free_placement(position, raja) || self.able_with(position, &raja.dice, raja.karma)
    }

    fn able_with(&self, position: &Position, dice: &Dice, karma: u8) -> bool {
        let mut any = false;
        self.placements(position, dice, |_| any = true);
        any || karma > 0
            && dice
                .shown()
                .each()
                .any(|(colour, face)| self.able_with(position, &turned(dice, colour, face), karma - 1))
    }

    /// Whether a space without a cost is open, which it nearly always is.
    fn has_free_placement(&self, position: &Position, raja: &Raja) -> bool {
        let free = self.spaces & !position.occupied();
        free & (TERRACE_SET | Space::OUTER.bit()) != 0 || self.assorted_allowed(raja, free)
    }

    /// RAJ-18: with three or four seats at most one assorted space per round.
    fn assorted_allowed(&self, raja: &Raja, free: SpaceSet) -> bool {
        free & ASSORTED_SET != 0 && (self.seats == 2 || raja.placed & ASSORTED_SET == 0)
    }

    /// Shows every placement that can be paid for with these dice.
    fn placements(&self, position: &Position, dice: &Dice, mut visit: impl FnMut(Move)) {
        let raja = position.raja();
        let free = self.spaces & !position.occupied();
        let shown = dice.shown();
        self.to_quarry(position, dice, free, &mut visit);
        for good in Good::ALL.into_iter().filter(|good| free & Space::good(*good).bit() != 0) {
            shown.each().for_each(|(colour, face)| visit(Move::Market { good, colour, face }));
        }
        if self.assorted_allowed(raja, free) {
            visit(Move::Assorted);
        }
        self.to_harbour(raja, shown, free, &mut visit);
        self.to_palace(position, dice, free, &mut visit);
    }

    /// RAJ-12, RAJ-13: coins of a free space, and an open tile that the dice pay and a square takes.
    fn to_quarry(&self, position: &Position, dice: &Dice, free: SpaceSet, visit: &mut impl FnMut(Move)) {
        let raja = position.raja();
        let totals = dice.0.map(Faces::total);
        let mut payable = ArrayVec::<Tile, 12>::new();
        for tile in position.open.into_iter().flatten() {
            if totals[tile.colour().index()] >= self.price_of(tile) {
                payable.push(tile);
            }
        }
        if payable.is_empty() || self.building_ground(raja) == 0 {
            return;
        }
        for coins in free_coins(&self.tables.quarry, free, Space::quarry, raja.money) {
            payable.iter().for_each(|&tile| visit(Move::Quarry { coins, tile }));
        }
    }

    /// RAJ-19, RAJ-20: coins of a free space and a die of 1, 2 or 3, unless the boat is at the end.
    fn to_harbour(&self, raja: &Raja, shown: Shown, free: SpaceSet, visit: &mut impl FnMut(Move)) {
        if raja.boat >= self.tables.river_end() {
            return;
        }
        for coins in free_coins(&self.tables.harbour, free, Space::harbour, raja.money) {
            shown.low().each().for_each(|(colour, face)| visit(Move::Harbour { coins, colour, face }));
        }
    }

    /// RAJ-22 to RAJ-24.
    fn to_palace(&self, position: &Position, dice: &Dice, free: SpaceSet, visit: &mut impl FnMut(Move)) {
        let shown = dice.shown();
        for colour in Colour::ALL {
            if free & terraces(colour) != 0 {
                visit(Move::Terrace { colour });
            }
        }
        for colour in Colour::ALL.into_iter().filter(|colour| free & Space::balcony(*colour).bit() != 0) {
            shown.of(colour).each().for_each(|(colour, face)| visit(Move::Balcony { colour, face }));
        }
        if free & Space::OUTER.bit() != 0 {
            visit(Move::Outer);
        }
        for face in Face::ALL.into_iter().filter(|face| free & Space::chamber(face.pips()).bit() != 0) {
            for (colour, face) in shown.showing(face).each() {
                if self.chamber_works(position, dice, face, colour) {
                    visit(Move::Chamber { face, colour });
                }
            }
        }
    }

    /// The Portuguese needs six spaces (RAJ-23), the Master Builder something to build (RAJ-26).
    pub(super) fn chamber_works(&self, position: &Position, dice: &Dice, face: Face, colour: Colour) -> bool {
        match face.pips() {
            PORTUGUESE => self.steps_left(position) >= PORTUGUESE,
            MASTER_BUILDER => {
                let mut left = *dice;
                left[colour][face] -= 1;
                self.can_overbuild(position, &left)
            }
            _ => true,
        }
    }
}

pub(crate) const fn terraces(colour: Colour) -> SpaceSet {
    Space::terrace(colour, 0).bit() | Space::terrace(colour, 1).bit()
}

/// The different costs of the free spaces of an area that can be paid; spaces with equal coins are
/// interchangeable, so each amount comes once.
fn free_coins(
    coins: &[u8],
    free: SpaceSet,
    space: impl Fn(usize) -> Space,
    money: u16,
) -> impl Iterator<Item = u8> {
    let mut last = None;
    coins.iter().enumerate().filter_map(move |(nth, &coin)| {
        let open = free & space(nth).bit() != 0 && u16::from(coin) <= money && last != Some(coin);
        open.then(|| {
            last = Some(coin);
            coin
        })
    })
}

/// The first free space of an area with these coins.
pub(crate) fn space_for(
    coins: &[u8],
    price: u8,
    free: SpaceSet,
    space: impl Fn(usize) -> Space,
) -> Option<Space> {
    let priced = coins.iter().enumerate().filter(|(_, coin)| **coin == price);
    priced.map(|(nth, _)| space(nth)).find(|space| free & space.bit() != 0)
}

/// The dice after one of them is turned.
pub(crate) fn turned(dice: &Dice, colour: Colour, face: Face) -> Dice {
    let mut dice = *dice;
    dice[colour][face] -= 1;
    dice[colour][face.opposite()] += 1;
    dice
}
