//! Everything that can be stored, as one kind of change each.

use super::account::{Person, must};
use super::analyses::{self, AnalysisRow};
use super::attempts::{self, Attempt};
use super::batch;
use super::daily::{self, DailyNews};
use super::db::{Open, run};
use super::dealt::{self, Dealt};
use super::deeds::{self, DeedRow};
use super::duplicates::{self, DuplicateRow};
use super::entrance::{self, Entrance};
use super::hooks::{self, Called, HookRow, Key, UntoldTurn};
use super::news::{News, notify};
use super::puzzles::{self, TryRow};
use super::reports::{self, ReportRow};
use super::tidy;
use super::{NewLines, SecretRow, StoreError, TableRow};

/// Something to store, as a whole or not at all.
#[derive(Debug)]
pub(crate) enum Change {
    /// A new player with the secret that proves it.
    NewPlayer {
        name: String,
        secret: SecretRow,
        /// The hash of the invitation's code, if one was needed. An invalid one is a conflict.
        invitation: Option<String>,
    },
    Rename {
        player: String,
        name: String,
    },
    NewSecret(SecretRow),
    /// Revokes a cookie or a token of the player.
    DropSecret {
        player: String,
        kind: &'static str,
        id: String,
    },
    /// What changes a player as a person: accounts, devices, leaving.
    Person(Person),
    Mute {
        player: String,
        muted: String,
        on: bool,
    },
    /// No such player is a conflict.
    Ban {
        player: String,
        banned: bool,
    },
    NewTable {
        row: Box<TableRow>,
        seed: Option<String>,
        lines: Option<NewLines>,
        /// If the table is for a deal that its player gets only once.
        dealt: Option<Dealt>,
    },
    /// A table moved on: log lines and what follows from them.
    Table {
        row: Box<TableRow>,
        lines: Option<NewLines>,
    },
    /// No such table is a conflict.
    DropTable {
        id: String,
    },
    Chat {
        table: String,
        message: wire::Chat,
    },
    /// The table's host deletes a chat message: only its number remains.
    ClearChat {
        table: String,
        n: u32,
    },
    NewReport(ReportRow),
    /// The server's host has dealt with it. No such report is a conflict.
    DropReport {
        id: String,
    },
    NewHook(HookRow),
    DropHook {
        player: String,
        id: String,
    },
    /// Until then only this process calls it.
    TakeHook {
        id: String,
        until: i64,
    },
    /// Turns that webhooks should announce.
    HookTurns {
        turns: Vec<UntoldTurn>,
        due: i64,
    },
    HookCalled(Called),
    /// A turn is not announced now, but checked again later.
    HookWaits {
        turn: UntoldTurn,
        again: i64,
    },
    /// This device's browser is notified of turns.
    Subscribe {
        hook: HookRow,
        device: String,
    },
    /// This device's browser is no longer notified.
    Unsubscribe {
        device: String,
    },
    /// What the server proves its identity with; an existing one stays.
    NewServerKey {
        name: &'static str,
        key: Key,
        created: i64,
    },
    /// Forgets the announced turns of matches that are over.
    TidyHooks,
    /// An imported log; `keep` of the host's imports are kept.
    Import {
        row: Box<TableRow>,
        seed: Option<String>,
        lines: Option<NewLines>,
        keep: i64,
    },
    /// A match was analysed.
    Analysed(AnalysisRow),
    /// An account's first try at a puzzle.
    TriedPuzzle(TryRow),
    Daily(DailyNews),
    NewDuplicate(DuplicateRow),
    /// A player becomes the second player of a duplicate match.
    AcceptDuplicate {
        id: String,
        player: String,
    },
    /// Removes what is no longer kept.
    Sweep {
        guests: Vec<String>,
        tables: Vec<String>,
    },
    Entrance(Entrance),
    /// A password is tried. One try too many is a conflict.
    Attempt {
        attempts: Vec<Attempt>,
        now: i64,
    },
    /// Tries that are forgotten by then.
    TidyAttempts {
        before: i64,
    },
    /// What a host did, and the change it made; none if the host only looked.
    Deed {
        deed: DeedRow,
        change: Option<Box<Self>>,
    },
    /// Changes nothing, but is written all the same: if that succeeds, writing works.
    Sign,
}

