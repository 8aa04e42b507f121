//! What the host may do with a database, also while the server runs.

use crate::passwords;
use crate::store::{Change, Database, Person, PlayerRow, ReportRow, Store, StoreError};

/// A database in the host's hands.
#[derive(Debug)]
pub struct Admin {
    store: Store,
}

/// A table in the host's list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableLine {
    /// Its address.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// How far it has come.
    pub stage: String,
    /// Log lines so far.
    pub lines: i64,
    /// The names at the table.
    pub names: Vec<String>,
    /// When something last happened, in milliseconds since 1970.
    pub touched: i64,
}

/// A player in the host's list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerLine {
    /// The public id.
    pub id: String,
    /// The name.
    pub name: String,
    /// At how many tables the player sits or sat.
    pub tables: i64,
    /// Whether the player is banned.
    pub banned: bool,
    /// The name of the account; a guest has none.
    pub account: Option<String>,
}

/// What a player wants the host to look at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReportLine {
    /// Its number.
    pub id: String,
    /// When it was made, in milliseconds since 1970.
    pub at: i64,
    /// The player who reports.
    pub reporter: String,
    /// The table where it happened.
    pub table: String,
    /// The player it is about; empty when they have deleted everything.
    pub about: String,
    /// How that player was called there.
    pub name: String,
    /// What they said, where it is about a message.
    pub said: String,
    /// What the reporter writes.
    pub text: String,
}

impl Admin {
    /// Opens a database that is there already.
    pub async fn open(database: &Database) -> Result<Self, StoreError> {
        if !database.is_there() {
            return Err(StoreError::Corrupt(format!("{database} holds no database")));
        }
        Ok(Self { store: Store::open(database).await? })
    }

    /// All tables, those touched last first.
    pub async fn tables(&self) -> Result<Vec<TableLine>, StoreError> {
        let rows = self.store.all_tables().await?;
        let line = |row: crate::store::TableRow| {
            let seating: Option<sitting::Seating> = serde_json::from_str(&row.seats).ok();
            TableLine {
                names: seating.map(|seating| seating.names()).unwrap_or_default(),
                id: row.id,
                game: row.game,
                stage: row.stage,
                lines: row.length,
                touched: row.touched,
            }
        };
        Ok(rows.into_iter().map(line).collect())
    }

    /// All players.
    pub async fn players(&self) -> Result<Vec<PlayerLine>, StoreError> {
        let line = |(id, name, banned, tables, account): PlayerRow| PlayerLine {
            id,
            name,
            tables,
            banned: banned != 0,
            account,
        };
        Ok(self.store.all_players().await?.into_iter().map(line).collect())
    }

    /// What players want the host to look at, the latest first.
    pub async fn reports(&self) -> Result<Vec<ReportLine>, StoreError> {
        let line = |row: ReportRow| {
            let ReportRow { id, at, reporter, table_id, about, name, said, text } = row;
            ReportLine { id, at, reporter, table: table_id, about, name, said, text }
        };
        Ok(self.store.reports().await?.into_iter().map(line).collect())
    }

    /// Removes a report that was looked at. Whether there was one.
    pub async fn settle(&self, report: &str) -> Result<bool, StoreError> {
        let there = self.store.reports().await?.iter().any(|row| row.id == report);
        self.store.apply(Change::DropReport { id: report.to_owned() }).await?;
        Ok(there)
    }

    /// Deletes a table with its log and chat. Whether there was one.
    pub async fn delete(&self, table: &str) -> Result<bool, StoreError> {
        let there = self.store.table(table).await?.is_some();
        self.store.apply(Change::DropTable { id: table.to_owned() }).await?;
        Ok(there)
    }

    /// Bans a player, or lets one in again. Whether there is such a player.
    pub async fn ban(&self, player: &str, banned: bool) -> Result<bool, StoreError> {
        let there = self.store.all_players().await?.iter().any(|(id, ..)| id == player);
        self.store.apply(Change::Ban { player: player.to_owned(), banned }).await?;
        Ok(there)
    }

    /// A new recovery code for an account, in place of the old one; `None` where there is no account.
    pub async fn recovery(&self, player: &str) -> Result<Option<String>, StoreError> {
        let code = passwords::recovery_code();
        let recovery = passwords::hashed_code(&code);
        let changed = Person::Recovery { player: player.to_owned(), recovery };
        match self.store.apply(Change::Person(changed)).await {
            Err(StoreError::Conflict) => Ok(None),
            done => done.map(|()| Some(code)),
        }
    }

    /// The log of a table as text, secrets included; with the seed once the match is over.
    pub async fn export(&self, table: &str) -> Result<Option<String>, StoreError> {
        let Some(row) = self.store.table(table).await? else { return Ok(None) };
        let mut log = self.store.log(&row).await?;
        if sitting::is_over(&row)? {
            log.seed = self.store.seed(table).await?.and_then(|text| table::Seed::parse(&text));
        }
        Ok(Some(log.to_string()))
    }
}
