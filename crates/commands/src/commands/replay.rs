//! `durbar replay LOG`: a game as a story, at one ply, or step by step.

mod book;
mod steps;

use std::io::{IsTerminal as _, Write as _, stdin, stdout};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Result, ensure};
use registry::Registry;
use table::{Log, Seat, Viewer};
use words::{Language, Words};

use crate::arguments::read_text;
use book::Book;

/// How wide a picture is drawn if there is no screen to measure.
const WIDTH: u16 = 80;

#[derive(clap::Args, Debug)]
pub(crate) struct Arguments {
    /// The file with the game record
    log: PathBuf,
    /// Show the table after this many lines of the record
    #[arg(long, value_name = "N")]
    ply: Option<usize>,
    /// View it from this seat, counted from 0 [default: a spectator, with the log's own lines]
    #[arg(long, value_name = "N")]
    seat: Option<usize>,
    /// The players' names in seat order
    #[arg(long, value_name = "A,B", value_delimiter = ',')]
    names: Vec<String>,
    /// `en`, `de` and so on [default: from the environment]
    #[arg(long, value_name = "LANGUAGE", value_parser = super::play::language)]
    language: Option<Language>,
    /// Print the whole story instead of using the full screen
    #[arg(long)]
    plain: bool,
}

pub(crate) fn run(games: &Registry, arguments: &Arguments) -> Result<ExitCode> {
    let text = read_text(&arguments.log)?;
    let log = Log::parse(&text).map_err(|error| anyhow::anyhow!("{}: {error}", arguments.log.display()))?;
    let words = Words::new(&arguments.language.clone().unwrap_or_else(Language::detect), &games.words());
    let book = Book::open(games, log, words, &arguments.names)
        .map_err(|error| anyhow::anyhow!("{}: {error}", arguments.log.display()))?;
    let viewer = viewer(arguments, &book)?;
    if let Some(ply) = arguments.ply {
        ensure!(ply <= book.length(), "ply {ply}: the record has {} lines", book.length());
        write!(
            stdout(),
            "{}\n{}",
            book.at(ply)?.picture(viewer, WIDTH, book.words()),
            book.entry(ply, viewer)
        )?;
    } else if arguments.plain || !stdin().is_terminal() || !stdout().is_terminal() {
        tell(&book, viewer)?;
    } else {
        steps::run(&book, viewer)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn viewer(arguments: &Arguments, book: &Book) -> Result<Viewer> {
    let Some(index) = arguments.seat else { return Ok(Viewer::Spectator) };
    ensure!(index < book.seats(), "seat {index}: the table has seats 0 to {}", book.seats() - 1);
    Ok(Viewer::Seat(Seat::new(index)))
}

/// The whole story, then the table at its end.
fn tell(book: &Book, viewer: Viewer) -> Result<()> {
    let mut out = stdout().lock();
    for ply in 1..=book.length() {
        write!(out, "{}", book.entry(ply, viewer))?;
    }
    write!(out, "\n{}", book.last().picture(viewer, WIDTH, book.words()))?;
    book.result().iter().try_for_each(|line| writeln!(out, "{line}"))?;
    Ok(())
}
