//! `durbar restore`: puts a backup in place of a server's database.

use std::io::{Write as _, stdout};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Result, bail};

use super::serve::default_data;

/// Replaces the database with a backup made by `durbar backup`.
///
/// Stop the server first. The backup is checked before anything is touched, and the current database is kept
/// in a folder beside it. Anything played since the backup is only in that folder.
#[derive(clap::Args, Debug)]
pub(crate) struct Arguments {
    /// The backup; it is not changed
    file: PathBuf,
    /// The folder of the database [default: as for serve]
    #[arg(long, value_name = "FOLDER", env = "DURBAR_DATA")]
    data: Option<PathBuf>,
    /// Set for a server on PostgreSQL, which restores its backups with its own tool
    #[arg(long, env = "DURBAR_DATABASE", hide = true)]
    database: Option<String>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    if arguments.database.is_some() {
        bail!("the games are in PostgreSQL: restore them with pg_restore, as docs/hosting.md shows");
    }
    if !arguments.file.is_file() {
        bail!("there is no file {}", arguments.file.display());
    }
    let data = arguments.data.clone().map_or_else(default_data, Ok)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let restored = runtime.block_on(server::Store::restore(&data, &arguments.file))?;
    let mut out = stdout();
    writeln!(
        out,
        "{} is back in {}: tables {}, players {}.",
        arguments.file.display(),
        data.display(),
        restored.tables,
        restored.players
    )?;
    if let Some(aside) = restored.aside {
        writeln!(out, "What was there before lies in {}.", aside.display())?;
    }
    Ok(ExitCode::SUCCESS)
}
