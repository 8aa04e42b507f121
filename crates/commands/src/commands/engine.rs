//! `durbar engine`: the rules and bots on stdio.

use std::io::{BufReader, stdin, stdout};
use std::path::PathBuf;
use std::process::ExitCode;

use ::engine::{Session, serve};
use anyhow::{Result, bail};
use registry::{AnyGame, Registry};
use table::{ComponentSet, Config, GameCard};

use crate::arguments::read_text;

#[derive(clap::Args, Debug)]
pub(crate) struct Arguments {
    /// Play with the component tables in this file
    #[arg(long, value_name = "FILE")]
    components: Option<PathBuf>,
}

pub(crate) fn run(games: &Registry, arguments: &Arguments) -> Result<ExitCode> {
    let components = arguments.components.as_deref().map(read_text).transpose()?;
    if let (Some(path), Some(text)) = (&arguments.components, &components) {
        fits_some_game(games, text).or_else(|reasons| bail!("{}: {reasons}", path.display()))?;
    }
    serve(&mut Session::new(games.clone(), components), BufReader::new(stdin()), stdout())?;
    Ok(ExitCode::SUCCESS)
}

/// A file that suits no game is refused before anyone plays with it; the reason given is that of the game it
/// is about.
fn fits_some_game(games: &Registry, text: &str) -> Result<(), String> {
    let tables: toml::Table = text.parse().map_err(|error: toml::de::Error| error.to_string())?;
    let game = game_of(games, &tables).ok_or("these are not the component tables of any game")?;
    let card = game.card();
    let components = ComponentSet::File(text.to_owned());
    let tried = game.tables(&Config { components, ..Config::new(card.seats.0) });
    tried.map(drop).map_err(|error| format!("does not fit {}: {error}", card.title))
}

/// The game a file is about: the one that has most of the file's tables.
fn game_of<'a>(games: &'a Registry, tables: &toml::Table) -> Option<&'a dyn AnyGame> {
    let shared = |card: &&GameCard| {
        let own: toml::Table = card.editions[0].text.parse().expect("the default edition is TOML");
        own.keys().filter(|name| tables.contains_key(*name)).count()
    };
    let card = games.cards().into_iter().filter(|card| shared(card) > 0).max_by_key(shared)?;
    games.game(card.id).ok()
}
