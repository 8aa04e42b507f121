//! A hint where there is nothing to choose names the only move and says what it is worth.

use registry::{AnyMatch, Registry};
use search::Effort;
use table::{Config, Seed, Turn};

#[test]
fn an_only_move_is_hinted_with_its_worth() {
    let games = catalog::standard();
    for card in games.cards() {
        let game = forced(&games, card.id);
        let Turn::Seat { seat } = game.turn() else { panic!("{}: a seat is to move", card.id) };
        let only = game.only_move().expect("there is one move");
        let strongest = game.levels().last().expect("every game has bots");
        let think = game.thinker(seat, strongest).expect("it is this seat's turn");
        let opinion = think(Effort::iterations(30).with_reasons(), 1);
        let [hint] = opinion.candidates.as_slice() else { panic!("{}: {opinion:?}", card.id) };
        assert_eq!((&hint.text, &opinion.text), (&only, &only), "{}", card.id);
        assert_eq!(hint.visits, 30, "{}", card.id);
        assert!(hint.value > 0.0 && hint.value < 1.0, "{}: {hint:?}", card.id);
        let value = opinion.value.expect("the strongest level estimates chances");
        assert!((value.iter().sum::<f32>() - 1.0).abs() < 0.001, "{}: {value:?}", card.id);
    }
}

/// A game at a decision with a single legal move.
fn forced(games: &Registry, id: &str) -> Box<dyn AnyMatch> {
    // In Jaipur that is too rare to wait for.
    if id == "jaipur" {
        let position = "round=1 starter=1 mover=1 phase=play exchanges=0 seals=0,0 market=camel5 discard=- \
                        hand0=diamonds,gold,cloth hand1=diamonds,gold,silver known0=- known1=- herds=2,2 \
                        tokens=-/-/-/-/-/- bonus0=-/-/- bonus1=-/-/-";
        return games.game(id).unwrap().study(&Config::new(2), position, None).unwrap();
    }
    let mut game = games.game(id).unwrap().begin(&Config::new(2), Some(Seed::from_number(1))).unwrap();
    for turn in 0..1_000 {
        if game.only_move().is_some() {
            return game;
        }
        let moves = game.moves();
        match (game.turn(), moves.get(turn * 7 % moves.len().max(1))) {
            (Turn::Seat { seat }, Some(choice)) => drop(game.play(seat, &choice.text).unwrap()),
            _ => drop(game.roll().unwrap()),
        }
    }
    panic!("{id}: there was a choice at every decision")
}
