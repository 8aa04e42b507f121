//! What a host of the server sees and decides: reports, players, tables and their chat, but no hands, seeds
//! or logs.

use axum::Json;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use serde::Deserialize;
use wire::{Ban, Chat, Deed, PlayerInfo, Problem, ReportInfo, TableLine};

use super::App;
use super::entrance::done;
use super::id::Id;
use super::problem::{Answer, Denied};
use super::who::ServerHost;
use crate::store::News;
use sitting::Denial;

/// What players have reported, latest first. For the server's host.
#[utoipa::path(get, path = "/api/host/reports", responses(
    (status = 200, body = Vec<ReportInfo>), (status = 401, body = Problem)))]
pub(super) async fn reports(State(app): State<App>, host: ServerHost) -> Answer<Vec<ReportInfo>> {
    Ok(Json(host.admin(&app).reports().await?))
}

/// Removes a report that has been dealt with. For the server's host.
#[utoipa::path(delete, path = "/api/host/reports/{id}", params(("id" = String, Path)), responses(
    (status = 204), (status = 401, body = Problem)))]
pub(super) async fn settle(
    State(app): State<App>,
    host: ServerHost,
    Id(id): Id,
) -> Result<StatusCode, Denied> {
    done(host.admin(&app).settle(&id).await?)
}

/// What hosts have done, latest first. For the server's host.
#[utoipa::path(get, path = "/api/host/deeds", responses(
    (status = 200, body = Vec<Deed>), (status = 401, body = Problem)))]
pub(super) async fn deeds(State(app): State<App>, host: ServerHost) -> Answer<Vec<Deed>> {
    Ok(Json(host.admin(&app).deeds().await?))
}

/// The text to look for.
#[derive(Deserialize)]
pub(super) struct Search {
    #[serde(default)]
    text: String,
}

/// Players with a text in their name, or with it as id, account or address; most recently seen first. For the
/// server's host.
#[utoipa::path(get, path = "/api/host/players", params(("text" = Option<String>, Query)), responses(
    (status = 200, body = Vec<PlayerInfo>), (status = 401, body = Problem)))]
pub(super) async fn players(
    State(app): State<App>,
    host: ServerHost,
    search: Result<Query<Search>, QueryRejection>,
) -> Answer<Vec<PlayerInfo>> {
    let Query(Search { text }) = search?;
    if text.contains('\0') {
        return Ok(Json(Vec::new()));
    }
    Ok(Json(host.admin(&app).players_like(text.trim()).await?))
}

/// Bans a player from the next request on, or lets one back in. For the server's host.
#[utoipa::path(post, path = "/api/host/players/{id}/ban", params(("id" = String, Path)), request_body = Ban, responses(
    (status = 204), (status = 401, body = Problem)))]
pub(super) async fn ban(
    State(app): State<App>,
    host: ServerHost,
    Id(player): Id,
    body: Result<Json<Ban>, JsonRejection>,
) -> Result<StatusCode, Denied> {
    let Json(Ban { banned }) = body?;
    must_be_another(&host, &player)?;
    done(host.admin(&app).ban(&player, banned).await?)
}

/// Deletes everything stored about a player, as the player could; matches keep their moves without a name.
/// For the server's host.
#[utoipa::path(delete, path = "/api/host/players/{id}", params(("id" = String, Path)), responses(
    (status = 204), (status = 401, body = Problem)))]
pub(super) async fn purge(
    State(app): State<App>,
    host: ServerHost,
    Id(player): Id,
) -> Result<StatusCode, Denied> {
    must_be_another(&host, &player)?;
    done(host.admin(&app).purge_at(&app.rooms, &player).await?)
}

/// A host cannot lock themselves out by mistake.
fn must_be_another(host: &ServerHost, player: &str) -> Result<(), Denial> {
    if host.who.player == player { Err(Denial::NOT_YOURSELF) } else { Ok(()) }
}

/// The tables with the latest activity. For the server's host.
#[utoipa::path(get, path = "/api/host/tables", operation_id = "host_tables", responses(
    (status = 200, body = Vec<TableLine>), (status = 401, body = Problem)))]
pub(super) async fn tables(State(app): State<App>, host: ServerHost) -> Answer<Vec<TableLine>> {
    Ok(Json(host.admin(&app).last_tables().await?))
}

/// Deletes a table with its log and chat. For the server's host.
#[utoipa::path(delete, path = "/api/host/tables/{id}", operation_id = "delete_table", params(("id" = String, Path)), responses(
    (status = 204), (status = 401, body = Problem)))]
pub(super) async fn delete_table(
    State(app): State<App>,
    host: ServerHost,
    Id(id): Id,
) -> Result<StatusCode, Denied> {
    let there = host.admin(&app).delete(&id).await?;
    // Its room finds out that it is gone.
    app.rooms.pass_on(News::Moved { table: id, revision: i64::MAX }).await;
    done(there)
}

/// The last messages at a table; reading them is logged. For the server's host.
#[utoipa::path(get, path = "/api/host/tables/{id}/chat", params(("id" = String, Path)), responses(
    (status = 200, body = Vec<Chat>), (status = 401, body = Problem)))]
pub(super) async fn chat(State(app): State<App>, host: ServerHost, Id(id): Id) -> Answer<Vec<Chat>> {
    Ok(Json(host.admin(&app).chat(&id).await?.ok_or(Denial::NOT_THERE)?))
}

/// Deletes a chat message. For the server's host.
#[utoipa::path(delete, path = "/api/host/tables/{id}/chat/{n}", operation_id = "host_clear", params(("id" = String, Path), ("n" = u32, Path)), responses(
    (status = 204), (status = 401, body = Problem)))]
pub(super) async fn clear(
    State(app): State<App>,
    host: ServerHost,
    path: Result<Path<(String, u32)>, PathRejection>,
) -> Result<StatusCode, Denied> {
    let Path((table, n)) = path.map_err(|_| Denial::NO_SUCH_MESSAGE)?;
    let there = host.admin(&app).clear(&table, n).await?;
    app.rooms.pass_on(News::Cleared { table, n }).await;
    done(there)
}
