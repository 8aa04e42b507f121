//! The example bots of `examples/` play a match against a person, even through a connection that breaks, and
//! the example receiver of `examples/webhook.py` recognises the calls of this server, as docs/server.md says
//! they do.

#[path = "play/support.rs"]
#[allow(dead_code, reason = "each test program uses a part of it")]
mod support;

use std::path::Path;
use std::process::Stdio;
use std::sync::Arc;

use anyhow::{Context, Result};
use load::Client;
use serde_json::json;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::process::Command;
use tokio::sync::Mutex;
use tokio::task::JoinSet;
use wire::{HookInfo, HookMade, NewTable, Stage, TableInfo, TokenMade};

use support::{Player, open, open_with, short, wish};

/// The bots, each with the program that runs it.
const BOTS: [&str; 2] = ["bot.py", "bot.mjs"];

fn example(name: &str) -> Command {
    let program = if Path::new(name).extension().is_some_and(|end| end == "py") { "python3" } else { "node" };
    let mut command = Command::new(program);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples");
    command.arg(folder.join(name)).kill_on_drop(true).stdout(Stdio::piped()).stderr(Stdio::piped());
    command.env_remove("DURBAR_TOKEN").env_remove("DURBAR_HOOK_KEY");
    command
}

/// What a program printed until it ended successfully.
async fn heard(running: tokio::process::Child, token: &str) -> Result<String> {
    let ended = running.wait_with_output().await?;
    let said =
        format!("{}{}", String::from_utf8_lossy(&ended.stdout), String::from_utf8_lossy(&ended.stderr));
    assert!(ended.status.success() && said.contains("The game is over"), "{said}");
    assert!(!said.contains(token), "it keeps its token to itself");
    Ok(said)
}

/// Makes a table where the bot sits down as Ben through an address, and starts once it has.
async fn begin_with(
    bot: &str,
    (ann, ben): (&Client, &Client),
    new: &NewTable,
    by: &str,
) -> Result<(TableInfo, tokio::process::Child, String)> {
    let table: TableInfo = ann.post("/api/tables", new).await?;
    let made: TokenMade = ben.post("/api/me/tokens", &json!({ "label": bot })).await?;
    let link = format!("http://{by}/t/{}", table.id);
    let running = example(bot).arg(link).env("DURBAR_TOKEN", &made.token).spawn()?;
    let start = format!("/api/tables/{}/start", table.id);
    while ann.post_text(&start, "{}".into()).await?.0 != 200 {
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    Ok((table, running, made.token))
}

#[tokio::test]
async fn the_example_bots_sit_down_and_play_to_the_end() -> Result<()> {
    let house = open().await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    for (bot, new) in BOTS.into_iter().zip([short(wish("jaipur", 2)), wish("charmers", 2)]) {
        let (table, running, token) = begin_with(bot, (&ann, &ben), &new, &house.address).await?;
        Player::sit(&ann, &table.id).await?.play_on().await?;
        heard(running, &token).await?;
        let table: TableInfo = ann.get(&format!("/api/tables/{}", table.id)).await?;
        assert_eq!(table.stage, Stage::Finished);
    }
    Ok(())
}

/// A connection to the server that can be cut.
struct Wire {
    address: String,
    open: Arc<Mutex<JoinSet<()>>>,
    _listening: JoinSet<()>,
}

impl Wire {
    async fn to(server: String) -> Result<Self> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let (address, open) = (listener.local_addr()?.to_string(), Arc::new(Mutex::new(JoinSet::new())));
        let (mut listening, opened) = (JoinSet::new(), Arc::clone(&open));
        listening.spawn(async move {
            while let Ok((mut near, _)) = listener.accept().await {
                let mut far = TcpStream::connect(&server).await.expect("the server is there");
                opened.lock().await.spawn(async move {
                    let _ = tokio::io::copy_bidirectional(&mut near, &mut far).await;
                });
            }
        });
        Ok(Self { address, open, _listening: listening })
    }

    async fn cut(&self) {
        self.open.lock().await.shutdown().await;
    }
}

#[tokio::test]
async fn the_example_bots_come_back_when_the_connection_breaks() -> Result<()> {
    let house = open().await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    for bot in BOTS {
        let wire = Wire::to(house.address.clone()).await?;
        let new = short(wish("jaipur", 2));
        let (table, running, token) = begin_with(bot, (&ann, &ben), &new, &wire.address).await?;
        let mut player = Player::sit(&ann, &table.id).await?;
        for _ in 0..2 {
            assert!(player.my_turn().await?, "two turns do not end a round");
            let text = player.state.moves[0].clone();
            assert_eq!(player.play(&text, true).await?, "");
            // Wherever the bot is in its turn, it has to reconnect to finish it.
            wire.cut().await;
        }
        player.play_on().await?;
        let said = heard(running, &token).await?;
        assert!(said.contains("Lost the connection"), "{said}");
    }
    Ok(())
}

#[tokio::test]
async fn the_example_bots_say_what_they_lack_and_where_it_is_made() -> Result<()> {
    for bot in BOTS {
        let ended = example(bot).arg("http://127.0.0.1:1/t/x").output().await?;
        assert!(!ended.status.success());
        let said = String::from_utf8_lossy(&ended.stderr).into_owned();
        assert!(said.contains("DURBAR_TOKEN") && said.contains("Settings"), "{said}");
    }
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
    assert_eq!(said.next_line().await?.as_deref(), Some("Someone called without the right signature."));
    Ok(())
}
