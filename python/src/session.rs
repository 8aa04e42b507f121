//! One match, with the requests of `docs/engine.md`, and what it looks like as text and as numbers.

use std::sync::Mutex;

use numpy::PyArray1;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use registry::AnyMatch;
use table::{Seat, Viewer};

use crate::fault::at_work;

/// A run of text: what is written, its colour, the colour behind it, bold, dim.
type Span = (String, String, Option<String>, bool, bool);

/// A conversation with the engine.
#[pyclass(frozen, module = "durbar._durbar")]
pub(crate) struct Session(Mutex<engine::Session>);

#[pymethods]
impl Session {
    #[new]
    #[pyo3(signature = (components=None))]
    fn new(components: Option<String>) -> Self {
        Self(Mutex::new(engine::Session::new(catalog::standard(), components)))
    }

    /// Answers a request in JSON with a reply in JSON.
    fn ask(&self, py: Python<'_>, request: &str) -> PyResult<String> {
        at_work(py, &self.0, |session| engine::handle(session, request.as_bytes()).0.to_string())
    }

    /// What a seat, or without a seat a spectator, would see in a terminal: lines of spans.
    #[pyo3(signature = (seat, width))]
    fn picture(&self, py: Python<'_>, seat: Option<usize>, width: u16) -> PyResult<Vec<Vec<Span>>> {
        at_work(py, &self.0, |session| {
            let game = playing(session)?;
            let seat = seat.map(|seat| at_table(game, seat)).transpose()?;
            let picture = game.picture(Viewer::from(seat), width, session.tongue());
            Ok(picture.lines.iter().map(|line| line.iter().map(span).collect()).collect())
        })?
    }

    /// How many numbers a view has and how many moves there are; `None` if the game can't be written as numbers.
    fn space(&self, py: Python<'_>) -> PyResult<Option<(usize, usize)>> {
        at_work(py, &self.0, |session| {
            Ok(playing(session)?.space().map(|space| (space.features, space.actions)))
        })?
    }

    /// What a seat sees, as numbers.
    fn features<'py>(&self, py: Python<'py>, seat: usize) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let features = at_work(py, &self.0, |session| {
            let game = playing(session)?;
            game.features(at_table(game, seat)?).ok_or_else(without_numbers)
        })??;
        Ok(PyArray1::from_vec(py, features))
    }

    /// The numbers of the legal moves.
    fn actions<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let actions =
            at_work(py, &self.0, |session| playing(session)?.actions().ok_or_else(without_numbers))??;
        Ok(PyArray1::from_vec(py, actions.into_iter().map(i64::from).collect()))
    }

    /// What the match brought each seat.
    fn rewards(&self, py: Python<'_>) -> PyResult<Vec<f32>> {
        at_work(py, &self.0, |session| Ok(playing(session)?.rewards()))?
    }
}

fn playing(session: &engine::Session) -> PyResult<&dyn AnyMatch> {
    session.playing().ok_or_else(|| PyValueError::new_err("no match has been started"))
}

fn at_table(game: &dyn AnyMatch, seat: usize) -> PyResult<Seat> {
    let seats = game.seats();
    let error = || PyValueError::new_err(format!("seat {seat}: the table has seats 0 to {}", seats - 1));
    if seat < seats { Ok(Seat::new(seat)) } else { Err(error()) }
}

fn without_numbers() -> PyErr {
    PyValueError::new_err("this game is not told in numbers")
}

fn span(span: &table::Span) -> Span {
    let name = |ink: table::Ink| format!("{ink:?}").to_lowercase();
    let style = span.style;
    (span.text.clone(), name(style.ink), style.ground.map(name), style.bold, style.dim)
}
