//! What can be asked, by the names of the protocol. Unknown fields are ignored; fields of the wrong type are
//! refused.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value;
use table::{ComponentSet, Config};

use super::problem::Problem;

/// Seeds fit the numbers of every language that reads our JSON.
pub const MOST_SEED: u64 = (1 << 53) - 1;

#[derive(Debug, Deserialize)]
#[serde(tag = "cmd", rename_all = "snake_case")]
pub(crate) enum Request {
    Games,
    New(Table),
    Load(Load),
    Turn,
    Moves,
    Outcomes,
    Play(Play),
    Resolve { outcome: String },
    Roll,
    View { seat: Option<usize> },
    Position,
    Log,
    Scores,
    Undo,
    Go(Go),
    Explain(Explain),
    Analyse(Analyse),
    Quit,
}

/// The settings of a table.
#[derive(Debug, Deserialize)]
pub(crate) struct Table {
    pub(crate) game: String,
    pub(crate) seats: Option<usize>,
    #[serde(default)]
    options: BTreeMap<String, Value>,
    edition: Option<String>,
    rules_version: Option<u32>,
    seed: Option<u64>,
    #[serde(default)]
    pub(crate) auto_chance: bool,
}

/// How to analyse the game so far.
#[derive(Debug, Deserialize)]
pub(crate) struct Analyse {
    pub(crate) seed: Option<u64>,
    #[serde(default)]
    pub(crate) deep: bool,
}

/// A log, or a position with the settings of its table.
#[derive(Debug, Deserialize)]
pub(crate) struct Load {
    pub(crate) log: Option<String>,
    pub(crate) position: Option<String>,
    #[serde(default)]
    pub(crate) auto_chance: bool,
    #[serde(flatten)]
    rest: serde_json::Map<String, Value>,
}

#[derive(Debug, Deserialize)]
pub(crate) struct Play {
    pub(crate) seat: usize,
    #[serde(rename = "move")]
    pub(crate) mv: String,
}

#[derive(Debug, Deserialize)]
pub(crate) struct Go {
    pub(crate) seat: Option<usize>,
    pub(crate) level: Option<String>,
    pub(crate) ms: Option<u64>,
    pub(crate) iterations: Option<u32>,
    pub(crate) seed: Option<u64>,
}

#[derive(Debug, Deserialize)]
pub(crate) struct Explain {
    pub(crate) seat: Option<usize>,
    #[serde(rename = "move")]
    pub(crate) mv: String,
}

impl Request {
    /// Reads a request from its JSON.
    pub(crate) fn read(value: Value) -> Result<Self, Problem> {
        let in_our_words = |error: serde_json::Error| error.to_string().replace("variant", "command");
        serde_json::from_value(value).map_err(|error| Problem::bad_request(in_our_words(error)))
    }
}

impl Load {
    /// The settings of the table that the position belongs to.
    pub(crate) fn table(self) -> Result<Table, Problem> {
        let table = serde_json::from_value(Value::Object(self.rest));
        table.map_err(|error| Problem::bad_request(error.to_string()))
    }
}

impl Table {
    /// The settings as a game takes them; without an edition, the user's file if there is one.
    pub(crate) fn config(&self, seats: usize, file: Option<&String>) -> Result<Config, Problem> {
        let mut config = Config { rules_version: self.rules_version, ..Config::new(seats) };
        for (key, value) in &self.options {
            config.options.insert(key.clone(), option_text(key, value)?);
        }
        match (&self.edition, file) {
            (Some(name), _) => config.components = ComponentSet::Edition(name.clone()),
            (None, Some(text)) => config.components = ComponentSet::File(text.clone()),
            (None, None) => {}
        }
        Ok(config)
    }

    /// The number of the seed: the one asked for, otherwise a random one.
    pub(crate) fn seed(&self) -> Result<u64, Problem> {
        match self.seed {
            Some(number) => checked_seed(number),
            None => Ok(random_number() & MOST_SEED),
        }
    }
}

/// Refuses seeds of 2^53 and above.
pub(crate) fn checked_seed(number: u64) -> Result<u64, Problem> {
    if number <= MOST_SEED {
        Ok(number)
    } else {
        Err(Problem::bad_request(format!("seed {number}: a seed is a whole number below 2^53")))
    }
}

/// A random number; 1 on a machine without a source of randomness.
pub(crate) fn random_number() -> u64 {
    getrandom::u64().unwrap_or(1)
}

fn option_text(key: &str, value: &Value) -> Result<String, Problem> {
    match value {
        Value::Bool(true) => Ok("on".into()),
        Value::Bool(false) => Ok("off".into()),
        Value::String(text) => Ok(text.clone()),
        Value::Number(number) => Ok(number.to_string()),
        _ => Err(Problem::bad_request(format!("option {key} is a switch, a text or a number"))),
    }
}
