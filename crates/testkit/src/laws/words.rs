//! Words and pictures for people.

use std::cell::RefCell;
use std::collections::BTreeMap;

use table::{Fact, MAX_SEATS, Phrase, Picture, Seat, Tongue, Turn, Viewer};

use words::{Language, Words};

use super::decisions::some_of;
use super::{Ply, Verdict, ensure};
use crate::Testable;
use crate::seating::viewers;

/// The widths pictures are drawn at.
const WIDTHS: [u16; 2] = [80, 120];

/// How many items of a long list are put into words.
const TOLD: usize = 12;

/// Every phrase has a code of the game or the table and facts with distinct names; every picture fits its
/// width.
pub(super) fn told<G: Testable>(ply: &Ply<'_, G>) -> Verdict {
    let mover = if let Turn::Seat { seat } = ply.turn { seat } else { Seat::default() };
    for mv in some_of(&ply.moves, TOLD, &mut ply.rng()) {
        let at = |error| format!("the words for {mv}: {error}");
        said::<G>(&ply.rules.tell_move(mv)).map_err(at)?;
        said::<G>(&ply.rules.tell_played(mover, mv)).map_err(at)?;
        told_events(ply, &ply.after_move(ply.position, mv).1).map_err(at)?;
    }
    for chance in some_of(&ply.outcomes, TOLD, &mut ply.rng()) {
        let at = |error| format!("the words for {}: {error}", chance.outcome);
        for viewer in viewers(ply.rules.seats()) {
            let seen = ply.rules.seen(ply.position, chance.outcome, viewer);
            ply.rules.tell_seen(seen).map_or(Ok(()), |phrase| said::<G>(&phrase)).map_err(at)?;
        }
        told_events(ply, &ply.after_outcome(ply.position, chance.outcome).1).map_err(at)?;
    }
    let scores = ply.rules.scores(ply.position);
    scores.iter().try_for_each(|(_, standing)| said::<G>(&ply.rules.tell_score(*standing)))?;
    // Pictures are expensive: one viewer at a time, another at the next ply.
    let all: Vec<Viewer> = viewers(ply.rules.seats()).collect();
    drawn(ply, ply.rng().choose(&all))
}

/// Different moves have different labels, as phrases and in the words of every language.
pub(super) fn labelled<G: Testable>(ply: &Ply<'_, G>) -> Verdict {
    TONGUES.with_borrow_mut(|tongues| {
        for tongue in tongues.entry(G::card().id).or_insert_with(tongues_of::<G>) {
            let mut labels: Vec<(String, G::Move)> = ply
                .moves
                .iter()
                .map(|&mv| (label(tongue, &ply.rules.tell_choice(ply.position, mv)), mv))
                .collect();
            labels.sort_unstable();
            let twice = labels.windows(2).find(|pair| pair[0].0 == pair[1].0);
            twice.map_or(Ok(()), |pair| {
                Err(format!("{} and {} are both {:?}", pair[0].1, pair[1].1, pair[0].0))
            })?;
        }
        Ok(())
    })
}

thread_local! {
    /// The words of every language, by game; reading them takes longer than playing.
    static TONGUES: RefCell<BTreeMap<&'static str, Vec<Words>>> = const { RefCell::new(BTreeMap::new()) };
}

fn tongues_of<G: Testable>() -> Vec<Words> {
    Language::all().iter().map(|language| Words::new(language, &G::words())).collect()
}

/// A label in words, or with all its facts if no language has a sentence for it.
fn label(tongue: &Words, phrase: &Phrase) -> String {
    let said = tongue.say(phrase);
    if said == phrase.code { format!("{phrase:?}") } else { said }
}

fn told_events<G: Testable>(ply: &Ply<'_, G>, events: &[G::Event]) -> Verdict {
    events.iter().filter_map(|event| ply.rules.tell_event(event)).try_for_each(|phrase| said::<G>(&phrase))
}

