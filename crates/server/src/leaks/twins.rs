//! Worlds that look alike, for the leak test to compare.

use search::Effort;
use table::{Config, Line, Log, Rng, Seed, Turn, Viewer};

/// A game some decisions in, played by feel, so hands have been built and sold from.
pub(crate) fn played(game: &str, seats: usize, decisions: usize, number: u64) -> Log {
    let mut game = catalog::standard()
        .game(game)
        .unwrap()
        .begin(&Config::new(seats), Some(Seed::from_number(number)))
        .unwrap();
    for decision in 0..decisions {
        while game.turn() == Turn::Chance {
            game.roll().unwrap();
        }
        let Turn::Seat { seat } = game.turn() else { break };
        let text = game.thinker(seat, "greedy").unwrap()(Effort::iterations(1), decision as u64).text;
        game.play(seat, &text).unwrap();
    }
    while game.turn() == Turn::Chance {
        game.roll().unwrap();
    }
    game.log().clone()
}

/// Another world: the same to the viewer, line for line, and different where the viewer cannot look.
pub(crate) fn twin(log: &Log, viewer: Viewer) -> Option<Log> {
    (0..2000).find_map(|number| try_twin(log, viewer, &mut Rng::new(number)))
}

fn try_twin(log: &Log, viewer: Viewer, rng: &mut Rng) -> Option<Log> {
    let original = catalog::standard().load(log).unwrap();
    let mut other = catalog::standard().load(&Log::new(log.header.clone())).unwrap();
    let mut differs = false;
    for (index, line) in log.lines.iter().enumerate() {
        match line {
            Line::Move { seat, text } => drop(other.play(*seat, text).ok()?),
            Line::Drawn { text } => {
                let seen = original.seen_line(index, viewer);
                let fits = |outcome: &str| looks_like(&seen[2..], outcome);
                let likely: Vec<String> =
                    other.outcomes().into_iter().map(|(outcome, _)| outcome).filter(|o| fits(o)).collect();
                let same = likely.contains(text) && rng.below(3) > 0;
                let chosen = if same {
                    text.clone()
                } else {
                    likely.get(rng.below(likely.len().max(1) as u32) as usize)?.clone()
                };
                differs |= chosen != *text;
                other.force(&chosen).ok()?;
                if other.seen_line(index, viewer) != seen {
                    return None;
                }
            }
            _ => panic!("{line} is not played here"),
        }
    }
    let drawn = |line: &Line| match line {
        Line::Forced { text } => Line::Drawn { text: text.clone() },
        other => other.clone(),
    };
    let lines = other.log().lines.iter().map(drawn).collect();
    differs.then(|| Log { lines, ..log.clone() })
}

/// Whether an outcome looks like this to someone who sees `?` in place of what is hidden.
fn looks_like(seen: &str, outcome: &str) -> bool {
    let (seen, outcome): (Vec<&str>, Vec<&str>) = (seen.split(' ').collect(), outcome.split(' ').collect());
    seen.len() == outcome.len() && seen.iter().zip(&outcome).all(|(one, two)| *one == "?" || one == two)
}
