//! Which moves are legal: one list for each kind of decision.

use crate::moves::Move;
use crate::pending::Pending;
use crate::pieces::{Building, ByColour, Colour, Dice, Face, Faces, Good, Slot, Square, Tile, YieldTile};
use crate::position::{MOST_UPGRADES, Position, Raja};
use crate::roads::{RoadSets, Squares, lay, sides_at};
use crate::setup::Rajas;

mod explain;
mod place;

pub(crate) use place::{MASTER_BUILDER, PORTUGUESE, space_for, terraces, turned};

impl Rajas {
    pub(crate) fn list(&self, position: &Position, moves: &mut Vec<Move>) {
        let Some(top) = position.stack.top() else { return };
        let before = moves.len();
        match *top {
            Pending::Place => self.list_turn(position, moves),
            Pending::Pay { tile, over } => self.list_payments(position, tile, over, moves),
            _ => self.list_choices(position, top, moves),
        }
        let choices = moves.len() - before;
        if *top != Pending::Place && self.may_turn(top, choices) {
            let turned = turnings(position.raja());
            moves.extend(turned.filter(|mv| !top.is_payment() || self.still_pays(position, top, *mv)));
        }
    }

    /// RAJ-11: whether dice may be turned at a decision with this many other moves. The first version of the
    /// rules allowed no turning between placement and payment; the second does, but only where there is a
    /// choice.
    pub(crate) fn may_turn(&self, top: &Pending, choices: usize) -> bool {
        let chooses = if self.amended.turns_while_paying {
            choices > 1 || top.is_payment() || matches!(top, Pending::Place | Pending::Overflow { .. })
        } else {
            !top.is_payment()
        };
        chooses && top.is_of_the_turn()
    }

    /// RAJ-11: whether a tile can still be paid for once the die is turned.
    fn still_pays(&self, position: &Position, top: &Pending, mv: Move) -> bool {
        let raja = position.raja();
        let Move::Flip { colour, face } = mv else { return true };
        let dice = turned(&raja.dice, colour, face);
        match *top {
            Pending::Pay { tile, over } => dice[tile.colour()].total() >= self.price(raja, tile, over),
            _ => self.can_overbuild(position, &dice),
        }
    }

    /// Whether any overbuilding can be paid for with these dice (RAJ-26).
    pub(crate) fn can_overbuild(&self, position: &Position, dice: &Dice) -> bool {
        let mut any = false;
        self.overbuildings(position, dice, |_, _| {
            any = true;
            false
        });
        any
    }

    /// Decisions that follow a placement.
    fn list_choices(&self, position: &Position, top: &Pending, moves: &mut Vec<Move>) {
        let raja = position.raja();
        match *top {
            Pending::Lay { tile, over } => self.list_layings(raja, tile, over, moves),
            Pending::Overbuild => self.overbuildings(position, &raja.dice, |tile, square| {
                moves.push(Move::Overbuild { tile, square });
                true
            }),
            Pending::Sail { most } => moves.extend((1..=most).map(|spaces| Move::Sail { spaces })),
            Pending::Colours { count, among } => {
                let limits = available(position, among);
                choices_of(count, limits, |colours| moves.push(Move::Dice { colours }));
            }
            Pending::Return => {
                moves.extend(raja.dice.shown().each().map(|(colour, face)| Move::Return { colour, face }));
            }
            Pending::Overflow { .. } => moves.push(Move::Karma),
            Pending::Upgrade => {
                moves.extend(upgradable(raja).map(|building| Move::Upgrade { building }));
            }
            Pending::Good { .. } => {
                moves.extend(self.traded(raja).map(|good| Move::Good { good }));
            }
            Pending::Markets { most, .. } => {
                moves.extend((0..=most).rev().map(|markets| Move::Markets { markets }));
            }
            Pending::Audience => moves.extend((1..=4).map(|chamber| Move::Audience { chamber })),
            Pending::Pool { first, second } => {
                moves.extend([Move::Take { part: first }, Move::Take { part: second }]);
            }
            Pending::Edges { edges } => {
                let numbers = crate::pieces::bits(edges.into());
                moves.extend(numbers.map(|number| Move::Edge { edge: self.tables.edges[number].edge }));
            }
            Pending::Reroll { next, .. } => {
                let from = raja.dice.shown().from(next).each();
                moves.extend(from.map(|(colour, face)| Move::Reroll { colour, face }));
                moves.push(Move::Roll);
            }
            Pending::Skip | Pending::Gift => {
                self.list_yields(position, raja, moves);
                moves.push(Move::Decline);
            }
            Pending::LayBrown { seat, tile } => {
                let raja = &position.rajas[seat];
                moves.extend(self.free_slots(raja, Slot::Brown).map(|edge| Move::Yield { tile, edge }));
            }
            _ => {}
        }
    }

