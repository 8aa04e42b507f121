//! Analyses, which tell luck from skill: made once for everyone who may see the replay, when no table is
//! waiting for a bot.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Extension, Query, State};
use serde::Deserialize;
use tokio::sync::oneshot;
use utoipa::IntoParams;
use wire::{Analysing, Choice, Foreseen};

use super::App;
use super::guard::From;
use super::id::At;
use super::problem::Answer;
use crate::address::household;
use crate::room::{Ask, Eyes};
use crate::store::{AnalysisRow, Change, LossRow, Store};
use crate::thinkers::Wait;
use sitting::Denial;
use sitting::{JUDGE, Reel};

/// How many may wait or be in progress at a time, and how many per address.
const MOST: usize = 64;
const MOST_OF_ADDRESS: usize = 3;

/// The analyses waiting or in progress, by table.
pub(super) struct Analyses {
    limits: bool,
    under_way: UnderWay,
}

type UnderWay = Arc<Mutex<HashMap<String, Arc<Progress>>>>;

struct Progress {
    from: IpAddr,
    done: AtomicU32,
    all: AtomicU32,
}

/// A place among those in progress, given back when the analysis is stored or has failed.
struct Place {
    under_way: UnderWay,
    table: String,
    progress: Arc<Progress>,
}

impl Drop for Place {
    fn drop(&mut self) {
        lock(&self.under_way).remove(&self.table);
    }
}

fn lock(under_way: &UnderWay) -> MutexGuard<'_, HashMap<String, Arc<Progress>>> {
    under_way.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Progress {
    fn note(&self, done: usize, all: usize) {
        self.done.store(done as u32, Ordering::Relaxed);
        self.all.store(all as u32, Ordering::Relaxed);
    }

    fn tell(&self) -> Analysing {
        let [done, all] = [&self.done, &self.all].map(|number| number.load(Ordering::Relaxed));
        Analysing::UnderWay { done, all }
    }
}

impl Analyses {
    pub(super) fn new(limits: bool) -> Self {
        Self { limits, under_way: UnderWay::default() }
    }

    fn of(&self, table: &str) -> Option<Analysing> {
        lock(&self.under_way).get(table).map(|progress| progress.tell())
    }

    /// A place for this table; `None` if one is already in progress.
    fn take_place(&self, table: &str, from: IpAddr) -> Result<Option<Place>, Denial> {
        let from = household(from);
        let mut all = lock(&self.under_way);
        if all.contains_key(table) {
            return Ok(None);
        }
        if all.len() >= MOST {
            return Err(Denial::MUCH_TO_DO);
        }
        if self.limits && all.values().filter(|one| one.from == from).count() >= MOST_OF_ADDRESS {
            return Err(Denial::ANALYSING);
        }
        let progress = Arc::new(Progress { from, done: AtomicU32::new(0), all: AtomicU32::new(0) });
        all.insert(table.to_owned(), Arc::clone(&progress));
        Ok(Some(Place { under_way: Arc::clone(&self.under_way), table: table.to_owned(), progress }))
    }
}

/// The analysis of a finished match, or how far it has come.
#[utoipa::path(get, path = "/api/tables/{id}/analysis", operation_id = "show_analysis", params(("id" = String, Path)), responses(
    (status = 200, body = Analysing)))]
pub(super) async fn show(State(app): State<App>, at: At) -> Answer<Analysing> {
    let reel = reel_of(&app, &at).await?;
    Ok(Json(stands(&app, &at.id, &reel).await?))
}

/// Has a finished match analysed, once; afterwards this answers like GET.
#[utoipa::path(post, path = "/api/tables/{id}/analysis", operation_id = "begin_analysis", params(("id" = String, Path)), responses(
    (status = 200, body = Analysing)))]
pub(super) async fn begin(
    State(app): State<App>,
    Extension(From(address)): Extension<From>,
    at: At,
) -> Answer<Analysing> {
    let reel = reel_of(&app, &at).await?;
    let stands = stands(&app, &at.id, &reel).await?;
    if stands != Analysing::NotBegun {
        return Ok(Json(stands));
    }
    app.space.must_be_left()?;
    if let Some(place) = app.analyses.take_place(&at.id, address)? {
        look_again(&app, reel, place)?;
    }
    Ok(Json(app.analyses.of(&at.id).unwrap_or(Analysing::NotBegun)))
}

/// Which decision.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Which {
    /// The number of its line in the log, from 0.
    line: u32,
}

/// What could have been played instead of a decision, once the match is over.
#[utoipa::path(get, path = "/api/tables/{id}/moves", params(("id" = String, Path), Which), responses(
    (status = 200, body = Vec<Choice>)))]
pub(super) async fn moves(
    State(app): State<App>,
    Extension(From(address)): Extension<From>,
    at: At,
    which: Result<Query<Which>, QueryRejection>,
) -> Answer<Vec<Choice>> {
    let Query(Which { line }) = which?;
    let reel = reel_of(&app, &at).await?;
    Ok(Json(app.projector.show(address, move |_| reel.moves_before(line as usize)).await?))
}

/// Which decision, and which moves to compare.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Instead {
    /// The number of its line in the log, from 0.
    line: u32,
    /// The notation of a move.
    text: String,
    /// The notation of a better one.
    better: String,
}

/// What a move would have given away compared with a better one, once the match is over: a share of a win.
#[utoipa::path(get, path = "/api/tables/{id}/instead", params(("id" = String, Path), Instead), responses(
    (status = 200, body = f32)))]
