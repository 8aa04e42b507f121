//! A server's data moves from one database to another without losing a line.

#[path = "play/support.rs"]
#[allow(dead_code, reason = "each test program uses a part of it")]
mod support;

use anyhow::Result;
use serde_json::json;
use server::{Admin, Database, transfer};
use wire::{Analysing, Daily, Duplicate, HookMade, NewTable, Profile, PuzzleReply, ServerInfo, TableInfo};

use support::{Player, QUICKEST, analysed, begin, counted, member, open_with, rated, short, wish};

#[tokio::test]
async fn what_is_moved_is_all_there_and_goes_on() -> Result<()> {
    let mut house = open_with(|settings| {
        settings.public_url = Some("https://games.example.org".into());
        settings.webhooks = vec!["127.0.0.1:9".parse().unwrap()];
        settings.analysis = QUICKEST;
    })
    .await;
    let (ann, ben) = (member(&house.address, "Ann").await, member(&house.address, "Ben").await);
    let rated = rated(short(wish("jaipur", 2)));
    let (over, under_way) =
        (begin(&rated, &[&ann, &ben]).await?, begin(&wish("karma", 2), &[&ann, &ben]).await?);
    let (mut one, mut two) = (Player::sit(&ann, &over.id).await?, Player::sit(&ben, &over.id).await?);
    tokio::try_join!(one.play_on(), two.play_on())?;
    let counted = counted(&ann, &over.id).await?;
    let analysis = analysed(&ann, &over.id).await?;
    let _: HookMade = ann.post("/api/me/hooks", &json!({ "url": "http://127.0.0.1:9/" })).await?;
    // A point of the curve, as RFC 8291 has it.
    let p256dh = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
    let browser = json!({ "endpoint": "https://fcm.googleapis.com/x", "p256dh": p256dh, "auth": "BTBZMqHH6r4Tts7J_aSIgg" });
    assert_eq!(ann.post_text("/api/me/push", browser.to_string()).await?.0, 204);
    let key = ann.get::<ServerInfo>("/api/server").await?.push;
    let report = json!({ "player": ben.player, "n": null, "text": "" }).to_string();
    assert_eq!(ann.post_text(&format!("/api/tables/{}/report", over.id), report).await?.0, 204);
    let puzzle = catalog::standard().game("jaipur")?.puzzles().puzzles.swap_remove(0).id;
    let _: PuzzleReply = ann.post(&format!("/api/puzzles/jaipur-{puzzle}"), &json!({})).await?;
    let today = ann.get::<Daily>("/api/games/jaipur/daily").await?.date;
    let _: TableInfo = ann.post("/api/tables", &NewTable { daily: Some(today), ..wish("jaipur", 1) }).await?;
    let admin = Admin::open(&house.database).await?;
    assert!(admin.host("ann", true).await?);
    admin.invite(&wire::NewInvitation { note: "the club".into(), uses: 2, days: 7 }).await?;
    let spam = wire::NewAddressBan { address: "203.0.113.7".into(), days: 7, note: "spam".into() };
    admin.keep_out(&spam).await?;
    let wish = json!({ "game": "jaipur", "level": "easy", "deals": 1 });
    let duplicate: Duplicate = ann.post("/api/duplicates", &wish).await?;
    let play = format!("/api/duplicates/{}/play", duplicate.id);
    let dealt: TableInfo = ann.post(&play, &json!({})).await?;
    house.stop().await;
    // There and back again: under tools/with-postgres from PostgreSQL to a folder and to PostgreSQL again.
    let folder = Database::Folder(house.folder.join("moved"));
    let copied = transfer(&house.database, &folder).await?;
    assert!(
        copied.iter().all(|(name, rows)| *rows > 0
            || ["mutes", "chat", "imports", "uncounted", "hook_calls", "daily_levels", "spare_codes"]
                .contains(name)),
        "{copied:?}"
    );
    let second = match load::fresh_postgres().await? {
        Some(url) => Database::Postgres(url),
        None => Database::Folder(house.folder.join("again")),
    };
    assert_eq!(transfer(&folder, &second).await?, copied);
    let (before, after) = (Admin::open(&house.database).await?, Admin::open(&second).await?);
    // Before anything else is noted on either side.
    assert_eq!(before.deeds().await?, after.deeds().await?);
    for id in [&over.id, &under_way.id] {
        assert_eq!(before.export(id).await?, after.export(id).await?);
    }
    assert_eq!(
        (before.players().await?, before.tables().await?),
        (after.players().await?, after.tables().await?)
    );
    assert!(transfer(&folder, &second).await.is_err(), "nothing is written over");
    assert!(transfer(&Database::Folder(house.folder.join("nowhere")), &folder).await.is_err());

    let moved = open_with(|settings| {
        settings.public_url = Some("https://games.example.org".into());
        match &second {
            Database::Folder(folder) => settings.data.clone_from(folder),
            Database::Postgres(url) => settings.postgres = Some(url.clone()),
        }
    })
    .await;
    let (ann, ben) = (ann.moved_to(&moved.address), ben.moved_to(&moved.address));
    assert!(key.is_some());
    assert_eq!(ann.get::<ServerInfo>("/api/server").await?.push, key, "browsers know the server again");
    let ben_s: Profile = ann.get(&format!("/api/players/{}", ben.player)).await?;
    assert_eq!(ben_s.ratings["jaipur"].value, counted[1].expect("Ben is rated").after);
    let kept: Analysing = ben.get(&format!("/api/tables/{}/analysis", over.id)).await?;
    assert_eq!(kept, Analysing::Done { analysis });
    let mine: Vec<TableInfo> = ann.get("/api/me/tables").await?;
    let same: TableInfo = ben.post(&play, &json!({})).await?;
    assert_eq!(same.commitment, dealt.commitment, "the second player gets the same deal there");
    assert_eq!(mine.len(), 4, "the cookies are worth what they were");
    let (mut one, mut two) =
        (Player::sit(&ann, &under_way.id).await?, Player::sit(&ben, &under_way.id).await?);
    tokio::try_join!(one.play_on(), two.play_on())?;
    Ok(())
}
