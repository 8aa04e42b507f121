//! The asking player's webhooks.

use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::StatusCode;
use wire::{HookInfo, HookMade, Hooks, NewHook, Problem};

use super::App;
use super::id::Id;
use super::problem::{Answer, Denied};
use super::who::AtDevice;
use crate::hooks::{self, Forbidden, Target};
use crate::ids;
use crate::store::{Change, HookRow, Key, WEBHOOK};
use sitting::Denial;
use sitting::Who;

/// The most webhooks a player may have.
const MOST: usize = 3;

/// The asking player's webhooks, and where they may go.
#[utoipa::path(get, path = "/api/me/hooks", operation_id = "list_hooks", responses(
    (status = 200, body = Hooks), (status = 401, body = Problem)))]
pub(super) async fn list(State(app): State<App>, who: Who) -> Answer<Hooks> {
    let rows = app.rooms.store().hooks(&who.player).await?;
    let allowed = app.hooks.allowed().iter().map(ToString::to_string).collect();
    Ok(Json(Hooks { allowed, hooks: rows.into_iter().map(hooks::info).collect() }))
}

/// Adds an address that is called when a table has waited for a minute. Its key is shown only once.
#[utoipa::path(post, path = "/api/me/hooks", operation_id = "make_hook", request_body = NewHook, responses(
    (status = 200, body = HookMade), (status = 401, body = Problem)))]
pub(super) async fn make(
    State(app): State<App>,
    AtDevice { who, .. }: AtDevice,
    body: Result<Json<NewHook>, JsonRejection>,
) -> Answer<HookMade> {
    let Json(NewHook { url }) = body?;
    app.limits.change(&who.player)?;
    if app.hooks.allowed().is_empty() {
        return Err(Denial::NO_HOOKS.into());
    }
    let target = Target::read(&url, app.hooks.allowed()).map_err(Denial::from)?;
    if app.rooms.store().hooks(&who.player).await?.len() >= MOST {
        return Err(Denial::TOO_MANY.into());
    }
    let made = HookMade { id: ids::public_id(), key: ids::secret() };
    let row = HookRow {
        id: made.id.clone(),
        player: who.player,
        url: target.url.into(),
        key: Key(made.key.clone()),
        created: ids::now(),
        called: None,
        result: None,
        failures: 0,
        kind: WEBHOOK.to_owned(),
    };
    app.rooms.store().apply(Change::NewHook(row)).await?;
    Ok(Json(made))
}

/// Removes a webhook.
#[utoipa::path(delete, path = "/api/me/hooks/{id}", operation_id = "drop_hook", params(("id" = String, Path)), responses(
    (status = 204), (status = 401, body = Problem)))]
pub(super) async fn remove(
    State(app): State<App>,
    AtDevice { who, .. }: AtDevice,
    Id(id): Id,
) -> Result<StatusCode, Denied> {
    app.limits.change(&who.player)?;
    app.rooms.store().apply(Change::DropHook { player: who.player, id }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Calls a webhook at once, and reports the result.
#[utoipa::path(post, path = "/api/me/hooks/{id}/test", operation_id = "test_hook", params(("id" = String, Path)), responses(
    (status = 200, body = HookInfo), (status = 401, body = Problem)))]
pub(super) async fn test(
    State(app): State<App>,
    AtDevice { who, .. }: AtDevice,
    Id(id): Id,
) -> Answer<HookInfo> {
    app.limits.hook_test(&who.player)?;
    Ok(Json(app.hooks.test(&who.player, &id).await?))
}

impl From<Forbidden> for Denial {
    fn from(forbidden: Forbidden) -> Self {
        match forbidden {
            Forbidden::Unfit => Self::HOOK_ADDRESS,
            Forbidden::NotAllowed(host) => Self::quoting("hook_not_allowed", "server-hook-not-allowed", host),
        }
    }
}
