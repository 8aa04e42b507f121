//! What a worker is to do after a request: keep tables first, then tell, think and wait.

use serde::Serialize;
use sitting::Denial;
use wire::{Down, TableInfo};

use crate::kept::Kept;
use crate::room::PLAYER;

/// What is to be done. Whatever is to be kept comes first, and nobody is told before it is.
#[derive(Default, Debug, Serialize)]
pub struct Outcome {
    /// Tables to keep, all or none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub keep: Vec<ToKeep>,
    /// A table to forget.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub forget: Option<String>,
    /// Messages to connections, in order; each is the text of a [`Down`].
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tell: Vec<(u32, String)>,
    /// Questions to bots.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub think: Vec<ToThink>,
    /// When to look at the clocks of a table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wake: Option<(String, i64)>,
    /// The answer to whoever knocked at a door.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answer: Option<Answer>,
}

/// A table to be kept, if what is kept of it is still the revision before.
#[derive(Debug, Serialize)]
pub struct ToKeep {
    /// The table.
    pub id: String,
    /// Which change this is.
    pub revision: i64,
    /// As it is to be kept.
    pub text: String,
    /// As a list shows it, without anything secret.
    pub info: Option<TableInfo>,
}

/// A question to a bot.
#[derive(Debug, Serialize)]
pub struct ToThink {
    /// The table.
    pub table: String,
    /// For [`crate::think`].
    pub question: String,
    /// The answer is to wait until so many milliseconds have passed, so that people can follow.
    pub pause: u32,
}

/// The answer of a door.
#[derive(Debug, Serialize)]
pub struct Answer {
    /// As of HTTP.
    pub status: u16,
    /// JSON, or a log.
    pub body: String,
}

impl Outcome {
    pub(crate) fn tell(&mut self, connection: u32, message: &Down) {
        let text = serde_json::to_string(message).expect("messages are plain data");
        self.tell.push((connection, text));
    }

    pub(crate) fn keep(&mut self, kept: &Kept) {
        let text = serde_json::to_string(kept).expect("what is kept is plain data");
        let info = kept.row.info(Some(PLAYER));
        self.keep.push(ToKeep { id: kept.row.id.clone(), revision: kept.row.revision, text, info });
    }

    /// An answer of a door.
    pub(crate) fn answering(answer: Result<String, Denial>) -> Self {
        Self { answer: Some(Answer::from(answer)), ..Self::default() }
    }
}

impl From<Result<String, Denial>> for Answer {
    fn from(answer: Result<String, Denial>) -> Self {
        match answer {
            Ok(body) => Self { status: 200, body },
            Err(denial) => {
                let status = denial.status();
                let body = serde_json::to_string(&denial.problem()).expect("problems are plain data");
                Self { status, body }
            }
        }
    }
}
