//! Every move as a number and back.

use crate::bonus::{MOST_POINTS, MOST_SOLD};
use crate::roads::{MOST_LINES, ROTATIONS};
use crate::{
    Arms, Bonus, Building, ByGood, Colour, Crate, Dir, Face, Move, Person, Piece, STOPS, Space, Stop, Symbol,
    Tool,
};

/// How many faces there are, of all colours.
pub(super) const FACES: usize = 21;
/// The bonuses that need a choice, by kind and size.
pub(super) const BONUSES: usize = 35;
/// How many bonuses need no choice.
const PLAIN: usize = 2 * MOST_POINTS as usize + 1;
/// The ways to sell at most six goods of three kinds, including none.
const SALES: usize = 84;
const SPACES: usize = MOST_LINES * MOST_LINES;
/// Straights, bends, forks and the crossing in all rotations.
const ROADS: usize = 11;

/// Where each kind of move begins.
const KARMA: usize = FACES;
const AGAIN: usize = KARMA + FACES;
const PASS: usize = AGAIN + 1;
const DROP: usize = PASS + 1;
const JOIN: usize = DROP + 1;
const SAIL: usize = JOIN + 1;
const CIRCLE: usize = SAIL + STOPS;
const COPY: usize = CIRCLE + 7;
const SELL: usize = COPY + 6;
const UPGRADE: usize = SELL + SALES;
const CALL: usize = UPGRADE + 4;
const USE: usize = CALL + 6;
const EXTEND: usize = USE + BONUSES + PLAIN;
const DRAW: usize = EXTEND + SPACES * 4;
pub(super) const ACTIONS: usize = DRAW + SPACES * ROADS;

pub(super) fn number(mv: Move) -> Option<usize> {
    Some(match mv {
        Move::Take { face } => face_number(face),
        Move::Karma { face } => KARMA + face_number(face),
        Move::Again => AGAIN,
        Move::Pass => PASS,
        Move::Drop => DROP,
        Move::Join => JOIN,
        Move::Sail { stop } => SAIL + stop.number() - 1,
        Move::Circle { goods } => {
            let set = goods.0.iter().rev().fold(0, |set, &chosen| 2 * set + usize::from(chosen));
            CIRCLE + set.checked_sub(1)?
        }
        Move::Copy { goods } => COPY + goods.index(),
        Move::Sell { goods } => SELL + sales().position(|sale| sale == goods)?,
        Move::Upgrade { building } => UPGRADE + building.index(),
        Move::Call { person } => CALL + person.index(),
        Move::Use { bonus } => USE + bonus_number(bonus).or_else(|| plain_number(bonus))?,
        Move::Extend { space, arm } => EXTEND + space_number(space) * 4 + arm.index(),
        Move::Draw { space, arms } => {
            DRAW + space_number(space) * ROADS + roads().position(|road| road == arms)?
        }
    })
}

pub(super) fn mv(action: usize) -> Option<Move> {
    Some(match action {
        0..KARMA => Move::Take { face: faces().nth(action)? },
        KARMA..AGAIN => Move::Karma { face: faces().nth(action - KARMA)? },
        AGAIN => Move::Again,
        PASS => Move::Pass,
        DROP => Move::Drop,
        JOIN => Move::Join,
        SAIL..CIRCLE => Move::Sail { stop: Stop::new(action - SAIL + 1) },
        CIRCLE..COPY => {
            let set = action - CIRCLE + 1;
            Move::Circle { goods: ByGood([set & 1 != 0, set & 2 != 0, set & 4 != 0]) }
        }
        COPY..SELL => Move::Copy { goods: Crate::ALL[action - COPY] },
        SELL..UPGRADE => Move::Sell { goods: sales().nth(action - SELL)? },
        UPGRADE..CALL => Move::Upgrade { building: Building::ALL[action - UPGRADE] },
        CALL..USE => Move::Call { person: Person::ALL[action - CALL] },
        USE..EXTEND => Move::Use { bonus: all_bonuses().nth(action - USE)? },
        EXTEND..DRAW => {
            let at = action - EXTEND;
            Move::Extend { space: space(at / 4), arm: Dir::ALL[at % 4] }
        }
        DRAW..ACTIONS => {
            let at = action - DRAW;
            Move::Draw { space: space(at / ROADS), arms: roads().nth(at % ROADS)? }
        }
        _ => return None,
    })
}