fn said<G: Testable>(phrase: &Phrase) -> Verdict {
    coded::<G>(phrase.code)?;
    for (index, (name, fact)) in phrase.facts.iter().enumerate() {
        let twice = phrase.facts[..index].iter().any(|(earlier, _)| earlier == name);
        ensure(!name.is_empty() && !twice, || {
            format!("{}: the fact {name:?} has no name of its own", phrase.code)
        })?;
        fact_said::<G>(fact)?;
    }
    Ok(())
}

fn fact_said<G: Testable>(fact: &Fact) -> Verdict {
    match fact {
        Fact::Term(code) | Fact::Count { of: code, .. } => coded::<G>(code),
        Fact::List(facts) => facts.iter().try_for_each(fact_said::<G>),
        Fact::Phrase(phrase) => said::<G>(phrase),
        Fact::Number(_) | Fact::Seat(_) | Fact::Text(_) => Ok(()),
    }
}

/// `jaipur-takes` or `table-over`.
fn coded<G: Testable>(code: &str) -> Verdict {
    let plain = code.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-');
    let (owner, rest) = code.split_once('-').unwrap_or((code, ""));
    ensure(plain && !rest.is_empty() && [G::card().id, "table"].contains(&owner), || {
        format!("{code:?} is not a code of {}", G::card().id)
    })
}

fn drawn<G: Testable>(ply: &Ply<'_, G>, viewer: Viewer) -> Verdict {
    let view = ply.rules.view(ply.position, viewer);
    WIDTHS.into_iter().try_for_each(|width| {
        let picture = ply.rules.picture(&view, viewer, width, &Codes);
        fits(&picture, width).map_err(|error| format!("the picture for {viewer:?} at {width}: {error}"))
    })
}

fn fits(picture: &Picture, width: u16) -> Verdict {
    ensure(!picture.lines.is_empty(), || "it is empty".into())?;
    for (row, line) in picture.lines.iter().enumerate() {
        let text: String = line.iter().map(|span| span.text.as_str()).collect();
        ensure(text.chars().count() <= usize::from(width), || format!("line {row} is too wide: {text}"))?;
        let odd = text.chars().find(|&c| !takes_one_column(c));
        odd.map_or(Ok(()), |c| Err(format!("line {row} has {c:?}, which does not take one column")))?;
    }
    Ok(())
}

/// Whether it is not a control character, not joined to its neighbour and not double-width.
fn takes_one_column(c: char) -> bool {
    let joins = matches!(c, '\u{300}'..='\u{36f}' | '\u{200b}'..='\u{200f}' | '\u{fe00}'..='\u{fe0f}');
    let wide = matches!(c, '\u{1100}'..='\u{115f}' | '\u{2e80}'..='\u{a4cf}' | '\u{ac00}'..='\u{d7a3}'
        | '\u{f900}'..='\u{faff}' | '\u{ff00}'..='\u{ff60}' | '\u{1f300}'..='\u{1faff}');
    !c.is_control() && !joins && !wide
}

const NAMES: [&str; MAX_SEATS] =
    ["Ann", "Bela", "Chandra", "Dev", "Esha", "Faiz", "Gita", "Hari", "Isha", "Jai"];

/// A language that says the code without the game's name: about as long as the real words.
struct Codes;

impl Tongue for Codes {
    fn say(&self, phrase: &Phrase) -> String {
        let word = phrase.code.split_once('-').map_or(phrase.code, |(_, word)| word).replace('-', " ");
        let facts = phrase.facts.iter().map(|(_, fact)| format!(" {}", self.fact(fact)));
        format!("{word}{}", facts.collect::<String>())
    }

    fn name(&self, seat: Seat) -> String {
        NAMES[seat.index()].into()
    }
}

impl Codes {
    fn fact(&self, fact: &Fact) -> String {
        match fact {
            Fact::Number(number) => number.to_string(),
            Fact::Seat(seat) => self.name(*seat),
            Fact::Term(code) => self.word(code),
            Fact::Count { count, of } => format!("{count} {}", self.word(of)),
            Fact::List(facts) => facts.iter().map(|fact| self.fact(fact)).collect::<Vec<_>>().join(", "),
            Fact::Phrase(phrase) => self.say(phrase),
            Fact::Text(text) => text.to_string(),
        }
    }
}
