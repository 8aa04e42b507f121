//! Errors of the parsers for notation and positions, and a check that such parsers use.

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

/// `Ok` if the condition holds, otherwise an error with the given reason.
pub fn ensure(condition: bool, reason: impl FnOnce() -> String) -> Result<(), TextError> {
    if condition { Ok(()) } else { Err(TextError(reason())) }
}
