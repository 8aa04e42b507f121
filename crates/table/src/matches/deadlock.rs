//! A position from outside may be sound in every part and still be one that no game can reach, because nobody
//! can move on from it.

use crate::{Game, PositionText, TextError, Turn};

/// How many positions to look at before assuming that a seat going in circles will get out of them.
const MOST_LOOKS: u32 = 2_000;

/// Reads a position that can be played on from, or that is over.
pub(super) fn read_playable<G: Game + PositionText>(rules: &G, text: &str) -> Result<G::Position, TextError> {
    let position = rules.read_position(text)?;
    let mut looks = MOST_LOOKS;
    if goes_on(rules, &position, &mut looks) {
        Ok(position)
    } else {
        Err(TextError::new("nobody can go on from here: there is no move, or only moves that lead to none"))
    }
}

/// Whether the seat to move can reach a point where chance, another seat or nobody decides; chance must have
/// something to give.
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
                let mut next = position.clone();
                rules.play(&mut next, mv, &mut ());
                *looks == 0 || rules.turn(&next) != (Turn::Seat { seat }) || goes_on(rules, &next, looks)
            })
        }
    }
}
