//! Duplicate matches: made by one player, accepted by another, compared when both have played every deal.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Extension, State};
use sitting::duplicate::{self, Deal};
use sitting::{Denial, Sitting, Who};
use wire::{Duplicate, DuplicateDeal, DuplicatePlayer, NewDuplicate, Problem, TableInfo};

use super::App;
use super::guard::From;
use super::id::Id;
use super::problem::Answer;
use super::tables::may_make;
use crate::ids;
use crate::room::Ask;
use crate::store::{Change, DealRow, Dealt, DuplicateRow, StoreError};

/// The most undecided matches a player may have.
const MOST: i64 = 50;

/// Makes a duplicate match. The player who makes it plays it just like the one who accepts it.
#[utoipa::path(post, path = "/api/duplicates", operation_id = "make_duplicate", request_body = NewDuplicate, responses(
    (status = 200, body = Duplicate), (status = 401, body = Problem)))]
pub(super) async fn make(
    State(app): State<App>,
    Extension(From(from)): Extension<From>,
    who: Who,
    body: Result<Json<NewDuplicate>, JsonRejection>,
) -> Answer<Duplicate> {
    let Json(mut wish) = body?;
    registry::current_level(&wish.level.clone()).clone_into(&mut wish.level);
    duplicate::check(&app.settings.games, &wish, &who, ids::now())?;
    may_make(&app, from, &who, wish.rated).await?;
    if app.settings.limits && app.rooms.store().undecided_duplicates(&who.player).await? >= MOST {
        return Err(Denial::TOO_MANY.into());
    }
    let row = DuplicateRow {
        id: ids::public_id(),
        setup: serde_json::to_string(&wish).unwrap_or_default(),
        deals: wish.deals.into(),
        rated: wish.rated.into(),
        host: who.player.clone(),
        guest: None,
        secret: hex::encode(ids::random::<32>()),
        created: ids::now(),
    };
    app.rooms.store().apply(Change::NewDuplicate(row.clone())).await?;
    Ok(Json(told(&app, &row, Some(&who)).await?))
}

/// A duplicate match: how far both players are, and once both have played every deal, who did better.
#[utoipa::path(get, path = "/api/duplicates/{id}", operation_id = "show_duplicate", params(("id" = String, Path)), responses(
    (status = 200, body = Duplicate)))]
pub(super) async fn show(State(app): State<App>, who: Option<Who>, Id(id): Id) -> Answer<Duplicate> {
    let row = found(&app, &id).await?;
    Ok(Json(told(&app, &row, who.as_ref()).await?))
}

/// Continues the asking player's deal, or starts the next one. A player who didn't make the match accepts it
/// this way, if nobody else has.
#[utoipa::path(post, path = "/api/duplicates/{id}/play", operation_id = "play_duplicate", params(("id" = String, Path)), responses(
    (status = 200, body = TableInfo), (status = 401, body = Problem)))]
pub(super) async fn play(
    State(app): State<App>,
    Extension(From(from)): Extension<From>,
    who: Who,
    Id(id): Id,
) -> Answer<TableInfo> {
    let mut row = found(&app, &id).await?;
    if let Some(info) = under_way(&app, &row, &who).await? {
        return Ok(Json(info));
    }
    may_make(&app, from, &who, row.rated == 1).await?;
    if row.host != who.player && row.guest.as_ref() != Some(&who.player) {
        row = accepted(&app, row, &who).await?;
    }
    match deal(&app, &row, &who).await {
        // Another request by the same player was faster.
        Err(denial) if denial == Denial::STALE => Ok(Json(under_way(&app, &row, &who).await?.ok_or(denial)?)),
        made => Ok(Json(made?)),
    }
}

async fn found(app: &App, id: &str) -> Result<DuplicateRow, Denial> {
    app.rooms.store().duplicate(id).await?.ok_or(Denial::NO_SUCH_DUPLICATE)
}

fn wish_of(row: &DuplicateRow) -> Result<NewDuplicate, Denial> {
    serde_json::from_str(&row.setup).map_err(|_| Denial::TROUBLE)
}

/// The match with this second player.
async fn accepted(app: &App, row: DuplicateRow, who: &Who) -> Result<DuplicateRow, Denial> {
    let accept = Change::AcceptDuplicate { id: row.id.clone(), player: who.player.clone() };
    match app.rooms.store().apply(accept).await {
        Ok(()) => Ok(DuplicateRow { guest: Some(who.player.clone()), ..row }),
        Err(StoreError::Conflict) => Err(Denial::DUPLICATE_TAKEN),
        Err(error) => Err(error.into()),
    }
}

