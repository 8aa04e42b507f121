//! Two sides of a table at the relay, sending each other what the server sent in a real match.

use std::sync::Arc;
use std::time::Instant;

use anyhow::Result;
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use crate::book::{Book, Sent, lock};
use crate::heard::Heard;
use crate::player::{random, think};
use crate::{Plan, Socket};

/// Two sides sit down at the relay; the first starts.
pub(crate) async fn seat_two(
    plan: &Plan,
    (address, table): (&str, usize),
    messages: &Arc<[Utf8Bytes]>,
    book: &Arc<Book>,
    players: &mut JoinSet<()>,
) -> Result<()> {
    let url = format!("ws://{address}/{table}");
    let (mut one, two) = (Socket::at(&url).await?, Socket::at(&url).await?);
    let (plan, book, messages) = (plan.clone(), Arc::clone(book), Arc::clone(messages));
    players.spawn(async move {
        let sent = Sent::default();
        let first = async {
            send(&mut one, 0, &messages, &sent).await?;
            pass(&plan, one, &messages, &sent, &book).await
        };
        let _ = tokio::try_join!(first, pass(&plan, two, &messages, &sent, &book));
    });
    Ok(())
}

/// Receives what the other side sent, reads it as a player would, and sends the next message.
async fn pass(
    plan: &Plan,
    mut socket: Socket,
    messages: &[Utf8Bytes],
    sent: &Sent,
    book: &Book,
) -> Result<()> {
    while !book.is_closed() {
        let text = socket.hear_bytes().await?;
        let heard: Heard<'_> = serde_json::from_str(&text)?;
        book.note_move();
        let next = lock(sent).map_or(0, |(number, _)| number as usize + 1);
        book.note_arrival(next as u32, &text, sent);
        let chosen = heard.state.and_then(|state| state.some_move(u64::from_be_bytes(random())));
        std::hint::black_box(chosen);
        think(plan.pace).await;
        send(&mut socket, next, messages, sent).await?;
    }
    Ok(())
}

async fn send(socket: &mut Socket, number: usize, messages: &[Utf8Bytes], sent: &Sent) -> Result<()> {
    *lock(sent) = Some((number as u32, Instant::now()));
    socket.pass(messages[number % messages.len()].clone()).await
}
