//! A summary of a match: which actions brought fame and money, and why it ended.

use std::collections::BTreeSet;

use table::{Gain, Phrase, Seat};

use crate::spaces::Area;
use crate::{Event, Rajas};

const FAME: &str = "rajas-unit-fame";
const MONEY: &str = "rajas-unit-money";

impl Rajas {
    /// Everything that follows from a worker counts for the place where it was put, including bonuses of the
    /// tracks.
    pub(crate) fn gains_of(events: &[Event]) -> Vec<Gain> {
        let mut source = "rajas-from-round";
        let mut begun = BTreeSet::new();
        let mut gains = Vec::new();
        for event in events {
            let mut gain = |seat: Seat, unit, source, amount: i32| {
                gains.push(Gain { seat, round: 0, unit, source, amount });
            };
            // What a seat started with shows in the first event about its money.
            if let Some((seat, before)) = money_before(event)
                && begun.insert(seat)
            {
                gain(seat, MONEY, "rajas-from-start", before);
            }
            match *event {
                Event::Placed { space, .. } => source = place(space.area().0),
                Event::Round { .. } => source = "rajas-from-round",
                Event::Fame { seat, amount, .. } => gain(seat, FAME, source, amount.into()),
                Event::Money { seat, amount, .. } => gain(seat, MONEY, source, amount.into()),
                Event::Paid { seat, coins, .. } => gain(seat, MONEY, "rajas-from-paid", -i32::from(coins)),
                _ => {}
            }
        }
        gains
    }

    pub(crate) fn tell_end(ending: &str) -> Option<Phrase> {
        Some(Phrase::new(match ending {
            "crossed" => "rajas-ending-crossed",
            "rounds" => "rajas-ending-rounds",
            _ => return None,
        }))
    }
}

/// The money that a seat had before an event that changes it.
fn money_before(event: &Event) -> Option<(Seat, i32)> {
    match *event {
        Event::Money { seat, amount, money } => Some((seat, i32::from(money) - i32::from(amount))),
        Event::Paid { seat, coins, money } => Some((seat, i32::from(money) + i32::from(coins))),
        _ => None,
    }
}

const fn place(area: Area) -> &'static str {
    match area {
        Area::Quarry => "rajas-from-quarry",
        Area::Goods | Area::Assorted => "rajas-from-market",
        Area::Harbour => "rajas-from-harbour",
        Area::Terrace | Area::Balcony | Area::Outer | Area::Chamber => "rajas-from-palace",
    }
}
