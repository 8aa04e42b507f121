//! `durbar engine`: the rules and bots on stdio.

use std::io::{BufReader, stdin, stdout};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Result, bail};
use catalog::{Playable, Visitor};
use table::{ComponentSet, Config, SetupError};

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

/// A file that is good for no game is refused before anybody plays with it.
fn fits_some_game(text: &str) -> Result<(), String> {
    let mut reasons = Vec::new();
    for card in catalog::cards() {
        match catalog::visit(card.id, SetUp(text)) {
            Ok(Ok(())) => return Ok(()),
            Ok(Err(error)) => reasons.push(format!("not for {}: {error}", card.id)),
            Err(error) => reasons.push(error.to_string()),
        }
    }
    Err(reasons.join("; "))
}

struct SetUp<'a>(&'a str);

impl Visitor for SetUp<'_> {
    type Output = Result<(), SetupError>;
    fn visit<G: Playable>(self) -> Self::Output {
        let mut config = Config::new(G::card().seats.0);
        config.components = ComponentSet::File(self.0.to_owned());
        G::set_up(&G::card().settle(&config)?).map(|_| ())
    }
}
