//! A guest who was removed from a table does not get back in as someone else.

use anyhow::{Context, Result};
use serde_json::{Value, json};

use crate::raw::{Reply, cookies, request};
use crate::support::{House, open_with};

const JSON: &str = "Content-Type: application/json";

/// A visitor with a cookie, coming from an address.
struct Visitor<'a> {
    house: &'a House,
    from: String,
    cookie: String,
    player: String,
}

impl<'a> Visitor<'a> {
    async fn new(house: &'a House, from: &str) -> Result<Self> {
        let from = format!("X-Forwarded-For: {from}");
        let reply = request(&house.address, "POST /api/me", &[JSON, &from], br#"{"name":"Eve"}"#).await?;
        let me: Value = serde_json::from_str(&reply.body)?;
        let player = me["player"].as_str().context("an id")?.to_owned();
        Ok(Self { house, from, cookie: cookies(&reply), player })
    }

    async fn ask(&self, line: &str, body: &Value) -> Result<Reply> {
        let headers = [JSON, &self.from, &self.cookie];
        let body = if line.starts_with("GET") { String::new() } else { body.to_string() };
        request(&self.house.address, line, &headers, body.as_bytes()).await
    }

    async fn register(&mut self, name: &str) -> Result<()> {
        let account = json!({ "name": name, "password": "twelve camels" });
        self.cookie = cookies(&self.ask("POST /api/account", &account).await?);
        Ok(())
    }

    /// The status of viewing the table, and of sitting down there.
    async fn knocks(&self, table: &str) -> Result<(u16, u16)> {
        let shown = self.ask(&format!("GET /api/tables/{table}"), &Value::Null).await?.status;
        Ok((shown, self.ask(&format!("POST /api/tables/{table}/sit"), &json!({})).await?.status))
    }
}

async fn house() -> House {
    open_with(|settings| settings.trusted_proxies = vec![[127, 0, 0, 1].into()]).await
}

/// A table of this host's with an open seat.
async fn table_of(host: &Visitor<'_>) -> Result<String> {
    let new = json!({ "game": "rajas", "seats": [{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }] });
    let made: Value = serde_json::from_str(&host.ask("POST /api/tables", &new).await?.body)?;
    Ok(made["id"].as_str().context("a table")?.to_owned())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_removed_guest_does_not_come_back_as_a_new_one() -> Result<()> {
    let house = house().await;
    let host = Visitor::new(&house, "192.0.2.1").await?;
    let table = table_of(&host).await?;
    let (eve, sister) = (Visitor::new(&house, "10.0.0.1").await?, Visitor::new(&house, "10.0.0.1").await?);
    let mut member = Visitor::new(&house, "10.0.0.1").await?;
    member.register("member").await?;
    assert_eq!(eve.knocks(&table).await?, (200, 200));
    assert_eq!(sister.knocks(&table).await?, (200, 200));
    let bar = |barred: bool| json!({ "player": eve.player, "barred": barred });
    let path = format!("POST /api/tables/{table}/bar");
    assert_eq!(host.ask(&path, &bar(true)).await?.status, 200);

    assert_eq!(eve.knocks(&table).await?, (403, 403));
    let mut again = Visitor::new(&house, "10.0.0.1").await?;
    assert_eq!(again.knocks(&table).await?, (403, 403), "a new guest from there");
    let refused = again.ask(&format!("GET /api/tables/{table}/log"), &Value::Null).await?;
    assert!(refused.body.contains("server-barred-home"), "{}", refused.body);
    again.register("again").await?;
    assert_eq!(again.knocks(&table).await?, (403, 403), "an account made for it");
    let nobody = request(&house.address, &format!("GET /api/tables/{table}"), &[&again.from], b"").await?;
    assert_eq!(nobody.status, 403, "without a name");
    // Others behind the same address: players already seated stay, and older accounts may enter.
    assert_eq!(sister.knocks(&table).await?.0, 200);
    assert_eq!(member.knocks(&table).await?.0, 200);
    assert_eq!(Visitor::new(&house, "10.0.0.2").await?.knocks(&table).await?.0, 200);
    // It applies only to this table, and until the host lets the guest back in.
    assert_eq!(again.knocks(&table_of(&host).await?).await?, (200, 200));
    assert_eq!(host.ask(&path, &bar(false)).await?.status, 200);
    assert_eq!(Visitor::new(&house, "10.0.0.1").await?.knocks(&table).await?.0, 200);
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn behind_the_host_s_own_address_only_the_guest_is_kept_out() -> Result<()> {
    let house = house().await;
    let (host, eve) = (Visitor::new(&house, "10.0.0.1").await?, Visitor::new(&house, "10.0.0.1").await?);
    let table = table_of(&host).await?;
    assert_eq!(eve.knocks(&table).await?, (200, 200));
    let bar = json!({ "player": eve.player, "barred": true });
    assert_eq!(host.ask(&format!("POST /api/tables/{table}/bar"), &bar).await?.status, 200);
    assert_eq!(eve.knocks(&table).await?, (403, 403));
    assert_eq!(Visitor::new(&house, "10.0.0.1").await?.knocks(&table).await?, (200, 200));
    Ok(())
}
