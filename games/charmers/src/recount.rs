//! A summary of a match: what brought fame and money, and why it ended.

use table::{Gain, Phrase};

use crate::{Charmers, Event};

impl Charmers {
    /// Points come right after what they are for; a river earning has nothing before it.
    pub(crate) fn gains_of(events: &[Event]) -> Vec<Gain> {
        let before = std::iter::once(None).chain(events.iter().map(Some));
        events.iter().zip(before).filter_map(|(event, before)| gain(event, before)).collect()
    }

    pub(crate) fn tell_end(ending: &str) -> Option<Phrase> {
        Some(Phrase::new(match ending {
            "crossing" => "charmers-ending-crossing",
            "quiet" => "charmers-ending-quiet",
            "limit" => "charmers-ending-limit",
            _ => return None,
        }))
    }
}

fn gain(event: &Event, before: Option<&Event>) -> Option<Gain> {
    let source = source(before);
    let of = |seat, unit, amount: u8| Some(Gain { seat, round: 0, unit, source, amount: amount.into() });
    match *event {
        Event::Fame { seat, points, .. } => of(seat, "charmers-unit-fame", points),
        Event::Money { seat, coins, .. } => of(seat, "charmers-unit-money", coins),
        _ => None,
    }
}

const fn source(before: Option<&Event>) -> &'static str {
    match before {
        Some(Event::Built { .. }) => "charmers-from-buildings",
        Some(Event::Sold { .. }) => "charmers-from-sales",
        Some(Event::Used { .. }) => "charmers-from-bonuses",
        Some(Event::Crossed { .. }) => "charmers-from-persons",
        _ => "charmers-from-river",
    }
}
