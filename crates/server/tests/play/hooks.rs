//! Webhooks: who is called, when, how often, and how a receiver can tell that this server is calling.

use std::time::Duration;

use anyhow::{Context, Result};
use hmac::{Hmac, KeyInit, Mac};
use load::Client;
use serde_json::{Value, json};
use server::{Destination, Settings};
use sha2::Sha256;
use wire::{HookCall, HookInfo, HookMade, Hooks, TableInfo};

use crate::receiver::{Call, Receiver, a_while, header};
use crate::support::{House, Player, begin, open, open_with, short, wish};

/// What the call says, once its signature has been verified.
fn verified((head, body): &Call, key: &str) -> Result<HookCall> {
    let body = std::str::from_utf8(body)?;
    let signature = header(head, "durbar-signature").context("it is signed")?;
    let (time, made) = signature
        .strip_prefix("t=")
        .and_then(|rest| rest.split_once(",v1="))
        .context("a signature has two parts")?;
    let mut mac = Hmac::<Sha256>::new_from_slice(&hex::decode(key)?)?;
    mac.update(time.as_bytes());
    mac.update(b".");
    mac.update(body.as_bytes());
    mac.verify_slice(&hex::decode(made)?).ok().context("the signature is another")?;
    let call: HookCall = serde_json::from_str(body)?;
    anyhow::ensure!((call.at / 1000 - time.parse::<i64>()?).abs() <= 1, "it was signed at another time");
    Ok(call)
}

/// Settings with webhooks to this receiver, and this much patience.
fn to(receiver: &Receiver, patience: u64) -> impl Fn(&mut Settings) {
    let allowed = Destination::Address(receiver.address);
    move |settings| {
        settings.webhooks = vec![allowed.clone()];
        settings.webhook_patience = Duration::from_millis(patience);
        settings.public_url = Some("https://games.example.org".into());
    }
}

async fn house_for(receiver: &Receiver, patience: u64) -> House {
    open_with(to(receiver, patience)).await
}

async fn hook(client: &Client, receiver: &Receiver) -> Result<HookMade> {
    client.post("/api/me/hooks", &json!({ "url": receiver.url() })).await
}

async fn infos(client: &Client) -> Result<Vec<HookInfo>> {
    Ok(client.get::<Hooks>("/api/me/hooks").await?.hooks)
}

/// A match of two, in which it is Ann's turn first.
async fn anns_turn(ann: &Client, ben: &Client) -> Result<(TableInfo, Player, Player)> {
    loop {
        let table = begin(&short(wish("jaipur", 2)), &[ann, ben]).await?;
        let (one, mut two) = (Player::sit(ann, &table.id).await?, Player::sit(ben, &table.id).await?);
        if !one.state.moves.is_empty() {
            return Ok((table, one, two));
        }
        two.request(wire::UpKind::Resign).await?;
    }
}

async fn move_on(player: &mut Player) -> Result<()> {
    player.my_turn().await?;
    let text = player.state.moves[0].clone();
    assert_eq!(player.play(&text, true).await?, "");
    Ok(())
}

#[tokio::test]
async fn a_turn_is_announced_once_and_signed() -> Result<()> {
    let receiver = Receiver::answering(&[200]).await;
    let house = house_for(&receiver, 300).await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let made = hook(&ann, &receiver).await?;
    let (table, mut one, mut two) = anns_turn(&ann, &ben).await?;

    let calls = receiver.wait_for(1).await?;
    let told = verified(&calls[0], &made.key)?;
    let page = format!("https://games.example.org/t/{}", table.id);
    assert_eq!((told.event.as_str(), &told.player), ("your_turn", &ann.player));
    assert_eq!(
        (told.table.as_deref(), told.game.as_deref(), told.url),
        (Some(&*table.id), Some("jaipur"), Some(page))
    );
    assert!(calls[0].0.starts_with("POST /turn?me=ann HTTP/1.1\r\n"), "{}", calls[0].0);
    assert_eq!(header(&calls[0].0, "host"), Some(receiver.address.to_string().as_str()));
    assert_eq!(header(&calls[0].0, "content-type"), Some("application/json"));
    assert!(verified(&calls[0], &"00".repeat(32)).is_err(), "under another key it is another");
    a_while().await;
    assert_eq!(receiver.calls().len(), 1, "once, however long she takes");

    // Ben has no webhook; Ann's next turn is another one.
    move_on(&mut one).await?;
    a_while().await;
    assert_eq!(receiver.calls().len(), 1);
    move_on(&mut two).await?;
    let calls = receiver.wait_for(2).await?;
    assert_eq!(verified(&calls[1], &made.key)?.table, Some(table.id));
    let [info] = &infos(&ann).await?[..] else { panic!("one webhook") };
    assert_eq!((info.result.as_deref(), info.failures), (Some("200 OK"), 0));
    assert!(info.called.is_some_and(|called| called >= info.created) && info.url == receiver.url());

    // A deleted webhook is not called.
    assert_eq!(ann.delete(&format!("/api/me/hooks/{}", made.id)).await?.0, 204);
    move_on(&mut one).await?;
    move_on(&mut two).await?;
    a_while().await;
    assert_eq!((receiver.calls().len(), infos(&ann).await?.len()), (2, 0));
    Ok(())
}

