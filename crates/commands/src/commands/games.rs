//! `durbar games`: what can be played.

use std::io::{Write as _, stdout};
use std::process::ExitCode;

use anyhow::Result;
use registry::{AnyGame, Registry};
use serde_json::{Value, json};
use table::{OptionInfo, OptionKind};

use super::welcome::editions;
use crate::columns::align;

#[derive(clap::Args, Debug)]
pub(crate) struct Arguments {
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(games: &Registry, arguments: &Arguments) -> Result<ExitCode> {
    if arguments.json {
        writeln!(stdout(), "{}", json!({ "ok": true, "games": list(games)? }))?;
    } else {
        write!(stdout(), "{}", table(games)?)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The games as the engine protocol lists them.
pub(crate) fn list(games: &Registry) -> Result<Vec<Value>> {
    games.cards().into_iter().map(|card| describe(games.game(card.id)?)).collect()
}

fn describe(game: &dyn AnyGame) -> Result<Value> {
    let card = game.card();
    let editions = editions(game)?;
    let names: Vec<&str> = editions.iter().map(|(name, _)| *name).collect();
    let hashes: serde_json::Map<String, Value> =
        editions.iter().map(|(name, hash)| ((*name).to_owned(), json!(hash))).collect();
    Ok(json!({
        "id": card.id,
        "title": card.title,
        "seats": [card.seats.0, card.seats.1],
        "options": card.options.iter().map(option).collect::<Vec<_>>(),
        "editions": names,
        "hashes": hashes,
        "levels": game.levels(),
        "rules_version": card.rules_version,
        "rules_versions": card.rules_versions().collect::<Vec<_>>(),
    }))
}

fn option(info: &OptionInfo) -> Value {
    match &info.kind {
        OptionKind::Switch { default } => json!({ "key": info.key, "type": "switch", "default": default }),
        OptionKind::Choice { values } => {
            json!({ "key": info.key, "type": "choice", "values": values, "default": info.kind.default() })
        }
        OptionKind::Text { default } => json!({ "key": info.key, "type": "text", "default": default }),
    }
}

fn table(games: &Registry) -> Result<String> {
    let mut rows = vec![["game", "title", "seats", "editions", "bots", "options"].map(String::from).to_vec()];
    for card in games.cards() {
        let (least, most) = card.seats;
        let options: Vec<String> = card.options.iter().map(in_short).collect();
        rows.push(vec![
            card.id.into(),
            card.title.into(),
            if least == most { least.to_string() } else { format!("{least}-{most}") },
            card.editions.iter().map(|edition| edition.name).collect::<Vec<_>>().join(" "),
            games.levels(card.id)?.join(" "),
            options.join(" "),
        ]);
    }
    Ok(align(&rows, 6))
}

/// An option with its default first, as it would be typed.
fn in_short(info: &OptionInfo) -> String {
    let values = match &info.kind {
        OptionKind::Switch { default: true } => "on|off".into(),
        OptionKind::Switch { default: false } => "off|on".into(),
        OptionKind::Choice { values } => values.join("|"),
        OptionKind::Text { .. } => "TEXT".into(),
    };
    format!("{}={values}", info.key)
}
