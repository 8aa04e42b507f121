//! Puzzles: shown to everyone, rated for accounts.

use axum::Json;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{Extension, Query, State};
use registry::Puzzle as Kept;
use serde::Deserialize;
use sitting::{Denial, Who};
use utoipa::IntoParams;
use wire::{Foreseen, Puzzle, PuzzleList, PuzzleReply, PuzzleTry};

use super::App;
use super::guard::From;
use super::id::Id;
use super::problem::Answer;
use crate::ids;
use crate::store::{Change, TryRow};

/// The rating before the first try, and how far one try moves it: much at first, then less.
const BEGIN: f64 = 1_000.0;
const STEP: (f64, f64) = (60.0, 20.0);
const SETTLED: usize = 15;

/// The puzzles of a game.
#[utoipa::path(get, path = "/api/games/{id}/puzzles", operation_id = "list_puzzles", params(("id" = String, Path)), responses(
    (status = 200, body = PuzzleList)))]
pub(super) async fn list(State(app): State<App>, who: Option<Who>, Id(game): Id) -> Answer<PuzzleList> {
    let tries = match &who {
        Some(who) => app.rooms.store().puzzle_tries(&who.player, &game).await?,
        None => Vec::new(),
    };
    let rating = tries.last().map(|(_, _, rating)| *rating as u16);
    let solved = tries.into_iter().map(|(id, solved, _)| (id, solved == 1)).collect();
    Ok(Json(app.puzzles.list(&app.settings.games, &game, rating, &solved)?))
}

/// A puzzle to solve.
#[utoipa::path(get, path = "/api/puzzles/{id}", operation_id = "show_puzzle", params(("id" = String, Path)), responses(
    (status = 200, body = Puzzle)))]
pub(super) async fn show(
    State(app): State<App>,
    Extension(From(address)): Extension<From>,
    Id(id): Id,
) -> Answer<Puzzle> {
    let found = app.puzzles.find(&app.settings.games, &id)?;
    Ok(Json(app.projector.show(address, move |_| found.shown(id)).await?))
}

/// Which move.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Tried {
    /// Its notation.
    text: String,
}

/// What a move would do, before it is tried.
#[utoipa::path(get, path = "/api/puzzles/{id}/foresee", operation_id = "foresee_in_puzzle", params(("id" = String, Path), Tried), responses(
    (status = 200, body = Foreseen)))]
pub(super) async fn foresee(
    State(app): State<App>,
    Extension(From(address)): Extension<From>,
    Id(id): Id,
    which: Result<Query<Tried>, QueryRejection>,
) -> Answer<Foreseen> {
    let Query(Tried { text }) = which?;
    let found = app.puzzles.find(&app.settings.games, &id)?;
    Ok(Json(app.projector.show(address, move |_| found.foreseen(&text)).await?))
}

/// A try at a puzzle.
#[utoipa::path(post, path = "/api/puzzles/{id}", operation_id = "try_puzzle", params(("id" = String, Path)), request_body = PuzzleTry, responses(
    (status = 200, body = PuzzleReply)))]
pub(super) async fn attempt(
    State(app): State<App>,
    Extension(From(address)): Extension<From>,
    who: Option<Who>,
    Id(id): Id,
    body: Result<Json<PuzzleTry>, JsonRejection>,
) -> Answer<PuzzleReply> {
    let Json(PuzzleTry { text }) = body?;
    let found = app.puzzles.find(&app.settings.games, &id)?;
    let (game, puzzle) = (found.game.clone(), found.puzzle.clone());
    let mut reply = app.projector.show(address, move |_| found.judged(text.as_deref())).await?;
    if let Some(who) = who {
        reply.rating = count(&app, &who.player, &game, &puzzle, reply.right).await?;
    }
    Ok(Json(reply))
}

/// Counts an account's first try, and returns its rating.
async fn count(
    app: &App,
    player: &str,
    game: &str,
    puzzle: &Kept,
    solved: bool,
) -> Result<Option<u16>, Denial> {
    let store = app.rooms.store();
    if store.account_of(player).await?.is_none() {
        return Ok(None);
    }
    let tries = store.puzzle_tries(player, game).await?;
    let before = tries.last().map_or(BEGIN, |(_, _, rating)| *rating as f64);
    if tries.iter().any(|(id, ..)| *id == puzzle.id) {
        return Ok(Some(before as u16));
    }
    let rating = after(before, tries.len(), f64::from(puzzle.rating), solved);
    let row = TryRow {
        player: player.to_owned(),
        game: game.to_owned(),
        puzzle: puzzle.id.clone(),
        at: ids::now(),
        solved,
        rating,
    };
    store.apply(Change::TriedPuzzle(row)).await?;
    Ok(Some(rating as u16))
}

/// The rating after a try, by how likely success was.
fn after(before: f64, tries: usize, puzzle: f64, solved: bool) -> i64 {
    let expected = 1.0 / (1.0 + 10_f64.powf((puzzle - before) / 400.0));
    let step = if tries < SETTLED { STEP.0 } else { STEP.1 };
    (before + step * (f64::from(u8::from(solved)) - expected)).round().clamp(100.0, 3_000.0) as i64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rating_moves_by_how_likely_success_was() {
        assert_eq!(after(1_000.0, 0, 1_000.0, true), 1_030);
        assert_eq!(after(1_000.0, 0, 1_000.0, false), 970);
        assert_eq!(after(1_000.0, SETTLED, 1_000.0, true), 1_010);
        assert!(after(1_000.0, 0, 1_800.0, true) > 1_055, "a hard one brings much");
        assert_eq!(after(100.0, 0, 100.0, false), 100, "and nobody falls for ever");
    }
}
