//! Accounts: one person on several devices, what becomes of a guest, and leaving for good.

use anyhow::Result;
use load::Client;
use serde_json::{Value, json};
use wire::{Me, Profile, RecoveryCode, SessionInfo, Stage, TableInfo, TokenMade, Turn, UpKind};

use crate::support::{House, Player, begin, bot, open, open_with, short, wish};

const PASSWORD: &str = "twelve camels";

/// Turns a guest into an account, and returns the recovery code.
async fn register(client: &Client, name: &str) -> Result<String> {
    let code: RecoveryCode =
        client.post("/api/account", &json!({ "name": name, "password": PASSWORD })).await?;
    Ok(code.code)
}

async fn sign_in(house: &House, name: &str) -> Result<Client> {
    Client::stranger(&house.address).signed_in(name, PASSWORD, false).await
}

/// The status and the code of a refusal.
async fn refused(client: &Client, path: &str, body: &Value) -> Result<(u16, String)> {
    let (status, text) = client.post_text(path, body.to_string()).await?;
    let code = serde_json::from_str::<Value>(&text)?["code"].as_str().unwrap_or_default().to_owned();
    Ok((status, code))
}

#[tokio::test]
async fn a_guest_becomes_an_account_and_signs_in_on_another_device() -> Result<()> {
    let house = open().await;
    let ann = house.guest("Ann").await;
    let table = begin(&short(wish("jaipur", 2)), &[&ann, &house.guest("Ben").await]).await?;
    register(&ann, "Ann_1").await?;
    let me: Me = ann.get("/api/me").await?;
    assert_eq!((me.name.as_str(), me.account.as_deref()), ("Ann", Some("ann_1")));

    let phone = sign_in(&house, "ANN_1").await?;
    assert_eq!(phone.player, ann.player);
    let mine: Vec<TableInfo> = phone.get("/api/me/tables").await?;
    assert_eq!(mine[0].id, table.id, "the matches are there too");
    // Both devices are in the same seat.
    let (mut one, mut two) = (Player::sit(&ann, &table.id).await?, Player::sit(&phone, &table.id).await?);
    assert_eq!((one.state.viewer, two.state.viewer), (Some(0), Some(0)));
    one.request(UpKind::Resign).await?;
    while two.state.turn != Turn::Over {
        two.hear().await?;
    }

    let again = json!({ "name": "other", "password": PASSWORD });
    assert_eq!(refused(&ann, "/api/account", &again).await?, (409, "has_account".into()));
    let taken = json!({ "name": "aNN_1", "password": PASSWORD });
    let ben = house.guest("Ben").await;
    assert_eq!(refused(&ben, "/api/account", &taken).await?, (409, "name_taken".into()));
    for (name, password, code) in [("x", PASSWORD, "bad_account"), ("fine", "short", "bad_password")] {
        let bad = json!({ "name": name, "password": password });
        assert_eq!(refused(&ben, "/api/account", &bad).await?, (422, code.into()));
    }
    Ok(())
}

#[tokio::test]
async fn an_account_that_a_program_plays_with_says_so() -> Result<()> {
    let house = open().await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let yes = json!({ "program": true });
    assert_eq!(refused(&ann, "/api/account/program", &yes).await?, (409, "no_account".into()));
    register(&ann, "ann").await?;
    let me: Me = ann.post("/api/account/program", &yes).await?;
    assert!(me.program);

    let table = begin(&short(wish("jaipur", 2)), &[&ann, &ben]).await?;
    let seen: TableInfo = ben.get(&format!("/api/tables/{}", table.id)).await?;
    assert_eq!(seen.seats.iter().map(|seat| seat.program).collect::<Vec<_>>(), [true, false]);
    let profile: Profile = ben.get(&format!("/api/players/{}", ann.player)).await?;
    assert!(profile.program);

    // When it is unset, that applies to tables from then on; a program with a token does not decide about it.
    let token: TokenMade = ann.post("/api/me/tokens", &json!({ "label": "bot" })).await?;
    let program = Client::with_token(&house.address, &token.token);
    let no = json!({ "program": false });
    assert_eq!(refused(&program, "/api/account/program", &no).await?, (403, "forbidden".into()));
    let me: Me = ann.post("/api/account/program", &no).await?;
    assert!(!me.program);
    Ok(())
}