/// Writes changes: what happened at tables all at once, everything else one by one.
pub(super) async fn write_all(
    to: &mut Open,
    changes: impl Iterator<Item = &Change>,
) -> Result<(), StoreError> {
    let mut tables = Vec::new();
    for change in changes {
        match change {
            Change::Table { row, lines } => tables.push((row.as_ref(), lines.as_ref())),
            other => other.write(to).await?,
        }
    }
    batch::write_tables(to, tables).await
}

impl Change {
    async fn write(&self, to: &mut Open) -> Result<(), StoreError> {
        match self {
            Self::NewPlayer { name, secret, invitation } => {
                if let Some(invitation) = invitation {
                    entrance::come_by(to, invitation, secret.created).await?;
                }
                let sql = "INSERT INTO players (id, name, created) VALUES ($1, $2, $3)";
                run!(to, sql, &secret.player, name, secret.created)?;
                insert_secret(to, secret).await?;
            }
            Self::Rename { player, name } => {
                run!(to, "UPDATE players SET name = $2 WHERE id = $1", player, name)?;
            }
            Self::NewSecret(secret) => insert_secret(to, secret).await?,
            Self::DropSecret { player, kind, id } => {
                let sql = "DELETE FROM secrets WHERE player = $1 AND id = $2 AND kind = $3";
                run!(to, sql, player, id, *kind)?;
            }
            Self::Person(change) => change.write(to).await?,
            Self::Mute { player, muted, on: true } => {
                let sql = "INSERT INTO mutes (player, muted) VALUES ($1, $2) ON CONFLICT DO NOTHING";
                run!(to, sql, player, muted)?;
            }
            Self::Mute { player, muted, on: false } => {
                run!(to, "DELETE FROM mutes WHERE player = $1 AND muted = $2", player, muted)?;
            }
            Self::Ban { player, banned } => {
                let sql = "UPDATE players SET banned = $2 WHERE id = $1";
                must(run!(to, sql, player, i64::from(*banned))?)?;
            }
            Self::NewTable { row, seed, lines, dealt } => {
                new_table(to, row, seed.as_deref(), lines.as_ref()).await?;
                if let Some(dealt) = dealt {
                    dealt::note(to, dealt, &row.id).await?;
                }
            }
            Self::Table { row, lines } => batch::write_tables(to, vec![(row, lines.as_ref())]).await?,
            Self::DropTable { id } => {
                must(run!(to, "DELETE FROM tables WHERE id = $1", id)?)?;
            }
            Self::Chat { table, message } => chat(to, table, message).await?,
            Self::ClearChat { table, n } => clear_chat(to, table, *n).await?,
            Self::NewReport(row) => reports::add(to, row).await?,
            Self::DropReport { id } => {
                must(run!(to, "DELETE FROM reports WHERE id = $1", id)?)?;
            }
            Self::NewHook(row) => hooks::add(to, row).await?,
            Self::DropHook { player, id } => {
                run!(to, "DELETE FROM hooks WHERE player = $1 AND id = $2", player, id)?;
            }
            Self::TakeHook { id, until } => {
                run!(to, "UPDATE hooks SET busy = $2 WHERE id = $1", id, until)?;
            }
            Self::HookTurns { turns, due } => hooks::note(to, turns, *due).await?,
            Self::HookCalled(called) => hooks::called(to, called).await?,
            Self::HookWaits { turn, again } => hooks::wait(to, turn, *again).await?,
            Self::Subscribe { hook, device } => hooks::subscribe(to, hook, device).await?,
            Self::Unsubscribe { device } => {
                run!(to, "DELETE FROM hooks WHERE kind = $1 AND device = $2", hooks::PUSH, device)?;
            }
            Self::NewServerKey { name, key, created } => {
                let sql =
                    "INSERT INTO server_keys (name, key, created) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
                run!(to, sql, *name, &key.0, created)?;
            }
            Self::Import { row, seed, lines, keep } => {
                new_table(to, row, seed.as_deref(), lines.as_ref()).await?;
                tidy::note_import(to, &row.id, &row.host, row.created, *keep).await?;
            }
            Self::Analysed(row) => analyses::keep(to, row).await?,
            Self::TriedPuzzle(row) => puzzles::keep(to, row).await?,
            Self::Daily(news) => daily::keep(to, news).await?,
            Self::NewDuplicate(row) => duplicates::add(to, row).await?,
            Self::AcceptDuplicate { id, player } => duplicates::accept(to, id, player).await?,
            Self::Sweep { guests, tables } => tidy::sweep(to, guests, tables).await?,
            Self::Entrance(change) => change.write(to).await?,
            Self::Attempt { attempts, now } => attempts::count(to, attempts, *now).await?,
            Self::TidyAttempts { before } => {
                run!(to, "DELETE FROM attempts WHERE until < $1", before)?;
            }
            Self::Deed { deed, change } => {
                if let Some(change) = change {
                    Box::pin(change.write(to)).await?;
                }
                deeds::add(to, deed).await?;
            }
            Self::Sign => {
                run!(to, "UPDATE life SET id = id WHERE id = 1")?;
            }
            Self::TidyHooks => {
                let sql = "DELETE FROM hook_calls WHERE table_id IN \
                           (SELECT id FROM tables WHERE stage IN ('finished', 'abandoned'))";
                run!(to, sql)?;
            }
        }
        Ok(())
    }
}

