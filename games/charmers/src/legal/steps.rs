//! The steps within an action, each with the ways it can be taken.

use super::Step;
use crate::roads::{ROTATIONS, places, spaces};
use crate::{Building, ByGood, Charmers, Dir, Face, Good, Manner, Move, Person, Piece, Position, Sheet};

impl Charmers {
    /// DCH-12, DCH-26: a piece in any rotation on a free space, with one of its arms meeting a road.
    pub(super) fn each_road(
        &self,
        sheet: &Sheet,
        pieces: &[Piece],
        f: &mut impl FnMut(Move) -> Step,
    ) -> Step {
        let free = sheet.free_land(&self.plan);
        let meeting = sheet.roads.meeting(self.plan.residence);
        for &arms in pieces.iter().flat_map(|&piece| ROTATIONS[piece]) {
            spaces(places(free, &meeting, arms)).try_for_each(|space| f(Move::Draw { space, arms }))?;
        }
        Step::Continue(())
    }

    /// DCH-24: as many different kinds with room as asked for, or all there are.
    pub(super) fn each_set_of_goods(
        &self,
        sheet: &Sheet,
        kinds: u8,
        f: &mut impl FnMut(Move) -> Step,
    ) -> Step {
        let room = ByGood::from_fn(|good| sheet.has_room(&self.plan, good));
        let kinds = room.0.iter().filter(|&&room| room).count().min(kinds as usize);
        for goods in SETS_OF_GOODS {
            let fits = Good::ALL.into_iter().all(|good| room[good] || !goods[good]);
            if fits && kinds > 0 && goods.0.iter().filter(|&&chosen| chosen).count() == kinds {
                f(Move::Circle { goods })?;
            }
        }
        Step::Continue(())
    }

    /// DCH-24: a purple die, wherever it is, with room for at least one of its goods.
    pub(super) fn each_crate(&self, position: &Position, f: &mut impl FnMut(Move) -> Step) -> Step {
        let mut last = None;
        for die in position.dice.0[crate::Colour::Purple] {
            let Some(face @ Face::Purple(goods)) = die.face else { continue };
            if last != Some(face) && self.has_effect(position, face) {
                f(Move::Copy { goods })?;
            }
            last = Some(face);
        }
        Step::Continue(())
    }

    /// DCH-18, the Trader: sells one or two, or brings a good; if there is no room for one, he may sell
    /// nothing.
    pub(super) fn each_trade(&self, sheet: &Sheet, f: &mut impl FnMut(Move) -> Step) -> Step {
        let room = Good::ALL.into_iter().any(|good| sheet.has_room(&self.plan, good));
        if !room && sheet.has_stock() {
            f(Move::Sell { goods: ByGood([0; 3]) })?;
        }
        each_sale(sheet, 2, Manner::Any, f)?;
        self.each_set_of_goods(sheet, 1, f)
    }
}

/// The sets of one, two or three different goods.
const SETS_OF_GOODS: [ByGood<bool>; 7] = [
    ByGood([true, false, false]),
    ByGood([false, true, false]),
    ByGood([false, false, true]),
    ByGood([true, true, false]),
    ByGood([true, false, true]),
    ByGood([false, true, true]),
    ByGood([true, true, true]),
];

/// DCH-22: the types worth less than 3.
pub(super) fn each_upgrade(sheet: &Sheet, f: &mut impl FnMut(Move) -> Step) -> Step {
    let mut types = Building::ALL.into_iter().filter(|&building| sheet.can_upgrade(building));
    types.try_for_each(|building| f(Move::Upgrade { building }))
}

/// DCH-18, DCH-23: the people who have a free space.
pub(super) fn each_person(sheet: &Sheet, persons: &[Person], f: &mut impl FnMut(Move) -> Step) -> Step {
    let mut free = persons.iter().copied().filter(|&person| sheet.is_free(person));
    free.try_for_each(|person| f(Move::Call { person }))
}

/// DCH-13: one more arm on a straight, bend or fork.
pub(super) fn each_arm(sheet: &Sheet, f: &mut impl FnMut(Move) -> Step) -> Step {
    for arm in Dir::ALL {
        spaces(sheet.roads.lacking(arm)).try_for_each(|space| f(Move::Extend { space, arm }))?;
    }
    Step::Continue(())
}

/// The sales of at least one good.
pub(super) fn each_sale(sheet: &Sheet, most: u8, manner: Manner, f: &mut impl FnMut(Move) -> Step) -> Step {
    let each = if manner == Manner::Different { 1 } else { most };
    let [teas, silks, spices] = Good::ALL.map(|good| sheet.stock(good).min(each));
    for tea in 0..=teas {
        for silk in 0..=silks.min(most - tea) {
            for spice in 0..=spices.min(most - tea - silk) {
                let goods = ByGood([tea, silk, spice]);
                if may_sell(goods, most, manner) {
                    f(Move::Sell { goods })?;
                }
            }
        }
    }
    Step::Continue(())
}

/// Whether these goods, at least one, can be sold in this manner; the stock is not checked.
pub(super) fn may_sell(goods: ByGood<u8>, most: u8, manner: Manner) -> bool {
    let total: u8 = goods.0.iter().sum();
    let kinds = goods.0.iter().filter(|&&count| count > 0).count();
    (1..=most).contains(&total)
        && match manner {
            Manner::Any => true,
            Manner::Same => kinds == 1,
            Manner::Different => goods.0.iter().all(|&count| count <= 1),
        }
}
