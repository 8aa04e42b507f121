//! The fast list of exchanges compared with the slow way: every part of the market for every part of hand and
//! herd, each put to `check`.

use std::collections::BTreeSet;

use jaipur::{Cards, Goods, Jaipur, Move, Position};
use table::{Config, Game, Rng, Setup, Turn, pick};

#[test]
fn every_exchange_is_listed_once_and_no_other() {
    let config = Jaipur::card().settle(&Config::new(2).option("single_round", "on")).unwrap();
    let rules = Jaipur::set_up(&config).unwrap();
    let mut rng = Rng::new(5);
    let mut compared = 0;
    for _ in 0..12 {
        let mut position = rules.start();
        while let Some(moves) = step(&rules, &mut position, &mut rng) {
            compared += moves;
        }
    }
    assert!(compared > 5_000, "only {compared} exchanges were compared");
}

/// Compares the exchanges of this position and moves on to the next; `None` at the end.
fn step(rules: &Jaipur, position: &mut Position, rng: &mut Rng) -> Option<usize> {
    match rules.turn(position) {
        Turn::Over => None,
        Turn::Chance => {
            let mut outcomes = Vec::new();
            rules.outcomes(position, &mut outcomes);
            let total = outcomes.iter().map(|chance| chance.weight).sum();
            rules.resolve(position, pick(&outcomes, rng.below(total).into()), &mut ());
            Some(0)
        }
        Turn::Seat { .. } => {
            let mut moves = Vec::new();
            rules.moves(position, &mut moves);
            let listed: Vec<Move> =
                moves.iter().copied().filter(|mv| matches!(mv, Move::Swap { .. })).collect();
            let found: BTreeSet<Move> = legal_exchanges(rules, position);
            assert_eq!(listed.len(), found.len(), "duplicates or gaps");
            assert_eq!(listed.iter().copied().collect::<BTreeSet<_>>(), found);
            rules.play(position, rng.choose(&moves), &mut ());
            Some(listed.len())
        }
    }
}

fn legal_exchanges(rules: &Jaipur, position: &Position) -> BTreeSet<Move> {
    let Turn::Seat { seat } = rules.turn(position) else { return BTreeSet::new() };
    let own = position.hands[seat].plus(Cards::camels(position.herds[seat]));
    let mut found = BTreeSet::new();
    for taken in parts(position.market.goods()) {
        for given in parts(own) {
            let mv = Move::Swap { taken: Goods::of(taken), given };
            if rules.check(position, seat, mv).is_ok() {
                found.insert(mv);
            }
        }
    }
    found
}

/// All parts of a heap with one to five cards.
fn parts(heap: Cards) -> Vec<Cards> {
    let mut parts = vec![Cards::NONE];
    for (card, count) in heap.iter() {
        parts = parts.iter().flat_map(|part| (0..=count).map(|n| part.plus(Cards::of(card, n)))).collect();
    }
    parts.retain(|part| (1..=5).contains(&part.len()));
    parts
}
