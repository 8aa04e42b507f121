//! Why a request was refused. The codes are listed in `docs/engine.md`.

use registry::Refused;
use serde::Serialize;
use table::{LogError, Refusal, RollError, SetupError, StudyError, Tongue, UndoError};

/// A refusal; nothing has changed.
#[derive(Debug, Serialize)]
pub(crate) struct Problem {
    code: &'static str,
    reason: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
}

impl Problem {
    pub(crate) fn new(code: &'static str, reason: impl Into<String>) -> Self {
        Self { code, reason: reason.into(), rule: None, line: None }
    }

    pub(crate) fn bad_request(reason: impl Into<String>) -> Self {
        Self::new("bad_request", reason)
    }

    pub(crate) fn no_game() -> Self {
        Self::new("no_game", "no game is set up; send \"new\" or \"load\" first")
    }

    pub(crate) fn internal() -> Self {
        Self::new("internal", "the engine has a fault here; the game is given up, please report it")
    }

    pub(crate) fn refused(refused: &Refused, tongue: &dyn Tongue) -> Self {
        match refused {
            Refused::Unreadable(error) => Self::new("bad_text", error.to_string()),
            Refused::Illegal(refusal) => Self::illegal(refusal, tongue),
            Refused::Impossible(error) => (*error).into(),
        }
    }

    fn illegal(refusal: &Refusal, tongue: &dyn Tongue) -> Self {
        let code = match refusal.reason.code {
            "table-not-your-turn" => "not_your_turn",
            "table-chance-first" => "chance_first",
            "table-over" => "over",
            _ => "illegal",
        };
        Self { rule: refusal.rule, ..Self::new(code, tongue.say(&refusal.reason)) }
    }
}

impl std::fmt::Display for Problem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.reason)
    }
}

impl From<RollError> for Problem {
    fn from(error: RollError) -> Self {
        let code = match error {
            RollError::NotChance => "not_chance",
            RollError::NoSeed => "no_seed",
            RollError::Impossible => "impossible",
        };
        Self::new(code, error.to_string())
    }
}

impl From<UndoError> for Problem {
    fn from(error: UndoError) -> Self {
        Self::new("nothing_to_undo", error.to_string())
    }
}

impl From<SetupError> for Problem {
    fn from(error: SetupError) -> Self {
        Self::new("bad_setup", error.to_string())
    }
}

impl From<StudyError> for Problem {
    fn from(error: StudyError) -> Self {
        match error {
            StudyError::Setup(error) => error.into(),
            StudyError::Position(_) => Self::new("bad_text", error.to_string()),
        }
    }
}

impl From<LogError> for Problem {
    fn from(error: LogError) -> Self {
        Self { line: Some(error.line), ..Self::new("bad_text", error.reason) }
    }
}

impl From<registry::UnknownGame> for Problem {
    fn from(error: registry::UnknownGame) -> Self {
        Self::new("unknown_game", error.to_string())
    }
}
