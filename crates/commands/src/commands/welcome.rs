//! `durbar` alone shows how to start; `durbar --version` says what is installed.

use std::io::{Write as _, stdout};
use std::process::ExitCode;

use anyhow::Result;
use registry::Registry;

/// A few lines for a newcomer to start from.
pub(crate) fn teach(games: &Registry) -> Result<ExitCode> {
    let cards = games.cards();
    let titles: Vec<&str> = cards.iter().map(|card| card.title).collect();
    let game = cards.first().map_or("GAME", |card| card.id);
    writeln!(stdout(), "Durbar: games of Indian courts and bazaars ({}).\n", titles.join(", "))?;
    let examples = [
        (format!("play {game}"), "play now against a bot; the bottom line shows the keys"),
        (format!("play {game} --hot-seat"), "people at one screen"),
        ("games".into(), "what can be played: seats, options, bots"),
        ("replay LOG".into(), "step through a game"),
        ("verify LOG".into(), "check that cards and dice were fair"),
        (format!("arena {game} greedy random"), "play bots against each other"),
        ("engine".into(), "the rules and bots for your own programs"),
    ];
    for (command, purpose) in examples {
        writeln!(stdout(), "  durbar {command:<28} {purpose}")?;
    }
    writeln!(stdout(), "\ndurbar --help lists every command, durbar COMMAND --help its options.")?;
    Ok(ExitCode::SUCCESS)
}

/// The version, then each game with its rules version and editions.
pub(crate) fn version(games: &Registry) -> Result<ExitCode> {
    writeln!(stdout(), "durbar {}", env!("CARGO_PKG_VERSION"))?;
    for card in games.cards() {
        let editions = engine::editions(games.game(card.id)?)?;
        let named: Vec<String> =
            editions.iter().map(|(name, hash)| format!("{name} {}", &hash[..16])).collect();
        writeln!(stdout(), "{} rules {}, components {}", card.id, card.rules_version, named.join(", "))?;
    }
    Ok(ExitCode::SUCCESS)
}