pub(super) async fn insert_secret(to: &mut Open, secret: &SecretRow) -> Result<(), StoreError> {
    let sql = "INSERT INTO secrets (hash, id, player, kind, label, created, seen, address, host_only, scope, expires) \
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)";
    let SecretRow { hash, id, player, kind, label, created, seen, address, host_only, scope, expires } =
        secret;
    run!(to, sql, hash, id, player, kind, label, created, seen, address, host_only, scope, expires)?;
    Ok(())
}

/// Made as revision 0, and then changed like any other.
async fn new_table(
    to: &mut Open,
    row: &TableRow,
    seed: Option<&str>,
    lines: Option<&NewLines>,
) -> Result<(), StoreError> {
    batch::insert(to, row).await?;
    if let Some(seed) = seed {
        run!(to, "INSERT INTO seeds (table_id, seed) VALUES ($1, $2)", &row.id, seed)?;
    }
    batch::write_tables(to, vec![(row, lines)]).await
}

async fn chat(to: &mut Open, table: &str, message: &wire::Chat) -> Result<(), StoreError> {
    let sql =
        "INSERT INTO chat (table_id, n, at, player, name, seat, text) VALUES ($1, $2, $3, $4, $5, $6, $7)";
    let wire::Chat { n, at, player, name, seat, text } = message;
    run!(to, sql, table, i64::from(*n), at, player, name, seat.map(i64::from), text)?;
    let last_gone = i64::from(*n) - tidy::MOST_CHAT;
    run!(to, "DELETE FROM chat WHERE table_id = $1 AND n <= $2", table, last_gone)?;
    notify(to, [News::Said { table: table.to_owned(), n: *n }].into_iter()).await
}

async fn clear_chat(to: &mut Open, table: &str, n: u32) -> Result<(), StoreError> {
    let sql = "UPDATE chat SET player = '', name = '', text = '' WHERE table_id = $1 AND n = $2";
    run!(to, sql, table, i64::from(n))?;
    notify(to, [News::Cleared { table: table.to_owned(), n }].into_iter()).await
}