#[tokio::test]
async fn nobody_learns_whether_a_name_exists_by_signing_in() -> Result<()> {
    let house = open().await;
    register(&house.guest("Ann").await, "ann").await?;
    let eve = Client::stranger(&house.address);
    let mut answers = Vec::new();
    for name in ["ann", "nobody", "not even a name"] {
        let wrong = json!({ "name": name, "password": "wrong password", "bring": false });
        answers.push(eve.post_text("/api/account/sign-in", wrong.to_string()).await?);
        let code = json!({ "name": name, "code": "aaaaa-aaaaa-aaaaa-aaaaa-aaaaa", "password": PASSWORD });
        answers.push(eve.post_text("/api/account/recover", code.to_string()).await?);
    }
    assert!(answers.iter().all(|answer| *answer == answers[0] && answer.0 == 403), "{answers:?}");

    // Nor by timing: the same work is done for a name that does not exist.
    let time = async |name: &str| -> Result<std::time::Duration> {
        let wrong = json!({ "name": name, "password": "wrong password", "bring": false }).to_string();
        let mut times = Vec::new();
        for _ in 0..5 {
            let begun = std::time::Instant::now();
            eve.post_text("/api/account/sign-in", wrong.clone()).await?;
            times.push(begun.elapsed());
        }
        times.sort_unstable();
        Ok(times[0])
    };
    let (there, not_there) = (time("ann").await?, time("nobody").await?);
    assert!(not_there * 2 > there, "{there:?} and {not_there:?}");
    Ok(())
}

#[tokio::test]
async fn many_wrong_passwords_are_too_many() -> Result<()> {
    let house = open_with(|settings| settings.limits = true).await;
    let ann = house.guest("Ann").await;
    register(&ann, "ann").await?;
    let wrong = json!({ "name": "ann", "password": "wrong password", "bring": false });
    let mut codes = Vec::new();
    for _ in 0..12 {
        codes.push(refused(&Client::stranger(&house.address), "/api/account/sign-in", &wrong).await?.0);
    }
    assert_eq!((codes[0], codes[11]), (403, 429), "{codes:?}");
    let me: Me = ann.get("/api/me").await?;
    assert_eq!(me.account.as_deref(), Some("ann"), "who is signed in is not concerned");
    Ok(())
}

