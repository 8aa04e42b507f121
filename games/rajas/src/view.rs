//! What anyone may know about a position: all seats share one view (RAJ-40).

use std::sync::Arc;

use serde::{Serialize, Serializer};

use crate::components::Tables;
use crate::position::Position;
use crate::setup::Rajas;

mod gives;
mod shown;

/// The view: the position, whose hidden parts are unordered sets, and the tables to show it with.
#[derive(Clone, Debug)]
pub struct View {
    position: Position,
    facts: Arc<Facts>,
}

/// What is the same throughout a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Facts {
    pub(crate) tables: Arc<Tables>,
    pub(crate) seats: usize,
    pub(crate) navaratnas: bool,
}

impl PartialEq for View {
    fn eq(&self, other: &Self) -> bool {
        self.position == other.position
            && (Arc::ptr_eq(&self.facts, &other.facts) || self.facts == other.facts)
    }
}

impl Eq for View {}

impl View {
    pub(crate) fn new(rules: &Rajas, position: &Position) -> Self {
        Self { position: *position, facts: Arc::clone(&rules.facts) }
    }

    /// The position behind the view, in which nothing is secret.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The component tables in use.
    pub fn tables(&self) -> &Tables {
        &self.facts.tables
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        shown::Shown::new(&self.facts, &self.position).serialize(serializer)
    }
}
