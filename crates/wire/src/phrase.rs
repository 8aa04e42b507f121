//! Things to say, as codes with facts; the client has the sentences.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A message: the id of a sentence and what to fill in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Phrase {
    /// The message's id in the Fluent files, for example `jaipur-played-take`.
    pub code: String,
    /// What the sentence mentions, by name.
    pub facts: BTreeMap<String, Fact>,
}

/// Something a sentence mentions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Fact {
    /// A number.
    Number(#[cfg_attr(test, ts(type = "number"))] i64),
    /// A player, shown by name.
    Seat(u8),
    /// A word of the game, itself a message.
    Term(String),
    /// A number of things: the word's message is given `$count`.
    Count {
        /// How many.
        count: u32,
        /// The thing's message.
        of: String,
    },
    /// Several things, to be joined with commas.
    #[schema(no_recursion)]
    List(Vec<Fact>),
    /// Text that is the same in every language.
    Text(String),
}

impl From<table::Phrase> for Phrase {
    fn from(phrase: table::Phrase) -> Self {
        let facts = phrase.facts.into_iter().map(|(name, fact)| (name.to_owned(), fact.into())).collect();
        Self { code: phrase.code.to_owned(), facts }
    }
}

impl From<table::Fact> for Fact {
    fn from(fact: table::Fact) -> Self {
        match fact {
            table::Fact::Number(number) => Self::Number(number),
            table::Fact::Seat(seat) => Self::Seat(seat.index() as u8),
            table::Fact::Term(code) => Self::Term(code.to_owned()),
            table::Fact::Count { count, of } => Self::Count { count, of: of.to_owned() },
            table::Fact::List(facts) => Self::List(facts.into_iter().map(Self::from).collect()),
            table::Fact::Text(text) => Self::Text(text.into_owned()),
        }
    }
}
