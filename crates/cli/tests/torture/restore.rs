//! Backups are made while a server runs, and restored after a stop and after a kill.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};
use load::{Child, Client};
use server::{Admin, Database};

use crate::house::{Folder, Hand, PROGRAM, begin, stop};
use crate::{report, rounds};

fn text(path: &Path) -> &str {
    path.to_str().expect("a temporary folder has a plain name")
}

async fn export(data: &Path, table: &str) -> Result<Option<String>> {
    Ok(Admin::open(&Database::Folder(data.to_owned())).await?.export(table).await?)
}

/// A table goes on after the backup; then the server ends in one way or the other, and the backup is
/// restored.
async fn there_and_back(kill: bool) -> Result<()> {
    let folder = Folder::new();
    let mut server = folder.serve(&[]).await?;
    let ann = Client::guest(&server.address, "Ann").await?;
    let table = begin(&ann, "jaipur").await?;
    let mut hand = Hand::sit(&ann, &table).await?;
    hand.play_some(6).await?;
    let copy = folder.path("monday.sqlite");
    folder.does(&["backup", text(&copy)])?;
    let then = hand.v;
    hand.play_some(6).await?;
    let later = export(&folder.data(), &table).await?;

    let said = folder.refuses(&["restore", text(&copy)])?;
    ensure!(said.contains("a server is running"), "{said}");
    if kill {
        server.kill().await?;
        drop(server);
    } else {
        stop(server).await?;
        let log = std::fs::metadata(folder.data().join("durbar.sqlite-wal"));
        ensure!(log.map_or(0, |log| log.len()) == 0, "a clean stop leaves no write-ahead log");
    }
    let said = folder.does(&["restore", text(&copy)])?;
    let aside = said.lines().find_map(|line| line.strip_prefix("What was there before lies in "));
    let aside = Path::new(aside.context("the old one is kept")?.trim_end_matches('.'));

    let server = folder.serve(&[]).await?;
    let ann = ann.moved_to(&server.address);
    ensure!(ann.fetch("/api/ready").await?.0 == 200);
    // A client that has seen more than there is now gets everything again.
    let mut ahead = ann.socket(&table, Some(hand.v)).await?;
    let now = ahead.hear_until(|message| match message {
        wire::Down::Sync { v, .. } | wire::Down::Step { v, .. } => Some(*v),
        _ => None,
    });
    ensure!(now.await? == then, "the table stands where it stood when the copy was made");
    Hand::sit(&ann, &table).await?.play_some(3).await?;
    stop(server).await?;
    // Nothing that came after the backup is lost either.
    ensure!(export(aside, &table).await? == later, "the database that was replaced is whole");
    ensure!(!folder.log().contains("panicked"), "{}", folder.log());
    Ok(())
}

#[tokio::test]
async fn a_copy_comes_back_after_a_stop_and_after_a_kill() -> Result<()> {
    let rounds = rounds(2);
    for round in 0..rounds {
        there_and_back(round % 2 == 1).await.with_context(|| format!("round {round}"))?;
    }
    report("restore", &format!("{rounds} copies brought back, after stops and kills: all whole"));
    Ok(())
}

#[tokio::test]
async fn an_incomplete_copy_is_refused_and_harms_nothing() -> Result<()> {
    let folder = Folder::new();
    let server = folder.serve(&[]).await?;
    let ann = Client::guest(&server.address, "Ann").await?;
    let table = begin(&ann, "karma").await?;
    let copy = folder.path("good.sqlite");
    folder.does(&["backup", text(&copy)])?;
    folder.refuses(&["backup", text(&copy)])?;
    stop(server).await?;
    let good = std::fs::read(&copy)?;
    let middle = good.len() / 2;
    let damaged: Vec<u8> =
        good.iter().enumerate().map(|(at, byte)| if at > middle { byte ^ 0x55 } else { *byte }).collect();
    let bad = folder.path("bad.sqlite");
    for bytes in [&good[..middle], &damaged, b"", b"not a database at all", &good[..100]] {
        std::fs::write(&bad, bytes)?;
        folder.refuses(&["restore", text(&bad)])?;
    }
    folder.refuses(&["restore", text(&folder.path("nowhere.sqlite"))])?;
    ensure!(export(&folder.data(), &table).await?.is_some(), "the database is as it was");
    // An empty folder takes a backup too.
    let empty = folder.path("other");
    folder.does(&["restore", text(&copy), "--data", text(&empty)])?;
    ensure!(export(&empty, &table).await? == export(&folder.data(), &table).await?);
    Ok(())
}

#[tokio::test]
async fn only_the_last_copies_are_kept_and_other_files_stay() -> Result<()> {
    let folder = Folder::new();
    stop(folder.serve(&[]).await?).await?;
    let copies = folder.path("copies");
    std::fs::create_dir(&copies)?;
    std::fs::write(copies.join("durbar-mine.sqlite"), "mine")?;
    for _ in 0..4 {
        folder.does(&["backup", "--keep", "2", text(&copies)])?;
    }
    let names = std::fs::read_dir(&copies)?.map(|entry| entry.map(|entry| entry.path()));
    let mut names: Vec<_> = names.collect::<std::io::Result<_>>()?;
    names.sort();
    ensure!(names.len() == 3 && names[2].ends_with("durbar-mine.sqlite"), "{names:?}");
    folder.does(&["restore", text(&names[1])])?;
    Ok(())
}

/// The newest PostgreSQL program of this name.
fn postgres_tool(name: &str) -> Result<Command> {
    let versions = std::fs::read_dir("/usr/lib/postgresql")?.map(|entry| entry.map(|entry| entry.path()));
    let mut versions: Vec<_> = versions.collect::<std::io::Result<_>>()?;
    versions.sort();
    Ok(Command::new(versions.last().context("PostgreSQL is there")?.join("bin").join(name)))
}

fn done(command: &mut Command) -> Result<()> {
    let ran = command.output()?;
    ensure!(ran.status.success(), "{command:?}: {}", String::from_utf8_lossy(&ran.stderr));
    Ok(())
}

/// As `docs/hosting.md` describes it.
#[tokio::test]
async fn postgresql_comes_back_by_its_own_tools() -> Result<()> {
    let Some(url) = load::fresh_postgres().await? else { return Ok(()) };
    let folder = Folder::new();
    let serve = async || Child::start(Path::new(PROGRAM), &folder.data(), &["--database", &url]).await;
    let server = serve().await?;
    let ann = Client::guest(&server.address, "Ann").await?;
    let table = begin(&ann, "rajas").await?;
    let mut hand = Hand::sit(&ann, &table).await?;
    hand.play_some(4).await?;
    let admin = Admin::open(&Database::Postgres(url.clone())).await?;
    let then = admin.export(&table).await?;
    let dump = folder.path("durbar.dump");
    done(postgres_tool("pg_dump")?.args(["--format=custom", "--file", text(&dump), &url]))?;
    hand.play_some(4).await?;
    ensure!(admin.export(&table).await? != then);
    stop(server).await?;
    drop(admin);
    done(postgres_tool("pg_restore")?.args([
        "--clean",
        "--if-exists",
        "--no-owner",
        "--single-transaction",
        "--dbname",
        &url,
        text(&dump),
    ]))?;
    let server = serve().await?;
    let admin = Admin::open(&Database::Postgres(url.clone())).await?;
    ensure!(admin.export(&table).await? == then, "the table stands where it stood");
    Hand::sit(&ann.moved_to(&server.address), &table).await?.play_some(4).await?;
    stop(server).await
}
