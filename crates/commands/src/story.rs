//! What a log's lines say in words.

use registry::AnyMatch;
use table::{Line, Phrase, Seat, Tongue, Viewer};

/// What one line of the log says to a viewer; empty if there is nothing to say. Who added random bytes is no part of
/// the story.
pub(crate) fn sentences(
    game: &dyn AnyMatch,
    index: usize,
    viewer: Viewer,
    tongue: &dyn Tongue,
) -> Vec<String> {
    match game.log().lines.get(index) {
        Some(Line::Contribute(_)) => Vec::new(),
        _ => game.story(index, viewer).iter().map(|phrase| tongue.say(phrase)).collect(),
    }
}

/// The result as it stands, best first: place, name and score.
pub(crate) fn result(game: &dyn AnyMatch, tongue: &dyn Tongue) -> Vec<String> {
    let scores = game.scores();
    let mut seats: Vec<Seat> = Seat::all(game.seats()).collect();
    seats.sort_by_key(|&seat| scores[seat].place);
    let line = |seat: Seat| {
        let place = Phrase::new("table-place").with("place", scores[seat].place).with("seat", seat);
        format!("{}: {}", tongue.say(&place), tongue.say(&game.tell_score(seat, Viewer::Spectator)))
    };
    seats.into_iter().map(line).collect()
}
