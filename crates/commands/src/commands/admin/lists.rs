//! What `durbar admin` lists.

use std::io::Write;

use anyhow::{Result, bail};
use server::Admin;
use wire::ReportInfo;

#[derive(clap::Subcommand, Debug)]
pub(super) enum List {
    /// List the tables, latest activity first
    Tables,
    /// List the players
    Players,
    /// List what players have reported, latest first
    Reports,
    /// Print the last messages at a table
    Chat {
        /// The table's ID
        table: String,
    },
    /// List the banned addresses
    Addresses,
    /// List the invitations, latest first
    Invitations,
    /// List what hosts have done, latest first: when, who and what
    Audit,
}

pub(super) async fn print(out: &mut impl Write, admin: &Admin, list: &List) -> Result<()> {
    match list {
        List::Tables => tables(out, admin).await,
        List::Players => players(out, admin).await,
        List::Reports => reports(out, admin).await,
        List::Chat { table } => {
            let Some(chat) = admin.chat(table).await? else { bail!("there is no table {table:?}") };
            for message in chat.iter().filter(|message| !message.player.is_empty()) {
                writeln!(out, "{:>4}  {} ({}): {}", message.n, message.name, message.player, message.text)?;
            }
            Ok(())
        }
        List::Addresses => {
            for ban in admin.addresses().await? {
                writeln!(out, "{:<39}  until {}  {}", ban.address, server::utc(ban.expires), ban.note)?;
            }
            Ok(())
        }
        List::Invitations => {
            for one in admin.invitations().await? {
                let until = server::utc(one.expires);
                writeln!(out, "{}  {} of {} used  until {until}  {}", one.id, one.used, one.uses, one.note)?;
            }
            Ok(())
        }
        List::Audit => {
            for deed in admin.deeds().await? {
                let at = server::utc(deed.at);
                writeln!(out, "{at}  {}  {}  {}  {}", deed.doer, deed.what, deed.about, deed.note)?;
            }
            Ok(())
        }
    }
}

async fn tables(out: &mut impl Write, admin: &Admin) -> Result<()> {
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
    Ok(())
}

async fn players(out: &mut impl Write, admin: &Admin) -> Result<()> {
    for player in admin.players().await? {
        let account = player.account.map(|name| format!("  account {name}")).unwrap_or_default();
        let address = if player.address.is_empty() { String::new() } else { format!("  {}", player.address) };
        let host = if player.host { "  host" } else { "" };
        let banned = if player.banned { "  banned" } else { "" };
        writeln!(
            out,
            "{}  {:>4} tables  {}{account}{host}{banned}{address}",
            player.id, player.tables, player.name
        )?;
    }
    Ok(())
}

async fn reports(out: &mut impl Write, admin: &Admin) -> Result<()> {
    for report in admin.reports().await? {
        let ReportInfo { id, reporter, table, about, name, said, text, .. } = report;
        writeln!(out, "{id}  table {table}  about {about} ({name})  by {reporter}")?;
        for (what, words) in [("said", said), ("report", text)] {
            if !words.is_empty() {
                writeln!(out, "    {what}: {words}")?;
            }
        }
    }
    Ok(())
}
