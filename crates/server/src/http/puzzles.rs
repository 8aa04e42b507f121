//! Puzzles: shown to everybody, rated for accounts.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Extension, State};
use registry::{AnyMatch, Puzzle as Kept, Puzzles, Registry};
use search::Depth;
use table::{Seat, Viewer};
use wire::{Choice, Problem, Puzzle, PuzzleAnswer, PuzzleInfo, PuzzleList, PuzzleReply, PuzzleTry};

use super::App;
use super::guard::From;
use super::id::Id;
use super::problem::Answer;
use crate::denial::Denial;
use crate::ids;
use crate::seating::Who;
use crate::store::{Change, TryRow};
use crate::tell;

/// The puzzles of all games, read when they are first asked for.
#[derive(Default)]
pub(super) struct Shelf(OnceLock<BTreeMap<&'static str, Puzzles>>);

impl Shelf {
    fn of<'a>(&'a self, games: &Registry, game: &str) -> Option<&'a Puzzles> {
        let read = |card: &table::GameCard| Some((card.id, games.game(card.id).ok()?.puzzles()));
        self.0.get_or_init(|| games.cards().into_iter().filter_map(read).collect()).get(game)
    }
}

/// A move that gives away no more than this is as good as the best.
const AS_GOOD: f32 = 0.01;
/// How closely a move is looked at that the puzzle does not know.
const LOOK: Depth = Depth { search: 0, worlds: 300, candidates: 0, outcomes: 0, ahead: 0 };
/// The rating of who has never tried, and how far one try moves it: much at first, then less.
const BEGIN: f64 = 1_000.0;
const STEP: (f64, f64) = (60.0, 20.0);
const SETTLED: usize = 15;

/// The puzzles of a game.
#[utoipa::path(get, path = "/api/games/{id}/puzzles", operation_id = "list_puzzles", params(("id" = String, Path)), responses(
    (status = 200, body = PuzzleList), (status = 404, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn list(State(app): State<App>, who: Option<Who>, Id(game): Id) -> Answer<PuzzleList> {
    let file = app.puzzles.of(&app.settings.games, &game).ok_or(Denial::NO_SUCH_GAME)?;
    let tries = match &who {
        Some(who) => app.rooms.store().puzzle_tries(&who.player, &game).await?,
        None => Vec::new(),
    };
    let rating = tries.last().map(|(_, _, rating)| *rating as u16);
    let solved: BTreeMap<&str, bool> =
        tries.iter().map(|(id, solved, _)| (id.as_str(), *solved == 1)).collect();
    let info = |puzzle: &Kept| PuzzleInfo {
        id: format!("{game}-{}", puzzle.id),
        rating: puzzle.rating,
        theme: puzzle.theme.clone(),
        seats: puzzle.seats as u8,
        solved: solved.get(puzzle.id.as_str()).copied(),
    };
    Ok(Json(PuzzleList { rating, puzzles: file.puzzles.iter().map(info).collect() }))
}

/// A puzzle to be solved.
#[utoipa::path(get, path = "/api/puzzles/{id}", operation_id = "show_puzzle", params(("id" = String, Path)), responses(
    (status = 200, body = Puzzle), (status = 404, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn show(
    State(app): State<App>,
    Extension(From(address)): Extension<From>,
    Id(id): Id,
) -> Answer<Puzzle> {
    let found = found(&app, &id)?;
    app.projector.show(address, move |_| found.shown(id)).await.map(Json)
}

/// A try at a puzzle.
#[utoipa::path(post, path = "/api/puzzles/{id}", operation_id = "try_puzzle", params(("id" = String, Path)), request_body = PuzzleTry, responses(
    (status = 200, body = PuzzleReply), (status = 400, body = Problem), (status = 404, body = Problem),
    (status = 409, body = Problem), (status = 413, body = Problem), (status = 415, body = Problem), (status = 422, body = Problem),
    (status = 429, body = Problem)))]
