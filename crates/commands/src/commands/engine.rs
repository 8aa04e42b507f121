//! `durbar engine`: the rules and bots on stdio.

use std::io::{BufReader, stdin, stdout};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Result, bail};
use catalog::{Playable, Visitor};
use table::{ComponentSet, Config, GameCard, SetupError};

use crate::arguments::read_text;
use crate::engine::{Session, serve};

#[derive(clap::Args, Debug)]
pub(crate) struct Arguments {
    /// Play with the component tables of this file
    #[arg(long, value_name = "FILE")]
    components: Option<PathBuf>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let components = arguments.components.as_deref().map(read_text).transpose()?;
    if let (Some(path), Some(text)) = (&arguments.components, &components) {
        fits_some_game(text).or_else(|reasons| bail!("{}: {reasons}", path.display()))?;
    }
    serve(&mut Session::new(components), BufReader::new(stdin()), stdout())?;
    Ok(ExitCode::SUCCESS)
}

/// A file that is good for no game is refused before anybody plays with it; the reason is that of the game it is
/// about.
fn fits_some_game(text: &str) -> Result<(), String> {
    let tables: toml::Table = text.parse().map_err(|error: toml::de::Error| error.to_string())?;
    let card = game_of(&tables).ok_or("these are not the component tables of any game")?;
    let tried = catalog::visit(card.id, SetUp(text)).map_err(|error| error.to_string())?;
    tried.map_err(|error| format!("not good for {}: {error}", card.title))
}

/// The game a file is about: the one that has most of the file's tables.
fn game_of(tables: &toml::Table) -> Option<&'static GameCard> {
    let shared = |card: &&GameCard| {
        let own: toml::Table = card.editions[0].text.parse().expect("the default edition is TOML");
        own.keys().filter(|name| tables.contains_key(*name)).count()
    };
    catalog::cards().into_iter().filter(|card| shared(card) > 0).max_by_key(shared)
}

struct SetUp<'a>(&'a str);

impl Visitor for SetUp<'_> {
    type Output = Result<(), SetupError>;
    fn visit<G: Playable>(self) -> Self::Output {
        let mut config = Config::new(G::card().seats.0);
        config.components = ComponentSet::File(self.0.to_owned());
        G::set_up(&G::settle(&config)?).map(|_| ())
    }
}
