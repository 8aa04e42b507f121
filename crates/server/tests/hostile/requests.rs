//! Malformed and random requests.

use std::time::{Duration, Instant};

use anyhow::Result;
use load::Client;
use serde_json::{Value, json};
use wire::TableInfo;

use crate::chance::Chance;
use crate::raw::{all_is_well, cookie, request, send, watch_for_panics};
use crate::support::{open, wish};

/// The routes that take a body, each with a correct one.
fn bodies(table: &str) -> Vec<(String, Value)> {
    let at = |what: &str| format!("/api/tables/{table}/{what}");
    vec![
        ("/api/me".into(), json!({ "name": "Eve" })),
        ("/api/me/mutes".into(), json!({ "player": "00000000000000000000", "muted": true })),
        ("/api/me/tokens".into(), json!({ "label": "a bot" })),
        ("/api/account".into(), json!({ "name": "eve", "password": "a password" })),
        ("/api/account/sign-in".into(), json!({ "name": "eve", "password": "a password", "bring": true })),
        ("/api/account/password".into(), json!({ "old": "a password", "new": "another one" })),
        ("/api/account/recover".into(), json!({ "name": "eve", "code": "abcde", "password": "a password" })),
        ("/api/tables".into(), serde_json::to_value(wish("jaipur", 2)).unwrap()),
        (at("sit"), json!({ "seat": 1, "contribution": "00" })),
        (at("seat"), json!({ "seat": 1, "wish": { "kind": "bot", "level": "beginner" } })),
        (at("rematch"), json!({ "seats": [{ "kind": "me" }], "options": { "a": "b" } })),
        ("/api/logs".into(), json!({ "log": "durbar-log 1\ngame jaipur 1\n" })),
        // Last, since the guest may be gone after it.
        ("/api/me/delete".into(), json!({ "password": "a password" })),
    ]
}

