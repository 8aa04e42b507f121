//! Analyses, which tell luck from skill: made once for everyone who may see the replay.

use anyhow::{Result, bail};
use serde_json::json;
use wire::{Analysing, Choice, Foreseen, NewTable, Played, Profile, TableInfo, UpKind, Verdict};

use crate::support::{House, Player, QUICKEST, analysed, begin, bot, open, open_with, short, wish};

async fn small_house() -> House {
    open_with(|settings| settings.analysis = QUICKEST).await
}

/// The log of a whole match between bots.
fn played(game: &str) -> Result<String> {
    let entrants = [registry::Entrant::Named("random".into())];
    let effort = search::Effort::iterations(1);
    let games = catalog::standard();
    Ok(games.game(game)?.played(&table::Config::new(2), &entrants, effort, 3)?.to_string())
}

#[tokio::test]
async fn a_finished_match_is_analysed_once_for_everyone() -> Result<()> {
    let house = small_house().await;
    let (ann, ben, eve) = (house.guest("Ann").await, house.guest("Ben").await, house.guest("Eve").await);
    let table = begin(&short(wish("jaipur", 2)), &[&ann, &ben]).await?;
    let path = format!("/api/tables/{}/analysis", table.id);
    let (mut one, mut two) = (Player::sit(&ann, &table.id).await?, Player::sit(&ben, &table.id).await?);
    for asked in [ann.fetch(&path).await?, ann.post_text(&path, "{}".into()).await?] {
        assert!(asked.0 == 409 && asked.1.contains("not_over"), "{asked:?}");
    }
    tokio::try_join!(one.play_on(), two.play_on())?;
    assert_eq!(eve.get::<Analysing>(&path).await?, Analysing::NotBegun);

    let analysis = analysed(&eve, &table.id).await?;
    assert_eq!(analysis.players.len(), 2);
    let luck: f32 = analysis.players.iter().map(|player| player.luck).sum();
    assert!(luck.abs() < 0.05, "what is luck for one is none for the other: {luck}");
    assert!(analysis.players.iter().all(|player| player.decisions > 0 && player.adjusted.is_some()));
    assert!(analysis.moments.is_sorted_by_key(|moment| moment.n));
    assert!(analysis.moments.iter().all(|moment| moment.n < one.v && moment.chances.len() == 2));
    let losses = analysis.moments.iter().filter_map(|moment| match moment.what {
        Verdict::Decision { seat: 0, loss, .. } => Some(loss),
        _ => None,
    });
    assert!((losses.sum::<f32>() - analysis.players[0].given_away).abs() < 0.01);

    let (n, played, best) = analysis
        .moments
        .iter()
        .find_map(|moment| match &moment.what {
            Verdict::Decision { played, best, .. } => Some((moment.n, played, best)),
            _ => None,
        })
        .expect("a match has decisions");
    let moves: Vec<Choice> = eve.get(&format!("/api/tables/{}/moves?line={n}", table.id)).await?;
    assert!([played, best].iter().all(|&text| moves.iter().any(|choice| choice.text == *text)), "{moves:?}");
    for (line, status) in [("0", 404), ("99999", 404), ("x", 400)] {
        let asked = eve.fetch(&format!("/api/tables/{}/moves?line={line}", table.id)).await?;
        assert_eq!(asked.0, status, "{line}: {}", asked.1);
    }

    let foresee = |line: &str, text: &str| {
        format!(
            "/api/tables/{}/foresee?line={line}&text={}",
            table.id,
            text.replace(' ', "%20").replace('+', "%2B")
        )
    };
    let foreseen: Foreseen = eve.get(&foresee(&n.to_string(), best)).await?;
    assert!(foreseen.events.read().is_array(), "{best}");
    for (line, text) in [(n.to_string(), "nothing"), ("0".into(), best.as_str())] {
        let asked = eve.fetch(&foresee(&line, text)).await?;
        assert!((400..500).contains(&asked.0), "{line} {text}: {}", asked.1);
    }

    let Analysing::Done { analysis: same } = ann.get(&path).await? else { bail!("it is stored") };
    assert_eq!(same, analysis);
    let Analysing::Done { analysis: same } = ann.post(&path, &json!({})).await? else { bail!("and stays") };
    assert_eq!(same, analysis);
    Ok(())
}

