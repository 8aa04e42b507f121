//! What is hidden: views can be completed to whole positions, and secrets change nothing for others.

use serde_json::json;
use table::{Turn, Viewer};

use super::{Ply, Verdict, ensure};
use crate::Testable;
use crate::seating::{moves_of, viewers};

/// A world imagined from a view looks exactly like it to its viewer, adds up to the box, can be written down,
/// and has the same side to move.
pub(super) fn imagined_alike<G: Testable>(ply: &Ply<'_, G>) -> Verdict {
    let (rules, mut rng) = (ply.rules, ply.rng());
    viewers(rules.seats()).try_for_each(|viewer| {
        let view = rules.view(ply.position, viewer);
        let world = rules.imagine(&view, &mut rng);
        let text = rules.write_position(&world);
        let at = |error: &str| format!("imagined by {viewer:?}: {error}: {text}");
        rules.audit(&world).map_err(|error| at(&error.to_string()))?;
        ensure(rules.turn(&world) == ply.turn, || at("another turn"))?;
        let again = rules.view(&world, viewer);
        ensure(again == view, || at(&format!("another view: {} instead of {}", json!(again), json!(view))))?;
        let read = rules.read_position(&text).map_err(|error| at(&error.to_string()))?;
        ensure(read == world, || at("its text reads as another position"))
    })
}

/// In two worlds that look alike to a viewer, the viewer gets the same bytes, has the same moves, foresees the same of
/// each of them, and knows the same scores until the result reveals the rest.
pub(super) fn secrets_decide_nothing<G: Testable>(ply: &Ply<'_, G>) -> Verdict {
    let (rules, mut rng) = (ply.rules, ply.rng());
    viewers(rules.seats()).try_for_each(|viewer| {
        let view = rules.view(ply.position, viewer);
        let world = rules.imagine(&view, &mut rng);
        let at = |error: &str| format!("{error} for {viewer:?} in {}", rules.write_position(&world));
        ensure(bytes::<G>(&rules.view(&world, viewer)) == bytes::<G>(&view), || {
            at("the view's JSON differs")
        })?;
        let known = |position| rules.known_scores(position, viewer);
        ensure(ply.turn == Turn::Over || known(&world) == known(ply.position), || at("the scores differ"))?;
        if decides(ply.turn, viewer) {
            ensure(moves_of(rules, &world) == ply.moves, || at("the legal moves differ"))?;
            let foreseen =
                |position, mv| (rules.foresee(position, mv), moves_after(rules, position, mv, viewer));
            let same = |&mv: &G::Move| foreseen(&world, mv) == foreseen(ply.position, mv);
            ensure(ply.moves.iter().all(same), || at("what a move would do differs"))?;
        }
        Ok(())
    })
}

/// What its player could choose from after a move, before chance or another seat comes.
fn moves_after<G: Testable>(rules: &G, position: &G::Position, mv: G::Move, viewer: Viewer) -> Vec<G::Move> {
    let mut position = position.clone();
    rules.play(&mut position, mv, &mut ());
    if decides(rules.turn(&position), viewer) { moves_of(rules, &position) } else { Vec::new() }
}

/// What a client would be sent.
fn bytes<G: Testable>(view: &G::View) -> String {
    serde_json::to_string(view).expect("views are plain data")
}

/// Whether it is this viewer's turn.
fn decides(turn: Turn, viewer: Viewer) -> bool {
    matches!(turn, Turn::Seat { seat } if viewer.is(seat))
}
