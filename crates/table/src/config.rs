//! A table's settings (seats, options and components), and what a game says about itself.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// What is known about a game before anything is chosen.
#[derive(Debug)]
pub struct GameCard {
    /// Its name in commands and logs, for example `jaipur`.
    pub id: &'static str,
    /// Its name for people.
    pub title: &'static str,
    /// The fewest and the most seats.
    pub seats: (usize, usize),
    /// Its options in alphabetical order.
    pub options: &'static [OptionInfo],
    /// The component sets that are built in; the first is the default.
    pub editions: &'static [Edition],
    /// The newest version of the rules, raised when a change would give an old log another meaning. Every
    /// version from 1 on stays playable, so a match ends under the rules it began with.
    pub rules_version: u32,
    /// The most lines a log may have: several times the longest of many random games. Without a limit,
    /// players who only move and undo, or swap back and forth, could go on forever.
    pub longest_log: usize,
}

#[derive(Debug)]
pub struct OptionInfo {
    /// Its name, for example `single_round`.
    pub key: &'static str,
    pub kind: OptionKind,
}

/// The values of an option.
#[derive(Debug)]
pub enum OptionKind {
    /// `on` or `off`.
    Switch {
        /// Whether it is on by default.
        default: bool,
    },
    /// One of a few words; the first is the default.
    Choice { values: &'static [&'static str] },
    /// Text that the game reads itself.
    Text {
        /// The text used by default.
        default: &'static str,
    },
}

impl OptionKind {
    /// The value an option has unless one is given.
    pub const fn default(&self) -> &'static str {
        match self {
            Self::Switch { default: true } => "on",
            Self::Switch { default: false } => "off",
            Self::Choice { values } => values[0],
            Self::Text { default } => default,
        }
    }

    fn settle(&self, value: &str) -> Result<String, String> {
        match (self, value) {
            (Self::Switch { .. }, "on" | "true") => Ok("on".into()),
            (Self::Switch { .. }, "off" | "false") => Ok("off".into()),
            (Self::Switch { .. }, _) => Err("it is either on or off".into()),
            (Self::Choice { values }, _) if values.contains(&value) => Ok(value.into()),
            (Self::Choice { values }, _) => Err(format!("it is one of {}", values.join(", "))),
            (Self::Text { .. }, _) if value.chars().any(char::is_control) || value.len() > 500 => {
                Err("it is one line of at most 500 characters".into())
            }
            (Self::Text { .. }, _) => Ok(value.into()),
        }
    }
}

/// A component set that is built in.
#[derive(Debug)]
pub struct Edition {
    /// Its name in commands and logs.
    pub name: &'static str,
    /// Its TOML text.
    pub text: &'static str,
}

/// Where the values of a component table come from; each table of a file says which.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Tag {
    /// As in the printed game.
    Printed,
    /// Our reading, where the sources are silent or disagree.
    Ruling,
    /// Our own values, where the printed ones are not known.
    StandIn,
}

impl Tag {
    /// Its word in component files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Printed => "printed",
            Self::Ruling => "ruling",
            Self::StandIn => "stand-in",
        }
    }
}

/// Which component tables to play with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ComponentSet {
    /// A built-in set, by name.
    Edition(String),
    /// The text of a user's file.
    File(String),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    pub seats: usize,
    /// Option values by key.
    pub options: BTreeMap<String, String>,
    pub components: ComponentSet,
    /// The version of the rules; `None` for the newest.
    pub rules_version: Option<u32>,
}

impl Config {
    /// Settings with the default options and components.
    pub fn new(seats: usize) -> Self {
        let components = ComponentSet::Edition("default".into());
        Self { seats, options: BTreeMap::new(), components, rules_version: None }
    }

    /// The same settings under this version of the rules.
    #[must_use]
    pub const fn version(mut self, version: u32) -> Self {
        self.rules_version = Some(version);
        self
    }

    /// The same settings with one option set.
    #[must_use]
    pub fn option(mut self, key: &str, value: &str) -> Self {
        self.options.insert(key.into(), value.into());
        self
    }

    /// An option's value. Settled settings have one for every option of their game.
    ///
    /// # Panics
    /// When the option is missing: the settings were not settled, or the key is misspelt.
    pub fn value(&self, key: &str) -> &str {
        self.options.get(key).unwrap_or_else(|| panic!("the settings have no option {key}"))
    }

    /// Whether a switch is on.
    pub fn is_on(&self, key: &str) -> bool {
        self.value(key) == "on"
    }
}

impl GameCard {
    /// All versions of the rules that can be played, oldest first.
    pub fn rules_versions(&self) -> std::ops::RangeInclusive<u32> {
        1..=self.rules_version
    }

    /// Checks settings against the card and fills in the defaults.
    pub fn settle(&self, config: &Config) -> Result<Config, SetupError> {
        let (least, most) = self.seats;
        if !(least..=most).contains(&config.seats) {
            return Err(SetupError::Seats { seats: config.seats, least, most });
        }
        if let Some(key) = config.options.keys().find(|key| self.options.iter().all(|o| o.key != **key)) {
            return Err(SetupError::UnknownOption { key: key.clone(), known: self.option_names() });
        }
        let options =
            self.options.iter().map(|info| settle_option(info, config)).collect::<Result<_, _>>()?;
        let rules_version = Some(self.settle_version(config)?);
        Ok(Config { options, rules_version, ..config.clone() })
    }

