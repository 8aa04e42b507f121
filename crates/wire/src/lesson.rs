//! Lessons: what a game offers, and where a learner is in one.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A lesson of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LessonInfo {
    /// Its name, by which a table for it is made.
    pub name: String,
    /// The id of its title.
    pub title: String,
    /// The id of a line about it.
    pub line: String,
    /// Whether the short game of its last step begins at a table of its own, as a lesson begun at that step does.
    pub finish: bool,
    /// Its steps in order.
    pub steps: Vec<LessonStepInfo>,
}

/// One step of a lesson.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LessonStepInfo {
    /// The id of what is said first: what to do, and why.
    pub text: String,
    /// The id of what is said once it is done; none where there is only something to read.
    pub after: Option<String>,
    /// The moves to be played one after the other, in notation.
    pub moves: Vec<String>,
    /// The places of the board it speaks of, by the board's own names.
    pub places: Vec<String>,
    /// The number of a rule to read more.
    pub rule: Option<String>,
}

/// A lesson to be begun.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct LessonWish {
    /// Its name.
    #[schema(max_length = 40)]
    pub name: String,
    /// The step to go on from, counted from 0; what comes before it is played at once.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<u32>"))]
    pub step: u32,
}

/// Where a learner is in a lesson.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LessonPlace {
    /// The step that the next marked move belongs to, counted from 0; so many as there are when all were made.
    pub step: u32,
    /// The move that the lesson asks for now, in notation.
    pub mark: Option<String>,
    /// Whether something else was played: the table goes on by itself, and taking back leads back to the lesson.
    pub off: bool,
}
