//! The engine: the session of docs/engine.md, whole games, and any bytes at all.

use std::io::Cursor;
use std::process::Command;

use engine::{Session, handle, serve};
use serde_json::{Value, json};
use table::Rng;

use crate::{Folder, run_in};

const PAGE: &str = include_str!("../../../../docs/engine.md");

fn ask(session: &mut Session, request: &Value) -> Value {
    handle(session, request.to_string().as_bytes()).0
}

/// Every field that the page shows is what the engine replies; the page may leave fields out.
fn assert_shown(shown: &Value, reply: &Value, at: &str) {
    match (shown, reply) {
        (Value::Object(shown), Value::Object(reply)) => {
            for (key, value) in shown {
                let said = reply.get(key).unwrap_or_else(|| panic!("{at}: no field {key} in {reply:?}"));
                assert_shown(value, said, at);
            }
        }
        _ => assert_eq!(shown, reply, "{at}"),
    }
}

#[test]
fn the_session_on_the_page_runs() {
    let block = PAGE.split("```session\n").nth(1).expect("the page has a session");
    let block = block.split("```").next().unwrap();
    let mut session = Session::new(catalog::standard(), None);
    let mut reply = Value::Null;
    let mut compared = 0;
    for line in block.lines() {
        if let Some(request) = line.strip_prefix("> ") {
            reply = handle(&mut session, request.as_bytes()).0;
        } else if let Some(shown) = line.strip_prefix("< ") {
            assert_shown(&serde_json::from_str(shown).unwrap(), &reply, line);
            compared += 1;
        }
    }
    assert!(compared > 10);
}

/// The codes are the string literals of one file, plus one from another.
#[test]
fn every_code_has_a_row_on_the_page_and_every_row_a_code() {
    let source = include_str!("../../../engine/src/problem.rs");
    let is_code = |text: &&str| !text.is_empty() && text.chars().all(|c| c.is_ascii_lowercase() || c == '_');
    let mut codes: Vec<&str> = source.split('"').skip(1).step_by(2).filter(is_code).collect();
    assert!(include_str!("../../../engine/src/advice.rs").contains("\"unknown_level\""));
    codes.push("unknown_level");
    let table = PAGE.split("## Errors").nth(1).unwrap().split("## ").next().unwrap();
    let mut rows: Vec<&str> =
        table.lines().filter_map(|line| line.strip_prefix("| `")?.split('`').next()).collect();
    for list in [&mut codes, &mut rows] {
        list.sort_unstable();
        list.dedup();
    }
    assert_eq!(codes, rows);
}

#[test]
fn whole_games_run_through_the_protocol() {
    let games = ask(&mut Session::new(catalog::standard(), None), &json!({ "cmd": "games" }));
    for game in games["games"].as_array().unwrap() {
        let id = game["id"].as_str().unwrap();
        let mut session = Session::new(catalog::standard(), None);
        let mut rng = Rng::new(3);
        let reply = ask(&mut session, &json!({ "cmd": "new", "game": id, "seed": 5 }));
        assert_eq!(reply["ok"], true, "{reply}");
        let mut turn = reply["turn"].clone();
        while turn["kind"] != "over" {
            let reply = if turn["kind"] == "chance" {
                ask(&mut session, &json!({ "cmd": "roll" }))
            } else {
                let moves =
                    ask(&mut session, &json!({ "cmd": "moves" }))["moves"].as_array().unwrap().clone();
                let mv = &moves[rng.below(moves.len() as u32) as usize];
                ask(&mut session, &json!({ "cmd": "play", "seat": turn["seat"], "move": mv }))
            };
            assert_eq!(reply["ok"], true, "{id}: {reply}");
            turn = reply["turn"].clone();
        }
        let scores = ask(&mut session, &json!({ "cmd": "scores" }));
        assert_eq!(scores["over"], true);
        assert!(scores["ranking"].as_array().unwrap().contains(&json!(1)), "{id}: {scores}");
        let log = ask(&mut session, &json!({ "cmd": "log" }))["log"].clone();
        let position = ask(&mut session, &json!({ "cmd": "position" }))["position"].clone();
        let loaded = ask(&mut session, &json!({ "cmd": "load", "log": log }));
        assert_eq!(loaded["position"], position, "{id}: {loaded}");
        let folder = Folder::new();
        let path = folder.file("game.log", log.as_str().unwrap());
        let verdict: Value = serde_json::from_str(&crate::ok(&["verify", &path, "--json"])).unwrap();
        assert_eq!((&verdict["ok"], &verdict["sealed"]), (&json!(true), &json!(0)), "{id}");
    }
}

