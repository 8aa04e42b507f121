//! Positions for the web client's own tests: what the server sends at early, middle and late moments of
//! a game of every kind. `UPDATE_FIXTURES=1 cargo test -p server --test fixtures` writes them; without
//! it the test fails when the games' JSON has changed and the files have not.

use std::path::Path;

use catalog::AnyMatch;
use search::Effort;
use serde_json::{Value, json};
use server::tell;
use table::{Config, Seat, Seed, Turn, Viewer};

fn sit_down(game: &str, seats: usize) -> Box<dyn AnyMatch> {
    let mut config = Config::new(seats);
    if game == "jaipur" {
        config = config.option("single_round", "on");
    }
    let seed = Some(Seed::from_number(7));
    catalog::new_match(game, &config, seed).expect("a known game").expect("good settings")
}

/// A game's steps from a seat's eyes, one per decision.
fn steps(game: &str, seats: usize) -> Vec<Value> {
    let mut game = sit_down(game, seats);
    let mut steps = Vec::new();
    let mut from = 0;
    while let Some(seat) = advance(game.as_mut()) {
        steps.push(step(game.as_ref(), from));
        from = game.log().lines.len();
        let thinker = game.thinker(seat, "greedy").expect("every game has a greedy bot");
        let text = thinker(Effort::iterations(1), from as u64).text;
        game.play(seat, &text).expect("bots play legal moves");
    }
    steps.push(step(game.as_ref(), from));
    steps
}

/// Rolls what is to be rolled; the seat to move, or nobody at the end.
fn advance(game: &mut dyn AnyMatch) -> Option<Seat> {
    while game.turn() == Turn::Chance {
        game.roll().expect("the seed is known");
    }
    match game.turn() {
        Turn::Seat { seat } => Some(seat),
        Turn::Chance | Turn::Over => None,
    }
}

/// A step as the socket sends it to seat 0.
fn step(game: &dyn AnyMatch, from: usize) -> Value {
    let seat = Seat::all(game.seats()).next().expect("a table has seats");
    let viewer = Viewer::Seat(seat);
    let mine = game.turn() == (Turn::Seat { seat });
    let turn = match game.turn() {
        Turn::Seat { seat: next } if next == seat => wire::Turn::Choose { seat: 0 },
        Turn::Seat { seat } => wire::Turn::Bot { seat: seat.index() as u8 },
        Turn::Chance | Turn::Over => wire::Turn::Over,
    };
    let state = wire::State {
        viewer: Some(0),
        view: game.view(viewer),
        turn,
        moves: if mine { tell::choices(game) } else { Vec::new() },
        undo: false,
        confirm: false,
        round: game.round(),
        scores: tell::placings(game),
        ending: game.ending().map(str::to_owned),
        fallen: None,
        clock: None,
        takeback: None,
    };
    let to = game.log().lines.len();
    json!({ "from": from, "v": to, "story": tell::story(game, from..to, viewer), "state": state })
}

/// A few telling moments: not all, so that the files stay small.
fn chosen(steps: &[Value]) -> Vec<&Value> {
    let mine = |step: &&Value| step["state"]["turn"]["kind"] == "choose";
    let own: Vec<&Value> = steps.iter().filter(mine).collect();
    let at = |share: usize| own[(own.len() - 1) * share / 12];
    (0..=12).map(at).chain(steps.last()).collect()
}

fn check_steps(game: &str, seats: usize) {
    let steps = steps(game, seats);
    let lines: Vec<String> = chosen(&steps).into_iter().map(Value::to_string).collect();
    check_file(&format!("{game}-{seats}.json"), &format!("[\n{}\n]\n", lines.join(",\n")));
}

fn check_components(game: &str) {
    let components = tell::components(sit_down(game, 2).as_ref());
    let text = serde_json::to_string_pretty(&components).expect("plain data");
    check_file(&format!("{game}-components.json"), &format!("{text}\n"));
}

fn check_file(name: &str, fresh: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/fixtures").join(name);
    if std::env::var_os("UPDATE_FIXTURES").is_some() {
        std::fs::write(&path, fresh).expect("web/fixtures can be written");
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == fresh, "{name} is stale: run UPDATE_FIXTURES=1 cargo test -p server --test fixtures");
}

#[test]
fn jaipur() {
    check_components("jaipur");
    check_steps("jaipur", 2);
}

#[test]
fn rajas() {
    check_components("rajas");
    check_steps("rajas", 2);
    check_steps("rajas", 4);
}

#[test]
fn charmers() {
    check_components("charmers");
    check_steps("charmers", 2);
    check_steps("charmers", 4);
}

#[test]
fn karma() {
    check_components("karma");
    check_steps("karma", 2);
    check_steps("karma", 4);
}
