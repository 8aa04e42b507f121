//! What a program's token may do, and what ends it.

use anyhow::Result;
use load::Client;
use serde_json::{Value, json};
use wire::{Me, RecoveryCode, TokenInfo, TokenMade, TokenScope, UpKind};

use crate::support::{House, PASSWORD, Player, begin, open, open_with, short, wish};

async fn made(client: &Client, wish: Value) -> Result<TokenMade> {
    client.post("/api/me/tokens", &wish).await
}

fn program(house: &House, made: &TokenMade) -> Client {
    Client::with_token(&house.address, &made.token)
}

async fn status(house: &House, made: &TokenMade) -> Result<u16> {
    Ok(program(house, made).fetch("/api/me").await?.0)
}

#[tokio::test]
async fn a_token_to_read_with_changes_nothing() -> Result<()> {
    let house = open().await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let reader = program(&house, &made(&ann, json!({ "label": "log book", "scope": "read" })).await?);
    let table = begin(&short(wish("jaipur", 2)), &[&ann, &ben]).await?;
    assert_eq!(reader.get::<Me>("/api/me").await?.player, ann.player);
    assert_eq!(reader.post_text("/api/me", json!({ "name": "Eve" }).to_string()).await?.0, 403);
    assert_eq!(reader.post_text("/api/tables", serde_json::to_string(&wish("jaipur", 2))?).await?.0, 403);
    let mut seat = Player::sit(&reader, &table.id).await?;
    assert_eq!(seat.state.viewer, Some(0), "it looks through its player's eyes");
    for kind in [UpKind::Resign, UpKind::Chat { text: "hello".into() }, UpKind::Hint { v: seat.v }] {
        assert_eq!(seat.request(kind).await?, "forbidden");
    }
    Ok(())
}

#[tokio::test]
async fn a_token_makes_no_tokens_and_no_webhooks() -> Result<()> {
    let house = open_with(|settings| settings.webhooks = vec!["example.org".parse().unwrap()]).await;
    let ann = house.guest("Ann").await;
    let token = made(&ann, json!({ "label": "my bot" })).await?;
    let bot = program(&house, &token);
    assert_eq!(bot.post_text("/api/me/tokens", json!({ "label": "another" }).to_string()).await?.0, 403);
    assert_eq!(bot.fetch("/api/me/tokens").await?.0, 403);
    assert_eq!(bot.delete(&format!("/api/me/tokens/{}", token.id)).await?.0, 403);
    let hook = json!({ "url": "https://example.org/turn" }).to_string();
    assert_eq!(bot.post_text("/api/me/hooks", hook).await?.0, 403);
    Ok(())
}

#[tokio::test]
async fn a_token_says_what_it_may_do_and_until_when() -> Result<()> {
    let house = open().await;
    let ann = house.guest("Ann").await;
    for days in [0, 367] {
        let wish = json!({ "label": "x", "days": days }).to_string();
        assert_eq!(ann.post_text("/api/me/tokens", wish).await?.0, 422, "{days}");
    }
    let token = made(&ann, json!({ "label": "my bot", "days": 1, "scope": "read" })).await?;
    made(&ann, json!({ "label": "other" })).await?;
    let listed: Vec<TokenInfo> = ann.get("/api/me/tokens").await?;
    let day = 86_400_000;
    assert_eq!((listed[0].scope, listed[1].scope), (TokenScope::Read, TokenScope::Play));
    assert_eq!(listed[0].expires, Some(listed[0].created + day));
    assert_eq!(listed[1].expires, Some(listed[1].created + 90 * day));
    assert_eq!(listed[0].seen, listed[0].created);
    assert_eq!(status(&house, &token).await?, 200);
    Ok(())
}

#[tokio::test]
async fn a_guests_token_is_worth_nothing_in_the_account() -> Result<()> {
    let house = open().await;
    let account = crate::support::member(&house.address, "Anna").await;
    let guest = house.guest("Ann").await;
    let token = made(&guest, json!({ "label": "planted" })).await?;
    let now = guest.signed_in("anna", PASSWORD, true).await?;
    assert_eq!(now.player, account.player);
    assert_eq!(status(&house, &token).await?, 401);
    Ok(())
}

#[tokio::test]
async fn an_account_begins_with_a_cookie_of_its_own() -> Result<()> {
    let house = open().await;
    for keep_tokens in [false, true] {
        let ann = house.guest("Ann").await;
        let (watcher, token) = (ann.clone(), made(&ann, json!({ "label": "my bot" })).await?);
        let name = format!("ann-{keep_tokens}");
        let wish = json!({ "name": name, "password": PASSWORD, "keep_tokens": keep_tokens });
        let _: RecoveryCode = ann.post("/api/account", &wish).await?;
        assert_eq!(ann.get::<Me>("/api/me").await?.account, Some(name));
        assert_eq!(
            watcher.fetch("/api/me").await?.0,
            401,
            "who knew the guest's cookie is not in the account"
        );
        assert_eq!(status(&house, &token).await?, if keep_tokens { 200 } else { 401 });
    }
    Ok(())
}

#[tokio::test]
async fn a_new_password_ends_tokens_unless_they_are_kept() -> Result<()> {
    let house = open().await;
    let ann = crate::support::member(&house.address, "Ann").await;
    let token = made(&ann, json!({ "label": "my bot" })).await?;
    let keep = json!({ "old": PASSWORD, "new": "another password", "keep_tokens": true });
    let _: Me = ann.post("/api/account/password", &keep).await?;
    assert_eq!(status(&house, &token).await?, 200);
    let drop = json!({ "old": "another password", "new": PASSWORD });
    let _: Me = ann.post("/api/account/password", &drop).await?;
    assert_eq!(status(&house, &token).await?, 401);
    assert_eq!(ann.fetch("/api/me").await?.0, 200, "this device stays");
    Ok(())
}
