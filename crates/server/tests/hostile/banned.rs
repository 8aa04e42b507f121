//! Visitors from an address that a host has banned.

use anyhow::{Context, Result};
use serde_json::{Value, json};
use server::Admin;

use crate::raw::{cookies, request};
use crate::support::open_with;

const JSON: &str = "Content-Type: application/json";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_is_kept_out_until_its_day() -> Result<()> {
    let house = open_with(|settings| settings.trusted_proxies = vec![[127, 0, 0, 1].into()]).await;
    let from = |address: &str| format!("X-Forwarded-For: {address}");
    let (home, away) = (from("192.0.2.1"), from("203.0.113.7"));
    let ask = async |line: &str, from: &str, cookie: &str, body: &Value| {
        let body = if line.starts_with("GET") || line.starts_with("DELETE") {
            String::new()
        } else {
            body.to_string()
        };
        request(&house.address, line, &[JSON, from, cookie], body.as_bytes()).await
    };
    let vera = cookies(&ask("POST /api/me", &home, "X: y", &json!({ "name": "Vera" })).await?);
    let account = json!({ "name": "vera", "password": "twelve camels" });
    let vera = cookies(&ask("POST /api/account", &home, &vera, &account).await?);
    assert!(Admin::open(&house.database).await?.host("vera", true).await?);
    let eve = cookies(&ask("POST /api/me", &away, "X: y", &json!({ "name": "Eve" })).await?);

    let ban = |address: &str| json!({ "address": address, "days": 7, "note": "spam" });
    for wrong in ["camel", "127.0.0.1", "::1", "203.0.113.0/24", ""] {
        assert_eq!(ask("POST /api/host/addresses", &home, &vera, &ban(wrong)).await?.status, 422, "{wrong}");
    }
    let own = ask("POST /api/host/addresses", &home, &vera, &ban("192.0.2.1")).await?;
    assert_eq!(own.status, 403, "a host is not locked out");
    let made = ask("POST /api/host/addresses", &home, &vera, &ban("203.0.113.7")).await?;
    assert_eq!(made.status, 200, "{}", made.body);
    let made: Value = serde_json::from_str(&made.body)?;
    let refused = ask("GET /api/me", &away, &eve, &Value::Null).await?;
    assert_eq!(refused.status, 403);
    assert!(refused.body.contains("server-address-banned"), "{}", refused.body);
    let newcomer = ask("POST /api/me", &away, "X: y", &json!({ "name": "Eva" })).await?;
    assert_eq!(newcomer.status, 403, "nor as someone new");
    // The page itself is served, so it can say why, and others are not affected.
    assert_ne!(ask("GET /", &away, &eve, &Value::Null).await?.status, 403);
    assert_eq!(ask("GET /api/games", &from("203.0.113.8"), "X: y", &Value::Null).await?.status, 200);
    // A /64 of IPv6 is one address.
    assert_eq!(ask("POST /api/host/addresses", &home, &vera, &ban("2001:db8::7")).await?.status, 200);
    assert_eq!(ask("GET /api/games", &from("2001:db8::99"), "X: y", &Value::Null).await?.status, 403);

    let id = made["id"].as_str().context("an id")?;
    let let_in = format!("DELETE /api/host/addresses/{id}");
    assert_eq!(ask(&let_in, &home, &vera, &Value::Null).await?.status, 204);
    assert_eq!(ask(&let_in, &home, &vera, &Value::Null).await?.status, 404);
    assert_eq!(ask("GET /api/me", &away, &eve, &Value::Null).await?.status, 200);
    // A ban by the command takes effect within a few seconds.
    let wish = wire::NewAddressBan { address: "203.0.113.7".into(), days: 1, note: String::new() };
    Admin::open(&house.database).await?.keep_out(&wish).await?;
    for _ in 0..80 {
        if ask("GET /api/me", &away, &eve, &Value::Null).await?.status == 403 {
            return Ok(());
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    anyhow::bail!("the command's ban was not heard of")
}