#[test]
fn a_position_is_loaded_and_studied() {
    let mut session = Session::new(catalog::standard(), None);
    let new = json!({ "cmd": "new", "game": "jaipur", "seed": 7, "auto_chance": true, "options": { "single_round": true } });
    let position = ask(&mut session, &new)["position"].clone();
    let load =
        json!({ "cmd": "load", "game": "jaipur", "position": position, "options": { "single_round": "on" } });
    let loaded = ask(&mut session, &load);
    assert_eq!(loaded["position"], position, "{loaded}");
    let log = ask(&mut session, &json!({ "cmd": "log" }));
    assert!(log["log"].as_str().unwrap().contains(&format!("\nposition {}\n", position.as_str().unwrap())));
}

#[test]
fn refusals_change_nothing() {
    let mut session = Session::new(catalog::standard(), None);
    ask(&mut session, &json!({ "cmd": "new", "game": "jaipur", "seed": 7, "auto_chance": true }));
    let before = ask(&mut session, &json!({ "cmd": "log" }));
    let seat = ask(&mut session, &json!({ "cmd": "turn" }))["turn"]["seat"].as_u64().unwrap();
    for (request, code) in [
        (json!({ "cmd": "play", "seat": 1 - seat, "move": "camels" }), "not_your_turn"),
        (json!({ "cmd": "play", "seat": seat, "move": "fly" }), "bad_text"),
        (json!({ "cmd": "play", "seat": 2, "move": "camels" }), "bad_request"),
        (json!({ "cmd": "play", "seat": -1, "move": "camels" }), "bad_request"),
        (json!({ "cmd": "play", "seat": "0", "move": "camels" }), "bad_request"),
        (json!({ "cmd": "play", "seat": seat }), "bad_request"),
        (json!({ "cmd": "roll" }), "not_chance"),
        (json!({ "cmd": "resolve", "outcome": "market camel" }), "not_chance"),
        (json!({ "cmd": "resolve", "outcome": "fly" }), "bad_text"),
        (json!({ "cmd": "undo" }), "nothing_to_undo"),
        (json!({ "cmd": "go", "level": "gandhi" }), "unknown_level"),
        (json!({ "cmd": "go", "seat": 1 - seat, "level": "random" }), "not_your_turn"),
        (json!({ "cmd": "go", "seed": 9_007_199_254_740_992_u64 }), "bad_request"),
        (json!({ "cmd": "explain", "move": "fly" }), "bad_text"),
        (json!({ "cmd": "view", "seat": 9 }), "bad_request"),
        (json!({ "cmd": "new", "game": "chess" }), "unknown_game"),
        (json!({ "cmd": "new", "game": "jaipur", "seats": 3 }), "bad_setup"),
        (json!({ "cmd": "new", "game": "jaipur", "options": { "lid": true } }), "bad_setup"),
        (json!({ "cmd": "new", "game": "jaipur", "options": { "single_round": [] } }), "bad_request"),
        (json!({ "cmd": "new", "game": "jaipur", "edition": "gold" }), "bad_setup"),
        (json!({ "cmd": "new", "game": "jaipur", "rules_version": 9 }), "bad_setup"),
        (json!({ "cmd": "new", "game": "jaipur", "rules_version": "old" }), "bad_request"),
        (json!({ "cmd": "new", "game": "jaipur", "seed": 1.5 }), "bad_request"),
        (json!({ "cmd": "new" }), "bad_request"),
        (json!({ "cmd": "load" }), "bad_request"),
        (json!({ "cmd": "load", "log": "nonsense" }), "bad_text"),
        (json!({ "cmd": "load", "game": "jaipur", "position": "nonsense" }), "bad_text"),
        (json!({ "cmd": "load", "game": "jaipur", "position": 7 }), "bad_request"),
    ] {
        let reply = ask(&mut session, &request);
        assert_eq!(
            (&reply["ok"], &reply["error"]["code"]),
            (&json!(false), &json!(code)),
            "{request}: {reply}"
        );
        assert_eq!(ask(&mut session, &json!({ "cmd": "log" })), before, "{request}");
    }
}

