//! From 0.1.0 on, what a version of Durbar wrote is read by every later one: a server's database and settings,
//! a player's own component file, games saved in the terminal, game records. `promises/VERSION` holds all of it as
//! that version wrote it; each test takes a copy and goes on from there. The logs of every version of the rules
//! are in `crates/catalog/tests/logs`, what a browser keeps in `crates/wasm/tests/house`.
//!
//! `UPDATE_PROMISES=1 cargo test --workspace --test promises write` writes the folder of this version if there is
//! none: once for every version, as part of its release.

#[expect(dead_code, reason = "the torture run uses the rest of it")]
#[path = "torture/house.rs"]
mod house;
#[path = "promises/write.rs"]
mod write;

use std::fs;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use load::{Child, Client};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use wire::{Analysing, Stage, TableInfo};

use house::{Folder, Hand, PROGRAM, stop};

/// What a folder of promises says about the database in it.
#[derive(Debug, Serialize, Deserialize)]
struct Contents {
    account: String,
    password: String,
    /// One table of each game in the middle of a match, with the lines of its log.
    playing: Vec<(String, u32)>,
    /// A table whose match is over, and analysed.
    finished: String,
}

const CONTENTS: &str = "contents.json";
const DATABASE: &str = "durbar.sqlite";
const SETTINGS: &str = "durbar.toml";
const RECORD: &str = "finished.log";

fn promises() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/promises")
}

/// The folders of all versions there have been.
fn versions() -> Vec<PathBuf> {
    let all = fs::read_dir(promises()).unwrap().map(|entry| entry.unwrap().path());
    let mut versions: Vec<PathBuf> =
        all.filter(|path| path.is_dir() && !path.ends_with(".unfinished")).collect();
    versions.sort();
    versions
}

fn contents(version: &Path) -> Result<Contents> {
    Ok(serde_json::from_str(&fs::read_to_string(version.join(CONTENTS))?)?)
}

fn copy(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let path = entry?.path();
        let name = path.file_name().context("a file has a name")?;
        if path.extension().is_some_and(|ending| ending == "lock") {
            continue;
        }
        if path.is_dir() {
            copy(&path, &to.join(name))?;
        } else {
            fs::copy(&path, to.join(name)).with_context(|| path.display().to_string())?;
        }
    }
    Ok(())
}

/// A copy of what a version left, as the data folder of a server and of the terminal.
fn left_by(version: &Path) -> Result<Folder> {
    let folder = Folder::new();
    copy(version, &folder.data())?;
    Ok(folder)
}

/// Starts a server whose public address is the one it listens at: the one in its settings leads nowhere. Another
/// program may take that address first, so it is tried again.
async fn serve(folder: &Folder) -> Result<Child> {
    for _ in 0..3 {
        if let Ok(server) = try_to_serve(folder).await {
            return Ok(server);
        }
    }
    try_to_serve(folder).await
}

async fn try_to_serve(folder: &Folder) -> Result<Child> {
    let free = TcpListener::bind("127.0.0.1:0")?.local_addr()?.to_string();
    let path = |name: &str| folder.data().join(name).to_string_lossy().into_owned();
    let (data, settings, components) = (path(""), path(SETTINGS), path("components"));
    let public = format!("http://{free}");
    let told = ["--data", &data, "--config", &settings, "--components", &components];
    let words = [&["serve", "--no-limits", "--listen", &free, "--public-url", &public], &told[..]].concat();
    Child::run(Path::new(PROGRAM), &words).await
}

#[test]
fn this_version_has_a_folder() {
    let folder = promises().join(env!("CARGO_PKG_VERSION"));
    assert!(folder.is_dir(), "UPDATE_PROMISES=1 cargo test --workspace --test promises write");
}

#[tokio::test]
async fn a_server_goes_on_with_an_earlier_database_and_settings() -> Result<()> {
    for version in versions() {
        let (folder, contents) = (left_by(&version)?, contents(&version)?);
        let server = serve(&folder).await?;
        let mira = Client::stranger(&server.address)
            .signed_in(&contents.account, &contents.password, false)
            .await
            .with_context(|| version.display().to_string())?;
        for (table, lines) in &contents.playing {
            let mut hand = Hand::sit(&mira, table).await?;
            ensure!(hand.v == *lines, "{table}: {} lines, not {lines}", hand.v);
            for _ in 0..5 {
                write::turn_comes(&mut hand).await?;
                hand.play().await?;
            }
            ensure!(hand.v > *lines, "{table} does not go on");
        }
        the_finished_match_is_whole(&mira, &contents.finished, &version).await?;
        stop(server).await?;
    }
    Ok(())
}

async fn the_finished_match_is_whole(mira: &Client, table: &str, version: &Path) -> Result<()> {
    let info: TableInfo = mira.get(&format!("/api/tables/{table}")).await?;
    ensure!(info.stage == Stage::Finished, "{info:?}");
    let (status, log) = mira.fetch(&format!("/api/tables/{table}/log")).await?;
    ensure!(status == 200 && log == fs::read_to_string(version.join(RECORD))?, "{status}: {log}");
    let (status, text) = mira.fetch(&format!("/api/tables/{table}/replay")).await?;
    ensure!(status == 200, "{text}");
    analysed(mira, table).await
}

/// Asks for an analysis and waits for it; a stored one comes at once, unless the judge has changed since.
async fn analysed(mira: &Client, table: &str) -> Result<()> {
    let path = format!("/api/tables/{table}/analysis");
    let _: Value = mira.post(&path, &json!({})).await?;
    for _ in 0..3_000 {
        match mira.get(&path).await? {
            Analysing::Done { .. } => return Ok(()),
            Analysing::NotBegun => bail!("the analysis was given up"),
            Analysing::UnderWay { .. } => tokio::time::sleep(Duration::from_millis(100)).await,
        }
    }
    bail!("the analysis takes longer than five minutes")
}

#[test]
fn a_saved_game_is_resumed() -> Result<()> {
    for version in versions() {
        let folder = left_by(&version)?;
        let save = folder.data().join("saves/rajas.log");
        let before = fs::read_to_string(&save)?;
        let said = write::at_the_terminal(&folder, &["play", "rajas"], "1\nend\n1\nend\nquit\n")?;
        let after = fs::read_to_string(&save)?;
        ensure!(after.starts_with(&before) && after.len() > before.len(), "{said}");
    }
    Ok(())
}

#[test]
fn records_and_component_files_are_read() -> Result<()> {
    for version in versions() {
        let folder = left_by(&version)?;
        let path = |name: &str| folder.data().join(name).to_str().map(str::to_owned);
        let record = path(RECORD).context("a plain name")?;
        ensure!(folder.does(&["verify", &record])?.starts_with("ok"));
        let components = path(write::COMPONENTS).context("a plain name")?;
        folder.does(&["components", "rajas", "--check", &components])?;
    }
    Ok(())
}
