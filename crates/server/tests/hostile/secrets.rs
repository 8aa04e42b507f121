//! The seed of a match in progress is in no answer to anyone. (What a seat may know about another's hand is
//! covered by the leak test inside the crate.)

use anyhow::Result;
use load::Client;
use wire::{Fairness, UpKind};

use crate::support::{Player, begin, open, wish};

/// Everything that can be asked about a table.
async fn everything(client: &Client, table: &str) -> Result<Vec<String>> {
    let mut answers = Vec::new();
    for what in [
        "",
        "/log",
        "/replay",
        "/replay?as=0",
        "/replay?as=1",
        "/replay?as=spectator",
        "/fairness",
        "/recount",
        "/analysis",
        "/moves?line=20",
        "/components",
    ] {
        answers.push(client.fetch(&format!("/api/tables/{table}{what}")).await?.1);
    }
    for path in [
        "/api/tables",
        "/api/tables?stage=playing",
        "/api/me/tables",
        "/api/me",
        "/api/me/tokens",
        "/api/me/sessions",
        "/api/me/export",
        "/metrics",
    ] {
        answers.push(client.fetch(path).await?.1);
    }
    Ok(answers)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_seed_leaves_before_the_end() -> Result<()> {
    let house = open().await;
    let people = [house.guest("Ann").await, house.guest("Ben").await, house.guest("Eve").await];
    let stranger = Client::stranger(&house.address);
    for game in ["jaipur", "rajas", "charmers", "karma"] {
        let mut new = wish(game, 2);
        new.listed = true;
        let table = begin(&new, &[&people[0], &people[1]]).await?;
        let mut heard = Vec::new();
        for client in people.iter().chain([&stranger]) {
            heard.extend(everything(client, &table.id).await?);
            let mut socket = client.socket(&table.id, None).await?;
            let labels = UpKind::Labels { v: 0, texts: Vec::new() };
            let explain = UpKind::Explain { text: "?".into() };
            for kind in [UpKind::Sync, UpKind::Hint { v: 0 }, labels, explain, UpKind::Ping] {
                socket.ask(kind).await?;
            }
            loop {
                let text = socket.hear_text().await?;
                let over = text.contains("\"pong\"");
                heard.push(text);
                if over {
                    break;
                }
            }
        }
        let mut one = Player::sit(&people[0], &table.id).await?;
        assert_eq!(one.request(UpKind::Resign).await?, "");
        let fair: Fairness = stranger.get(&format!("/api/tables/{}/fairness", table.id)).await?;
        let seed = fair.seed.expect("the match is over");
        assert!(seed.len() >= 64 && heard.len() > 40);
        assert!(heard.iter().all(|text| !text.contains(&seed)), "the seed of {game} was told during play");
        let after = everything(&stranger, &table.id).await?;
        assert!(after.iter().any(|text| text.contains(&seed)), "the test would find it");
    }
    Ok(())
}
