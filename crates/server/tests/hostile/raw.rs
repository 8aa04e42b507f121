//! Requests as bytes, so nothing on the way makes them well-formed.

use std::sync::Once;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use anyhow::{Context, Result};
use load::Client;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::support::{House, Player, begin, short, wish};

/// What came back: the status (0 for none at all), the head in lower case, the body.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Reply {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let found = self.head.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(':'));
        found.map(str::trim)
    }
}

/// Sends bytes and reads until the server closes.
pub(crate) async fn send(address: &str, bytes: &[u8]) -> Result<Reply> {
    let mut stream = TcpStream::connect(address).await?;
    // A server that has refused may close before it has read everything.
    let _ = stream.write_all(bytes).await;
    let mut answer = Vec::new();
    let read = tokio::time::timeout(Duration::from_secs(40), stream.read_to_end(&mut answer));
    let _ = read.await.context("the server neither answers nor closes")?;
    let text = String::from_utf8_lossy(&answer).into_owned();
    let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
    let status = head.split(' ').nth(1).and_then(|word| word.parse().ok()).unwrap_or(0);
    Ok(Reply { status, head: head.to_lowercase(), body: body.to_owned() })
}

/// A request with these extra header lines and body, on its own connection.
pub(crate) async fn request(address: &str, line: &str, headers: &[&str], body: &[u8]) -> Result<Reply> {
    let host = if headers.iter().any(|header| header.to_lowercase().starts_with("host:")) {
        String::new()
    } else {
        format!("Host: {address}\r\n")
    };
    let length =
        if line.starts_with("GET") { String::new() } else { format!("Content-Length: {}\r\n", body.len()) };
    let more = headers.iter().fold(String::new(), |more, header| more + header + "\r\n");
    let head = format!("{line} HTTP/1.1\r\n{host}Connection: close\r\n{length}{more}\r\n");
    send(address, &[head.as_bytes(), body].concat()).await
}

/// The cookie of a new guest.
pub(crate) async fn cookie(address: &str) -> Result<String> {
    let reply =
        request(address, "POST /api/me", &["Content-Type: application/json"], br#"{"name":"Eve"}"#).await?;
    let cookie = reply.header("set-cookie").and_then(|cookie| cookie.split(';').next());
    Ok(cookie.with_context(|| format!("no cookie: {reply:?}"))?.to_owned())
}

/// The cookies that an answer sets, as they are sent back.
pub(crate) fn cookies(reply: &Reply) -> String {
    let set = reply.head.lines().filter_map(|line| line.strip_prefix("set-cookie: "));
    let pairs: Vec<&str> = set.filter_map(|cookie| cookie.split(';').next()).collect();
    format!("Cookie: {}", pairs.join("; "))
}

static PANICS: AtomicU32 = AtomicU32::new(0);

/// Counts panics on the server's own threads from here on.
pub(crate) fn watch_for_panics() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            let thread = std::thread::current();
            let name = thread.name().unwrap_or_default();
            if name.starts_with("tokio") || name.starts_with("thinker") {
                PANICS.fetch_add(1, Ordering::Relaxed);
            }
            before(info);
        }));
    });
}

/// The server is alive, a match can be played to its end, and nothing has panicked.
pub(crate) async fn all_is_well(house: &House) -> Result<()> {
    let (status, _) = Client::stranger(&house.address).fetch("/api/health").await?;
    assert_eq!(status, 200);
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let table = begin(&short(wish("jaipur", 2)), &[&ann, &ben]).await?;
    let (mut one, mut two) = (Player::sit(&ann, &table.id).await?, Player::sit(&ben, &table.id).await?);
    tokio::try_join!(one.play_on(), two.play_on())?;
    assert_eq!(PANICS.load(Ordering::Relaxed), 0, "something panicked");
    Ok(())
}
