//! The games that can be played here.

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use registry::Registry;
use serde::Deserialize;
use utoipa::IntoParams;
use wire::{GameInfo, LessonInfo};

use super::App;
use super::id::Id;
use super::problem::Answer;
use crate::settings::ComponentSets;
use sitting::{Denial, lessons_told, offer};

/// All games with their options, component sets and bots.
#[utoipa::path(get, path = "/api/games", operation_id = "list_games", responses((status = 200, body = Vec<GameInfo>)))]
pub(super) async fn list(State(app): State<App>) -> Json<Vec<GameInfo>> {
    Json(app.games.clone())
}

/// Which language.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Tongue {
    /// Its short name, for example `de`; what is missing is given in English.
    language: Option<String>,
}

/// A game's own sentences in a language, as the text of a Fluent file, for clients built without them.
#[utoipa::path(get, path = "/api/games/{id}/words", operation_id = "game_words", params(("id" = String, Path), Tongue), responses(
    (status = 200, body = String, content_type = "application/json")))]
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

/// A game's lessons in the order they are offered, each started as its own table (`lesson` of a new table).
/// The sentences are given by their ids and are among the game's words.
#[utoipa::path(get, path = "/api/games/{id}/lessons", operation_id = "game_lessons", params(("id" = String, Path)), responses(
    (status = 200, body = Vec<LessonInfo>)))]
pub(super) async fn lessons(State(app): State<App>, Id(id): Id) -> Answer<Vec<LessonInfo>> {
    let game = app.settings.games.game(&id).map_err(|_| Denial::NO_SUCH_GAME)?;
    Ok(Json(lessons_told(game.card().id, &game.lessons())))
}

/// The list of all games. It does not change while the server runs.
pub(super) fn all(games: &Registry, components: &ComponentSets) -> Vec<GameInfo> {
    let games = games.cards().into_iter().filter_map(|card| games.game(card.id).ok());
    games.map(|game| offer::info(game, components.names(game.card()))).collect()
}

/// Which component set.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Which {
    /// Its name; the default set if left out.
    set: Option<String>,
}

/// The component tables of a game, each saying where its values come from.
#[utoipa::path(get, path = "/api/games/{id}/components", operation_id = "game_components", params(("id" = String, Path), Which), responses(
    (status = 200, body = serde_json::Value)))]
pub(super) async fn components(
    State(app): State<App>,
    Id(id): Id,
    which: Result<Query<Which>, QueryRejection>,
) -> Answer<serde_json::Value> {
    let game = app.settings.games.game(&id).map_err(|_| Denial::NO_SUCH_GAME)?;
    let set = app.components.named(game.card().id, which?.set.as_deref());
    Ok(Json(offer::tables(game, set)?))
}
