//! The games that can be played here.

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use registry::{AnyGame, Registry};
use serde::Deserialize;
use table::{Config, SetupError};
use utoipa::IntoParams;
use wire::{GameInfo, LessonInfo, OptionInfo, OptionKind, Problem};

use super::App;
use super::id::Id;
use super::problem::Answer;
use crate::denial::Denial;
use crate::settings::ComponentSets;
use crate::sitting::lessons_told;
use crate::tell;

/// All games with their options, component sets and bots.
#[utoipa::path(get, path = "/api/games", operation_id = "list_games", responses((status = 200, body = Vec<GameInfo>), (status = 429, body = Problem)))]
pub(super) async fn list(State(app): State<App>) -> Json<Vec<GameInfo>> {
    Json(app.games.clone())
}

/// Which language.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Tongue {
    /// Its short name, for example `de`; what it lacks is said in English.
    language: Option<String>,
}

/// A game's own sentences in a language, as the text of a Fluent file, for clients that were built without them.
#[utoipa::path(get, path = "/api/games/{id}/words", operation_id = "game_words", params(("id" = String, Path), Tongue), responses(
    (status = 200, body = String, content_type = "application/json"), (status = 400, body = Problem),
    (status = 404, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn words(
    State(app): State<App>,
    Id(id): Id,
    tongue: Result<Query<Tongue>, QueryRejection>,
) -> Answer<String> {
    let game = app.settings.games.game(&id).map_err(|_| Denial::NO_SUCH_GAME)?;
    let wished = tongue?.0.language.unwrap_or_default();
    let files = game.words();
    let in_language = |language: &str| files.iter().find(|file| file.language == language);
    let found = in_language(&wished).or_else(|| in_language("en"));
    Ok(Json(found.map(|file| file.text.clone()).unwrap_or_default()))
}

/// A game's lessons in the order they are offered, each begun as a table of its own (`lesson` of a new table). The
/// sentences are named by their ids and stand among the game's words.
#[utoipa::path(get, path = "/api/games/{id}/lessons", operation_id = "game_lessons", params(("id" = String, Path)), responses(
    (status = 200, body = Vec<LessonInfo>), (status = 400, body = Problem), (status = 404, body = Problem),
    (status = 429, body = Problem)))]
pub(super) async fn lessons(State(app): State<App>, Id(id): Id) -> Answer<Vec<LessonInfo>> {
    let game = app.settings.games.game(&id).map_err(|_| Denial::NO_SUCH_GAME)?;
    Ok(Json(lessons_told(game.card().id, &game.lessons())))
}

/// The list of all games. It does not change while the server runs.
pub(super) fn all(games: &Registry, components: &ComponentSets) -> Vec<GameInfo> {
    let games = games.cards().into_iter().filter_map(|card| games.game(card.id).ok());
    games.map(|game| info(components, game)).collect()
}

/// Which component set.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Which {
    /// Its name; left out: the default.
    set: Option<String>,
}

/// The component tables of a game, each with where its values come from.
#[utoipa::path(get, path = "/api/games/{id}/components", operation_id = "game_components", params(("id" = String, Path), Which), responses(
    (status = 200, body = serde_json::Value), (status = 400, body = Problem), (status = 404, body = Problem),
    (status = 422, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn components(
    State(app): State<App>,
    Id(id): Id,
    which: Result<Query<Which>, QueryRejection>,
) -> Answer<serde_json::Value> {
    let game = app.settings.games.game(&id).map_err(|_| Denial::NO_SUCH_GAME)?;
    let set = app.components.named(game.card().id, which?.set.as_deref());
    tables_of(game, set).map(Json)
}

fn tables_of(game: &dyn AnyGame, set: table::ComponentSet) -> Result<serde_json::Value, Denial> {
    let config = Config { components: set, ..Config::new(game.card().seats.0) };
    let bad = |error: SetupError| Denial::quoting("bad_setup", "server-bad-setup", error.to_string());
    Ok(tell::components(game.begin(&config, None).map_err(bad)?.as_ref()))
}

fn info(sets: &ComponentSets, game: &dyn AnyGame) -> GameInfo {
    let card = game.card();
    let default = table::ComponentSet::Edition("default".to_owned());
    GameInfo {
        id: card.id.to_owned(),
        title: card.title.to_owned(),
        least: card.seats.0 as u8,
        most: card.seats.1 as u8,
        options: card.options.iter().map(option).collect(),
        components: sets.names(card),
        levels: game.levels().iter().map(|level| (*level).to_owned()).collect(),
        former_levels: registry::former_levels()
            .map(|(former, level)| (former.to_owned(), level.to_owned()))
            .collect(),
        lessons: game.lessons().into_iter().map(|lesson| lesson.name).collect(),
        stand_ins: tables_of(game, default).map(|tables| tell::stand_ins(&tables)).unwrap_or_default(),
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
