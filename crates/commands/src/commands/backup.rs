//! `durbar backup`: a copy of a server's database.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Result, bail};

use super::serve::default_data;

#[derive(clap::Args, Debug)]
pub(crate) struct Arguments {
    /// The file to write; it must not be there yet
    file: PathBuf,
    /// The folder of the database [default: as for serve]
    #[arg(long, value_name = "FOLDER", env = "DURBAR_DATA")]
    data: Option<PathBuf>,
    /// Set for a server on PostgreSQL, whose own tool makes its backups
    #[arg(long, env = "DURBAR_DATABASE", hide = true)]
    database: Option<String>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    if arguments.database.is_some() {
        bail!("the games are in PostgreSQL: copy them with pg_dump, and bring them back with pg_restore");
    }
    let data = arguments.data.clone().map_or_else(default_data, Ok)?;
    if arguments.file.exists() {
        bail!("{} is there already", arguments.file.display());
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(server::Store::backup(&data, &arguments.file))?;
    println!(
        "Copied to {0}. To go back to it: stop the server, and put it in place of {1}.",
        arguments.file.display(),
        data.join("durbar.sqlite").display()
    );
    Ok(ExitCode::SUCCESS)
}
