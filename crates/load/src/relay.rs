//! The least a server for moves could do: what one side of a table sends is passed to the other side
//! unchanged. No rules, no storage, no secrets. `durbar load --baseline` compares the server with it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::Result;
use axum::Router;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::response::Response;
use axum::routing::any;
use axum::serve::ListenerExt as _;
use futures_util::{SinkExt as _, StreamExt as _};
use tokio::net::TcpListener;
use tokio::sync::mpsc;

/// How many messages may wait for a client, as on the server.
const OUTBOX: usize = 64;

/// The library's own buffers, as on the server.
const BUFFER: usize = 4 * 1024;

/// One side's way to the other side, and what comes from there.
type Line = (mpsc::Sender<Message>, mpsc::Receiver<Message>);

/// The lines of sides that have not arrived yet, by table.
type Expected = Arc<Mutex<HashMap<u32, Line>>>;

/// Passes messages on for as long as the process lives.
pub async fn relay(listener: TcpListener) -> Result<()> {
    let router = Router::new().route("/{table}", any(open)).with_state(Expected::default());
    let listener = listener.tap_io(|stream| drop(stream.set_nodelay(true)));
    Ok(axum::serve(listener, router).await?)
}

async fn open(
    State(expected): State<Expected>,
    Path(table): Path<u32>,
    upgrade: WebSocketUpgrade,
) -> Response {
    let upgrade = upgrade.read_buffer_size(BUFFER).write_buffer_size(BUFFER);
    upgrade.on_upgrade(move |socket| pass_on(socket, line(&expected, table)))
}

/// The first side of a table leaves the other end of its line for the second.
fn line(expected: &Expected, table: u32) -> Line {
    let mut expected = expected.lock().unwrap_or_else(PoisonError::into_inner);
    expected.remove(&table).unwrap_or_else(|| {
        let ((to_second, at_second), (to_first, at_first)) = (mpsc::channel(OUTBOX), mpsc::channel(OUTBOX));
        expected.insert(table, (to_first, at_second));
        (to_second, at_first)
    })
}

async fn pass_on(socket: WebSocket, (other, mut own): Line) {
    let (mut sink, mut stream) = socket.split();
    let read = async {
        while let Some(Ok(message)) = stream.next().await {
            if matches!(message, Message::Text(_)) && other.send(message).await.is_err() {
                return;
            }
        }
    };
    let write = async {
        while let Some(message) = own.recv().await {
            if sink.send(message).await.is_err() {
                return;
            }
        }
    };
    tokio::select! {
        () = read => {}
        () = write => {}
    }
}
