//! A summary of a match: how the rounds were won, and why the last one ended.

use table::{Gain, Phrase, Seat};

use crate::{Event, Jaipur};

const RUPEES: &str = "jaipur-unit-rupees";

impl Jaipur {
    /// Each round by goods, bonus tokens and the camel token.
    pub(crate) fn gains_of(&self, events: &[Event]) -> Vec<Gain> {
        let camels = i32::from(self.tables().camels.token);
        let mut gains = Vec::new();
        for event in events {
            let Event::RoundEnded { round, rupees, bonus, camel_token, .. } = event else { continue };
            for seat in Seat::all(2) {
                let camels = if *camel_token == Some(seat) { camels } else { 0 };
                let (all, bonus) = (i32::from(rupees[seat]), i32::from(bonus[seat]));
                let mut gain = |source, amount| {
                    gains.push(Gain { seat, round: u32::from(*round), unit: RUPEES, source, amount });
                };
                gain("jaipur-from-goods", all - bonus - camels);
                gain("jaipur-from-bonus", bonus);
                gain("jaipur-from-camels", camels);
            }
        }
        gains
    }

    pub(crate) fn tell_end(ending: &str) -> Option<Phrase> {
        Some(Phrase::new(match ending {
            "rows" => "jaipur-ending-rows",
            "deck" => "jaipur-ending-deck",
            "exchanges" => "jaipur-ending-exchanges",
            _ => return None,
        }))
    }
}