    /// Payments from which no die can be left out (RAJ-12): dice are added from the highest face down until
    /// the price is reached, so the last one added is the smallest and is needed.
    fn list_payments(&self, position: &Position, tile: Tile, over: Option<Square>, moves: &mut Vec<Move>) {
        let raja = position.raja();
        let colour = tile.colour();
        payments(raja.dice[colour], self.price(raja, tile, over), &mut |faces| {
            moves.push(Move::Pay { colour, faces });
        });
    }

    /// The price in dice: in full, or the difference from the tile being covered (RAJ-26).
    pub(crate) fn price(&self, raja: &Raja, tile: Tile, over: Option<Square>) -> u16 {
        let old = over.and_then(|square| raja.tiles[square.index()]);
        let old_price = old.map_or(0, |old| self.tables.tile(old).price);
        self.tables.tile(tile).price.saturating_sub(old_price).into()
    }

    /// Every square and rotation with a road that traces to the residence (RAJ-13, RAJ-26).
    fn list_layings(&self, raja: &Raja, tile: Tile, over: Option<Square>, moves: &mut Vec<Move>) {
        let rotations = self.tables.tile(tile).shape.rotations();
        let approaches = match over {
            Some(square) => self.approaches_without(raja, square),
            None => self.tables.network.approaches(&raja.roads),
        };
        let squares = over.map_or(!raja.covered(), |square| 1 << square.index());
        let reachable = approaches.0.iter().fold(0, |all, set| all | set) & squares;
        for square in crate::pieces::bits(reachable.into()).map(Square::new) {
            let sides = sides_at(&approaches, square);
            let joined = rotations.iter().filter(|roads| roads.0 & sides.0 != 0);
            moves.extend(joined.map(|&roads| Move::Lay { square, roads }));
        }
    }

    /// The approaches of a province with one square's tile removed.
    fn approaches_without(&self, raja: &Raja, square: Square) -> RoadSets {
        let mut roads = raja.roads;
        lay(&mut roads, square, crate::pieces::Roads(0));
        self.tables.network.approaches(&roads)
    }

    /// Empty squares where a tile would be connected.
    pub(crate) fn building_ground(&self, raja: &Raja) -> Squares {
        let approaches = self.tables.network.approaches(&raja.roads);
        approaches.0.iter().fold(0, |all, set| all | set) & !raja.covered()
    }

    /// Shows every open tile with every square it can cover, as far as these dice can pay (RAJ-26), until the
    /// visitor has seen enough.
    pub(crate) fn overbuildings(
        &self,
        position: &Position,
        dice: &Dice,
        mut visit: impl FnMut(Tile, Square) -> bool,
    ) {
        let raja = position.raja();
        let totals = dice.0.map(Faces::total);
        for (square, old) in raja.laid() {
            let old_price = self.price_of(old);
            let mut reachable = None;
            for tile in position.open.into_iter().flatten() {
                let price = self.price_of(tile);
                if price <= old_price || totals[tile.colour().index()] < price - old_price {
                    continue;
                }
                let joins = *reachable
                    .get_or_insert_with(|| sides_at(&self.approaches_without(raja, square), square).0 != 0);
                if joins && !visit(tile, square) {
                    return;
                }
            }
        }
    }

    /// Open yield tiles for free slots of their colour (RAJ-29); of tiles that give the same, only the first
    /// one.
    fn list_yields(&self, position: &Position, raja: &Raja, moves: &mut Vec<Move>) {
        for tile in self.distinct_yields(position) {
            moves.extend(self.free_slots(raja, tile.slot()).map(|edge| Move::Yield { tile, edge }));
        }
    }

    fn distinct_yields(&self, position: &Position) -> impl Iterator<Item = YieldTile> {
        let open = position.yields;
        YieldTile::of(open).filter(move |tile| {
            let twin = self.tables.twins[tile.index()];
            let earlier = YieldTile::of(open & (tile.bit() - 1));
            twin == *tile || earlier.into_iter().all(|other| self.tables.twins[other.index()] != twin)
        })
    }

    /// Slots of a colour that have no tile and were never joined.
    pub(crate) fn free_slots(&self, raja: &Raja, slot: Slot) -> impl Iterator<Item = crate::pieces::Edge> {
        let Raja { slots, spent, .. } = *raja;
        let edges = self.tables.edges.iter().enumerate();
        let free = edges.filter(move |(number, info)| {
            info.slot == Some(slot) && slots[*number].is_none() && spent >> number & 1 == 0
        });
        free.map(|(_, info)| info.edge)
    }

    /// Whether the seat could take any open yield tile.
    pub(crate) fn can_take_yield(&self, position: &Position, raja: &Raja) -> bool {
        Slot::ALL.into_iter().any(|slot| {
            position.yields & YieldTile::set_of(slot) != 0 && self.free_slots(raja, slot).next().is_some()
        })
    }