    /// The TOML text of the components that the settings ask for.
    pub fn component_text<'a>(&self, config: &'a Config) -> Result<&'a str, SetupError> {
        match &config.components {
            ComponentSet::File(text) => Ok(text),
            ComponentSet::Edition(name) => self
                .editions
                .iter()
                .find(|edition| edition.name == name)
                .map(|edition| edition.text)
                .ok_or_else(|| SetupError::UnknownEdition {
                    name: name.clone(),
                    known: self.edition_names(),
                }),
        }
    }

    fn settle_version(&self, config: &Config) -> Result<u32, SetupError> {
        let newest = self.rules_version;
        let version = config.rules_version.unwrap_or(newest);
        if self.rules_versions().contains(&version) {
            Ok(version)
        } else {
            Err(SetupError::UnknownVersion { version, newest })
        }
    }

    fn option_names(&self) -> String {
        self.options.iter().map(|option| option.key).collect::<Vec<_>>().join(", ")
    }

    fn edition_names(&self) -> String {
        self.editions.iter().map(|edition| edition.name).collect::<Vec<_>>().join(", ")
    }
}

fn settle_option(info: &OptionInfo, config: &Config) -> Result<(String, String), SetupError> {
    let value = config.options.get(info.key).map_or(info.kind.default(), String::as_str);
    let refuse = |reason| SetupError::BadOption { key: info.key.into(), value: value.into(), reason };
    Ok((info.key.into(), info.kind.settle(value).map_err(refuse)?))
}

/// "2", or "2 to 4".
fn range(least: usize, most: usize) -> String {
    if least == most { least.to_string() } else { format!("{least} to {most}") }
}

/// Why a table cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// The game is not for this many players.
    #[error("{seats} seats: the game is for {} players", range(*least, *most))]
    Seats {
        /// How many were asked for.
        seats: usize,
        least: usize,
        most: usize,
    },
    #[error("unknown option {key}; the game has: {known}")]
    UnknownOption {
        key: String,
        /// The keys there are, separated by commas.
        known: String,
    },
    #[error("option {key} cannot be {value:?}: {reason}")]
    BadOption {
        key: String,
        value: String,
        /// What it may be.
        reason: String,
    },
    #[error("unknown edition {name:?}; the game has: {known}")]
    UnknownEdition {
        name: String,
        /// The names there are, separated by commas.
        known: String,
    },
    #[error("unknown rules version {version}; the game has: {}", numbers(*newest))]
    UnknownVersion {
        /// What was asked for.
        version: u32,
        newest: u32,
    },
    #[error(transparent)]
    Components(#[from] ComponentError),
}

/// `1, 2, 3`: every version up to the newest.
fn numbers(newest: u32) -> String {
    (1..=newest).map(|version| version.to_string()).collect::<Vec<_>>().join(", ")
}

/// What is wrong with a component file, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("component table {table}{}: {reason}", row.as_ref().map(|row| format!(", row {row}")).unwrap_or_default())]
pub struct ComponentError {
    pub table: String,
    /// The row at fault, by number or name, if there is one.
    pub row: Option<String>,
    pub reason: String,
}

impl ComponentError {
    /// An error about a whole table.
    pub fn table(table: &str, reason: impl Into<String>) -> Self {
        Self { table: table.into(), row: None, reason: reason.into() }
    }

    /// An error about one row.
    pub fn row(table: &str, row: impl std::fmt::Display, reason: impl Into<String>) -> Self {
        Self { table: table.into(), row: Some(row.to_string()), reason: reason.into() }
    }
}

/// The hash that names a component set: SHA-256 of its canonical text, in hex.
pub fn fingerprint(components: &str) -> String {
    hex::encode(Sha256::digest(components.as_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const CARD: GameCard = GameCard {
        id: "toy",
        title: "Toy",
        seats: (2, 3),
        options: &[
            OptionInfo { key: "loud", kind: OptionKind::Switch { default: true } },
            OptionInfo { key: "side", kind: OptionKind::Choice { values: &["sun", "moon"] } },
        ],
        editions: &[Edition { name: "default", text: "" }],
        rules_version: 2,
        longest_log: 100,
    };

    #[test]
    fn defaults_are_filled_in() {
        let settled = CARD.settle(&Config::new(2).option("side", "moon")).unwrap();
        assert!(settled.is_on("loud"));
        assert_eq!(settled.value("side"), "moon");
        assert_eq!(settled.rules_version, Some(2));
    }

    #[test]
    fn an_older_version_of_the_rules_stays_as_asked() {
        assert_eq!(CARD.settle(&Config::new(2).version(1)).unwrap().rules_version, Some(1));
    }

    #[test]
    fn wrong_settings_are_refused_by_name() {
        let refusal = |config: Config| CARD.settle(&config).unwrap_err().to_string();
        assert_eq!(refusal(Config::new(4)), "4 seats: the game is for 2 to 3 players");
        assert_eq!(
            refusal(Config::new(2).option("lid", "on")),
            "unknown option lid; the game has: loud, side"
        );
        assert_eq!(
            refusal(Config::new(2).option("side", "star")),
            "option side cannot be \"star\": it is one of sun, moon"
        );
        assert_eq!(refusal(Config::new(2).version(3)), "unknown rules version 3; the game has: 1, 2");
        assert_eq!(refusal(Config::new(2).version(0)), "unknown rules version 0; the game has: 1, 2");
    }
}
