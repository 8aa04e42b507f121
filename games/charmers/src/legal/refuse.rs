//! Why a move is not legal: the reason a person at the table would give, with its rule.

use table::{Fact, Phrase, Refusal};

use super::steps::may_sell;
use crate::play::MARKET;
use crate::{
    Arms, Bonus, ByGood, Charmers, Dir, Face, Good, Manner, Move, Pending, Person, Piece, Place, Position,
    Space, Stop,
};

fn by(rule: &'static str, code: &'static str) -> Refusal {
    Refusal::by_rule(rule, Phrase::new(code))
}

impl Charmers {
    /// The reason for a move that is not listed.
    pub(super) fn refuse(&self, position: &Position, mv: Move) -> Refusal {
        let top = position.pending.top();
        match (mv, top) {
            (Move::Take { face }, Pending::Choose) => self.refuse_take(position, face),
            (Move::Take { face }, Pending::Rerolled) => refuse_kept(position, face),
            (Move::Karma { .. }, Pending::Choose) => refuse_karma(position),
            (Move::Again, Pending::Rerolled) => by("DCH-9", "charmers-refuse-no-karma"),
            (Move::Pass, Pending::Choose) => by("DCH-8", "charmers-refuse-pass"),
            (Move::Draw { space, arms }, Pending::Draw(_) | Pending::Join | Pending::HalfRoads) => {
                self.refuse_road(position, top, space, arms)
            }
            (Move::Extend { space, arm }, Pending::HalfRoads | Pending::SecondHalf | Pending::HalfRoad) => {
                self.refuse_arm(position, space, arm)
            }
            (Move::Extend { .. }, Pending::Draw(_)) => by("DCH-13", "charmers-refuse-only-half-roads-extend"),
            (Move::Drop, Pending::HalfRoads) => by("DCH-13", "charmers-refuse-drop-first"),
            (Move::Drop, Pending::HalfRoad) => by("DCH-28", "charmers-refuse-must-use"),
            (Move::Sail { stop }, Pending::Maharani | Pending::Portuguese | Pending::BackAny) => {
                refuse_sail(position, top, stop)
            }
            (Move::Circle { goods }, Pending::Goods(_) | Pending::Trader | Pending::Portuguese) => {
                self.refuse_goods(position, top, goods)
            }
            (Move::Copy { goods }, Pending::GoodsDie) => {
                let shown = position.dice.0[crate::Colour::Purple]
                    .iter()
                    .any(|d| d.face == Some(Face::Purple(goods)));
                let code =
                    if shown { "charmers-refuse-copy-no-room" } else { "charmers-refuse-no-such-goods-die" };
                by("DCH-24", code)
            }
            (Move::Sell { goods }, Pending::Sell { most, manner }) => {
                refuse_sale(position, goods, (most, manner), sale_rule(most, manner))
            }
            (Move::Sell { goods }, Pending::Trader) => {
                refuse_sale(position, goods, (2, Manner::Any), "DCH-18")
            }
            (Move::Upgrade { .. }, Pending::Upgrade) => by("DCH-22", "charmers-refuse-upgrade"),
            (Move::Call { person }, Pending::Palace | Pending::Mogul) => refuse_call(top, person),
            (Move::Use { bonus }, Pending::Pool) => self.refuse_bonus(position, bonus),
            (Move::Join, Pending::Pool) => self.refuse_join(position),
            _ => out_of_place(top),
        }
    }

    fn refuse_take(&self, position: &Position, face: Face) -> Refusal {
        if position.dice.at(Place::Middle).all(|other| other != face) {
            return by("DCH-7", "charmers-refuse-no-such-die");
        }
        let none = position.dice.at(Place::Middle).all(|other| !self.has_effect(position, other));
        by("DCH-8", if none { "charmers-refuse-nothing-has-effect" } else { "charmers-refuse-no-effect" })
    }

    /// DCH-12, DCH-13, DCH-26.
    fn refuse_road(&self, position: &Position, top: Pending, space: Space, arms: Arms) -> Refusal {
        let pieces: &[Piece] = match &top {
            Pending::Draw(piece) => std::slice::from_ref(piece),
            _ => &[Piece::Straight, Piece::Bend],
        };
        let place = space.bit();
        if arms.count() < 2 {
            by("DCH-13", "charmers-refuse-half-drawn")
        } else if !arms.piece().is_some_and(|piece| pieces.contains(&piece)) {
            by("DCH-12", "charmers-refuse-other-piece")
        } else if place == self.plan.residence {
            by("DCH-12", "charmers-refuse-residence")
        } else if place & self.plan.land == 0 {
            by("DCH-12", "charmers-refuse-outside")
        } else if place & position.sheet().roads.drawn() != 0 {
            by("DCH-12", "charmers-refuse-has-road")
        } else {
            by("DCH-12", "charmers-refuse-not-joined")
        }
    }

    fn refuse_arm(&self, position: &Position, space: Space, arm: Dir) -> Refusal {
        let arms = position.sheet().roads.arms(space);
        if space.bit() == self.plan.residence {
            by("DCH-13", "charmers-refuse-extend-residence")
        } else if arms.count() == 0 {
            by("DCH-13", "charmers-refuse-no-road")
        } else if arms.count() == 4 {
            by("DCH-13", "charmers-refuse-crossing")
        } else {
            debug_assert!(arms.has(arm), "an arm that lacks can be drawn");
            by("DCH-13", "charmers-refuse-has-arm")
        }
    }

