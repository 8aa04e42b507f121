//! The legal moves of a decision with their labels, written without being gathered first: a seat may have a hundred of
//! them, and they are sent with every move.

use serde::ser::{Serialize, SerializeStruct as _, Serializer};
use table::Phrase;

use crate::Playable;

/// All legal moves of a position.
pub(crate) struct Offered<'a, G: Playable> {
    pub(crate) rules: &'a G,
    pub(crate) position: &'a G::Position,
    pub(crate) moves: &'a [G::Move],
}

impl<G: Playable> Serialize for Offered<'_, G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let label = |mv: G::Move| in_order(self.rules.tell_choice(self.position, mv));
        serializer.collect_seq(self.moves.iter().map(|&mv| Offer { mv, label: label(mv) }))
    }
}

/// A legal move: its notation and its label.
struct Offer<M> {
    mv: M,
    label: Phrase,
}

impl<M: std::fmt::Display> Serialize for Offer<M> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut choice = serializer.serialize_struct("Choice", 2)?;
        choice.serialize_field("text", &format_args!("{}", self.mv))?;
        choice.serialize_field("label", &self.label)?;
        choice.end()
    }
}

/// Facts by name, as in every phrase that is sent.
fn in_order(mut phrase: Phrase) -> Phrase {
    phrase.facts.sort_unstable_by_key(|(name, _)| *name);
    phrase
}
