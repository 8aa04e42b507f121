//! What a host does to keep a table pleasant, and what anyone can report to the server's host.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Removes a guest from a table and keeps them out, or lets them back in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Bar {
    /// The guest's public id.
    #[schema(max_length = 40)]
    pub player: String,
    /// `true` keeps them out.
    pub barred: bool,
}

/// Closes a table to everyone who isn't seated there, or opens it to anyone with the link.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Door {
    /// `true` closes it.
    pub closed: bool,
}

/// Something that the server's host should look at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Report {
    /// The player it is about.
    #[schema(max_length = 40)]
    pub player: String,
    /// The number of the message, if it is about one.
    pub n: Option<u32>,
    /// What is wrong, in up to 300 characters; may be empty.
    #[schema(max_length = 300)]
    pub text: String,
}