pub(super) async fn instead(
    State(app): State<App>,
    Extension(From(address)): Extension<From>,
    at: At,
    which: Result<Query<Instead>, QueryRejection>,
) -> Answer<f32> {
    let Query(Instead { line, text, better }) = which?;
    let reel = reel_of(&app, &at).await?;
    let loss = app.projector.show(address, move |_| reel.loss_instead(line as usize, &text, &better));
    Ok(Json(loss.await?))
}

/// Which decision, and which move.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Tried {
    /// The number of its line in the log, from 0.
    line: u32,
    /// The notation of a move.
    text: String,
}

/// What another move would have done in place of a decision, once the match is over.
#[utoipa::path(get, path = "/api/tables/{id}/foresee", operation_id = "foresee_instead", params(("id" = String, Path), Tried), responses(
    (status = 200, body = Foreseen)))]
pub(super) async fn foresee(
    State(app): State<App>,
    Extension(From(address)): Extension<From>,
    at: At,
    which: Result<Query<Tried>, QueryRejection>,
) -> Answer<Foreseen> {
    let Query(Tried { line, text }) = which?;
    let reel = reel_of(&app, &at).await?;
    Ok(Json(app.projector.show(address, move |_| reel.foresee_instead(line as usize, &text)).await?))
}

/// Anyone who may see the replay may see the analysis, once the match is over.
async fn reel_of(app: &App, At { id, who }: &At) -> Result<Reel, Denial> {
    let (who, wished) = (who.clone(), Eyes::Spectator);
    let reel = app.rooms.ask(id, |reply| Ask::Replay { who, wished, reply }).await?;
    reel.lines_when_over()?;
    Ok(reel)
}

/// An analysis is stored before it stops being in progress, so one that isn't in progress is looked for in the
/// store.
async fn stands(app: &App, id: &str, reel: &Reel) -> Result<Analysing, Denial> {
    if let Some(under_way) = app.analyses.of(id) {
        return Ok(under_way);
    }
    let stored = app.rooms.store().analysis(id, reel.lines_when_over()?, JUDGE).await?;
    let analysis = stored.and_then(|text| serde_json::from_str(&text).ok());
    Ok(analysis.map_or(Analysing::NotBegun, |analysis| Analysing::Done { analysis }))
}

/// Analyses the match when no table is waiting for a bot, and stores the result.
fn look_again(app: &App, reel: Reel, place: Place) -> Result<(), Denial> {
    let (length, depth) = (reel.lines_when_over()?, app.settings.analysis);
    let (found, finding) = oneshot::channel();
    let progress = Arc::clone(&place.progress);
    let (thinkers, owner) = (app.rooms.thinkers().clone(), progress.from.to_string());
    app.rooms.thinkers().submit(Wait::Later, &owner, move || {
        let analysis = reel.analyse(depth, &|done, all| {
            progress.note(done, all);
            thinkers.let_tables_first()
        });
        // Nobody is waiting if the server is about to stop.
        let _ = found.send(analysis.ok().flatten());
    });
    let store = app.rooms.store().clone();
    tokio::spawn(async move {
        let Ok(Some(analysis)) = finding.await else {
            return tracing::warn!(table = place.table, "an analysis came to nothing");
        };
        let text = serde_json::to_string(&analysis).unwrap_or_default();
        let losses = losses_of(&store, &place.table, &analysis).await;
        let row = AnalysisRow { table: place.table.clone(), length, judge: JUDGE, text, losses };
        if let Err(error) = store.apply(Change::Analysed(row)).await {
            tracing::warn!(%error, table = place.table, "an analysis could not be stored");
        }
        metrics::counter!("durbar_analyses").increment(1);
    });
    Ok(())
}

/// What an analysis says about each player who played a seat alone and to the end.
async fn losses_of(store: &Store, table: &str, analysis: &wire::Analysis) -> Vec<LossRow> {
    let Ok(Some(row)) = store.table(table).await else { return Vec::new() };
    let one = |loss: sitting::Loss| LossRow {
        seat: loss.seat.into(),
        player: loss.player,
        decisions: loss.decisions.into(),
        loss: (f64::from(loss.given_away) * 1e4).round() as i64,
    };
    sitting::losses(&row, analysis).into_iter().map(one).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn analyses_are_limited_per_table_per_address_and_in_all() {
        let address = |n: u8| IpAddr::from([10, 0, 0, n]);
        let analyses = Analyses::new(true);
        let take = |table: &str, n| analyses.take_place(table, address(n));
        let first = take("a", 1).unwrap();
        assert!(take("a", 2).unwrap().is_none(), "one at a time for a table");
        let more: Vec<_> = ["b", "c"].map(|table| take(table, 1).unwrap()).into_iter().collect();
        assert_eq!(take("d", 1).err(), Some(Denial::ANALYSING));
        assert!(take("d", 2).unwrap().is_some(), "and its place is given back at once");
        drop(first);
        assert_eq!(analyses.of("a"), None);
        let again = take("a", 1).unwrap().unwrap();
        again.progress.note(3, 7);
        assert_eq!(analyses.of("a"), Some(Analysing::UnderWay { done: 3, all: 7 }));
        let many: Vec<_> = (3..).map_while(|n| take(&format!("t{n}"), n).ok()).collect();
        assert_eq!(1 + more.len() + many.len(), MOST);
        assert_eq!(take("z", 250).err(), Some(Denial::MUCH_TO_DO));
    }
}
