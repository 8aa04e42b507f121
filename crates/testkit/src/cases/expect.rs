//! What a case may expect: read from its line, and compared with the match.

use serde_json::{Value, json};
use table::{Match, Seat, TextError, Turn, Viewer};

use super::step::{equation, field, number, seat, turn, viewer};
use crate::Testable;

#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Expect {
    Turn(Turn),
    MoveCount(usize),
    MovesAre(Vec<String>),
    Listed(String),
    Unlisted(String),
    Chance { text: String, weight: u32 },
    NoChance(String),
    View { viewer: Viewer, path: String, value: Option<Value> },
    Event { kind: String, fields: Vec<(String, Value)> },
    NoEvent { kind: String },
    Score { seat: Seat, score: i32 },
    Place { seat: Seat, place: u8 },
    Ending(String),
    Field { key: String, value: String },
    Position(String),
}

impl Expect {
    pub(crate) fn read(text: &str) -> Result<Self, String> {
        let (word, rest) = text.split_once(' ').map_or((text, ""), |(word, rest)| (word, rest.trim()));
        Ok(match word {
            "turn" => Self::Turn(turn(rest)?),
            "moves" => match rest.strip_prefix("are ") {
                Some(list) => Self::MovesAre(list.split(';').map(|mv| mv.trim().to_owned()).collect()),
                None => Self::MoveCount(number(rest)?),
            },
            "listed" => Self::Listed(rest.into()),
            "unlisted" => Self::Unlisted(rest.into()),
            "chance" => {
                let (text, weight) = rest.rsplit_once(' ').ok_or("an outcome is expected with its weight")?;
                Self::Chance { text: text.trim().into(), weight: number(weight)? }
            }
            "nochance" => Self::NoChance(rest.into()),
            "view" => read_view(rest)?,
            "event" => read_event(rest)?,
            "noevent" => Self::NoEvent { kind: rest.into() },
            "score" => {
                let (who, score) = equation(rest)?;
                Self::Score { seat: seat(who)?, score: number(score)? }
            }
            "place" => {
                let (who, place) = equation(rest)?;
                Self::Place { seat: seat(who)?, place: number(place)? }
            }
            "ending" => Self::Ending(rest.into()),
            "field" => {
                let (key, value) = equation(rest)?;
                Self::Field { key: key.into(), value: value.into() }
            }
            "position" => Self::Position(rest.into()),
            _ => return Err(format!("{word:?} is nothing that can be expected")),
        })
    }

    /// Whether it holds; `events` are those of the last line that played or rolled.
    pub(crate) fn hold<G: Testable>(&self, game: &Match<G>, events: &[G::Event]) -> Result<(), String> {
        let (rules, position) = (game.rules(), game.position());
        match self {
            Self::Turn(turn) => same(&name(*turn), &name(game.turn())),
            Self::MoveCount(count) => {
                let moves = texts(&game.moves());
                same(count, &moves.len()).map_err(|error| format!("{error}: {}", moves.join("; ")))
            }
            Self::MovesAre(expected) => same_set(expected, &texts(&game.moves())),
            Self::Listed(text) => {
                let mv = parse::<G::Move>(text)?;
                ensure(game.moves().contains(&mv), || listing("the legal moves are", &texts(&game.moves())))
            }
            Self::Unlisted(text) => {
                let mv = parse::<G::Move>(text)?;
                ensure(!game.moves().contains(&mv), || "it is a legal move".into())
            }
            Self::Chance { text, weight } => same(&Some(*weight), &weight_of(game, text)?)
                .map_err(|error| format!("{error}; {}", outcome_list(game))),
            Self::NoChance(text) => same(&None, &weight_of(game, text)?),
            Self::View { viewer, path, value } => {
                see(&json!(rules.view(position, *viewer)), path, value.as_ref())
            }
            Self::Event { kind, fields } => {
                ensure(any_event::<G>(events, kind, fields), || event_list::<G>(events))
            }
            Self::NoEvent { kind } => ensure(!any_event::<G>(events, kind, &[]), || event_list::<G>(events)),
            Self::Score { seat, score } => same(score, &at_table(game, *seat)?.score),
            Self::Place { seat, place } => same(place, &at_table(game, *seat)?.place),
            Self::Ending(code) => same(&Some(code.as_str()), &rules.ending(position)),
            Self::Field { key, value } => same(value, &field_of(&rules.write_position(position), key)?),
            Self::Position(text) => same(text, &rules.write_position(position)),
        }
    }
}

/// `0 hand.gold = 3`, or `0 hand.gold missing`.
fn read_view(text: &str) -> Result<Expect, String> {
    let (who, rest) = text.split_once(' ').ok_or("a view reads: view SEAT PATH = VALUE")?;
    let (path, value) = match rest.trim().strip_suffix(" missing") {
        Some(path) => (path, None),
        None => equation(rest).map(|(path, value)| (path, Some(word_or_json(value))))?,
    };
    Ok(Expect::View { viewer: viewer(who)?, path: path.into(), value })
}

