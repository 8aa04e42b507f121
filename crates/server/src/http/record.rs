//! A match as a record: log, replay, fairness; and imported logs.

use axum::Json;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{Extension, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use utoipa::IntoParams;
use wire::{Fairness, ImportedLog, Problem, Recount, Replay, TableInfo};

use super::App;
use super::guard::From;
use super::id::At;
use super::problem::{Answer, Denied};
use super::projector::Audience;
use crate::ids;
use crate::room::{Ask, Eyes};
use sitting::Denial;
use sitting::Who;
use sitting::{Import, Sitting};

/// A log of the longest game, with the host's own components, stays below this.
pub(super) const LOG_BODY: usize = 400_000;

/// How many imports are kept; then the oldest makes room.
const IMPORTS_OF_GUEST: i64 = 20;
const IMPORTS_OF_MEMBER: i64 = 200;

/// The component tables in force at a table.
#[utoipa::path(get, path = "/api/tables/{id}/components", params(("id" = String, Path)), responses(
    (status = 200, body = serde_json::Value)))]
pub(super) async fn components(State(app): State<App>, At { id, who }: At) -> Answer<serde_json::Value> {
    Ok(Json(app.rooms.ask(&id, |reply| Ask::Components { who, reply }).await?))
}

/// The log: as the asking player may see it during play, whole and with the seed afterwards.
#[utoipa::path(get, path = "/api/tables/{id}/log", params(("id" = String, Path)), responses(
    (status = 200, body = String, content_type = "text/plain")))]
pub(super) async fn log(State(app): State<App>, At { id, who }: At) -> Result<Response, Denied> {
    let text = app.rooms.ask(&id, |reply| Ask::Log { who, reply }).await?;
    let name = format!("attachment; filename=\"durbar-{id}.log\"");
    let headers =
        [(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, text).into_response())
}

/// Whose view to show.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Which {
    /// A seat, or `spectator`; the asking player's own by default.
    r#as: Option<String>,
    /// The number of the first frame; 0 by default. An answer has at most 100 frames.
    from: Option<u32>,
}

/// The match ply by ply, a hundred frames at a time.
#[utoipa::path(get, path = "/api/tables/{id}/replay", params(("id" = String, Path), Which), responses(
    (status = 200, body = Replay)))]
pub(super) async fn replay(
    State(app): State<App>,
    Extension(From(address)): Extension<From>,
    At { id, who }: At,
    eyes: Result<Query<Which>, QueryRejection>,
) -> Result<Response, Denied> {
    let Query(Which { r#as, from }) = eyes?;
    let wished = match r#as.as_deref() {
        None => Eyes::Own,
        Some("spectator") => Eyes::Spectator,
        Some(seat) => Eyes::Seat(seat.parse().map_err(|_| Denial::NO_SUCH_SEAT)?),
    };
    let reel = app.rooms.ask(&id, |reply| Ask::Replay { who, wished, reply }).await?;
    let page = app.projector.replay(address, id, reel, from.unwrap_or_default() as usize).await?;
    Ok(([(header::CONTENT_TYPE, "application/json")], page).into_response())
}

/// A summary of a finished match: why it ended, where points came from, how it went.
#[utoipa::path(get, path = "/api/tables/{id}/recount", params(("id" = String, Path)), responses(
    (status = 200, body = Recount)))]
pub(super) async fn recount(
    State(app): State<App>,
    Extension(From(address)): Extension<From>,
    At { id, who }: At,
) -> Answer<Recount> {
    let wished = Eyes::Spectator;
    let reel = app.rooms.ask(&id, |reply| Ask::Replay { who, wished, reply }).await?;
    Ok(Json(app.projector.show(address, move |_| reel.sum_up()).await?))
}

/// What a player needs to check the fairness of a match.
#[utoipa::path(get, path = "/api/tables/{id}/fairness", params(("id" = String, Path)), responses(
    (status = 200, body = Fairness)))]
pub(super) async fn fairness(
    State(app): State<App>,
    Extension(From(address)): Extension<From>,
    At { id, who }: At,
) -> Answer<Fairness> {
    let evidence = app.rooms.ask(&id, |reply| Ask::Fairness { who, reply }).await?;
    Ok(Json(app.projector.show(address, move |_| evidence.examine()).await?))
}

/// Imports a log as a finished table that can be found by its link.
#[utoipa::path(post, path = "/api/logs", request_body = ImportedLog, responses(
    (status = 200, body = TableInfo), (status = 401, body = Problem)))]
pub(super) async fn import(
    State(app): State<App>,
    Extension(From(address)): Extension<From>,
    who: Who,
    body: Result<Json<ImportedLog>, JsonRejection>,
) -> Answer<TableInfo> {
    let Json(ImportedLog { log }) = body?;
    app.limits.table(&who.player)?;
    app.limits.import(address)?;
    app.space.must_be_left()?;
    let guest = app.rooms.store().account_of(&who.player).await?.is_none();
    let (player, games) = (who.player.clone(), app.settings.games.clone());
    // Replaying a long log takes a while; it must not hold anyone up.
    let read =
        move |_: &Audience| Sitting::import(&games, &Import { player: &player, text: &log, now: ids::now() });
    let sitting = app.projector.show(address, read).await?;
    let info = sitting.info(Some(&who.player), &|_| false);
    let keep = if guest { IMPORTS_OF_GUEST } else { IMPORTS_OF_MEMBER };
    app.rooms.import(sitting, keep).await?;
    Ok(Json(info))
}
