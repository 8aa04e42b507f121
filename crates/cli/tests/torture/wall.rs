//! The system clock is changed during timed matches, while no server runs, and differently on two machines:
//! nobody loses by it. It needs libfaketime, which shows a process another clock; `make tools` installs it.

use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use load::{Child, Client};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use wire::{Stage, TableInfo};

use crate::house::{Folder, Hand, PROGRAM, stop};
use crate::report;

/// Each player's time for the whole match, in milliseconds.
const BANK: i64 = 60_000;

const DAY: i64 = 86_400_000;

/// The system clock of one machine.
struct Wall {
    program: PathBuf,
    hands: PathBuf,
}

fn faketime() -> Option<PathBuf> {
    let folders = std::fs::read_dir("/usr/lib").ok()?.flatten();
    folders.map(|folder| folder.path().join("faketime/libfaketimeMT.so.1")).find(|library| library.exists())
}

impl Wall {
    /// A clock that is off by this much.
    fn hang(folder: &Folder, name: &str, off: &str) -> Result<Self> {
        let library = faketime().context("libfaketime is missing: make tools installs it")?;
        let wall = Self { program: folder.path(name), hands: folder.path(&format!("{name}.hands")) };
        let script = format!(
            "#!/bin/sh\nexport FAKETIME_TIMESTAMP_FILE={} FAKETIME_NO_CACHE=1 FAKETIME_DONT_FAKE_MONOTONIC=1\n\
             LD_PRELOAD={} exec {PROGRAM} \"$@\"\n",
            wall.hands.display(),
            library.display(),
        );
        std::fs::write(&wall.program, script)?;
        std::fs::set_permissions(&wall.program, std::fs::Permissions::from_mode(0o755))?;
        wall.set(off)?;
        Ok(wall)
    }

    /// Sets the clock ahead of or behind the right time, at once.
    fn set(&self, off: &str) -> Result<()> {
        let new = self.hands.with_extension("new");
        std::fs::write(&new, off)?;
        Ok(std::fs::rename(new, &self.hands)?)
    }

    async fn serve(&self, data: &Path, more: &[&str]) -> Result<Child> {
        let more = [&["--no-limits"], more].concat();
        Child::start_logging(&self.program, data, &more, Stdio::inherit()).await
    }
}

/// The date a server believes it is, going by its answers.
async fn date(server: &Child) -> Result<String> {
    let mut stream = TcpStream::connect(&server.address).await?;
    let request =
        format!("GET /api/health HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", server.address);
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let date = answer.lines().find_map(|line| line.strip_prefix("date: ")).context("a date")?;
    Ok(date.chars().take(16).collect())
}

/// How far two clocks may differ through rounding, in milliseconds.
const ROUNDED: i64 = 5;

/// How far two processes may be apart on the time of their database, in milliseconds: each learns it from an answer,
/// which can take a while on a busy machine. Their own clocks are an hour apart.
const HEARD: i64 = 2_000;

/// Jumps during play, all at once.
const JUMPS: [&str; 5] = ["+5h", "+20d", "-30h", "-400d", "+2h"];

async fn two_at(server: &Child) -> Result<(Client, Client)> {
    Ok((Client::guest(&server.address, "Ann").await?, Client::guest(&server.address, "Ben").await?))
}

async fn begin(ann: &Client, ben: &Client) -> Result<String> {
    let new = json!({ "game": "jaipur", "seats": [{ "kind": "me" }, { "kind": "open" }],
        "clock": { "bank": BANK / 1000, "increment": 0, "cap": null } });
    let table: TableInfo = ann.post("/api/tables", &new).await?;
    let _: TableInfo = ben.post(&format!("/api/tables/{}/sit", table.id), &json!({})).await?;
    let _: TableInfo = ann.post(&format!("/api/tables/{}/start", table.id), &json!({})).await?;
    Ok(table.id)
}

/// The player to move reloads the page and moves. Returns the time both have left together.
async fn a_move(people: [&Client; 2], table: &str) -> Result<i64> {
    for client in people {
        let mut hand = Hand::sit(client, table).await?;
        if hand.play().await? {
            let clock = hand.state.clock.as_ref().context("a clock")?;
            return Ok(clock.left.iter().sum());
        }
    }
    bail!("nobody is to move: someone has lost")
}

