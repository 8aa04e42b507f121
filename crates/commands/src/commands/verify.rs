//! `durbar verify LOG`: checks every move by the rules and every outcome against the seed.

use std::io::{Write as _, stdout};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use registry::Registry;
use serde_json::json;
use table::{Log, LogError, Verdict};

use crate::arguments::read_text;

#[derive(clap::Args, Debug)]
pub(crate) struct Arguments {
    /// The file with the game record
    log: PathBuf,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(games: &Registry, arguments: &Arguments) -> Result<ExitCode> {
    let text = read_text(&arguments.log)?;
    let verdict = verify(games, &text);
    let line = match (&verdict, arguments.json) {
        (Ok(Verdict { drawn, forced, sealed }), true) => {
            json!({ "ok": true, "drawn": drawn, "forced": forced, "sealed": sealed }).to_string()
        }
        (Err(LogError { line, reason }), true) => {
            json!({ "ok": false, "line": line, "reason": reason }).to_string()
        }
        (Ok(verdict), false) => praise(verdict),
        (Err(error), false) => anyhow::bail!("{}: {error}", arguments.log.display()),
    };
    writeln!(stdout(), "{line}")?;
    Ok(if verdict.is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Checks the text of a log in full.
pub(crate) fn verify(games: &Registry, text: &str) -> Result<Verdict, LogError> {
    let log = Log::parse(text)?;
    games.game_of(&log)?.verify(&log)
}

/// What was found, in one sentence.
fn praise(verdict: &Verdict) -> String {
    let Verdict { drawn, forced, sealed } = *verdict;
    let outcomes = match (drawn, forced, sealed) {
        (0, 0, 0) => "nothing was drawn or rolled".into(),
        (_, 0, 0) => format!("all {drawn} outcomes follow from the seed"),
        (_, _, 0) => {
            format!("{drawn} outcomes follow from the seed, and {forced} were set by a person for study")
        }
        (_, _, _) => format!(
            "the seed is not revealed, so {sealed} outcomes could not be recomputed ({forced} were set by a person)"
        ),
    };
    format!("ok: every move is legal; {outcomes}.")
}
