//! Two guests who play one match after another, with random moves.

use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::Result;
use tokio::task::JoinSet;
use wire::{NewTable, SeatWish, SitDown, Stage, TableInfo, Turn, UpKind};

use crate::book::{Book, Sent, lock};
use crate::heard::Heard;
use crate::{Client, Plan, Socket};

/// Two guests sit down to a new table and play, game after game.
pub(crate) async fn seat_two(
    plan: &Plan,
    here: &str,
    there: &str,
    book: &Arc<Book>,
    players: &mut JoinSet<()>,
) -> Result<()> {
    let host = Client::guest(here, "Host").await?;
    let guest = Client::guest(there, "Guest").await?;
    let (book, plan) = (Arc::clone(book), plan.clone());
    players.spawn(async move {
        while !book.is_closed() {
            // A match that breaks off shows in the missing moves; the run goes on.
            if play_one(&plan, &host, &guest, &book).await.is_err() {
                tokio::time::sleep(Duration::from_millis(200)).await;
            }
        }
    });
    Ok(())
}

async fn play_one(plan: &Plan, host: &Client, guest: &Client, book: &Book) -> Result<()> {
    let new = NewTable {
        game: plan.game.clone(),
        seats: vec![SeatWish::Me { name: None }, SeatWish::Open],
        options: std::collections::BTreeMap::new(),
        components: None,
        clock: None,
        on_timeout: wire::OnTimeout::Loss,
        listed: false,
        rated: false,
        hints: None,
        contribution: Some(hex::encode(random::<16>())),
        start: false,
        lesson: None,
        daily: None,
    };
    let table: TableInfo = host.post("/api/tables", &new).await?;
    let sit = SitDown { seat: None, contribution: Some(hex::encode(random::<16>())) };
    let _: TableInfo = guest.post(&format!("/api/tables/{}/sit", table.id), &sit).await?;
    let _: TableInfo = host.post(&format!("/api/tables/{}/start", table.id), &serde_json::json!({})).await?;
    let sent = Sent::default();
    let one = play_seat(plan, host.socket(&table.id, None).await?, &sent, book);
    let two = play_seat(plan, guest.socket(&table.id, None).await?, &sent, book);
    tokio::try_join!(one, two).map(|_| ())
}

/// Plays one seat until the match is over.
async fn play_seat(plan: &Plan, mut socket: Socket, sent: &Sent, book: &Book) -> Result<()> {
    loop {
        let text = socket.hear_bytes().await?;
        let heard: Heard<'_> = serde_json::from_str(&text)?;
        match heard.kind.as_ref() {
            "accepted" => book.note_move(),
            "refused" => book.note_refusal(),
            _ => {}
        }
        if heard.table.is_some_and(|table| table.stage == Stage::Abandoned) {
            return Ok(());
        }
        let (v, Some(state)) = (heard.v, heard.state) else { continue };
        // The mover's own copy does not count as an arrival.
        if state.is_ones_turn() {
            book.note_arrival(v, &text, sent);
        }
        if state.turn == Turn::Over {
            return Ok(());
        }
        if let Some(text) = state.some_move(u64::from_be_bytes(random())) {
            think(plan.pace).await;
            *lock(sent) = Some((v, Instant::now()));
            socket.ask(UpKind::Move { v, text, end: true }).await?;
        }
    }
}

/// Waits for half to one and a half times the pace.
pub(crate) async fn think(pace: Duration) {
    if !pace.is_zero() {
        let share = f64::from(u16::from_be_bytes(random())) / f64::from(u16::MAX);
        tokio::time::sleep(pace.mul_f64(0.5 + share)).await;
    }
}

pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
}
