//! Matches summed up, in every game.

use registry::Recount;
use table::{Config, Gain, Log, Seed, Turn};

/// A game of moves spread over the list, from start to end.
fn played(game: &str, seats: usize) -> Log {
    let seed = Some(Seed::from_number(11));
    let mut game = catalog::standard().game(game).unwrap().begin(&Config::new(seats), seed).unwrap();
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

/// What a seat has in this field of its view once the match is over.
fn held(log: &Log, seat: usize, field: &str) -> i32 {
    let game = catalog::standard().load(log).unwrap();
    let view = game.view(table::Viewer::Spectator);
    let players = view.get("players").or(view.get("sheets")).expect("seats are shown");
    players[seat][field].as_i64().unwrap() as i32
}

fn recount(log: &Log) -> Recount {
    catalog::standard().game_of(log).unwrap().recount(log).unwrap()
}

fn sum(recount: &Recount, seat: usize, unit: &str) -> i32 {
    let of = |gain: &&Gain| gain.seat.index() == seat && gain.unit == unit;
    recount.gains.iter().filter(of).map(|gain| gain.amount).sum()
}

#[test]
fn fame_and_money_events_add_up_to_the_tracks() {
    for (game, fame, money) in [
        ("rajas", "rajas-unit-fame", "rajas-unit-money"),
        ("charmers", "charmers-unit-fame", "charmers-unit-money"),
    ] {
        let log = played(game, 2);
        let recount = recount(&log);
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
    for card in catalog::standard().cards() {
        let log = played(card.id, card.seats.0);
        let recount = recount(&log);
        let game = catalog::standard().load(&log).unwrap();
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
    let (recount, game) = (recount(&log), catalog::standard().load(&log).unwrap());
    for (seat, standing) in game.scores().as_slice().iter().enumerate() {
        assert_eq!(sum(&recount, seat, "karma-unit-cards"), standing.score);
    }
}
