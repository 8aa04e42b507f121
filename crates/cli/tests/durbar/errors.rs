//! Bad input of any kind gets one line on stderr and a non-zero exit status.

use std::process::Stdio;

use crate::{Folder, command, complaint, refused, run, run_in};

#[test]
fn bad_arguments_get_one_line() {
    for arguments in [
        &["fly"][..],
        &["--fly"],
        &["play"],
        &["perft"],
        &["bench", "jaipur", "--seconds", "x"],
        &["bench", "jaipur", "--seconds", "0"],
        &["perft", "jaipur"],
        &["perft", "jaipur", "-1"],
        &["perft", "jaipur", "2", "--seed", "9007199254740992"],
        &["perft", "jaipur", "2", "--seed", "1", "--position", "x"],
        &["arena", "jaipur"],
        &["arena", "jaipur", "random", "-n", "0"],
        &["arena", "jaipur", "random", "--ms", "1", "--iterations", "1"],
        &["bench", "jaipur", "--option", "single_round"],
        &["completions", "tcl"],
        &["play", "jaipur", "--language", "fr"],
    ] {
        refused(arguments);
    }
}

#[test]
fn refusals_say_what_is_wrong() {
    let folder = Folder::new();
    let bad_log = folder.file("bad.log", "durbar-log 1\ngame chess 1\n");
    let other_game =
        format!("durbar-log 1\ngame chess 1\ncomponents default {}\nseats 2\nbegin\n", "0".repeat(64));
    let other_game = folder.file("chess.log", other_game);
    let not_text = folder.file("bytes.log", b"\xff\xfe");
    let bad_toml = folder.file("bad.toml", "goods = 7");
    for (arguments, expected) in [
        (&["play", "chess"][..], "there is no game \"chess\"; the games are: jaipur"),
        (&["bench", "chess"], "there is no game \"chess\""),
        (&["arena", "chess", "random"], "there is no game"),
        (&["perft", "chess", "1"], "there is no game"),
        (&["components", "chess"], "there is no game"),
        (&["bench", "jaipur", "--seats", "3"], "3 seats: the game is for 2 players"),
        (&["bench", "jaipur", "--option", "lid=on"], "unknown option lid"),
        (&["bench", "jaipur", "--option", "single_round=7"], "it is either on or off"),
        (&["bench", "jaipur", "--components", "/nowhere"], "cannot read /nowhere"),
        (&["bench", "jaipur", "--components", &bad_toml], "bad.toml does not fit Jaipur: "),
        (&["engine", "--components", &bad_toml], "bad.toml: "),
        (&["arena", "jaipur", "gandhi"], "there is no bot \"gandhi\"; the bots are: random, greedy"),
        (&["arena", "jaipur", "guess:1"], "unknown kind of bot \"guess\"; the kinds are: feeling:SLIP"),
        (&["arena", "jaipur", "feeling:much"], "\"much\" is not a size for slips"),
        (&["arena", "jaipur", "search:1.5"], "\"1.5\" is not a number of iterations"),
        (&["arena", "jaipur", "search:9@/nowhere"], "cannot read /nowhere"),
        (&["arena", "jaipur", "random", "random", "random"], "3 bots for 2 seats"),
        (&["perft", "jaipur", "1", "--position", "x"], "position: "),
        (&["play", "jaipur", "--bots", "gandhi"], "there is no bot \"gandhi\""),
        (&["play", "jaipur", "--bots", "random,random,random"], "3 bots for 2 seats"),
        (&["play", "jaipur", "--seats", "9"], "9 seats: the game is for 2 players"),
        (&["play", "jaipur", "--names", "A,B,C"], "3 names for 2 seats"),
        (&["play", "jaipur", "--names", ","], "is not a name"),
        (&["components", "jaipur", "--edition", "gold"], "unknown edition \"gold\""),
        (&["components", "jaipur", "--check", &bad_toml], "bad.toml does not fit Jaipur: component table "),
        (&["verify", "/nowhere"], "cannot read /nowhere"),
        (&["verify", &bad_log], "bad.log: line 3: "),
        (&["verify", &other_game], "chess.log: line 2: there is no game"),
        (&["verify", &not_text], "is not text in UTF-8"),
        (&["replay", &bad_log], "bad.log: line 3: "),
        (&["replay", &other_game], "line 2: there is no game"),
    ] {
        let line = refused(arguments);
        assert!(line.contains(expected), "{arguments:?}: {line}");
    }
}

#[test]
fn a_bad_log_is_refused_in_json_too() {
    let folder = Folder::new();
    let bad = folder.file("bad.log", "nonsense");
    let ran = run(&["verify", &bad, "--json"]);
    assert_eq!(ran.status, Some(1));
    assert!(ran.out.starts_with("{\"line\":1,\"ok\":false,\"reason\":"), "{}", ran.out);
}

#[test]
fn a_save_that_cannot_be_read_is_named_and_kept() {
    let folder = Folder::new();
    std::fs::create_dir_all(folder.0.join("saves")).unwrap();
    folder.file("saves/jaipur.log", "nonsense");
    let ran = run_in(&folder.0, &["play", "jaipur"], b"");
    assert!(complaint(&ran, &["play"]).contains("--new sets it aside"));
    let ran = run_in(&folder.0, &["play", "jaipur", "--new"], b"");
    assert_eq!(ran.status, Some(0), "{}", ran.err);
    let aside = std::fs::read_to_string(folder.0.join("saves/finished/jaipur-1.log")).unwrap();
    assert_eq!(aside, "nonsense");
}

#[test]
fn a_save_with_an_unknown_bot_is_refused() {
    let folder = Folder::new();
    assert_eq!(run_in(&folder.0, &["play", "jaipur", "--bots", "greedy"], b"").status, Some(0));
    let players = std::fs::read_to_string(folder.0.join("saves/jaipur.toml")).unwrap();
    folder.file("saves/jaipur.toml", players.replace("greedy", "gandhi"));
    let ran = run_in(&folder.0, &["play", "jaipur"], b"");
    assert!(complaint(&ran, &["play"]).contains("names an unknown bot"));
    std::fs::remove_file(folder.0.join("saves/jaipur.seed")).unwrap();
    let ran = run_in(&folder.0, &["play", "jaipur"], b"");
    assert!(complaint(&ran, &["play"]).contains("its seed is missing"));
}

#[test]
fn a_folder_that_cannot_be_written_is_named() {
    let folder = Folder::new();
    let file = folder.file("file", "");
    let ran = run_in(std::path::Path::new(&file), &["play", "jaipur"], b"");
    assert!(complaint(&ran, &["play"]).contains("cannot make the folder"));
}

#[test]
fn a_closed_pipe_is_not_an_error() {
    let folder = Folder::new();
    let mut child = command(&folder.0)
        .args(["components", "jaipur", "--export"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
}
