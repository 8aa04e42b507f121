//! The leak test: two tables whose worlds look alike to a viewer, and differ in what is hidden from it, must
//! send that viewer the same bytes, whatever it asks for.

use std::fmt::Write as _;

use load::{Client, Socket};
use table::{Seat, Viewer};
use wire::UpKind;

use crate::house::House;
use twins::{played, twin};

#[path = "leaks/twins.rs"]
mod twins;

/// Every byte a client gets when it asks for everything there is.
async fn everything(client: &Client, table: &str, lines: usize) -> String {
    let mut bytes = String::new();
    for what in [
        "",
        "/log",
        "/replay",
        "/replay?as=0",
        "/replay?as=1",
        "/replay?as=spectator",
        "/fairness",
        "/components",
    ] {
        let (status, text) = client.fetch(&format!("/api/tables/{table}{what}")).await.unwrap();
        writeln!(bytes, "{what} {status} {text}").unwrap();
    }
    bytes +=
        &client.fetch("/api/me/tables").await.unwrap().1.replace(table, "TABLE").lines().count().to_string();
    // From the start, and after a broken connection at several moments.
    for since in [None, Some(1), Some(lines as u32 / 2), Some(lines as u32), Some(lines as u32 + 9)] {
        let mut socket = client.socket(table, since).await.unwrap();
        for _ in 0..2 {
            writeln!(bytes, "{since:?} {}", of_the_game(&mut socket).await).unwrap();
        }
        bytes += &requests(&mut socket, lines as u32).await;
    }
    bytes.replace(table, "TABLE")
}

/// The next message that is not about who has come and gone, which depends only on timing.
async fn of_the_game(socket: &mut Socket) -> String {
    loop {
        let text = socket.hear_text().await.unwrap();
        if !text.contains("\"kind\":\"table\"") {
            return text;
        }
    }
}

/// Requests that are refused, and some that are accepted but change nothing the others see.
async fn requests(socket: &mut Socket, v: u32) -> String {
    let explain = |text: &str| UpKind::Explain { text: text.into() };
    let labels = |v: u32, texts: &[&str]| {
        let texts = texts.iter().map(|text| (*text).to_owned()).collect();
        UpKind::Labels { v, texts }
    };
    let play = |v: u32, text: &str| UpKind::Move { v, text: text.into(), end: true };
    let asked = [
        UpKind::Sync,
        UpKind::Ping,
        play(v + 1, "camels"),
        play(v, "nonsense"),
        play(v, "sell diamonds 9"),
        explain("camels"),
        explain("take gold"),
        explain("sell gold 2"),
        explain("swap gold gold for cloth cloth"),
        explain("die 1"),
        explain("take 1"),
        labels(v, &[]),
        labels(v, &["camels", "take gold", "sell gold 2", "die 1", "take 1"]),
        labels(v + 1, &[]),
        UpKind::End { v },
        UpKind::AnswerBack { yes: true },
        UpKind::Chat { text: String::new() },
    ];
    let mut bytes = String::new();
    for kind in asked {
        socket.ask(kind).await.unwrap();
        bytes += &of_the_game(socket).await;
        bytes.push('\n');
    }
    bytes
}