#[tokio::test]
async fn a_player_who_moves_in_time_gets_no_call() -> Result<()> {
    let receiver = Receiver::answering(&[200]).await;
    let house = house_for(&receiver, 4000).await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    hook(&ann, &receiver).await?;
    let (_, mut one, _two) = anns_turn(&ann, &ben).await?;
    move_on(&mut one).await?;
    tokio::time::sleep(Duration::from_secs(6)).await;
    assert_eq!(receiver.calls().len(), 0);
    Ok(())
}

#[tokio::test]
async fn a_call_that_fails_is_made_again() -> Result<()> {
    let receiver = Receiver::answering(&[500, 302, 204]).await;
    let house = house_for(&receiver, 200).await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let made = hook(&ann, &receiver).await?;
    let (table, _one, _two) = anns_turn(&ann, &ben).await?;
    let calls = receiver.wait_for(3).await?;
    for call in &calls {
        assert_eq!(verified(call, &made.key)?.table.as_ref(), Some(&table.id));
    }
    a_while().await;
    assert_eq!(receiver.calls().len(), 3, "once it is told, it is told");
    let info = &infos(&ann).await?[0];
    assert_eq!((info.failures, info.result.as_deref()), (0, Some("204 No Content")));
    Ok(())
}

#[tokio::test]
async fn a_turn_is_given_up_after_four_calls_and_a_webhook_after_twenty() -> Result<()> {
    let receiver = Receiver::answering(&[500]).await;
    let house = house_for(&receiver, 100).await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let made = hook(&ann, &receiver).await?;
    let (_, mut one, mut two) = anns_turn(&ann, &ben).await?;
    receiver.wait_for(4).await?;
    a_while().await;
    assert_eq!(receiver.calls().len(), 4);
    let info = &infos(&ann).await?[0];
    assert_eq!(
        (info.failures, info.result.as_deref()),
        (4, Some("the answer was 500 Internal Server Error"))
    );

    let test = format!("/api/me/hooks/{}/test", made.id);
    for failures in 5..=20 {
        let info: HookInfo = ann.post(&test, &json!({})).await?;
        assert_eq!(info.failures, failures);
    }
    assert_eq!(verified(&receiver.calls()[19], &made.key)?.event, "test");
    let (status, said) = ann.post_text(&test, "{}".into()).await?;
    assert_eq!((status, code(&said)), (409, "hook_off".into()));
    move_on(&mut one).await?;
    move_on(&mut two).await?;
    a_while().await;
    assert_eq!(receiver.calls().len(), 20, "it is off");
    Ok(())
}

fn code(text: &str) -> String {
    let problem: Value = serde_json::from_str(text).unwrap_or_default();
    problem["code"].as_str().unwrap_or_default().to_owned()
}