#[tokio::test]
async fn a_guests_matches_come_along() -> Result<()> {
    let house = open().await;
    let account = house.guest("Anna").await;
    register(&account, "anna").await?;
    let (guest, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let playing = begin(&short(wish("jaipur", 2)), &[&guest, &ben]).await?;
    let open: TableInfo = guest.post("/api/tables", &wish("karma", 3)).await?;
    let over = begin(&short(wish("jaipur", 2)), &[&ben, &guest]).await?;
    Player::sit(&guest, &over.id).await?.request(UpKind::Resign).await?;
    let mut there = Player::sit(&guest, &playing.id).await?;
    there.request(UpKind::Chat { text: "hello".into() }).await?;
    let _: Me = guest.post("/api/me/mutes", &json!({ "player": ben.player, "muted": true })).await?;

    let now = guest.clone().signed_in("anna", PASSWORD, true).await?;
    assert_eq!(now.player, account.player);
    let mine: Vec<TableInfo> = now.get("/api/me/tables").await?;
    let mut ids: Vec<&str> = mine.iter().map(|table| table.id.as_str()).collect();
    ids.sort_unstable();
    let mut all = [playing.id.as_str(), open.id.as_str(), over.id.as_str()];
    all.sort_unstable();
    assert_eq!(ids, all);
    assert!(mine.iter().all(|table| table.you.len() == 1));
    let lobby = mine.iter().find(|table| table.id == open.id).unwrap();
    assert_eq!(lobby.host, now.player, "what the guest hosted is the account's");
    let me: Me = now.get("/api/me").await?;
    assert_eq!(me.muted.first(), Some(&ben.player));
    assert_eq!(guest.fetch("/api/me").await?.0, 401, "there is no such guest any more");

    let (mut one, mut two) = (Player::sit(&now, &playing.id).await?, Player::sit(&ben, &playing.id).await?);
    tokio::try_join!(one.play_on(), two.play_on())?;
    Ok(())
}

#[tokio::test]
async fn a_guest_who_does_not_come_along_stays_as_it_was() -> Result<()> {
    let house = open().await;
    register(&house.guest("Anna").await, "anna").await?;
    let guest = house.guest("Ann").await;
    let table = begin(&short(wish("jaipur", 2)), &[&guest, &house.guest("Ben").await]).await?;
    let now = guest.clone().signed_in("anna", PASSWORD, false).await?;
    assert!(now.get::<Vec<TableInfo>>("/api/me/tables").await?.is_empty());
    assert_eq!(guest.get::<Vec<TableInfo>>("/api/me/tables").await?[0].id, table.id);
    Ok(())
}

#[tokio::test]
async fn devices_are_listed_and_can_be_signed_out() -> Result<()> {
    let house = open().await;
    let ann = house.guest("Ann").await;
    register(&ann, "ann").await?;
    let (phone, lost) = (sign_in(&house, "ann").await?, sign_in(&house, "ann").await?);
    let table = begin(&short(wish("jaipur", 2)), &[&ann, &house.guest("Ben").await]).await?;
    let mut at_table = Player::sit(&lost, &table.id).await?;
    let listed: Vec<SessionInfo> = phone.get("/api/me/sessions").await?;
    assert_eq!(listed.iter().map(|one| one.here).collect::<Vec<_>>(), [false, true, false]);
    assert!(listed.iter().all(|one| one.seen >= one.created && one.created > 0));

    // A device is nobody else's business.
    let path = format!("/api/me/sessions/{}", listed[2].id);
    let eve = house.guest("Eve").await;
    register(&eve, "eve").await?;
    assert_eq!(eve.delete(&path).await?.0, 204);
    assert_eq!(lost.fetch("/api/me").await?.0, 200);
    assert_eq!(phone.delete(&path).await?.0, 204);
    assert_eq!(lost.fetch("/api/me").await?.0, 401);
    // Its socket is closed too, within moments.
    while at_table.hear().await.is_ok() {}

    assert_eq!(phone.post_text("/api/account/sign-out", "{}".into()).await?.0, 204);
    assert_eq!(phone.fetch("/api/me").await?.0, 401);
    assert_eq!(ann.get::<Vec<SessionInfo>>("/api/me/sessions").await?.len(), 1);
    let guest = house.guest("Guest").await;
    assert_eq!(refused(&guest, "/api/account/sign-out", &json!({})).await?, (409, "no_account".into()));
    Ok(())
}

#[tokio::test]
async fn a_new_password_signs_the_other_devices_out() -> Result<()> {
    let house = open().await;
    let ann = house.guest("Ann").await;
    register(&ann, "ann").await?;
    let phone = sign_in(&house, "ann").await?;
    let wrong = json!({ "old": "not this one", "new": "another password" });
    assert_eq!(refused(&ann, "/api/account/password", &wrong).await?, (403, "wrong_password".into()));
    let right = json!({ "old": PASSWORD, "new": "another password" });
    let _: Me = ann.post("/api/account/password", &right).await?;
    assert_eq!((ann.fetch("/api/me").await?.0, phone.fetch("/api/me").await?.0), (200, 401));
    assert!(sign_in(&house, "ann").await.is_err());
    Client::stranger(&house.address).signed_in("ann", "another password", false).await?;
    Ok(())
}

#[tokio::test]
async fn a_recovery_code_opens_the_account_once() -> Result<()> {
    let house = open().await;
    let ann = house.guest("Ann").await;
    let code = register(&ann, "ann").await?;
    let token: TokenMade = ann.post("/api/me/tokens", &json!({ "label": "my bot" })).await?;
    let recover = json!({ "name": "Ann", "code": code.to_uppercase(), "password": "a third password" });
    let found = Client::stranger(&house.address);
    let text = found.post_for_cookie("/api/account/recover", &recover).await?;
    let next: RecoveryCode = serde_json::from_str(&text)?;
    assert_eq!(found.get::<Me>("/api/me").await?.player, ann.player);
    assert_eq!(ann.fetch("/api/me").await?.0, 401, "whoever had the password is out");
    assert_eq!(Client::with_token(&house.address, &token.token).fetch("/api/me").await?.0, 401);
    assert!(next.code != code);
    let stranger = Client::stranger(&house.address);
    assert_eq!(refused(&stranger, "/api/account/recover", &recover).await?, (403, "wrong_password".into()));
    assert!(sign_in(&house, "ann").await.is_err());
    Ok(())
}

#[tokio::test]
async fn the_host_helps_an_owner_who_has_lost_everything() -> Result<()> {
    let house = open().await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let old = register(&ann, "ann").await?;
    let admin = server::Admin::open(&house.database).await?;
    assert_eq!(admin.recovery(&ben.player).await?, None, "a guest has nothing to come back to");
    let code = admin.recovery(&ann.player).await?.expect("a code");
    let with = |code: &str| json!({ "name": "ann", "code": code, "password": "a third password" });
    assert_eq!(refused(&ben, "/api/account/recover", &with(&old)).await?.0, 403);
    let found = Client::stranger(&house.address);
    found.post_for_cookie("/api/account/recover", &with(&code)).await?;
    assert_eq!(found.get::<Me>("/api/me").await?.player, ann.player);
    let listed = admin.players().await?;
    let accounts: Vec<_> = listed.iter().map(|player| player.account.as_deref()).collect();
    assert_eq!(accounts, [Some("ann"), None]);
    Ok(())
}

#[tokio::test]
async fn a_program_does_not_decide_about_the_account() -> Result<()> {
    let house = open().await;
    let ann = house.guest("Ann").await;
    let token: TokenMade = ann.post("/api/me/tokens", &json!({ "label": "my bot" })).await?;
    let program = Client::with_token(&house.address, &token.token);
    let account = json!({ "name": "mine", "password": PASSWORD });
    assert_eq!(refused(&program, "/api/account", &account).await?, (403, "forbidden".into()));
    assert_eq!(refused(&program, "/api/me/delete", &json!({})).await?, (403, "forbidden".into()));
    assert_eq!(program.fetch("/api/me/sessions").await?.0, 403);
    assert_eq!(program.fetch("/api/me/export").await?.0, 403);
    Ok(())
}

#[tokio::test]
async fn everything_that_is_held_can_be_taken_home() -> Result<()> {
    let house = open().await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let code = register(&ann, "ann").await?;
    let over = begin(&short(wish("jaipur", 2)), &[&ann, &ben]).await?;
    let mut player = Player::sit(&ann, &over.id).await?;
    player.request(UpKind::Chat { text: "well played".into() }).await?;
    player.request(UpKind::Resign).await?;
    let under_way = begin(&short(wish("jaipur", 2)), &[&ann, &ben]).await?;
    let (status, text) = ann.fetch("/api/me/export").await?;
    assert_eq!(status, 200);
    let held: Value = serde_json::from_str(&text)?;
    assert_eq!(held["person"]["players"][0]["name"], "Ann");
    assert_eq!(held["person"]["accounts"][0]["name"], "ann");
    assert_eq!(
        held["person"]["secrets"].as_array().map(Vec::len),
        Some(2),
        "the cookie, and what the device is known by"
    );
    assert_eq!(held["person"]["chat"][0]["text"], "well played");
    let matches = held["matches"].as_array().expect("a list");
    let log_of = |id: &str| {
        let found = matches.iter().find(|one| one["table"]["id"] == id);
        found.and_then(|one| one["log"].as_str()).expect("a log").to_owned()
    };
    assert_eq!(matches.len(), 2);
    assert!(log_of(&over.id).contains("seed"));
    assert!(log_of(&under_way.id).contains("deal 1 ?"), "the other hand stays hidden");
    assert!(!text.contains("argon2") && !text.contains(&code), "no secret is in it");
    Ok(())
}

#[tokio::test]
async fn a_deleted_player_leaves_matches_without_a_name() -> Result<()> {
    let house = open().await;
    let (ann, ben, eve) = (house.guest("Ann").await, house.guest("Ben").await, house.guest("Eve").await);
    register(&ann, "ann").await?;
    let two = begin(&short(wish("jaipur", 2)), &[&ann, &ben]).await?;
    let three = begin(&wish("karma", 3), &[&ben, &ann, &eve]).await?;
    let lobby: TableInfo = ann.post("/api/tables", &wish("karma", 3)).await?;
    let bots = wire::NewTable {
        seats: vec![bot("beginner"), bot("beginner")],
        start: true,
        ..short(wish("jaipur", 2))
    };
    let hosted: TableInfo = ann.post("/api/tables", &bots).await?;
    let mut watching = Player::sit(&ben, &two.id).await?;
    let mut talking = Player::sit(&ann, &two.id).await?;
    talking.request(UpKind::Chat { text: "something private".into() }).await?;

    assert_eq!(refused(&ann, "/api/me/delete", &json!({})).await?, (403, "wrong_password".into()));
    let farewell = json!({ "password": PASSWORD }).to_string();
    assert_eq!(ann.post_text("/api/me/delete", farewell).await?.0, 204);
    assert_eq!(ann.fetch("/api/me").await?.0, 401);
    assert!(sign_in(&house, "ann").await.is_err());

    while watching.state.turn != Turn::Over {
        watching.hear().await?;
    }
    for (table, stage) in [(&two, Stage::Finished), (&three, Stage::Playing), (&lobby, Stage::Abandoned)] {
        let (_, text) = ben.fetch(&format!("/api/tables/{}", table.id)).await?;
        let info: TableInfo = serde_json::from_str(&text)?;
        assert_eq!(info.stage, stage, "{text}");
        assert!(!text.contains(&ann.player) && !text.contains("Ann"), "{text}");
    }
    let info: TableInfo = ben.get(&format!("/api/tables/{}", hosted.id)).await?;
    assert_eq!(info.host, "");
    // Newcomers do not see the messages.
    let mut socket = eve.socket(&two.id, None).await?;
    let messages = socket
        .hear_until(|message| match message {
            wire::Down::Chat { messages } => Some(messages.clone()),
            _ => None,
        })
        .await?;
    assert!(messages.is_empty(), "{messages:?}");
    // The name is free again.
    register(&eve, "ann").await?;
    Ok(())
}

#[tokio::test]
async fn a_guest_can_leave_for_good_too() -> Result<()> {
    let house = open().await;
    let ann = house.guest("Ann").await;
    assert_eq!(ann.post_text("/api/me/delete", "{}".into()).await?.0, 204);
    assert_eq!(ann.fetch("/api/me").await?.0, 401);
    Ok(())
}
