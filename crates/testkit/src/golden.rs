//! A whole random game as text, stored beside the tests and reviewed as a diff.

use std::fmt::Write as _;

use table::{Config, Match, Rng, Turn};

use crate::Testable;
use crate::seating::{describe, sit};

/// The whole position is written out every so many plies.
const POSITION_EVERY: usize = 10;

/// A random game from start to end: every move and outcome as in a log, with the number of choices and the
/// events that followed; the position now and then; and the result.
pub fn playthrough<G: Testable>(config: &Config, seed: u64) -> String {
    let mut game = sit::<G>(config, seed);
    let mut rng = Rng::new(seed);
    let mut text = format!("{}, seed {seed}\n", describe::<G>(config));
    for ply in 1.. {
        let Some((line, events)) = step(&mut game, &mut rng) else { break };
        write_line(&mut text, &format!("{ply:>4}  {line}"));
        for event in &events {
            let event = serde_json::to_string(event).expect("events are plain data");
            write_line(&mut text, &format!("        {event}"));
        }
        if ply % POSITION_EVERY == 0 {
            write_position(&mut text, &game);
        }
    }
    write_position(&mut text, &game);
    write_result(&mut text, &game);
    text
}

/// One ply: the line of the log with the number of choices, and the events.
fn step<G: Testable>(game: &mut Match<G>, rng: &mut Rng) -> Option<(String, Vec<G::Event>)> {
    match game.turn() {
        Turn::Over => None,
        Turn::Chance => {
            let choices = game.outcomes().len();
            let (outcome, events) = game.roll().expect("it is chance's turn, and the seed is known");
            Some((format!("* {outcome}  ({choices} possible)"), events))
        }
        Turn::Seat { seat } => {
            let moves = game.moves();
            let mv = rng.choose(&moves);
            let events = game.play(seat, mv).expect("the move is one of those listed");
            Some((format!("{seat} {mv}  (1 of {})", moves.len()), events))
        }
    }
}

fn write_position<G: Testable>(text: &mut String, game: &Match<G>) {
    write_line(text, &format!("      = {}", game.rules().write_position(game.position())));
}

fn write_result<G: Testable>(text: &mut String, game: &Match<G>) {
    let (rules, position) = (game.rules(), game.position());
    let ending = rules.ending(position).unwrap_or("none");
    write_line(text, &format!("over in round {}, ending {ending}", rules.round(position)));
    for (seat, standing) in game.scores().iter() {
        write_line(text, &format!("seat {seat}: score {}, place {}", standing.score, standing.place));
    }
}

fn write_line(text: &mut String, line: &str) {
    writeln!(text, "{line}").expect("writing to a string does not fail");
}
