//! Every move as its place in one list, and the parts that moves are made of.

use std::sync::LazyLock;

use indexmap::IndexSet;
use rustc_hash::FxBuildHasher;

use crate::components::Shape;
use crate::legal::payments;
use crate::moves::Move;
use crate::pieces::{
    Building, ByColour, Colour, Edge, Face, Faces, Good, Roads, SQUARES, Side, Square, TILES, Tile, YIELDS,
    YieldTile,
};
use crate::position::DICE_OF_COLOUR;
use crate::reward::{Count, Part};

/// The highest price of a tile, and of a quarry or harbour space.
const PRICE: u16 = 30;
const COINS: u8 = 9;
/// The furthest a boat goes, the most dice in one gain and the most markets of one good.
const SAIL: u8 = 12;
const GAIN: u8 = 6;
const MARKETS: u8 = 90;
/// Places of edges on each side.
const PLACES: u8 = 6;

/// All moves that can ever be legal, in the order of the type.
static MOVES: LazyLock<IndexSet<Move, FxBuildHasher>> = LazyLock::new(|| {
    let mut moves: IndexSet<Move, FxBuildHasher> = all().collect();
    moves.sort_unstable();
    moves
});

pub(super) fn actions() -> usize {
    MOVES.len()
}

pub(super) fn number(mv: Move) -> Option<usize> {
    MOVES.get_index_of(&mv)
}

pub(super) fn mv(action: usize) -> Option<Move> {
    MOVES.get_index(action).copied()
}

fn all() -> impl Iterator<Item = Move> {
    let plain = [Move::Assorted, Move::Outer, Move::Karma, Move::Roll, Move::Decline].into_iter();
    plain.chain(with_dice()).chain(with_tiles()).chain(with_numbers()).chain(with_rewards())
}

fn dice() -> impl Iterator<Item = (Colour, Face)> {
    Colour::ALL.into_iter().flat_map(|colour| Face::ALL.map(|face| (colour, face)))
}

fn with_dice() -> impl Iterator<Item = Move> {
    let one = dice().flat_map(|(colour, face)| {
        let plain = [
            Move::Flip { colour, face },
            Move::Balcony { colour, face },
            Move::Chamber { face, colour },
            Move::Return { colour, face },
            Move::Reroll { colour, face },
        ];
        let markets = Good::ALL.map(|good| Move::Market { good, colour, face });
        let harbour = (0..=COINS).map(move |coins| Move::Harbour { coins, colour, face });
        plain.into_iter().chain(markets).chain(harbour)
    });
    let pay = Colour::ALL
        .into_iter()
        .flat_map(|colour| all_payments().into_iter().map(move |faces| Move::Pay { colour, faces }));
    let gains = gains().map(|colours| Move::Dice { colours });
    one.chain(pay).chain(gains).chain(Colour::ALL.map(|colour| Move::Terrace { colour }))
}

/// Everything that could be paid for a tile.
fn all_payments() -> Vec<Faces> {
    let mut all = Vec::new();
    for price in 1..=PRICE {
        payments(Faces([DICE_OF_COLOUR; 6]), price, &mut |faces| all.push(faces));
    }
    all.retain(|faces| faces.len() <= DICE_OF_COLOUR);
    all.sort_unstable();
    all.dedup();
    all
}

/// One to a few dice by colours.
fn gains() -> impl Iterator<Item = ByColour<u8>> {
    let counts = (0..usize::from(GAIN + 1).pow(4)).map(|number| {
        let digit = |place: u32| (number / usize::from(GAIN + 1).pow(place)) as u8 % (GAIN + 1);
        ByColour([digit(0), digit(1), digit(2), digit(3)])
    });
    counts.filter(|colours| (1..=GAIN).contains(&colours.0.iter().sum::<u8>()))
}

fn edges() -> impl Iterator<Item = Edge> {
    Side::ALL.into_iter().flat_map(|side| (0..PLACES).map(move |at| Edge { side, at }))
}

