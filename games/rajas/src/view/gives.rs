//! What the action spaces give, where it is always the same (RAJ-22, RAJ-23): as texts of rewards, and a word
//! for each of the two that are not rewards, `starter` and `overbuild`.

use crate::legal::PORTUGUESE;
use crate::pieces::{ByColour, Colour};
use crate::play::{DANCER, MAN_SINGH, MOGUL, OUTER_MONEY, YOGI};
use crate::reward::Part;
use crate::spaces::Area;

pub(super) fn gives(area: Area, nth: usize) -> Option<String> {
    match area {
        Area::Quarry | Area::Goods | Area::Assorted | Area::Harbour => None,
        Area::Terrace => Some(dice(Colour::ALL[nth / 2], 1)),
        Area::Balcony => Some(dice(Colour::ALL[nth].balcony(), 2)),
        Area::Outer => Some(Part::Money { amount: OUTER_MONEY }.to_string()),
        Area::Chamber => Some(chamber(nth + 1)),
    }
}

fn dice(colour: Colour, count: u8) -> String {
    let mut colours = ByColour::default();
    colours[colour] = count;
    Part::Dice { colours }.to_string()
}

fn chamber(number: usize) -> String {
    match number {
        1 => format!("{MOGUL} + starter"),
        2 => DANCER.to_string(),
        3 => YOGI.to_string(),
        4 => MAN_SINGH.to_string(),
        5 => "overbuild".to_owned(),
        _ => Part::Sail { most: PORTUGUESE }.to_string(),
    }
}
