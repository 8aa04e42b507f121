//! Rules that changed while a match was in progress: it ends under the version it began with, and the next
//! match of the same people is played under the newest.

use load::{Client, Socket};
use table::{Config, Log, Seed, Turn};
use wire::{Down, State, TableInfo, UpKind};

use crate::house::House;

/// A match of an older version that is nearly over, so the server plays the more interesting part.
fn under_way(game: &str, version: u32) -> Log {
    let seed = || Seed::from_number(11);
    let config = Config::new(2).version(version);
    let mut whole = catalog::standard().game(game).unwrap().begin(&config, Some(seed())).unwrap();
    for decision in 0.. {
        while whole.turn() == Turn::Chance {
            whole.roll().unwrap();
        }
        let Turn::Seat { seat } = whole.turn() else { break };
        let moves = whole.moves();
        whole.play(seat, &moves[decision * 7 % moves.len()].text).unwrap();
    }
    let mut log = whole.log().clone();
    log.lines.truncate(log.lines.len() - 40);
    let mut game = catalog::standard().load(&log).unwrap();
    game.unseal(seed()).unwrap();
    while game.turn() == Turn::Chance {
        game.roll().unwrap();
    }
    game.log().clone()
}

/// Plays for both seats until the match is over.
async fn play_to_the_end(people: &[&Client], table: &str) {
    let mut sockets = Vec::new();
    for client in people {
        sockets.push(client.socket(table, None).await.unwrap());
    }
    let mut number = 0;
    loop {
        let (v, state) = look(&mut sockets[0]).await;
        let (wire::Turn::Choose { seat } | wire::Turn::Confirm { seat }) = state.turn else { return };
        let socket = &mut sockets[usize::from(seat)];
        let (_, own) = look(socket).await;
        let request = if matches!(state.turn, wire::Turn::Confirm { .. }) {
            UpKind::End { v }
        } else {
            let text = own.moves[number * 7 % own.moves.len()].clone();
            UpKind::Move { v, text, end: true }
        };
        let id = socket.ask(request).await.unwrap();
        let accepted = |message: &Down| match message {
            Down::Accepted { id: answered, .. } => (*answered == id).then_some(true),
            Down::Refused { id: answered, .. } => (*answered == id).then_some(false),
            _ => None,
        };
        assert!(socket.hear_until(accepted).await.unwrap(), "a listed move is accepted");
        number += 1;
    }
}

async fn look(socket: &mut Socket) -> (u32, State) {
    socket.ask(UpKind::Ping).await.unwrap();
    socket.hear_until(|message| matches!(message, Down::Pong { .. }).then_some(())).await.unwrap();
    socket.ask(UpKind::Sync).await.unwrap();
    let state = |message: &Down| match message {
        Down::Sync { v, state, .. } => Some((*v, (**state).clone())),
        _ => None,
    };
    socket.hear_until(state).await.unwrap()
}

async fn log_of(client: &Client, table: &str) -> Log {
    Log::parse(&client.fetch(&format!("/api/tables/{table}/log")).await.unwrap().1).unwrap()
}

#[tokio::test]
async fn a_match_under_way_ends_by_its_own_version_and_a_rematch_takes_the_newest() {
    let house = House::open("versions").await;
    let ann = Client::guest(&house.address, "Ann").await.unwrap();
    let ben = Client::guest(&house.address, "Ben").await.unwrap();
    for card in catalog::standard().cards() {
        for version in 1..card.rules_version {
            let table = house.put(&under_way(card.id, version), &[&ann, &ben], 11).await;
            play_to_the_end(&[&ann, &ben], &table).await;
            let log = log_of(&ann, &table).await;
            assert_eq!((log.header.rules_version, log.seed.is_some()), (version, true), "{}", card.id);
            catalog::standard().load(&log).unwrap();
            let wish = serde_json::json!({});
            let next: TableInfo = ann.post(&format!("/api/tables/{table}/rematch"), &wish).await.unwrap();
            let header = log_of(&ann, &next.id).await.header;
            assert_eq!(header.rules_version, card.rules_version, "{}", card.id);
        }
    }
    std::fs::remove_dir_all(&house.folder).unwrap();
}
