//! What one person has in front of them: the search, the selected move, and what covers the table.

use super::keys::Action;
use super::session::{Offer, Phase, Session};

/// What covers the table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) enum Overlay {
    #[default]
    None,
    Help,
    Hint(Vec<String>),
    /// The picture over the whole screen.
    Board,
    /// The whole story, scrolled up by this many lines.
    Log(usize),
}

/// The result of an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wish {
    Nothing,
    Hint,
    Leave,
}

/// The state of the screen that is not part of the game.
#[derive(Debug, Default)]
pub(crate) struct Desk {
    pub(crate) filter: String,
    /// Which of the matching moves is selected.
    pub(crate) chosen: usize,
    pub(crate) overlay: Overlay,
    pub(crate) message: Option<String>,
    /// How far the picture is scrolled down.
    pub(crate) board_top: usize,
    /// How many lines of the picture don't fit; set by the screen when it draws.
    pub(crate) board_hidden: usize,
    /// How many moves fit; set by the screen when it draws.
    pub(crate) list_height: usize,
}

impl Desk {
    /// The moves that match the search, as indices into the offers.
    pub(crate) fn matching(&self, session: &Session) -> Vec<usize> {
        let offers = session.offers();
        (0..offers.len()).filter(|&index| matches(&offers[index], &self.filter)).collect()
    }

    /// The move that Enter would play.
    pub(crate) fn chosen_offer<'a>(&self, session: &'a Session) -> Option<&'a Offer> {
        self.matching(session).get(self.chosen).map(|&index| &session.offers()[index])
    }

    /// Does what a key asks for.
    pub(crate) fn act(&mut self, action: Action, session: &mut Session) -> Wish {
        if action == Action::Quit {
            return Wish::Leave;
        }
        if session.curtain().is_some() {
            if action == Action::Enter {
                session.lift_curtain();
                self.tidy();
            }
            return Wish::Nothing;
        }
        if self.overlay != Overlay::None {
            self.act_on_overlay(action);
            return Wish::Nothing;
        }
        self.act_on_table(action, session)
    }

    fn act_on_overlay(&mut self, action: Action) {
        match (&mut self.overlay, action) {
            (Overlay::Log(up), Action::Up) => *up += 1,
            (Overlay::Log(up), Action::Down) => *up = up.saturating_sub(1),
            (Overlay::Log(up), Action::PageUp) => *up += 10,
            (Overlay::Log(up), Action::PageDown) => *up = up.saturating_sub(10),
            (Overlay::Board, Action::Up) => self.scroll_up(1),
            (Overlay::Board, Action::Down) => self.scroll_down(1),
            (Overlay::Board, Action::PageUp) => self.scroll_up(10),
            (Overlay::Board, Action::PageDown) => self.scroll_down(10),
            _ => self.overlay = Overlay::None,
        }
    }

    fn act_on_table(&mut self, action: Action, session: &mut Session) -> Wish {
        self.message = None;
        match action {
            Action::Enter => return self.enter(session),
            Action::Hint if matches!(session.phase(), Phase::Choose { .. }) => return Wish::Hint,
            Action::Undo => {
                self.message = session.undo().err();
                self.tidy_unless_message();
            }
            Action::Help => self.overlay = Overlay::Help,
            Action::Log => self.overlay = Overlay::Log(0),
            Action::Board => self.overlay = Overlay::Board,
            Action::Clear => self.tidy(),
            Action::Type(letter) => return self.letter(letter, session),
            Action::Erase => {
                self.filter.pop();
                self.chosen = 0;
            }
            Action::Up => self.chosen = self.chosen.saturating_sub(1),
            Action::Down => self.choose(self.chosen + 1, session),
            Action::PageUp | Action::PageDown => self.page(action == Action::PageDown, session),
            Action::Hint | Action::Quit => {}
        }
        Wish::Nothing
    }

    /// While a person chooses, letters search; otherwise a few are shortcuts for words that start with them.
    fn letter(&mut self, letter: char, session: &mut Session) -> Wish {
        match (session.phase(), letter) {
            (Phase::Choose { .. }, _) => self.type_in(letter, session),
            (Phase::Confirm { .. }, 'u' | 'z') => return self.act_on_table(Action::Undo, session),
            (Phase::Confirm { .. }, 'e') => return self.enter(session),
            (Phase::Over, 'q') => return Wish::Leave,
            _ => {}
        }
        Wish::Nothing
    }

    /// Scrolls the picture if it doesn't fit, otherwise the list.
    fn page(&mut self, down: bool, session: &Session) {
        match (self.board_hidden, down) {
            (0, true) => self.choose(self.chosen + self.list_height.max(1), session),
            (0, false) => self.chosen = self.chosen.saturating_sub(self.list_height.max(1)),
            (_, true) => self.scroll_down(5),
            (_, false) => self.scroll_up(5),
        }
    }

    fn scroll_up(&mut self, lines: usize) {
        self.board_top = self.board_top.saturating_sub(lines);
    }

    fn scroll_down(&mut self, lines: usize) {
        self.board_top = (self.board_top + lines).min(self.board_hidden);
    }

    fn choose(&mut self, index: usize, session: &Session) {
        self.chosen = index.min(self.matching(session).len().saturating_sub(1));
    }

    /// A digit picks by number as long as nothing is typed; anything else is typed.
    fn type_in(&mut self, letter: char, session: &Session) {
        match letter.to_digit(10).filter(|&digit| digit > 0 && self.filter.is_empty()) {
            Some(digit) if digit as usize <= session.offers().len() => self.chosen = digit as usize - 1,
            Some(_) => {}
            None if letter == ' ' && self.filter.is_empty() => {}
            None => {
                self.filter.push(letter);
                self.chosen = 0;
            }
        }
    }

    fn enter(&mut self, session: &mut Session) -> Wish {
        match session.phase() {
            Phase::Over => return Wish::Leave,
            Phase::Confirm { .. } => self.message = session.end_turn().err(),
            Phase::Choose { .. } => self.play(session),
            Phase::Bot { .. } => return Wish::Nothing,
        }
        self.tidy_unless_message();
        Wish::Nothing
    }

    /// If a complete notation was typed, it is played, legal or not; otherwise the selected move is played.
    fn play(&mut self, session: &mut Session) {
        let typed = self.filter.trim().to_owned();
        let listed = session.offers().iter().any(|offer| offer.text == typed);
        let refusal = if listed { None } else { session.refusal(&typed) };
        self.message = match (listed, refusal, self.chosen_offer(session)) {
            (false, Some(refusal), _) => Some(refusal),
            (false, None, Some(offer)) => {
                let text = offer.text.clone();
                session.play(&text).err()
            }
            (true, _, _) | (false, None, None) => session.play(&typed).err(),
        };
    }

    fn tidy(&mut self) {
        self.filter.clear();
        self.chosen = 0;
        self.message = None;
    }

    fn tidy_unless_message(&mut self) {
        if self.message.is_none() {
            self.tidy();
        }
    }
}

/// Whether each word of the search is in the move's label or notation.
pub(crate) fn matches(offer: &Offer, filter: &str) -> bool {
    let (label, text) = (offer.label.to_lowercase(), &offer.text);
    filter.to_lowercase().split_whitespace().all(|word| label.contains(word) || text.contains(word))
}