/// `KIND field=value …`.
fn read_event(text: &str) -> Result<Expect, String> {
    let mut words = text.split_whitespace();
    let kind = words.next().ok_or("an event has a kind")?.into();
    let fields = words.map(|word| field(word).map(|(key, value)| (key, word_or_json(&value))));
    Ok(Expect::Event { kind, fields: fields.collect::<Result<_, _>>()? })
}

/// JSON, or a bare word that stands for itself.
fn word_or_json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|_| Value::String(text.into()))
}

/// Follows a path of keys and list positions: `rows.gold[0]`, or `rows.gold.0`.
fn at<'a>(value: &'a Value, path: &str) -> Option<&'a Value> {
    let keys = path.split(['.', '[', ']']).filter(|key| !key.is_empty());
    keys.into_iter().try_fold(value, |value, key| match value {
        Value::Array(items) => items.get(key.parse::<usize>().ok()?),
        other => other.get(key),
    })
}

fn see(view: &Value, path: &str, expected: Option<&Value>) -> Result<(), String> {
    match (at(view, path), expected) {
        (None, None) => Ok(()),
        (Some(found), Some(value)) => same(&value.to_string(), &found.to_string()),
        (Some(found), None) => Err(format!("it is there: {found}")),
        (None, Some(_)) => Err(format!("the view has no such thing: {view}")),
    }
}

fn any_event<G: Testable>(events: &[G::Event], kind: &str, fields: &[(String, Value)]) -> bool {
    events.iter().map(|event| json!(event)).any(|event| {
        event.get("kind") == Some(&json!(kind))
            && fields.iter().all(|(path, value)| at(&event, path) == Some(value))
    })
}

fn event_list<G: Testable>(events: &[G::Event]) -> String {
    listing("the events are", &events.iter().map(|event| json!(event).to_string()).collect::<Vec<_>>())
}

fn outcome_list<G: Testable>(game: &Match<G>) -> String {
    let outcomes = game.outcomes();
    let texts = outcomes.iter().map(|chance| format!("{} {}", chance.outcome, chance.weight));
    listing("the outcomes are", &texts.collect::<Vec<_>>())
}

fn weight_of<G: Testable>(game: &Match<G>, text: &str) -> Result<Option<u32>, String> {
    let outcome = parse::<G::Outcome>(text)?;
    Ok(game.outcomes().iter().find(|chance| chance.outcome == outcome).map(|chance| chance.weight))
}

fn at_table<G: Testable>(game: &Match<G>, seat: Seat) -> Result<table::Standing, String> {
    let scores = game.scores();
    ensure(seat.index() < scores.seats(), || format!("there is no seat {seat} at this table"))?;
    Ok(scores[seat])
}

/// The value of a field of a position's text.
pub(crate) fn field_of(position: &str, key: &str) -> Result<String, String> {
    let mut fields = position.split(' ').filter_map(|word| word.split_once('='));
    let found = fields.find(|(name, _)| *name == key).map(|(_, value)| value.to_owned());
    found.ok_or_else(|| format!("the position has no field {key:?}: {position}"))
}

/// Reads a move or outcome of the game.
pub(crate) fn parse<T: std::str::FromStr<Err = TextError>>(text: &str) -> Result<T, String> {
    text.parse().map_err(|error| format!("{text:?} cannot be read: {error}"))
}

fn same_set(expected: &[String], found: &[String]) -> Result<(), String> {
    let without = |all: &[String], others: &[String]| -> Vec<String> {
        all.iter().filter(|text| !others.contains(text)).cloned().collect()
    };
    let (missing, surplus) = (without(expected, found), without(found, expected));
    ensure(missing.is_empty(), || listing("not legal", &missing))?;
    ensure(surplus.is_empty(), || listing("also legal", &surplus))?;
    same(&expected.len(), &found.len())
}

fn same<T: PartialEq + std::fmt::Debug>(expected: &T, found: &T) -> Result<(), String> {
    ensure(expected == found, || format!("expected {expected:?}, found {found:?}"))
}

fn ensure(holds: bool, complaint: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(complaint()) }
}

fn listing(what: &str, items: &[String]) -> String {
    if items.is_empty() { format!("{what} none") } else { format!("{what} {}", items.join("; ")) }
}

fn texts<T: std::fmt::Display>(items: &[T]) -> Vec<String> {
    items.iter().map(T::to_string).collect()
}

fn name(turn: Turn) -> String {
    match turn {
        Turn::Seat { seat } => seat.to_string(),
        Turn::Chance => "chance".into(),
        Turn::Over => "over".into(),
    }
}
