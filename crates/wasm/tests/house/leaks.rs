//! The leak test against the worker: worlds that look alike to the player send the page the same bytes.

use std::fmt::Write as _;

use serde_json::{Value, json};
use table::{Log, Seat, Viewer};

use crate::worker::Worker;
use twins::{played, twin};

#[path = "../../../server/src/leaks/twins.rs"]
mod twins;

/// A worker with a table in the middle of this match: the person in one seat, a bot in the other.
fn worker_with(log: &Log, seat: usize) -> (Worker, String) {
    let mut worker = Worker::new();
    worker.thinks = false;
    let mut seats = vec![json!({ "kind": "bot", "level": "random" }); 2];
    seats[seat] = json!({ "kind": "me" });
    let id = worker.table(&json!({ "game": log.header.game, "seats": seats })).id;
    let mut kept: Value = serde_json::from_str(&worker.kept[&id]).unwrap();
    kept["row"]["header"] = json!(Log::new(log.header.clone()).to_string());
    kept["row"]["length"] = json!(log.lines.len());
    kept["lines"] = json!(log.lines.iter().map(ToString::to_string).collect::<Vec<_>>());
    kept["seed"] = Value::Null;
    let taken = worker.house.take(&kept.to_string(), 5);
    worker.settle(taken);
    worker.kept.insert(id.clone(), kept.to_string());
    (worker, id)
}

/// Every byte that a page gets when it asks for everything there is to ask.
fn everything(log: &Log, seat: usize) -> String {
    let (mut worker, id) = worker_with(log, seat);
    let mut bytes = String::new();
    for what in [
        "",
        "/log",
        "/replay",
        "/replay?as=0",
        "/replay?as=1",
        "/replay?as=spectator",
        "/fairness",
        "/recount",
    ] {
        let (status, text) = worker.ask("GET", &format!("/tables/{id}{what}"), &Value::Null);
        writeln!(bytes, "{what} {status} {text}").unwrap();
    }
    worker.told.clear();
    for (number, since) in [None, Some(1), Some(log.lines.len() as u32 / 2)].into_iter().enumerate() {
        let outcome = worker.house.connect(number as u32, &id, since, false, 5);
        worker.settle(outcome);
    }
    let v = log.lines.len();
    worker.hear(0, &json!({ "id": 1, "kind": "labels", "v": v }));
    worker.hear(0, &json!({ "id": 1, "kind": "labels", "v": v, "texts": ["camels", "take gold", "die 1"] }));
    for kind in ["sync", "explain", "labels", "resign", "undo", "ask_back", "hint"] {
        worker.hear(0, &json!({ "id": 1, "kind": kind, "v": v + 1, "text": "take camels" }));
    }
    let told = worker.told.iter().map(|(number, text)| format!("{number} {text}\n"));
    (bytes + &told.collect::<String>()).replace(&id, "TABLE")
}

/// What everyone learns when a game ends is not a leak: resigning ends it, so it is compared up to there.
fn before_the_end(bytes: &str) -> String {
    bytes.lines().take_while(|line| !line.contains("\"kind\":\"over\"")).collect::<Vec<_>>().join("\n")
}

fn pairs(game: &str) -> Vec<(Log, Log)> {
    let viewer = Viewer::Seat(Seat::all(2).next().unwrap());
    let worlds = [0, 3, 6, 10].map(|decisions| played(game, 2, decisions, 40 + decisions as u64));
    worlds.into_iter().filter_map(|log| twin(&log, viewer).map(|other| (log, other))).collect()
}

#[test]
fn the_page_learns_nothing_that_is_hidden_from_its_player() {
    for game in ["jaipur", "karma"] {
        let pairs = pairs(game);
        assert!(pairs.len() >= 2, "{game}: only {} pairs of worlds were found", pairs.len());
        for (one, two) in pairs {
            let (one, two) = (before_the_end(&everything(&one, 0)), before_the_end(&everything(&two, 0)));
            let differs = one.lines().zip(two.lines()).find(|(one, two)| one != two);
            assert!(differs.is_none(), "{game}: {differs:#?}");
            assert_eq!(one.lines().count(), two.lines().count());
        }
    }
}

/// The test would notice a leak: the player with the hidden cards gets other bytes.
#[test]
fn the_test_can_see() {
    let (one, two) = pairs("jaipur").swap_remove(1);
    assert_ne!(before_the_end(&everything(&one, 1)), before_the_end(&everything(&two, 1)));
}

/// At a shared screen a page shows the view of the player who has it, and nobody else's.
#[test]
fn a_shared_screen_shows_one_hand_at_a_time() {
    let mut worker = Worker::new();
    let seats = json!([{ "kind": "me", "name": "Ann" }, { "kind": "me", "name": "Ben" }]);
    let id = worker.table(&json!({ "game": "jaipur", "seats": seats })).id;
    worker.connect(1, &id);
    for decision in 0..12 {
        let (_, state) = worker.state(1);
        let wire::Turn::Choose { seat } = state.turn else { panic!("{:?}", state.turn) };
        assert_eq!(state.viewer, Some(seat));
        let sitting = wasm::Kept::read(&worker.kept[&id]).unwrap().open(&catalog::standard(), 1).unwrap();
        let [own, other] = [seat, 1 - seat].map(|seat| Viewer::Seat(Seat::new(usize::from(seat))));
        assert_eq!(state.view.read(), sitting.game.view(own));
        assert_ne!(sitting.game.view(own), sitting.game.view(other), "the test can see");
        assert!(worker.play(1, decision * 3));
    }
}
