//! What can be played, before a table is made.

use registry::AnyGame;
use table::{Config, SetupError};
use wire::{GameInfo, OptionInfo, OptionKind};

use crate::{Denial, tell};

/// The component tables of a set, as JSON.
pub fn tables(game: &dyn AnyGame, set: table::ComponentSet) -> Result<serde_json::Value, Denial> {
    let config = Config { components: set, ..Config::new(game.card().seats.0) };
    let bad = |error: SetupError| Denial::quoting("bad_setup", "server-bad-setup", error.to_string());
    Ok(tell::components(game.begin(&config, None).map_err(bad)?.as_ref()))
}

/// A game as it is presented for choosing, with the component sets available here.
pub fn info(game: &dyn AnyGame, components: Vec<String>) -> GameInfo {
    let card = game.card();
    let default = table::ComponentSet::Edition("default".to_owned());
    GameInfo {
        id: card.id.to_owned(),
        title: card.title.to_owned(),
        least: card.seats.0 as u8,
        most: card.seats.1 as u8,
        options: card.options.iter().map(option).collect(),
        components,
        levels: game.levels().iter().map(|level| (*level).to_owned()).collect(),
        former_levels: registry::former_levels()
            .map(|(former, level)| (former.to_owned(), level.to_owned()))
            .collect(),
        lessons: game.lessons().into_iter().map(|lesson| lesson.name).collect(),
        stand_ins: tables(game, default).map(|found| tell::stand_ins(&found)).unwrap_or_default(),
    }
}

fn option(info: &table::OptionInfo) -> OptionInfo {
    let (kind, values): (_, &[&str]) = match info.kind {
        table::OptionKind::Switch { .. } => (OptionKind::Switch, &["on", "off"]),
        table::OptionKind::Choice { values } => (OptionKind::Choice, values),
        table::OptionKind::Text { .. } => (OptionKind::Text, &[]),
    };
    OptionInfo {
        key: info.key.to_owned(),
        kind,
        values: values.iter().map(|value| (*value).to_owned()).collect(),
        default: info.kind.default().to_owned(),
    }
}
