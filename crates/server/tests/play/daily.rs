//! The daily deal: one try counts, and those who have played it see how others did.

use anyhow::{Result, bail};
use wire::{Daily, NewTable, TableInfo, UpKind};

use crate::support::{House, Player, open, wish};

fn deal(date: &str) -> NewTable {
    NewTable { daily: Some(date.to_owned()), ..wish("jaipur", 1) }
}

async fn of_today(client: &load::Client) -> Result<Daily> {
    client.get("/api/games/jaipur/daily").await
}

/// How the levels did, once they have played.
async fn with_levels(client: &load::Client) -> Result<Daily> {
    for _ in 0..600 {
        let daily = of_today(client).await?;
        if !daily.levels.is_empty() {
            return Ok(daily);
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    bail!("the levels play for ever")
}

#[tokio::test]
async fn everyone_gets_the_same_deal_once() -> Result<()> {
    let house: House = open().await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let today = of_today(&ann).await?.date;
    let one: TableInfo = ann.post("/api/tables", &deal(&today)).await?;
    let two: TableInfo = ben.post("/api/tables", &deal(&today)).await?;
    assert_eq!(one.daily.as_deref(), Some(today.as_str()));
    assert_eq!(one.commitment, two.commitment, "the same chance");
    assert!(!one.rated && !one.listed && !one.hints);
    let again: TableInfo = ann.post("/api/tables", &deal(&today)).await?;
    assert_eq!(again.id, one.id, "who comes again sits at the same table");

    let before = of_today(&ben).await?;
    assert!(before.people.is_empty() && before.levels.is_empty() && !before.finished);
    assert_eq!(before.table, Some(two.id));
    let mut player = Player::sit(&ann, &one.id).await?;
    assert_eq!(player.request(UpKind::AskBack { v: player.v }).await?, "no_takeback");
    player.play_on().await?;
    let after = with_levels(&ann).await?;
    assert!(after.finished && after.people.len() == 1 && after.people[0].you, "{after:?}");
    assert_eq!(after.people[0].name, "Ann");
    assert_eq!(after.levels.len(), 6);
    assert!(of_today(&ben).await?.people.is_empty(), "Ben has not finished");
    Ok(())
}

#[tokio::test]
async fn an_earlier_deal_can_be_played_without_counting_and_a_later_one_not_at_all() -> Result<()> {
    let house = open().await;
    let ann = house.guest("Ann").await;
    let early = "2026-01-02";
    let one: TableInfo = ann.post("/api/tables", &deal(early)).await?;
    let two: TableInfo = ann.post("/api/tables", &deal(early)).await?;
    assert!(one.id != two.id && one.commitment == two.commitment);
    let told: Daily = ann.get(&format!("/api/games/jaipur/daily?date={early}")).await?;
    assert!(told.table.is_none() && told.people.is_empty());
    for date in ["2999-01-01", "yesterday", "2026-00-00"] {
        assert_eq!(ann.fetch(&format!("/api/games/jaipur/daily?date={date}")).await?.0, 404, "{date}");
        let asked = ann.post_text("/api/tables", serde_json::to_string(&deal(date))?).await?;
        assert_eq!(asked.0, 404, "{date}: {}", asked.1);
    }
    assert_eq!(ann.fetch("/api/games/chess/daily").await?.0, 404);
    Ok(())
}

/// A player who asks twice at once must not get a second table to practise the deal on.
#[tokio::test]
async fn asking_twice_at_once_makes_one_table() -> Result<()> {
    let house = open().await;
    let ann = house.guest("Ann").await;
    let today = deal(&of_today(&ann).await?.date);
    let ask = || ann.post::<_, TableInfo>("/api/tables", &today);
    let (one, two, three, four) = tokio::try_join!(ask(), ask(), ask(), ask())?;
    assert!([two.id, three.id, four.id].iter().all(|id| *id == one.id));
    let mine: Vec<TableInfo> = ann.get("/api/me/tables").await?;
    assert_eq!(mine.len(), 1, "and no other table is left behind");
    Ok(())
}
