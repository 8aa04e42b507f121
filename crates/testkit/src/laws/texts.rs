//! Notation and position texts: what is written can be read, and nothing else can.

use std::fmt::Display;
use std::str::FromStr;

use table::TextError;

use super::decisions::some_of;
use super::{Ply, Verdict, ensure};
use crate::Testable;

/// How many items of a long list are written and read.
const READ: usize = 24;

/// Moves and outcomes read back as themselves, are written in plain lower-case words, and can only be written
/// one way.
pub(super) fn notation<G: Testable>(ply: &Ply<'_, G>) -> Verdict {
    let mut rng = ply.rng();
    some_of(&ply.moves, READ, &mut rng).into_iter().try_for_each(one_text)?;
    some_of(&ply.outcomes, READ, &mut rng).into_iter().try_for_each(|chance| one_text(chance.outcome))
}

fn one_text<T: Copy + Eq + Display + FromStr<Err = TextError>>(item: T) -> Verdict {
    let text = item.to_string();
    plain(&text).map_err(|error| format!("{text:?} {error}"))?;
    ensure(text.chars().all(|c| !c.is_uppercase()), || format!("{text:?} has upper-case letters"))?;
    let read: T = text.parse().map_err(|error| format!("{text:?} cannot be read back: {error}"))?;
    ensure(read == item, || format!("{text:?} reads as something else, {read}"))?;
    for other in other_spellings(&text) {
        let canonical = other.parse::<T>().map_or(true, |item| item.to_string() == other);
        ensure(canonical, || format!("{other:?} is read, but written otherwise"))?;
    }
    Ok(())
}

/// The same written sloppily, which only a lenient parser accepts.
fn other_spellings(text: &str) -> Vec<String> {
    let digit = |c: char| c.is_ascii_digit();
    let mut all = vec![
        format!(" {text}"),
        format!("{text} "),
        text.to_uppercase(),
        format!("{text}\n"),
        format!("{text} 1 1 1 1 1 1 1 1 1"),
    ];
    if text.contains(' ') {
        all.push(text.replacen(' ', "  ", 1));
        all.push(text.replacen(' ', "\t", 1));
    }
    if let Some(number) = text.split(' ').position(|word| word.starts_with(digit)) {
        for sign in ["0", "+"] {
            let words = text.split(' ').enumerate();
            let words =
                words.map(|(i, word)| if i == number { format!("{sign}{word}") } else { word.into() });
            all.push(words.collect::<Vec<_>>().join(" "));
        }
    }
    all.retain(|other| other != text);
    all
}

/// One line, without spaces at its ends or doubled within, and without control characters.
fn plain(text: &str) -> Verdict {
    ensure(!text.is_empty() && text.split(' ').all(|word| !word.is_empty()), || "has stray blanks".into())?;
    ensure(!text.chars().any(|c| c.is_control() || (c.is_whitespace() && c != ' ')), || {
        "has control characters".into()
    })
}

/// The position's text reads back as the position, which adds up to the box; a text with a missing or doubled
/// field is refused.
pub(super) fn position<G: Testable>(ply: &Ply<'_, G>) -> Verdict {
    let text = ply.rules.write_position(ply.position);
    plain(&text).map_err(|error| format!("the position's text {error}"))?;
    ensure(text.split(' ').all(|word| word.contains('=')), || "a field is not key=value".into())?;
    ply.rules.audit(ply.position).map_err(|error| format!("the components do not add up: {error}"))?;
    let read = ply.rules.read_position(&text).map_err(|error| format!("it cannot be read back: {error}"))?;
    ensure(read == *ply.position, || format!("it reads as another: {}", ply.rules.write_position(&read)))?;
    for damaged in damaged(&text, ply.rng().below(64) as usize) {
        ensure(ply.rules.read_position(&damaged).is_err(), || format!("this is read too: {damaged}"))?;
    }
    Ok(())
}

/// The text with one field left out, doubled, or unknown.
fn damaged(text: &str, nth: usize) -> [String; 3] {
    let fields: Vec<&str> = text.split(' ').collect();
    let nth = nth % fields.len();
    let mut without = fields.clone();
    let field = without.remove(nth);
    [without.join(" "), format!("{text} {field}"), format!("{text} nonsense=1")]
}
