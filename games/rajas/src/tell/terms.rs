//! The words of the game by code: colours, goods, buildings, rewards, and the sentences of moves.

use table::{Fact, Phrase};

use super::count;
use crate::components::TileInfo;
use crate::moves::Move;
use crate::pieces::{Building, ByColour, Colour, Edge, Good, Roads, Side, Slot, Square};
use crate::reward::{Count, Part, Reward};

pub(crate) const fn colour(colour: Colour) -> Fact {
    Fact::Term(match colour {
        Colour::Orange => "rajas-orange",
        Colour::Green => "rajas-green",
        Colour::Blue => "rajas-blue",
        Colour::Purple => "rajas-purple",
    })
}

pub(crate) const fn building(building: Building) -> Fact {
    Fact::Term(match building {
        Building::Temple => "rajas-temple",
        Building::Garden => "rajas-garden",
        Building::Fort => "rajas-fort",
        Building::Mausoleum => "rajas-mausoleum",
    })
}

pub(crate) const fn good(good: Good) -> Fact {
    Fact::Term(match good {
        Good::Tea => "rajas-tea",
        Good::Silk => "rajas-silk",
        Good::Spices => "rajas-spices",
    })
}

/// A tile, by what it shows.
pub(crate) fn tile(of: Colour, info: &TileInfo) -> Fact {
    let price = count(info.price.into(), n_price(of));
    let built = |kind: Building| std::iter::repeat_n(building(kind), info.buildings[kind].into());
    let markets = info.markets.iter().map(|market| count(market.money.into(), n_market(market.good)));
    let shown: Vec<Fact> = Building::ALL.into_iter().flat_map(built).chain(markets).collect();
    if shown.is_empty() {
        return price;
    }
    Phrase::new("rajas-tile").with("tile", price).with("shown", Fact::List(shown)).into()
}

const fn n_price(colour: Colour) -> &'static str {
    match colour {
        Colour::Orange => "rajas-tile-orange",
        Colour::Green => "rajas-tile-green",
        Colour::Blue => "rajas-tile-blue",
        Colour::Purple => "rajas-tile-purple",
    }
}

const fn n_market(good: Good) -> &'static str {
    match good {
        Good::Tea => "rajas-market-tea",
        Good::Silk => "rajas-market-silk",
        Good::Spices => "rajas-market-spices",
    }
}

/// A square as a player would count it: row and column.
pub(crate) fn square(square: Square) -> Fact {
    let [row, column] = [square.row(), square.column()].map(|at| at as u32 + 1);
    Phrase::new("rajas-square").with("row", row).with("column", column).into()
}

/// A place on the border, counted the same way.
pub(crate) fn edge(edge: Edge) -> Fact {
    let of = match edge.side {
        Side::North => "rajas-edge-north",
        Side::East => "rajas-edge-east",
        Side::South => "rajas-edge-south",
        Side::West => "rajas-edge-west",
    };
    count(u16::from(edge.at) + 1, of)
}

/// The sides that a road leads to.
pub(crate) fn roads(roads: Roads) -> Fact {
    Fact::List(Side::ALL.into_iter().filter(|&side| roads.has(side)).map(side).collect())
}

const fn side(side: Side) -> Fact {
    Fact::Term(match side {
        Side::North => "rajas-north",
        Side::East => "rajas-east",
        Side::South => "rajas-south",
        Side::West => "rajas-west",
    })
}

pub(crate) const fn slot(slot: Slot) -> Fact {
    Fact::Term(match slot {
        Slot::White => "rajas-white",
        Slot::Yellow => "rajas-yellow",
        Slot::Red => "rajas-red",
        Slot::Brown => "rajas-brown",
    })
}

/// The person in a chamber.
pub(crate) const fn chamber(number: u8) -> Fact {
    Fact::Term(match number {
        1 => "rajas-mogul",
        2 => "rajas-dancer",
        3 => "rajas-yogi",
        4 => "rajas-man-singh",
        5 => "rajas-builder",
        _ => "rajas-portuguese",
    })
}

/// Colours of dice, with how many of each.
pub(crate) fn dice_colours(colours: ByColour<u8>) -> Fact {
    Fact::List(each_colour(colours).collect())
}

fn each_colour(colours: ByColour<u8>) -> impl DoubleEndedIterator<Item = Fact> {
    let some = Colour::ALL.into_iter().filter(move |colour| colours[*colour] > 0);
    some.map(move |colour| count(colours[colour].into(), n_dice(colour)))
}

/// A die of one of these colours.
fn either(colours: ByColour<u8>) -> Fact {
    let or = |last: Fact, first: Fact| {
        Phrase::new("rajas-either").with("first", first).with("second", last).into()
    };
    each_colour(colours).rev().reduce(or).unwrap_or(Fact::List(Vec::new()))
}

const fn n_dice(colour: Colour) -> &'static str {
    match colour {
        Colour::Orange => "rajas-n-orange",
        Colour::Green => "rajas-n-green",
        Colour::Blue => "rajas-n-blue",
        Colour::Purple => "rajas-n-purple",
    }
}

pub(crate) fn reward(reward: Reward) -> Fact {
    match reward.second {
        None => part(reward.first),
        Some(second) => Fact::List([reward.first, second].into_iter().flat_map(things).collect()),
    }
}

