//! What can be chosen: one enumeration of the moves, shared by listing, counting and checking.

mod refuse;
mod steps;

use std::ops::ControlFlow;

use table::{Refusal, Seat, Turn};

use self::steps::{each_arm, each_person, each_sale, each_upgrade};
use crate::{Bonus, ByGood, Charmers, Face, Move, Pending, Person, Piece, Place, Position, Tool};

/// Continues to the next move, or stops once the caller has seen enough.
type Step = ControlFlow<()>;

/// How many ways a choice has, as far as it matters.
pub(crate) enum Ways {
    /// None: the choice is dropped.
    None,
    /// Exactly one, which is made without asking.
    One(Move),
    /// Several: the seat decides.
    Many,
}

impl Charmers {
    /// Appends the legal moves.
    pub(crate) fn list(&self, position: &Position, moves: &mut Vec<Move>) {
        let _ = self.each(position, position.pending.top(), &mut |mv| {
            moves.push(mv);
            Step::Continue(())
        });
    }

    /// `Ok` exactly when the move is listed; otherwise the reason.
    pub(crate) fn examine(&self, position: &Position, seat: Seat, mv: Move) -> Result<(), Refusal> {
        match position.turn() {
            Turn::Over => Err(Refusal::over()),
            Turn::Chance => Err(Refusal::chance_first()),
            Turn::Seat { seat: mover } if mover != seat => Err(Refusal::not_your_turn()),
            Turn::Seat { .. } if self.lists(position, mv) => Ok(()),
            Turn::Seat { .. } => Err(self.refuse(position, mv)),
        }
    }

    fn lists(&self, position: &Position, wanted: Move) -> bool {
        let stop_at = |mv| if mv == wanted { Step::Break(()) } else { Step::Continue(()) };
        self.each(position, position.pending.top(), &mut { stop_at }).is_break()
    }

    /// How many ways a choice has in this position.
    pub(crate) fn ways(&self, position: &Position, pending: Pending) -> Ways {
        let mut ways = Ways::None;
        let _ = self.each(position, pending, &mut |mv| {
            let first = matches!(ways, Ways::None);
            ways = if first { Ways::One(mv) } else { Ways::Many };
            if first { Step::Continue(()) } else { Step::Break(()) }
        });
        ways
    }

    fn has_way(&self, position: &Position, pending: Pending) -> bool {
        self.each(position, pending, &mut |_| Step::Break(())).is_break()
    }

    /// Whether a die's action would make a mark on the sheet (DCH-8).
    pub(crate) fn has_effect(&self, position: &Position, face: Face) -> bool {
        let (plan, sheet) = (&self.plan, position.sheet());
        match face {
            Face::Orange(person) => sheet.is_free(person),
            Face::Purple(goods) => goods.goods().into_iter().any(|good| sheet.has_room(plan, good)),
            Face::Green(Tool::Straight) => self.has_way(position, Pending::Draw(Piece::Straight)),
            Face::Green(Tool::Bend) => self.has_way(position, Pending::Draw(Piece::Bend)),
            Face::Green(Tool::HalfRoads) => self.has_way(position, Pending::HalfRoads),
            Face::Blue(symbol) => sheet.next_of(plan, symbol).is_some(),
        }
    }

    /// Whether a bonus would do anything now (DCH-20, DCH-23, DCH-27).
    pub(crate) fn is_usable(&self, position: &Position, bonus: Bonus) -> bool {
        let sheet = position.sheet();
        match bonus {
            Bonus::Fame(_) | Bonus::Money(_) | Bonus::Karma => true,
            Bonus::Person(person) => sheet.is_free(person),
            Bonus::RiverFwd => sheet.ahead(1).is_some(),
            Bonus::RiverBack1 => sheet.behind().next().is_some(),
            _ => Pending::asked_by(bonus).is_some_and(|pending| self.has_way(position, pending)),
        }
    }

