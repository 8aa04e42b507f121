//! Puzzles: the same for everyone, counted once per account.

use anyhow::Result;
use serde_json::json;
use wire::{Foreseen, Puzzle, PuzzleList, PuzzleReply};

use crate::support::{member, open};

/// A puzzle of a game as its file has it.
fn kept(game: &str) -> registry::Puzzle {
    let games = catalog::standard();
    let file = games.game(game).expect("it is on the list").puzzles();
    file.puzzles.into_iter().next().expect("every game has puzzles")
}

#[tokio::test]
async fn a_puzzle_is_shown_tried_and_answered() -> Result<()> {
    let house = open().await;
    let guest = house.guest("Ann").await;
    for game in ["jaipur", "rajas", "charmers", "karma"] {
        let puzzle = kept(game);
        let id = format!("{game}-{}", puzzle.id);
        let list: PuzzleList = guest.get(&format!("/api/games/{game}/puzzles")).await?;
        assert!(list.rating.is_none() && list.puzzles.iter().any(|one| one.id == id && one.solved.is_none()));
        let path = format!("/api/puzzles/{id}");
        let shown: Puzzle = guest.get(&path).await?;
        assert_eq!((usize::from(shown.seats), usize::from(shown.seat)), (puzzle.seats, puzzle.seat));
        assert!(shown.moves.iter().any(|choice| choice.text == puzzle.best));

        // Each move can be looked at before it is tried; one that isn't legal is refused.
        for choice in &shown.moves {
            let foreseen: Foreseen = guest
                .get(&format!("{path}/foresee?text={}", choice.text.replace(' ', "%20").replace('+', "%2B")))
                .await?;
            assert!(foreseen.events.read().is_array(), "{game} {}", choice.text);
        }
        let refused = guest.get::<Foreseen>(&format!("{path}/foresee?text=nothing%20at%20all")).await;
        assert!(refused.is_err(), "{refused:?}");

        let (worse, loss) = &puzzle.others[0];
        let reply: PuzzleReply = guest.post(&path, &json!({ "text": worse })).await?;
        assert!(!reply.right && reply.answer.is_none() && reply.loss == Some(*loss), "{reply:?}");
        let reply: PuzzleReply = guest.post(&path, &json!({ "text": puzzle.best })).await?;
        assert!(reply.right && reply.rating.is_none(), "{reply:?}");
        assert_eq!(reply.answer.map(|answer| answer.best.text), Some(puzzle.best.clone()));
        let given_up: PuzzleReply = guest.post(&path, &json!({})).await?;
        assert!(!given_up.right && given_up.answer.is_some(), "{given_up:?}");
        // A move that the puzzle has no value for is analysed.
        let known =
            |text: &String| *text == puzzle.best || puzzle.others.iter().any(|(other, _)| other == text);
        if let Some(other) = shown.moves.iter().find(|choice| !known(&choice.text)) {
            let reply: PuzzleReply = guest.post(&path, &json!({ "text": other.text })).await?;
            assert!(reply.loss.is_some(), "{reply:?}");
        }
    }
    Ok(())
}

#[tokio::test]
async fn the_first_try_of_an_account_counts_and_no_other() -> Result<()> {
    let house = open().await;
    let ann = member(&house.address, "ann_1").await;
    let puzzle = kept("jaipur");
    let path = format!("/api/puzzles/jaipur-{}", puzzle.id);
    let wrong: PuzzleReply = ann.post(&path, &json!({ "text": puzzle.others[0].0 })).await?;
    let rating = wrong.rating.expect("an account has a rating");
    assert!(rating < 1_000, "{rating}");
    let right: PuzzleReply = ann.post(&path, &json!({ "text": puzzle.best })).await?;
    assert_eq!(right.rating, Some(rating));
    let list: PuzzleList = ann.get("/api/games/jaipur/puzzles").await?;
    assert_eq!(list.rating, Some(rating));
    assert_eq!(list.puzzles.iter().filter_map(|one| one.solved).collect::<Vec<_>>(), [false]);
    Ok(())
}

#[tokio::test]
async fn unknown_puzzles_and_illegal_moves_are_refused() -> Result<()> {
    let house = open().await;
    let guest = house.guest("Ann").await;
    for path in ["jaipur", "jaipur-0000000000", "chess-0123456789", "-", "jaipur-"] {
        assert_eq!(guest.fetch(&format!("/api/puzzles/{path}")).await?.0, 404, "{path}");
    }
    assert_eq!(guest.fetch("/api/games/chess/puzzles").await?.0, 404);
    let path = format!("/api/puzzles/jaipur-{}", kept("jaipur").id);
    for text in ["sell gold 99", "fly", ""] {
        let asked = guest.post_text(&path, json!({ "text": text }).to_string()).await?;
        assert!((400..500).contains(&asked.0), "{text}: {asked:?}");
    }
    Ok(())
}