/// Both worlds as a seat sees them: the bytes that each world sends.
async fn compare(
    game: &str,
    seats: usize,
    decisions: usize,
    eyes: Option<usize>,
) -> Option<(String, String)> {
    let number = 40 + decisions as u64;
    let log = played(game, seats, decisions, number);
    let seat = |index| Seat::all(seats).nth(index).unwrap();
    // The worlds look alike to seat 0 and to spectators.
    let alike = if eyes == Some(1) {
        Viewer::Seat(seat(0))
    } else {
        eyes.map_or(Viewer::Spectator, |eyes| Viewer::Seat(seat(eyes)))
    };
    let other = twin(&log, alike)?;
    let house = House::open(&format!("{game}-{seats}-{decisions}-{eyes:?}")).await;
    let mut people = Vec::new();
    for name in ["Ann", "Ben", "Cat", "Dan", "Eve"].iter().take(seats + 1) {
        people.push(Client::guest(&house.address, name).await.unwrap());
    }
    let (seated, spectator) = people.split_at(seats);
    let seated: Vec<&Client> = seated.iter().collect();
    let (one, two) = (house.put(&log, &seated, number).await, house.put(&other, &seated, number).await);
    let client = eyes.map_or(&spectator[0], |eyes| seated[eyes]);
    let bytes =
        (everything(client, &one, log.lines.len()).await, everything(client, &two, log.lines.len()).await);
    if eyes != Some(1) {
        undo_is_told_alike(&house, &seated, client, (&one, &two)).await;
    }
    std::fs::remove_dir_all(&house.folder).unwrap();
    Some(bytes)
}

/// A decision is undone in both worlds; the viewer is told the same about it.
async fn undo_is_told_alike(house: &House, seated: &[&Client], client: &Client, tables: (&str, &str)) {
    let mut heard = Vec::new();
    for table in [tables.0, tables.1] {
        let mut watcher = client.socket(table, None).await.unwrap();
        for _ in 0..3 {
            watcher.hear_text().await.unwrap();
        }
        let mut said = String::new();
        for player in seated {
            let v =
                house.store.log(&house.store.table(table).await.unwrap().unwrap()).await.unwrap().lines.len();
            let mut socket = player.socket(table, None).await.unwrap();
            let id = socket.ask(UpKind::AskBack { v: v as u32 }).await.unwrap();
            let answered = |message: &wire::Down| match message {
                wire::Down::Accepted { id: one, .. } | wire::Down::Refused { id: one, .. } => {
                    (*one == id).then_some(())
                }
                _ => None,
            };
            socket.hear_until(answered).await.unwrap();
        }
        watcher.ask(UpKind::Ping).await.unwrap();
        loop {
            let text = watcher.hear_text().await.unwrap();
            if text.contains("\"pong\"") {
                break;
            }
            if !text.contains("\"kind\":\"table\"") {
                said += &text;
            }
        }
        heard.push(said);
    }
    assert_eq!(heard[0], heard[1], "a take-back tells something about what is hidden");
}

async fn is_tight(game: &str, seats: usize) {
    let mut compared = 0;
    for decisions in [0, 3, 6, 10] {
        for eyes in [Some(0), None] {
            let Some((one, two)) = compare(game, seats, decisions, eyes).await else { continue };
            compared += 1;
            let differs = one.lines().zip(two.lines()).find(|(one, two)| one != two);
            assert!(differs.is_none(), "{game}, {decisions} decisions in, {eyes:?}: {differs:#?}");
        }
    }
    assert!(compared >= 4, "{game}: only {compared} pairs of worlds were found");
}

#[tokio::test]
async fn jaipur_tells_nothing_that_is_hidden() {
    is_tight("jaipur", 2).await;
}

#[tokio::test]
async fn karma_tells_nothing_that_is_hidden() {
    is_tight("karma", 2).await;
    is_tight("karma", 3).await;
}

/// The test would notice a leak: the player with the hidden cards gets other bytes.
#[tokio::test]
async fn the_test_can_see() {
    let (one, two) = compare("jaipur", 2, 3, Some(1)).await.unwrap();
    assert_ne!(one, two);
}

/// Nothing is hidden in these two games: decks are counts of what nobody has seen.
#[test]
fn rajas_and_charmers_have_no_secrets() {
    for game in ["rajas", "charmers"] {
        let log = played(game, 2, 60, 5);
        let match_ = catalog::standard().load(&log).unwrap();
        for (index, line) in log.lines.iter().enumerate() {
            assert_eq!(match_.seen_line(index, Viewer::Spectator), line.to_string(), "{game}");
        }
    }
}