fn with_tiles() -> impl Iterator<Item = Move> {
    let tiles = Tile::all().flat_map(|tile| {
        let quarry = (0..=COINS).map(move |coins| Move::Quarry { coins, tile });
        quarry.chain(Square::all().map(move |square| Move::Overbuild { tile, square }))
    });
    let shapes = [Shape::Straight, Shape::Bend, Shape::Tee, Shape::Cross];
    let roads = shapes.into_iter().flat_map(Shape::rotations);
    let lay = roads.flat_map(|&roads| Square::all().map(move |square| Move::Lay { square, roads }));
    let yields = (0..YIELDS).map(YieldTile::new);
    let slots = yields.flat_map(|tile| edges().map(move |edge| Move::Yield { tile, edge }));
    tiles.chain(lay).chain(slots).chain(edges().map(|edge| Move::Edge { edge }))
}

fn with_numbers() -> impl Iterator<Item = Move> {
    let sail = (1..=SAIL).map(|spaces| Move::Sail { spaces });
    let upgrade = Building::ALL.map(|building| Move::Upgrade { building });
    let good = Good::ALL.map(|good| Move::Good { good });
    let markets = (0..=MARKETS).map(|markets| Move::Markets { markets });
    let audience = (1..=4).map(|chamber| Move::Audience { chamber });
    sail.chain(upgrade).chain(good).chain(markets).chain(audience)
}

fn with_rewards() -> impl Iterator<Item = Move> {
    let plain =
        [Part::DiePerKarma, Part::Upgrade, Part::Boat, Part::Assorted, Part::Audience, Part::YieldTile];
    let tracks = (0..=u8::MAX).flat_map(|amount| [Part::Money { amount }, Part::Fame { amount }]);
    let small = (1..=12).flat_map(|number| {
        [
            Part::Karma { amount: number },
            Part::Die { count: number },
            Part::Sail { most: number },
            Part::Kind { most: number },
            Part::Chamber { number },
        ]
    });
    let colours = gains().flat_map(|colours| [Part::Dice { colours }, Part::Either { colours }]);
    let counted = Count::ALL.into_iter().flat_map(|of| {
        let each = (1..=9).flat_map(move |every| (1..=5).map(move |amount| (every, amount)));
        each.flat_map(move |(every, amount)| {
            [Part::FamePer { every, of, amount }, Part::MoneyPer { every, of, amount }]
        })
    });
    let parts = plain.into_iter().chain(tracks).chain(small).chain(colours).chain(counted);
    parts.map(|part| Move::Take { part })
}

/// Where the parts of each kind of move begin.
const DIE: usize = 24;
const FLIP: usize = 5;
const QUARRY: usize = FLIP + DIE;
const STONE: usize = QUARRY + COINS as usize + 1;
const MARKET: usize = STONE + TILES;
const SOLD: usize = MARKET + 3;
const HARBOUR: usize = SOLD + DIE;
const SAILED: usize = HARBOUR + COINS as usize + 1;
const TERRACE: usize = SAILED + DIE;
const BALCONY: usize = TERRACE + 4;
const CHAMBER: usize = BALCONY + DIE;
const PAY: usize = CHAMBER + DIE;
const LAY: usize = PAY + 6 * DICE_OF_COLOUR as usize;
const OVER: usize = LAY + 16 * SQUARES;
const UNDER: usize = OVER + TILES;
const BOAT: usize = UNDER + SQUARES;
const GAINED: usize = BOAT + SAIL as usize + 1;
const RETURN: usize = GAINED + 4 * GAIN as usize;
const UPGRADE: usize = RETURN + DIE;
const GOOD: usize = UPGRADE + 4;
const COUNTED: usize = GOOD + 3;
const AUDIENCE: usize = COUNTED + MARKETS as usize + 1;
const TAKE: usize = AUDIENCE + 5;
const AMOUNT: usize = TAKE + 17;
const TAKEN: usize = AMOUNT + 9;
const EDGE: usize = TAKEN + 4 * GAIN as usize;
const REROLL: usize = EDGE + 4 * PLACES as usize;
const YIELD: usize = REROLL + DIE;
const SLOT: usize = YIELD + YIELDS;
pub(super) const PARTS: usize = SLOT + 4 * PLACES as usize;

const fn die(colour: Colour, face: Face) -> usize {
    crate::legal::die_index(colour, face) as usize
}

const fn place(edge: Edge) -> usize {
    edge.side.index() * PLACES as usize + edge.at as usize
}

