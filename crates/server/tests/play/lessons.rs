//! Lessons at real tables: followed, left, returned to, and continued.

use anyhow::{Context as _, Result};
use load::Client;
use wire::{LessonInfo, LessonPlace, LessonWish, NewTable, SeatWish, TableInfo, UpKind};

use crate::support::{Player, open, wish};

fn lesson(game: &str, name: &str, step: u32) -> NewTable {
    let lesson = Some(LessonWish { name: name.into(), step });
    // The rest of the settings is up to the lesson, not the player.
    NewTable { lesson, listed: true, seats: vec![SeatWish::Open], ..wish(game, 2) }
}

async fn begun(client: &Client, game: &str, name: &str, step: u32) -> Result<(TableInfo, Player)> {
    let table: TableInfo = client.post("/api/tables", &lesson(game, name, step)).await?;
    let player = Player::sit(client, &table.id).await?;
    Ok((table, player))
}

fn place(player: &Player) -> LessonPlace {
    player.state.lesson.clone().expect("a learner is told where the lesson stands")
}

/// Plays what is marked until a step is reached, and returns what was played.
async fn follow(player: &mut Player, until: usize) -> Result<Vec<String>> {
    let mut made = Vec::new();
    while (place(player).step as usize) < until && player.my_turn().await? {
        let mark = place(player).mark.context("on one's turn a move is marked")?;
        assert!(player.state.moves.contains(&mark), "{mark} is not legal");
        assert_eq!(player.play(&mark, true).await?, "");
        made.push(mark);
    }
    Ok(made)
}

#[tokio::test]
async fn every_lesson_is_played_by_its_marked_moves_and_goes_on_as_a_game() -> Result<()> {
    let house = open().await;
    let ann = house.guest("Ann").await;
    for card in catalog::standard().cards() {
        let lessons: Vec<LessonInfo> = ann.get(&format!("/api/games/{}/lessons", card.id)).await?;
        for one in lessons {
            let (table, mut player) = begun(&ann, card.id, &one.name, 0).await?;
            assert!(!table.listed && !table.rated, "a lesson is nobody else's");
            assert_eq!(table.lesson.as_deref(), Some(one.name.as_str()));
            let made = follow(&mut player, one.steps.len()).await?;
            let marked: Vec<String> = one.steps.iter().flat_map(|step| step.moves.clone()).collect();
            // Moves that leave no choice are played automatically.
            assert!(marked.len() >= made.len() && made.iter().all(|text| marked.contains(text)));
            assert!(player.my_turn().await? || !player.state.scores.is_empty());
            assert_eq!(place(&player), LessonPlace { step: one.steps.len() as u32, mark: None, off: false });
        }
    }
    Ok(())
}

#[tokio::test]
async fn a_learner_who_leaves_the_lesson_plays_on_and_can_return() -> Result<()> {
    let house = open().await;
    let ann = house.guest("Ann").await;
    let (_, mut player) = begun(&ann, "jaipur", "first", 0).await?;
    assert_eq!(place(&player).mark.as_deref(), Some("take diamonds"));
    assert_eq!(player.play("take spice", true).await?, "");
    assert!(place(&player).off);
    assert!(player.my_turn().await?, "a beginner has answered");
    assert!(place(&player).off && place(&player).mark.is_none());
    assert_eq!(player.request(UpKind::AskBack { v: player.v }).await?, "");
    assert_eq!(place(&player).mark.as_deref(), Some("take diamonds"));
    follow(&mut player, 9).await?;
    assert_eq!(place(&player).step, 10);
    Ok(())
}

#[tokio::test]
async fn a_lesson_goes_on_from_the_step_where_one_stopped() -> Result<()> {
    let house = open().await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let (table, player) = begun(&ann, "jaipur", "first", 4).await?;
    assert_eq!(place(&player), LessonPlace { step: 4, mark: Some("sell cloth 3".into()), off: false });
    assert!(Player::sit(&ben, &table.id).await?.state.lesson.is_none(), "the marks are the learner's");
    let refused: Result<TableInfo> = ann.post("/api/tables", &lesson("jaipur", "no-such", 0)).await;
    assert!(refused.is_err());
    Ok(())
}

/// The log marks what the lesson dealt as forced; what comes after it is drawn from the seed.
#[tokio::test]
async fn a_lesson_does_not_pass_for_chance() -> Result<()> {
    let house = open().await;
    let ann = house.guest("Ann").await;
    let (table, mut player) = begun(&ann, "jaipur", "first", 10).await?;
    player.play_on().await?;
    let (_, text) = ann.fetch(&format!("/api/tables/{}/log", table.id)).await?;
    let verdict = catalog::standard().game("jaipur")?.verify(&table::Log::parse(&text)?)?;
    assert!(verdict.forced > 20 && verdict.drawn > 0 && verdict.sealed == 0, "{verdict:?}");
    Ok(())
}
