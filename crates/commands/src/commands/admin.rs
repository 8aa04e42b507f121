//! `durbar admin`: a server's tables and players, for its host.

use std::io::{Write as _, stdout};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Result, bail};
use server::{Admin, Database, ReportLine};

use super::serve::{checked_database, default_data};

#[derive(clap::Args, Debug)]
pub(crate) struct Arguments {
    /// The folder of the database [default: as for serve]
    #[arg(long, value_name = "FOLDER", env = "DURBAR_DATA", global = true)]
    data: Option<PathBuf>,
    /// The PostgreSQL server, where the server uses one
    #[arg(long, value_name = "URL", env = "DURBAR_DATABASE", hide_env_values = true, global = true)]
    database: Option<String>,
    #[command(subcommand)]
    action: Action,
}

#[derive(clap::Subcommand, Debug)]
enum Action {
    /// List the tables, latest activity first
    Tables,
    /// List the players
    Players,
    /// List what players have reported, the latest first
    Reports,
    /// Remove a report that you have looked at
    Settle {
        /// Its id, as `reports` lists it
        report: String,
    },
    /// Delete a table with its log and chat
    Delete {
        /// Its id, the end of its address
        table: String,
    },
    /// Keep a player out from now on
    Ban {
        /// The player's id, as `players` lists it
        player: String,
    },
    /// Let a player in again
    Unban {
        /// The player's id
        player: String,
    },
    /// Print a new recovery code for an account whose owner has lost password and code
    Recovery {
        /// The player's id
        player: String,
    },
    /// Print a table's game record, including what is still secret
    Export {
        /// Its id
        table: String,
    },
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let database = match arguments.database.clone() {
        Some(url) => Database::Postgres(checked_database(url)?),
        None => Database::Folder(arguments.data.clone().map_or_else(default_data, Ok)?),
    };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let admin = Admin::open(&database).await?;
        act(&admin, &arguments.action).await
    })?;
    Ok(ExitCode::SUCCESS)
}

async fn act(admin: &Admin, action: &Action) -> Result<()> {
    // A reader who has seen enough may close the pipe: that is an error of this one, not a panic.
    let mut out = stdout().lock();
    match action {
        Action::Tables => {
            for table in admin.tables().await? {
                writeln!(
                    out,
                    "{}  {:<9} {:<9} {:>4} lines  {}",
                    table.id,
                    table.game,
                    table.stage,
                    table.lines,
                    table.names.join(", ")
                )?;
            }
        }
        Action::Players => {
            for player in admin.players().await? {
                let banned = if player.banned { "  banned" } else { "" };
                let account = player.account.map(|name| format!("  account {name}")).unwrap_or_default();
                writeln!(
                    out,
                    "{}  {:>4} tables  {}{account}{banned}",
                    player.id, player.tables, player.name
                )?;
            }
        }
        Action::Reports => {
            for report in admin.reports().await? {
                let ReportLine { id, reporter, table, about, name, said, text, .. } = report;
                writeln!(out, "{id}  table {table}  about {about} ({name})  by {reporter}")?;
                for (what, words) in [("said", said), ("report", text)] {
                    if !words.is_empty() {
                        writeln!(out, "    {what}: {words}")?;
                    }
                }
            }
        }
        Action::Settle { report } if admin.settle(report).await? => writeln!(out, "Removed.")?,
        Action::Settle { report } => bail!("there is no report {report:?}"),
        Action::Delete { table } if admin.delete(table).await? => writeln!(out, "Deleted.")?,
        Action::Delete { table } => bail!("there is no table {table:?}"),
        Action::Ban { player } if admin.ban(player, true).await? => writeln!(out, "Banned.")?,
        Action::Unban { player } if admin.ban(player, false).await? => writeln!(out, "Let in again.")?,
        Action::Ban { player } | Action::Unban { player } => bail!("there is no player {player:?}"),
        Action::Recovery { player } => match admin.recovery(player).await? {
            Some(code) => writeln!(out, "{code}")?,
            None => bail!("there is no player {player:?} with an account"),
        },
        Action::Export { table } => match admin.export(table).await? {
            Some(log) => write!(out, "{log}")?,
            None => bail!("there is no table {table:?}"),
        },
    }
    Ok(())
}
