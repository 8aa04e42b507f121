//! How well people play: leaderboards, players, and what a match changed.

use axum::Json;
use axum::extract::State;
use wire::{Profile, Ranked, RatingChange};

use super::App;
use super::id::{At, Id};
use super::problem::Answer;
use crate::ids;
use sitting::Denial;
use sitting::Who;

/// How many of a player's matches are shown.
const LAST_MATCHES: i64 = 20;

/// The top hundred of a game, people and bots, ordered by the lower end of each rating.
#[utoipa::path(get, path = "/api/games/{id}/ratings", operation_id = "game_ratings", params(("id" = String, Path)), responses(
    (status = 200, body = Vec<Ranked>)))]
pub(super) async fn of_game(State(app): State<App>, Id(id): Id) -> Answer<Vec<Ranked>> {
    let card = app.settings.games.card(&id).map_err(|_| Denial::NO_SUCH_GAME)?;
    Ok(Json(app.rooms.store().ranked(card.id).await?))
}

/// A player as everyone may see them, with the record against the player who asks.
#[utoipa::path(get, path = "/api/players/{id}", operation_id = "show_player", params(("id" = String, Path)), responses(
    (status = 200, body = Profile)))]
pub(super) async fn of_player(State(app): State<App>, who: Option<Who>, Id(id): Id) -> Answer<Profile> {
    if !ids::is_public_id(&id) {
        return Err(Denial::NO_SUCH_PLAYER.into());
    }
    let store = app.rooms.store();
    let name = store.player_name(&id).await?.ok_or(Denial::NO_SUCH_PLAYER)?;
    let program = store.account_of(&id).await?.is_some_and(|account| account.is_program());
    let asker = who.as_ref().map(|who| who.player.as_str());
    let against = match asker {
        Some(asker) => store.record(asker, &id).await?,
        None => std::collections::BTreeMap::new(),
    };
    let ratings = store.ratings_of(&id).await?;
    let matches = store.rated_matches(&id, asker, LAST_MATCHES).await?;
    let losses = store.losses(&id, asker).await?;
    Ok(Json(Profile { player: id, name, program, ratings, matches, against, losses }))
}

/// What a match did to each seat's rating: empty until it is counted, a moment after it ends, and always
/// empty for an unrated match.
#[utoipa::path(get, path = "/api/tables/{id}/ratings", operation_id = "table_ratings", params(("id" = String, Path)), responses(
    (status = 200, body = Vec<Option<RatingChange>>)))]
pub(super) async fn of_table(State(app): State<App>, At { id, .. }: At) -> Answer<Vec<Option<RatingChange>>> {
    Ok(Json(app.rooms.store().changes(&id).await?))
}
