//! The screen drawn into memory, for every game.

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use table::Rng;

use super::*;
use crate::play::desk::Wish;
use crate::play::keys::Action;
use crate::play::session::tests::{sit, step};

fn drawn(session: &Session, desk: &mut Desk, width: u16, height: u16) -> Vec<String> {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| draw(frame, session, desk)).unwrap();
    let buffer = terminal.backend().buffer();
    let row = |y: u16| (0..width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
    (0..height).map(row).collect()
}

fn contains(lines: &[String], text: &str) -> bool {
    lines.iter().any(|line| line.contains(text))
}

fn games() -> Vec<&'static str> {
    catalog::standard().cards().iter().map(|card| card.id).collect()
}

fn choosing(game: &'static str, people: usize) -> Session {
    let mut session = sit(game, people, None);
    let mut rng = Rng::new(1);
    session.lift_curtain();
    while !matches!(session.phase(), Phase::Choose { .. }) {
        step(&mut session, &mut rng);
        session.lift_curtain();
    }
    session
}

#[test]
fn whole_games_are_drawn_at_every_size() {
    for game in games() {
        let mut session = sit(game, 1, None);
        let mut desk = Desk::default();
        let mut rng = Rng::new(2);
        let mut plies = 0;
        while step(&mut session, &mut rng) {
            plies += 1;
            if plies % 9 == 0 {
                for (width, height) in [(60, 20), (80, 24), (120, 40), (200, 60)] {
                    let lines = drawn(&session, &mut desk, width, height);
                    assert!(lines[0].contains(session.title()), "{game}: {}", lines[0]);
                }
            }
        }
        let lines = drawn(&session, &mut desk, 80, 24);
        assert!(contains(&lines, "1. P"), "the result is shown: {lines:#?}");
    }
}

#[test]
fn a_window_that_is_too_small_says_so() {
    let session = choosing(games()[0], 1);
    for (width, height) in [(59, 24), (80, 19), (20, 5), (1, 1)] {
        let lines = drawn(&session, &mut Desk::default(), width, height);
        assert!(width < 20 || contains(&lines, "The window is too"), "{lines:?}");
    }
}

#[test]
fn at_80_by_24_there_are_moves_players_story_and_keys() {
    for game in games() {
        let session = choosing(game, 1);
        let mut desk = Desk::default();
        let lines = drawn(&session, &mut desk, 80, 24);
        for text in ["moves", "Players", "Story", "Enter plays: ", "? help", " 1 ", "P0"] {
            assert!(contains(&lines, text), "{game}: {text} in {lines:#?}");
        }
        assert!(desk.list_height >= 5, "{game}: room for {} moves", desk.list_height);
    }
}

#[test]
fn typing_narrows_the_list_and_escape_clears_it() {
    let mut session = choosing(games()[0], 1);
    let mut desk = Desk::default();
    let all = session.offers().len();
    let word = session.offers()[all - 1].text.split(' ').next().unwrap().to_owned();
    for letter in word.chars() {
        desk.act(Action::Type(letter), &mut session);
    }
    let some = desk.matching(&session).len();
    assert!(0 < some && some < all);
    assert!(contains(&drawn(&session, &mut desk, 80, 24), &format!("{some} of {all}: {word}")));
    desk.act(Action::Clear, &mut session);
    assert_eq!(desk.matching(&session).len(), all);
}

#[test]
fn digits_choose_and_enter_plays() {
    let mut session = choosing(games()[0], 1);
    let mut desk = Desk::default();
    let length = session.length();
    let second = session.offers()[1].label.clone();
    desk.act(Action::Type('2'), &mut session);
    assert_eq!(session.length(), length, "a digit plays nothing");
    assert!(contains(&drawn(&session, &mut desk, 120, 40), &format!("Enter plays: {second}")));
    assert_eq!(desk.act(Action::Enter, &mut session), Wish::Nothing);
    assert!(session.length() > length);
}

