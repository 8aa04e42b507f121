//! What a host may do with a database, even while the server runs, through the command or the host's page.
//! Every change is logged with it, in one commit.

mod entrance;

use registry::Registry;
use wire::{Chat, Deed, PlayerInfo, ReportInfo, TableLine};

use crate::ids;
use crate::passwords;
use crate::rooms::Rooms;
use crate::store::{Change, Database, DeedRow, Person, PlayerRow, ReportRow, Store, StoreError};
use crate::thinkers::Thinkers;

/// A host's access to a database; changes are logged under the host's name.
#[derive(Debug)]
pub struct Admin {
    store: Store,
    doer: String,
}

impl Admin {
    /// Opens an existing database; if there is none, that is an error.
    pub async fn open(database: &Database) -> Result<Self, StoreError> {
        if !database.is_there() {
            return Err(StoreError::Corrupt(format!("{database} holds no database")));
        }
        Ok(Self::of(Store::open(database).await?, "durbar admin".to_owned()))
    }

    pub(crate) const fn of(store: Store, doer: String) -> Self {
        Self { store, doer }
    }

    /// The same database, acting under this name.
    #[must_use]
    pub fn by(self, doer: &str) -> Self {
        Self { doer: doer.to_owned(), ..self }
    }

    /// All tables, latest activity first.
    pub async fn tables(&self) -> Result<Vec<TableLine>, StoreError> {
        Ok(self.store.all_tables().await?.into_iter().map(table_line).collect())
    }

    /// The tables with the latest activity.
    pub(crate) async fn last_tables(&self) -> Result<Vec<TableLine>, StoreError> {
        Ok(self.store.last_tables().await?.into_iter().map(table_line).collect())
    }

    pub async fn players(&self) -> Result<Vec<PlayerInfo>, StoreError> {
        Ok(self.store.all_players().await?.into_iter().map(player_info).collect())
    }

    /// Players with this in their name, or with this id, account or address; most recently seen first.
    pub(crate) async fn players_like(&self, text: &str) -> Result<Vec<PlayerInfo>, StoreError> {
        Ok(self.store.players_like(text).await?.into_iter().map(player_info).collect())
    }

    /// What players have reported, latest first.
    pub async fn reports(&self) -> Result<Vec<ReportInfo>, StoreError> {
        let line = |row: ReportRow| {
            let ReportRow { id, at, reporter, table_id, about, name, said, text } = row;
            ReportInfo { id, at, reporter, table: table_id, about, name, said, text }
        };
        Ok(self.store.reports().await?.into_iter().map(line).collect())
    }

    /// The last messages at a table; `None` if there is no such table.
    pub async fn chat(&self, table: &str) -> Result<Option<Vec<Chat>>, StoreError> {
        if self.store.revision(table).await?.is_none() {
            return Ok(None);
        }
        self.note("read_chat", table, "", None).await?;
        Ok(Some(self.store.chat(table).await?))
    }

    /// What hosts have done, latest first.
    pub async fn deeds(&self) -> Result<Vec<Deed>, StoreError> {
        let line = |row: DeedRow| {
            let DeedRow { at, doer, what, about, note, .. } = row;
            Deed { at, doer, what, about, note }
        };
        Ok(self.store.deeds().await?.into_iter().map(line).collect())
    }

    /// Removes a report that has been dealt with. Returns whether there was one.
    pub async fn settle(&self, report: &str) -> Result<bool, StoreError> {
        self.does("settle", report, "", Change::DropReport { id: report.to_owned() }).await
    }

    /// Deletes a table with its log and chat. Returns whether there was one.
    pub async fn delete(&self, table: &str) -> Result<bool, StoreError> {
        self.does("delete_table", table, "", Change::DropTable { id: table.to_owned() }).await
    }

    /// Deletes a chat message. Returns whether there is such a table.
    pub async fn clear(&self, table: &str, n: u32) -> Result<bool, StoreError> {
        if self.store.revision(table).await?.is_none() {
            return Ok(false);
        }
        let change = Change::ClearChat { table: table.to_owned(), n };
        self.does("clear_chat", table, &n.to_string(), change).await
    }

