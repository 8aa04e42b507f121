//! A position from outside may be sound in all its parts and still be one that no game gets to: nobody can go on.

use crate::{Game, PositionText, TextError, Turn};

/// Positions looked at before a seat that only goes in circles is believed to get out of them.
const MOST_LOOKS: u32 = 2_000;

/// Reads a position that somebody can play on from, or that is over.
pub(super) fn read_playable<G: Game + PositionText>(rules: &G, text: &str) -> Result<G::Position, TextError> {
    let position = rules.read_position(text)?;
    let mut looks = MOST_LOOKS;
    if goes_on(rules, &position, &mut looks) {
        Ok(position)
    } else {
        Err(TextError::new("nobody can go on from here: there is no move, or only moves that lead to none"))
    }
}

/// Whether the seat to move can come to where chance, another seat or nobody decides; chance must have something
/// to give.
fn goes_on<G: Game>(rules: &G, position: &G::Position, looks: &mut u32) -> bool {
    match rules.turn(position) {
        Turn::Over => true,
        Turn::Chance => {
            let mut outcomes = Vec::new();
            rules.outcomes(position, &mut outcomes);
            !outcomes.is_empty()
        }
        Turn::Seat { seat } => {
            let mut moves = Vec::new();
            rules.moves(position, &mut moves);
            moves.into_iter().any(|mv| {
                *looks = looks.saturating_sub(1);
                let mut next = *position;
                rules.play(&mut next, mv, &mut ());
                *looks == 0 || rules.turn(&next) != (Turn::Seat { seat }) || goes_on(rules, &next, looks)
            })
        }
    }
}
