//! One guest imports the longest log there can be and views it in many windows: memory stays bounded.

use anyhow::{Context, Result, ensure};
use load::{Child, Client};
use serde_json::json;
use wire::{Replay, TableInfo};

use crate::house::{Folder, Hand, begin, stop};
use crate::{report, rounds};

/// The most memory that the process has held, in megabytes.
fn peak(server: &Child) -> Result<u64> {
    let pid = server.pid().context("it runs")?;
    let status = std::fs::read_to_string(format!("/proc/{pid}/status"))?;
    let line = status.lines().find(|line| line.starts_with("VmHWM:")).context("the system counts memory")?;
    let kilobytes: u64 = line.split_whitespace().nth(1).context("a number")?.parse()?;
    Ok(kilobytes / 1000)
}

/// A log of moves and undos, as long as allowed.
async fn endless(ann: &Client) -> Result<(String, String)> {
    let table = begin(ann, "rajas").await?;
    let mut hand = Hand::sit(ann, &table).await?;
    hand.back_and_forth().await?;
    let (_, log) = ann.fetch(&format!("/api/tables/{table}/log")).await?;
    let lines: Vec<&str> = log.lines().collect();
    let (start, pair) = lines.split_at(lines.len() - 2);
    ensure!(pair[1] == "undo 1", "{log}");
    let pair = format!("{}\n{}\n", pair[0], pair[1]);
    let longest = catalog::standard().card("rajas")?.longest_log;
    let text = |pairs: usize| format!("{}\n{}", start.join("\n"), pair.repeat(pairs));
    Ok((text((longest - lines.len()) / 2), text(2_500)))
}

/// How many windows are opened at once.
const WINDOWS: u64 = 20;

/// Opens all of them at different pages, and returns the size of the largest answer.
async fn look(ann: &Client, table: &str) -> Result<usize> {
    let mut looking = tokio::task::JoinSet::new();
    for window in 0..WINDOWS {
        let (ann, id) = (ann.clone(), table.to_owned());
        looking.spawn(async move {
            let (status, text) = ann.fetch(&format!("/api/tables/{id}/replay?from={}", 100 * window)).await?;
            // A request that waits too long is told so.
            ensure!(status == 200 || status == 429, "{status}: {text}");
            if status == 200 {
                let frames = serde_json::from_str::<Replay>(&text)?.frames.len();
                ensure!(frames == 100, "{frames} frames");
            }
            Ok(text.len())
        });
    }
    let mut largest = 0;
    while let Some(size) = looking.join_next().await {
        largest = largest.max(size??);
    }
    Ok(largest)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_longest_replay_from_many_windows_takes_little_memory() -> Result<()> {
    let folder = Folder::new();
    let server = folder.serve(&[]).await?;
    let ann = Client::guest(&server.address, "Ann").await?;
    let (longest, too_long) = endless(&ann).await?;
    // The log of five thousand lines that once took 812 MB is refused.
    let (status, _) = ann.post_text("/api/logs", json!({ "log": too_long }).to_string()).await?;
    ensure!(status == 422, "{status}");
    let table: TableInfo = ann.post("/api/logs", &json!({ "log": longest })).await?;
    let before = peak(&server)?;
    let (rounds, mut largest) = (rounds(1), 0);
    for _ in 0..rounds {
        largest = largest.max(look(&ann, &table.id).await?);
    }
    let after = peak(&server)?;
    ensure!(largest < 2_500_000, "an answer of {largest} bytes");
    ensure!(after - before < 100, "{before} MB before, {after} MB after");
    ensure!(ann.fetch("/api/ready").await?.0 == 200);
    stop(server).await?;
    let found = format!(
        "{rounds} times {WINDOWS} windows: {before} MB before, {after} MB at most; an answer has {largest} bytes"
    );
    report("the longest replay at once", &found);
    Ok(())
}
