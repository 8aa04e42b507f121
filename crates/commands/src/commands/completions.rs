//! `durbar completions SHELL`.

use std::io::{Write as _, stdout};
use std::process::ExitCode;

use anyhow::Result;
use clap::CommandFactory as _;
use clap_complete::Shell;

#[derive(clap::Args, Debug)]
pub(crate) struct Arguments {
    /// Which shell
    shell: Shell,
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let mut script = Vec::new();
    clap_complete::generate(arguments.shell, &mut super::Durbar::command(), "durbar", &mut script);
    stdout().write_all(&script)?;
    Ok(ExitCode::SUCCESS)
}
