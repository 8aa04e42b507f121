//! What a host does to keep a table pleasant, and what anyone can report to the server's host.

use axum::Json;
use axum::extract::rejection::{JsonRejection, PathRejection};
use axum::extract::{Extension, Path, State};
use axum::http::StatusCode;
use wire::{Bar, Door, Problem, Report, TableInfo};

use super::App;
use super::guard::From;
use super::id::{At, Id};
use super::problem::{Answer, Denied};
use crate::ids;
use crate::room::Ask;
use crate::store::{Change, ReportRow};
use sitting::Denial;
use sitting::Who;
use sitting::tell;

/// The host removes a guest and keeps them out, or lets them back in. A seated player cannot be removed.
#[utoipa::path(post, path = "/api/tables/{id}/bar", params(("id" = String, Path)), request_body = Bar, responses(
    (status = 200, body = TableInfo), (status = 401, body = Problem)))]
pub(super) async fn bar(
    State(app): State<App>,
    Extension(From(from)): Extension<From>,
    who: Who,
    Id(id): Id,
    body: Result<Json<Bar>, JsonRejection>,
) -> Answer<TableInfo> {
    let Json(bar) = body?;
    app.limits.change(&who.player)?;
    if !ids::is_public_id(&bar.player) {
        return Err(Denial::BAD_TEXT.into());
    }
    Ok(Json(app.rooms.ask(&id, |reply| Ask::Bar { who, from, bar, reply }).await?))
}

/// The host closes the table to everyone who isn't seated there, or opens it to anyone with the link.
#[utoipa::path(post, path = "/api/tables/{id}/door", params(("id" = String, Path)), request_body = Door, responses(
    (status = 200, body = TableInfo), (status = 401, body = Problem)))]
pub(super) async fn door(
    State(app): State<App>,
    who: Who,
    Id(id): Id,
    body: Result<Json<Door>, JsonRejection>,
) -> Answer<TableInfo> {
    let Json(Door { closed }) = body?;
    app.limits.change(&who.player)?;
    Ok(Json(app.rooms.ask(&id, |reply| Ask::Door { who, closed, reply }).await?))
}

/// The host, or the player who wrote it, deletes a chat message.
#[utoipa::path(delete, path = "/api/tables/{id}/chat/{n}", params(("id" = String, Path), ("n" = u32, Path)), responses(
    (status = 204), (status = 401, body = Problem)))]
pub(super) async fn clear(
    State(app): State<App>,
    who: Who,
    path: Result<Path<(String, u32)>, PathRejection>,
) -> Result<StatusCode, Denied> {
    let Path((id, n)) = path.map_err(|_| Denial::NO_SUCH_MESSAGE)?;
    app.limits.change(&who.player)?;
    app.rooms.ask(&id, |reply| Ask::Clear { who, n, reply }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Reports a player or a message at this table to the server's host.
#[utoipa::path(post, path = "/api/tables/{id}/report", params(("id" = String, Path)), request_body = Report, responses(
    (status = 204), (status = 401, body = Problem)))]
pub(super) async fn report(
    State(app): State<App>,
    who: Who,
    At { id, .. }: At,
    body: Result<Json<Report>, JsonRejection>,
) -> Result<StatusCode, Denied> {
    let Json(Report { player, n, text }) = body?;
    app.limits.report(&who.player)?;
    let text = if text.trim().is_empty() { Some(String::new()) } else { tell::checked_chat(&text) };
    let text = text.ok_or(Denial::BAD_TEXT)?;
    let (asker, about) = (who.clone(), player.clone());
    let (name, said) = app.rooms.ask(&id, |reply| Ask::Said { who: asker, player, n, reply }).await?;
    let row = ReportRow {
        id: ids::public_id(),
        at: ids::now(),
        reporter: who.player,
        table_id: id,
        about,
        name,
        said,
        text,
    };
    app.rooms.store().apply(Change::NewReport(row)).await?;
    Ok(StatusCode::NO_CONTENT)
}
