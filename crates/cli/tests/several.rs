//! Several processes on one PostgreSQL: players at one table connect to different ones, and processes are
//! killed, paused and restarted at random moments. It needs `tools/with-postgres`; `ROUNDS=50` runs more of
//! it.

#[path = "durability/world.rs"]
mod world;

use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use load::Child;
use server::Admin;
use tokio::sync::watch;
use world::{
    Folder, World, all_counted, all_go_on, check, heights, people, random, summary, verify_finished,
};

/// Nobody waits longer than this for another process.
const PATIENCE: Duration = Duration::from_secs(5);

fn signal(child: &Child, name: &str) -> Result<()> {
    let pid = child.pid().context("the server runs")?.to_string();
    ensure!(Command::new("kill").args([name, &pid]).status()?.success());
    Ok(())
}

/// What happens to one of the processes.
#[derive(Clone, Copy, Debug)]
enum Mishap {
    /// It dies, and another one is started in its place.
    Killed,
    /// It stops in the middle of whatever it is doing. Its players go elsewhere and play on; then it wakes up
    /// and carries on as if no time had passed.
    Paused,
    /// It is asked to stop, as in an upgrade, and another takes its place.
    Replaced,
}

async fn go_through(rounds: u32) -> Result<()> {
    let folder = Folder::new().await;
    let mut servers = vec![folder.serve().await?, folder.serve().await?];
    let all = |servers: &[Child]| servers.iter().map(|one| one.address.clone()).collect::<Vec<_>>();
    let (here, addresses) = watch::channel(all(&servers));
    let world = World::new(addresses, &folder);
    let mut players = people(&world, &servers[0].address).await?;
    let admin = Admin::open(&folder.database()).await?;
    for round in 0..rounds {
        let mishap = [Mishap::Killed, Mishap::Paused, Mishap::Replaced][round as usize % 3];
        let what = || format!("round {round}, {mishap:?}");
        tokio::time::sleep(Duration::from_millis(random(600))).await;
        let mut one = servers.remove(random(2) as usize);
        let before = heights(&world, &admin).await?;
        match mishap {
            Mishap::Killed => one.kill().await?,
            Mishap::Paused => signal(&one, "-STOP")?,
            Mishap::Replaced => signal(&one, "-TERM")?,
        }
        here.send(all(&servers))?;
        // Everything continues with the remaining process.
        all_go_on(&world, &admin, &before).await.with_context(what)?;
        match mishap {
            Mishap::Killed => one = folder.serve().await?,
            Mishap::Paused => signal(&one, "-CONT")?,
            Mishap::Replaced => {
                ensure!(one.ended().await? == Some(0), "it was asked to stop");
                one = folder.serve().await?;
            }
        }
        servers.push(one);
        here.send(all(&servers))?;
        check(&world, &admin).await.with_context(what)?;
    }
    players.shutdown().await;
    let counted = all_counted(&servers[0].address, &admin).await?;
    check(&world, &admin).await?;
    let finished = verify_finished(&world, &admin, &folder).await?;
    let longest = *world.longest.lock().unwrap();
    println!(
        "{rounds} mishaps, {finished} matches finished, {counted} rated ones counted, {}; longest without a server {longest:?}",
        summary(&world, &folder)?
    );
    ensure!(longest < PATIENCE, "someone waited {longest:?}");
    Ok(())
}

#[test]
fn processes_come_and_go_and_nothing_is_lost() {
    assert!(std::env::var("DURBAR_TEST_POSTGRES").is_ok(), "it needs a PostgreSQL server: make postgres");
    let rounds = std::env::var("ROUNDS").map_or(9, |rounds| rounds.parse().expect("ROUNDS is a number"));
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    runtime.block_on(go_through(rounds)).unwrap();
    runtime.shutdown_background();
}
