//! Nothing that was reported is lost, and every rated match counts exactly once: a real server is killed at
//! random moments under load and restarted on the same data. `KILLS=100 cargo test --workspace --test
//! durability` kills it a hundred times; under `tools/with-postgres` the data is in PostgreSQL.

#[path = "durability/world.rs"]
mod world;

use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use server::Admin;
use tokio::sync::watch;
use world::{
    Folder, PROGRAM, World, all_counted, all_go_on, check, heights, people, random, summary, verify_finished,
};

async fn kill_and_go_on(kills: u32) -> Result<()> {
    let folder = Folder::new().await;
    let mut server = folder.serve().await?;
    let (here, addresses) = watch::channel(vec![server.address.clone()]);
    let world = World::new(addresses, &folder);
    let mut players = people(&world, &server.address).await?;
    let admin = Admin::open(&folder.database()).await?;
    for kill in 0..kills {
        tokio::time::sleep(Duration::from_millis(random(400))).await;
        server.kill().await?;
        here.send(Vec::new())?;
        server = folder.serve().await?;
        let before = heights(&world, &admin).await?;
        here.send(vec![server.address.clone()])?;
        check(&world, &admin).await.with_context(|| format!("after kill {kill}"))?;
        all_go_on(&world, &admin, &before).await.with_context(|| format!("after kill {kill}"))?;
    }
    players.shutdown().await;
    let counted = all_counted(&server.address, &admin).await?;
    let pid = server.pid().context("the server runs")?.to_string();
    ensure!(Command::new("kill").args(["-TERM", &pid]).status()?.success());
    ensure!(server.ended().await? == Some(0), "a server that is asked to stop ends with status 0");
    check(&world, &admin).await?;
    let finished = verify_finished(&world, &admin, &folder).await?;
    println!(
        "{kills} kills, {finished} matches finished, {counted} rated ones counted, {}",
        summary(&world, &folder)?
    );
    Ok(())
}

#[test]
fn no_acknowledged_move_is_lost_however_often_the_server_is_killed() {
    let kills = std::env::var("KILLS").map_or(8, |kills| kills.parse().expect("KILLS is a number"));
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    runtime.block_on(kill_and_go_on(kills)).unwrap();
    runtime.shutdown_background();
}

#[test]
fn a_port_that_is_taken_is_said_in_one_line() {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let (one, two) = (Folder::new().await, Folder::new().await);
        let server = one.serve().await.unwrap();
        let run = Command::new(PROGRAM)
            .args(["serve", "--listen", &server.address, "--data", two.0.to_str().unwrap()])
            .output()
            .unwrap();
        let said = String::from_utf8(run.stderr).unwrap();
        assert_eq!((run.status.code(), said.lines().count()), (Some(1), 1), "{said}");
        assert!(said.starts_with(&format!("durbar: cannot listen on {}: ", server.address)), "{said}");
    });
}
