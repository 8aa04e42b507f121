//! Many games side by side, with arrays in and out.

use std::sync::Mutex;

use numpy::{PyArray1, PyArray2, PyArrayMethods as _, PyReadwriteArray2};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use registry::{Crowd, Decisions, Entrant};

use crate::fault::{at_work, cores};

/// Seats, offsets, legal actions, rewards, ended games.
type Now<'py> = (
    Bound<'py, PyArray1<u8>>,
    Bound<'py, PyArray1<i64>>,
    Bound<'py, PyArray1<i64>>,
    Bound<'py, PyArray2<f32>>,
    Bound<'py, PyArray1<bool>>,
);

/// Many games of one kind.
#[pyclass(frozen, module = "durbar._durbar")]
pub(crate) struct Batch {
    games: Mutex<Box<dyn registry::Batch>>,
    /// How many play in each game.
    #[pyo3(get)]
    seats: usize,
    /// How many numbers a view has.
    #[pyo3(get)]
    features: usize,
    /// How many different moves there are.
    #[pyo3(get)]
    actions: usize,
}

#[pymethods]
impl Batch {
    #[new]
    fn new(
        py: Python<'_>,
        table: &str,
        games: usize,
        seed: u64,
        opponent: Option<String>,
        threads: usize,
    ) -> PyResult<Self> {
        let session = Mutex::new(engine::Session::new(catalog::standard(), None));
        let opponent = opponent.map(Entrant::Named);
        let begun = at_work(py, &session, |session| {
            let (game, config) = session.settings(table.as_bytes())?;
            let threads = if threads == 0 { cores() } else { threads };
            let crowd = Crowd { games, opponent: opponent.as_ref(), threads, seed };
            game.batch(&config, &crowd).map_err(|error| format!("{}: {error}", game.card().id))
        })?;
        let games = begun.map_err(PyValueError::new_err)?;
        let (seats, space) = (games.seats(), games.space());
        Ok(Self { games: Mutex::new(games), seats, features: space.features, actions: space.actions })
    }

    /// The decisions to make now.
    fn now<'py>(&self, py: Python<'py>) -> PyResult<Now<'py>> {
        let now = at_work(py, &self.games, |games| games.now().clone())?;
        arrays(py, &now, self.seats)
    }

    /// Restarts all games.
    fn reset(&self, py: Python<'_>, seed: u64) -> PyResult<()> {
        at_work(py, &self.games, |games| games.reset(seed))
    }

    /// Plays one move in each game.
    fn step<'py>(&self, py: Python<'py>, actions: &Bound<'py, PyArray1<i64>>) -> PyResult<Now<'py>> {
        let held = actions.try_readonly()?;
        let actions = held.as_slice()?;
        let stepped = at_work(py, &self.games, |games| {
            // A number that is not a move's is not a legal one.
            let actions: Vec<u32> =
                actions.iter().map(|&action| action.try_into().unwrap_or(u32::MAX)).collect();
            games.step(&actions).map(|()| games.now().clone())
        })?;
        let now = stepped.map_err(|error| PyValueError::new_err(error.to_string()))?;
        arrays(py, &now, self.seats)
    }

    /// Writes what the seats to move see.
    fn observe(&self, py: Python<'_>, mut out: PyReadwriteArray2<'_, i8>) -> PyResult<()> {
        let out = out.as_slice_mut()?;
        at_work(py, &self.games, |games| games.observe(out))
    }
}

fn arrays<'py>(py: Python<'py>, now: &Decisions, seats: usize) -> PyResult<Now<'py>> {
    let offsets = now.offsets.iter().map(|&offset| offset.try_into().unwrap_or(i64::MAX)).collect();
    let legal = now.legal.iter().copied().map(i64::from).collect();
    Ok((
        PyArray1::from_slice(py, &now.seats),
        PyArray1::from_vec(py, offsets),
        PyArray1::from_vec(py, legal),
        PyArray1::from_slice(py, &now.rewards).reshape([now.seats.len(), seats])?,
        PyArray1::from_slice(py, &now.ended),
    ))
}
