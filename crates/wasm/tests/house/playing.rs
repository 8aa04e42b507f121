//! Whole games, hints, clocks and what follows a game.

use serde_json::{Value, json};
use wire::{Choice, Down, Foreseen, Recount, Replay, Stage, TableInfo};

use crate::worker::Worker;

fn games() -> Vec<&'static str> {
    catalog::standard().cards().into_iter().map(|card| card.id).collect()
}

fn finished(game: &str) -> (Worker, String) {
    let mut worker = Worker::new();
    let id = worker.against_bot(game).id;
    worker.connect(1, &id);
    for decision in 0.. {
        if !worker.play(1, decision * 7) {
            break;
        }
    }
    (worker, id)
}

#[test]
fn a_whole_game_of_each_is_played_against_a_bot_and_can_be_looked_at_again() {
    for game in games() {
        let (mut worker, id) = finished(game);
        let get = |worker: &mut Worker, what: &str| {
            let (status, text) = worker.ask("GET", &format!("/tables/{id}{what}"), &Value::Null);
            assert_eq!(status, 200, "{game} {what}: {text}");
            text
        };
        let table: TableInfo = serde_json::from_str(&get(&mut worker, "")).unwrap();
        assert_eq!((table.stage, table.you.as_slice()), (Stage::Finished, [0].as_slice()), "{game}");
        assert!(table.id.starts_with("here-"));
        let log = table::Log::parse(&get(&mut worker, "/log")).unwrap();
        catalog::standard().game_of(&log).unwrap().verify(&log).unwrap();
        let replay: Replay = serde_json::from_str(&get(&mut worker, "/replay?as=1&from=3")).unwrap();
        assert_eq!((replay.from, replay.length as usize), (3, log.lines.len() + 1));
        let _: Recount = serde_json::from_str(&get(&mut worker, "/recount")).unwrap();
        get(&mut worker, "/fairness");
        get(&mut worker, "/components");
        let decision = log.lines.iter().position(|line| matches!(line, table::Line::Move { .. })).unwrap();
        let moves: Vec<Choice> =
            serde_json::from_str(&get(&mut worker, &format!("/moves?line={decision}"))).unwrap();
        let text = moves[0].text.replace(' ', "%20");
        let foreseen = get(&mut worker, &format!("/foresee?line={decision}&text={text}"));
        let _: Foreseen = serde_json::from_str(&foreseen).unwrap();
    }
}

#[test]
fn games_are_listed_with_levels_and_words() {
    let mut worker = Worker::new();
    let (_, text) = worker.ask("GET", "/games", &Value::Null);
    let listed: Vec<wire::GameInfo> = serde_json::from_str(&text).unwrap();
    assert_eq!(listed.iter().map(|game| game.id.as_str()).collect::<Vec<_>>(), games());
    assert!(listed.iter().all(|game| game.levels.len() >= 6 && !game.components.is_empty()));
    let (_, words) = worker.ask("GET", "/games/rajas/words?language=de", &Value::Null);
    assert!(words.contains("rajas-title"));
}

#[test]
fn what_a_server_would_refuse_is_refused_in_the_same_words() {
    let mut worker = Worker::new();
    let (status, text) = worker.ask("GET", "/tables/here-00000000000000000000", &Value::Null);
    assert_eq!((status, text.contains("no_such_table")), (404, true));
    let open = json!({ "game": "jaipur", "seats": [{ "kind": "me" }, { "kind": "open" }] });
    assert_eq!(worker.ask("POST", "/tables", &open).0, 409, "nobody can come to a table on this device");
    assert_eq!(worker.ask("POST", "/tables", &json!({ "game": "chess" })).0, 400);
    let id = worker.against_bot("jaipur").id;
    assert_eq!(worker.ask("GET", &format!("/tables/{id}/replay?as=1"), &Value::Null).0, 403);
    assert_eq!(worker.ask("GET", &format!("/tables/{id}/recount"), &Value::Null).0, 403);
    assert_eq!(worker.ask("POST", &format!("/tables/{id}/rematch"), &json!({})).0, 409);
    worker.connect(1, &id);
    worker.hear(1, &json!({ "id": 9, "kind": "move", "v": 0, "text": "take camels" }));
    assert!(worker.told.last().unwrap().1.contains("\"stale\""));
    worker.hear(1, &json!("no request"));
}

#[test]
fn a_hint_goes_to_the_player_who_asked() {
    let mut worker = Worker::new();
    let id = worker.against_bot("jaipur").id;
    worker.connect(1, &id);
    worker.connect(2, &id);
    let (v, _) = worker.state(1);
    worker.hear(2, &json!({ "id": 5, "kind": "hint", "v": v }));
    let (to, text) = worker.told.last().unwrap();
    let Down::Hint { id: 5, advice, .. } = serde_json::from_str(text).unwrap() else { panic!("{text}") };
    assert_eq!((*to, advice.best.is_empty()), (2, false));
}

