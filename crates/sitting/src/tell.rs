//! What a viewer is told about a match. Everything anyone is told about a game passes through here, and
//! nothing here looks at a position except through a viewer's eyes.

use std::collections::BTreeMap;

use crate::Denial;
use crate::letters::all_seen;
use registry::AnyMatch;
use table::{Line, Phrase, Seat, Viewer};
use wire::{Advice, Choice, Choices, Foreseen, Placing, Story, Weighed};

/// The story of some log lines, as the viewer may know it.
pub fn story(game: &dyn AnyMatch, lines: impl IntoIterator<Item = usize>, viewer: Viewer) -> Vec<Story> {
    lines.into_iter().map(|index| story_line(game, index, viewer)).collect()
}

/// One log line, as the viewer may know it.
pub fn story_line(game: &dyn AnyMatch, index: usize, viewer: Viewer) -> Story {
    let line = &game.log().lines[index];
    Story {
        n: index as u32,
        seat: seat_of(line).map(|seat| seat.index() as u8),
        line: game.seen_line(index, viewer),
        said: game.story(index, viewer).into_iter().map(wire::Phrase::from).collect(),
        events: game.write_events(index).into(),
    }
}

fn seat_of(line: &Line) -> Option<Seat> {
    match line {
        Line::Move { seat, .. } | Line::End { seat } | Line::Resign { seat } | Line::Timeout { seat } => {
            Some(*seat)
        }
        Line::Drawn { .. }
        | Line::Forced { .. }
        | Line::Undo { .. }
        | Line::Takeback { .. }
        | Line::Contribute(_)
        | Line::Takeover { .. } => None,
    }
}

/// The legal moves in words.
pub fn choices(game: &dyn AnyMatch) -> Vec<Choice> {
    let choice = |choice: registry::Choice| Choice { text: choice.text, label: choice.label.into() };
    game.moves().into_iter().map(choice).collect()
}

/// What a legal move would do at once, and what could be chosen from next.
pub fn foreseen(game: &dyn AnyMatch, seat: Seat, text: &str) -> Result<Foreseen, Denial> {
    Ok(Foreseen { events: game.foresee(seat, text)?.into(), next: game.onward(seat, text)? })
}

/// The legal moves in notation, as they are sent with a state.
pub fn offered(game: &dyn AnyMatch) -> Choices {
    game.write_moves().into()
}

/// Points and places by seat, as the viewer may know them.
pub fn placings(game: &dyn AnyMatch, viewer: Viewer) -> Vec<Placing> {
    let scores = game.known_scores(viewer);
    Seat::all(game.seats())
        .map(|seat| Placing { place: scores[seat].place, label: game.tell_score(seat, viewer).into() })
        .collect()
}

/// The component tables in force, as JSON: what a board draws that never changes during a match.
pub fn components(game: &dyn AnyMatch) -> serde_json::Value {
    toml::from_str(&game.components()).expect("components are exported as canonical TOML")
}

/// The component tables whose values stand in for unknown printed ones.
pub fn stand_ins(components: &serde_json::Value) -> Vec<String> {
    let mut found = Vec::new();
    collect_stand_ins("", components, &mut found);
    found
}

fn collect_stand_ins(path: &str, value: &serde_json::Value, found: &mut Vec<String>) {
    let serde_json::Value::Object(fields) = value else { return };
    if fields.get("tag").is_some_and(|tag| tag == "stand-in") {
        found.push(path.to_owned());
    }
    for (name, field) in fields {
        let dot = if path.is_empty() { "" } else { "." };
        collect_stand_ins(&format!("{path}{dot}{name}"), field, found);
    }
}

/// A display name as it may be shown: 1 to 24 visible characters; `None` for anything else.
pub fn checked_name(name: &str) -> Option<String> {
    let name = name.trim();
    let fits = (1..=24).contains(&name.chars().count());
    (fits && all_seen(name)).then(|| name.to_owned())
}

/// A chat message as it may be shown: 1 to 300 visible characters.
pub fn checked_chat(text: &str) -> Option<String> {
    let text = text.trim();
    let fits = (1..=300).contains(&text.chars().count());
    (fits && all_seen(text)).then(|| text.to_owned())
}

/// How many moves a hint shows.
const HINTS: usize = 3;

/// A bot's opinion as a hint: the best few moves with their labels.
pub fn advice(opinion: registry::Opinion, labels: &BTreeMap<String, Phrase>) -> Advice {
    let weighed = |one: registry::Weighed| {
        let label = labels.get(&one.text)?.clone().into();
        let reasons = one.reasons.into_iter().map(wire::Phrase::from).collect();
        Some(Weighed { text: one.text, label, value: one.value, visits: one.visits, reasons })
    };
    let best = opinion.candidates.into_iter().filter_map(weighed).take(HINTS).collect();
    Advice { value: opinion.value, best }
}

#[cfg(test)]
mod tests {
    use table::ComponentSet;
    use wire::NewTable;

    use super::*;
    use crate::{Sitting, Who};

    #[test]
    fn moves_are_written_as_clients_read_them() {
        let games = catalog::standard();
        let ann = Who { player: "ann".into(), name: "Ann".into(), program: false };
        for card in games.cards() {
            let new: NewTable = serde_json::from_value(serde_json::json!({
                "game": card.id, "seats": [{ "kind": "me" }, { "kind": "me" }], "start": true }))
            .unwrap();
            let edition = ComponentSet::Edition("default".into());
            let mut table = Sitting::make(&games, &new, &ann, edition, 1).unwrap();
            for turn in 0..80 {
                let (written, known) = (offered(&*table.game), choices(&*table.game));
                let texts: Vec<String> = known.iter().map(|choice| choice.text.clone()).collect();
                assert_eq!(serde_json::to_string(&written).unwrap(), serde_json::to_string(&texts).unwrap());
                assert_eq!(*written, *texts);
                let Some(choice) = known.get(turn * 7 % known.len().max(1)) else { break };
                table.play("ann", table.version(), &choice.text, true).unwrap();
            }
            assert!(table.version() > 40, "{}", card.id);
        }
    }
}
