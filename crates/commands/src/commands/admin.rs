//! `durbar admin`: a server's tables and players, for its host.

mod lists;

use std::io::{Write, stdout};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Result, bail};
use registry::Registry;
use server::{Admin, Database};
use wire::{NewAddressBan, NewInvitation};

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
    #[command(flatten)]
    List(lists::List),
    /// Dismiss a report that you have dealt with
    Settle {
        /// The report's ID, as `reports` lists it
        report: String,
    },
    /// Delete a table with its log and chat
    Delete {
        /// The table's ID, the last part of its address
        table: String,
    },
    /// Delete a chat message
    Clear {
        /// The table's ID
        table: String,
        /// The message's number, as `chat` lists it
        n: u32,
    },
    /// Ban a player
    Ban {
        /// The player's ID, as `players` lists it
        player: String,
    },
    /// Lift a player's ban
    Unban {
        /// The player's ID
        player: String,
    },
    /// Ban an address for a number of days; an IPv6 address stands for its /64
    BanAddress {
        /// An IP address, such as 203.0.113.7
        address: String,
        /// How many days it lasts
        #[arg(long, default_value_t = 7, value_parser = clap::value_parser!(u32).range(1..=3660))]
        days: u32,
        /// The reason; only hosts see it
        #[arg(long, default_value = "")]
        note: String,
    },
    /// Lift an address's ban
    UnbanAddress {
        /// As `addresses` lists it
        address: String,
    },
    /// Delete everything held about a player; finished games keep their moves without a name
    Purge {
        /// The player's ID
        player: String,
    },
    /// Print an invitation link, for a server started with --invite-only
    Invite {
        /// How many people may use it
        #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1000))]
        uses: u32,
        /// How many days it lasts
        #[arg(long, default_value_t = 7, value_parser = clap::value_parser!(u32).range(1..=366))]
        days: u32,
        /// Who it is for; only hosts see this
        #[arg(long, default_value = "")]
        note: String,
        /// The server's address, for the link
        #[arg(long, value_name = "URL", env = "DURBAR_PUBLIC_URL", default_value = "http://127.0.0.1:4400")]
        public_url: String,
    },
    /// Withdraw an invitation; players who have used it stay
    Uninvite {
        /// The invitation's ID, as `invitations` lists it
        invitation: String,
    },
    /// Make an account a host of the server, with its page at /host in the browser
    Host {
        /// The account's name
        account: String,
    },
    /// Take the host's role away from an account
    Unhost {
        /// The account's name
        account: String,
    },
    /// Print a new recovery code for an account whose owner has lost both password and code
    Recovery {
        /// The player's ID
        player: String,
    },
    /// Print a table's game record, including what is still secret
    Export {
        /// The table's ID
        table: String,
    },
}

pub(crate) fn run(games: &Registry, arguments: &Arguments) -> Result<ExitCode> {
    let database = match arguments.database.clone() {
        Some(url) => Database::Postgres(checked_database(url)?),
        None => Database::Folder(arguments.data.clone().map_or_else(default_data, Ok)?),
    };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let admin = Admin::open(&database).await?.by(&doer());
        act(games, &admin, &arguments.action).await
    })?;
    Ok(ExitCode::SUCCESS)
}

/// Who the audit log names for what the command does: the system's user, if known.
fn doer() -> String {
    let user = ["USER", "USERNAME"].into_iter().find_map(|variable| std::env::var(variable).ok());
    user.map_or_else(|| "durbar admin".to_owned(), |user| format!("durbar admin ({user})"))
}

async fn act(games: &Registry, admin: &Admin, action: &Action) -> Result<()> {
    // A reader that has seen enough may close the pipe: that is an error here, not a panic.
    let mut out = stdout().lock();
    match action {
        Action::List(list) => lists::print(&mut out, admin, list).await?,
        Action::Settle { report } => {
            told(&mut out, admin.settle(report).await?, "Removed.", "report", report)?;
        }
        Action::Delete { table } => told(&mut out, admin.delete(table).await?, "Deleted.", "table", table)?,
        Action::Clear { table, n } => {
            told(&mut out, admin.clear(table, *n).await?, "Deleted.", "table", table)?;
        }
        Action::Ban { player } => {
            told(&mut out, admin.ban(player, true).await?, "Banned.", "player", player)?;
        }
        Action::Unban { player } => {
            told(&mut out, admin.ban(player, false).await?, "Let in again.", "player", player)?;
        }
        Action::BanAddress { address, days, note } => {
            let wish = NewAddressBan { address: address.clone(), days: *days, note: note.clone() };
            let Some(made) = admin.keep_out(&wish).await? else {
                bail!(
                    "{address:?} is not an address that can be banned, or the note is longer than 100 characters"
                )
            };
            writeln!(out, "{} is banned for {days} days.", made.address)?;
        }
        Action::UnbanAddress { address } => {
            told(&mut out, admin.let_in(address).await?, "Let in again.", "banned address", address)?;
        }
        Action::Purge { player } => {
            let purged = admin.purge(games.clone(), player).await?;
            told(&mut out, purged, "Deleted.", "player", player)?;
        }
        Action::Invite { uses, days, note, public_url } => {
            let wish = NewInvitation { note: note.clone(), uses: *uses, days: *days };
            let Some(made) = admin.invite(&wish).await? else { bail!("--note: at most 100 characters") };
            writeln!(out, "{}/invite/{}", public_url.trim_end_matches('/'), made.code)?;
        }
        Action::Uninvite { invitation } => {
            told(&mut out, admin.uninvite(invitation).await?, "Withdrawn.", "invitation", invitation)?;
        }
        Action::Host { account } => {
            told(
                &mut out,
                admin.host(account, true).await?,
                "Done: /host is open to them.",
                "account",
                account,
            )?;
        }
        Action::Unhost { account } => {
            told(&mut out, admin.host(account, false).await?, "Done.", "account", account)?;
        }
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

fn told(out: &mut impl Write, there: bool, done: &str, kind: &str, which: &str) -> Result<()> {
    if !there {
        bail!("there is no {kind} {which:?}");
    }
    writeln!(out, "{done}")?;
    Ok(())
}
