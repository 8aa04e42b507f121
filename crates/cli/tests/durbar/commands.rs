//! Each command does what it says.

use std::process::{Command, Stdio};
use std::time::Duration;

use serde_json::Value;

use crate::{Folder, command, finished_log, ok, refused, run, run_in};

fn json(arguments: &[&str]) -> Value {
    serde_json::from_str(&ok(arguments)).unwrap()
}

#[test]
fn alone_it_teaches() {
    let text = ok(&[]);
    assert!(text.contains("durbar play jaipur") && text.lines().count() < 20, "{text}");
}

#[test]
fn the_version_names_rules_and_components() {
    let text = ok(&["--version"]);
    assert!(text.starts_with("durbar 0."), "{text}");
    assert!(text.contains("jaipur rules 1, components default "), "{text}");
}

#[test]
fn games_are_listed_for_people_and_programs() {
    assert!(ok(&["games"]).contains("jaipur"));
    let games = json(&["games", "--json"]);
    assert_eq!(games["ok"], true);
    let jaipur = games["games"].as_array().unwrap().iter().find(|game| game["id"] == "jaipur").unwrap();
    assert_eq!(jaipur["seats"], serde_json::json!([2, 2]));
    assert_eq!(jaipur["editions"][0], "default");
    assert_eq!(jaipur["rules_version"], 1);
    let option = jaipur["options"].as_array().unwrap().iter().find(|o| o["key"] == "single_round").unwrap();
    assert_eq!((&option["type"], &option["default"]), (&"switch".into(), &false.into()));
}

#[test]
fn every_game_of_the_list_benches_and_meets() {
    let games = json(&["games", "--json"]);
    for game in games["games"].as_array().unwrap() {
        let id = game["id"].as_str().unwrap();
        let report = json(&["arena", id, "greedy", "random", "-n", "8", "--threads", "2", "--json"]);
        for field in ["game", "seats", "options", "games", "threads", "seconds", "games_per_second"] {
            assert!(!report[field].is_null(), "{id}: {field}");
        }
        for field in ["decisions_per_game", "legal_moves_per_decision", "ends", "rounds_per_game"] {
            assert!(!report[field].is_null(), "{id}: {field}");
        }
        let bots = report["bots"].as_array().unwrap();
        for field in ["name", "wins", "win_rate", "ci95", "elo", "mean_score", "ms_per_move"] {
            assert!(bots.iter().all(|bot| !bot[field].is_null()), "{id}: {field}");
        }
        let wins: f64 = bots.iter().map(|bot| bot["wins"].as_f64().unwrap()).sum();
        assert!((wins - 8.0).abs() < 1e-6, "{id}: every game is won: {wins}");
        let bench = json(&["bench", id, "--seconds", "1", "--json"]);
        for field in ["games_per_second", "decisions_per_second", "decisions_per_game"] {
            assert!(bench[field].as_f64().unwrap() > 0.0, "{id}: {field}");
        }
        assert!(
            bench["position_bytes"].as_u64().unwrap() > 0 && bench["widest_decision"].as_u64().unwrap() > 1
        );
    }
}

#[test]
fn bots_are_made_to_measure() {
    let report = json(&["arena", "jaipur", "search:20", "feeling:3", "-n", "8", "--json"]);
    let wins = report["bots"][0]["wins"].as_f64().unwrap();
    assert!(wins > 4.0, "a search wins against large slips: {wins} of 8");
}

