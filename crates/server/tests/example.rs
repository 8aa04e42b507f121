//! The example bot of `examples/bot.py` plays a match against a person, and the example receiver of
//! `examples/webhook.py` knows the calls of this server, as docs/server.md says they do.

#[path = "play/support.rs"]
#[allow(dead_code, reason = "each test program uses a part of it")]
mod support;

use std::path::Path;
use std::process::Stdio;

use anyhow::{Context, Result};
use serde_json::json;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::net::TcpListener;
use tokio::process::Command;
use wire::{HookInfo, HookMade, Stage, TableInfo, TokenMade};

use support::{Player, open, open_with, short, wish};

fn example(name: &str) -> Command {
    let mut command = Command::new("python3");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples");
    command.arg(folder.join(name)).kill_on_drop(true).stdout(Stdio::piped()).stderr(Stdio::piped());
    command.env_remove("DURBAR_TOKEN").env_remove("DURBAR_HOOK_KEY");
    command
}

fn bot() -> Command {
    example("bot.py")
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

#[tokio::test]
async fn the_example_receiver_tells_the_server_from_a_stranger() -> Result<()> {
    let port = TcpListener::bind("127.0.0.1:0").await?.local_addr()?.port();
    let at = format!("127.0.0.1:{port}");
    let house = open_with(|settings| settings.webhooks = vec![at.parse().unwrap()]).await;
    let ann = house.guest("Ann").await;
    let made: HookMade = ann.post("/api/me/hooks", &json!({ "url": format!("http://{at}/") })).await?;
    let mut running = example("webhook.py").arg(&at).env("DURBAR_HOOK_KEY", &made.key).spawn()?;
    let mut said = BufReader::new(running.stdout.take().context("it speaks")?).lines();
    assert_eq!(said.next_line().await?, Some(format!("Waiting at {at}.")));

    let test = format!("/api/me/hooks/{}/test", made.id);
    let info: HookInfo = ann.post(&test, &json!({})).await?;
    assert_eq!((info.result.as_deref(), info.failures), (Some("204 No Content"), 0));
    assert_eq!(said.next_line().await?.as_deref(), Some("The webhook works."));

    // Another webhook at the same address signs with another key.
    let other: HookMade = ann.post("/api/me/hooks", &json!({ "url": format!("http://{at}/") })).await?;
    let info: HookInfo = ann.post(&format!("/api/me/hooks/{}/test", other.id), &json!({})).await?;
    assert_eq!(info.failures, 1);
    assert_eq!(said.next_line().await?.as_deref(), Some("Somebody called without the right signature."));
    Ok(())
}
