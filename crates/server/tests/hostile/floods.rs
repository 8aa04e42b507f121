//! Limits: many quick requests get 429, and leave room for others.

use std::collections::BTreeMap;

use anyhow::Result;
use load::Client;
use serde_json::json;
use wire::{Down, UpKind};

use crate::raw::{cookies, request, watch_for_panics};
use crate::support::{House, begin, open_with, wish};

async fn with_limits() -> House {
    open_with(|settings| {
        settings.limits = true;
        settings.trusted_proxies = vec![[127, 0, 0, 1].into()];
    })
    .await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn thousands_of_requests_are_stopped_at_the_door() -> Result<()> {
    watch_for_panics();
    let house = with_limits().await;
    let mut tasks = tokio::task::JoinSet::new();
    for _ in 0..20 {
        let client = Client::stranger(&house.address);
        tasks.spawn(async move {
            let mut seen: BTreeMap<u16, u32> = BTreeMap::new();
            for _ in 0..100 {
                *seen
                    .entry(client.fetch("/api/health").await.map_or(0, |(status, _)| status))
                    .or_default() += 1;
            }
            seen
        });
    }
    let mut seen: BTreeMap<u16, u32> = BTreeMap::new();
    while let Some(part) = tasks.join_next().await {
        for (status, count) in part? {
            *seen.entry(status).or_default() += count;
        }
    }
    println!("{seen:?}");
    assert_eq!(seen.keys().copied().collect::<Vec<_>>(), [200, 429], "{seen:?}");
    // Another address is not the one that floods: a trusted proxy says so.
    let other = request(&house.address, "GET /api/games", &["X-Forwarded-For: 10.1.2.3"], b"").await?;
    assert_eq!(other.status, 200);
    let flooder =
        request(&house.address, "GET /api/games", &["X-Forwarded-For: 10.1.2.3, 127.0.0.1"], b"").await?;
    assert_eq!(flooder.status, 200, "what counts is the last address that is no proxy");
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_club_behind_one_address_gets_its_pages() -> Result<()> {
    let house = with_limits().await;
    let client = Client::stranger(&house.address);
    for file in 0..600 {
        let (status, _) = client.fetch(&format!("/assets/{file}.js")).await?;
        assert_eq!(status, 404, "file {file}");
    }
    assert_eq!(
        client.fetch("/api/games").await?.0,
        200,
        "and what is asked of the server is counted for itself"
    );
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn new_guests_and_guesses_are_limited() -> Result<()> {
    let house = with_limits().await;
    let from = |n: u8| format!("X-Forwarded-For: 10.0.0.{n}");
    let mut codes = Vec::new();
    for _ in 0..60 {
        let kind = "Content-Type: application/json";
        codes.push(
            request(&house.address, "POST /api/me", &[kind, &from(1)], br#"{"name":"Eve"}"#).await?.status,
        );
    }
    assert!(codes[..30].iter().all(|code| *code == 200) && codes.contains(&429), "{codes:?}");
    let mut codes = Vec::new();
    for n in 0..40 {
        let guess = format!("Authorization: Bearer {n:064x}");
        codes.push(request(&house.address, "GET /api/me", &[&guess, &from(2)], b"").await?.status);
    }
    assert!(codes[..20].iter().all(|code| *code == 401) && codes.contains(&429), "{codes:?}");
    let reply = request(&house.address, "GET /api/me", &["Authorization: Bearer 0", &from(2)], b"").await?;
    assert_eq!((reply.status, reply.header("retry-after")), (429, Some("5")));
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_a_guest_can_have_and_say_is_limited() -> Result<()> {
    let house = with_limits().await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let mut codes = Vec::new();
    for _ in 0..25 {
        codes.push(
            ann.post_text(
                "/api/tables",
                json!({ "game": "jaipur", "seats": [{ "kind": "me" }, { "kind": "open" }] }).to_string(),
            )
            .await?
            .0,
        );
    }
    assert!(codes.contains(&200) && codes.contains(&429), "{codes:?}");
    let mut codes = Vec::new();
    for _ in 0..25 {
        codes.push(ben.post_text("/api/me/tokens", json!({ "label": "one more" }).to_string()).await?.0);
    }
    assert_eq!(codes.iter().filter(|code| **code == 200).count(), 20, "{codes:?}");
    let carl = house.guest("Carl").await;
    let table = begin(&wish("jaipur", 2), &[&ben, &carl]).await?;
    let mut socket = ben.socket(&table.id, None).await?;
    let (mut said, mut refused) = (0, 0);
    for n in 0..100 {
        socket.ask(UpKind::Chat { text: format!("message {n}") }).await?;
        let code = socket.hear_until(|message| match message {
            Down::Accepted { .. } => Some(String::new()),
            Down::Refused { code, .. } => Some(code.clone()),
            _ => None,
        });
        match code.await?.as_str() {
            "" => said += 1,
            "too_fast" => refused += 1,
            other => panic!("{other}"),
        }
    }
    assert!(said >= 5 && refused > 20, "{said} said, {refused} refused");
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn guesses_from_everywhere_do_not_lock_the_owner_out() -> Result<()> {
    let house = with_limits().await;
    let kind = "Content-Type: application/json";
    let from = |n: u8| format!("X-Forwarded-For: 10.0.0.{n}");
    let sign_in = |password: &str| {
        json!({ "name": "ann", "password": password, "bring": false }).to_string().into_bytes()
    };
    let home = "X-Forwarded-For: 192.0.2.1";
    let guest = request(&house.address, "POST /api/me", &[kind, home], br#"{"name":"Ann"}"#).await?;
    let account = br#"{"name":"ann","password":"twelve camels"}"#;
    let made = request(&house.address, "POST /api/account", &[kind, home, &cookies(&guest)], account).await?;
    let known = cookies(&made).split("; ").last().map(|pair| format!("Cookie: {pair}")).unwrap_or_default();
    assert!(known.starts_with("Cookie: durbar-known="), "{made:?}");

    let mut codes = Vec::new();
    for n in 0..60 {
        let wrong = sign_in("a wrong password");
        codes.push(
            request(&house.address, "POST /api/account/sign-in", &[kind, &from(n)], &wrong).await?.status,
        );
    }
    assert_eq!((codes[0], codes[59]), (403, 429), "{codes:?}");
    let right = sign_in("twelve camels");
    let stranger = request(&house.address, "POST /api/account/sign-in", &[kind, &from(99)], &right).await?;
    assert_eq!(stranger.status, 429);
    let owner = request(&house.address, "POST /api/account/sign-in", &[kind, home, &known], &right).await?;
    assert_eq!(owner.status, 200, "a device that was signed in before is let through: {owner:?}");
    let me = request(&house.address, "GET /api/me", &[home, &known], b"").await?;
    assert_eq!(me.status, 401, "but it proves nobody's identity");
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_address_does_not_fill_the_public_list() -> Result<()> {
    let house = with_limits().await;
    let kind = "Content-Type: application/json";
    let table = json!({ "game": "jaipur", "seats": [{ "kind": "me" }, { "kind": "open" }], "listed": true });
    let make = async |from: &str| -> Result<u16> {
        let guest = request(&house.address, "POST /api/me", &[kind, from], br#"{"name":"Eve"}"#).await?;
        let headers = [kind, from, &cookies(&guest)];
        Ok(request(&house.address, "POST /api/tables", &headers, table.to_string().as_bytes()).await?.status)
    };
    let mut codes = Vec::new();
    for _ in 0..14 {
        codes.push(make("X-Forwarded-For: 10.0.0.1").await?);
    }
    assert_eq!(codes.iter().filter(|code| **code == 200).count(), 10, "{codes:?}");
    assert_eq!(codes[13], 429);
    assert_eq!(make("X-Forwarded-For: 10.0.0.2").await?, 200, "another address is not concerned");
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_address_opens_a_limited_number_of_tables_with_any_number_of_guests() -> Result<()> {
    let house = with_limits().await;
    let kind = "Content-Type: application/json";
    let table = json!({ "game": "jaipur", "seats": [{ "kind": "me" }, { "kind": "open" }] }).to_string();
    let guest = async |from: &str| -> Result<String> {
        Ok(cookies(&request(&house.address, "POST /api/me", &[kind, from], br#"{"name":"Eve"}"#).await?))
    };
    let make = async |from: &str, cookie: &str| {
        request(&house.address, "POST /api/tables", &[kind, from, cookie], table.as_bytes()).await
    };
    let here = "X-Forwarded-For: 10.0.0.1";
    let mut tables = 0;
    let refused = 'making: loop {
        let cookie = guest(here).await?;
        for _ in 0..15 {
            let reply = make(here, &cookie).await?;
            if reply.status != 200 {
                break 'making reply;
            }
            tables += 1;
        }
    };
    // A few more are allowed as time passes during the test.
    assert!((100..=120).contains(&tables), "{tables}");
    assert_eq!(refused.status, 429);
    assert!(refused.body.contains("server-many-tables"), "{}", refused.body);
    let there = "X-Forwarded-For: 10.0.0.2";
    assert_eq!(make(there, &guest(there).await?).await?.status, 200, "another address is not concerned");
    Ok(())
}