/// A bot's weights from start to finish: tuned into a file, played with, and checked against results.
#[test]
fn weights_are_tuned_into_a_file_and_measured() {
    let folder = Folder::new();
    let file = folder.file("karma.toml", "");
    let out = ["--out", &file, "--steps", "2", "-n", "4", "--iterations", "0", "--check", "8"];
    ok(&[&["tune", "karma"], &out[..]].concat());
    let tuned = std::fs::read_to_string(&file).unwrap();
    assert!(tuned.contains("coin = ") && tuned.contains("doubt = "), "{tuned}");

    // A bot that thinks only the turn counts plays differently from the built-in one.
    let balance = |more: &[&str]| json(&[&["balance", "karma", "-n", "40", "--json"], more].concat());
    let odd = folder.file("odd.toml", tuned.replace("turn = ", "turn = 99"));
    let (usual, strange) = (balance(&[]), balance(&["--weights", &odd]));
    assert_eq!((&usual["games"], usual["order"].as_array().unwrap().len()), (&40.into(), 2));
    assert_ne!(usual["rounds_per_game"], strange["rounds_per_game"]);
    let said = refused(&["balance", "karma", "--weights", &folder.file("bad.toml", "coin = true")]);
    assert!(said.contains("bad.toml"), "{said}");

    let curve = json(&["calibrate", "karma", "-n", "4", "--iterations", "20", "--json"]);
    assert_eq!(curve["games"], 4, "{curve}");
    let decisions = |bins: &Value| -> u64 {
        bins.as_array().unwrap().iter().map(|bin| bin["decisions"].as_u64().unwrap()).sum()
    };
    assert_eq!(decisions(&curve["bins"]), decisions(&curve["fitted"]), "told otherwise, the same games");
    let is_above_0 = |name: &str| curve[name].as_f64().is_some_and(|number| number > 0.0);
    assert!(["power", "power_error", "factor", "factor_error"].into_iter().all(is_above_0), "{curve}");
}

/// What `--each` writes adds up to what is printed.
#[test]
fn every_measured_game_can_be_written_down() {
    let folder = Folder::new();
    let file = folder.file("luck.jsonl", "");
    let small = ["-n", "3", "--luck-only", "--outcomes", "2", "--ahead", "2", "--ways", "1", "--json"];
    let told = json(&[&["skill", "karma", "easy", "--each", &file], &small[..]].concat());
    let lines = std::fs::read_to_string(&file).unwrap();
    let games: Vec<Value> = lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(games.len(), 3);
    let luck = |game: &Value| -> f64 {
        let moments = game["moments"].as_array().unwrap();
        assert!(moments.iter().all(|moment| moment["chances"].as_array().unwrap().len() == 2));
        moments.iter().filter_map(|moment| moment["luck"][0].as_f64()).sum()
    };
    let (mean, printed) = (games.iter().map(luck).sum::<f64>() / 3.0, &told["bots"][0]["luck"][0]["mean"]);
    assert!((mean - printed.as_f64().unwrap()).abs() < 1e-4, "{mean} written, {printed} printed");
}

#[test]
fn the_same_seed_gives_the_same_arena() {
    let play = |threads| {
        let mut report = json(&[
            "arena",
            "jaipur",
            "greedy",
            "random",
            "-n",
            "20",
            "--threads",
            threads,
            "--seed",
            "3",
            "--json",
        ]);
        let bots = report["bots"].as_array_mut().unwrap();
        for bot in bots.iter_mut() {
            bot["ms_per_move"] = Value::Null;
        }
        (report["bots"].clone(), report["decisions_per_game"].clone())
    };
    assert_eq!(play("1"), play("2"));
    let table = ok(&["arena", "jaipur", "greedy", "random", "-n", "20"]);
    assert!(table.contains("win rate") && table.contains("greedy"), "{table}");
}

#[test]
fn perft_counts_from_a_seed_or_a_position() {
    let dealt = json(&["perft", "jaipur", "2", "--seed", "5", "--json"]);
    assert_eq!(dealt["nodes"].as_array().unwrap().len(), 2);
    let input =
        b"{\"cmd\":\"new\",\"game\":\"jaipur\",\"seed\":5,\"auto_chance\":true}\n{\"cmd\":\"moves\"}\n";
    let ran = run_in(&Folder::new().0, &["engine"], input);
    let replies: Vec<Value> = ran.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let position = replies[0]["position"].as_str().unwrap();
    assert_eq!(json(&["perft", "jaipur", "2", "--position", position, "--json"])["nodes"], dealt["nodes"]);
    assert_eq!(dealt["nodes"][0], replies[1]["moves"].as_array().unwrap().len());
    assert!(ok(&["perft", "jaipur", "1"]).starts_with("depth  1"));
}

