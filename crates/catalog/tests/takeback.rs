//! A take-back by agreement, in every game: the position is the one before the decision, what was drawn stays
//! drawn, and the log still replays and verifies.

use registry::AnyMatch;
use table::{Config, Log, Rng, Seat, Seed, Turn, UndoError};

/// Rolls whatever is due, and returns the seat to move, if any.
fn mover(game: &mut dyn AnyMatch) -> Option<Seat> {
    while game.turn() == Turn::Chance {
        game.roll().unwrap();
    }
    match game.turn() {
        Turn::Seat { seat } => Some(seat),
        Turn::Chance | Turn::Over => None,
    }
}

/// Plays at random and takes back now and then, recording the position before each decision.
fn play_with_regrets(game: &str, number: u64) {
    let seed = Some(Seed::from_number(number));
    let mut game = catalog::standard().game(game).unwrap().begin(&Config::new(2), seed).unwrap();
    let mut rng = Rng::new(number);
    let mut book: Vec<(Seat, String)> = Vec::new();
    let mut regrets = 0;
    while let Some(seat) = mover(game.as_mut()) {
        if rng.below(12) == 0 && regrets < 20 {
            let who = Seat::all(2).nth(rng.below(2) as usize).unwrap();
            let Some(at) = book.iter().rposition(|(seat, _)| *seat == who) else {
                assert_eq!(game.take_back(who), Err(UndoError::Nothing));
                continue;
            };
            game.take_back(who).unwrap();
            assert_eq!(game.position(), book[at].1);
            book.truncate(at);
            regrets += 1;
            continue;
        }
        book.push((seat, game.position()));
        let moves = game.moves();
        game.play(seat, &moves[rng.below(moves.len() as u32) as usize].text).unwrap();
    }
    assert!(regrets > 0, "nothing was taken back");
    let first = Seat::all(2).next().unwrap();
    assert_eq!(game.take_back(first), Err(UndoError::Nothing), "what is over stays over");
    let log = game.revealed_log();
    assert_eq!(
        catalog::standard().load(&Log::parse(&log.to_string()).unwrap()).unwrap().position(),
        game.position()
    );
    let verdict = catalog::standard().game_of(&log).unwrap().verify(&log).unwrap();
    assert!(verdict.drawn > 0 && verdict.sealed == 0);
}

#[test]
fn regrets_are_exact_in_every_game() {
    for card in catalog::standard().cards() {
        for number in 0..6 {
            play_with_regrets(card.id, number);
        }
    }
}

#[test]
fn a_log_with_an_impossible_take_back_is_refused() {
    let mut game = catalog::standard()
        .game("jaipur")
        .unwrap()
        .begin(&Config::new(2), Some(Seed::from_number(1)))
        .unwrap();
    let seat = mover(game.as_mut()).unwrap();
    let text = game.moves()[0].text.clone();
    game.play(seat, &text).unwrap();
    let wrong = format!("{}takeback {seat} 0\n", game.log());
    let error = catalog::standard().load(&Log::parse(&wrong).unwrap()).err().unwrap().to_string();
    assert!(error.contains("not the last standing decision"), "{error}");
}