/// The table where a player is in the middle of a deal.
async fn under_way(app: &App, row: &DuplicateRow, who: &Who) -> Result<Option<TableInfo>, Denial> {
    let deals = app.rooms.store().duplicate_deals(&row.id).await?;
    let Some(deal) = deals.into_iter().find(|deal| is_under_way(deal, &who.player)) else { return Ok(None) };
    let who = Some(who.clone());
    app.rooms.ask(&deal.table_id, |reply| Ask::Info { who, reply }).await.map(Some)
}

fn is_under_way(deal: &DealRow, player: &str) -> bool {
    deal.player == player && deal.result.is_none()
}

/// Deals the next one; each is dealt to a player only once.
async fn deal(app: &App, row: &DuplicateRow, who: &Who) -> Result<TableInfo, Denial> {
    let begun = app.rooms.store().duplicate_deals(&row.id).await?;
    let number = begun.iter().filter(|deal| deal.player == who.player).count() as i64;
    if number >= row.deals {
        return Err(Denial::DUPLICATE_PLAYED);
    }
    let (wish, secret) = (wish_of(row)?, row.secret.as_str());
    let deal = Deal { id: &row.id, secret, number: number as u8 };
    let sitting = Sitting::make_duplicate(&app.settings.games, &wish, &deal, who, ids::now())?;
    let info = sitting.info(Some(&who.player), &|_| false);
    metrics::counter!("durbar_tables", "game" => sitting.game.card().id).increment(1);
    let dealt = Dealt::Duplicate { id: row.id.clone(), deal: number, player: who.player.clone() };
    app.rooms.add(sitting, Some(dealt)).await?;
    Ok(info)
}

/// The match as the asking player may know it.
async fn told(app: &App, row: &DuplicateRow, who: Option<&Who>) -> Result<Duplicate, Denial> {
    let store = app.rooms.store();
    let deals = store.duplicate_deals(&row.id).await?;
    let over = deals.iter().filter(|deal| deal.result.is_some()).count() as i64;
    let decided = over == 2 * row.deals;
    if decided {
        open_doors(app, &deals).await?;
    }
    let asker = who.map(|who| who.player.as_str());
    let mut players = Vec::new();
    for player in std::iter::once(&row.host).chain(&row.guest) {
        let name = store.player_name(player).await?.unwrap_or_default();
        let may_know = decided || asker == Some(player);
        players.push(told_player(player, name, &deals, may_know));
    }
    if decided {
        rank(&mut players);
    }
    let NewDuplicate { game, level, deals: number, options, clock, rated } = wish_of(row)?;
    let you = asker.and_then(|asker| players.iter().position(|one| one.player == asker));
    let table = deals.iter().find(|deal| asker.is_some_and(|asker| is_under_way(deal, asker)));
    Ok(Duplicate {
        id: row.id.clone(),
        game,
        level,
        deals: number,
        options,
        clock,
        rated,
        decided,
        players,
        you: you.map(|you| you as u8),
        table: table.map(|deal| deal.table_id.clone()),
    })
}

/// One of the two, with the results if the asking player may know them.
fn told_player(player: &str, name: String, deals: &[DealRow], may_know: bool) -> DuplicatePlayer {
    let own = || deals.iter().filter(|deal| deal.player == player);
    let results: Vec<DuplicateDeal> =
        own().filter_map(|deal| serde_json::from_str(deal.result.as_deref()?).ok()).collect();
    let finished = results.len() as u8;
    let total = may_know.then(|| results.iter().map(|deal| deal.lead).sum());
    let deals = if may_know { results } else { Vec::new() };
    DuplicatePlayer { player: player.to_owned(), name, finished, deals, total, place: None }
}

/// The higher total wins; equal totals share the win.
fn rank(players: &mut [DuplicatePlayer]) {
    let totals: Vec<Option<i32>> = players.iter().map(|one| one.total).collect();
    for one in players {
        one.place = Some(1 + totals.iter().filter(|total| **total > one.total).count() as u8);
    }
}

/// Once nothing is secret, both may look at what the other did.
async fn open_doors(app: &App, deals: &[DealRow]) -> Result<(), Denial> {
    for deal in deals {
        app.rooms.ask(&deal.table_id, |reply| Ask::OpenDuplicate { reply }).await?;
    }
    Ok(())
}