    /// Goods with a connected market.
    pub(crate) fn traded(&self, raja: &Raja) -> impl Iterator<Item = Good> {
        let best = self.dearest_of_each(raja);
        Good::ALL.into_iter().filter(move |good| best[*good] > 0)
    }
}

/// A number for a colour and face, in the order dice are picked up.
pub(crate) const fn die_index(colour: Colour, face: Face) -> u8 {
    6 * colour.index() as u8 + face.pips() - 1
}

/// The dice that one karma could turn.
pub(crate) fn turnings(raja: &Raja) -> impl Iterator<Item = Move> + '_ {
    let dice = (raja.karma > 0).then_some(&raja.dice);
    dice.into_iter().flat_map(|dice| dice.shown().each()).map(|(colour, face)| Move::Flip { colour, face })
}

/// Building types that can be upgraded (RAJ-25).
pub(crate) fn upgradable(raja: &Raja) -> impl Iterator<Item = Building> + '_ {
    Building::ALL.into_iter().filter(|building| raja.upgrades[*building] < MOST_UPGRADES)
}

/// Dice in the supply of the colours of a set (RAJ-10).
pub(crate) fn available(position: &Position, among: u8) -> ByColour<u8> {
    ByColour(Colour::ALL.map(
        |colour| {
            if among >> colour.index() & 1 == 1 { position.supply(colour) } else { 0 }
        },
    ))
}

/// Every choice of this many colours within the limits.
pub(crate) fn choices_of(count: u8, limits: ByColour<u8>, mut visit: impl FnMut(ByColour<u8>)) {
    let [orange, green, blue, purple] = limits.0;
    for o in (0..=count.min(orange)).rev() {
        for g in (0..=(count - o).min(green)).rev() {
            for b in (0..=(count - o - g).min(blue)).rev() {
                let p = count - o - g - b;
                if p <= purple {
                    visit(ByColour([o, g, b, p]));
                }
            }
        }
    }
}

/// Shows every minimal payment of a price with these dice.
pub(crate) fn payments(dice: Faces, price: u16, visit: &mut impl FnMut(Faces)) {
    pay_from(dice, 6, price, dice.total(), &mut Faces::default(), visit);
}

/// Adds dice of `pips` and below; `rest` is still to be paid, and the undecided dice total `left`.
fn pay_from(dice: Faces, pips: u8, rest: u16, left: u16, paid: &mut Faces, visit: &mut impl FnMut(Faces)) {
    let Some(face) = Face::new(pips).filter(|_| left >= rest) else { return };
    let left = left - u16::from(pips) * u16::from(dice[face]);
    for count in 0..=dice[face] {
        paid[face] = count;
        let value = u16::from(count) * u16::from(pips);
        if value >= rest {
            visit(*paid);
            break;
        }
        pay_from(dice, pips - 1, rest - value, left, paid, visit);
    }
    paid[face] = 0;
}

#[cfg(test)]
mod tests {
    use super::*;

    fn payments_of(dice: [u8; 6], price: u16) -> Vec<String> {
        let mut found = Vec::new();
        payments(Faces(dice), price, &mut |faces| found.push(faces.to_string()));
        found
    }

    #[test]
    fn no_die_of_a_payment_can_be_left_out() {
        assert_eq!(payments_of([1, 1, 0, 0, 1, 1], 6), ["1 5", "2 5", "6"]);
        assert_eq!(payments_of([2, 0, 1, 0, 0, 0], 4), ["1 3"]);
        assert_eq!(payments_of([2, 0, 1, 0, 0, 0], 6), Vec::<String>::new());
    }

    #[test]
    fn minimal_payments_are_just_those_a_full_search_finds() {
        let dice = Faces([2, 1, 2, 1, 1, 2]);
        for price in 1..=25 {
            let mut listed = Vec::new();
            payments(dice, price, &mut |faces| listed.push(faces));
            listed.sort_unstable();
            assert_eq!(listed, by_full_search(dice, price), "price {price}");
        }
    }

    fn by_full_search(dice: Faces, price: u16) -> Vec<Faces> {
        let mut all = vec![Faces::default()];
        for face in Face::ALL {
            all = all
                .iter()
                .flat_map(|paid| {
                    (0..=dice[face]).map(move |count| {
                        let mut paid = *paid;
                        paid[face] = count;
                        paid
                    })
                })
                .collect();
        }
        let smallest = |paid: Faces| paid.shown().next().map_or(0, |face| u16::from(face.pips()));
        let mut minimal: Vec<Faces> = all
            .into_iter()
            .filter(|paid| paid.total() >= price && paid.total() - smallest(*paid) < price)
            .collect();
        minimal.sort_unstable();
        minimal
    }
}