#[test]
fn a_rematch_is_another_table_and_the_old_one_leads_to_it() {
    let (mut worker, id) = finished("jaipur");
    let (status, text) = worker.ask("POST", &format!("/tables/{id}/rematch"), &json!({}));
    assert_eq!(status, 200, "{text}");
    let next: TableInfo = serde_json::from_str(&text).unwrap();
    assert_eq!(next.you, [1], "everybody sits one seat further");
    let (_, text) = worker.ask("GET", &format!("/tables/{id}"), &Value::Null);
    assert_eq!(serde_json::from_str::<TableInfo>(&text).unwrap().next, Some(next.id.clone()));
    assert!(worker.kept.contains_key(&next.id));
    assert_eq!(worker.ask("DELETE", &format!("/tables/{id}"), &Value::Null).0, 200);
    assert!(!worker.kept.contains_key(&id));
}

#[test]
fn a_clock_falls_when_it_is_time_and_not_while_the_table_was_closed() {
    let mut worker = Worker::new();
    let wish = json!({ "game": "jaipur", "seats": [{ "kind": "me" }, { "kind": "bot", "level": "random" }],
        "clock": { "bank": 60 } });
    // Chance decides who starts; it should be the person.
    let mut tables = std::iter::repeat_with(|| worker.table(&wish));
    let id = tables.find(|table| table.to_move == Some(0)).unwrap().id;
    worker.house = wasm::Tables::new(catalog::standard());
    worker.now += 3_600_000;
    let kept = worker.kept[&id].clone();
    worker.house.take(&kept, worker.now);
    let came = worker.house.connect(1, &id, None, false, worker.now);
    let (_, at) = came.wake.clone().expect("the clock runs");
    assert_eq!(at, worker.now + 60_000, "nobody pays for the time when the table was closed");
    worker.settle(came);
    worker.now = at;
    let woken = worker.house.wake(&id, worker.now);
    worker.settle(woken);
    assert_eq!(worker.state(1).1.fallen, Some(0));
}

#[test]
fn lessons_are_taught_and_puzzles_solved() {
    let mut worker = Worker::new();
    for game in games() {
        let (status, lessons) = worker.ask("GET", &format!("/games/{game}/lessons"), &Value::Null);
        let lessons: Vec<wire::LessonInfo> = serde_json::from_str(&lessons).unwrap();
        assert_eq!(status, 200);
        let wish = json!({ "game": game, "seats": [{ "kind": "me" }], "lesson": { "name": lessons[0].name, "step": 0 } });
        let id = worker.table(&wish).id;
        worker.connect(1, &id);
        assert!(worker.state(1).1.lesson.is_some(), "{game}");
        let (_, puzzles) = worker.ask("GET", &format!("/games/{game}/puzzles"), &Value::Null);
        let puzzles: wire::PuzzleList = serde_json::from_str(&puzzles).unwrap();
        let Some(first) = puzzles.puzzles.first() else { continue };
        let path = format!("/puzzles/{}", first.id);
        assert_eq!(worker.ask("GET", &path, &Value::Null).0, 200);
        let (_, reply) = worker.ask("POST", &path, &json!({}));
        let reply: wire::PuzzleReply = serde_json::from_str(&reply).unwrap();
        let best = reply.answer.unwrap().best.text;
        let (_, reply) = worker.ask("POST", &path, &json!({ "text": best }));
        assert!(serde_json::from_str::<wire::PuzzleReply>(&reply).unwrap().right);
    }
}

#[test]
fn the_deal_of_the_day_is_dealt_once_and_is_the_one_of_every_server() {
    let mut worker = Worker::new();
    worker.now = 1_794_830_400_000; // 2026-11-16
    let daily = |worker: &mut Worker| -> wire::Daily {
        let (status, text) = worker.ask("GET", "/games/jaipur/daily", &Value::Null);
        assert_eq!(status, 200, "{text}");
        serde_json::from_str(&text).unwrap()
    };
    let before = daily(&mut worker);
    assert_eq!((before.date.as_str(), before.table), ("2026-11-16", None));
    let wish = json!({ "game": "jaipur", "seats": [{ "kind": "me" }], "daily": "2026-11-16" });
    let begun = worker.table(&wish);
    assert_eq!(begun.seats[1].level.as_deref(), Some("hard"));
    assert_eq!(worker.table(&wish).id, begun.id);
    let there = sitting::Sitting::make(
        &catalog::standard(),
        &serde_json::from_value(wish.clone()).unwrap(),
        &sitting::Who { player: "p".into(), name: "Bala".into(), program: false },
        table::ComponentSet::Edition("default".into()),
        worker.now,
    );
    let here = wasm::Kept::read(&worker.kept[&begun.id]).unwrap();
    assert_eq!(here.seed, wasm::Kept::of(&there.unwrap()).seed);
    worker.connect(1, &begun.id);
    worker.hear(1, &json!({ "id": 1, "kind": "resign" }));
    let after = daily(&mut worker);
    assert_eq!((after.table, after.finished), (Some(begun.id), true));
    assert_eq!((after.people[0].you, after.people[0].place), (true, 2));
    for path in ["/games/jaipur/daily?date=2026-11-17", "/games/chess/daily"] {
        assert!(worker.ask("GET", path, &Value::Null).0 >= 400, "{path}");
    }
}

#[test]
fn a_game_s_component_tables_are_told() {
    let mut worker = Worker::new();
    let (status, text) = worker.ask("GET", "/games/rajas/components", &Value::Null);
    assert_eq!(status, 200);
    assert!(serde_json::from_str::<Value>(&text).unwrap()["river_tiles"].is_object(), "{text}");
    assert_ne!(worker.ask("GET", "/games/rajas/components?set=none", &Value::Null).0, 200);
}
