//! `durbar migrate-data`: everything from one database into another.

use std::io::{Write as _, stdout};
use std::process::ExitCode;

use anyhow::Result;
use server::Database;

/// Copies everything (players, tables, logs and chat) from one database into another that is empty.
///
/// Each is a data folder or the URL of a PostgreSQL server. Stop the server first; the source stays as it is.
#[derive(clap::Args, Debug)]
#[command(
    after_help = "Example: durbar migrate-data ~/.local/share/durbar postgres://durbar@localhost/durbar"
)]
pub(crate) struct Arguments {
    /// The data folder or URL to read
    from: String,
    /// The folder or URL to write to
    to: String,
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let (from, to) = (named(&arguments.from), named(&arguments.to));
    let copied = runtime.block_on(server::transfer(&from, &to))?;
    let mut out = stdout();
    for (table, rows) in copied {
        writeln!(out, "{rows:>9} {table}")?;
    }
    writeln!(out, "Everything is now in {to}; {from} is unchanged.")?;
    Ok(ExitCode::SUCCESS)
}

fn named(text: &str) -> Database {
    let is_url = text.starts_with("postgres://") || text.starts_with("postgresql://");
    if is_url { Database::Postgres(text.to_owned()) } else { Database::Folder(text.into()) }
}
