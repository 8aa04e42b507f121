//! The example bot of `examples/bot.py` plays a match against a person, as docs/server.md says it does.

#[path = "play/support.rs"]
#[allow(dead_code, reason = "each test program uses a part of it")]
mod support;

use std::path::Path;
use std::process::Stdio;

use anyhow::Result;
use serde_json::json;
use tokio::process::Command;
use wire::{Stage, TableInfo, TokenMade};

use support::{Player, open, short, wish};

fn bot() -> Command {
    let mut command = Command::new("python3");
    command.arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py")).kill_on_drop(true);
    command.stdout(Stdio::piped()).stderr(Stdio::piped()).env_remove("DURBAR_TOKEN");
    command
}

#[tokio::test]
async fn the_example_bot_sits_down_and_plays_to_the_end() -> Result<()> {
    let house = open().await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    for new in [short(wish("jaipur", 2)), wish("charmers", 2)] {
        let table: TableInfo = ann.post("/api/tables", &new).await?;
        let made: TokenMade = ben.post("/api/me/tokens", &json!({ "label": "example" })).await?;
        let link = format!("http://{}/t/{}", house.address, table.id);
        let running = bot().arg(link).env("DURBAR_TOKEN", &made.token).spawn()?;
        let start = format!("/api/tables/{}/start", table.id);
        while ann.post_text(&start, "{}".into()).await?.0 != 200 {
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        Player::sit(&ann, &table.id).await?.play_on().await?;
        let ended = running.wait_with_output().await?;
        let said =
            format!("{}{}", String::from_utf8_lossy(&ended.stdout), String::from_utf8_lossy(&ended.stderr));
        assert!(ended.status.success() && said.contains("The game is over"), "{said}");
        assert!(!said.contains(&made.token), "it keeps its token to itself");
        let table: TableInfo = ann.get(&format!("/api/tables/{}", table.id)).await?;
        assert_eq!(table.stage, Stage::Finished);
    }
    Ok(())
}

#[tokio::test]
async fn the_example_bot_says_what_it_lacks() -> Result<()> {
    let ended = bot().arg("http://127.0.0.1:1/t/x").output().await?;
    assert!(!ended.status.success());
    assert!(String::from_utf8_lossy(&ended.stderr).contains("DURBAR_TOKEN"));
    Ok(())
}
