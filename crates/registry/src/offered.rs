//! Legal moves in notation, written without being gathered first: they are sent with every move.

use std::fmt::Display;

use serde::ser::{Serialize, Serializer};

/// All legal moves of a position.
pub(crate) struct Offered<'a, M>(pub(crate) &'a [M]);

impl<M: Display> Serialize for Offered<'_, M> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().map(Text))
    }
}

/// Something that is written as it is shown.
struct Text<'a, M>(&'a M);

impl<M: Display> Serialize for Text<'_, M> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self.0)
    }
}
