//! What a worker has to do after a request: store tables first, then tell, think and wait.

use serde::Serialize;
use sitting::Denial;
use wire::{Down, TableInfo};

use crate::kept::Kept;
use crate::room::PLAYER;

/// What has to be done. Storing comes first, and nobody is told before it has succeeded.
#[derive(Default, Debug, Serialize)]
pub struct Outcome {
    /// Tables to store, all or none.
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
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answer: Option<Answer>,
}

/// A table to store, provided that what is stored is still the revision before.
#[derive(Debug, Serialize)]
pub struct ToKeep {
    pub id: String,
    pub revision: i64,
    pub text: String,
    /// As a list shows it, without anything secret.
    pub info: Option<TableInfo>,
}

/// A question to a bot.
#[derive(Debug, Serialize)]
pub struct ToThink {
    pub table: String,
    /// For [`crate::think`].
    pub question: String,
    /// The answer should wait until this many milliseconds have passed, so people can follow.
    pub pause: u32,
}

/// The answer of a route.
#[derive(Debug, Serialize)]
pub struct Answer {
    /// An HTTP status code.
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

    /// An answer to a request.
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
