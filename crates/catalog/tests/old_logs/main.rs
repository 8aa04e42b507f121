//! Logs of every rules version there ever was, kept as they were written: rules may change, but what was
//! played stays the same. Each log replays and verifies, and those that stop midway are played to the end.
//!
//! `UPDATE_LOGS=1 cargo test --workspace --test old_logs` writes logs for the newest versions that have none:
//! once for every rules version, before the next one.

mod write;

use std::fs;
use std::path::{Path, PathBuf};

use registry::AnyMatch;
use table::{Log, Rng, Turn};

/// At least this many logs of every version are kept.
const FEWEST: usize = 20;

/// The folder of one game's logs of one version.
fn folder(game: &str, version: u32) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/logs/{game}/{version}"))
}

/// The kept logs, by file name.
fn kept(game: &str, version: u32) -> Vec<(String, Log)> {
    let Ok(files) = fs::read_dir(folder(game, version)) else { return Vec::new() };
    let mut paths: Vec<PathBuf> = files.map(|file| file.unwrap().path()).collect();
    paths.sort();
    let read = |path: &PathBuf| Log::parse(&fs::read_to_string(path).unwrap()).unwrap();
    paths.iter().map(|path| (path.display().to_string(), read(path))).collect()
}

/// Every kept log of every version of every game.
fn each(mut look: impl FnMut(&str, u32, &Log)) {
    for card in catalog::standard().cards() {
        for version in 1..=card.rules_version {
            let logs = kept(card.id, version);
            let newest = version == card.rules_version;
            assert!(newest && logs.is_empty() || logs.len() >= FEWEST, "{} {version}", card.id);
            for (name, log) in &logs {
                look(name, version, log);
            }
        }
    }
}

#[test]
fn every_old_log_replays_and_verifies_under_its_own_version() {
    each(|name, version, log| {
        assert_eq!(log.header.rules_version, version, "{name}");
        let game = catalog::standard().load(log).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(game.revealed_log().to_string(), log.to_string(), "{name}");
        let verdict = catalog::standard().game_of(log).unwrap().verify(log);
        let verdict = verdict.unwrap_or_else(|error| panic!("{name}: {error}"));
        let is_study = log.header.position.is_some();
        let expected = (log.seed.is_some(), log.seed.is_none() && !is_study);
        assert_eq!((verdict.drawn > 0, verdict.sealed > 0), expected, "{name}: {verdict:?}");
        assert!(verdict.forced == 0 || is_study, "{name}: {verdict:?}");
    });
}

/// The first half of a log is a match in progress: it goes on under its own rules, not the newest.
#[test]
fn a_match_cut_in_the_middle_is_played_to_its_end_under_its_own_version() {
    each(|name, version, log| {
        if log.seed.is_none() || log.header.position.is_some() {
            return;
        }
        let half = Log { lines: log.lines[..log.lines.len() / 2].to_vec(), ..log.clone() };
        let mut game = catalog::standard().load(&half).unwrap_or_else(|error| panic!("{name}: {error}"));
        play_to_the_end(game.as_mut(), &mut Rng::new(5));
        let log = game.revealed_log();
        assert_eq!(log.header.rules_version, version, "{name}");
        let verdict = catalog::standard().game_of(&log).unwrap().verify(&log);
        assert!(verdict.is_ok_and(|verdict| verdict.drawn > 0), "{name}");
    });
}

fn play_to_the_end(game: &mut dyn AnyMatch, rng: &mut Rng) {
    loop {
        match game.turn() {
            Turn::Over => return,
            Turn::Chance => drop(game.roll().unwrap()),
            Turn::Seat { seat } => {
                let moves = game.moves();
                game.play(seat, &moves[rng.below(moves.len() as u32) as usize].text).unwrap();
            }
        }
    }
}
