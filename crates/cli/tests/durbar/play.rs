//! Playing line by line: a whole game, saving, resuming, and being killed.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Command, Stdio};
use std::time::Duration;

use crate::{Folder, command, complaint, finished_log, ok, run_in};

#[test]
fn a_whole_game_is_played_and_verified() {
    let folder = Folder::new();
    let (path, text) = finished_log(&folder.0);
    assert!(text.contains("\nseed "), "the seed is revealed");
    assert!(ok(&["verify", &path]).starts_with("ok"));
    assert!(!folder.0.join("saves/jaipur.log").exists(), "nothing waits any more");
}

#[test]
fn every_game_is_played_to_its_end_line_by_line() {
    let games: serde_json::Value = serde_json::from_str(&ok(&["games", "--json"])).unwrap();
    for game in games["games"].as_array().unwrap() {
        let folder = Folder::new();
        let id = game["id"].as_str().unwrap();
        let input = "1\nend\n".repeat(5000);
        let ran = run_in(&folder.0, &["play", id, "--seed", "3", "--bots", "random"], input.as_bytes());
        assert_eq!((ran.status, ran.err.as_str()), (Some(0), ""), "{id}");
        assert!(
            ran.out.contains("The game is over."),
            "{id}: {}",
            &ran.out[ran.out.len().saturating_sub(500)..]
        );
    }
}

#[test]
fn a_game_is_saved_and_resumed() {
    let folder = Folder::new();
    let ran = run_in(&folder.0, &["play", "jaipur"], b"1\nend\n");
    assert_eq!(ran.status, Some(0), "{}", ran.err);
    assert!(ran.out.contains("commitment is ") && ran.out.contains("The game is saved"), "{}", ran.out);
    let log = || std::fs::read_to_string(folder.0.join("saves/jaipur.log")).unwrap();
    let first = log();
    assert!(first.contains("\ncontribute 0 ") && !first.contains("\nseed "), "{first}");
    let ran = run_in(&folder.0, &["play", "jaipur"], b"1\nend\nquit\n");
    assert_eq!(ran.status, Some(0), "{}", ran.err);
    assert!(log().starts_with(&first) && log().len() > first.len(), "the log goes on");
}

#[cfg(unix)]
#[test]
fn only_the_owner_can_read_the_seed() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = Folder::new();
    run_in(&folder.0, &["play", "jaipur"], b"");
    let mode = std::fs::metadata(folder.0.join("saves/jaipur.seed")).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
}

#[test]
fn other_settings_do_not_silently_resume() {
    let folder = Folder::new();
    let play = |arguments: &[&str]| run_in(&folder.0, &[&["play", "jaipur"], arguments].concat(), b"");
    assert_eq!(play(&["--seed", "3", "--option", "single_round=on"]).status, Some(0));
    assert_eq!(play(&["--seed", "3", "--option", "single_round=on"]).status, Some(0));
    assert_eq!(play(&["--names", "Zoe"]).status, Some(0));
    for (arguments, what) in [
        (&["--seed", "4"][..], "seed"),
        (&["--option", "single_round=off"], "option single_round"),
        (&["--bots", "random"], "choice of bots"),
        (&["--hot-seat"], "number of people"),
    ] {
        let ran = play(arguments);
        assert!(complaint(&ran, arguments).contains(&format!("with a different {what}")), "{}", ran.err);
    }
    assert_eq!(play(&["--new", "--bots", "random"]).status, Some(0));
    let given_up = std::fs::read_to_string(folder.0.join("saves/finished/jaipur-1.log")).unwrap();
    assert!(given_up.contains("\nseed "), "the seed of a game given up is revealed");
}

#[test]
fn a_killed_game_has_lost_nothing() {
    let folder = Folder::new();
    let mut child = command(&folder.0)
        .args(["play", "jaipur", "--hot-seat", "--seed", "5"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
    let mut wait_for = |text: &str| lines.find(|line| line.contains(text)).unwrap();
    wait_for("press Enter");
    stdin.write_all(b"\n").unwrap();
    let first = wait_for("   1  ");
    let mv = first.split(['[', ']']).nth(1).unwrap().to_owned();
    stdin.write_all(b"1\nend\n").unwrap();
    wait_for("press Enter");
    child.kill().unwrap();
    child.wait().unwrap();
    let log = std::fs::read_to_string(folder.0.join("saves/jaipur.log")).unwrap();
    assert!(log.lines().any(|line| line.ends_with(&format!(" {mv}"))), "{mv} in {log}");
    assert_eq!(run_in(&folder.0, &["play", "jaipur"], b"").status, Some(0));
}

/// When the window is closed, the program must notice and exit, and the game can be resumed.
#[test]
fn a_closed_terminal_ends_the_program() {
    let folder = Folder::new();
    let mut terminal = Command::new("script")
        .args(["-qc", &format!("{} play jaipur", env!("CARGO_BIN_EXE_durbar")), "/dev/null"])
        .env("DURBAR_DATA", &folder.0)
        .env("TERM", "xterm")
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    let waited = |mut ready: Box<dyn FnMut() -> bool>| {
        (0..100).any(|_| {
            ready() || {
                std::thread::sleep(Duration::from_millis(100));
                false
            }
        })
    };
    let save = folder.0.join("saves/jaipur.log");
    assert!(waited(Box::new(|| save.exists())), "the game begins");
    terminal.kill().unwrap();
    terminal.wait().unwrap();
    let taken_up = || run_in(&folder.0, &["play", "jaipur"], b"").status == Some(0);
    assert!(waited(Box::new(taken_up)), "the first window is still there");
}

#[test]
fn a_second_window_is_sent_away() {
    let folder = Folder::new();
    let mut first = command(&folder.0)
        .args(["play", "jaipur"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(first.stdout.take().unwrap()).lines().map(Result::unwrap);
    lines.find(|line| line.contains("   1  ")).unwrap();
    let ran = run_in(&folder.0, &["play", "jaipur"], b"");
    assert!(complaint(&ran, &["play"]).contains("another window"));
    drop(first.stdin.take());
    // Read the rest so that the first window can finish its output.
    lines.for_each(drop);
    assert!(first.wait().unwrap().success());
}

#[test]
fn words_and_wrong_moves_are_answered() {
    let folder = Folder::new();
    let input = b"help\nhint\nmoves\nundo\nend\n0\n999\nsell gold 40\ntake\n\xff\xfe\n\nquit\n";
    let ran = run_in(&folder.0, &["play", "jaipur", "--seed", "7"], input);
    assert_eq!((ran.status, ran.err.as_str()), (Some(0), ""));
    for text in ["Also: moves, undo", "1. ", "Nothing to undo", "You can't do that now", "is not a move"] {
        assert!(ran.out.contains(text), "{text} in {}", ran.out);
    }
    let log = std::fs::read_to_string(folder.0.join("saves/jaipur.log")).unwrap();
    assert!(!log.lines().any(|line| line.starts_with("0 ")), "nothing was played");
}

#[test]
fn german_speaks() {
    let folder = Folder::new();
    let ran = run_in(&folder.0, &["play", "jaipur", "--language", "de"], b"");
    assert!(ran.out.contains("Die Partie ist gespeichert"), "{}", ran.out);
}

#[test]
fn bots_play_among_themselves() {
    let folder = Folder::new();
    let ran = run_in(&folder.0, &["play", "jaipur", "--bots", "greedy,random"], b"");
    assert_eq!(ran.status, Some(0), "{}", ran.err);
    assert!(ran.out.contains("The game is over.") && ran.out.contains("Greedy"), "{}", ran.out);
}
