//! Errors of the parsers of notations and positions, and a helper to write such parsers.

/// A text that could not be read, with the reason in plain words.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct TextError(String);

impl TextError {
    /// The reason, as a lower-case sentence that names the offending part.
    pub fn new(reason: impl Into<String>) -> Self {
        Self(reason.into())
    }
}

/// `Ok` when the condition holds, else an error with the reason made by `reason`.
pub fn ensure(condition: bool, reason: impl FnOnce() -> String) -> Result<(), TextError> {
    if condition { Ok(()) } else { Err(TextError(reason())) }
}