#[test]
fn a_whole_notation_is_played_or_explained() {
    let mut session = choosing(games()[0], 1);
    let mut desk = Desk::default();
    let text = session.offers().last().unwrap().text.clone();
    desk.filter = "fly to the moon".into();
    desk.act(Action::Enter, &mut session);
    assert!(desk.message.as_deref().is_some_and(|message| message.contains("is not a move")));
    desk.filter.clone_from(&text);
    desk.act(Action::Enter, &mut session);
    assert_eq!(desk.message, None);
    assert!(session.game().log().to_string().contains(&format!("0 {text}\n")));
}

#[test]
fn sheets_open_and_close() {
    let mut session = choosing(games()[0], 1);
    let mut desk = Desk::default();
    desk.act(Action::Help, &mut session);
    for size in [(60, 20), (80, 24), (120, 40)] {
        assert!(contains(&drawn(&session, &mut desk, size.0, size.1), "undo, back to the last"));
    }
    desk.act(Action::Enter, &mut session);
    assert_eq!(desk.overlay, Overlay::None);
    desk.act(Action::Log, &mut session);
    desk.act(Action::PageUp, &mut session);
    assert!(contains(&drawn(&session, &mut desk, 80, 24), "The story so far"));
    desk.act(Action::Clear, &mut session);
    assert_eq!(desk.act(Action::Hint, &mut session), Wish::Hint);
    assert_eq!(desk.act(Action::Quit, &mut session), Wish::Leave);
}

#[test]
fn the_curtain_hides_everything() {
    let mut session = sit(games()[0], 2, None);
    let mut desk = Desk::default();
    let lines = drawn(&session, &mut desk, 80, 24);
    assert!(contains(&lines, "Pass the screen to"));
    assert!(!contains(&lines, "Story") && !contains(&lines, "moves"));
    desk.act(Action::Type('1'), &mut session);
    assert!(session.curtain().is_some(), "only Enter lifts it");
    desk.act(Action::Enter, &mut session);
    assert!(contains(&drawn(&session, &mut desk, 80, 24), "Story"));
}

/// Keys pressed while nobody has a choice do not filter the next choice.
#[test]
fn keys_pressed_early_do_not_filter_the_next_choice() {
    let mut session = choosing(games()[0], 1);
    let mut desk = Desk::default();
    let mut rng = Rng::new(4);
    let mut confirmed = 0;
    for _ in 0..200 {
        match session.phase() {
            Phase::Confirm { .. } => {
                confirmed += 1;
                let length = session.length();
                desk.act(Action::Type('x'), &mut session);
                assert_eq!((desk.filter.as_str(), session.length()), ("", length));
                desk.act(Action::Type('u'), &mut session);
                assert!(matches!(session.phase(), Phase::Choose { .. }), "u takes back");
                step(&mut session, &mut rng);
                if matches!(session.phase(), Phase::Confirm { .. }) {
                    desk.act(Action::Type('e'), &mut session);
                    assert!(!matches!(session.phase(), Phase::Confirm { .. }), "e ends the turn");
                }
            }
            Phase::Over => break,
            Phase::Choose { .. } | Phase::Bot { .. } => {
                step(&mut session, &mut rng);
            }
        }
    }
    assert!(confirmed > 0);
}

#[test]
fn the_whole_screen_shows_the_board() {
    for game in games() {
        let mut session = choosing(game, 1);
        let mut desk = Desk::default();
        desk.act(Action::Board, &mut session);
        let lines = drawn(&session, &mut desk, 80, 24);
        assert!(!contains(&lines, "Story"), "{game}");
        for _ in 0..20 {
            desk.act(Action::PageDown, &mut session);
        }
        assert_eq!(desk.board_top, desk.board_hidden, "{game}: the end can be reached");
        desk.act(Action::Clear, &mut session);
        assert!(contains(&drawn(&session, &mut desk, 80, 24), "Story"));
    }
}