#[test]
fn a_bad_log_is_refused_with_its_line() {
    let mut session = Session::new(catalog::standard(), None);
    ask(&mut session, &json!({ "cmd": "new", "game": "jaipur", "seed": 7, "auto_chance": true }));
    let log = ask(&mut session, &json!({ "cmd": "log" }))["log"].as_str().unwrap().to_owned();
    let at = log.lines().position(|line| line.starts_with("* market")).unwrap();
    let bad = log.replacen("* market", "* bazaar", 1);
    let reply = ask(&mut session, &json!({ "cmd": "load", "log": bad }));
    assert_eq!(reply["error"]["line"], at + 1, "{reply}");
}

#[test]
fn views_keep_secrets_and_go_thinks_from_a_view() {
    let mut session = Session::new(catalog::standard(), None);
    ask(&mut session, &json!({ "cmd": "new", "game": "jaipur", "seed": 7, "auto_chance": true }));
    let view = ask(&mut session, &json!({ "cmd": "view", "seat": 0 }))["view"].clone();
    assert_eq!(view["seat"], 0);
    assert_eq!(ask(&mut session, &json!({ "cmd": "view", "seat": null }))["view"]["seat"], Value::Null);
    let go = json!({ "cmd": "go", "level": "greedy", "iterations": 1, "seed": 1 });
    let first = ask(&mut session, &go);
    assert_eq!(first, ask(&mut session, &go), "the same seed gives the same thoughts");
    let moves = ask(&mut session, &json!({ "cmd": "moves" }))["moves"].clone();
    assert!(moves.as_array().unwrap().contains(&first["move"]));
    assert!(first["candidates"].as_array().unwrap().iter().all(|one| one["reasons"].is_array()));
}

/// Good sessions damaged at random, for two seconds.
#[test]
fn no_bytes_make_it_panic() {
    let begin =
        r#"{"cmd":"new","game":"jaipur","options":{"single_round":true},"seed":7,"auto_chance":true}"#;
    let corpus: Vec<Vec<u8>> = [
        r#"{"cmd":"moves"}"#,
        r#"{"cmd":"play","seat":1,"move":"take gold"}"#,
        r#"{"cmd":"play","seat":1,"move":"camels"}"#,
        r#"{"cmd":"resolve","outcome":"market camel"}"#,
        r#"{"cmd":"load","log":"durbar-log 1\ngame jaipur 1\ncomponents default 0\nseats 2\nbegin\n"}"#,
        r#"{"cmd":"load","game":"jaipur","position":"round=1"}"#,
        r#"{"cmd":"view","seat":null,"id":{"a":[1,2]}}"#,
        r#"{"cmd":"explain","move":"swap gold gold for camel spice"}"#,
        r#"{"cmd":"scores"}"#,
    ]
    .iter()
    .map(|request| format!("{begin}\n{request}\n{{\"cmd\":\"undo\"}}").into_bytes())
    .collect();
    testkit::fuzz::hammer("engine requests", 2.0, &corpus, |bytes| {
        engine::requests(catalog::standard(), bytes);
    });
}

#[test]
fn the_process_speaks_line_by_line_and_ends_well() {
    let input =
        b"{\"cmd\":\"games\",\"id\":1}\nnonsense\n\xff\n{\"cmd\":\"quit\",\"id\":2}\n{\"cmd\":\"games\"}\n";
    let ran = run_in(&Folder::new().0, &["engine"], input);
    assert_eq!((ran.status, ran.err.as_str()), (Some(0), ""));
    let replies: Vec<Value> = ran.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(replies.len(), 4);
    assert_eq!((&replies[0]["id"], &replies[3]["id"]), (&json!(1), &json!(2)));
    let mut output = Vec::new();
    serve(&mut Session::new(catalog::standard(), None), Cursor::new(b"{\"cmd\":\"turn\"}"), &mut output)
        .unwrap();
    assert!(output.ends_with(b"\n"), "a last line without an end is answered too");
}

