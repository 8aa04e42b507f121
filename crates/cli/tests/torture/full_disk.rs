//! The disk fills up while people play, and later has room again: nothing that was reported is lost, nobody
//! has to restart anything, and the log does not fill the rest.

use std::fs::{self, File};
use std::io::Write as _;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use load::{Child, Client};
use wire::SeatWish;

use crate::house::{Folder, Hand, PROGRAM, begin, stop};
use crate::{report, rounds};

/// How a disk is filled.
#[derive(Debug)]
enum Disk {
    /// No file may grow beyond its current size; works without root.
    Limited { pid: u32 },
    /// A small separate disk, filled to the last byte; needs root.
    Small { filler: PathBuf },
}

impl Disk {
    fn fill(&self, data: &Path) -> Result<()> {
        match self {
            Self::Limited { pid } => {
                let log = fs::metadata(data.join("durbar.sqlite-wal"))?.len();
                limit(*pid, &log.to_string())
            }
            Self::Small { filler } => {
                let mut file = File::create(filler)?;
                for block in [1 << 16, 1 << 12, 1 << 6, 1] {
                    while file.write(&vec![7; block]).is_ok_and(|written| written > 0) {}
                }
                Ok(())
            }
        }
    }

    fn empty(&self) -> Result<()> {
        match self {
            Self::Limited { pid } => limit(*pid, "unlimited"),
            Self::Small { filler } => Ok(fs::remove_file(filler)?),
        }
    }
}

/// The largest file the process may write; the hard limit stays, so it can be raised again.
fn limit(pid: u32, size: &str) -> Result<()> {
    let words = ["--pid", &pid.to_string(), &format!("--fsize={size}:unlimited")];
    ensure!(Command::new("prlimit").args(words).status()?.success(), "prlimit {words:?}");
    Ok(())
}

/// A server that learns from failed writes, not from a signal, that a file has reached its limit.
async fn serve(folder: &Folder) -> Result<Child> {
    let program = folder.path("durbar");
    fs::write(&program, format!("#!/bin/sh\ntrap '' XFSZ\nexec '{PROGRAM}' \"$@\"\n"))?;
    fs::set_permissions(&program, fs::Permissions::from_mode(0o700))?;
    let log = File::options().create(true).append(true).open(folder.path("server.log"))?;
    Child::start_logging(&program, &folder.data(), &["--no-limits"], Stdio::from(log)).await
}

/// Waits until the server says that it is ready, or that it is not.
async fn until_ready(client: &Client, wanted: bool) -> Result<Duration> {
    let begun = Instant::now();
    loop {
        let (status, _) = client.fetch("/api/ready").await?;
        if (status == 200) == wanted {
            return Ok(begun.elapsed());
        }
        ensure!(begun.elapsed() < Duration::from_secs(20), "ready is {status} for twenty seconds");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

/// Fills the disk during a game and a table of bots. Returns how long writing took to resume once there was
/// room.
async fn fill_and_empty(folder: &Folder, server: &Child, disk: &Disk) -> Result<Duration> {
    let ann = Client::guest(&server.address, "Ann").await?;
    let fastest = catalog::standard().levels("rajas")?[0];
    let bots = vec![SeatWish::Bot { level: fastest.into() }; 4];
    let new = serde_json::json!({ "game": "rajas", "seats": bots, "start": true });
    let table = begin(&ann, "jaipur").await?;
    let mut hand = Hand::sit(&ann, &table).await?;
    hand.play_some(5).await?;
    let _: wire::TableInfo = ann.post("/api/tables", &new).await?;
    disk.fill(&folder.data())?;
    let begun = Instant::now();
    while let Ok(goes_on) = hand.play().await {
        ensure!(goes_on && begun.elapsed() < Duration::from_secs(20), "a full disk takes everything");
    }
    let told = hand.v;
    until_ready(&ann, false).await.context("full")?;
    // Meanwhile the bots' table, the clocks and this stranger keep trying.
    for _ in 0..20 {
        let refused = ann.post_text("/api/me", "{\"name\":\"Anna\"}".into()).await?.0;
        ensure!(refused >= 500, "what is not stored is not confirmed: {refused}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    disk.empty()?;
    let back = until_ready(&ann, true).await.context("with room again")?;
    let mut hand = Hand::sit(&ann, &table).await?;
    ensure!(hand.v >= told, "{told} lines were told, {} are there", hand.v);
    hand.play_some(3).await?;
    Ok(back)
}

/// The log shows no panic, and what went wrong was reported, but not over and over.
fn log_is_short(folder: &Folder, rounds: u32) -> Result<usize> {
    let (log, most) = (folder.log(), 20 * rounds as usize);
    let lines = log.lines().count();
    ensure!(!log.contains("panicked") && (1..most).contains(&lines), "{lines} lines: {log}");
    Ok(lines)
}

#[tokio::test]
async fn a_server_whose_files_cannot_grow_goes_on_when_they_can() -> Result<()> {
    let folder = Folder::new();
    let rounds = rounds(1);
    let mut longest = Duration::ZERO;
    for round in 0..rounds {
        // A new server has an empty write-ahead log, which has to grow.
        let server = serve(&folder).await?;
        let disk = Disk::Limited { pid: server.pid().context("it runs")? };
        let back = fill_and_empty(&folder, &server, &disk).await.with_context(|| format!("round {round}"))?;
        longest = longest.max(back);
        stop(server).await?;
    }
    let lines = log_is_short(&folder, rounds)?;
    report(
        "files that cannot grow",
        &format!("{rounds} times; writing again within {longest:?}; {lines} log lines"),
    );
    Ok(())
}

/// A small disk mounted at the folder, unmounted at the end. The write-ahead log alone takes four megabytes
/// before it is merged into the database, and there must be room for both once the filler is gone.
struct Mount(PathBuf);

impl Mount {
    fn new(at: PathBuf) -> Result<Option<Self>> {
        fs::create_dir_all(&at)?;
        let done = Command::new("mount").args(["-t", "tmpfs", "-o", "size=16m", "durbar"]).arg(&at).output();
        match done {
            Ok(done) if done.status.success() => Ok(Some(Self(at))),
            Ok(_) | Err(_) => Ok(None),
        }
    }
}

impl Drop for Mount {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("--lazy").arg(&self.0).status();
    }
}

#[tokio::test]
async fn a_server_on_a_full_disk_goes_on_when_there_is_room() -> Result<()> {
    let folder = Folder::new();
    let Some(mount) = Mount::new(folder.data())? else {
        println!("only root may mount a small disk; the test of files that cannot grow stands alone here");
        return Ok(());
    };
    let disk = Disk::Small { filler: folder.data().join("filler") };
    let rounds = rounds(1);
    let mut longest = Duration::ZERO;
    for round in 0..rounds {
        let server = serve(&folder).await?;
        let back = fill_and_empty(&folder, &server, &disk).await.with_context(|| format!("round {round}"))?;
        longest = longest.max(back);
        // A full disk is no reason not to stop.
        disk.fill(&folder.data())?;
        stop(server).await?;
        disk.empty()?;
    }
    stop(serve(&folder).await?).await?;
    let lines = log_is_short(&folder, rounds)?;
    drop(mount);
    if lines == 0 {
        bail!("a full disk is said");
    }
    report("a full disk", &format!("{rounds} times; writing again within {longest:?}; {lines} log lines"));
    Ok(())
}
