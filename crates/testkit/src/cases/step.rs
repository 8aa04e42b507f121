//! Reading one line of a case.

use table::{Seat, Turn, Viewer};

use super::expect::Expect;

/// One line of a case.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Step {
    Seats(usize),
    Version(u32),
    Option { key: String, value: String },
    Position(String),
    With(Vec<(String, String)>),
    Roll { seed: u64 },
    Move { seat: Seat, text: String },
    Outcome(String),
    Undo,
    RefuseUndo,
    Refuse { seat: Seat, text: String, rule: Option<String>, code: Option<String> },
    Expect(Expect),
}

impl Step {
    /// Reads a line; `None` if it says nothing.
    pub(crate) fn read(line: &str) -> Result<Option<Self>, String> {
        if line.is_empty() || line.starts_with('#') {
            return Ok(None);
        }
        let (word, rest) = line.split_once(' ').map_or((line, ""), |(word, rest)| (word, rest.trim()));
        let step = match word {
            "seats" => Self::Seats(number(rest)?),
            "version" => Self::Version(number(rest)?),
            "option" => {
                let (key, value) = rest.split_once(' ').ok_or("an option has a key and a value")?;
                Self::Option { key: key.into(), value: value.trim().into() }
            }
            "components" => return Err("components are not set in cases; test them in TOML".into()),
            "position" => Self::Position(rest.into()),
            "with" => Self::With(rest.split_whitespace().map(field).collect::<Result<_, _>>()?),
            "deal" | "roll" => Self::Roll { seed: number(rest)? },
            "*" => Self::Outcome(rest.into()),
            "undo" if rest.is_empty() => Self::Undo,
            "refuse" if rest == "undo" => Self::RefuseUndo,
            "refuse" => refuse(rest)?,
            "expect" => Self::Expect(Expect::read(rest)?),
            _ => match seat(word) {
                Ok(seat) => Self::Move { seat, text: rest.into() },
                Err(_) => return Err(format!("{word:?} begins no line of a case")),
            },
        };
        Ok(Some(step))
    }

    /// Whether it may only come at the start of a case.
    pub(crate) const fn is_setting(&self) -> bool {
        matches!(self, Self::Seats(_) | Self::Version(_) | Self::Option { .. })
    }

    /// Whether it says what must happen.
    pub(crate) const fn is_claim(&self) -> bool {
        matches!(self, Self::Refuse { .. } | Self::RefuseUndo | Self::Expect(_))
    }
}

/// `0 sell gold 1 by JAI-9 [code]`; the move's text may itself contain the word "by".
fn refuse(text: &str) -> Result<Step, String> {
    let form = "a refusal reads: refuse SEAT MOVE by RULE [CODE], or by table [CODE]";
    let (who, rest) = text.split_once(' ').ok_or(form)?;
    let (mv, reason) = rest.rsplit_once(" by ").ok_or(form)?;
    let words: Vec<&str> = reason.split_whitespace().collect();
    let (rule, code) = match words[..] {
        [rule] => (rule, None),
        [rule, code] => (rule, Some(code.trim_matches(['[', ']']).to_owned())),
        _ => return Err(form.into()),
    };
    let rule = (rule != "table").then(|| rule.to_owned());
    Ok(Step::Refuse { seat: seat(who)?, text: mv.into(), rule, code })
}

/// `key=value`.
pub(crate) fn field(word: &str) -> Result<(String, String), String> {
    let (key, value) = word.split_once('=').ok_or_else(|| format!("{word:?} is not key=value"))?;
    Ok((key.into(), value.into()))
}

/// `left = right`.
pub(crate) fn equation(text: &str) -> Result<(&str, &str), String> {
    let (left, right) = text.split_once('=').ok_or_else(|| format!("{text:?} has no \"=\""))?;
    Ok((left.trim(), right.trim()))
}

pub(crate) fn number<N: std::str::FromStr>(word: &str) -> Result<N, String> {
    word.parse().map_err(|_| format!("{word:?} is not a number that fits here"))
}

pub(crate) fn seat(word: &str) -> Result<Seat, String> {
    Seat::parse(word, table::MAX_SEATS).ok_or_else(|| format!("{word:?} is not a seat"))
}

/// A seat, or `-` for the spectator.
pub(crate) fn viewer(word: &str) -> Result<Viewer, String> {
    if word == "-" { Ok(Viewer::Spectator) } else { seat(word).map(Viewer::Seat) }
}

pub(crate) fn turn(word: &str) -> Result<Turn, String> {
    match word {
        "chance" => Ok(Turn::Chance),
        "over" => Ok(Turn::Over),
        _ => seat(word).map(|seat| Turn::Seat { seat }),
    }
}
