//! `durbar games`: what can be played.

use std::io::{Write as _, stdout};
use std::process::ExitCode;

use anyhow::Result;
use registry::Registry;
use serde_json::json;
use table::{OptionInfo, OptionKind};

use crate::columns::align;

#[derive(clap::Args, Debug)]
pub(crate) struct Arguments {
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(games: &Registry, arguments: &Arguments) -> Result<ExitCode> {
    if arguments.json {
        writeln!(stdout(), "{}", json!({ "ok": true, "games": engine::list_games(games)? }))?;
    } else {
        write!(stdout(), "{}", table(games)?)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn table(games: &Registry) -> Result<String> {
    let mut rows = vec![["game", "title", "seats", "editions", "bots", "options"].map(String::from).to_vec()];
    for card in games.cards() {
        let (least, most) = card.seats;
        let options: Vec<String> = card.options.iter().map(in_short).collect();
        rows.push(vec![
            card.id.into(),
            card.title.into(),
            if least == most { least.to_string() } else { format!("{least}-{most}") },
            card.editions.iter().map(|edition| edition.name).collect::<Vec<_>>().join(" "),
            games.levels(card.id)?.join(" "),
            options.join(" "),
        ]);
    }
    Ok(align(&rows, 6))
}

/// An option with its default first, as it would be typed.
fn in_short(info: &OptionInfo) -> String {
    let values = match &info.kind {
        OptionKind::Switch { default: true } => "on|off".into(),
        OptionKind::Switch { default: false } => "off|on".into(),
        OptionKind::Choice { values } => values.join("|"),
        OptionKind::Text { .. } => "TEXT".into(),
    };
    format!("{}={values}", info.key)
}
