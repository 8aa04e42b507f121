//! The data folder: one server at a time, and never a new database in place of a lost one.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Read as _};
use std::path::{Path, PathBuf};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, SqliteConnection};

use super::StoreError;

/// The database inside the data folder.
pub(crate) const FILE: &str = "durbar.sqlite";

/// A process that needs the folder to itself holds a lock on this file. The file stays when it has left.
const LOCK: &str = "durbar.lock";

/// A new database is made under this name, so one that was cut short is never taken for a complete one.
const UNFINISHED: &str = "durbar.sqlite-new";

/// What SQLite keeps beside the database while it is open, and after a crash.
pub(super) const BESIDE: [&str; 2] = ["durbar.sqlite-wal", "durbar.sqlite-shm"];

/// A data folder that nobody else serves or replaces for as long as this lives. The system releases it when
/// the process ends, however it ends.
#[derive(Debug)]
pub(crate) struct Hold {
    _lock: File,
}

impl Hold {
    /// Claims a folder, creating it if there is none.
    pub(crate) fn take(folder: &Path) -> Result<Self, StoreError> {
        let at = |error| StoreError::Folder { path: folder.display().to_string(), error };
        std::fs::create_dir_all(folder).map_err(at)?;
        let lock = private_file(&folder.join(LOCK)).map_err(at)?;
        match lock.try_lock() {
            Ok(()) => Ok(Self { _lock: lock }),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse(folder.display().to_string())),
            Err(TryLockError::Error(error)) => Err(at(error)),
        }
    }
}

/// A file that only its owner can read, created if there is none: seeds and hashes go into it.
pub(super) fn private_file(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.create(true).append(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options.open(path)?;
    #[cfg(unix)]
    file.set_permissions(std::os::unix::fs::PermissionsExt::from_mode(0o600))?;
    Ok(file)
}

/// Makes a database if there has never been one, and refuses one that was emptied, cut short or half removed:
/// starting over on the remains of a database would lose it for good.
pub(super) async fn prepare(folder: &Path) -> Result<(), StoreError> {
    let at = |error| StoreError::Folder { path: folder.display().to_string(), error };
    let file = folder.join(FILE);
    match File::open(&file) {
        Ok(found) => must_be_whole(&file, found),
        Err(error) if error.kind() == ErrorKind::NotFound => match leftover(folder).map_err(at)? {
            None => make(folder).await,
            Some(rest) => Err(StoreError::Lost(format!(
                "{} is missing, but {} is there: restore a backup with durbar restore",
                file.display(),
                rest.display()
            ))),
        },
        Err(error) => Err(at(error)),
    }
}

/// The header says how many pages there are. After a crash the rest may be in the write-ahead log.
fn must_be_whole(path: &Path, mut file: File) -> Result<(), StoreError> {
    let lost = |what: &str| StoreError::Lost(format!("{} {what}", path.display()));
    let length = file.metadata().map_err(sqlx::Error::Io)?.len();
    if length == 0 {
        return Err(lost(
            "is empty: restore a backup with durbar restore, or remove the file to start afresh",
        ));
    }
    let log = path.with_file_name(BESIDE[0]);
    if std::fs::metadata(log).is_ok_and(|log| log.len() > 0) {
        return Ok(());
    }
    let mut header = [0; 32];
    let read = file.read_exact(&mut header);
    let page = match u64::from(u16::from_be_bytes([header[16], header[17]])) {
        1 => 65_536,
        size => size,
    };
    let pages = u64::from(u32::from_be_bytes([header[28], header[29], header[30], header[31]]));
    if read.is_err() || length < page * pages {
        return Err(lost("is cut short: restore a backup with durbar restore"));
    }
    Ok(())
}

/// Part of a database whose main file is missing.
fn leftover(folder: &Path) -> io::Result<Option<PathBuf>> {
    let is_rest = |path: &PathBuf| {
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        name.starts_with(FILE) && !name.starts_with(UNFINISHED)
    };
    if !folder.exists() {
        return Ok(None);
    }
    let paths: io::Result<Vec<PathBuf>> =
        std::fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path())).collect();
    Ok(paths?.into_iter().find(is_rest))
}

async fn make(folder: &Path) -> Result<(), StoreError> {
    let at = |error| StoreError::Folder { path: folder.display().to_string(), error };
    std::fs::create_dir_all(folder).map_err(at)?;
    let unfinished = folder.join(UNFINISHED);
    if unfinished.exists() {
        std::fs::remove_file(&unfinished).map_err(at)?;
    }
    private_file(&unfinished).map_err(at)?;
    let mut link = SqliteConnection::connect_with(&SqliteConnectOptions::new().filename(&unfinished)).await?;
    super::SCHEMA.run(&mut link).await?;
    link.close().await?;
    put(&unfinished, &folder.join(FILE)).map_err(at)
}

/// Gives a complete file its name, on disk.
pub(super) fn put(from: &Path, to: &Path) -> io::Result<()> {
    File::open(from)?.sync_all()?;
    std::fs::rename(from, to)?;
    match to.parent() {
        Some(folder) => File::open(folder)?.sync_all(),
        None => Ok(()),
    }
}

/// Merges what a crash left in the write-ahead log into the database, so it is a single file.
pub(crate) async fn fold(folder: &Path) -> Result<(), StoreError> {
    let log = folder.join(BESIDE[0]);
    if !folder.join(FILE).is_file() || !std::fs::metadata(log).is_ok_and(|log| log.len() > 0) {
        return Ok(());
    }
    prepare(folder).await?;
    let mut link =
        SqliteConnection::connect_with(&SqliteConnectOptions::new().filename(folder.join(FILE))).await?;
    sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut link).await?;
    Ok(link.close().await?)
}
