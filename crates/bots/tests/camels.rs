//! Jaipur: taking the camels ends a round and wins it, though it looks like nothing at a glance.

use bots::jaipur::Merchant;
use jaipur::Jaipur;
use search::{Ask, Bot as _, Effort, Ismcts, Plan, Thought};
use table::{Config, Game as _, PositionText as _, Rng, Seat, Setup as _, Viewer};

/// The deck is empty, so anyone who takes a card ends the round. Seat 0 is 2 rupees behind and wins only with
/// the camel token, which needs the last camel.
const LAST_CAMEL: &str = "round=1 starter=0 mover=0 phase=play exchanges=0 seals=0,0 \
    market=silver,cloth,spice,leather,camel discard=diamonds6,gold6,silver4,cloth6,spice6,leather8 \
    hand0=cloth,leather hand1=silver,spice known0=- known1=- herds=5,5 \
    tokens=00000/11111/0011/000111/111000/11100000 bonus0=-/-/- bonus1=-/-/-";

fn think(text: &str, iterations: u32, seed: u64) -> Thought<Jaipur> {
    let settled = Jaipur::card().settle(&Config::new(2)).expect("a table of two");
    let rules = Jaipur::set_up(&settled).expect("the cards are built in");
    let position = rules.read_position(text).expect("the cards add up");
    let (seat, mut moves) = (Seat::new(0), Vec::new());
    rules.moves(&position, &mut moves);
    let view = rules.view(&position, Viewer::Seat(seat));
    let effort = Effort::iterations(iterations).with_reasons();
    let ask = Ask { rules: &rules, seat, view: &view, moves: &moves, effort };
    let plan = Plan { candidates: usize::MAX, ..Plan::default() };
    Ismcts { insight: Merchant::default(), plan }.think(&ask, &mut Rng::new(seed))
}

#[test]
fn the_last_camel_is_taken_at_a_few_iterations() {
    for seed in 0..20 {
        assert_eq!(think(LAST_CAMEL, 30, seed).mv.to_string(), "camels", "seed {seed}");
    }
}

/// No move goes untried: with five looks per move, every move gets at least one.
#[test]
fn every_move_was_looked_at() {
    let moves = think(LAST_CAMEL, 1, 1).candidates.len() as u32;
    assert!(moves > 3, "there is a choice");
    let thought = think(LAST_CAMEL, 5 * moves, 1);
    for candidate in thought.candidates {
        assert!(candidate.visits > 0, "{}", candidate.mv);
    }
}

/// Camels that end the round can't be traded, and nobody gets to choose from new cards.
#[test]
fn moves_that_end_the_round_say_so() {
    let thought = think(LAST_CAMEL, 100, 1);
    let why = |text: &str| -> Vec<&str> {
        let found = thought.candidates.iter().find(|candidate| candidate.mv.to_string() == text);
        found.expect("it is legal").reasons.iter().map(|reason| reason.code).collect()
    };
    assert_eq!(why("camels"), ["jaipur-why-ends"]);
    assert_eq!(why("take silver"), ["jaipur-why-ends"]);
    assert_eq!(why("sell cloth 1"), ["jaipur-why-sale", "jaipur-why-ends"], "it empties the third row");
}
