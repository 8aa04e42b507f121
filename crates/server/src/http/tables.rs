//! Tables: listing, making, sitting down, starting, and rematches.

use std::net::IpAddr;

use axum::Json;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{Extension, Query, State};
use serde::Deserialize;
use utoipa::IntoParams;
use wire::{ChangeSeat, NewTable, Problem, Rematch, SitDown, Stage, TableInfo};

use super::App;
use super::guard::From;
use super::id::{At, Id};
use super::problem::Answer;
use crate::ids;
use crate::room::{Ask, Reply};
use crate::store::{Dealt, Listing};
use sitting::daily::day;
use sitting::{Denial, Sitting, Who, stage_name};

/// The most unfinished tables a host may have.
const MOST_TABLES: i64 = 100;

/// How many public tables per address may wait for players, so nobody fills the list alone.
const MOST_LISTED: usize = 10;

/// Which tables to list.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Which {
    /// How far they have come; open ones by default.
    #[param(inline)]
    stage: Option<Stage>,
    /// Only this game.
    game: Option<String>,
}

/// Public tables. Link-only tables are never listed.
#[utoipa::path(get, path = "/api/tables", params(Which), responses(
    (status = 200, body = Vec<TableInfo>)))]
pub(super) async fn list(
    State(app): State<App>,
    who: Option<Who>,
    which: Result<Query<Which>, QueryRejection>,
) -> Answer<Vec<TableInfo>> {
    let Query(Which { stage, game }) = which?;
    let stage = stage_name(stage.unwrap_or(Stage::Open)).to_owned();
    let mut tables = listed(&app, &Listing::Listed { stage, game }, who.as_ref()).await?;
    tables.retain(|table| !table.closed);
    Ok(Json(tables))
}

/// The tables of a listing, as the asking player may see them. Nothing is loaded for it: a list shows what is
/// in the table's own row.
pub(super) async fn listed(
    app: &App,
    listing: &Listing,
    who: Option<&Who>,
) -> Result<Vec<TableInfo>, Denial> {
    let rows = app.rooms.store().tables(listing).await?;
    Ok(rows.iter().filter_map(|row| row.info(who.map(|who| who.player.as_str()))).collect())
}

/// Makes a table.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable, responses(
    (status = 200, body = TableInfo), (status = 401, body = Problem)))]
pub(super) async fn make(
    State(app): State<App>,
    Extension(From(from)): Extension<From>,
    who: Who,
    body: Result<Json<NewTable>, JsonRejection>,
) -> Answer<TableInfo> {
    let Json(new) = body?;
    let Some(date) = new.daily.clone().filter(|date| *date == day(ids::now())) else {
        return Ok(Json(make_table(&app, from, &who, &new, Vec::new(), None).await?));
    };
    if let Some(info) = begun_today(&app, &who, &new.game, &date).await? {
        return Ok(Json(info));
    }
    let (player, game) = (who.player.clone(), new.game.clone());
    let dealt = Dealt::Daily { player, game, date: date.clone() };
    match make_table(&app, from, &who, &new, Vec::new(), Some(dealt)).await {
        // Another request by the same player was faster.
        Err(denial) if denial == Denial::STALE => {
            Ok(Json(begun_today(&app, &who, &new.game, &date).await?.ok_or(denial)?))
        }
        made => Ok(Json(made?)),
    }
}

/// The table where a player is already playing today's deal, which is dealt once.
async fn begun_today(app: &App, who: &Who, game: &str, date: &str) -> Result<Option<TableInfo>, Denial> {
    let Some(id) = app.rooms.store().daily_table(&who.player, game, date).await? else {
        return Ok(None);
    };
    let who = Some(who.clone());
    app.rooms.ask(&id, |reply| Ask::Info { who, reply }).await.map(Some)
}

async fn make_table(
    app: &App,
    from: IpAddr,
    who: &Who,
    new: &NewTable,
    kept: Vec<Option<Who>>,
    dealt: Option<Dealt>,
) -> Result<TableInfo, Denial> {
    may_make(app, from, who, new.rated).await?;
    let waiting = if new.listed { waiting_of(app, from).await? } else { Vec::new() };
    let components = app.components.named(&new.game, new.components.as_deref());
    let mut sitting = Sitting::make(&app.settings.games, new, who, components, ids::now())?;
    sitting.keep(kept);
    let info = sitting.info(Some(&who.player), &|_| false);
    metrics::counter!("durbar_tables", "game" => sitting.game.card().id).increment(1);
    app.rooms.add(sitting, dealt).await?;
    if new.listed {
        app.limits.lists(from, waiting, &info.id);
    }
    Ok(info)
}

/// Whether a player may make another table; a rated one needs an account.
pub(super) async fn may_make(app: &App, from: IpAddr, who: &Who, rated: bool) -> Result<(), Denial> {
    app.limits.table(&who.player)?;
    app.limits.table_from(from)?;
    app.space.must_be_left()?;
    if rated && app.rooms.store().account_of(&who.player).await?.is_none() {
        return Err(Denial::NEEDS_ACCOUNT);
    }
    if app.settings.limits && app.rooms.store().unfinished(&who.player).await? >= MOST_TABLES {
        return Err(Denial::TOO_MANY);
    }
    Ok(())
}

