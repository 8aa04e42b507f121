//! Which names and pages the server answers, and what it says about itself.

use anyhow::{Context, Result};
use load::Client;
use serde_json::json;
use wire::TableInfo;

use crate::raw::{cookie, request};
use crate::support::{open, open_with, wish};

const JSON: &str = "Content-Type: application/json";
const RENAME: &[u8] = br#"{"name":"Mallory"}"#;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn other_names_are_not_answered() -> Result<()> {
    let house = open().await;
    for host in
        ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example:80", "", "games.example.org"]
    {
        for path in ["/api/games", "/", "/metrics", "/api/health"] {
            let reply =
                request(&house.address, &format!("GET {path}"), &[&format!("Host: {host}")], b"").await?;
            assert_eq!(reply.status, 403, "{host}{path}: {reply:?}");
        }
    }
    for host in ["localhost:4400", "LOCALHOST", "192.168.0.9:4400", "[::1]:4400"] {
        let reply = request(&house.address, "GET /api/games", &[&format!("Host: {host}")], b"").await?;
        assert_eq!(reply.status, 200, "{host}: {reply:?}");
    }
    let public = open_with(|settings| settings.public_url = Some("https://games.example.org".into())).await;
    let reply = request(&public.address, "GET /api/games", &["Host: games.example.org"], b"").await?;
    assert_eq!(reply.status, 200);
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pages_of_other_sites_change_nothing_and_hear_nothing() -> Result<()> {
    let house = open().await;
    let cookie = format!("Cookie: {}", cookie(&house.address).await?);
    let ann = house.guest("Ann").await;
    let table: TableInfo = ann.post("/api/tables", &wish("jaipur", 2)).await?;
    let socket = format!("GET /api/tables/{}/socket", table.id);
    let upgrade = [
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ];
    let others =
        ["https://evil.example", "null", "http://127.0.0.1:1", "file://", "http://localhost.evil.example"];
    let others = others.map(|origin| format!("Origin: {origin}"));
    let sites = ["Sec-Fetch-Site: cross-site", "Sec-Fetch-Site: same-site"].map(str::to_owned);
    for foreign in others.iter().chain(&sites) {
        let reply = request(&house.address, "POST /api/me", &[JSON, &cookie, foreign], RENAME).await?;
        assert_eq!(reply.status, 403, "{foreign}: {reply:?}");
        let delete = format!("DELETE /api/tables/{}", table.id);
        assert_eq!(
            request(&house.address, &delete, &[&cookie, foreign], b"").await?.status,
            403,
            "{foreign}"
        );
        let headers = [&upgrade[..], &[&cookie, foreign]].concat();
        assert_eq!(request(&house.address, &socket, &headers, b"").await?.status, 403, "{foreign}");
    }
    let own = format!("Origin: http://{}", house.address);
    assert_eq!(request(&house.address, "POST /api/me", &[JSON, &cookie, &own], RENAME).await?.status, 200);
    let reply = request(&house.address, "GET /api/games", &[&others[0]], b"").await?;
    assert_eq!(reply.header("access-control-allow-origin"), None, "no other page may read answers");
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_answer_carries_the_headers_that_keep_a_browser_safe() -> Result<()> {
    let house = open().await;
    let lines = [
        "GET /",
        "GET /api/games",
        "GET /api/nothing",
        "GET /api/me",
        "PUT /api/me",
        "GET /api/openapi.json",
    ];
    for line in lines {
        let reply = request(&house.address, line, &[], b"").await?;
        let policy = reply.header("content-security-policy").unwrap_or_default();
        assert!(
            policy.contains("default-src 'self'") && policy.contains("script-src 'self' 'wasm-unsafe-eval';"),
            "{line}: {reply:?}"
        );
        assert!(
            policy.contains("frame-ancestors 'none'") && policy.contains("base-uri 'none'"),
            "{line}: {reply:?}"
        );
        assert_eq!(reply.header("x-content-type-options"), Some("nosniff"), "{line}");
        assert_eq!(reply.header("referrer-policy"), Some("same-origin"), "{line}");
        assert_eq!(reply.header("cross-origin-opener-policy"), Some("same-origin"), "{line}");
        assert!(
            reply.header("permissions-policy").is_some_and(|policy| policy.contains("camera=()")),
            "{line}"
        );
        assert_eq!(reply.header("strict-transport-security"), None, "a household has no https");
        assert!(reply.header("cache-control").is_some(), "{line}");
    }
    let public = open_with(|settings| settings.public_url = Some("https://games.example.org".into())).await;
    for line in lines {
        let reply = request(&public.address, line, &[], b"").await?;
        assert_eq!(reply.header("strict-transport-security"), Some("max-age=15552000"), "{line}");
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_cookie_is_out_of_reach_of_scripts_and_other_sites() -> Result<()> {
    let plain = open().await;
    let reply = request(&plain.address, "POST /api/me", &[JSON], RENAME).await?;
    let cookie = reply.header("set-cookie").unwrap_or_default().to_owned();
    assert!(
        cookie.contains("; httponly") && cookie.contains("; samesite=lax") && cookie.contains("; path=/"),
        "{cookie}"
    );
    assert!(
        !cookie.contains("secure") && !cookie.contains("domain"),
        "a household plays over http: {cookie}"
    );
    let tls = open_with(|settings| settings.public_url = Some("https://games.example.org".into())).await;
    let reply = request(&tls.address, "POST /api/me", &[JSON], RENAME).await?;
    let cookie = reply.header("set-cookie").unwrap_or_default();
    assert!(cookie.starts_with("__host-durbar=") && cookie.contains("; secure"), "{reply:?}");
    assert!(cookie.contains("; path=/") && !cookie.contains("domain"), "or browsers refuse it: {cookie}");
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_listener_for_both_tells_ipv4_clients_apart() -> Result<()> {
    let both = std::net::SocketAddr::from((std::net::Ipv6Addr::UNSPECIFIED, 0));
    if std::net::TcpListener::bind(both).is_err() {
        return Ok(()); // A machine without IPv6 has nothing to tell apart.
    }
    let house = open_with(|settings| {
        settings.listen = both;
        settings.limits = true;
        settings.trusted_proxies = vec![[127, 0, 0, 1].into()];
    })
    .await;
    let port = house.address.rsplit(':').next().unwrap_or_default();
    let address = format!("127.0.0.1:{port}");
    let mut statuses = std::collections::BTreeSet::new();
    for n in 0..40 {
        let from = format!("X-Forwarded-For: 10.0.{n}.1");
        statuses.insert(request(&address, "POST /api/me", &[JSON, &from], RENAME).await?.status);
    }
    assert_eq!(statuses.into_iter().collect::<Vec<_>>(), [200], "forty clients are not one that floods");
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_connection_that_ends_with_an_answer_says_so() -> Result<()> {
    let house = open().await;
    let foreign = format!("Host: {}\r\nOrigin: https://evil.example\r\n", house.address);
    let plain = format!("Host: {}\r\n", house.address);
    for (headers, status) in [
        (format!("{foreign}{JSON}\r\nContent-Length: 1000\r\n"), 403),
        (format!("{plain}{JSON}\r\nContent-Length: 9000000\r\n"), 413),
        (format!("{plain}Content-Type: text/plain\r\nContent-Length: 1000\r\n"), 415),
    ] {
        let bytes = format!("POST /api/me HTTP/1.1\r\n{headers}\r\n{{");
        let reply = crate::raw::send(&house.address, bytes.as_bytes()).await?;
        assert_eq!((reply.status, reply.header("connection")), (status, Some("close")), "{reply:?}");
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn metrics_are_for_this_machine_alone() -> Result<()> {
    let house = open_with(|settings| settings.trusted_proxies = vec![[127, 0, 0, 1].into()]).await;
    // Only the first server in a process has metrics; what matters here is who is refused them.
    for proxied in ["X-Forwarded-For: 9.9.9.9", "X-Forwarded-For: 127.0.0.1", "Forwarded: for=9.9.9.9"] {
        let reply = request(&house.address, "GET /metrics", &[proxied], b"").await?;
        assert_eq!(reply.status, 404, "{proxied}: {reply:?}");
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_cookie_does_not_open_another_s_seat() -> Result<()> {
    let house = open().await;
    let (ann, eve) = (house.guest("Ann").await, house.guest("Eve").await);
    let table: TableInfo = ann.post("/api/tables", &wish("jaipur", 2)).await?;
    let at = |what: &str| format!("/api/tables/{}/{what}", table.id);
    let start = |client: &Client| {
        let client = client.clone();
        let path = at("start");
        async move { client.post_text(&path, "{}".into()).await }
    };
    assert_eq!(start(&eve).await?.0, 403);
    let kick = json!({ "seat": 0, "wish": { "kind": "open" } }).to_string();
    assert_eq!(eve.post_text(&at("seat"), kick).await?.0, 403);
    assert_eq!(eve.delete(&format!("/api/tables/{}", table.id)).await?.0, 403);
    assert_eq!(eve.post_text(&at("sit"), json!({ "seat": 0 }).to_string()).await?.0, 409);
    assert_eq!(eve.post_text(&at("stand"), "{}".into()).await?.0, 403);
    assert_eq!(eve.post_text(&at("rematch"), "{}".into()).await?.0, 409);
    assert_eq!(Client::stranger(&house.address).post_text(&at("sit"), "{}".into()).await?.0, 401);
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn cookies_from_before_https_are_exchanged_and_nobody_is_signed_out() -> Result<()> {
    let mut house = open_with(|_| {}).await;
    let old = cookie(&house.address).await?;
    let secret = old.strip_prefix("durbar=").context("the old name")?.to_owned();
    house.stop().await;
    let (folder, database) = (house.folder.clone(), house.database.clone());
    let again = open_with(|settings| {
        settings.data.clone_from(&folder);
        if let server::Database::Postgres(url) = &database {
            settings.postgres = Some(url.clone());
        }
        settings.public_url = Some("https://games.example.org".into());
    })
    .await;
    let me = async |cookie: String| {
        request(&again.address, "GET /api/me", &[&format!("Cookie: {cookie}")], b"").await
    };
    for _ in 0..2 {
        // The second time too: pages ask for several things at once.
        let reply = me(format!("durbar={secret}")).await?;
        assert_eq!(reply.status, 200);
        assert!(reply.head.contains(&format!("set-cookie: __host-durbar={secret};")), "{}", reply.head);
        assert!(reply.head.contains("set-cookie: durbar=;"), "the old one goes: {}", reply.head);
    }
    let reply = me(format!("__Host-durbar={secret}; durbar=planted")).await?;
    assert_eq!((reply.status, reply.header("set-cookie")), (200, None), "{}", reply.head);
    let reply = me("durbar=planted".into()).await?;
    assert_eq!((reply.status, reply.header("set-cookie")), (401, None), "{}", reply.head);
    // Another host of the same domain could plant a cookie under the old name: a new secret is not accepted
    // there.
    let new = cookie(&again.address).await?;
    // Headers are read in lower case here.
    let planted = new.strip_prefix("__host-").context("the new name")?.to_owned();
    assert_eq!((me(format!("__Host-{planted}")).await?.status, me(planted).await?.status), (200, 401));
    Ok(())
}