#[test]
fn components_are_shown_exported_and_checked() {
    let folder = Folder::new();
    let games = json(&["games", "--json"]);
    for game in games["games"].as_array().unwrap() {
        let id = game["id"].as_str().unwrap();
        let shown = ok(&["components", id]);
        assert!(shown.contains(" [ruling]") && !shown.contains("[untagged]"), "{id}: {shown}");
        assert_eq!(shown.contains(" [stand-in] *"), shown.contains("are not known to us"), "{id}");
        let exported = ok(&["components", id, "--export"]);
        let file = folder.file(&format!("{id}.toml"), &exported);
        let checked = ok(&["components", id, "--check", &file]);
        assert!(checked.contains("is good for"), "{checked}");
        assert!(checked.contains(game["hashes"]["default"].as_str().unwrap()), "{checked}");
    }
}

#[test]
fn completions_are_printed() {
    for shell in ["bash", "zsh", "fish"] {
        assert!(ok(&["completions", shell]).contains("durbar"), "{shell}");
    }
}

#[test]
fn a_finished_game_is_verified_and_a_changed_one_is_not() {
    let folder = Folder::new();
    let (path, text) = finished_log(&folder.0);
    assert!(ok(&["verify", &path]).starts_with("ok: every move is legal; all "));
    let verdict = json(&["verify", &path, "--json"]);
    assert_eq!((&verdict["ok"], &verdict["sealed"]), (&true.into(), &0.into()));

    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let at = lines.iter().rposition(|line| line.starts_with("* market")).unwrap();
    lines[at] = (if lines[at] == "* market camel" { "* market leather" } else { "* market camel" }).into();
    let changed = folder.file("changed.log", lines.join("\n"));
    let ran = run(&["verify", &changed, "--json"]);
    let verdict: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(ran.status, Some(1));
    assert_eq!((&verdict["ok"], &verdict["line"]), (&false.into(), &(at + 1).into()));

    let sealed: Vec<&str> = text.lines().filter(|line| !line.starts_with("seed ")).collect();
    let sealed = folder.file("sealed.log", sealed.join("\n"));
    assert!(ok(&["verify", &sealed]).contains("the seed is not revealed"));
}

#[test]
fn a_game_is_replayed_in_words() {
    let folder = Folder::new();
    let (path, text) = finished_log(&folder.0);
    let story = ok(&["replay", &path, "--names", "Ann,Ben"]);
    assert!(story.contains("Ann") && story.contains("Ben"), "{story}");
    let body = text.split("begin\n").nth(1).unwrap();
    let entries = body.lines().filter(|line| !line.starts_with("seed ")).count();
    assert!(story.contains(&format!("{entries:>4}  ")));
    let table = ok(&["replay", &path, "--ply", "20", "--seat", "0"]);
    assert!(table.lines().count() > 8, "{table}");
    let own = ok(&["replay", &path, "--seat", "0"]);
    assert!(own.contains('?'), "the other hand is hidden");
    assert!(ok(&["replay", &path, "--language", "de"]).contains("Spieler 1"));
}

#[cfg(unix)]
#[test]
fn an_interrupted_arena_reports_what_it_has() {
    let folder = Folder::new();
    let child = command(&folder.0)
        .args(["arena", "jaipur", "greedy", "random", "-n", "1000000000", "--json"])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    std::thread::sleep(Duration::from_millis(500));
    assert!(Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap().success());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    let games = report["games"].as_u64().unwrap();
    assert!(0 < games && games < 1_000_000_000, "{report}");
}

/// Records that were interrupted anywhere and continued are the same as those made in one go, on any number
/// of threads.
#[test]
fn self_play_goes_on_where_it_was_left() {
    let folder = Folder::new();
    let play = |file: &str, games: &str, threads: &str| {
        let path = folder.0.join(file).to_str().unwrap().to_owned();
        let arguments = ["selfplay", "charmers", "--level", "search:4", "--wander", "0.3", "-n", games];
        ok(&[&arguments[..], &["--threads", threads, "--out", &path]].concat());
        path
    };
    let whole = std::fs::read(play("whole", "3", "2")).unwrap();
    let broken = play("broken", "2", "1");
    let two = std::fs::read(&broken).unwrap();
    assert_eq!(two, whole[..two.len()]);
    std::fs::write(&broken, &whole[..whole.len() - 5]).unwrap();
    assert_eq!(std::fs::read(play("broken", "3", "1")).unwrap(), whole);
    let other = ["selfplay", "charmers", "--level", "search:5", "-n", "3", "--out", &broken];
    assert!(refused(&other).contains("holds other games"));
}
