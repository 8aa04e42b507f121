//! Chat, mute, presence, and coming back after a broken connection.

use anyhow::Result;
use serde_json::json;
use wire::{Down, Me, TableInfo, UpKind};

use crate::support::{Player, begin, open, wish};

async fn next_chat(player: &mut Player) -> Result<Vec<String>> {
    loop {
        if let Down::Chat { messages } = player.hear().await? {
            return Ok(messages.into_iter().map(|message| message.text).collect());
        }
    }
}

#[tokio::test]
async fn what_is_said_is_heard_unless_muted() -> Result<()> {
    let house = open().await;
    let (ann, ben, eve) = (house.guest("Ann").await, house.guest("Ben").await, house.guest("Eve").await);
    let table: TableInfo = ann.post("/api/tables", &wish("jaipur", 2)).await?;
    let mut one = Player::sit(&ann, &table.id).await?;
    assert_eq!(next_chat(&mut one).await?, [] as [&str; 0]);
    let mut two = Player::sit(&ben, &table.id).await?;
    next_chat(&mut two).await?;
    assert_eq!(two.request(UpKind::Chat { text: "<b>good luck</b>".into() }).await?, "");
    assert_eq!(
        next_chat(&mut one).await?,
        ["<b>good luck</b>"],
        "text is carried as it is, and shown as text"
    );
    assert_eq!(two.request(UpKind::Chat { text: "  ".into() }).await?, "bad_text");
    assert_eq!(two.request(UpKind::Chat { text: "\u{202e}evil".into() }).await?, "bad_text");
    let me: Me = eve.post("/api/me/mutes", &json!({ "player": ben.player, "muted": true })).await?;
    assert_eq!(me.muted, std::slice::from_ref(&ben.player));
    let mut three = Player::sit(&eve, &table.id).await?;
    assert_eq!(next_chat(&mut three).await?, [] as [&str; 0], "the history is muted too");
    Ok(())
}

#[tokio::test]
async fn nobody_can_impersonate_another_at_the_table() -> Result<()> {
    let house = open().await;
    let (ann, copy, eve) =
        (house.guest("Ann").await, house.guest("\u{410}nn").await, house.guest("ANN").await);
    let table = begin(&wish("jaipur", 2), &[&ann, &copy]).await?;
    let names: Vec<&str> = table.seats.iter().map(|seat| seat.name.as_str()).collect();
    assert_eq!(names, ["Ann", "\u{410}nn (2)"]);
    let mut watching = Player::sit(&eve, &table.id).await?;
    let mut one = Player::sit(&ann, &table.id).await?;
    assert_eq!(watching.request(UpKind::Chat { text: "it is me".into() }).await?, "");
    loop {
        if let Down::Chat { messages } = one.hear().await?
            && let Some(message) = messages.first()
        {
            assert_eq!(message.name, "ANN (3)");
            return Ok(());
        }
    }
}

#[tokio::test]
async fn a_returning_client_gets_exactly_what_it_missed() -> Result<()> {
    let house = open().await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let table = begin(&wish("charmers", 2), &[&ann, &ben]).await?;
    let (one, mut two) = (Player::sit(&ann, &table.id).await?, Player::sit(&ben, &table.id).await?);
    let seen = one.v;
    let story = one.story.len();
    one.socket.drop_dead();
    // Ben plays until Ann is to move; then Ann comes back.
    while two.my_turn_now() {
        let text = two.state.moves[0].clone();
        two.play(&text, true).await?;
    }
    let mut back = ann.socket(&table.id, Some(seen)).await?;
    let (from, v, missed) = back
        .hear_until(|message| match message {
            Down::Step { from, v, story, .. } => Some((*from, *v, story.len())),
            Down::Sync { .. } => panic!("the gap is small"),
            _ => None,
        })
        .await?;
    assert_eq!((from, v), (seen, two.v));
    assert_eq!(missed, two.story.len() - story);
    let mut fresh = ann.socket(&table.id, Some(v + 5)).await?;
    let synced = fresh.hear_until(|message| match message {
        Down::Sync { v, .. } => Some(*v),
        _ => None,
    });
    assert_eq!(synced.await?, v, "who claims to have seen the future gets everything afresh");
    Ok(())
}

#[tokio::test]
async fn everyone_sees_who_is_there() -> Result<()> {
    let house = open().await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let table = begin(&wish("jaipur", 2), &[&ann, &ben]).await?;
    let mut one = Player::sit(&ann, &table.id).await?;
    let two = Player::sit(&ben, &table.id).await?;
    let both = |table: &TableInfo| table.seats.iter().all(|seat| seat.connected);
    while !one.table.as_ref().is_some_and(both) {
        one.hear().await?;
    }
    two.socket.drop_dead();
    while one.table.as_ref().is_some_and(both) {
        one.hear().await?;
    }
    Ok(())
}

impl Player {
    fn my_turn_now(&self) -> bool {
        matches!(self.state.turn, wire::Turn::Choose { seat } if Some(seat) == self.state.viewer)
    }
}
