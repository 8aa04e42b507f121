//! Arguments that mean the same in every command.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow};
use clap::builder::{StringValueParser, TypedValueParser};
use table::{ComponentSet, Config, GameCard, SetupError};

/// The settings of a table.
#[derive(clap::Args, Clone, Debug, Default)]
pub(crate) struct Settings {
    /// Number of players [default: the fewest the game allows]
    #[arg(long, value_name = "N")]
    pub(crate) seats: Option<usize>,
    /// A game option; may be given several times
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = key_value)]
    pub(crate) options: Vec<(String, String)>,
    /// Play with the component tables in this file
    #[arg(long, value_name = "FILE")]
    pub(crate) components: Option<PathBuf>,
    /// Play by this version of the rules [default: the newest]
    #[arg(long, value_name = "N")]
    pub(crate) rules_version: Option<u32>,
}

impl Settings {
    /// The settings as a game takes them, not yet checked against it.
    pub(crate) fn config(&self, card: &GameCard) -> Result<Config> {
        let mut config = Config::new(self.seats.unwrap_or(card.seats.0));
        config.rules_version = self.rules_version;
        config.options.extend(self.options.iter().cloned());
        if let Some(path) = &self.components {
            config.components = ComponentSet::File(read_text(path)?);
        }
        Ok(config)
    }

    /// Names the file and the game if the file's tables are at fault.
    pub(crate) fn blame(&self, card: &GameCard, error: SetupError) -> anyhow::Error {
        match (&error, &self.components) {
            (SetupError::Components(_), Some(path)) => {
                anyhow!("{} does not fit {}: {error}", path.display(), card.title)
            }
            _ => error.into(),
        }
    }
}

fn key_value(text: &str) -> Result<(String, String), String> {
    let (key, value) = text.split_once('=').ok_or("an option is given as KEY=VALUE")?;
    Ok((key.into(), value.into()))
}

/// A level by its current name, even if given by its former one.
pub(crate) fn level() -> impl TypedValueParser<Value = String> {
    StringValueParser::new().map(|name| registry::current_level(&name).to_owned())
}

/// A whole file as text.
pub(crate) fn read_text(path: &Path) -> Result<String> {
    let bytes = std::fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    String::from_utf8(bytes).map_err(|_| anyhow!("{} is not text in UTF-8", path.display()))
}

/// Accepts seeds below 2^53.
pub(crate) fn seed() -> clap::builder::RangedU64ValueParser<u64> {
    clap::value_parser!(u64).range(..=engine::MOST_SEED)
}