#[test]
fn a_users_components_are_played_and_stand_in_the_log() {
    let folder = Folder::new();
    let file = folder.file("own.toml", crate::ok(&["components", "jaipur", "--export"]));
    let input = b"{\"cmd\":\"new\",\"game\":\"jaipur\",\"seed\":1}\n{\"cmd\":\"log\"}\n";
    let ran = run_in(&folder.0, &["engine", "--components", &file], input);
    let log: Value = serde_json::from_str(ran.out.lines().nth(1).unwrap()).unwrap();
    assert!(log["log"].as_str().unwrap().contains("\ncomponents file "), "{log}");
}

#[test]
fn a_file_with_one_side_of_the_pad_is_accepted_and_a_wrong_one_names_its_game() {
    let folder = Folder::new();
    let whole = crate::ok(&["components", "charmers", "--export"]);
    let mut tables: toml::Table = whole.parse().unwrap();
    tables.remove("sun").expect("both sides are exported");
    let file = folder.file("moon.toml", tables.to_string());
    assert!(crate::ok(&["components", "charmers", "--check", &file]).contains("is good for"));
    let input = b"{\"cmd\":\"new\",\"game\":\"charmers\",\"seed\":1}\n{\"cmd\":\"log\"}\n";
    let ran = run_in(&folder.0, &["engine", "--components", &file], input);
    let log: Value = serde_json::from_str(ran.out.lines().nth(1).unwrap()).unwrap();
    assert!(log["log"].as_str().unwrap().contains("\noption sheet moon\n"), "{log}");

    let wrong = folder.file("wrong.toml", tables.to_string().replace("length = 5", "length = 6"));
    let refused = run_in(&folder.0, &["engine", "--components", &wrong], b"");
    assert!(
        refused.err.contains("does not fit The Dice Charmers: component table moon.karma"),
        "{}",
        refused.err
    );
    assert!(!refused.err.contains("jaipur"), "{}", refused.err);
    let foreign = folder.file("foreign.toml", "[pears]\ncount = 3\n");
    let refused = run_in(&folder.0, &["engine", "--components", &foreign], b"");
    assert!(refused.err.contains("not the component tables of any game"), "{}", refused.err);
}

/// The page's Python program plays a whole game.
#[test]
fn the_bot_on_the_page_runs() {
    let program = PAGE.split("```python\n").nth(1).unwrap().split("```").next().unwrap();
    let binary = env!("CARGO_BIN_EXE_durbar");
    let program = program.replace("\"durbar\"", &format!("{binary:?}"));
    let Ok(output) = Command::new("python3").args(["-c", &program]).output() else {
        eprintln!("python3 is not here, so the program on the page was not run");
        return;
    };
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(said.contains("'over': True"), "{said}{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn a_game_is_analysed_where_it_stands() {
    let mut session = Session::new(catalog::standard(), None);
    ask(&mut session, &json!({ "cmd": "new", "game": "jaipur", "seed": 5, "auto_chance": true }));
    for _ in 0..4 {
        let go = ask(&mut session, &json!({ "cmd": "go", "level": "greedy", "seed": 1 }));
        let turn = ask(&mut session, &json!({ "cmd": "turn" }))["turn"]["seat"].clone();
        ask(&mut session, &json!({ "cmd": "play", "seat": turn, "move": go["move"] }));
    }
    let analysis = ask(&mut session, &json!({ "cmd": "analyse", "seed": 2 }));
    assert_eq!(analysis, ask(&mut session, &json!({ "cmd": "analyse", "seed": 2 })));
    assert_eq!((&analysis["ok"], &analysis["result"]), (&json!(true), &json!(null)));
    let decisions: Vec<&Value> =
        analysis["moments"].as_array().unwrap().iter().filter(|one| one["kind"] == "decision").collect();
    assert_eq!(decisions.len(), 4, "{analysis}");
    assert!(decisions.iter().all(|one| one["loss"].as_f64().unwrap() >= 0.0));
}
