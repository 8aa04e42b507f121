//! Golden games, perft, allocations and widths, shown on the toy.

#[path = "toy/game.rs"]
mod toy;

use table::{Config, Line, Log, Match, Seat, Seed, Turn};
use testkit::{no_allocation, perft, playthrough, widest};
use toy::Toy;

#[test]
fn a_playthrough_is_the_same_every_time() {
    let config = Config::new(2);
    let text = playthrough::<Toy>(&config, 7);
    assert_eq!(text, playthrough::<Toy>(&config, 7));
    assert_ne!(text, playthrough::<Toy>(&config, 8));
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[0], "toy, 2 seats, seed 7");
    assert!(lines[1].starts_with("   1  * deal 0 ") && lines[1].ends_with("(4 possible)"), "{text}");
    assert_eq!(lines[2], r#"        {"kind":"drew","seat":0,"value":null}"#);
    assert!(text.contains("over in round 1, ending empty\nseat 0: score "), "{text}");
}

/// All lines of play with exactly this many plies, one by one, each replayed from its log.
fn lines(log: &Log, plies: usize) -> u64 {
    if plies == 0 {
        return 1;
    }
    let game = Match::<Toy>::replay(log).unwrap();
    let to_move = if let Turn::Seat { seat } = game.turn() { seat } else { Seat::default() };
    let moves = game.moves().into_iter().map(|mv| Line::Move { seat: to_move, text: mv.to_string() });
    let outcomes = game.outcomes().into_iter().map(|o| Line::Forced { text: o.outcome.to_string() });
    let after = |line: Line| Log { lines: [&log.lines[..], &[line]].concat(), ..log.clone() };
    moves.chain(outcomes).map(|line| lines(&after(line), plies - 1)).sum()
}

#[test]
fn perft_counts_every_line_of_play() {
    for seed in 0..3 {
        let mut game = Match::<Toy>::new(&Config::new(2), Some(Seed::from_number(seed))).unwrap();
        while game.turn() == Turn::Chance {
            game.roll().unwrap();
        }
        let expected: Vec<u64> = (1..=5).map(|plies| lines(game.log(), plies)).collect();
        assert_eq!(perft::<Toy>(&Config::new(2), seed, 5), expected);
    }
}

#[test]
fn a_frugal_game_does_not_allocate() {
    no_allocation::<Toy>(&Config::new(3));
}

#[test]
#[should_panic(expected = "play allocates 1 times (toy, 2 seats, flaw allocates, game seed 0, ply 5)")]
fn an_allocation_is_found_and_named() {
    no_allocation::<Toy>(&Config::new(2).option("flaw", "allocates"));
}

#[test]
fn the_widest_decision_is_found() {
    assert_eq!(widest::<Toy>(&Config::new(2), 100), 2);
}
