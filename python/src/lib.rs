//! The native half of the Python package: requests are passed on to the engine and the registry, with the
//! interpreter's lock released while they work.

mod batch;
mod fault;
mod session;
mod trial;

/// The module `durbar._durbar`.
#[pyo3::pymodule]
mod _durbar {
    #[pymodule_export]
    use crate::batch::Batch;
    #[pymodule_export]
    use crate::fault::{Fault, fault};
    #[pymodule_export]
    use crate::session::Session;
    #[pymodule_export]
    use crate::trial::{meet, selfplay};
}