/// The number of a face among all colours.
pub(super) const fn face_number(face: Face) -> usize {
    match face {
        Face::Orange(person) => person.index(),
        Face::Purple(goods) => 6 + goods.index(),
        Face::Green(tool) => 12 + tool.index(),
        Face::Blue(symbol) => 15 + symbol.index(),
    }
}

fn faces() -> impl Iterator<Item = Face> {
    Colour::ALL.into_iter().flat_map(|colour| (0..6).filter_map(move |at| face(colour, at)))
}

fn face(colour: Colour, at: usize) -> Option<Face> {
    match colour {
        Colour::Orange => Person::ALL.get(at).copied().map(Face::Orange),
        Colour::Purple => Crate::ALL.get(at).copied().map(Face::Purple),
        Colour::Green => Tool::ALL.get(at).copied().map(Face::Green),
        Colour::Blue => Symbol::ALL.get(at).copied().map(Face::Blue),
    }
}

/// The number of a bonus that needs a choice.
pub(super) const fn bonus_number(bonus: Bonus) -> Option<usize> {
    Some(match bonus {
        Bonus::Fame(_) | Bonus::Money(_) | Bonus::Karma => return None,
        Bonus::Upgrade => 0,
        Bonus::GoodsDie => 1,
        Bonus::AnyPalace => 2,
        Bonus::HalfRoad => 3,
        Bonus::RiverFwd => 4,
        Bonus::RiverBack1 => 5,
        Bonus::RiverBackAny => 6,
        Bonus::Goods(kinds) => 6 + kinds as usize,
        Bonus::SellDiff(most) => 9 + most as usize,
        Bonus::SellAny(most) => 12 + most as usize,
        Bonus::SellSame(most) => 18 + most as usize,
        Bonus::Person(person) => 25 + person.index(),
        Bonus::Road(piece) => 31 + piece.index(),
    })
}

/// The number of a bonus that needs none, after all others.
const fn plain_number(bonus: Bonus) -> Option<usize> {
    match bonus {
        Bonus::Karma => Some(BONUSES),
        Bonus::Fame(points) => Some(BONUSES + points as usize),
        Bonus::Money(coins) => Some(BONUSES + (MOST_POINTS + coins) as usize),
        _ => None,
    }
}

/// All bonuses in the order of their numbers.
fn all_bonuses() -> impl Iterator<Item = Bonus> {
    let bare = [
        Bonus::Upgrade,
        Bonus::GoodsDie,
        Bonus::AnyPalace,
        Bonus::HalfRoad,
        Bonus::RiverFwd,
        Bonus::RiverBack1,
        Bonus::RiverBackAny,
    ];
    bare.into_iter()
        .chain((1..=3).map(Bonus::Goods))
        .chain((1..=3).map(Bonus::SellDiff))
        .chain((1..=MOST_SOLD).map(Bonus::SellAny))
        .chain((1..=MOST_SOLD).map(Bonus::SellSame))
        .chain(Person::ALL.map(Bonus::Person))
        .chain(Piece::ALL.map(Bonus::Road))
        .chain([Bonus::Karma])
        .chain((1..=MOST_POINTS).map(Bonus::Fame))
        .chain((1..=MOST_POINTS).map(Bonus::Money))
}

/// The sales in order, the empty one first.
fn sales() -> impl Iterator<Item = ByGood<u8>> {
    (0..=MOST_SOLD).flat_map(|tea| {
        (0..=MOST_SOLD - tea)
            .flat_map(move |silk| (0..=MOST_SOLD - tea - silk).map(move |spices| ByGood([tea, silk, spices])))
    })
}

fn roads() -> impl Iterator<Item = Arms> {
    ROTATIONS.0.into_iter().flatten().copied()
}

const fn space_number(space: Space) -> usize {
    space.row() * MOST_LINES + space.column()
}

const fn space(number: usize) -> Space {
    Space::new(number / MOST_LINES, number % MOST_LINES)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_one_move_and_back() {
        for action in 0..ACTIONS {
            let told = mv(action).unwrap_or_else(|| panic!("{action} is not a move"));
            assert_eq!(number(told), Some(action), "{told}");
            assert_eq!(told.to_string().parse(), Ok(told));
        }
        assert_eq!(mv(ACTIONS), None);
    }
}
