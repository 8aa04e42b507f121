//! A host keeps a table pleasant, and players report to the server's host what isn't.

use anyhow::Result;
use load::Client;
use serde_json::{Value, json};
use server::Admin;
use wire::{Down, TableInfo, UpKind};

use crate::support::{Player, begin, open, open_with, short, wish};

async fn status(client: &Client, path: String, body: Value) -> Result<u16> {
    Ok(client.post_text(&path, body.to_string()).await?.0)
}

/// Listens until the server closes the socket.
async fn let_go(mut player: Player) {
    while player.hear().await.is_ok() {}
}

#[tokio::test]
async fn a_host_removes_a_guest_and_keeps_them_out() -> Result<()> {
    let house = open().await;
    let (ann, ben, eve) = (house.guest("Ann").await, house.guest("Ben").await, house.guest("Eve").await);
    let table: TableInfo = ann.post("/api/tables", &wish("jaipur", 2)).await?;
    let at = |what: &str| format!("/api/tables/{}{what}", table.id);
    let _: TableInfo = eve.post(&at("/sit"), &json!({})).await?;
    let there = Player::sit(&eve, &table.id).await?;
    let bar = |barred: bool| json!({ "player": eve.player, "barred": barred });
    assert_eq!(status(&ben, at("/bar"), bar(true)).await?, 403, "only the host");
    assert_eq!(status(&ann, at("/bar"), json!({ "player": ann.player, "barred": true })).await?, 409);
    let after: TableInfo = ann.post(&at("/bar"), &bar(true)).await?;
    assert!(after.seats[1].player.is_none(), "the seat is free again");
    let_go(there).await;
    assert_eq!(eve.fetch(&at("")).await?.0, 403);
    assert!(eve.socket(&table.id, None).await.is_err());
    assert_eq!(status(&eve, at("/sit"), json!({})).await?, 403);
    // A seated player cannot be removed, and a guest who is let back in may come.
    let _: TableInfo = ben.post(&at("/sit"), &json!({})).await?;
    let _: TableInfo = ann.post(&at("/start"), &json!({})).await?;
    assert_eq!(status(&ann, at("/bar"), json!({ "player": ben.player, "barred": true })).await?, 409);
    let _: TableInfo = ann.post(&at("/bar"), &bar(false)).await?;
    Player::sit(&eve, &table.id).await?;
    Ok(())
}

#[tokio::test]
async fn a_table_closed_to_the_link_is_for_those_who_sit_there() -> Result<()> {
    let house = open().await;
    let (ann, ben, eve) = (house.guest("Ann").await, house.guest("Ben").await, house.guest("Eve").await);
    let mut new = short(wish("jaipur", 2));
    new.listed = true;
    let table = begin(&new, &[&ann, &ben]).await?;
    let at = |what: &str| format!("/api/tables/{}{what}", table.id);
    let watching = Player::sit(&eve, &table.id).await?;
    assert_eq!(status(&ben, at("/door"), json!({ "closed": true })).await?, 403, "only the host");
    let closed: TableInfo = ann.post(&at("/door"), &json!({ "closed": true })).await?;
    assert!(closed.closed);
    let_go(watching).await;
    let stranger = Client::stranger(&house.address);
    let reading = ["", "/log", "/replay", "/fairness", "/components", "/ratings"];
    for path in reading {
        assert_eq!(ben.fetch(&at(path)).await?.0, 200, "{path} for a player");
        assert_eq!((eve.fetch(&at(path)).await?.0, stranger.fetch(&at(path)).await?.0), (403, 403), "{path}");
    }
    let shown = |tables: Vec<TableInfo>| tables.iter().any(|one| one.id == table.id);
    assert!(!shown(eve.get("/api/tables?stage=playing").await?));
    assert!(shown(ben.get("/api/me/tables").await?));
    let (mut one, mut two) = (Player::sit(&ann, &table.id).await?, Player::sit(&ben, &table.id).await?);
    tokio::try_join!(one.play_on(), two.play_on())?;
    // A finished match is summarised for those who sat there, and stays closed to others.
    for path in ["/recount", "/analysis"] {
        assert_eq!((ben.fetch(&at(path)).await?.0, eve.fetch(&at(path)).await?.0), (200, 403), "{path}");
    }
    let _: TableInfo = ann.post(&at("/door"), &json!({ "closed": false })).await?;
    for path in reading.into_iter().chain(["/recount", "/analysis"]) {
        assert_eq!(eve.fetch(&at(path)).await?.0, 200, "{path}");
    }
    Ok(())
}

