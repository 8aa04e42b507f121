//! Bots that meet, and games recorded to fit judges to: some games out of many, by their numbers.

use std::path::Path;
use std::sync::Mutex;
use std::time::Duration;

use numpy::{PyArray1, PyArray2, PyArrayMethods as _};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use registry::{AnyGame, Entrant, LabError, Notes, Trial};
use search::Effort;

use crate::fault::{at_work, cores};

/// Which bot sat at each seat of each game, and the seats' points and places.
type Results<'py> = (Bound<'py, PyArray2<u8>>, Bound<'py, PyArray2<i32>>, Bound<'py, PyArray2<u8>>);

/// Lets bots meet in the games with the numbers from `first` on.
#[pyfunction]
#[pyo3(signature = (table, bots, first, games, seed, iterations, ms, threads))]
#[expect(clippy::too_many_arguments, reason = "Python gives them one by one")]
pub(crate) fn meet<'py>(
    py: Python<'py>,
    table: &str,
    bots: Vec<String>,
    first: u32,
    games: u32,
    seed: u64,
    iterations: Option<u32>,
    ms: Option<u64>,
    threads: usize,
) -> PyResult<Results<'py>> {
    let bots: Vec<Entrant> = bots.into_iter().map(Entrant::Named).collect();
    let effort = Effort { iterations, time: ms.map(Duration::from_millis), ..Effort::default() };
    let played = measured(py, table, seed, effort, threads, |game, trial| {
        game.results(trial, &bots, first..first.saturating_add(games))
    })?;
    let seats = played.first().map_or(0, |game| game.bots.len());
    let standings = || played.iter().flat_map(|game| &game.standings);
    let shape = [played.len(), seats];
    let bots = played.iter().flat_map(|game| &game.bots).map(|&bot| bot.try_into().unwrap_or(u8::MAX));
    Ok((
        PyArray1::from_iter(py, bots).reshape(shape)?,
        PyArray1::from_iter(py, standings().map(|standing| standing.score)).reshape(shape)?,
        PyArray1::from_iter(py, standings().map(|standing| standing.place)).reshape(shape)?,
    ))
}

/// What `durbar selfplay` writes: the start of the file, and the games with the numbers from `first` on.
#[pyfunction]
#[pyo3(signature = (table, level, first, games, seed, wander, noted, threads))]
#[expect(clippy::too_many_arguments, reason = "Python gives them one by one")]
pub(crate) fn selfplay<'py>(
    py: Python<'py>,
    table: &str,
    level: String,
    first: u32,
    games: u32,
    seed: u64,
    wander: f32,
    noted: f32,
    threads: usize,
) -> PyResult<(Bound<'py, PyBytes>, Bound<'py, PyBytes>)> {
    let player = (level.clone(), Entrant::Named(level));
    let what = Notes { path: Path::new(""), wander, noted };
    let (head, blocks) = measured(py, table, seed, Effort::default(), threads, |game, trial| {
        game.self_play_part(trial, &player, &what, first..first.saturating_add(games))
    })?;
    Ok((PyBytes::new(py, &head), PyBytes::new(py, &blocks)))
}

fn measured<T: Send>(
    py: Python<'_>,
    table: &str,
    seed: u64,
    effort: Effort,
    threads: usize,
    measure: impl FnOnce(&dyn AnyGame, &Trial<'_>) -> Result<T, LabError> + Send,
) -> PyResult<T> {
    let session = Mutex::new(engine::Session::new(catalog::standard(), None));
    let measured = at_work(py, &session, |session| {
        let (game, config) = session.settings(table.as_bytes())?;
        let threads = if threads == 0 { cores() } else { threads };
        let trial = Trial { config: &config, games: 0, threads, seed, effort, go_on: &|| true };
        measure(game, &trial).map_err(|error| format!("{}: {error}", game.card().id))
    })?;
    measured.map_err(PyValueError::new_err)
}
