//! Things to say, as codes with facts; the client has the sentences.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use utoipa::ToSchema;

/// A message: the id of a sentence and what to fill in.
// The program's own words are borrowed: every legal move is sent with some.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Phrase {
    /// The message's id in the Fluent files, for example `jaipur-played-take`.
    pub code: Cow<'static, str>,
    /// What the sentence mentions, by name.
    #[cfg_attr(test, ts(as = "BTreeMap<String, Fact>"))]
    #[schema(value_type = BTreeMap<String, Fact>)]
    pub facts: Facts,
}

/// What a sentence mentions, by name and in the order of names: a map held in one piece.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Facts(Vec<(Cow<'static, str>, Fact)>);

impl Serialize for Facts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, fact)| (name, fact)))
    }
}

impl<'de> Deserialize<'de> for Facts {
    fn deserialize<D: Deserializer<'de>>(read: D) -> Result<Self, D::Error> {
        let facts = BTreeMap::<String, Fact>::deserialize(read)?;
        Ok(Self(facts.into_iter().map(|(name, fact)| (name.into(), fact)).collect()))
    }
}

/// Something a sentence mentions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Fact {
    Number(#[cfg_attr(test, ts(type = "number"))] i64),
    /// A player, shown by name.
    Seat(u8),
    /// A word of the game, itself a message.
    Term(Cow<'static, str>),
    /// A number of things: the word's message is given `$count`.
    Count {
        count: u32,
        /// The thing's message.
        of: Cow<'static, str>,
    },
    /// Several things, joined as the language joins them: "gold, silver and cloth".
    #[schema(no_recursion)]
    List(Vec<Fact>),
    /// A part of the sentence that is itself a message with facts, for example a square by row and column.
    #[schema(no_recursion)]
    Phrase(Phrase),
    /// Text that is the same in every language.
    Text(Cow<'static, str>),
}

impl From<table::Phrase> for Phrase {
    fn from(phrase: table::Phrase) -> Self {
        let named = |(name, fact): (&'static str, table::Fact)| (name.into(), fact.into());
        let mut facts: Vec<(Cow<'static, str>, Fact)> = phrase.facts.into_iter().map(named).collect();
        facts.sort_by(|(one, _), (two, _)| one.cmp(two));
        Self { code: phrase.code.into(), facts: Facts(facts) }
    }
}

impl From<table::Fact> for Fact {
    fn from(fact: table::Fact) -> Self {
        match fact {
            table::Fact::Number(number) => Self::Number(number),
            table::Fact::Seat(seat) => Self::Seat(seat.index() as u8),
            table::Fact::Term(code) => Self::Term(code.into()),
            table::Fact::Count { count, of } => Self::Count { count, of: of.into() },
            table::Fact::List(facts) => Self::List(facts.into_iter().map(Self::from).collect()),
            table::Fact::Phrase(phrase) => Self::Phrase(phrase.into()),
            table::Fact::Text(text) => Self::Text(text),
        }
    }
}
