//! The WebSocket of a table.

use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::extract::rejection::QueryRejection;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Extension, Query, State};
use axum::response::{IntoResponse, Response};
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use tokio::sync::mpsc;
use wire::{Down, Up, UpKind};

use super::App;
use super::guard::From;
use super::id::Id;
use super::limits::SocketLimits;
use super::problem::Denied;
use super::watch::Proof;
use super::who::Visitor;
use crate::room::{Ask, Connection, OUTBOX};
use sitting::Denial;

/// The most bytes in a request over the socket.
const MESSAGE: usize = 4 * 1024;

/// A client silent for this long is gone; clients answer pings automatically.
const SILENCE: Duration = Duration::from_secs(75);
const PING: Duration = Duration::from_secs(30);

/// A client that takes this long for one message is cut off.
const SLOW: Duration = Duration::from_secs(20);

/// At most this many messages, and this many bytes of them, go out together: they are held besides those still
/// waiting, and a socket keeps the memory its largest batch took.
const AT_ONCE: usize = 8;
const TOGETHER: usize = 4 * 1024;

/// The most bytes read from a client at a time; most requests are much smaller.
const READ: usize = 1024;

static NUMBERS: AtomicU64 = AtomicU64::new(1);

/// What a client already knows, and how it wants to be told more.
#[derive(Debug, Deserialize)]
pub(super) struct Known {
    since: Option<u32>,
    /// Whether someone here wants bots to take their time.
    #[serde(default)]
    calm: bool,
}

/// A visitor to a table.
struct Guest {
    visitor: Visitor,
    muted: Vec<String>,
    known: Known,
    limits: SocketLimits,
    from: IpAddr,
}

/// Only the room keeps a client's queue open: when the room is gone, so is the socket, and the client
/// reconnects.
type Outbox = mpsc::WeakSender<Utf8Bytes>;

