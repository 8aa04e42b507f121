//! Duplicate matches: the same deals for two, without seeing each other's play, and the total decides.

use std::time::Duration;

use anyhow::{Result, bail};
use load::Client;
use serde_json::json;
use wire::{ClockSetting, Duplicate, NewDuplicate, Profile, TableInfo, UpKind};

use crate::support::{Player, member, open};

fn wish(deals: u8) -> NewDuplicate {
    NewDuplicate {
        game: "jaipur".into(),
        level: "beginner".into(),
        deals,
        options: [("single_round".to_owned(), "on".to_owned())].into(),
        clock: None,
        rated: false,
    }
}

async fn show(client: &Client, id: &str) -> Result<Duplicate> {
    client.get(&format!("/api/duplicates/{id}")).await
}

async fn next(client: &Client, id: &str) -> Result<TableInfo> {
    client.post(&format!("/api/duplicates/{id}/play"), &json!({})).await
}

/// Plays the next deal to its end.
async fn play(client: &Client, id: &str) -> Result<TableInfo> {
    let table = next(client, id).await?;
    Player::sit(client, &table.id).await?.play_on().await?;
    Ok(table)
}

#[tokio::test]
async fn two_get_the_same_deals_unseen_and_the_sum_decides() -> Result<()> {
    let house = open().await;
    let (ann, ben, eve) = (house.guest("Ann").await, house.guest("Ben").await, house.guest("Eve").await);
    let made: Duplicate = ann.post("/api/duplicates", &wish(2)).await?;
    let id = made.id.as_str();
    assert!(made.you == Some(0) && made.players.len() == 1 && !made.decided && made.table.is_none());

    let first = next(&ann, id).await?;
    assert_eq!(next(&ann, id).await?.id, first.id, "a deal is dealt once");
    assert_eq!(show(&ann, id).await?.table.as_ref(), Some(&first.id));
    assert!(first.closed && !first.listed && !first.hints && first.duplicate.as_deref() == Some(id));
    let (mut one, same) = (Player::sit(&ann, &first.id).await?, next(&ben, id).await?);
    assert_eq!(same.commitment, first.commitment, "Ben gets the same chance");
    assert_eq!(eve.post_text(&format!("/api/duplicates/{id}/play"), "{}".into()).await?.0, 409);
    one.play_on().await?;

    // Nobody but Ann learns anything about what she has played: not at the table, and not from the
    // comparison.
    for what in ["", "/log", "/replay", "/recount", "/fairness", "/analysis", "/components"] {
        let path = format!("/api/tables/{}{what}", first.id);
        for stranger in [&ben, &eve] {
            assert_eq!(stranger.fetch(&path).await?.0, 403, "{path}");
        }
    }
    let door = ann.post_text(&format!("/api/tables/{}/door", first.id), r#"{"closed":false}"#.into()).await?;
    assert_eq!(door.0, 403, "{}", door.1);
    let told = show(&ben, id).await?;
    let hers = &told.players[0];
    assert!(hers.finished == 1 && hers.deals.is_empty() && hers.total.is_none() && hers.place.is_none());
    assert_eq!(show(&ann, id).await?.players[0].deals.len(), 1, "she knows her own");

    Player::sit(&ben, &same.id).await?.play_on().await?;
    let second = play(&ann, id).await?;
    assert_ne!(second.commitment, first.commitment, "the next deal is another one");
    let again = ann.post_text(&format!("/api/duplicates/{id}/play"), "{}".into()).await?;
    assert!(again.0 == 422 && again.1.contains("over"), "{again:?}");
    assert!(!show(&ben, id).await?.decided);
    let mut two = Player::sit(&ben, &next(&ben, id).await?.id).await?;
    assert!(two.my_turn().await?);
    assert_eq!(two.request(UpKind::Resign).await?, "");

    let told = show(&eve, id).await?;
    let [hers, his] = told.players.as_slice() else { bail!("two play: {told:?}") };
    assert!(told.decided && told.you.is_none() && hers.deals.len() == 2 && his.deals.len() == 2);
    assert_eq!(hers.deals[0].lead, his.deals[0].lead, "the same moves had the same answers");
    assert!(his.deals[1].given_up && his.total < hers.total);
    assert_eq!((hers.place, his.place), (Some(1), Some(2)));
    for table in [&first, &second, &same] {
        assert_eq!(
            eve.fetch(&format!("/api/tables/{}/replay", table.id)).await?.0,
            200,
            "nothing is secret now"
        );
    }
    Ok(())
}

#[tokio::test]
async fn a_rated_one_counts_for_both_and_for_no_bot() -> Result<()> {
    let house = open().await;
    let (ann, ben) = (member(&house.address, "Ann").await, member(&house.address, "Ben").await);
    let guest = house.guest("Eve").await;
    let clock = Some(ClockSetting { bank: 86_400, increment: 0, cap: None });
    let wish = NewDuplicate { rated: true, clock, ..wish(1) };
    let refused = guest.post_text("/api/duplicates", serde_json::to_string(&wish)?).await?;
    assert!(refused.0 == 403 && refused.1.contains("needs_account"), "{refused:?}");
    let made: Duplicate = ann.post("/api/duplicates", &wish).await?;
    assert_eq!(guest.post_text(&format!("/api/duplicates/{}/play", made.id), "{}".into()).await?.0, 403);
    play(&ann, &made.id).await?;
    let mut two = Player::sit(&ben, &next(&ben, &made.id).await?.id).await?;
    assert!(two.my_turn().await?);
    assert_eq!(two.request(UpKind::Resign).await?, "");

    let rating = async |client: &Client| -> Result<i32> {
        for _ in 0..200 {
            let profile: Profile = client.get(&format!("/api/players/{}", client.player)).await?;
            if let Some(rating) = profile.ratings.get("jaipur") {
                assert_eq!((rating.matches, profile.matches[0].seats), (1, 2));
                return Ok(rating.value);
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        bail!("it was not counted within ten seconds")
    };
    let (hers, his) = (rating(&ann).await?, rating(&ben).await?);
    assert!(hers > 1_000 && his < 1_000, "{hers} and {his}");
    let leaders: Vec<wire::Ranked> = ann.get("/api/games/jaipur/ratings").await?;
    assert!(leaders.iter().all(|one| one.player.is_some()), "the bot was only the measure");
    Ok(())
}

/// Two who press the button at once do not both become the second player.
#[tokio::test]
async fn one_accepts() -> Result<()> {
    let house = open().await;
    let (ann, ben, eve) = (house.guest("Ann").await, house.guest("Ben").await, house.guest("Eve").await);
    let made: Duplicate = ann.post("/api/duplicates", &wish(1)).await?;
    let path = format!("/api/duplicates/{}/play", made.id);
    let (one, two) = tokio::try_join!(ben.post_text(&path, "{}".into()), eve.post_text(&path, "{}".into()))?;
    let mut answers = [one.0, two.0];
    answers.sort_unstable();
    assert_eq!(answers, [200, 409]);
    assert_eq!(ann.fetch("/api/duplicates/00000000000000000000").await?.0, 404);
    for (change, status) in
        [(json!({ "deals": 0 }), 422), (json!({ "game": "chess" }), 404), (json!({ "x": 1 }), 400)]
    {
        let mut body = serde_json::to_value(wish(1))?;
        body.as_object_mut().expect("an object").extend(change.as_object().expect("an object").clone());
        assert_eq!(ann.post_text("/api/duplicates", body.to_string()).await?.0, status, "{change}");
    }
    Ok(())
}
