//! Short symbols for rewards, roads and what tiles show.

use crate::components::{Shape, TileInfo};
use crate::pieces::{Building, ByColour, Colour, Good};
use crate::reward::{Count, Part, Reward};

pub(super) fn reward_sign(reward: Reward) -> String {
    reward.parts().map(part_sign).collect::<Vec<_>>().join("+")
}

fn part_sign(part: Part) -> String {
    match part {
        Part::Money { amount } => format!("${amount}"),
        Part::Fame { amount } => format!("*{amount}"),
        Part::Karma { amount } => format!("k{amount}"),
        Part::Die { count } => format!("d{count}"),
        Part::Dice { colours } => format!("d{}", initials(colours, "")),
        Part::Either { colours } => format!("d{}", initials(colours, "/")),
        Part::DiePerKarma => "d/k".into(),
        Part::Upgrade => "^".into(),
        Part::Boat => "~1".into(),
        Part::Sail { most } => format!("~1-{most}"),
        Part::Assorted => "tsp".into(),
        Part::Kind { most } => format!("t/s/p{most}"),
        Part::Chamber { number } => format!("#{number}"),
        Part::Audience => "#1-4".into(),
        Part::FamePer { every, of, amount } => format!("*{amount}{}", per_sign(every, of)),
        Part::MoneyPer { every, of, amount } => format!("${amount}{}", per_sign(every, of)),
        Part::YieldTile => "?".into(),
    }
}

fn per_sign(every: u8, of: Count) -> String {
    let of = match of {
        Count::Market => "t/s/p",
        Count::River => "~",
        Count::Building => "T/G/F/M",
        Count::Yield => "?",
        Count::Bend => "└",
        Count::Upgrade => "^",
        Count::Worker => "w",
    };
    if every == 1 { format!("/{of}") } else { format!("/{every}{of}") }
}

fn initials(colours: ByColour<u8>, joint: &str) -> String {
    let letters = Colour::ALL
        .into_iter()
        .flat_map(|colour| std::iter::repeat_n(super::initial(colour).to_string(), colours[colour].into()));
    letters.collect::<Vec<_>>().join(joint)
}

pub(super) const fn shape_sign(shape: Shape) -> char {
    match shape {
        Shape::Straight => '─',
        Shape::Bend => '└',
        Shape::Tee => '┬',
        Shape::Cross => '┼',
    }
}

pub(super) const fn building_sign(building: Building) -> char {
    ['T', 'G', 'F', 'M'][building.index()]
}

pub(super) const fn good_sign(good: Good) -> char {
    ['t', 's', 'p'][good.index()]
}

/// Buildings and markets of a tile: `T p2`.
pub(super) fn tile_sign(info: &TileInfo) -> String {
    let markets = info.markets.iter().map(|market| format!("{}{}", good_sign(market.good), market.money));
    let buildings = buildings(info);
    let buildings = (!buildings.is_empty()).then_some(buildings);
    buildings.into_iter().chain(markets).collect::<Vec<_>>().join(" ")
}

/// One letter for each building.
pub(super) fn buildings(info: &TileInfo) -> String {
    let each = Building::ALL
        .into_iter()
        .flat_map(|building| std::iter::repeat_n(building_sign(building), info.buildings[building].into()));
    each.collect()
}
