//! What a log's lines say in words.

use catalog::AnyMatch;
use table::{Line, Log, Phrase, Seat, Tongue, Viewer};

/// What one line of the log says to a viewer; nothing where there is nothing to say.
pub(crate) fn sentences(
    game: &dyn AnyMatch,
    index: usize,
    viewer: Viewer,
    tongue: &dyn Tongue,
) -> Vec<String> {
    let told = game.story(index, viewer);
    let own = told.is_empty().then(|| of_the_table(&game.log().lines[index])).flatten();
    told.iter().chain(&own).map(|phrase| tongue.say(phrase)).collect()
}

/// What happens at the table rather than in the game.
fn of_the_table(line: &Line) -> Option<Phrase> {
    match line {
        Line::Contribute(contribution) => {
            Some(Phrase::new("cli-contributed").with("seat", contribution.seat))
        }
        Line::Undo { decisions } => Some(Phrase::new("cli-took-back").with("count", *decisions)),
        Line::Resign { seat } => Some(Phrase::new("cli-resigned").with("seat", *seat)),
        Line::Timeout { seat } => Some(Phrase::new("cli-timed-out").with("seat", *seat)),
        Line::Takeover { seat, .. } => Some(Phrase::new("cli-taken-over").with("seat", *seat)),
        Line::Move { .. } | Line::Drawn { .. } | Line::Forced { .. } | Line::End { .. } => None,
    }
}

/// Which lines still stand: a move that was taken back does not, nor does the taking back.
pub(crate) fn standing(log: &Log) -> Vec<bool> {
    let mut stands = vec![true; log.lines.len()];
    for (index, line) in log.lines.iter().enumerate() {
        let Line::Undo { decisions } = line else { continue };
        stands[index] = false;
        for _ in 0..*decisions {
            let is_move =
                |&earlier: &usize| stands[earlier] && matches!(log.lines[earlier], Line::Move { .. });
            let Some(last) = (0..index).rev().find(is_move) else { break };
            stands[last] = false;
        }
    }
    stands
}

/// The result as it stands, best first: place, name and score.
pub(crate) fn result(game: &dyn AnyMatch, tongue: &dyn Tongue) -> Vec<String> {
    let scores = game.scores();
    let mut seats: Vec<Seat> = Seat::all(game.seats()).collect();
    seats.sort_by_key(|&seat| scores[seat].place);
    let line = |seat: Seat| {
        let place = Phrase::new("table-place").with("place", scores[seat].place).with("seat", seat);
        format!("{}: {}", tongue.say(&place), tongue.say(&game.tell_score(seat)))
    };
    seats.into_iter().map(line).collect()
}
