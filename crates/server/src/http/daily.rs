//! The daily deal: how everyone and the levels did, for those who have played it.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use serde::Deserialize;
use sitting::daily::{self, OPPONENT};
use sitting::{Denial, Who};
use tokio::sync::oneshot;
use utoipa::IntoParams;
use wire::{Daily, DailyResult};

use super::App;
use super::id::Id;
use super::problem::Answer;
use crate::ids;
use crate::room::Ask;
use crate::store::{Change, DailyNews, DailyRow};
use crate::thinkers::Wait;

/// The deals that levels are playing right now, by game and day.
#[derive(Default)]
pub(super) struct Playing(Arc<Mutex<BTreeSet<(String, String)>>>);

/// How many are played at a time, however many days are asked for.
const MOST_DEALS: usize = 4;

/// Which day.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Which {
    /// In UTC, as in `2026-11-16`; today by default.
    date: Option<String>,
}

/// A day's deal. To start it, make a table with `daily`.
#[utoipa::path(get, path = "/api/games/{id}/daily", operation_id = "show_daily", params(("id" = String, Path), Which), responses(
    (status = 200, body = Daily)))]
pub(super) async fn show(
    State(app): State<App>,
    who: Option<Who>,
    Id(game): Id,
    which: Result<Query<Which>, QueryRejection>,
) -> Answer<Daily> {
    app.settings.games.game(&game).map_err(|_| Denial::NO_SUCH_GAME)?;
    let today = daily::day(ids::now());
    let date = which?.0.date.unwrap_or_else(|| today.clone());
    if !daily::is_day(&date, ids::now()) {
        return Err(Denial::NO_SUCH_DAY.into());
    }
    let player = who.map(|who| who.player);
    let tries = app.rooms.store().daily_tries(&game, &date).await?;
    let mut people = Vec::new();
    for row in &tries {
        let you = player.as_ref() == Some(&row.player);
        people.extend(result_of(&app, row).await?.map(|result| DailyResult {
            you,
            name: row.name.clone(),
            ..result
        }));
    }
    people.sort_by_key(|one| (one.place, std::cmp::Reverse(one.score)));
    let own = tries.iter().find(|row| player.as_ref() == Some(&row.player));
    let finished = people.iter().any(|one| one.you);
    let told = finished || date < today;
    let levels = if told { levels_of(&app, &game, &date).await? } else { Vec::new() };
    if !told {
        people.clear();
    }
    let table = own.map(|row| row.table_id.clone());
    Ok(Json(Daily { date, opponent: OPPONENT.to_owned(), table, finished, people, levels }))
}

/// How a try went, recorded once it is over.
async fn result_of(app: &App, row: &DailyRow) -> Result<Option<DailyResult>, Denial> {
    if let Some(text) = &row.result {
        return Ok(serde_json::from_str(text).ok());
    }
    if row.stage != "finished" {
        return Ok(None);
    }
    let result = app.rooms.ask(&row.table_id, |reply| Ask::Daily { reply }).await?;
    if let Some(result) = &result {
        let result = serde_json::to_string(result).unwrap_or_default();
        let ended = DailyNews::Ended { table: row.table_id.clone(), result };
        app.rooms.store().apply(Change::Daily(ended)).await?;
    }
    Ok(result)
}

/// How the levels did; empty while they are still playing, which they do when no table is waiting for a bot.
async fn levels_of(app: &App, game: &str, date: &str) -> Result<Vec<DailyResult>, Denial> {
    if let Some(text) = app.rooms.store().daily_levels(game, date).await? {
        return Ok(serde_json::from_str(&text).unwrap_or_default());
    }
    let deal = (game.to_owned(), date.to_owned());
    let playing = Arc::clone(&app.daily.0);
    {
        let mut deals = playing.lock().unwrap_or_else(PoisonError::into_inner);
        if deals.len() >= MOST_DEALS || !deals.insert(deal.clone()) {
            return Ok(Vec::new());
        }
    }
    let (found, finding) = oneshot::channel();
    let (games, thinkers, of) = (app.settings.games.clone(), app.rooms.thinkers().clone(), deal.clone());
    app.rooms.thinkers().submit(Wait::Later, "daily", move || {
        let one = |level: &str| {
            thinkers.let_tables_first().then(|| daily::by_level(&games, &of.0, &of.1, level).ok()).flatten()
        };
        // Nobody is waiting if the server is about to stop.
        let _ = found.send(registry::steps().map(one).collect::<Option<Vec<DailyResult>>>());
    });
    let store = app.rooms.store().clone();
    tokio::spawn(async move {
        if let Ok(Some(results)) = finding.await {
            let (game, date) = deal.clone();
            let results = serde_json::to_string(&results).unwrap_or_default();
            if let Err(error) = store.apply(Change::Daily(DailyNews::Levels { game, date, results })).await {
                tracing::warn!(%error, "how the levels fared could not be stored");
            }
        }
        playing.lock().unwrap_or_else(PoisonError::into_inner).remove(&deal);
    });
    Ok(Vec::new())
}
