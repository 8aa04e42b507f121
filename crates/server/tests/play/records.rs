//! Logs, replays, and the data of the fairness page.

use anyhow::Result;
use serde_json::json;
use wire::{Fairness, Replay, Stage, TableInfo};

use crate::support::{Player, begin, open, short, wish};

#[tokio::test]
async fn a_finished_match_is_open_to_all_and_goes_out_and_in_again() -> Result<()> {
    let house = open().await;
    let (ann, ben, eve) = (house.guest("Ann").await, house.guest("Ben").await, house.guest("Eve").await);
    let table = begin(&short(wish("jaipur", 2)), &[&ann, &ben]).await?;
    let path = |what: &str| format!("/api/tables/{}/{what}", table.id);
    let (mut one, mut two) = (Player::sit(&ann, &table.id).await?, Player::sit(&ben, &table.id).await?);

    let own: Replay = ann.get(&path("replay")).await?;
    assert_eq!((own.viewer, own.open), (Some(0), false));
    assert_eq!(own.frames.len() as u32, one.v + 1);
    assert_eq!(ann.fetch(&path("replay?as=1")).await?.0, 403, "not through the other's eyes");
    assert_eq!(eve.fetch(&path("replay?as=0")).await?.0, 403);
    let sealed: Fairness = ann.get(&path("fairness")).await?;
    assert!(sealed.seed.is_none() && sealed.draws.is_empty() && sealed.commitment.is_some());
    assert_eq!(sealed.contributions.len(), 2);
    let (_, log) = ann.fetch(&path("log")).await?;
    assert!(log.contains("deal 1 ?") && !log.contains("seed"), "the other hand is hidden in my log");

    tokio::try_join!(one.play_on(), two.play_on())?;
    let open: Replay = eve.get(&path("replay?as=1")).await?;
    assert_eq!((open.viewer, open.open), (Some(1), true));
    let fair: Fairness = eve.get(&path("fairness")).await?;
    assert!(fair.seed.is_some() && fair.draws.iter().all(|draw| draw.number.is_some()));

    let (_, log) = eve.fetch(&path("log")).await?;
    let again: TableInfo = eve.post("/api/logs", &json!({ "log": log })).await?;
    assert_eq!((again.stage, again.listed), (Stage::Finished, false));
    let (_, same) = eve.fetch(&format!("/api/tables/{}/log", again.id)).await?;
    assert_eq!(same, log);
    let bad = json!({ "log": log.replace("seats 2", "seats 9") });
    let refused = eve.post::<_, TableInfo>("/api/logs", &bad).await.unwrap_err().to_string();
    assert!(refused.contains("bad_log"), "{refused}");
    Ok(())
}
