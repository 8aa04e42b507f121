//! Every game in the catalog is played here through the session, without a terminal.

use std::fs;
use std::path::PathBuf;

use table::{Config, Rng, Seed, Turn, Viewer};
use words::Language;

use super::*;
use crate::commands::verify_text;

/// A folder for this test.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("durbar-session-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    folder
}

fn table(game: &'static str, people: usize) -> (Box<dyn AnyMatch>, Vec<Player>) {
    let seats = catalog::standard().card(game).unwrap().seats.0.max(people);
    // A level that answers at once.
    let bot = "greedy";
    let seated = catalog::standard()
        .game(game)
        .unwrap()
        .begin(&Config::new(seats), Some(Seed::from_number(7)))
        .unwrap();
    let player =
        |seat: usize| Player { name: format!("P{seat}"), bot: (seat >= people).then(|| bot.to_owned()) };
    (seated, (0..seats).map(player).collect())
}

/// A game with this many people; the others are bots.
pub(crate) fn sit(game: &'static str, people: usize, data: Option<&PathBuf>) -> Session {
    let (seated, players) = table(game, people);
    let slot = data.map(|data| Slot::open(data, game).unwrap());
    let words = Words::new(&Language::english(), &catalog::standard().words());
    Session::begin(seated, players, words, slot, Some(7)).unwrap()
}

fn games() -> Vec<&'static str> {
    catalog::standard().cards().iter().map(|card| card.id).collect()
}

/// One step of a game in which people play at random; `false` when it is over.
pub(crate) fn step(session: &mut Session, rng: &mut Rng) -> bool {
    session.lift_curtain();
    match session.phase() {
        Phase::Over => return false,
        Phase::Confirm { .. } => session.end_turn().unwrap(),
        Phase::Bot { .. } => {
            let opinion = session.bot().unwrap()();
            session.bot_plays(&opinion).unwrap();
        }
        Phase::Choose { .. } => {
            let index = rng.below(session.offers().len() as u32) as usize;
            let text = session.offers()[index].text.clone();
            session.play(&text).unwrap();
        }
    }
    true
}

#[test]
fn every_game_is_played_to_its_end_and_can_be_verified() {
    for game in games() {
        let data = folder(game);
        let mut session = sit(game, 1, Some(&data));
        let mut rng = Rng::new(1);
        while step(&mut session, &mut rng) {}
        assert_eq!(session.trouble(), None);
        let log = fs::read_to_string(session.finished().expect("the game is over")).unwrap();
        let verdict = verify_text(&catalog::standard(), &log).unwrap();
        assert!(verdict.drawn > 0 && verdict.sealed == 0, "{game}: {verdict:?}");
        assert!(Slot::open(&data, game).is_err(), "the session still holds the slot");
        drop(session);
        assert!(Slot::open(&data, game).unwrap().load().unwrap().is_none(), "nothing waits any more");
        fs::remove_dir_all(data).unwrap();
    }
}

#[test]
fn a_game_goes_on_where_it_was_left() {
    for game in games() {
        let data = folder(&format!("resume-{game}"));
        let mut session = sit(game, 1, Some(&data));
        let mut rng = Rng::new(2);
        for _ in 0..7 {
            step(&mut session, &mut rng);
        }
        let (position, phase, story) = (session.game().position(), session.phase(), session.story());
        drop(session);
        let slot = Slot::open(&data, game).unwrap();
        let saved = slot.load().unwrap().expect("an unfinished game waits");
        let words = Words::new(&Language::english(), &catalog::standard().words());
        let session = Session::resume(&catalog::standard(), saved, words, slot, None).unwrap();
        assert_eq!((session.game().position(), session.phase()), (position, phase), "{game}");
        assert_eq!(session.story().len(), story.len());
        drop(session);
        fs::remove_dir_all(data).unwrap();
    }
}

/// Wherever undo is offered it leads back to a choice of the same person, and the same move leads back to
/// where it was undone.
#[test]
fn taking_back_leads_to_the_same_choice() {
    let mut undone = 0;
    for game in games() {
        let mut session = sit(game, 1, None);
        let mut rng = Rng::new(3);
        for _ in 0..200 {
            let Phase::Choose { seat } = session.phase() else {
                if !step(&mut session, &mut rng) {
                    break;
                }
                continue;
            };
            let before = session.game().position();
            let text = session.offers()[rng.below(session.offers().len() as u32) as usize].text.clone();
            session.play(&text).unwrap();
            if session.undo().is_ok() {
                undone += 1;
                assert_eq!(session.game().position(), before, "{game}: undo of {text}");
                assert_eq!(session.phase(), Phase::Choose { seat });
                session.play(&text).unwrap();
            }
        }
    }
    assert!(undone > 0, "something could be taken back");
}

