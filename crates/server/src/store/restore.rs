//! Backups of a database: made while the server runs, checked, and restored.

use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, SqliteConnection};

use super::folder::{BESIDE, FILE, Hold, private_file, put};
use super::{SCHEMA, Store, StoreError};
use crate::ids;

/// A backup on its way into the folder; a restore that was cut short leaves it behind.
const ARRIVING: &str = "durbar.sqlite-restored";

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Restored {
    /// Tables in the backup.
    pub tables: i64,
    /// Players in the backup.
    pub players: i64,
    /// Where the previous database is now, if there was one.
    pub aside: Option<PathBuf>,
}

impl Store {
    /// Copies the database, as it is at this moment, into a new file, and checks the copy. A file of that
    /// name is always complete.
    pub async fn backup(folder: &Path, to: &Path) -> Result<(), StoreError> {
        if to.exists() {
            return Err(StoreError::Corrupt(format!("{} is there already", to.display())));
        }
        let source = SqliteConnectOptions::new().filename(folder.join(FILE)).create_if_missing(false);
        let mut name = to.file_name().unwrap_or_default().to_owned();
        name.push(".part");
        let part = to.with_file_name(name);
        if part.exists() {
            std::fs::remove_file(&part).map_err(sqlx::Error::Io)?;
        }
        copy(source, &part).await?;
        checked(&part).await?;
        put(&part, to).map_err(|error| sqlx::Error::Io(error).into())
    }

    /// Replaces a folder's database with a backup; the previous one is kept aside. Refused while a server
    /// runs on the folder, and for a file that is not a complete database of this program.
    pub async fn restore(folder: &Path, from: &Path) -> Result<Restored, StoreError> {
        let _hold = Hold::take(folder)?;
        let (tables, players) = checked(from).await?;
        let arriving = folder.join(ARRIVING);
        if arriving.exists() {
            std::fs::remove_file(&arriving).map_err(sqlx::Error::Io)?;
        }
        copy(reading(from), &arriving).await?;
        let aside = set_aside(folder).map_err(sqlx::Error::Io)?;
        put(&arriving, &folder.join(FILE)).map_err(sqlx::Error::Io)?;
        Ok(Restored { tables, players, aside })
    }
}

/// A file that nobody writes to is read without leaving anything beside it.
fn reading(file: &Path) -> SqliteConnectOptions {
    let mut log = file.as_os_str().to_owned();
    log.push("-wal");
    let alone = !Path::new(&log).exists();
    SqliteConnectOptions::new().filename(file).create_if_missing(false).read_only(true).immutable(alone)
}

/// One complete file, as the source is at this moment.
async fn copy(source: SqliteConnectOptions, to: &Path) -> Result<(), StoreError> {
    let mut source = SqliteConnection::connect_with(&source.busy_timeout(Duration::from_secs(30))).await?;
    let target = to.to_str().ok_or_else(|| StoreError::Corrupt("the file's name is not text".into()))?;
    private_file(to).map_err(sqlx::Error::Io)?;
    sqlx::query("VACUUM INTO $1").bind(target).execute(&mut source).await?;
    Ok(source.close().await?)
}

/// Makes sure a file is a complete database of this program. Returns how many tables and players it has.
async fn checked(file: &Path) -> Result<(i64, i64), StoreError> {
    let wrong = |what: String| StoreError::Corrupt(format!("{}: {what}", file.display()));
    let looked = async {
        let mut link = SqliteConnection::connect_with(&reading(file)).await?;
        let found: String = sqlx::query_scalar("PRAGMA integrity_check(1)").fetch_one(&mut link).await?;
        if found != "ok" {
            return Ok(Err(found));
        }
        let sql = "SELECT version, checksum FROM _sqlx_migrations WHERE success ORDER BY version";
        let migrations: Vec<(i64, Vec<u8>)> = sqlx::query_as(sql).fetch_all(&mut link).await?;
        let sql = "SELECT (SELECT COUNT(*) FROM tables), (SELECT COUNT(*) FROM players)";
        let counts: (i64, i64) = sqlx::query_as(sql).fetch_one(&mut link).await?;
        link.close().await?;
        let known = |(version, checksum): &(i64, Vec<u8>)| {
            SCHEMA.iter().any(|one| one.version == *version && one.checksum.as_ref() == checksum)
        };
        Ok::<_, sqlx::Error>(if !migrations.is_empty() && migrations.iter().all(known) {
            Ok(counts)
        } else {
            Err("a newer program made it, or another one".to_owned())
        })
    };
    match looked.await {
        Ok(found) => {
            found.map_err(|what| wrong(format!("it is not a whole database of this program: {what}")))
        }
        Err(error) => Err(wrong(format!("it cannot be read as a database of this program: {error}"))),
    }
}

/// Moves the database with everything that belongs to it into a separate folder beside it.
fn set_aside(folder: &Path) -> std::io::Result<Option<PathBuf>> {
    let there: Vec<&str> =
        [FILE].into_iter().chain(BESIDE).filter(|name| folder.join(name).exists()).collect();
    if there.is_empty() {
        return Ok(None);
    }
    let aside = folder.join(format!("replaced-{}", super::copies::stamp(ids::now())));
    std::fs::create_dir(&aside)?;
    // What belongs to the database goes first: without it the database would only be older, but on its own it
    // is lost.
    for name in there.into_iter().rev() {
        std::fs::rename(folder.join(name), aside.join(name))?;
    }
    Ok(Some(aside))
}
