//! The asking player's name, tables, tokens and mutes.

use std::net::IpAddr;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Extension, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use wire::{Me, Mute, NewToken, Problem, Rename, TableInfo, TokenInfo, TokenMade, TokenScope};

use super::App;
use super::guard::From;
use super::id::Id;
use super::problem::{Answer, Denied};
use super::who::{AtDevice, Device, with_cookie};
use crate::ids;
use crate::store::{AccountRow, Change, Listing, SecretRow, StoreError};
use sitting::Denial;
use sitting::Who;
use sitting::tell;

/// The most tokens and mutes a player may have.
const MOST_TOKENS: usize = 20;
const MOST_MUTES: usize = 500;

/// How long a token is valid by default, and at most.
const DAYS: u32 = 90;
const MOST_DAYS: u32 = 366;
const DAY: i64 = 86_400_000;

/// The player who asks.
#[utoipa::path(get, path = "/api/me", operation_id = "show_me", responses(
    (status = 200, body = Me), (status = 401, body = Problem)))]
pub(super) async fn show(State(app): State<App>, who: Who) -> Answer<Me> {
    Ok(Json(me(&app, who).await?))
}

/// Sets the name; a caller without an identity becomes a guest, and gets the cookie that proves it.
#[utoipa::path(post, path = "/api/me", request_body = Rename, responses(
    (status = 200, body = Me)))]
pub(super) async fn rename(
    State(app): State<App>,
    Extension(From(from)): Extension<From>,
    Device(device): Device,
    who: Option<Who>,
    body: Result<Json<Rename>, JsonRejection>,
) -> Result<Response, Denied> {
    let Json(Rename { name, invitation }) = body?;
    let name = tell::checked_name(&name).ok_or(Denial::BAD_TEXT)?;
    if let Some(who) = who {
        app.limits.change(&who.player)?;
        app.rooms.store().apply(Change::Rename { player: who.player.clone(), name: name.clone() }).await?;
        return Ok(Json(me(&app, Who { name, ..who }).await?).into_response());
    }
    app.limits.identity(from)?;
    let invitation = invitation_for(&app, invitation)?;
    let (secret, row) = new_secret(&app, ids::public_id(), "cookie", &device, from);
    let who = Who { player: row.player.clone(), name: name.clone(), program: false };
    app.space.must_be_left()?;
    match app.rooms.store().apply(Change::NewPlayer { name, secret: row, invitation }).await {
        Err(StoreError::Conflict) => {
            app.limits.guess(from)?;
            return Err(Denial::BAD_INVITATION.into());
        }
        done => done?,
    }
    Ok(with_cookie(&app, Some(&secret), Json(me(&app, who).await?)))
}

/// What to look for among the invitations; `None` if nobody needs one.
fn invitation_for(app: &App, code: Option<String>) -> Result<Option<String>, Denial> {
    if !app.settings.invite_only {
        return Ok(None);
    }
    let code = code.ok_or(Denial::INVITE_ONLY)?;
    Ok(Some(ids::hash(code.trim())))
}

/// Hides a player's chat, or shows it again.
#[utoipa::path(post, path = "/api/me/mutes", request_body = Mute, responses(
    (status = 200, body = Me), (status = 401, body = Problem)))]
pub(super) async fn mute(
    State(app): State<App>,
    who: Who,
    body: Result<Json<Mute>, JsonRejection>,
) -> Answer<Me> {
    let Json(Mute { player: muted, muted: on }) = body?;
    app.limits.change(&who.player)?;
    if !ids::is_public_id(&muted) {
        return Err(Denial::BAD_TEXT.into());
    }
    if on && app.rooms.store().muted(&who.player).await?.len() >= MOST_MUTES {
        return Err(Denial::TOO_MANY.into());
    }
    app.rooms.store().apply(Change::Mute { player: who.player.clone(), muted, on }).await?;
    Ok(Json(me(&app, who).await?))
}

/// The asking player's tables, latest activity first.
#[utoipa::path(get, path = "/api/me/tables", responses(
    (status = 200, body = Vec<TableInfo>), (status = 401, body = Problem)))]
