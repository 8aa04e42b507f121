//! A panic of ours as a Python exception.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Mutex, PoisonError};

use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;

pyo3::create_exception!(_durbar, Fault, PyRuntimeError, "A fault of durbar's own; please report it.");

/// Works on what a mutex guards, without the interpreter's lock. After a panic it may be inconsistent, so it
/// is not touched again.
pub(crate) fn at_work<T: Send, R: Send>(
    py: Python<'_>,
    guarded: &Mutex<T>,
    work: impl FnOnce(&mut T) -> R + Send,
) -> PyResult<R> {
    py.detach(|| {
        let worked = catch_unwind(AssertUnwindSafe(|| {
            let mut held = guarded.lock().map_err(|_: PoisonError<_>| given_up())?;
            Ok(work(&mut held))
        }));
        worked.unwrap_or_else(|panic| Err(Fault::new_err(format!("durbar has a fault: {}", told(&*panic)))))
    })
}

/// How many cores there are to work on.
pub(crate) fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

fn given_up() -> PyErr {
    Fault::new_err("an earlier fault has left this in pieces; make a new one")
}

fn told(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no reason was given")
}

/// Fails on purpose, so a test can see what becomes of a panic.
#[pyfunction]
pub(crate) fn fault(py: Python<'_>) -> PyResult<()> {
    at_work(py, &Mutex::new(()), |()| panic!("this is meant to be seen in the output of the test"))
}
