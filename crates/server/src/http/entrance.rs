//! Who may come to this server: what it says about itself, invitations, and banned addresses.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Extension, State};
use axum::http::StatusCode;
use wire::{AddressBan, Invitation, InvitationMade, NewAddressBan, NewInvitation, Problem, ServerInfo};

use super::App;
use super::guard::From;
use super::id::Id;
use super::problem::{Answer, Denied};
use super::who::ServerHost;
use crate::address::{checked, household};
use sitting::Denial;

/// What the host says about this server: its name, a notice, whether newcomers need an invitation, and the
/// key for browser notifications.
#[utoipa::path(get, path = "/api/server", responses((status = 200, body = ServerInfo)))]
pub(super) async fn about(State(app): State<App>) -> Json<ServerInfo> {
    let settings = &app.settings;
    let (name, notice) = (settings.name.clone(), settings.notice.clone());
    let push = app.hooks.push().map(crate::hooks::Push::key);
    Json(ServerInfo { name, notice, invite_only: settings.invite_only, push })
}

/// The invitations, latest first. For the server's host.
#[utoipa::path(get, path = "/api/host/invitations", responses(
    (status = 200, body = Vec<Invitation>), (status = 401, body = Problem)))]
pub(super) async fn invitations(State(app): State<App>, host: ServerHost) -> Answer<Vec<Invitation>> {
    Ok(Json(host.admin(&app).invitations().await?))
}

/// Makes an invitation. Its code is shown only once. For the server's host.
#[utoipa::path(post, path = "/api/host/invitations", request_body = NewInvitation, responses(
    (status = 200, body = InvitationMade), (status = 401, body = Problem)))]
pub(super) async fn invite(
    State(app): State<App>,
    host: ServerHost,
    body: Result<Json<NewInvitation>, JsonRejection>,
) -> Answer<InvitationMade> {
    let Json(wish) = body?;
    Ok(Json(host.admin(&app).invite(&wish).await?.ok_or(Denial::BAD_TEXT)?))
}

/// Withdraws an invitation; players who have used it stay. For the server's host.
#[utoipa::path(delete, path = "/api/host/invitations/{id}", params(("id" = String, Path)), responses(
    (status = 204), (status = 401, body = Problem)))]
pub(super) async fn uninvite(
    State(app): State<App>,
    host: ServerHost,
    Id(id): Id,
) -> Result<StatusCode, Denied> {
    done(host.admin(&app).uninvite(&id).await?)
}

/// The banned addresses, latest first. For the server's host.
#[utoipa::path(get, path = "/api/host/addresses", responses(
    (status = 200, body = Vec<AddressBan>), (status = 401, body = Problem)))]
pub(super) async fn addresses(State(app): State<App>, host: ServerHost) -> Answer<Vec<AddressBan>> {
    Ok(Json(host.admin(&app).addresses().await?))
}

/// Bans an address for some days. For the server's host, whose own address cannot be banned.
#[utoipa::path(post, path = "/api/host/addresses", request_body = NewAddressBan, responses(
    (status = 200, body = AddressBan), (status = 401, body = Problem)))]
pub(super) async fn keep_out(
    State(app): State<App>,
    Extension(From(from)): Extension<From>,
    host: ServerHost,
    body: Result<Json<NewAddressBan>, JsonRejection>,
) -> Answer<AddressBan> {
    let Json(wish) = body?;
    if checked(&wish.address).is_some_and(|address| address == household(from)) {
        return Err(Denial::NOT_YOURSELF.into());
    }
    let made = host.admin(&app).keep_out(&wish).await?.ok_or(Denial::BAD_ADDRESS)?;
    app.banned.look(app.rooms.store()).await?;
    Ok(Json(made))
}

/// Lets an address back in. For the server's host.
#[utoipa::path(delete, path = "/api/host/addresses/{id}", params(("id" = String, Path)), responses(
    (status = 204), (status = 401, body = Problem)))]
pub(super) async fn let_in(
    State(app): State<App>,
    host: ServerHost,
    Id(id): Id,
) -> Result<StatusCode, Denied> {
    let there = host.admin(&app).let_in(&id).await?;
    app.banned.look(app.rooms.store()).await?;
    done(there)
}

/// Success if the thing was there; otherwise a refusal that says it is gone.
pub(super) fn done(there: bool) -> Result<StatusCode, Denied> {
    if there { Ok(StatusCode::NO_CONTENT) } else { Err(Denial::NOT_THERE.into()) }
}