/// Values of the wrong kind and size for any field.
fn wrong_values() -> Vec<Value> {
    vec![
        Value::Null,
        json!(-1),
        json!(1e308),
        json!(18_446_744_073_709_551_615_u64),
        json!(3.5),
        json!([]),
        json!({}),
        json!(""),
        json!("\u{0}\u{202e}"),
        json!("x".repeat(5000)),
        json!([[[[[[]]]]]]),
        json!("🂡".repeat(30)),
    ]
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn wrong_bodies_are_refused_by_name() -> Result<()> {
    watch_for_panics();
    let house = open().await;
    let eve = house.guest("Eve").await;
    let table: TableInfo = eve.post("/api/tables", &wish("rajas", 4)).await?;
    let mut chance = Chance::new(1);
    for (path, good) in bodies(&table.id) {
        let text = good.to_string();
        let mut tries: Vec<String> =
            (0..40).map(|_| String::from_utf8_lossy(&chance.damage(&text)).into()).collect();
        tries.extend((0..10).map(|_| String::from_utf8_lossy(&chance.bytes(300)).into_owned()));
        tries.extend(["", "null", "[]", "{", "{}", "\"", "1e999999"].map(str::to_owned));
        tries.push("[".repeat(15_000));
        tries.push("{\"a\":".repeat(3_000));
        for field in good.as_object().expect("a body is an object").keys() {
            tries.extend(wrong_values().into_iter().map(|wrong| {
                let mut body = good.clone();
                body[field] = wrong;
                body.to_string()
            }));
        }
        for body in tries {
            let (status, answer) = eve.post_text(&path, body.clone()).await?;
            assert!(status < 500, "{path} {body}: {status} {answer}");
            let problem: Option<wire::Problem> = serde_json::from_str(&answer).ok();
            assert!(matches!(status, 200 | 204) || problem.is_some(), "{path} {body}: {status} {answer}");
        }
    }
    all_is_well(&house).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn too_much_is_not_read() -> Result<()> {
    watch_for_panics();
    let house = open().await;
    let eve = house.guest("Eve").await;
    let large = json!({ "name": "x".repeat(20_000) }).to_string();
    assert_eq!(eve.post_text("/api/me", large).await?.0, 413);
    let log = json!({ "log": "x".repeat(1_200_000) }).to_string();
    assert_eq!(eve.post_text("/api/logs", log).await?.0, 413);
    // A length that is only claimed reserves nothing and is refused before the bytes come.
    let cookie = format!("Cookie: {}", cookie(&house.address).await?);
    let head = format!(
        "POST /api/me HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Type: application/json\r\n\
         {cookie}\r\nContent-Length: 99999999999\r\n\r\n",
        house.address
    );
    assert_eq!(send(&house.address, head.as_bytes()).await?.status, 413);
    let line = format!("GET /api/tables/{} ", "x".repeat(100_000));
    assert!(matches!(request(&house.address, line.trim(), &[], b"").await?.status, 400..=431));
    all_is_well(&house).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_page_of_another_site_cannot_post_a_form() -> Result<()> {
    let house = open().await;
    let cookie = format!("Cookie: {}", cookie(&house.address).await?);
    for kind in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"] {
        let kind = format!("Content-Type: {kind}");
        let body = br#"{"name":"Mallory"}"#;
        let reply = request(&house.address, "POST /api/me", &[&kind, &cookie], body).await?;
        assert_eq!(reply.status, 415, "{kind}: {reply:?}");
    }
    let me = request(&house.address, "GET /api/me", &[&cookie], b"").await?;
    assert!(me.body.contains("\"Eve\""), "{me:?}");
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn odd_addresses_lead_nowhere() -> Result<()> {
    watch_for_panics();
    let house = open().await;
    let paths = [
        "/api/tables/%00",
        "/api/tables/%ff%fe",
        "/api/tables/%",
        "/api/tables/%zz/log",
        "/api/tables/..%2f..%2fetc%2fpasswd/log",
        "/api/tables/../../etc/passwd",
        "/api/tables/'%20OR%201=1--/replay",
        "/api/tables/0000000000000000000i",
        "/api/tables/00000000000000000000",
        "/api/games/nothing/components",
        "/api/games/%ff/components",
        "/api/nothing",
        "/api/",
        "/../../../etc/passwd.txt",
        "/assets/..%2f..%2fCargo.toml",
    ];
    for path in paths {
        let reply = request(&house.address, &format!("GET {path}"), &[], b"").await?;
        assert!(matches!(reply.status, 400 | 404), "{path}: {reply:?}");
        assert!(!reply.body.contains("root:") && !reply.body.contains("[package]"), "{path}: {reply:?}");
    }
    for query in ["stage=nothing", "stage=open&stage=open", "stage=%ff", "%00=%00&&&=&=", "stage[]=open"] {
        let reply = request(&house.address, &format!("GET /api/tables?{query}"), &[], b"").await?;
        assert!(reply.status < 500, "{query}: {reply:?}");
    }
    let reply =
        request(&house.address, "GET /api/games/jaipur/components?set=..%2f..%2fsecret", &[], b"").await?;
    assert_eq!(reply.status, 422);
    for method in ["PUT", "PATCH", "DELETE", "TRACE", "CONNECT", "BREW"] {
        let reply = request(&house.address, &format!("{method} /api/games"), &[], b"").await?;
        assert!(matches!(reply.status, 400 | 404 | 405), "{method}: {reply:?}");
    }
    all_is_well(&house).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn arbitrary_bytes_do_no_harm() -> Result<()> {
    watch_for_panics();
    let house = open().await;
    let mut chance = Chance::new(2);
    let good = format!(
        "GET /api/me HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nCookie: durbar=0\r\n\r\n",
        house.address
    );
    for _ in 0..150 {
        let bytes = if chance.below(3) == 0 { chance.bytes(400) } else { chance.damage(&good) };
        let mut stream = tokio::net::TcpStream::connect(&house.address).await?;
        // Written, and dropped at once or in the middle.
        let _ = tokio::io::AsyncWriteExt::write_all(&mut stream, &bytes).await;
    }
    for cookie in ["durbar=", "durbar=\u{1F0A1}", "durbar=0; durbar=1", ";;;=;", "durbar", "DURBAR=x"] {
        let reply = request(&house.address, "GET /api/me", &[&format!("Cookie: {cookie}")], b"").await?;
        assert!(matches!(reply.status, 400 | 401), "{cookie}: {reply:?}");
    }
    for proof in ["Bearer", "Bearer ", "Bearer \u{0}", "Basic YTpi", "bearer x", "Bearer x y"] {
        let reply =
            request(&house.address, "GET /api/me", &[&format!("Authorization: {proof}")], b"").await?;
        assert!(matches!(reply.status, 400 | 401), "{proof}: {reply:?}");
    }
    all_is_well(&house).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stranger_s_log_costs_little() -> Result<()> {
    watch_for_panics();
    let house = open().await;
    let eve = house.guest("Eve").await;
    let table: TableInfo = eve
        .post(
            "/api/tables",
            &json!({
        "game": "charmers", "seats": [{ "kind": "me" }, { "kind": "me" }], "start": true }),
        )
        .await?;
    let mut player = crate::support::Player::sit(&eve, &table.id).await?;
    // Moves and undos back and forth make a log as long as you like.
    let text = player.state.moves[0].clone();
    assert_eq!(player.play(&text, false).await?, "");
    let undone = player.request(wire::UpKind::Undo { v: player.v }).await?;
    let (_, log) = eve.fetch(&format!("/api/tables/{}/log", table.id)).await?;
    let lines: Vec<&str> = log.lines().collect();
    let (start, pair) = lines.split_at(lines.len() - 2);
    assert!(undone.is_empty() && pair[1] == "undo 1", "{log}");
    let with_pairs = |pairs: usize| json!({ "log": format!("{}\n{}", start.join("\n"), format!("{}\n{}\n", pair[0], pair[1]).repeat(pairs)) });
    let most = (catalog::standard().card("charmers")?.longest_log - lines.len()) / 2;
    let imported: TableInfo = eve.post("/api/logs", &with_pairs(most)).await?;
    // However long the log, an answer has a hundred frames.
    let (mut seen, mut all) = (0, 1);
    while seen < all {
        let (status, page) = eve.fetch(&format!("/api/tables/{}/replay?from={seen}", imported.id)).await?;
        assert!(status == 200 && page.len() < 2_000_000, "{status}, {} bytes", page.len());
        let page: wire::Replay = serde_json::from_str(&page)?;
        assert_eq!(page.frames[0].story.as_ref().map_or(0, |line| line.n as usize + 1), seen);
        assert!(page.frames.len() <= 100 && page.from as usize == seen);
        (seen, all) = (seen + page.frames.len(), page.length as usize);
    }
    let past: wire::Replay = eve.get(&format!("/api/tables/{}/replay?from=4000000000", imported.id)).await?;
    assert!(past.frames.is_empty() && past.length as usize == seen && seen > most * 2);
    assert_eq!(eve.post_text("/api/logs", with_pairs(most + lines.len()).to_string()).await?.0, 422);
    let stranger = Client::stranger(&house.address);
    assert_eq!(stranger.post_text("/api/logs", with_pairs(1).to_string()).await?.0, 401);
    all_is_well(&house).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn unfinished_requests_are_not_waited_for() -> Result<()> {
    let house = open().await;
    let begun = Instant::now();
    let reply = send(&house.address, b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Slow: ").await?;
    assert!(reply.status != 200 && begun.elapsed() < Duration::from_secs(20), "{reply:?} {begun:?}");
    Ok(())
}
