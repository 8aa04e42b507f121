//! Before and after the game: seats, settings, lists, rematches.

use anyhow::Result;
use serde_json::json;
use wire::{GameInfo, SeatKind, SeatWish, Stage, TableInfo};

use crate::support::{Player, begin, bot, open, short, wish};

#[tokio::test]
async fn people_sit_down_change_seats_and_stand_up() -> Result<()> {
    let house = open().await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let table: TableInfo = ann.post("/api/tables", &wish("rajas", 4)).await?;
    let path = |what: &str| format!("/api/tables/{}/{what}", table.id);
    let seated: TableInfo = ben.post(&path("sit"), &json!({ "seat": 3 })).await?;
    assert_eq!((seated.you.as_slice(), seated.seats[3].name.as_str()), (&[3][..], "Ben"));
    let moved: TableInfo = ben.post(&path("sit"), &json!({ "seat": 1, "contribution": "aa" })).await?;
    assert_eq!((moved.you.as_slice(), moved.seats[3].kind), (&[1][..], SeatKind::Open));
    assert!(moved.seats[1].contributed);
    let refused =
        ben.post::<_, TableInfo>(&path("sit"), &json!({ "seat": 0 })).await.unwrap_err().to_string();
    assert!(refused.contains("seat_taken"), "{refused}");
    let refused = ben.post::<_, TableInfo>(&path("start"), &json!({})).await.unwrap_err().to_string();
    assert!(refused.contains("not_host"), "{refused}");
    let refused = ann.post::<_, TableInfo>(&path("start"), &json!({})).await.unwrap_err().to_string();
    assert!(refused.contains("seats_open"), "{refused}");
    for seat in [2, 3] {
        let change = json!({ "seat": seat, "wish": { "kind": "bot", "level": "beginner" } });
        let _: TableInfo = ann.post(&path("seat"), &change).await?;
    }
    let stood: TableInfo = ann.post(&path("stand"), &json!({})).await?;
    assert_eq!(stood.host, ben.player, "the table goes to who is left");
    Ok(())
}

#[tokio::test]
async fn a_seated_player_can_take_a_new_name() -> Result<()> {
    let house = open().await;
    let (ann, ben) = (house.guest("Guest 421").await, house.guest("Ben").await);
    let table: TableInfo = ann.post("/api/tables", &wish("jaipur", 2)).await?;
    let sit = format!("/api/tables/{}/sit", table.id);
    let _: TableInfo = ann.post(&sit, &json!({ "seat": 0, "contribution": "aa" })).await?;
    let _: TableInfo = ben.post(&sit, &json!({ "seat": 1 })).await?;
    let _: wire::Me = ann.post("/api/me", &json!({ "name": "Ann" })).await?;
    let named: TableInfo = ann.post(&sit, &json!({ "seat": 0 })).await?;
    assert_eq!((named.seats[0].name.as_str(), named.you.as_slice()), ("Ann", &[0][..]));
    assert!(named.seats[0].contributed, "what was given stays given");
    assert_eq!((named.host.as_str(), named.stage), (ann.player.as_str(), Stage::Open));
    Ok(())
}

#[tokio::test]
async fn a_bot_asked_for_by_its_former_level_sits_down_by_the_new_one_and_has_a_name() -> Result<()> {
    let house = open().await;
    let ann = house.guest("Ann").await;
    let mut new = wish("rajas", 3);
    new.seats = vec![SeatWish::Me { name: None }, bot("raja"), bot("expert")];
    let table: TableInfo = ann.post("/api/tables", &new).await?;
    let told: Vec<_> = table.seats.iter().map(|seat| (seat.name.as_str(), seat.level.as_deref())).collect();
    assert_eq!(told, [("Ann", None), ("Vikram", Some("expert")), ("Sarita", Some("expert"))]);
    Ok(())
}