#[tokio::test]
async fn a_message_is_deleted_by_the_host_or_its_author() -> Result<()> {
    let house = open().await;
    let (ann, ben, eve) = (house.guest("Ann").await, house.guest("Ben").await, house.guest("Eve").await);
    let table: TableInfo = ann.post("/api/tables", &wish("jaipur", 2)).await?;
    let message = |n: u32| format!("/api/tables/{}/chat/{n}", table.id);
    let (mut one, mut two) = (Player::sit(&eve, &table.id).await?, Player::sit(&ben, &table.id).await?);
    for text in ["rude", "ruder"] {
        assert_eq!(one.request(UpKind::Chat { text: text.into() }).await?, "");
    }
    assert_eq!(ben.delete(&message(0)).await?.0, 403);
    assert_eq!(ann.delete(&message(7)).await?.0, 404);
    assert_eq!((ann.delete(&message(0)).await?.0, eve.delete(&message(1)).await?.0), (204, 204));
    let mut cleared = Vec::new();
    while cleared.len() < 2 {
        match two.hear().await? {
            // A process that hears its own news repeats it.
            Down::Cleared { n } if !cleared.contains(&n) => cleared.push(n),
            _ => {}
        }
    }
    assert_eq!(cleared, [0, 1]);
    let mut late = ben.socket(&table.id, None).await?;
    let messages = late.hear_until(|message| match message {
        Down::Chat { messages } => Some(messages.clone()),
        _ => None,
    });
    assert_eq!(messages.await?, []);
    Ok(())
}

#[tokio::test]
async fn what_players_report_is_there_for_the_server_s_host() -> Result<()> {
    let house = open().await;
    let (ann, eve) = (house.guest("Ann").await, house.guest("Eve").await);
    let table: TableInfo = ann.post("/api/tables", &wish("jaipur", 2)).await?;
    let report = format!("/api/tables/{}/report", table.id);
    let mut there = Player::sit(&eve, &table.id).await?;
    assert_eq!(there.request(UpKind::Chat { text: "rude".into() }).await?, "");
    let about = |n: Option<u32>| json!({ "player": eve.player, "n": n, "text": "this is not nice" });
    assert_eq!(status(&ann, report.clone(), about(Some(9))).await?, 404);
    assert_eq!(status(&Client::stranger(&house.address), report.clone(), about(Some(0))).await?, 401);
    assert_eq!(status(&ann, report.clone(), about(Some(0))).await?, 204);
    assert_eq!(status(&ann, report.clone(), about(None)).await?, 204);
    let admin = Admin::open(&house.database).await?;
    let listed = admin.reports().await?;
    assert_eq!(listed.len(), 2);
    let one = listed.iter().find(|one| !one.said.is_empty()).expect("one is about a message");
    let shown =
        (one.table.as_str(), one.about.as_str(), one.name.as_str(), one.said.as_str(), one.text.as_str());
    assert_eq!(shown, (table.id.as_str(), eve.player.as_str(), "Eve", "rude", "this is not nice"));
    assert_eq!(one.reporter, ann.player);
    // A player who deletes everything is no longer named anywhere.
    assert_eq!(status(&eve, "/api/me/delete".into(), json!({})).await?, 204);
    assert!(admin.reports().await?.iter().all(|one| one.said.is_empty() && one.about.is_empty()));
    assert!(admin.settle(&listed[0].id).await? && !admin.settle(&listed[0].id).await?);
    assert_eq!(admin.reports().await?.len(), 1);
    Ok(())
}

#[tokio::test]
async fn more_sockets_do_not_allow_more_chat() -> Result<()> {
    let house = open_with(|settings| settings.limits = true).await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let table: TableInfo = ann.post("/api/tables", &wish("jaipur", 2)).await?;
    let mut sockets = Vec::new();
    for _ in 0..10 {
        sockets.push(Player::sit(&ben, &table.id).await?);
    }
    let mut said = 0;
    for socket in &mut sockets {
        for _ in 0..3 {
            said += u32::from(socket.request(UpKind::Chat { text: "camels".into() }).await?.is_empty());
        }
    }
    assert!((5..15).contains(&said), "{said} of 30");
    Ok(())
}
