//! What each key means. Letters and digits type text, so commands have their own keys.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// Something a person does at the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Action {
    /// Adds to the search, or picks a move by its number.
    Type(char),
    Erase,
    /// Clears the search, or closes what covers the table.
    Clear,
    Up,
    Down,
    PageUp,
    PageDown,
    Enter,
    Undo,
    Hint,
    Help,
    Log,
    /// The picture over the whole screen.
    Board,
    Quit,
}

/// The meaning of a key; some have none.
pub(crate) fn action(key: KeyEvent) -> Option<Action> {
    if key.modifiers.contains(KeyModifiers::CONTROL) {
        return match key.code {
            KeyCode::Char('c' | 'q') => Some(Action::Quit),
            KeyCode::Char('z' | 'u') => Some(Action::Undo),
            KeyCode::Char('l') => Some(Action::Log),
            KeyCode::Char('b') => Some(Action::Board),
            _ => None,
        };
    }
    match key.code {
        KeyCode::Char('?') | KeyCode::F(1) => Some(Action::Help),
        KeyCode::Tab | KeyCode::F(2) => Some(Action::Hint),
        KeyCode::Char(letter) => Some(Action::Type(letter)),
        KeyCode::Backspace => Some(Action::Erase),
        KeyCode::Esc => Some(Action::Clear),
        KeyCode::Up => Some(Action::Up),
        KeyCode::Down => Some(Action::Down),
        KeyCode::PageUp => Some(Action::PageUp),
        KeyCode::PageDown => Some(Action::PageDown),
        KeyCode::Enter => Some(Action::Enter),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_type_and_control_commands() {
        let press = |code, modifiers| action(KeyEvent::new(code, modifiers));
        assert_eq!(press(KeyCode::Char('z'), KeyModifiers::NONE), Some(Action::Type('z')));
        assert_eq!(press(KeyCode::Char('z'), KeyModifiers::CONTROL), Some(Action::Undo));
        assert_eq!(press(KeyCode::Char('?'), KeyModifiers::SHIFT), Some(Action::Help));
        assert_eq!(press(KeyCode::Char('x'), KeyModifiers::CONTROL), None);
    }
}
