//! Reports what was going on when something panics, which the panic itself doesn't know.

/// Prints its words to standard error when it is dropped by a panic.
pub(crate) struct Witness<F: Fn() -> String>(pub(crate) F);

impl<F: Fn() -> String> Drop for Witness<F> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("{}", (self.0)());
        }
    }
}