#[tokio::test]
async fn a_test_says_what_came_of_it() -> Result<()> {
    let receiver = Receiver::answering(&[200, 404]).await;
    let house = house_for(&receiver, 60_000).await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let made = hook(&ann, &receiver).await?;
    let test = format!("/api/me/hooks/{}/test", made.id);
    let info: HookInfo = ann.post(&test, &json!({})).await?;
    assert_eq!((info.result.as_deref(), info.failures), (Some("200 OK"), 0));
    let call = verified(&receiver.calls()[0], &made.key)?;
    assert_eq!((call.event.as_str(), call.table, call.url), ("test", None, None));
    let info: HookInfo = ann.post(&test, &json!({})).await?;
    assert_eq!((info.result.as_deref(), info.failures), (Some("the answer was 404 Not Found"), 1));
    assert_eq!(infos(&ann).await?, [info]);

    // Nobody else can test or remove it.
    assert_eq!(ben.post_text(&test, "{}".into()).await?.0, 404);
    ben.delete(&format!("/api/me/hooks/{}", made.id)).await?;
    assert_eq!(infos(&ann).await?.len(), 1);
    let (_, all) = ann.fetch("/api/me/hooks").await?;
    assert!(!all.contains(&made.key), "the key is shown once");
    let (_, home) = ann.fetch("/api/me/export").await?;
    assert!(home.contains(&receiver.url()) && !home.contains(&made.key), "{home}");
    Ok(())
}

#[tokio::test]
async fn only_what_the_host_allows_can_be_given() -> Result<()> {
    let receiver = Receiver::answering(&[200]).await;
    let house = house_for(&receiver, 60_000).await;
    let ann = house.guest("Ann").await;
    assert_eq!(ann.get::<Hooks>("/api/me/hooks").await?.allowed, [receiver.address.to_string()]);
    let port = receiver.address.port();
    for (url, wanted) in [
        ("https://example.org/".to_owned(), "hook_not_allowed"),
        ("http://127.0.0.1:1/".to_owned(), "hook_not_allowed"),
        ("http://169.254.169.254/latest/meta-data".to_owned(), "hook_not_allowed"),
        (format!("http://localhost:{port}/"), "hook_not_allowed"),
        (format!("http://[::1]:{port}/"), "hook_not_allowed"),
        (format!("http://[::ffff:127.0.0.1]:{port}/"), "hook_not_allowed"),
        (format!("http://me:secret@127.0.0.1:{port}/"), "hook_address"),
        (format!("gopher://127.0.0.1:{port}/"), "hook_address"),
        (format!("http://127.0.0.1:{port}/{}", "x".repeat(500)), "hook_address"),
        ("turn".to_owned(), "hook_address"),
    ] {
        let (status, text) = ann.post_text("/api/me/hooks", json!({ "url": url }).to_string()).await?;
        assert_eq!((status, code(&text).as_str()), (422, wanted), "{url}");
    }
    for _ in 0..3 {
        hook(&ann, &receiver).await?;
    }
    let (status, text) = ann.post_text("/api/me/hooks", json!({ "url": receiver.url() }).to_string()).await?;
    assert_eq!((status, code(&text)), (429, "too_many".into()));
    assert_eq!(receiver.calls().len(), 0, "making one calls nobody");
    Ok(())
}

#[tokio::test]
async fn there_are_none_unless_the_host_says_so() -> Result<()> {
    let house = open().await;
    let ann = house.guest("Ann").await;
    assert_eq!(ann.get::<Hooks>("/api/me/hooks").await?, Hooks { allowed: vec![], hooks: vec![] });
    let body = json!({ "url": "https://example.org/" }).to_string();
    let (status, text) = ann.post_text("/api/me/hooks", body).await?;
    assert_eq!((status, code(&text)), (403, "no_hooks".into()));
    Ok(())
}

/// Two servers on one PostgreSQL, and a third one after them: one of them announces a turn.
#[tokio::test]
async fn a_turn_is_announced_once_by_any_number_of_processes() -> Result<()> {
    let Some(url) = load::fresh_postgres().await? else { return Ok(()) };
    let receiver = Receiver::answering(&[500, 200]).await;
    let open = async || {
        open_with(|settings| {
            to(&receiver, 300)(settings);
            settings.postgres = Some(url.clone());
        })
        .await
    };
    let (here, there) = (open().await, open().await);
    let (ann, ben) = (here.guest("Ann").await, here.guest("Ben").await);
    hook(&ann, &receiver).await?;
    let (_, one, two) = anns_turn(&ann, &ben.moved_to(&there.address)).await?;
    receiver.wait_for(2).await?;
    a_while().await;
    assert_eq!(receiver.calls().len(), 2, "one that failed, and one that did not");
    drop((one, two, here, there));
    let _after = open().await;
    a_while().await;
    assert_eq!(receiver.calls().len(), 2, "a server that was just started knows what was told");
    Ok(())
}
