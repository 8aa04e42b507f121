//! Legal moves as they are sent with every state.

use std::ops::Deref;
use std::sync::OnceLock;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};

/// The legal moves of a viewer in notation, none where another is to choose. They are written where the game's types are
/// known, and read only where somebody looks.
#[derive(Clone, Debug, Default)]
pub struct Choices {
    /// A list of texts as JSON.
    written: Option<Box<RawValue>>,
    read: OnceLock<Vec<String>>,
}

impl Choices {
    fn text(&self) -> &str {
        self.written.as_ref().map_or("[]", |written| written.get())
    }
}

/// A list of texts that was written before.
impl From<Box<RawValue>> for Choices {
    fn from(list: Box<RawValue>) -> Self {
        Self { written: Some(list), read: OnceLock::new() }
    }
}

impl Deref for Choices {
    type Target = [String];

    fn deref(&self) -> &[String] {
        self.read.get_or_init(|| serde_json::from_str(self.text()).expect("a list of texts was written"))
    }
}

impl PartialEq for Choices {
    fn eq(&self, other: &Self) -> bool {
        self.text() == other.text()
    }
}

impl Serialize for Choices {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match &self.written {
            Some(written) => written.serialize(serializer),
            None => serializer.collect_seq([] as [&str; 0]),
        }
    }
}

impl<'de> Deserialize<'de> for Choices {
    fn deserialize<D: Deserializer<'de>>(read: D) -> Result<Self, D::Error> {
        let texts = Vec::<String>::deserialize(read)?;
        let written = to_raw_value(&texts).map_err(serde::de::Error::custom)?;
        Ok(Self { written: Some(written), read: OnceLock::from(texts) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_read_as_they_were_written() {
        let text = r#"["take gold","camels"]"#;
        let written = Choices::from(RawValue::from_string(text.to_owned()).unwrap());
        let read: Choices = serde_json::from_str(text).unwrap();
        assert_eq!((&written, written[0].as_str()), (&read, "take gold"));
        assert_eq!(serde_json::to_string(&read).unwrap(), text);
        assert_eq!(serde_json::to_string(&Choices::default()).unwrap(), "[]");
        assert!(Choices::default().is_empty() && Choices::default() != written);
    }
}
