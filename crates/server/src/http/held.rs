//! What is stored about the player who asks: the devices, a download of everything, and its deletion.

use axum::Json;
use axum::body::Body;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Extension, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use futures_util::{StreamExt, stream};
use serde_json::{Value, json};
use wire::{Farewell, Problem, SessionInfo};

use super::App;
use super::account::must_know_password;
use super::guard::From;
use super::id::Id;
use super::problem::Denied;
use super::who::{AtDevice, with_cookie};
use crate::room::load_sitting;
use crate::store::{Change, HELD, Person};
use sitting::Denial;

/// The devices on which the asking player is known.
#[utoipa::path(get, path = "/api/me/sessions", responses(
    (status = 200, body = Vec<SessionInfo>), (status = 401, body = Problem)))]
pub(super) async fn sessions(
    State(app): State<App>,
    AtDevice { who, id: here }: AtDevice,
) -> Result<Json<Vec<SessionInfo>>, Denied> {
    let rows = app.rooms.store().secrets(&who.player, "cookie").await?;
    let info = |row: crate::store::SecretRow| SessionInfo {
        here: row.id == here,
        id: row.id,
        label: row.label,
        created: row.created,
        seen: row.seen,
        address: row.address,
    };
    Ok(Json(rows.into_iter().map(info).collect()))
}

/// Signs a device out. A guest keeps their only device.
#[utoipa::path(delete, path = "/api/me/sessions/{id}", params(("id" = String, Path)), responses(
    (status = 204), (status = 401, body = Problem)))]
pub(super) async fn drop_session(
    State(app): State<App>,
    AtDevice { who, .. }: AtDevice,
    Id(id): Id,
) -> Result<StatusCode, Denied> {
    app.limits.change(&who.player)?;
    if app.rooms.store().account_of(&who.player).await?.is_none() {
        return Err(Denial::NO_ACCOUNT.into());
    }
    app.rooms.store().apply(Change::DropSecret { player: who.player, kind: "cookie", id }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A download of everything stored about the player who asks: the player's own data, and every match with its
/// log as the player may see it.
#[utoipa::path(get, path = "/api/me/export", responses(
    (status = 200, body = Value), (status = 401, body = Problem)))]
pub(super) async fn export(
    State(app): State<App>,
    AtDevice { who, .. }: AtDevice,
) -> Result<Response, Denied> {
    app.limits.export(&who.player)?;
    let mut person = serde_json::Map::new();
    for held in HELD {
        person.insert(held.0.to_owned(), app.rooms.store().held(held, &who.player).await?.into());
    }
    let tables = app.rooms.store().tables_with(&who.player).await?;
    let head = format!("{{\"person\": {},\n\"matches\": [", Value::Object(person));
    let matches = stream::iter(tables).enumerate().then(move |(number, table)| {
        let (app, player) = (app.clone(), who.player.clone());
        async move {
            let comma = if number == 0 { "" } else { "," };
            record(&app, &table, &player).await.map(|record| format!("{comma}\n{record}"))
        }
    });
    // In parts: a lifetime of matches need not fit into memory at once.
    let text = stream::iter([Ok(head)]).chain(matches).chain(stream::iter([Ok("\n]}\n".to_owned())]));
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"durbar-export.json\""),
    ];
    let body = text.map(|part| part.map_err(|denial: Denial| std::io::Error::other(denial.code)));
    Ok((headers, Body::from_stream(body)).into_response())
}

/// A match as a player may know it.
async fn record(app: &App, table: &str, player: &str) -> Result<Value, Denial> {
    let Some(sitting) = load_sitting(app.rooms.shared(), table).await? else { return Ok(Value::Null) };
    let info = sitting.info(Some(player), &|_| false);
    let viewer = sitting.viewer_for(Some(player), table::Viewer::Spectator);
    Ok(json!({ "table": info, "log": sitting.log_for(viewer) }))
}

/// Deletes everything stored about the player who asks. Open seats are vacated, games in progress are
/// resigned, and finished games keep their moves without a name.
#[utoipa::path(post, path = "/api/me/delete", request_body = Farewell, responses(
    (status = 204), (status = 401, body = Problem)))]
pub(super) async fn delete(
    State(app): State<App>,
    Extension(From(from)): Extension<From>,
    AtDevice { who, .. }: AtDevice,
    body: Result<Json<Farewell>, JsonRejection>,
) -> Result<Response, Denied> {
    let Json(Farewell { password }) = body?;
    app.limits.change(&who.player)?;
    let player = who.player.clone();
    if app.rooms.store().account_of(&player).await?.is_some() {
        must_know_password(&app, from, &who, password).await?;
    }
    let then = || Change::Person(Person::Forget { player: player.clone() });
    app.rooms.forget_player(&player, then).await?;
    Ok(with_cookie(&app, None, StatusCode::NO_CONTENT))
}