pub(super) async fn open(
    State(app): State<App>,
    Extension(From(from)): Extension<From>,
    visitor: Visitor,
    Id(id): Id,
    known: Result<Query<Known>, QueryRejection>,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response, Denied> {
    let Ok(upgrade) = upgrade else {
        return Err(Denial::new("bad_request", "server-bad-request-socket").into());
    };
    let Query(known) = known?;
    let limits = app.limits.socket(from)?;
    let asker = visitor.who.clone();
    // A missing or closed table is refused before the upgrade, where clients can see why.
    app.rooms.ask(&id, |reply| Ask::Enter { who: asker, from, reply }).await?;
    let muted = match &visitor.who {
        Some(who) => app.rooms.store().muted(&who.player).await?,
        None => Vec::new(),
    };
    let upgrade = upgrade.max_message_size(MESSAGE).max_frame_size(MESSAGE);
    // The library's own buffers are meant for large messages: 128 kB each, for every client.
    let upgrade = upgrade.read_buffer_size(READ).write_buffer_size(TOGETHER);
    let guest = Guest { visitor, muted, known, limits, from };
    Ok(upgrade.on_upgrade(move |socket| serve(app, id, guest, socket)).into_response())
}

async fn serve(app: App, id: String, guest: Guest, socket: WebSocket) {
    let Guest { visitor, muted, known: Known { since, calm }, limits, from } = guest;
    let Visitor { who, secret, may_act } = visitor;
    let number = NUMBERS.fetch_add(1, Ordering::Relaxed);
    let (out, queue) = mpsc::channel(OUTBOX);
    let refusals = out.downgrade();
    let proof = who.as_ref().zip(secret).map(|(who, secret)| app.watch.over(&secret, &who.player));
    let player = who.as_ref().map(|who| who.player.clone());
    let connection = Box::new(Connection::new(number, who, out, muted).calm(calm));
    if app.rooms.tell(&id, Ask::Connect { connection, since }).await.is_err() {
        return;
    }
    metrics::gauge!("durbar_sockets").increment(1.0);
    let (sink, stream) = socket.split();
    // The first of these ends the others: the client leaves, falls silent or takes too long, its room is
    // gone, it may no longer be here, or the server stops.
    tokio::select! {
        () = read(&app, &id, number, (&limits, may_act, player.as_deref()), &refusals, stream) => {}
        () = write(sink, queue) => {}
        () = until_void(proof.as_deref()) => {}
        () = app.banned.until_holds(from) => {}
        () = app.until_stopping() => {}
    }
    let _ = app.rooms.tell(&id, Ask::Leave { connection: number }).await;
    metrics::gauge!("durbar_sockets").decrement(1.0);
}

/// Someone who watches without a name may always stay.
async fn until_void(proof: Option<&Proof>) {
    match proof {
        Some(proof) => proof.until_void().await,
        None => std::future::pending().await,
    }
}

/// Sends what the room has for the client, and a ping after a while of silence. What is waiting goes out
/// together: the step and the answer to the player who moved take one system call.
async fn write(mut sink: SplitSink<WebSocket, Message>, mut queue: mpsc::Receiver<Utf8Bytes>) {
    let mut gathered = Vec::with_capacity(AT_ONCE);
    loop {
        let sent = match tokio::time::timeout(PING, queue.recv_many(&mut gathered, AT_ONCE)).await {
            Ok(0) => break,
            Ok(_) => send(&mut sink, gathered.drain(..)).await,
            Err(_) => in_time(sink.send(Message::Ping(Vec::new().into()))).await,
        };
        if sent.is_none() {
            break;
        }
    }
    let _ = tokio::time::timeout(SLOW, sink.close()).await;
}

/// `None` when the client is gone, or takes too long for one of them.
async fn send(
    sink: &mut SplitSink<WebSocket, Message>,
    texts: impl Iterator<Item = Utf8Bytes>,
) -> Option<()> {
    let mut gathered = 0;
    for text in texts {
        if gathered > 0 && gathered + text.len() > TOGETHER {
            in_time(sink.flush()).await?;
            gathered = 0;
        }
        gathered += text.len();
        in_time(sink.feed(Message::Text(text))).await?;
    }
    in_time(sink.flush()).await
}

async fn in_time(sent: impl Future<Output = Result<(), axum::Error>>) -> Option<()> {
    tokio::time::timeout(SLOW, sent).await.ok()?.ok()
}

/// Passes the client's requests to the room until the client leaves or falls silent.
async fn read(
    app: &App,
    id: &str,
    number: u64,
    (limits, may_act, player): (&SocketLimits, bool, Option<&str>),
    out: &Outbox,
    mut stream: SplitStream<WebSocket>,
) {
    while let Ok(Some(Ok(message))) = tokio::time::timeout(SILENCE, stream.next()).await {
        let text = match message {
            Message::Text(text) => text,
            Message::Close(_) => return,
            Message::Ping(_) | Message::Pong(_) => continue,
            Message::Binary(_) => {
                refuse(out, 0, &Denial::quoting("bad_request", "server-bad-request", "not text".into()));
                continue;
            }
        };
        let understood = understood(&text, limits, may_act);
        match understood.and_then(|up| may_say(app, player, id, up)) {
            Ok(Up { id: request, kind }) => {
                if app.rooms.tell(id, Ask::Up { connection: number, id: request, kind }).await.is_err() {
                    return;
                }
            }
            Err((request, denial)) => refuse(out, request, &denial),
        }
    }
}

fn understood(text: &str, limits: &SocketLimits, may_act: bool) -> Result<Up, (u32, Denial)> {
    if !limits.message() {
        return Err((0, Denial::TOO_FAST));
    }
    let up: Up = serde_json::from_str(text)
        .map_err(|error| (0, Denial::quoting("bad_request", "server-bad-request", error.to_string())))?;
    if !up.kind.looks() && !may_act {
        return Err((up.id, Denial::READ_ONLY));
    }
    Ok(up)
}

/// Chat counts for the player and the table, whichever socket it comes over.
fn may_say(app: &App, player: Option<&str>, table: &str, up: Up) -> Result<Up, (u32, Denial)> {
    match player {
        Some(player) if matches!(up.kind, UpKind::Chat { .. }) => {
            app.limits.say(player, table).map_err(|denial| (up.id, denial))?;
        }
        _ => {}
    }
    Ok(up)
}

/// A refusal the room need not know about. A client that does not read loses it.
fn refuse(out: &Outbox, id: u32, denial: &Denial) {
    let refused =
        Down::Refused { id, code: denial.code.to_owned(), rule: None, reason: denial.reason.clone().into() };
    let text = serde_json::to_string(&refused).expect("messages are plain data");
    if let Some(out) = out.upgrade() {
        let _ = out.try_send(text.into());
    }
}