    /// Shows every move of a choice to `f`, in fixed order without repeats.
    fn each(&self, position: &Position, pending: Pending, f: &mut impl FnMut(Move) -> Step) -> Step {
        let sheet = position.sheet();
        match pending {
            Pending::Choose => self.each_choice(position, f),
            Pending::Rerolled => self.each_rerolled(position, f),
            Pending::Pool => self.each_bonus(position, f),
            Pending::Draw(piece) => self.each_road(sheet, &[piece], f),
            Pending::Join => self.each_road(sheet, &[Piece::Straight, Piece::Bend], f),
            Pending::HalfRoads => {
                self.each_road(sheet, &[Piece::Straight, Piece::Bend], f)?;
                each_arm(sheet, f)
            }
            Pending::SecondHalf => {
                each_arm(sheet, f)?;
                f(Move::Drop)
            }
            Pending::HalfRoad => each_arm(sheet, f),
            Pending::Sell { most, manner } if sheet.has_stock() => {
                f(Move::Sell { goods: ByGood([0; 3]) })?;
                each_sale(sheet, most, manner, f)
            }
            Pending::Goods(kinds) => self.each_set_of_goods(sheet, kinds, f),
            Pending::GoodsDie => self.each_crate(position, f),
            Pending::Upgrade => each_upgrade(sheet, f),
            Pending::Palace => each_person(sheet, &Person::ALL, f),
            Pending::Mogul => each_person(sheet, &Person::ALL[1..], f),
            Pending::Maharani => {
                let ahead = [1, 2].into_iter().filter_map(|steps| sheet.ahead(steps));
                ahead.into_iter().try_for_each(|stop| f(Move::Sail { stop }))
            }
            Pending::Trader => self.each_trade(sheet, f),
            Pending::Portuguese => {
                sheet.behind().take(2).try_for_each(|stop| f(Move::Sail { stop }))?;
                self.each_set_of_goods(sheet, 1, f)
            }
            Pending::BackAny => sheet.behind().try_for_each(|stop| f(Move::Sail { stop })),
            Pending::Sell { .. }
            | Pending::Start
            | Pending::Roll(_)
            | Pending::Reroll(_)
            | Pending::Earn { .. }
            | Pending::Over(_) => Step::Continue(()),
        }
    }

    /// DCH-7 to DCH-9: dice with an effect, karma, or nothing if no die has an effect.
    fn each_choice(&self, position: &Position, f: &mut impl FnMut(Move) -> Step) -> Step {
        let mut none = true;
        for face in position.dice.kinds_at(Place::Middle) {
            if self.has_effect(position, face) {
                none = false;
                f(Move::Take { face })?;
            }
        }
        if position.sheet().karma_left() > 0 && position.dice.on_elephant().is_some() {
            position.dice.kinds_at(Place::Middle).try_for_each(|face| f(Move::Karma { face }))?;
        }
        if none { f(Move::Pass) } else { Step::Continue(()) }
    }

    /// DCH-9: one of the two with an effect; if neither has one, either.
    fn each_rerolled(&self, position: &Position, f: &mut impl FnMut(Move) -> Step) -> Step {
        let vain = self.is_vain(position);
        for face in position.dice.kinds_at(Place::Hand) {
            if vain || self.has_effect(position, face) {
                f(Move::Take { face })?;
            }
        }
        if position.sheet().karma_left() > 0 { f(Move::Again) } else { Step::Continue(()) }
    }

    /// Whether neither die in hand has an effect.
    pub(crate) fn is_vain(&self, position: &Position) -> bool {
        !position.dice.at(Place::Hand).any(|face| self.has_effect(position, face))
    }

    /// DCH-20, DCH-25: the different usable bonuses of the pool, and two half-roads joined.
    fn each_bonus(&self, position: &Position, f: &mut impl FnMut(Move) -> Step) -> Step {
        for kind in self.plan.kinds_in(position.pool) {
            if self.is_usable(position, kind.bonus) {
                f(Move::Use { bonus: kind.bonus })?;
            }
        }
        if self.can_join(position) { f(Move::Join) } else { Step::Continue(()) }
    }

    /// DCH-25: whether there are two half-roads in the pool and a new road could be made of them.
    pub(crate) fn can_join(&self, position: &Position) -> bool {
        self.half_roads(position.pool).count_ones() >= 2 && self.has_way(position, Pending::Join)
    }

    pub(crate) fn half_roads(&self, pool: u64) -> u64 {
        pool & self.half_road_spots
    }
}