#[test]
fn what_was_taken_back_is_not_in_the_story() {
    let mut session = sit(games()[0], 1, None);
    let mut rng = Rng::new(4);
    for _ in 0..500 {
        let story = session.story();
        let choosing = matches!(session.phase(), Phase::Choose { .. });
        if !step(&mut session, &mut rng) {
            break;
        }
        if choosing && session.undo().is_ok() {
            assert_eq!(session.story(), story);
            return;
        }
    }
    panic!("nothing could be taken back");
}

#[test]
fn a_person_is_asked_to_come_before_anything_is_shown() {
    let mut session = sit(games()[0], 2, None);
    let mut rng = Rng::new(5);
    let mut curtains = 0;
    for _ in 0..30 {
        if let Some(seat) = session.curtain() {
            curtains += 1;
            assert_eq!(session.viewer(), Viewer::Spectator, "behind the curtain nothing private is shown");
            session.lift_curtain();
            assert_eq!(session.viewer(), Viewer::Seat(seat));
        }
        step(&mut session, &mut rng);
    }
    assert!(curtains > 2);
}

#[test]
fn a_refusal_says_why_by_rule_and_changes_nothing() {
    for game in games() {
        let mut session = sit(game, 1, None);
        let mut rng = Rng::new(6);
        while !matches!(session.phase(), Phase::Choose { .. }) {
            step(&mut session, &mut rng);
        }
        let before = session.game().log().to_string();
        let reason = session.play("fly to the moon").unwrap_err();
        assert!(reason.contains("fly to the moon"), "{reason}");
        assert_eq!(session.end_turn().unwrap_err(), "You can't do that now.");
        assert_eq!(session.game().log().to_string(), before);
    }
}

/// A move that was legal earlier and no longer is gets refused by a numbered rule.
#[test]
fn stale_moves_are_refused_by_a_rule() {
    for game in games() {
        let mut session = sit(game, 1, None);
        let mut rng = Rng::new(8);
        let mut known: Vec<String> = Vec::new();
        let mut refused = 0;
        for _ in 0..60 {
            let stale = |text: &&String| session.offers().iter().all(|offer| offer.text != **text);
            if let Phase::Choose { .. } = session.phase() {
                for text in known.iter().filter(stale) {
                    refused += 1;
                    let reason = session.refusal(text).expect("it is not listed");
                    assert!(reason.contains("(rule "), "{game}: {text}: {reason}");
                }
                known.extend(session.offers().iter().map(|offer| offer.text.clone()));
                known.truncate(300);
            }
            if !step(&mut session, &mut rng) {
                break;
            }
        }
        assert!(refused > 0, "{game}");
    }
}

#[test]
fn hints_are_labels_of_legal_moves() {
    for game in games() {
        let mut session = sit(game, 1, None);
        let mut rng = Rng::new(9);
        while !matches!(session.phase(), Phase::Choose { .. }) {
            step(&mut session, &mut rng);
        }
        let advice = session.advice(&session.adviser().unwrap()());
        assert!((1..=3).contains(&advice.len()), "{advice:?}");
        let labels: Vec<&str> = session.offers().iter().map(|offer| offer.label.as_str()).collect();
        assert!(advice.iter().all(|line| labels.iter().any(|label| line.starts_with(label))), "{advice:?}");
    }
}

#[test]
fn a_seed_that_nobody_chose_is_mixed_with_the_players_bytes() {
    let game = games()[0];
    let (_, players) = table(game, 1);
    let seated =
        catalog::standard().game(game).unwrap().begin(&Config::new(2), Some(secret_seed().unwrap())).unwrap();
    let words = Words::new(&Language::english(), &catalog::standard().words());
    let session = Session::begin(seated, players, words, None, None).unwrap();
    assert!(matches!(session.game().log().lines[0], table::Line::Contribute(_)));
    let commitment = session.game().log().header.commitment.unwrap().to_string();
    assert!(session.greeting().contains(&commitment));
    assert!(sit(game, 1, None).greeting().contains("was chosen"));
    assert_ne!(session.game().turn(), Turn::Chance);
}
