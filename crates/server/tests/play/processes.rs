//! Two servers on one PostgreSQL, like two processes: players at one share a table with players at the other.
//! Without `tools/with-postgres` there is nothing to test.

use std::time::Duration;

use anyhow::Result;
use load::Client;
use serde_json::json;
use wire::{Down, Stage, TableInfo, UpKind};

use crate::support::{Player, bot, open_with, short, wish};

/// Asks until a table shows exactly these seats as connected.
async fn shows(client: &Client, table: &str, connected: [bool; 2]) -> Result<()> {
    for _ in 0..200 {
        let info: TableInfo = client.get(&format!("/api/tables/{table}")).await?;
        if info.seats.iter().map(|seat| seat.connected).eq(connected) {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    anyhow::bail!("it never shows {connected:?}")
}

/// Listens until someone has said this.
async fn hear_said(player: &mut Player, wanted: &str) -> Result<()> {
    loop {
        if let Down::Chat { messages } = player.hear().await?
            && messages.iter().any(|message| message.text == wanted)
        {
            return Ok(());
        }
    }
}

#[tokio::test]
async fn a_table_is_one_wherever_its_players_sit() -> Result<()> {
    let Some(url) = load::fresh_postgres().await? else { return Ok(()) };
    let here = open_with(|settings| settings.postgres = Some(url.clone())).await;
    let there = open_with(|settings| settings.postgres = Some(url.clone())).await;
    let ann = here.guest("Ann").await;
    let ben = here.guest("Ben").await.moved_to(&there.address);

    // Each of them changes the table where the other has not been.
    let table: TableInfo = ann.post("/api/tables", &short(wish("jaipur", 2))).await?;
    let at = |what: &str| format!("/api/tables/{}/{what}", table.id);
    let mut two = Player::sit(&ben, &table.id).await?;
    let _: TableInfo = ben.post(&at("sit"), &json!({ "contribution": "ab" })).await?;
    let started: TableInfo = ann.post(&at("start"), &json!({})).await?;
    assert_eq!(started.stage, Stage::Playing);
    let mut one = Player::sit(&ann, &table.id).await?;
    two.reach(one.v).await?;

    // Each process shows who is at the other, and that someone has left.
    shows(&ann, &table.id, [true, true]).await?;
    shows(&ben, &table.id, [true, true]).await?;
    drop(two);
    shows(&ann, &table.id, [true, false]).await?;
    shows(&ben, &table.id, [true, false]).await?;
    let mut two = Player::sit(&ben, &table.id).await?;

    // Both write at once, and both messages reach both.
    let (said, answered) = tokio::join!(
        one.request(UpKind::Chat { text: "hello there".into() }),
        two.request(UpKind::Chat { text: "hello here".into() })
    );
    assert_eq!((said?, answered?), (String::new(), String::new()));
    one.request(UpKind::Chat { text: "last word".into() }).await?;
    hear_said(&mut two, "last word").await?;

    // A take-back is asked for at one and granted at the other.
    let (mover, other) = if one.state.moves.is_empty() { (&mut two, &mut one) } else { (&mut one, &mut two) };
    let (before, text) = (mover.state.view.clone(), mover.state.moves[0].clone());
    assert_eq!(mover.play(&text, true).await?, "");
    assert_eq!(mover.request(UpKind::AskBack { v: mover.v }).await?, "");
    while other.state.takeback.is_none() {
        other.hear().await?;
    }
    assert_eq!(other.request(UpKind::AnswerBack { yes: true }).await?, "");
    mover.reach(other.v).await?;
    assert_eq!(mover.state.view, before);

    tokio::try_join!(one.play_on(), two.play_on())?;
    assert_eq!(open_lines(&one), open_lines(&two));
    Ok(())
}

/// Everything a player was told, except for draws of cards, which each player sees differently.
fn open_lines(player: &Player) -> Vec<(u32, &str)> {
    let lines = player.story.iter().map(|line| (line.n, line.line.as_str()));
    lines.filter(|(_, line)| !line.starts_with('*')).collect()
}

#[tokio::test]
async fn a_bot_s_turn_is_taken_once_however_many_processes_there_are() -> Result<()> {
    let Some(url) = load::fresh_postgres().await? else { return Ok(()) };
    let here = open_with(|settings| settings.postgres = Some(url.clone())).await;
    let there = open_with(|settings| settings.postgres = Some(url.clone())).await;
    let ann = here.guest("Ann").await;
    let mut new = short(wish("jaipur", 2));
    new.seats[1] = bot("medium");
    new.start = true;
    let table: TableInfo = ann.post("/api/tables", &new).await?;
    // She plays at one, and her second device watches at the other.
    let mut one = Player::sit(&ann, &table.id).await?;
    let mut two = Player::sit(&ann.moved_to(&there.address), &table.id).await?;
    one.play_on().await?;
    two.reach(one.v).await?;
    assert_eq!(one.story, two.story);
    Ok(())
}

#[tokio::test]
async fn passwords_are_guessed_no_faster_at_two_processes() -> Result<()> {
    let Some(url) = load::fresh_postgres().await? else { return Ok(()) };
    let limited = async || {
        open_with(|settings| {
            settings.postgres = Some(url.clone());
            settings.limits = true;
        })
        .await
    };
    let (here, there) = (limited().await, limited().await);
    let wrong = json!({ "name": "ann", "password": "wrong password", "bring": false }).to_string();
    let tried = async |address: &str| -> Result<u16> {
        Ok(Client::stranger(address).post_text("/api/account/sign-in", wrong.clone()).await?.0)
    };
    for _ in 0..5 {
        assert_eq!(tried(&here.address).await?, 403);
    }
    assert_eq!((tried(&there.address).await?, tried(&here.address).await?), (429, 429));
    Ok(())
}
