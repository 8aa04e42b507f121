//! Nobody can fill the host's disk: what is kept, for whom, and what happens at the limit.

use anyhow::Result;
use load::Client;
use serde_json::json;
use server::{Server, Settings};
use tokio::sync::oneshot;
use wire::{TableInfo, UpKind};

use crate::support::{Player, begin, member, open, settings, short, wish};

/// A server that can be stopped and started again on the same data.
struct Running {
    address: String,
    stop: oneshot::Sender<()>,
    task: tokio::task::JoinHandle<()>,
}

impl Running {
    async fn begin(settings: &Settings) -> Self {
        let server = Server::bind(settings.clone()).await.expect("a free port and a folder");
        let address = server.address().to_string();
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(server.run(async { drop(stopped.await) }));
        Self { address, stop, task }
    }

    async fn end(self) -> Result<()> {
        let _ = self.stop.send(());
        Ok(self.task.await?)
    }
}

/// Asks until the answer has this status: the data is measured every few seconds.
async fn soon(client: &Client, path: &str, body: &str, wanted: u16) -> Result<String> {
    for _ in 0..200 {
        let (status, text) = client.post_text(path, body.to_owned()).await?;
        if status == wanted {
            return Ok(text);
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    anyhow::bail!("{path} is never answered with {wanted}")
}

#[tokio::test]
async fn at_the_bound_nothing_new_is_begun_and_games_go_on() -> Result<()> {
    let mut settings = settings().await;
    let first = Running::begin(&settings).await;
    let guest = async |name| Client::guest(&first.address, name).await;
    let (ann, ben) = (guest("Ann").await?, guest("Ben").await?);
    let new = short(wish("jaipur", 2));
    let table = begin(&new, &[&ann, &ben]).await?;
    first.end().await?;

    settings.max_data = Some(1);
    let full = Running::begin(&settings).await;
    let (ann, ben) = (ann.moved_to(&full.address), ben.moved_to(&full.address));
    let refused = soon(&ann, "/api/tables", &serde_json::to_string(&new)?, 507).await?;
    assert!(refused.contains("\"full\""), "{refused}");
    let (_, log) = ann.fetch(&format!("/api/tables/{}/log", table.id)).await?;
    let brought = json!({ "log": log }).to_string();
    assert_eq!(ann.post_text("/api/logs", brought).await?.0, 507);
    let stranger = Client::stranger(&full.address);
    assert_eq!(stranger.post_text("/api/me", "{\"name\":\"Eve\"}".into()).await?.0, 507);
    // Moves and chat at the table go on to the end.
    let (mut one, mut two) = (Player::sit(&ann, &table.id).await?, Player::sit(&ben, &table.id).await?);
    one.socket.ask(UpKind::Chat { text: "full house".into() }).await?;
    tokio::try_join!(one.play_on(), two.play_on())?;
    drop((one, two));
    full.end().await?;

    settings.max_data = None;
    let roomy = Running::begin(&settings).await;
    let _: TableInfo = ann.moved_to(&roomy.address).post("/api/tables", &new).await?;
    roomy.end().await?;
    let _ = std::fs::remove_dir_all(&settings.data);
    Ok(())
}

#[tokio::test]
async fn a_guest_keeps_the_last_twenty_imports_and_a_member_more() -> Result<()> {
    let house = open().await;
    let (ann, ben) = (house.guest("Ann").await, member(&house.address, "Ben").await);
    let table = begin(&short(wish("jaipur", 2)), &[&ann, &ben]).await?;
    Player::sit(&ann, &table.id).await?.request(UpKind::Resign).await?;
    let (_, log) = ann.fetch(&format!("/api/tables/{}/log", table.id)).await?;
    for (who, kept) in [(&ann, 20), (&ben, 22)] {
        let mut brought = Vec::new();
        for _ in 0..22 {
            brought.push(who.post::<_, TableInfo>("/api/logs", &json!({ "log": log })).await?.id);
        }
        let mut found = 0;
        for id in &brought {
            found += usize::from(who.fetch(&format!("/api/tables/{id}/log")).await?.0 == 200);
        }
        assert_eq!(found, kept);
        let last = brought.last().expect("some were brought");
        assert_eq!(who.fetch(&format!("/api/tables/{last}/log")).await?.0, 200, "the last one stays");
    }
    assert_eq!(ann.fetch(&format!("/api/tables/{}", table.id)).await?.0, 200, "a match is no import");
    Ok(())
}
