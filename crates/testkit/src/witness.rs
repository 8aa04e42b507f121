//! Says what was going on when something panics, which the panic itself does not know.

/// Prints its words on the standard error output when it is dropped by a panic.
pub(crate) struct Witness<F: Fn() -> String>(pub(crate) F);

impl<F: Fn() -> String> Drop for Witness<F> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("{}", (self.0)());
        }
    }
}
