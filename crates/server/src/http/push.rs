//! Whether this device's browser is notified of turns while its page is closed.

use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::StatusCode;
use wire::{Problem, Subscription};

use super::App;
use super::problem::Denied;
use super::who::AtDevice;
use crate::hooks::Keys;
use crate::ids;
use crate::store::{Change, HookRow, Key, PUSH};
use sitting::Denial;

/// From now on this device's browser is notified of turns through its push service. A device has one
/// subscription; of a player's browsers the ten newest are notified.
#[utoipa::path(post, path = "/api/me/push", operation_id = "subscribe", request_body = Subscription, responses(
    (status = 204), (status = 401, body = Problem)))]
pub(super) async fn subscribe(
    State(app): State<App>,
    AtDevice { who, id: device }: AtDevice,
    body: Result<Json<Subscription>, JsonRejection>,
) -> Result<StatusCode, Denied> {
    let Json(Subscription { endpoint, p256dh, auth }) = body?;
    app.limits.change(&who.player)?;
    let push = app.hooks.push().ok_or(Denial::NO_PUSH)?;
    let target = push.target(&endpoint).map_err(|_| Denial::PUSH_ADDRESS)?;
    let keys = Keys::read(&p256dh, &auth).ok_or(Denial::PUSH_ADDRESS)?;
    let hook = HookRow {
        id: ids::public_id(),
        player: who.player,
        url: target.url.into(),
        key: Key(keys.written()),
        created: ids::now(),
        called: None,
        result: None,
        failures: 0,
        kind: PUSH.to_owned(),
    };
    app.rooms.store().apply(Change::Subscribe { hook, device }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// This device's browser is no longer notified of turns.
#[utoipa::path(delete, path = "/api/me/push", operation_id = "unsubscribe", responses(
    (status = 204), (status = 401, body = Problem)))]
pub(super) async fn unsubscribe(
    State(app): State<App>,
    AtDevice { who, id: device }: AtDevice,
) -> Result<StatusCode, Denied> {
    app.limits.change(&who.player)?;
    app.rooms.store().apply(Change::Unsubscribe { device }).await?;
    Ok(StatusCode::NO_CONTENT)
}