#[tokio::test]
async fn tables_by_link_are_never_listed() -> Result<()> {
    let house = open().await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let secret: TableInfo = ann.post("/api/tables", &wish("jaipur", 2)).await?;
    let mut new = wish("karma", 2);
    new.listed = true;
    let public: TableInfo = ann.post("/api/tables", &new).await?;
    let ids = |tables: Vec<TableInfo>| tables.into_iter().map(|table| table.id).collect::<Vec<_>>();
    assert_eq!(ids(ben.get("/api/tables").await?), std::slice::from_ref(&public.id));
    assert_eq!(ids(ben.get("/api/tables?stage=open&game=jaipur").await?), [] as [&str; 0]);
    let mut mine = ids(ann.get("/api/me/tables").await?);
    mine.sort();
    let mut both = [secret.id.clone(), public.id];
    both.sort();
    assert_eq!(mine, both);
    assert_eq!(ben.get::<TableInfo>(&format!("/api/tables/{}", secret.id)).await?.id, secret.id);
    Ok(())
}

#[tokio::test]
async fn every_game_is_offered_with_its_bots_and_stand_ins() -> Result<()> {
    let house = open().await;
    let games: Vec<GameInfo> = house.guest("Ann").await.get("/api/games").await?;
    assert_eq!(games.len(), catalog::standard().cards().len());
    for game in &games {
        assert!(game.levels.iter().any(|level| level == "master"), "{}", game.id);
        let tables: serde_json::Value =
            house.guest("Ben").await.get(&format!("/api/games/{}/components", game.id)).await?;
        for language in ["en", "de", "xx"] {
            let path = format!("/api/games/{}/words?language={language}", game.id);
            let words: String = house.guest("Ben").await.get(&path).await?;
            assert!(words.contains(&format!("{}-title = ", game.id)), "{language}");
        }
        assert!(tables.is_object());
    }
    assert!(games.iter().any(|game| !game.stand_ins.is_empty()), "stand-ins are told");
    Ok(())
}

#[tokio::test]
async fn the_same_again_with_changed_settings() -> Result<()> {
    let house = open().await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let table = begin(&short(wish("jaipur", 2)), &[&ann, &ben]).await?;
    let mut one = Player::sit(&ann, &table.id).await?;
    let path = format!("/api/tables/{}/rematch", table.id);
    assert!(ann.post::<_, TableInfo>(&path, &json!({})).await.is_err(), "not before the end");
    one.request(wire::UpKind::Resign).await?;
    let next: TableInfo = ben.post(&path, &json!({ "options": { "single_round": "off" } })).await?;
    assert_eq!((next.stage, next.options["single_round"].as_str()), (Stage::Open, "off"));
    assert_eq!(next.you, [0], "everybody moves one seat further");
    let old: TableInfo = ann.get(&format!("/api/tables/{}", table.id)).await?;
    assert_eq!(old.next, Some(next.id.clone()));
    assert!(ann.post::<_, TableInfo>(&path, &json!({})).await.is_err(), "one next table is enough");
    let sit = format!("/api/tables/{}/sit", next.id);
    assert_eq!(next.seats[1].kept.as_ref(), Some(&ann.player));
    let refused =
        house.guest("Cat").await.post::<_, TableInfo>(&sit, &json!({})).await.unwrap_err().to_string();
    assert!(refused.contains("seat_taken"), "{refused}");
    let begun: TableInfo = ann.post(&sit, &json!({})).await?;
    assert_eq!((begun.stage, begun.you), (Stage::Playing, vec![1]), "all are there again");
    Ok(())
}

#[tokio::test]
async fn wrong_settings_are_refused_with_the_reason() -> Result<()> {
    let house = open().await;
    let ann = house.guest("Ann").await;
    let mut new = wish("jaipur", 2);
    new.seats.push(SeatWish::Open);
    let refused = ann.post::<_, TableInfo>("/api/tables", &new).await.unwrap_err().to_string();
    assert!(refused.contains("bad_setup") && refused.contains("3 seats"), "{refused}");
    let mut new = wish("jaipur", 2);
    new.seats[1] = bot("genius");
    let refused = ann.post::<_, TableInfo>("/api/tables", &new).await.unwrap_err().to_string();
    assert!(refused.contains("unknown_level"), "{refused}");
    let mut new = wish("jaipur", 2);
    new.contribution = Some("xyz".into());
    assert!(ann.post::<_, TableInfo>("/api/tables", &new).await.is_err());
    let stranger = load::Client::stranger(&house.address);
    let refused =
        stranger.post::<_, TableInfo>("/api/tables", &wish("jaipur", 2)).await.unwrap_err().to_string();
    assert!(refused.contains("no_identity"), "{refused}");
    Ok(())
}
