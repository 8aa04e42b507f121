//! A match that is over, summed up: why it ended, where the points came from, and how it went.

use std::collections::BTreeSet;

use table::{Gain, Log, LogError, Match, Phrase, Seat, Turn};

use crate::{Playable, Visitor, visit};

/// A match summed up.
#[derive(Clone, PartialEq, Debug)]
pub struct Recount {
    /// Why it ended, where the game says so.
    pub ending: Option<Phrase>,
    /// What each seat gained, summed by round, unit and source in the order in which they first came.
    pub gains: Vec<Gain>,
    /// How far each seat had come after each turn.
    pub course: Vec<Vec<i32>>,
}

/// Sums a log up.
pub fn recount(log: &Log) -> Result<Recount, LogError> {
    struct Sum<'a>(&'a Log);
    impl Visitor for Sum<'_> {
        type Output = Result<Recount, LogError>;
        fn visit<G: Playable>(self) -> Self::Output {
            let standing: BTreeSet<usize> = self.0.standing().into_iter().collect();
            let (mut events, mut course, mut mover) = (Vec::new(), Vec::new(), None);
            let over = Match::<G>::follow(self.0, |moment| {
                if !standing.contains(&moment.index) {
                    return;
                }
                events.extend(moment.events.iter().cloned());
                let next = moment.rules.turn(moment.after);
                let Turn::Seat { seat } = next else { return };
                if mover.replace(seat) != Some(seat) {
                    course.push(progress(moment.rules, moment.after));
                }
            })?;
            let rules = over.rules();
            course.push(progress(rules.as_ref(), over.position()));
            let ending = rules.ending(over.position()).and_then(|code| rules.tell_ending(code));
            Ok(Recount { ending, gains: summed(rules.gains(&events)), course })
        }
    }
    visit(&log.header.game, Sum(log)).map_err(|error| LogError::new(2, error.to_string()))?
}

fn progress<G: Playable>(rules: &G, position: &G::Position) -> Vec<i32> {
    Seat::all(rules.seats()).map(|seat| rules.progress(position, seat)).collect()
}

fn summed(gains: Vec<Gain>) -> Vec<Gain> {
    let mut sums: Vec<Gain> = Vec::new();
    for gain in gains {
        let same = |sum: &&mut Gain| {
            (sum.seat, sum.round, sum.unit, sum.source) == (gain.seat, gain.round, gain.unit, gain.source)
        };
        match sums.iter_mut().find(same) {
            Some(sum) => sum.amount += gain.amount,
            None => sums.push(gain),
        }
    }
    sums
}

#[cfg(test)]
mod tests {
    use table::{Config, Seed};

    use super::*;

    /// A game of moves spread over the list, from start to end.
    fn played(game: &str, seats: usize) -> Log {
        let seed = Some(Seed::from_number(11));
        let mut game = crate::new_match(game, &Config::new(seats), seed).unwrap().unwrap();
        for turn in 0.. {
            match game.turn() {
                Turn::Seat { seat } => {
                    let moves = game.moves();
                    let text = moves[turn * 7 % moves.len()].text.clone();
                    game.play(seat, &text).unwrap();
                }
                Turn::Chance => drop(game.roll().unwrap()),
                Turn::Over => break,
            }
        }
        game.revealed_log()
    }

    /// What is on the tracks of a seat in the end, as its view has it.
    fn held(log: &Log, seat: usize, field: &str) -> i32 {
        let game = crate::load(log).unwrap();
        let view = game.view(table::Viewer::Spectator);
        let players = view.get("players").or(view.get("sheets")).expect("seats are shown");
        players[seat][field].as_i64().unwrap() as i32
    }

    fn sum(recount: &Recount, seat: usize, unit: &str) -> i32 {
        let of = |gain: &&Gain| gain.seat.index() == seat && gain.unit == unit;
        recount.gains.iter().filter(of).map(|gain| gain.amount).sum()
    }

    #[test]
    fn what_is_told_of_fame_and_money_adds_up_to_the_tracks() {
        for (game, fame, money) in [
            ("rajas", "rajas-unit-fame", "rajas-unit-money"),
            ("charmers", "charmers-unit-fame", "charmers-unit-money"),
        ] {
            let log = played(game, 2);
            let recount = recount(&log).unwrap();
            for (field, unit) in [("fame", fame), ("money", money)] {
                for seat in 0..2 {
                    let held = held(&log, seat, field);
                    assert_eq!(sum(&recount, seat, unit), held, "{game}, {unit} of {seat}");
                }
            }
        }
    }

    #[test]
    fn every_game_tells_how_it_ended_and_how_it_went() {
        for card in crate::cards() {
            let log = played(card.id, card.seats.0);
            let recount = recount(&log).unwrap();
            let game = crate::load(&log).unwrap();
            assert!(recount.ending.is_some() && !recount.gains.is_empty(), "{}", card.id);
            assert!(recount.course.len() > 5, "{}", card.id);
            let last: Vec<i32> = game.scores().as_slice().iter().map(|standing| standing.score).collect();
            if card.id != "jaipur" {
                assert_eq!(recount.course.last(), Some(&last), "{}", card.id);
            }
        }
    }

    #[test]
    fn scoring_cards_of_karma_are_as_many_as_are_turned() {
        let log = played("karma", 3);
        let (recount, game) = (recount(&log).unwrap(), crate::load(&log).unwrap());
        for (seat, standing) in game.scores().as_slice().iter().enumerate() {
            assert_eq!(sum(&recount, seat, "karma-unit-cards"), standing.score);
        }
    }
}
