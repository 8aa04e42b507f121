//! A summary of a match: what brought fame and money, and why it ended.

use table::{Gain, Phrase};

use crate::{Charmers, Event};

impl Charmers {
    /// Points come right after what they are for; a river earning has nothing before it.
    pub(crate) fn gains_of(events: &[Event]) -> Vec<Gain> {
        events.iter().enumerate().filter_map(|(at, event)| gain(event, &events[..at])).collect()
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

fn gain(event: &Event, before: &[Event]) -> Option<Gain> {
    let source = source(before);
    let of = |seat, unit, amount: u8| Some(Gain { seat, round: 0, unit, source, amount: amount.into() });
    match *event {
        Event::Fame { seat, points, .. } => of(seat, "charmers-unit-fame", points),
        Event::Money { seat, coins, .. } => of(seat, "charmers-unit-money", coins),
        _ => None,
    }
}

fn source(before: &[Event]) -> &'static str {
    match before.last() {
        Some(Event::Built { .. }) => "charmers-from-buildings",
        Some(Event::Used { .. }) => "charmers-from-bonuses",
        Some(Event::Crossed { .. }) => "charmers-from-persons",
        _ if is_paid_for(before) => "charmers-from-sales",
        _ => "charmers-from-river",
    }
}

/// Whether goods were just sold: the tents they fill unlock bonuses before the coins are marked.
fn is_paid_for(before: &[Event]) -> bool {
    let cause = before.iter().rev().find(|event| !matches!(event, Event::Freed { .. }));
    matches!(cause, Some(Event::Sold { .. }))
}

#[cfg(test)]
mod tests {
    use table::Seat;

    use super::*;
    use crate::{Bonus, ByGood};

    #[test]
    fn coins_of_a_sale_that_fills_a_tent_come_from_the_sale() {
        let seat = Seat::default();
        let freed = Event::Freed { seat, bonus: Bonus::Karma };
        let coins = |coins| Event::Money { seat, coins, money: 20 };
        let sold = Event::Sold { seat, goods: ByGood([1, 1, 0]) };
        let gains = Charmers::gains_of(&[sold, freed.clone(), freed.clone(), coins(5), freed, coins(2)]);
        let told: Vec<_> = gains.iter().map(|gain| (gain.source, gain.amount)).collect();
        assert_eq!(told, [("charmers-from-sales", 5), ("charmers-from-river", 2)]);
    }
}