    /// Bans a player, or lets one back in. Returns whether there is such a player.
    pub async fn ban(&self, player: &str, banned: bool) -> Result<bool, StoreError> {
        let what = if banned { "ban" } else { "unban" };
        let name = self.store.player_name(player).await?.unwrap_or_default();
        self.does(what, player, &name, Change::Ban { player: player.to_owned(), banned }).await
    }

    /// Gives an account the host's role, or takes it away. Returns whether there is such an account.
    pub async fn host(&self, account: &str, is_host: bool) -> Result<bool, StoreError> {
        let name = account.to_ascii_lowercase();
        let (what, role) = if is_host { ("host", "host") } else { ("unhost", "") };
        self.does(what, &name, "", Change::Person(Person::Role { name: name.clone(), role })).await
    }

    /// Deletes everything stored about a player, as if the player had asked for it. Returns whether there is
    /// one.
    pub async fn purge(&self, games: Registry, player: &str) -> Result<bool, StoreError> {
        let thinkers = Thinkers::new(1);
        let rooms = Rooms::new(games, self.store.clone(), thinkers.clone(), ids::now());
        let purged = self.purge_at(&rooms, player).await;
        thinkers.close();
        purged
    }

    /// The same through the rooms of a running server.
    pub(crate) async fn purge_at(&self, rooms: &Rooms, player: &str) -> Result<bool, StoreError> {
        let Some(name) = self.store.player_name(player).await? else { return Ok(false) };
        let then = || {
            let forget = Change::Person(Person::Forget { player: player.to_owned() });
            self.deed("purge", player, &name, Some(forget))
        };
        let gone = rooms.forget_player(player, then).await;
        gone.map(|()| true).map_err(|denial| StoreError::Corrupt(denial.code.to_owned()))
    }

    /// A new recovery code for an account, in place of the old one; `None` if there is no account.
    pub async fn recovery(&self, player: &str) -> Result<Option<String>, StoreError> {
        let code = passwords::recovery_code();
        let recovery = passwords::hashed_code(&code);
        let change = Change::Person(Person::Recovery { player: player.to_owned(), recovery });
        let there = self.does("recovery", player, "", change).await?;
        Ok(there.then_some(code))
    }

    /// The log of a table as text, including secrets; with the seed once the match is over.
    pub async fn export(&self, table: &str) -> Result<Option<String>, StoreError> {
        let Some(row) = self.store.table(table).await? else { return Ok(None) };
        self.note("export", table, "", None).await?;
        let mut log = self.store.log(&row).await?;
        if sitting::is_over(&row)? {
            log.seed = self.store.seed(table).await?.and_then(|text| table::Seed::parse(&text));
        }
        Ok(Some(log.to_string()))
    }

    /// Makes a change and logs who made it. If there is nothing to change, nothing is logged.
    async fn does(&self, what: &str, about: &str, note: &str, change: Change) -> Result<bool, StoreError> {
        match self.note(what, about, note, Some(change)).await {
            Err(StoreError::Conflict) => Ok(false),
            done => done.map(|()| true),
        }
    }

    async fn note(
        &self,
        what: &str,
        about: &str,
        note: &str,
        change: Option<Change>,
    ) -> Result<(), StoreError> {
        self.store.apply(self.deed(what, about, note, change)).await
    }

    fn deed(&self, what: &str, about: &str, note: &str, change: Option<Change>) -> Change {
        let deed = DeedRow {
            id: ids::public_id(),
            at: ids::now(),
            doer: self.doer.clone(),
            what: what.to_owned(),
            about: about.to_owned(),
            note: note.to_owned(),
        };
        Change::Deed { deed, change: change.map(Box::new) }
    }
}

fn table_line(row: crate::store::TableRow) -> TableLine {
    let seating: Option<sitting::Seating> = serde_json::from_str(&row.seats).ok();
    TableLine {
        names: seating.map(|seating| seating.names()).unwrap_or_default(),
        id: row.id,
        game: row.game,
        stage: row.stage,
        lines: row.length,
        touched: row.touched,
    }
}

fn player_info(row: PlayerRow) -> PlayerInfo {
    let PlayerRow { id, name, banned, tables, account, role, address, seen } = row;
    PlayerInfo {
        id,
        name,
        tables,
        banned: banned != 0,
        account,
        host: role.as_deref() == Some("host"),
        address: address.unwrap_or_default(),
        seen: seen.unwrap_or_default(),
    }
}