/// Whether the time left matches the time that has really passed, give or take the clocks' difference, and has not
/// grown. `since` is from before the last move was sent: the server has counted from some moment after it, however
/// late its answer.
fn check(left: i64, before: i64, since: Instant, apart: i64, what: &str) -> Result<()> {
    let passed = since.elapsed().as_millis() as i64;
    let range = before - passed - apart..=before;
    ensure!(range.contains(&left), "{what}: {left} ms are left of {before} ms, after {passed} ms");
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clock_that_is_set_while_people_play_costs_nobody_a_game() -> Result<()> {
    let folder = Folder::new();
    let wall = Wall::hang(&folder, "wall", "+0")?;
    let server = wall.serve(&folder.data(), &[]).await?;
    let (ann, ben) = two_at(&server).await?;
    let today = date(&server).await?;
    let (mut since, table) = (Instant::now(), begin(&ann, &ben).await?);
    let mut left = 2 * BANK;
    for jump in JUMPS {
        wall.set(jump)?;
        // Long enough for the server to look for clocks that have run out.
        tokio::time::sleep(Duration::from_millis(600)).await;
        ensure!(jump != "+20d" || date(&server).await? != today, "the server has not seen the clock jump");
        let asked = Instant::now();
        let now = a_move([&ann, &ben], &table).await?;
        check(now, left, since, ROUNDED, jump)?;
        (left, since) = (now, asked);
    }
    stop(server).await?;
    report(
        "the clock on the wall",
        &format!("set {} times in a match by the clock: nobody lost by it", JUMPS.len()),
    );
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_weeks_without_a_server_cost_nobody_a_game_or_a_table() -> Result<()> {
    let folder = Folder::new();
    let wall = Wall::hang(&folder, "wall", "+0")?;
    let mut server = wall.serve(&folder.data(), &[]).await?;
    let (mut ann, mut ben) = two_at(&server).await?;
    let seats = json!({ "game": "jaipur", "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let open: TableInfo = ann.post("/api/tables", &seats).await?;
    let open = format!("/api/tables/{}", open.id);
    let (mut since, table) = (Instant::now(), begin(&ann, &ben).await?);
    let mut left = a_move([&ann, &ben], &table).await?;
    // Three weeks later, and then on a machine whose clock is three weeks slow.
    for away in ["+21d", "+0"] {
        stop(server).await?;
        wall.set(away)?;
        server = wall.serve(&folder.data(), &[]).await?;
        (ann, ben) = (ann.moved_to(&server.address), ben.moved_to(&server.address));
        let asked = Instant::now();
        let now = a_move([&ann, &ben], &table).await?;
        check(now, left, since, ROUNDED, away)?;
        (left, since) = (now, asked);
        let forgotten = noticed(&ann, &open).await?;
        let closes = forgotten.closes.context("it is given notice")?;
        ensure!(forgotten.stage == Stage::Open && closes - forgotten.touched > 27 * DAY, "{forgotten:?}");
    }
    stop(server).await?;
    report(
        "a start after three weeks",
        "no clock was charged, and a forgotten table was given a week's notice",
    );
    Ok(())
}

/// The table, once someone has viewed it.
async fn noticed(client: &Client, table: &str) -> Result<TableInfo> {
    for _ in 0..200 {
        let info: TableInfo = client.get(table).await?;
        if info.closes.is_some() || info.stage != Stage::Open {
            return Ok(info);
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    client.get(table).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn machines_whose_clocks_differ_go_by_that_of_the_database() -> Result<()> {
    let folder = Folder::new();
    let Some(url) = load::fresh_postgres().await? else { return Ok(()) };
    let (slow, fast) = (Wall::hang(&folder, "slow", "-30m")?, Wall::hang(&folder, "fast", "+30m")?);
    let database = ["--database", url.as_str()];
    let (here, there) =
        (slow.serve(&folder.data(), &database).await?, fast.serve(&folder.data(), &database).await?);
    let (ann, ben) = two_at(&here).await?;
    let ben = ben.moved_to(&there.address);
    let (began, table) = (Instant::now(), begin(&ann, &ben).await?);
    let mut moves = 0;
    for _ in 0..8 {
        let left = a_move([&ann, &ben], &table).await?;
        check(left, 2 * BANK, began, HEARD, "an hour apart")?;
        moves += 1;
    }
    report("two machines an hour apart", &format!("{moves} moves on one PostgreSQL: nobody lost by it"));
    stop(here).await?;
    stop(there).await
}
