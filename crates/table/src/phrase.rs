//! Things to say: a code with facts. The sentences themselves are in the Fluent files.

use std::borrow::Cow;

use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};

use crate::Seat;

/// A message: the id of a sentence and what to fill in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Phrase {
    /// The message's id in the Fluent files, for example `jaipur-takes`.
    pub code: &'static str,
    /// What the sentence mentions, by name.
    #[serde(serialize_with = "facts_as_map")]
    pub facts: Vec<(&'static str, Fact)>,
}

impl Phrase {
    /// A message with no facts yet.
    pub const fn new(code: &'static str) -> Self {
        Self { code, facts: Vec::new() }
    }

    /// The same message with one more fact.
    #[must_use]
    pub fn with(mut self, name: &'static str, fact: impl Into<Fact>) -> Self {
        self.facts.push((name, fact.into()));
        self
    }
}

fn facts_as_map<S: Serializer>(facts: &[(&'static str, Fact)], serializer: S) -> Result<S::Ok, S::Error> {
    let mut map = serializer.serialize_map(Some(facts.len()))?;
    for (name, fact) in facts {
        map.serialize_entry(name, fact)?;
    }
    map.end()
}

/// Something a sentence mentions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Fact {
    Number(i64),
    /// A player, shown by name.
    Seat(Seat),
    /// A word of the game, itself a message, for example `jaipur-gold`.
    Term(&'static str),
    /// A number of things: the word's message is given `$count`.
    Count {
        count: u32,
        /// The message that names the thing.
        of: &'static str,
    },
    /// Several things, joined as the language joins them: "gold, silver and cloth".
    List(Vec<Fact>),
    /// A part of the sentence that is itself a message with facts, for example a square by row and column.
    Phrase(Phrase),
    /// Text that is the same in every language, for example a notation.
    Text(Cow<'static, str>),
}

impl From<Phrase> for Fact {
    fn from(phrase: Phrase) -> Self {
        Self::Phrase(phrase)
    }
}

impl From<Seat> for Fact {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl From<i64> for Fact {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl From<u32> for Fact {
    fn from(number: u32) -> Self {
        Self::Number(number.into())
    }
}

impl From<i32> for Fact {
    fn from(number: i32) -> Self {
        Self::Number(number.into())
    }
}

impl From<u8> for Fact {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

/// Why a move is not legal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Refusal {
    /// The number of the rule that forbids it, for example `JAI-9`; none where it concerns the table, such as
    /// another seat's turn.
    pub rule: Option<&'static str>,
    #[serde(flatten)]
    pub reason: Phrase,
}

impl Refusal {
    /// A refusal by a numbered rule.
    pub const fn by_rule(rule: &'static str, reason: Phrase) -> Self {
        Self { rule: Some(rule), reason }
    }

    /// It is another seat's turn, or nobody's.
    pub const fn not_your_turn() -> Self {
        Self { rule: None, reason: Phrase::new("table-not-your-turn") }
    }

    /// A card has to be drawn or dice rolled first.
    pub const fn chance_first() -> Self {
        Self { rule: None, reason: Phrase::new("table-chance-first") }
    }

    /// The game has ended.
    pub const fn over() -> Self {
        Self { rule: None, reason: Phrase::new("table-over") }
    }
}

/// A language: turns phrases into sentences.
pub trait Tongue {
    /// The phrase in words.
    fn say(&self, phrase: &Phrase) -> String;

    /// A player's name.
    fn name(&self, seat: Seat) -> String;

    /// A message without facts.
    fn word(&self, code: &'static str) -> String {
        self.say(&Phrase::new(code))
    }
}
