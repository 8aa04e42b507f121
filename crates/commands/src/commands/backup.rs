//! `durbar backup`: copies of a server's database.

use std::io::{Write as _, stdout};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Result, bail};

use super::serve::default_data;

/// Copies the database as it is right now into a new file, and checks the copy. The server may keep running.
///
/// With --keep the copies go into a folder, each named after its time, and only the latest few are kept: run
/// it from a timer, as docs/hosting.md shows.
#[derive(clap::Args, Debug)]
pub(crate) struct Arguments {
    /// The file to write, which must not exist yet; with --keep, a folder
    file: PathBuf,
    /// Write into a folder and keep only the latest N backups there
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    keep: Option<u32>,
    /// The folder of the database [default: as for serve]
    #[arg(long, value_name = "FOLDER", env = "DURBAR_DATA")]
    data: Option<PathBuf>,
    /// Set for a server on PostgreSQL, whose own tool makes its backups
    #[arg(long, env = "DURBAR_DATABASE", hide = true)]
    database: Option<String>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    if arguments.database.is_some() {
        bail!(
            "the games are in PostgreSQL: back them up with pg_dump and restore them with pg_restore, as docs/hosting.md shows"
        );
    }
    let data = arguments.data.clone().map_or_else(default_data, Ok)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let (file, gone) = match arguments.keep {
        Some(keep) => runtime.block_on(server::Store::backup_among(&data, &arguments.file, keep as usize))?,
        None => runtime
            .block_on(server::Store::backup(&data, &arguments.file))
            .map(|()| (arguments.file.clone(), 0))?,
    };
    let mut out = stdout();
    writeln!(out, "Copied to {}, and checked.", file.display())?;
    if gone > 0 {
        writeln!(out, "Older copies removed: {gone}.")?;
    }
    writeln!(out, "To go back to it: stop the server, then durbar restore {}", file.display())?;
    Ok(ExitCode::SUCCESS)
}