pub(super) async fn tables(State(app): State<App>, who: Who) -> Answer<Vec<TableInfo>> {
    let listing = Listing::Mine { player: who.player.clone() };
    Ok(Json(super::tables::listed(&app, &listing, Some(&who)).await?))
}

/// The asking player's tokens for programs.
#[utoipa::path(get, path = "/api/me/tokens", responses(
    (status = 200, body = Vec<TokenInfo>), (status = 401, body = Problem)))]
pub(super) async fn tokens(State(app): State<App>, AtDevice { who, .. }: AtDevice) -> Answer<Vec<TokenInfo>> {
    let rows = app.rooms.store().secrets(&who.player, "token").await?;
    Ok(Json(rows.into_iter().filter(is_good).map(token_info).collect()))
}

/// Makes a token with which a program can play this player's seats. It is shown only once. A token cannot
/// make another.
#[utoipa::path(post, path = "/api/me/tokens", request_body = NewToken, responses(
    (status = 200, body = TokenMade), (status = 401, body = Problem)))]
pub(super) async fn new_token(
    State(app): State<App>,
    Extension(From(from)): Extension<From>,
    AtDevice { who, .. }: AtDevice,
    body: Result<Json<NewToken>, JsonRejection>,
) -> Answer<TokenMade> {
    let Json(NewToken { label, scope, days }) = body?;
    let days = days.unwrap_or(DAYS);
    app.limits.change(&who.player)?;
    let fits = (1..=40).contains(&label.chars().count())
        && !label.chars().any(char::is_control)
        && (1..=MOST_DAYS).contains(&days);
    if !fits {
        return Err(Denial::BAD_TEXT.into());
    }
    let others = app.rooms.store().secrets(&who.player, "token").await?;
    if others.iter().filter(|row| is_good(row)).count() >= MOST_TOKENS {
        return Err(Denial::TOO_MANY.into());
    }
    let (token, mut row) = new_secret(&app, who.player, "token", &label, from);
    row.scope = (if scope == TokenScope::Read { "read" } else { "play" }).into();
    row.expires = Some(row.created + i64::from(days) * DAY);
    let id = row.id.clone();
    app.rooms.store().apply(Change::NewSecret(row)).await?;
    Ok(Json(TokenMade { id, token }))
}

/// Revokes a token.
#[utoipa::path(delete, path = "/api/me/tokens/{id}", params(("id" = String, Path)), responses(
    (status = 204), (status = 401, body = Problem)))]
pub(super) async fn drop_token(
    State(app): State<App>,
    AtDevice { who, .. }: AtDevice,
    Id(id): Id,
) -> Result<StatusCode, Denied> {
    app.limits.change(&who.player)?;
    app.rooms.store().apply(Change::DropSecret { player: who.player, kind: "token", id }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Whether a token has not expired.
fn is_good(row: &SecretRow) -> bool {
    row.expires.is_none_or(|expires| expires > ids::now())
}

fn token_info(row: SecretRow) -> TokenInfo {
    let scope = if row.scope == "read" { TokenScope::Read } else { TokenScope::Play };
    let SecretRow { id, label, created, seen, address, expires, .. } = row;
    TokenInfo { id, label, scope, created, seen, address, expires }
}

pub(super) async fn me(app: &App, who: Who) -> Result<Me, Denial> {
    let muted = app.rooms.store().muted(&who.player).await?;
    let account = app.rooms.store().account_of(&who.player).await?;
    let host = account.as_ref().is_some_and(AccountRow::is_host);
    let program = account.as_ref().is_some_and(AccountRow::is_program);
    let account = account.map(|account| account.name);
    Ok(Me { player: who.player, name: who.name, muted, account, host, program })
}

/// A secret to hand out once, and what is stored of it.
pub(super) fn new_secret(
    app: &App,
    player: String,
    kind: &str,
    label: &str,
    from: IpAddr,
) -> (String, SecretRow) {
    let (secret, now) = (ids::secret(), ids::now());
    let row = SecretRow {
        hash: ids::hash(&secret),
        id: ids::public_id(),
        player,
        kind: kind.to_owned(),
        label: label.to_owned(),
        created: now,
        seen: now,
        address: from.to_string(),
        host_only: i64::from(kind == "cookie" && app.settings.is_secure()),
        scope: "play".to_owned(),
        expires: None,
    };
    (secret, row)
}
