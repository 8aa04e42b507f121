//! Games played in parts and put together match what the arena and self-play do in one go.

use std::path::PathBuf;

use registry::{Entrant, LabError, Notes, Trial};
use search::Effort;
use table::Config;

const GAMES: u32 = 10;

fn trial(config: &Config) -> Trial<'_> {
    Trial { config, games: GAMES, threads: 2, seed: 7, effort: Effort::default(), go_on: &|| true }
}

fn named(name: &str) -> Entrant {
    Entrant::Named(name.into())
}

#[test]
fn the_arena_s_games_are_those_of_its_parts() {
    let (games, config) = (catalog::standard(), Config::new(3));
    let game = games.game("karma").unwrap();
    let bots = [("greedy".into(), named("greedy")), ("random".into(), named("random"))];
    let report = game.meet(&trial(&config), &bots).unwrap();
    let entrants = [named("greedy"), named("random")];
    let part = |numbers| game.results(&trial(&config), &entrants, numbers).unwrap();
    let played = [part(0..4), part(4..5), part(5..GAMES)].concat();
    for (bot, row) in report.bots.iter().enumerate() {
        let mut wins = 0.0;
        for game in &played {
            let winners = game.standings.iter().filter(|standing| standing.place == 1).count() as f64;
            let mine =
                game.bots.iter().zip(&game.standings).filter(|(who, one)| **who == bot && one.place == 1);
            wins += mine.count() as f64 / winners;
        }
        assert!((wins - row.wins).abs() < 1e-9, "{}: {wins} wins, not {}", row.name, row.wins);
    }
}

#[test]
fn a_file_of_games_is_its_parts() {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("parts.games");
    let _ = std::fs::remove_file(&path);
    let (games, config) = (catalog::standard(), Config::new(2));
    let game = games.game("charmers").unwrap();
    let (player, notes) = (("easy".into(), named("easy")), Notes { path: &path, wander: 0.2, noted: 0.5 });
    assert_eq!(game.self_play(&trial(&config), &player, &notes).unwrap(), GAMES);
    let part = |numbers| game.self_play_part(&trial(&config), &player, &notes, numbers).unwrap();
    let ((head, first), (_, rest)) = (part(0..3), part(3..GAMES));
    assert!(std::fs::read(&path).unwrap() == [head, first, rest].concat());
}

#[test]
fn a_table_takes_at_least_one_bot_and_at_most_one_per_seat() {
    let (games, config) = (catalog::standard(), Config::new(2));
    let game = games.game("jaipur").unwrap();
    for bots in [0, 3] {
        let entrants = vec![named("greedy"); bots];
        let refused = game.results(&trial(&config), &entrants, 0..1);
        assert_eq!(refused, Err(LabError::Crowd { bots, seats: 2 }));
    }
}