/// The public tables of an address that are waiting for players; too many are refused.
async fn waiting_of(app: &App, from: IpAddr) -> Result<Vec<String>, Denial> {
    let mut waiting = Vec::new();
    for id in app.limits.listed_by(from) {
        let row = app.rooms.store().table(&id).await?;
        waiting.extend(row.filter(|row| row.stage == "open").map(|_| id));
    }
    if app.settings.limits && waiting.len() >= MOST_LISTED { Err(Denial::TOO_MANY) } else { Ok(waiting) }
}

/// A table.
#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path)), responses(
    (status = 200, body = TableInfo)))]
pub(super) async fn show(State(app): State<App>, At { id, who }: At) -> Answer<TableInfo> {
    Ok(Json(app.rooms.ask(&id, |reply| Ask::Info { who, reply }).await?))
}

/// Closes a table before its start.
#[utoipa::path(delete, path = "/api/tables/{id}", params(("id" = String, Path)), responses(
    (status = 200, body = TableInfo), (status = 401, body = Problem)))]
pub(super) async fn close(State(app): State<App>, who: Who, Id(id): Id) -> Answer<TableInfo> {
    change(&app, &who, &id, |who, reply| Ask::Close { who, reply }).await
}

/// Sits down, or moves to another open seat.
#[utoipa::path(post, path = "/api/tables/{id}/sit", params(("id" = String, Path)), request_body = SitDown, responses(
    (status = 200, body = TableInfo), (status = 401, body = Problem)))]
pub(super) async fn sit(
    State(app): State<App>,
    who: Who,
    At { id, .. }: At,
    body: Result<Json<SitDown>, JsonRejection>,
) -> Answer<TableInfo> {
    let Json(wish) = body?;
    change(&app, &who, &id, |who, reply| Ask::Sit { who, wish, reply }).await
}

/// Leaves the table before its start. To leave a game, resign over the socket.
#[utoipa::path(post, path = "/api/tables/{id}/stand", params(("id" = String, Path)), responses(
    (status = 200, body = TableInfo), (status = 401, body = Problem)))]
pub(super) async fn stand(State(app): State<App>, who: Who, Id(id): Id) -> Answer<TableInfo> {
    change(&app, &who, &id, |who, reply| Ask::Stand { who, reply }).await
}

/// The host changes who sits in a seat.
#[utoipa::path(post, path = "/api/tables/{id}/seat", params(("id" = String, Path)), request_body = ChangeSeat, responses(
    (status = 200, body = TableInfo), (status = 401, body = Problem)))]
pub(super) async fn change_seat(
    State(app): State<App>,
    who: Who,
    Id(id): Id,
    body: Result<Json<ChangeSeat>, JsonRejection>,
) -> Answer<TableInfo> {
    let Json(wish) = body?;
    change(&app, &who, &id, |who, reply| Ask::ChangeSeat { who, change: wish, reply }).await
}

/// The host starts the game.
#[utoipa::path(post, path = "/api/tables/{id}/start", params(("id" = String, Path)), responses(
    (status = 200, body = TableInfo), (status = 401, body = Problem)))]
pub(super) async fn start(State(app): State<App>, who: Who, Id(id): Id) -> Answer<TableInfo> {
    change(&app, &who, &id, |who, reply| Ask::Start { who, reply }).await
}

/// A rematch, with anything that should be different. The others see the new table as `next` on the old one.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", params(("id" = String, Path)), request_body = Rematch, responses(
    (status = 200, body = TableInfo), (status = 401, body = Problem)))]
pub(super) async fn rematch(
    State(app): State<App>,
    Extension(From(from)): Extension<From>,
    who: Who,
    Id(id): Id,
    body: Result<Json<Rematch>, JsonRejection>,
) -> Answer<TableInfo> {
    let Json(wish) = body?;
    let asker = who.clone();
    let again = app.rooms.ask(&id, |reply| Ask::Again { who: asker, wish, reply }).await?;
    let made = make_table(&app, from, &who, &again.new, again.kept, None).await?;
    let table = made.id.clone();
    let next = app.rooms.ask(&id, |reply| Ask::Next { table, reply }).await?;
    if next == made.id {
        return Ok(Json(made));
    }
    // Someone else was faster: theirs is the rematch, and this one is closed again.
    let _ = app.rooms.ask(&made.id, |reply| Ask::Close { who: who.clone(), reply }).await;
    Ok(Json(app.rooms.ask(&next, |reply| Ask::Info { who: Some(who), reply }).await?))
}

/// Asks a room for a change on a player's behalf.
async fn change(
    app: &App,
    who: &Who,
    id: &str,
    ask: impl FnOnce(Who, Reply<TableInfo>) -> Ask,
) -> Answer<TableInfo> {
    app.limits.change(&who.player)?;
    Ok(Json(app.rooms.ask(id, |reply| ask(who.clone(), reply)).await?))
}
