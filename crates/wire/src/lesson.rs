//! Lessons: what a game offers, and where a learner is in one.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LessonInfo {
    /// Its name, by which a table for it is made.
    pub name: String,
    /// The id of its title.
    pub title: String,
    /// The id of a line about it.
    pub line: String,
    /// Whether the short game of its last step starts at a separate table, as a lesson begun at that step
    /// does.
    pub finish: bool,
    /// Its steps in order.
    pub steps: Vec<LessonStepInfo>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LessonStepInfo {
    /// The id of the text shown first: what to do, and why.
    pub text: String,
    /// The id of the text shown once it is done; null if there is only something to read.
    pub after: Option<String>,
    /// The moves to play one after another, in notation.
    pub moves: Vec<String>,
    /// The places of the board it mentions, by the board's own names.
    pub places: Vec<String>,
    /// The number of a rule to read more about.
    pub rule: Option<String>,
}

/// A lesson to start.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct LessonWish {
    #[schema(max_length = 40)]
    pub name: String,
    /// The step to start from, counted from 0; everything before it is played at once.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<u32>"))]
    pub step: u32,
}

/// Where a learner is in a lesson.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LessonPlace {
    /// The step that the next marked move belongs to, counted from 0; the number of steps once all are done.
    pub step: u32,
    /// The move the lesson asks for now, in notation.
    pub mark: Option<String>,
    /// Whether something else was played: the table then goes on freely, and taking back leads back to the
    /// lesson.
    pub off: bool,
}