pub(super) async fn attempt(
    State(app): State<App>,
    Extension(From(address)): Extension<From>,
    who: Option<Who>,
    Id(id): Id,
    body: Result<Json<PuzzleTry>, JsonRejection>,
) -> Answer<PuzzleReply> {
    let Json(PuzzleTry { text }) = body?;
    let found = found(&app, &id)?;
    let (game, puzzle) = (found.game.clone(), found.puzzle.clone());
    let mut reply = app.projector.show(address, move |_| found.judged(text.as_deref())).await?;
    if let Some(who) = who {
        reply.rating = count(&app, &who.player, &game, &puzzle, reply.right).await?;
    }
    Ok(Json(reply))
}

/// Counts an account's first try; tells its rating then.
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

/// A puzzle with what it takes to set it up.
struct Found {
    games: Registry,
    game: String,
    rules_version: u32,
    puzzle: Kept,
}

fn found(app: &App, id: &str) -> Result<Found, Denial> {
    let (game, name) = id.rsplit_once('-').ok_or(Denial::NO_SUCH_PUZZLE)?;
    let games = app.settings.games.clone();
    let file = app.puzzles.of(&games, game).ok_or(Denial::NO_SUCH_PUZZLE)?;
    let puzzle = file.puzzles.iter().find(|puzzle| puzzle.id == name).ok_or(Denial::NO_SUCH_PUZZLE)?.clone();
    Ok(Found { game: game.to_owned(), rules_version: file.rules_version, puzzle, games })
}

impl Found {
    fn set_up(&self) -> Result<(Box<dyn AnyMatch>, Seat), Denial> {
        let config = self.puzzle.config(self.rules_version);
        let game = self.games.game(&self.game).map_err(|_| Denial::NO_SUCH_PUZZLE)?;
        let study = game.study(&config, &self.puzzle.position, None).map_err(|_| Denial::TROUBLE)?;
        Ok((study, self.puzzle.mover().ok_or(Denial::TROUBLE)?))
    }

    fn shown(&self, id: String) -> Result<Puzzle, Denial> {
        let (study, seat) = self.set_up()?;
        Ok(Puzzle {
            id,
            game: self.game.clone(),
            rating: self.puzzle.rating,
            seats: self.puzzle.seats as u8,
            seat: seat.index() as u8,
            options: study.log().header.options.clone(),
            components: tell::components(study.as_ref()),
            view: study.write_view(Viewer::Seat(seat)).into(),
            moves: tell::choices(study.as_ref()),
            round: study.round(),
            scores: tell::placings(study.as_ref()),
        })
    }

    fn judged(&self, text: Option<&str>) -> Result<PuzzleReply, Denial> {
        let (study, seat) = self.set_up()?;
        let loss = text.map(|text| self.loss(study.as_ref(), seat, text)).transpose()?;
        let right = loss.is_some_and(|loss| loss <= AS_GOOD);
        let answer = (right || text.is_none()).then(|| self.answer(study.as_ref(), seat));
        Ok(PuzzleReply { right, loss, answer: answer.flatten(), rating: None })
    }

    /// What a move gives away: as the puzzle knows it, else as it is found now.
    fn loss(&self, study: &dyn AnyMatch, seat: Seat, text: &str) -> Result<f32, Denial> {
        if text == self.puzzle.best {
            return Ok(0.0);
        }
        let compare = study.comparer(seat, text, &self.puzzle.best)?;
        let known = self.puzzle.others.iter().find(|(other, _)| other == text);
        Ok(known.map_or_else(|| compare(LOOK, 1).0.max(0.0), |(_, loss)| *loss))
    }

    fn answer(&self, study: &dyn AnyMatch, seat: Seat) -> Option<PuzzleAnswer> {
        let choices = tell::choices(study);
        let named =
            |text: &str| -> Option<Choice> { choices.iter().find(|choice| choice.text == text).cloned() };
        let second = self.puzzle.others.first().and_then(|(text, loss)| Some((named(text)?, *loss)));
        Some(PuzzleAnswer {
            best: named(&self.puzzle.best)?,
            theme: self.puzzle.theme.clone(),
            reasons: study.reasons(seat, &self.puzzle.best).into_iter().map(wire::Phrase::from).collect(),
            second,
        })
    }
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
