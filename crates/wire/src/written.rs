//! JSON that was written once and is passed on unchanged.

use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

/// Something whose shape is the game's own: serialised where its type is known, and passed on without being
/// read.
#[derive(Clone, Debug)]
pub struct Written(Arc<RawValue>);

impl Written {
    /// Serialises something.
    ///
    /// # Panics
    /// When it is not plain data, such as a map whose keys are not texts.
    pub fn new(thing: &impl Serialize) -> Self {
        Self(to_raw_value(thing).expect("what is sent is plain data").into())
    }

    /// Parses it again, for code that needs to look inside.
    pub fn read(&self) -> Value {
        serde_json::from_str(self.0.get()).unwrap_or_default()
    }
}

impl From<Box<RawValue>> for Written {
    fn from(text: Box<RawValue>) -> Self {
        Self(text.into())
    }
}

impl PartialEq for Written {
    fn eq(&self, other: &Self) -> bool {
        self.0.get() == other.0.get()
    }
}

impl Serialize for Written {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

/// Goes through a value, since a message that carries its kind inside is read in two steps.
impl<'de> Deserialize<'de> for Written {
    fn deserialize<D: Deserializer<'de>>(read: D) -> Result<Self, D::Error> {
        Ok(Self::new(&Value::deserialize(read)?))
    }
}