/// Nobody who may not enter the table learns anything about it.
#[tokio::test]
async fn a_closed_table_keeps_its_analysis() -> Result<()> {
    let house = small_house().await;
    let (ann, ben, eve) = (house.guest("Ann").await, house.guest("Ben").await, house.guest("Eve").await);
    let table = begin(&short(wish("jaipur", 2)), &[&ann, &ben]).await?;
    let mut one = Player::sit(&ann, &table.id).await?;
    assert_eq!(one.request(UpKind::Resign).await?, "");
    let path = |what: &str| format!("/api/tables/{}/{what}", table.id);
    let _: TableInfo = ann.post(&path("door"), &json!({ "closed": true })).await?;
    assert_eq!(eve.fetch(&path("replay")).await?.0, 403);
    assert_eq!(eve.fetch(&path("analysis")).await?.0, 403);
    assert_eq!(eve.post_text(&path("analysis"), "{}".into()).await?.0, 403);
    let analysis = analysed(&ben, &table.id).await?;
    assert!(analysis.players.iter().all(|player| player.adjusted.is_none()), "it was not played to its end");
    assert_eq!(ann.fetch("/api/tables/00000000000000000000/analysis").await?.0, 404);
    Ok(())
}

/// However long an analysis takes, a bot answers its player first.
#[tokio::test]
async fn a_bot_answers_while_a_match_is_analysed() -> Result<()> {
    let house = open().await;
    let ann = house.guest("Ann").await;
    let long: TableInfo = ann.post("/api/logs", &json!({ "log": played("jaipur")? })).await?;
    let path = format!("/api/tables/{}/analysis", long.id);
    let begun: Analysing = ann.post(&path, &json!({})).await?;
    assert!(matches!(begun, Analysing::UnderWay { .. }), "{begun:?}");

    let seats = vec![wish("jaipur", 2).seats[0].clone(), bot("beginner")];
    let new = NewTable { seats, start: true, ..short(wish("jaipur", 2)) };
    let table: TableInfo = ann.post("/api/tables", &new).await?;
    let mut one = Player::sit(&ann, &table.id).await?;
    for _ in 0..3 {
        assert!(one.my_turn().await?);
        let text = one.state.moves[0].clone();
        assert_eq!(one.play(&text, true).await?, "");
    }
    assert!(one.my_turn().await?);
    assert!(matches!(ann.get(&path).await?, Analysing::UnderWay { .. }), "and it is still under way");
    Ok(())
}

/// An imported log is analysed like a match played here.
#[tokio::test]
async fn an_imported_log_is_analysed() -> Result<()> {
    let house = small_house().await;
    let ann = house.guest("Ann").await;
    let table: TableInfo = ann.post("/api/logs", &json!({ "log": played("karma")? })).await?;
    let analysis = analysed(&ann, &table.id).await?;
    assert!(analysis.players.iter().all(|player| player.adjusted.is_some()));
    Ok(())
}

/// What players gave away: everything for themselves, and for others what everyone may see.
#[tokio::test]
async fn a_profile_has_the_curve_of_losses() -> Result<()> {
    let house = small_house().await;
    let (ann, ben, eve) = (house.guest("Ann").await, house.guest("Ben").await, house.guest("Eve").await);
    let mut tables = Vec::new();
    for listed in [false, true] {
        let new = NewTable { listed, ..short(wish("jaipur", 2)) };
        let table = begin(&new, &[&ann, &ben]).await?;
        let (mut one, mut two) = (Player::sit(&ann, &table.id).await?, Player::sit(&ben, &table.id).await?);
        tokio::try_join!(one.play_on(), two.play_on())?;
        tables.push((analysed(&ben, &table.id).await?, table.id));
    }
    let curve = async |asker: &load::Client| -> Result<Vec<Played>> {
        Ok(asker.get::<Profile>(&format!("/api/players/{}", ann.player)).await?.losses)
    };
    let own = curve(&ann).await?;
    assert_eq!(own.iter().map(|one| &one.table).collect::<Vec<_>>(), [&tables[1].1, &tables[0].1]);
    let fared = &tables[1].0.players[0];
    assert!((own[0].loss - fared.given_away / fared.decisions as f32).abs() < 1e-4, "{own:?}");
    let public = curve(&eve).await?;
    assert_eq!(public, own[..1], "a table by link is nobody else's business");
    assert_eq!(curve(&ben).await?, public, "not even of those who sat there too");
    let _: TableInfo =
        ann.post(&format!("/api/tables/{}/door", tables[1].1), &json!({ "closed": true })).await?;
    assert!(curve(&eve).await?.is_empty());

    // At a shared screen nobody can tell who chose.
    let imported: TableInfo = ann.post("/api/logs", &json!({ "log": played("karma")? })).await?;
    analysed(&ann, &imported.id).await?;
    assert_eq!(curve(&ann).await?.len(), 2);
    Ok(())
}
