//! What a player in a load test reads of a message: just enough to go on, so the load tool costs little.

use std::borrow::Cow;

use serde::Deserialize;
use wire::{Stage, Turn};

/// A message from the server, of any kind.
#[derive(Debug, Deserialize)]
pub(crate) struct Heard<'a> {
    #[serde(borrow)]
    pub(crate) kind: Cow<'a, str>,
    #[serde(default)]
    pub(crate) v: u32,
    #[serde(borrow)]
    pub(crate) state: Option<Standing<'a>>,
    pub(crate) table: Option<Around>,
}

/// The state of the game.
#[derive(Debug, Deserialize)]
pub(crate) struct Standing<'a> {
    viewer: Option<u8>,
    pub(crate) turn: Turn,
    #[serde(borrow)]
    moves: Vec<Text<'a>>,
}

/// Borrowed where it can be.
#[derive(Debug, Deserialize)]
struct Text<'a>(#[serde(borrow)] Cow<'a, str>);

/// The table around the game.
#[derive(Debug, Deserialize)]
pub(crate) struct Around {
    pub(crate) stage: Stage,
}

impl Standing<'_> {
    /// Whether it is the receiving player's choice.
    pub(crate) fn is_ones_turn(&self) -> bool {
        matches!(self.turn, Turn::Choose { seat } if Some(seat) == self.viewer)
    }

    /// Any of the legal moves; `None` if there is none to choose.
    pub(crate) fn some_move(&self, number: u64) -> Option<String> {
        let moves = self.moves.len() as u64;
        let index = number.checked_rem(moves)? as usize;
        self.moves.get(index).map(|text| text.0.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_is_read_as_far_as_a_player_needs_it() {
        let text = r#"{"kind":"step","from":3,"v":4,"story":[{"n":3}],"state":{"viewer":1,"view":{"a":[]},
            "turn":{"kind":"choose","seat":1},"moves":["take \"x\"","b"]}}"#;
        let heard: Heard<'_> = serde_json::from_str(text).unwrap();
        let state = heard.state.unwrap();
        assert_eq!((heard.kind.as_ref(), heard.v, state.is_ones_turn()), ("step", 4, true));
        assert_eq!(state.some_move(2).unwrap(), "take \"x\"");
        let accepted: Heard<'_> = serde_json::from_str(r#"{"kind":"accepted","id":1,"v":9}"#).unwrap();
        assert!(accepted.state.is_none() && accepted.v == 9);
    }
}
