//! Stored tables come back, and a change that could not be stored did not happen.

use serde_json::{Value, json};
use wasm::{Kept, Tables};

use crate::worker::Worker;

#[test]
fn nobody_is_told_of_a_move_that_was_not_stored() {
    let mut worker = Worker::new();
    let id = worker.against_bot("jaipur").id;
    worker.connect(1, &id);
    let (v, state) = worker.state(1);
    worker.told.clear();
    let request = json!({ "id": 3, "kind": "move", "v": v, "text": state.moves[0], "end": true });
    let outcome = worker.house.hear(1, &request.to_string(), worker.now);
    assert!(outcome.tell.is_empty() && outcome.think.is_empty() && outcome.keep.len() == 1);
    worker.broken = Some("full");
    worker.settle(outcome);
    let refused: Vec<&String> = worker.told.iter().map(|(_, text)| text).collect();
    assert!(refused[0].contains("\"refused\"") && refused[0].contains("\"full\""), "{refused:?}");
    assert_eq!(worker.state(1).0, v, "the table is as it was kept");
    worker.broken = None;
    assert!(worker.play(1, 0));
    assert!(worker.state(1).0 > v);
}

#[test]
fn a_table_that_could_not_be_kept_is_not_there() {
    let mut worker = Worker::new();
    worker.broken = Some("full");
    let wish = json!({ "game": "jaipur", "seats": [{ "kind": "me" }, { "kind": "me" }] });
    let (status, text) = worker.ask("POST", "/tables", &wish);
    assert_eq!((status, text.contains("\"full\"")), (507, true));
    assert!(worker.kept.is_empty());
}

#[test]
fn another_page_s_move_is_shown_here() {
    let mut worker = Worker::new();
    let id = worker.against_bot("charmers").id;
    worker.connect(1, &id);
    let mut other = Worker::new();
    other.kept.clone_from(&worker.kept);
    other.house.take(&worker.kept[&id], 1);
    other.connect(1, &id);
    assert!(other.play(1, 0));
    let again = worker.house.take(&other.kept[&id], 2);
    worker.settle(again);
    assert_eq!(worker.state(1).0, other.state(1).0);
}

#[test]
fn everything_is_taken_along_and_brought_back() {
    let mut worker = Worker::new();
    for card in catalog::standard().cards() {
        let id = worker.against_bot(card.id).id;
        worker.connect(1, &id);
        for decision in 0..10 {
            worker.play(1, decision);
        }
    }
    let texts: Vec<String> = worker.kept.values().cloned().collect();
    let packed = worker.house.pack(&texts);
    let mut home = Worker::new();
    for kept in home.house.unpack(&packed) {
        assert_eq!(kept.info.as_ref().unwrap().you, [0]);
        home.kept.insert(kept.id, kept.text);
    }
    assert_eq!(home.kept.len(), 4);
    for (id, text) in home.kept.clone() {
        home.house.take(&text, 5);
        let path = format!("/tables/{id}/log");
        assert_eq!(home.ask("GET", &path, &Value::Null), worker.ask("GET", &path, &Value::Null));
    }
    assert!(home.house.unpack("{}").is_empty() && home.house.unpack("durbar").is_empty());
}

#[test]
fn a_finished_game_comes_back_by_its_log() {
    let mut worker = Worker::new();
    let id = worker.against_bot("karma").id;
    worker.connect(1, &id);
    worker.hear(1, &json!({ "id": 1, "kind": "resign" }));
    let (_, log) = worker.ask("GET", &format!("/tables/{id}/log"), &Value::Null);
    let (status, table) = worker.ask("POST", "/logs", &json!({ "log": log }));
    assert_eq!(status, 200, "{table}");
    let table: wire::TableInfo = serde_json::from_str(&table).unwrap();
    assert_eq!(worker.ask("GET", &format!("/tables/{}/log", table.id), &Value::Null).1, log);
}

/// What the first version stored. It never changes: a newer version reads what an older one wrote.
#[test]
fn tables_of_the_first_form_are_read() {
    let text = include_str!("kept-1.json");
    let kept = Kept::read(text).unwrap();
    let sitting = kept.open(&catalog::standard(), 7).unwrap();
    assert_eq!((sitting.version(), sitting.game.card().id), (kept.lines.len() as u32, "jaipur"));
    let mut newer: Value = serde_json::from_str(text).unwrap();
    newer["version"] = json!(wasm::VERSION + 1);
    assert!(Kept::read(&newer.to_string()).is_err(), "what a newer version kept is left alone");
    assert!(Tables::new(catalog::standard()).take(&newer.to_string(), 7).tell.is_empty());
}
