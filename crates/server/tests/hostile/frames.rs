//! Malformed and random frames on the socket of a table where two others play.

use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use futures_util::{SinkExt, StreamExt};
use load::Client;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use wire::{Down, UpKind};

use crate::chance::Chance;
use crate::raw::{all_is_well, watch_for_panics};
use crate::support::{Player, begin, open, short, wish};

/// Whether the server closes the socket within a while, whatever it sends before.
async fn is_closed(socket: &mut load::Socket) -> bool {
    let silence = async { while socket.hear_text().await.is_ok() {} };
    tokio::time::timeout(Duration::from_secs(20), silence).await.is_ok()
}

/// A hand-made socket: the stream after the handshake.
async fn handshake(address: &str, table: &str) -> Result<TcpStream> {
    let mut stream = TcpStream::connect(address).await?;
    let head = format!(
        "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {address}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).await?;
    let mut first = [0; 12];
    stream.read_exact(&mut first).await?;
    assert_eq!(&first, b"HTTP/1.1 101");
    Ok(stream)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn wrong_messages_are_refused_and_nobody_else_notices() -> Result<()> {
    watch_for_panics();
    let house = open().await;
    let (ann, ben, eve) = (house.guest("Ann").await, house.guest("Ben").await, house.guest("Eve").await);
    let table = begin(&short(wish("jaipur", 2)), &[&ann, &ben]).await?;
    let (mut one, two) = (Player::sit(&ann, &table.id).await?, Player::sit(&ben, &table.id).await?);
    let before = one.v;
    let good = json!({ "id": 7, "kind": "move", "v": before, "text": one.state.moves.first() });
    let mut texts: Vec<String> = [
        "",
        "{",
        "null",
        "[]",
        "1e9999",
        "\"",
        "{}",
        r#"{"id":1}"#,
        r#"{"id":-1,"kind":"ping"}"#,
        r#"{"id":4294967296,"kind":"ping"}"#,
        r#"{"id":1,"kind":"nothing"}"#,
        r#"{"id":1,"kind":"move"}"#,
        r#"{"id":1,"kind":"move","v":1e30,"text":"x"}"#,
        r#"{"id":1,"kind":"move","v":0,"text":7}"#,
        r#"{"id":1,"kind":"undo","v":-3}"#,
        r#"{"id":1,"kind":["move"]}"#,
        r#"{"id":{"id":{}},"kind":"ping"}"#,
        r#"{"id":1,"kind":"chat","text":""}"#,
        r#"{"id":1,"kind":"chat","text":"a\u0000b"}"#,
        r#"{"id":1,"kind":"chat","text":"\ud800"}"#,
        r#"{"id":1,"kind":"chat","text":"\u202eevil"}"#,
        r#"{"id":1,"kind":"resign"}"#,
        r#"{"id":1,"kind":"answer_back","yes":true}"#,
        r#"{"id":1,"kind":"ask_back","v":0}"#,
        r#"{"id":1,"kind":"hint","v":0}"#,
        r#"{"id":1,"kind":"explain","text":"take gold"}"#,
        r#"{"id":1,"kind":"labels"}"#,
        r#"{"id":1,"kind":"labels","v":0,"texts":"take gold"}"#,
        r#"{"id":1,"kind":"end","v":0}"#,
    ]
    .map(str::to_owned)
    .to_vec();
    texts.push(format!("{}1{}", "[".repeat(1900), "]".repeat(1900)));
    texts.push("{\"id\":".repeat(600));
    texts.push(json!({ "id": 1, "kind": "labels", "v": before }).to_string());
    texts.push(json!({ "id": 1, "kind": "labels", "v": before, "texts": vec!["camels"; 400] }).to_string());
    let mut chance = Chance::new(3);
    texts.extend((0..200).map(|_| String::from_utf8_lossy(&chance.damage(&good.to_string())).into_owned()));
    let mut socket = eve.socket(&table.id, None).await?;
    for text in texts.into_iter().filter(|text| text.len() <= 4000) {
        socket.send_text(text.clone()).await?;
        let answer = socket.hear_until(|message| match message {
            Down::Refused { code, .. } => Some(code.clone()),
            Down::Accepted { .. } | Down::Pong { .. } | Down::Explained { .. } | Down::Labelled { .. } => {
                Some(String::new())
            }
            _ => None,
        });
        let code = answer.await.with_context(|| format!("no answer to {text}"))?;
        assert!(!code.is_empty(), "a spectator got through with {text}");
        assert_ne!(code, "trouble", "{text}");
    }
    for _ in 0..50 {
        socket.send_bytes(chance.bytes(200)).await?;
    }
    let refused = |message: &Down| matches!(message, Down::Refused { id: 0, .. }).then_some(());
    socket.hear_until(refused).await?;
    // The players at the table have been told nothing, and go on.
    one.socket.ask(UpKind::Ping).await?;
    while !matches!(one.hear().await?, Down::Pong { .. }) {}
    assert_eq!(one.v, before);
    drop(two);
    all_is_well(&house).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn players_cannot_play_for_others_or_at_other_times() -> Result<()> {
    let house = open().await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let table = begin(&short(wish("jaipur", 2)), &[&ann, &ben]).await?;
    let (one, two) = (Player::sit(&ann, &table.id).await?, Player::sit(&ben, &table.id).await?);
    let (mut mover, mut other) = if one.state.moves.is_empty() { (two, one) } else { (one, two) };
    let text = mover.state.moves[0].clone();
    assert!(other.state.moves.is_empty());
    assert_eq!(other.play(&text, true).await?, "not_your_turn");
    assert_eq!(mover.request(UpKind::Move { v: mover.v + 1, text: text.clone(), end: true }).await?, "stale");
    assert_eq!(mover.request(UpKind::Move { v: mover.v - 1, text: text.clone(), end: true }).await?, "stale");
    assert_eq!(mover.play("take everything", true).await?, "unreadable");
    assert_eq!(mover.play(&text, true).await?, "");
    assert_eq!(mover.play(&text, true).await?, "not_your_turn");
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn oversized_and_broken_frames_end_their_own_socket_alone() -> Result<()> {
    watch_for_panics();
    let house = open().await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let table = begin(&short(wish("jaipur", 2)), &[&ann, &ben]).await?;
    let mut large = Client::stranger(&house.address).socket(&table.id, None).await?;
    large.send_text("x".repeat(5_000)).await?;
    assert!(is_closed(&mut large).await);
    let mut chance = Chance::new(4);
    for number in 0..60_u8 {
        let mut stream = handshake(&house.address, &table.id).await?;
        let bytes = match number % 5 {
            // A text frame of 100 bytes that ends after 5.
            0 => vec![0x81, 0x80 | 0x64, 1, 2, 3, 4, 9, 9, 9, 9, 9],
            // A length of 2^63.
            1 => vec![0x81, 0xff, 0x80, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4],
            // Not masked, with reserved bits, a continuation of nothing.
            2 => vec![0x81, 5, b'h', b'e', b'l', b'l', b'o'],
            3 => vec![0xf0, 0x80, 1, 2, 3, 4, 0x00, 0x81, 1, 2, 3, 4, 5],
            _ => chance.bytes(100),
        };
        stream.write_all(&bytes).await?;
    }
    // Text that is not UTF-8.
    let mut stream = handshake(&house.address, &table.id).await?;
    stream.write_all(&[0x81, 0x82, 0, 0, 0, 0, 0xff, 0xfe]).await?;
    let mut rest = Vec::new();
    tokio::time::timeout(Duration::from_secs(20), stream.read_to_end(&mut rest)).await?.ok();
    let (mut one, mut two) = (Player::sit(&ann, &table.id).await?, Player::sit(&ben, &table.id).await?);
    tokio::try_join!(one.play_on(), two.play_on())?;
    all_is_well(&house).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn slow_readers_delay_nobody_and_get_a_fresh_state() -> Result<()> {
    watch_for_panics();
    let house = open().await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let table = begin(&wish("charmers", 2), &[&ann, &ben]).await?;
    let (mut one, mut two) = (Player::sit(&ann, &table.id).await?, Player::sit(&ben, &table.id).await?);
    // A spectator with little room for bytes asks for the whole state again and again, and reads none of it.
    let tcp = TcpSocket::new_v4()?;
    tcp.set_recv_buffer_size(4096)?;
    let stream = tcp.connect(house.address.parse()?).await?;
    let url = format!("ws://{}/api/tables/{}/socket", house.address, table.id).into_client_request()?;
    let (mut lazy, _) = tokio_tungstenite::client_async(url, stream).await?;
    for id in 0..3000 {
        lazy.send(Message::text(json!({ "id": id, "kind": "sync" }).to_string())).await?;
    }
    let mut slowest = Duration::ZERO;
    for _ in 0..12 {
        let mover = if one.state.moves.is_empty() { &mut two } else { &mut one };
        let text = mover.state.moves[0].clone();
        let begun = Instant::now();
        assert_eq!(mover.play(&text, true).await?, "");
        slowest = slowest.max(begun.elapsed());
        let v = mover.v;
        tokio::try_join!(one.reach(v), two.reach(v))?;
    }
    assert!(slowest < Duration::from_secs(5), "a move took {slowest:?} beside a slow client");
    // Now it reads: not all 3,000 answers, but in the end the current state.
    let mut answers = 0;
    loop {
        let message = tokio::time::timeout(Duration::from_secs(20), lazy.next()).await?;
        let Message::Text(text) = message.context("it was cut off")?? else { continue };
        if let Down::Sync { v, .. } | Down::Step { v, .. } = serde_json::from_str(&text)? {
            answers += 1;
            if v == one.v {
                break;
            }
        }
    }
    println!("{answers} answers were kept, the slowest move beside it took {slowest:?}");
    assert!(answers < 3000, "all were kept for it");
    all_is_well(&house).await
}