/// A part of a reward, or the several dice it consists of.
fn things(of: Part) -> Vec<Fact> {
    match part(of) {
        Fact::List(dice) => dice,
        one => vec![one],
    }
}

pub(crate) fn part(part: Part) -> Fact {
    match part {
        Part::Money { amount } => count(amount.into(), "rajas-n-money"),
        Part::Fame { amount } => count(amount.into(), "rajas-n-fame"),
        Part::Karma { amount } => count(amount.into(), "rajas-n-karma"),
        Part::Die { count: dice } => count(dice.into(), "rajas-n-dice"),
        Part::Dice { colours } => dice_colours(colours),
        Part::Either { colours } => either(colours),
        Part::DiePerKarma => Fact::Term("rajas-die-per-karma"),
        Part::Upgrade => Fact::Term("rajas-upgrade"),
        Part::Boat => Fact::Term("rajas-boat-step"),
        Part::Sail { most } => count(most.into(), "rajas-n-sail"),
        Part::Assorted => Fact::Term("rajas-assorted"),
        Part::Kind { most } => count(most.into(), "rajas-n-kind"),
        Part::Chamber { number } => chamber(number),
        Part::Audience => Fact::Term("rajas-audience"),
        Part::FamePer { every, of, amount } => per(count(amount.into(), "rajas-n-fame"), every, of),
        Part::MoneyPer { every, of, amount } => per(count(amount.into(), "rajas-n-money"), every, of),
        Part::YieldTile => Fact::Term("rajas-yield-tile"),
    }
}

fn per(amount: Fact, every: u8, of: Count) -> Fact {
    let of = match of {
        Count::Market => "rajas-per-market",
        Count::River => "rajas-per-river",
        Count::Building => "rajas-per-building",
        Count::Yield => "rajas-per-yield",
        Count::Bend => "rajas-per-bend",
        Count::Upgrade => "rajas-per-upgrade",
        Count::Worker => "rajas-per-worker",
    };
    Phrase::new("rajas-per").with("amount", amount).with("each", count(every.into(), of)).into()
}

pub(super) const fn move_code(mv: Move) -> &'static str {
    match mv {
        Move::Flip { .. } => "rajas-move-flip",
        Move::Quarry { .. } => "rajas-move-quarry",
        Move::Market { .. } => "rajas-move-market",
        Move::Assorted => "rajas-move-assorted",
        Move::Harbour { .. } => "rajas-move-harbour",
        Move::Terrace { .. } => "rajas-move-terrace",
        Move::Balcony { .. } => "rajas-move-balcony",
        Move::Outer => "rajas-move-outer",
        Move::Chamber { .. } => "rajas-move-chamber",
        Move::Pay { .. } => "rajas-move-pay",
        Move::Lay { .. } => "rajas-move-lay",
        Move::Overbuild { .. } => "rajas-move-overbuild",
        Move::Sail { .. } => "rajas-move-sail",
        Move::Dice { .. } => "rajas-move-dice",
        Move::Return { .. } => "rajas-move-return",
        Move::Karma => "rajas-move-karma",
        Move::Upgrade { .. } => "rajas-move-upgrade",
        Move::Good { .. } => "rajas-move-good",
        Move::Markets { .. } => "rajas-move-markets",
        Move::Audience { .. } => "rajas-move-audience",
        Move::Take { .. } => "rajas-move-take",
        Move::Edge { .. } => "rajas-move-edge",
        Move::Reroll { .. } => "rajas-move-reroll",
        Move::Roll => "rajas-move-roll",
        Move::Yield { .. } => "rajas-move-yield",
        Move::Decline => "rajas-move-decline",
    }
}

pub(super) const fn played_code(mv: Move) -> &'static str {
    match mv {
        Move::Flip { .. } => "rajas-played-flip",
        Move::Quarry { .. } => "rajas-played-quarry",
        Move::Market { .. } => "rajas-played-market",
        Move::Assorted => "rajas-played-assorted",
        Move::Harbour { .. } => "rajas-played-harbour",
        Move::Terrace { .. } => "rajas-played-terrace",
        Move::Balcony { .. } => "rajas-played-balcony",
        Move::Outer => "rajas-played-outer",
        Move::Chamber { .. } => "rajas-played-chamber",
        Move::Pay { .. } => "rajas-played-pay",
        Move::Lay { .. } => "rajas-played-lay",
        Move::Overbuild { .. } => "rajas-played-overbuild",
        Move::Sail { .. } => "rajas-played-sail",
        Move::Dice { .. } => "rajas-played-dice",
        Move::Return { .. } => "rajas-played-return",
        Move::Karma => "rajas-played-karma",
        Move::Upgrade { .. } => "rajas-played-upgrade",
        Move::Good { .. } => "rajas-played-good",
        Move::Markets { .. } => "rajas-played-markets",
        Move::Audience { .. } => "rajas-played-audience",
        Move::Take { .. } => "rajas-played-take",
        Move::Edge { .. } => "rajas-played-edge",
        Move::Reroll { .. } => "rajas-played-reroll",
        Move::Roll => "rajas-played-roll",
        Move::Yield { .. } => "rajas-played-yield",
        Move::Decline => "rajas-played-decline",
    }
}
