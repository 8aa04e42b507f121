//! A summary of a match: what the scoring cards were turned for, the sets along the way, and why it ended.

use table::{Gain, Phrase};

use crate::{Event, Karma, Token};

impl Karma {
    pub(crate) fn gains_of(events: &[Event]) -> Vec<Gain> {
        events.iter().filter_map(gain).collect()
    }

    pub(crate) fn tell_end(ending: &str) -> Option<Phrase> {
        Some(Phrase::new(match ending {
            "six-cards" => "karma-ending-six-cards",
            "last-round" => "karma-ending-last-round",
            _ => return None,
        }))
    }
}

fn gain(event: &Event) -> Option<Gain> {
    let of = |seat, unit, source| Some(Gain { seat, round: 0, unit, source, amount: 1 });
    match *event {
        Event::ScoringTurned { seat, token: Token::Fame, .. } => {
            of(seat, "karma-unit-cards", "karma-from-fame")
        }
        Event::ScoringTurned { seat, .. } => of(seat, "karma-unit-cards", "karma-from-coins"),
        Event::SetCompleted { seat, .. } => of(seat, "karma-unit-sets", "karma-from-sets"),
        _ => None,
    }
}