    fn refuse_goods(&self, position: &Position, top: Pending, goods: ByGood<bool>) -> Refusal {
        let rule = if matches!(top, Pending::Goods(_)) { "DCH-24" } else { "DCH-18" };
        let full =
            Good::ALL.into_iter().any(|good| goods[good] && !position.sheet().has_room(&self.plan, good));
        by(rule, if full { "charmers-refuse-row-full" } else { "charmers-refuse-how-many-goods" })
    }

    fn refuse_bonus(&self, position: &Position, bonus: Bonus) -> Refusal {
        let there = position.pool & self.plan.spots_of(bonus) != 0;
        let code = if there { "charmers-refuse-not-usable" } else { "charmers-refuse-not-in-pool" };
        Refusal::by_rule("DCH-20", Phrase::new(code).with("bonus", bonus.fact()))
    }

    fn refuse_join(&self, position: &Position) -> Refusal {
        let two = self.half_roads(position.pool).count_ones() >= 2;
        by("DCH-25", if two { "charmers-refuse-join-nowhere" } else { "charmers-refuse-join-two" })
    }
}

fn refuse_kept(position: &Position, face: Face) -> Refusal {
    if position.dice.at(Place::Hand).all(|other| other != face) {
        return by("DCH-9", "charmers-refuse-one-of-the-two");
    }
    by("DCH-8", "charmers-refuse-no-effect")
}

fn refuse_karma(position: &Position) -> Refusal {
    if position.turns == 0 {
        by("DCH-9", "charmers-refuse-karma-starter")
    } else if position.dice.on_elephant().is_none() {
        by("DCH-9", "charmers-refuse-karma-elephant")
    } else if position.sheet().karma_left() == 0 {
        by("DCH-9", "charmers-refuse-no-karma")
    } else {
        by("DCH-9", "charmers-refuse-no-such-die")
    }
}

/// DCH-18, DCH-19, DCH-27.
fn refuse_sail(position: &Position, top: Pending, stop: Stop) -> Refusal {
    let marked = position.sheet().river & stop.bit() != 0;
    match top {
        Pending::Maharani => by("DCH-18", "charmers-refuse-maharani"),
        Pending::Portuguese if marked => by("DCH-18", "charmers-refuse-marked"),
        Pending::Portuguese => by("DCH-18", "charmers-refuse-portuguese"),
        _ if marked => by("DCH-27", "charmers-refuse-marked"),
        _ => by("DCH-27", "charmers-refuse-not-behind"),
    }
}

/// Tells a market's sale from a bonus's: no market sells any mix, and all markets sell three.
const fn sale_rule(most: u8, manner: Manner) -> &'static str {
    if most == MARKET && !matches!(manner, Manner::Any) { "DCH-14" } else { "DCH-24" }
}

fn refuse_sale(
    position: &Position,
    goods: ByGood<u8>,
    (most, manner): (u8, Manner),
    rule: &'static str,
) -> Refusal {
    let sheet = position.sheet();
    let total: u32 = goods.0.iter().map(|&count| u32::from(count)).sum();
    if Good::ALL.into_iter().any(|good| goods[good] > sheet.stock(good)) {
        by("DCH-15", "charmers-refuse-not-in-stock")
    } else if total == 0 {
        by("DCH-18", "charmers-refuse-trader-nothing")
    } else if total > u32::from(most) {
        Refusal::by_rule(rule, Phrase::new("charmers-refuse-too-many").with("count", most))
    } else {
        debug_assert!(!may_sell(goods, most, manner), "a sale that fits is legal");
        let code =
            if manner == Manner::Same { "charmers-refuse-not-same" } else { "charmers-refuse-not-different" };
        by(rule, code)
    }
}

fn refuse_call(top: Pending, person: Person) -> Refusal {
    if top == Pending::Mogul && person == Person::GreatMogul {
        return by("DCH-23", "charmers-refuse-himself");
    }
    Refusal::by_rule(
        "DCH-18",
        Phrase::new("charmers-refuse-used-up").with("person", Fact::Term(person.term())),
    )
}

/// Something else is being asked: what, and by which rule.
fn out_of_place(top: Pending) -> Refusal {
    let (rule, awaited) = match top {
        Pending::Choose => ("DCH-7", "charmers-await-choose"),
        Pending::Rerolled => ("DCH-9", "charmers-await-rerolled"),
        Pending::Pool => ("DCH-20", "charmers-await-pool"),
        Pending::Draw(_) | Pending::Join => ("DCH-12", "charmers-await-road"),
        Pending::HalfRoads | Pending::SecondHalf => ("DCH-13", "charmers-await-half-roads"),
        Pending::HalfRoad => ("DCH-25", "charmers-await-half-road"),
        Pending::Sell { .. } => ("DCH-14", "charmers-await-sale"),
        Pending::Goods(_) => ("DCH-24", "charmers-await-goods"),
        Pending::GoodsDie => ("DCH-24", "charmers-await-goods-die"),
        Pending::Upgrade => ("DCH-22", "charmers-await-upgrade"),
        Pending::Palace => ("DCH-23", "charmers-await-palace"),
        Pending::Mogul => ("DCH-18", "charmers-await-mogul"),
        Pending::Maharani => ("DCH-18", "charmers-await-maharani"),
        Pending::Trader => ("DCH-18", "charmers-await-trader"),
        Pending::Portuguese => ("DCH-18", "charmers-await-portuguese"),
        _ => ("DCH-27", "charmers-await-back-any"),
    };
    Refusal::by_rule(rule, Phrase::new("charmers-refuse-first").with("awaited", Fact::Term(awaited)))
}
