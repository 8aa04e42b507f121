//! The games that can be played, as programs read them.

use registry::{AnyGame, Registry};
use serde_json::{Value, json};
use table::{ComponentSet, Config, OptionInfo, OptionKind, SetupError, fingerprint};

/// The games as the engine protocol lists them.
pub fn list(games: &Registry) -> Result<Vec<Value>, SetupError> {
    games.cards().into_iter().filter_map(|card| games.game(card.id).ok()).map(describe).collect()
}

fn describe(game: &dyn AnyGame) -> Result<Value, SetupError> {
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

/// Each built-in component set with its hash.
pub fn editions(game: &dyn AnyGame) -> Result<Vec<(&'static str, String)>, SetupError> {
    let hash = |edition: &'static table::Edition| {
        let components = ComponentSet::Edition(edition.name.into());
        let tables = game.tables(&Config { components, ..Config::new(game.card().seats.0) })?;
        Ok((edition.name, fingerprint(&tables.text)))
    };
    game.card().editions.iter().map(hash).collect()
}
