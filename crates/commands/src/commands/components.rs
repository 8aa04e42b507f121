//! `durbar components GAME`: its tables and where their values come from.

use std::io::{Write as _, stderr, stdout};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Result, anyhow};
use registry::{Registry, Tables};
use table::{ComponentSet, Config, GameCard, fingerprint};
use toml::{Table, Value};

use crate::arguments::read_text;

#[derive(clap::Args, Debug)]
pub(crate) struct Arguments {
    /// The game, by its ID in `durbar games`
    game: String,
    /// Check your own file; the answer names the table, the row and the reason
    #[arg(long, value_name = "FILE", conflicts_with = "edition")]
    check: Option<PathBuf>,
    /// Print the tables as a file that --check and --components accept
    #[arg(long)]
    export: bool,
    /// A built-in set of tables [default: the first]
    #[arg(long, value_name = "NAME")]
    edition: Option<String>,
}

pub(crate) fn run(games: &Registry, arguments: &Arguments) -> Result<ExitCode> {
    let game = games.game(&arguments.game)?;
    let card = game.card();
    let config = config(arguments, card)?;
    let Tables { text, remarks } = game.tables(&config).map_err(|error| match &arguments.check {
        Some(path) => anyhow!("{} does not fit {}: {error}", path.display(), card.title),
        None => error.into(),
    })?;
    for remark in remarks {
        writeln!(stderr(), "warning: {}: {remark}", card.title)?;
    }
    let mut out = stdout().lock();
    match &arguments.check {
        _ if arguments.export => write!(out, "{text}")?,
        Some(path) => writeln!(out, "{} is good for {}: {}", path.display(), card.title, fingerprint(&text))?,
        None => write!(out, "{}", show(card, &config, &text)?)?,
    }
    Ok(ExitCode::SUCCESS)
}

fn config(arguments: &Arguments, card: &GameCard) -> Result<Config> {
    let mut config = Config::new(card.seats.0);
    match (&arguments.check, &arguments.edition) {
        (Some(path), _) => config.components = ComponentSet::File(read_text(path)?),
        (None, Some(name)) => config.components = ComponentSet::Edition(name.clone()),
        (None, None) => {}
    }
    Ok(config)
}

/// Every table with its tag; stand-ins are marked, since they are not what is printed.
fn show(card: &GameCard, config: &Config, text: &str) -> Result<String> {
    let tables: Table = text.parse().map_err(|error| anyhow!("the exported tables do not parse: {error}"))?;
    let edition = match &config.components {
        ComponentSet::Edition(name) => name,
        ComponentSet::File(_) => "file",
    };
    let mut lines = vec![format!("{}, components {edition} {}", card.title, fingerprint(text))];
    let mut stand_ins = Vec::new();
    for Tagged { name, tag, rows } in tagged(&Value::Table(tables), "") {
        let is_stand_in = tag == "stand-in";
        lines.push(format!("\n{name} [{tag}]{}", if is_stand_in { " *" } else { "" }));
        lines.extend(rows.into_iter().map(|row| format!("  {row}")));
        stand_ins.extend(is_stand_in.then_some(name));
    }
    if !stand_ins.is_empty() {
        lines.push(format!(
            "\n* The printed values of {} are not known to us; these are ours.",
            stand_ins.join(", ")
        ));
        lines.push("  If you own the box, write the printed ones into a copy and play with it:".into());
        lines.push(format!("  durbar components {} --export > my.toml, then --components my.toml", card.id));
    }
    Ok(lines.join("\n") + "\n")
}

/// A table that says where its values come from.
struct Tagged {
    name: String,
    tag: String,
    rows: Vec<String>,
}

/// The tagged tables in a file, in its order, each by its path.
fn tagged(value: &Value, path: &str) -> Vec<Tagged> {
    let Value::Table(table) = value else {
        return vec![Tagged { name: path.into(), tag: "untagged".into(), rows: rows(value) }];
    };
    if let Some(tag) = table.get("tag") {
        return vec![Tagged { name: path.into(), tag: inline(tag), rows: rows(value) }];
    }
    let below = |key: &String| if path.is_empty() { key.clone() } else { format!("{path}.{key}") };
    table.iter().flat_map(|(key, inner)| tagged(inner, &below(key))).collect()
}

/// One line per row; each table in a list gets a line.
fn rows(value: &Value) -> Vec<String> {
    let numbered = |rows: &[Value]| -> Vec<String> {
        rows.iter().enumerate().map(|(number, row)| format!("{number:>3}: {}", inline(row))).collect()
    };
    match value {
        Value::Table(table) => {
            let fields = table.iter().filter(|(key, _)| *key != "tag");
            let lines = fields.flat_map(|(key, inner)| match inner {
                Value::Array(rows) if rows.iter().any(Value::is_table) => {
                    [format!("{key}:")].into_iter().chain(numbered(rows)).collect()
                }
                _ => vec![format!("{key} = {}", inline(inner))],
            });
            lines.collect()
        }
        Value::Array(rows) => numbered(rows),
        other => vec![inline(other)],
    }
}

/// A value on one line.
fn inline(value: &Value) -> String {
    match value {
        Value::Table(table) => {
            let fields: Vec<String> = table
                .iter()
                .filter(|(key, _)| *key != "tag")
                .map(|(key, inner)| format!("{key} {}", inline(inner)))
                .collect();
            fields.join(", ")
        }
        Value::Array(items) => {
            let inner: Vec<String> = items.iter().map(inline).collect();
            format!("[{}]", inner.join(", "))
        }
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}