pub(super) fn parts(mv: Move, mut name: impl FnMut(usize)) {
    match mv {
        Move::Assorted => name(0),
        Move::Outer => name(1),
        Move::Karma => name(2),
        Move::Roll => name(3),
        Move::Decline => name(4),
        Move::Flip { colour, face } => name(FLIP + die(colour, face)),
        Move::Quarry { coins, tile } => {
            name(QUARRY + usize::from(coins.min(COINS)));
            name(STONE + tile.index());
        }
        Move::Market { good, colour, face } => {
            name(MARKET + good.index());
            name(SOLD + die(colour, face));
        }
        Move::Harbour { coins, colour, face } => {
            name(HARBOUR + usize::from(coins.min(COINS)));
            name(SAILED + die(colour, face));
        }
        Move::Terrace { colour } => name(TERRACE + colour.index()),
        Move::Balcony { colour, face } => name(BALCONY + die(colour, face)),
        Move::Chamber { face, colour } => name(CHAMBER + die(colour, face)),
        Move::Pay { faces, .. } => each(&faces.0, DICE_OF_COLOUR, |part| name(PAY + part)),
        Move::Lay { square, roads: Roads(roads) } => {
            name(LAY + 16 * square.index() + usize::from(roads & 15));
        }
        Move::Overbuild { tile, square } => {
            name(OVER + tile.index());
            name(UNDER + square.index());
        }
        Move::Sail { spaces } => name(BOAT + usize::from(spaces.min(SAIL))),
        Move::Dice { colours } => each(&colours.0, GAIN, |part| name(GAINED + part)),
        Move::Return { colour, face } => name(RETURN + die(colour, face)),
        Move::Upgrade { building } => name(UPGRADE + building.index()),
        Move::Good { good } => name(GOOD + good.index()),
        Move::Markets { markets } => name(COUNTED + usize::from(markets.min(MARKETS))),
        Move::Audience { chamber } => name(AUDIENCE + usize::from(chamber.min(4))),
        Move::Take { part } => reward(part, name),
        Move::Edge { edge } => name(EDGE + place(edge)),
        Move::Reroll { colour, face } => name(REROLL + die(colour, face)),
        Move::Yield { tile, edge } => {
            name(YIELD + tile.index());
            name(SLOT + place(edge));
        }
    }
}

/// Each kind for the first time, the second and so on.
fn each(counts: &[u8], most: u8, mut name: impl FnMut(usize)) {
    for (kind, &count) in counts.iter().enumerate() {
        (0..count.min(most)).for_each(|nth| name(kind * usize::from(most) + usize::from(nth)));
    }
}

/// A part of a reward: its kind, and its amount by the bits of the number.
fn reward(part: Part, mut name: impl FnMut(usize)) {
    let (kind, amount) = kind_of(part);
    name(TAKE + kind);
    (0..9).filter(|bit| amount >> bit & 1 == 1).for_each(|bit| name(AMOUNT + bit));
    if let Part::Dice { colours } | Part::Either { colours } = part {
        each(&colours.0, GAIN, |part| name(TAKEN + part));
    }
}

/// The kind of a part from 0, and its size.
pub(super) fn kind_of(part: Part) -> (usize, u16) {
    let (kind, amount) = match part {
        Part::FamePer { every, of, amount } => return (14, counted(every, of, amount)),
        Part::MoneyPer { every, of, amount } => return (15, counted(every, of, amount)),

        Part::Money { amount } => (0, amount),
        Part::Fame { amount } => (1, amount),
        Part::Karma { amount } => (2, amount),
        Part::Die { count } => (3, count),
        Part::Dice { .. } => (4, 0),
        Part::Either { .. } => (5, 0),
        Part::DiePerKarma => (6, 0),
        Part::Upgrade => (7, 0),
        Part::Boat => (8, 0),
        Part::Sail { most } => (9, most),
        Part::Assorted => (10, 0),
        Part::Kind { most } => (11, most),
        Part::Chamber { number } => (12, number),
        Part::Audience => (13, 0),
        Part::YieldTile => (16, 0),
    };
    (kind, amount.into())
}

/// A separate number for each thing that is counted, for every 1 to 9 of it, and for 1 to 5 steps.
fn counted(every: u8, of: Count, amount: u8) -> u16 {
    of as u16 * 45 + u16::from(every.clamp(1, 9) - 1) * 5 + u16::from(amount.clamp(1, 5) - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_a_move_of_its_own() {
        assert!((0..actions()).all(|action| mv(action).and_then(number) == Some(action)));
        assert_eq!(mv(actions()), None);
    }
}
