//! The log: a match as text, one line per entry, enough to rebuild every position.
//!
//! ```text
//! durbar-log 1
//! game jaipur 1
//! components default 5f0c…
//! seats 2
//! option single_round off
//! commitment 9a41…
//! begin
//! contribute 0 64757262
//! * start 1
//! 1 take gold
//! * market camel
//! undo 1
//! seed 0000…
//! ```
//!
//! The format is described in `docs/notation.md`.

use std::collections::BTreeMap;
use std::fmt;

use crate::{Commitment, Contribution, MAX_SEATS, Seat, Seed};

/// Takes the place of a bot's level in a `takeover` line when the seat's own player is back.
pub const PERSON: &str = "person";

/// A match as text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Log {
    pub header: Header,
    pub lines: Vec<Line>,
    /// The seed, once it is revealed.
    pub seed: Option<Seed>,
}

/// What was settled before play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    pub game: String,
    pub rules_version: u32,
    /// The component set's name; `file` for a user's own, which is then in `component_file`.
    pub edition: String,
    /// The hash of the component set's canonical text.
    pub components: String,
    pub seats: usize,
    /// Every option with its value.
    pub options: BTreeMap<String, String>,
    /// The hash of the seed; none where all chance is given from outside.
    pub commitment: Option<Commitment>,
    /// The position play began from, if it is not the game's usual start.
    pub position: Option<String>,
    /// The text of a user's component file.
    pub component_file: Option<String>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Line {
    /// `0 take gold`: a seat's move.
    Move {
        seat: Seat,
        /// The move's notation.
        text: String,
    },
    /// `* market camel`: an outcome drawn by the dealer.
    Drawn {
        /// The outcome's notation.
        text: String,
    },
    /// `! market camel`: an outcome that someone forced, for study.
    Forced {
        /// The outcome's notation.
        text: String,
    },
    /// `undo 2`: this many decisions of the last seat are taken back.
    Undo { decisions: u32 },
    /// `takeback 0 12`: everyone agreed to take back the seat's decision in entry 12, counted from 0, and
    /// everything after it.
    Takeback {
        seat: Seat,
        /// The entry with the decision, from 0.
        entry: u32,
    },
    /// `end 0`: the seat declares its turn ended, and nothing before this can be undone.
    End {
        /// The seat that ends its turn.
        seat: Seat,
    },
    /// `contribute 0 6a61`: bytes mixed into the chance, before anything is drawn.
    Contribute(Contribution),
    /// `resign 1`: the seat resigns.
    Resign {
        /// The seat that resigns.
        seat: Seat,
    },
    /// `timeout 1`: the seat's clock ran out.
    Timeout {
        /// The seat whose clock ran out.
        seat: Seat,
    },
    /// `takeover 1 expert`: from here on a bot plays for the seat; `takeover 1 person`: its player is back.
    Takeover {
        seat: Seat,
        /// The bot's level.
        bot: String,
    },
}

/// Why a log cannot be read or replayed, and at which line.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct LogError {
    /// Counted from 1.
    pub line: usize,
    pub reason: String,
}

impl LogError {
    /// An error at a line.
    pub fn new(line: usize, reason: impl Into<String>) -> Self {
        Self { line, reason: reason.into() }
    }
}

impl Log {
    /// A log in which nothing has happened yet.
    pub const fn new(header: Header) -> Self {
        Self { header, lines: Vec::new(), seed: None }
    }

    /// The number, counted from 1, of entry `index` in the text.
    pub fn line_number(&self, index: usize) -> usize {
        self.header.lines().count() + index + 1
    }

    /// The entries that still stand, by index. Entries that were taken back don't, nor do the take-backs
    /// themselves.
    pub fn standing(&self) -> Vec<usize> {
        let mut stands = Vec::with_capacity(self.lines.len());
        for (index, line) in self.lines.iter().enumerate() {
            match *line {
                Line::Undo { decisions } => (0..decisions).for_each(|_| self.strike_last_move(&mut stands)),
                Line::Takeback { entry, .. } => {
                    stands.retain(|&earlier| earlier < entry as usize || !self.lines[earlier].is_play());
                }
                _ => stands.push(index),
            }
        }
        stands
    }

    fn strike_last_move(&self, stands: &mut Vec<usize>) {
        let is_move = |&index: &usize| matches!(self.lines[index], Line::Move { .. });
        if let Some(at) = stands.iter().rposition(is_move) {
            stands.remove(at);
        }
    }

    pub fn parse(text: &str) -> Result<Self, LogError> {
        let all: Vec<&str> = text.lines().collect();
        let (header, taken) = Header::parse(&all)?;
        let mut log = Self::new(header);
        for (index, line) in all.iter().enumerate().skip(taken) {
            let at = |reason: String| LogError::new(index + 1, reason);
            match line.strip_prefix("seed ") {
                Some(_) if index + 1 < all.len() => return Err(at("the seed must be the last line".into())),
                Some(seed) => {
                    log.seed = Some(Seed::parse(seed).ok_or_else(|| at("a seed has 64 hex digits".into()))?);
                }
                None => log.lines.push(Line::parse(line, log.header.seats).map_err(at)?),
            }
        }
        Ok(log)
    }
}

impl fmt::Display for Log {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.header.lines().try_for_each(|line| writeln!(f, "{line}"))?;
        self.lines.iter().try_for_each(|line| writeln!(f, "{line}"))?;
        self.seed.iter().try_for_each(|seed| writeln!(f, "seed {}", seed.reveal()))
    }
}

impl Header {
    fn lines(&self) -> impl Iterator<Item = String> {
        let fixed = [
            "durbar-log 1".to_owned(),
            format!("game {} {}", self.game, self.rules_version),
            format!("components {} {}", self.edition, self.components),
            format!("seats {}", self.seats),
        ];
        let options = self.options.iter().map(|(key, value)| format!("option {key} {value}"));
        let commitment = self.commitment.iter().map(|commitment| format!("commitment {commitment}"));
        let position = self.position.iter().map(|text| format!("position {text}"));
        let file = self.component_file.iter().flat_map(|text| text.lines().map(|line| format!("| {line}")));
        fixed
            .into_iter()
            .chain(options)
            .chain(commitment)
            .chain(position)
            .chain(file)
            .chain(["begin".to_owned()])
            .collect::<Vec<_>>()
            .into_iter()
    }

    /// Reads the header and says how many lines it took.
    fn parse(all: &[&str]) -> Result<(Self, usize), LogError> {
        let mut reader = HeaderReader { all, next: 0 };
        reader.version()?;
        let game = reader.words("game", 2)?;
        let components = reader.words("components", 2)?;
        let mut header = Self {
            game: game[0].into(),
            rules_version: reader.number(game[1])?,
            edition: components[0].into(),
            components: components[1].into(),
            seats: 0,
            options: BTreeMap::new(),
            commitment: None,
            position: None,
            component_file: None,
        };
        let seats = reader.words("seats", 1)?[0];
        header.seats = reader.number(seats)? as usize;
        if !(1..=MAX_SEATS).contains(&header.seats) {
            return Err(reader.error(format!("{} seats: a table has 1 to {MAX_SEATS}", header.seats)));
        }
        while let Some(line) = reader.line()? {
            reader.extra(line, &mut header)?;
        }
        Ok((header, reader.next))
    }
}

/// Reads the header line by line.
struct HeaderReader<'a> {
    all: &'a [&'a str],
    next: usize,
}

impl<'a> HeaderReader<'a> {
    fn error(&self, reason: impl Into<String>) -> LogError {
        LogError::new(self.next.max(1), reason)
    }

    /// The next line of the header; `None` at `begin`.
    fn line(&mut self) -> Result<Option<&'a str>, LogError> {
        self.next += 1;
        match self.all.get(self.next - 1) {
            None => Err(self.error("the text ends before the line \"begin\"")),
            Some(&"begin") => Ok(None),
            Some(line) => Ok(Some(line)),
        }
    }

    fn version(&mut self) -> Result<(), LogError> {
        match self.line()? {
            Some("durbar-log 1") => Ok(()),
            _ => Err(self.error("a log begins with the line \"durbar-log 1\"")),
        }
    }

    /// The words after `keyword`; there must be exactly this many.
    fn words(&mut self, keyword: &str, count: usize) -> Result<Vec<&'a str>, LogError> {
        let line = self.line()?.unwrap_or("begin");
        let mut words: Vec<&str> = line.split(' ').collect();
        if words[0] != keyword || words.len() != count + 1 {
            return Err(self.error(format!("expected \"{keyword}\" and {count} words, found {line:?}")));
        }
        Ok(words.split_off(1))
    }

    fn number(&self, word: &str) -> Result<u32, LogError> {
        word.parse().map_err(|_| self.error(format!("{word:?} is not a number")))
    }

    /// A line that may be left out.
    fn extra(&self, line: &str, header: &mut Header) -> Result<(), LogError> {
        let (keyword, rest) = line.split_once(' ').unwrap_or((line, ""));
        match keyword {
            "option" => {
                let (key, value) = rest.split_once(' ').ok_or_else(|| self.error("an option has a value"))?;
                header.options.insert(key.into(), value.into());
            }
            "commitment" => {
                let read = Commitment::parse(rest);
                header.commitment = Some(read.ok_or_else(|| self.error("a commitment has 64 hex digits"))?);
            }
            "position" => header.position = Some(rest.into()),
            "|" => {
                let file = header.component_file.get_or_insert_default();
                file.push_str(rest);
                file.push('\n');
            }
            _ => return Err(self.error(format!("unknown header line {line:?}"))),
        }
        Ok(())
    }
}

impl Line {
    /// Whether it is part of the play: a move, an outcome, the end of a turn.
    const fn is_play(&self) -> bool {
        matches!(self, Self::Move { .. } | Self::Drawn { .. } | Self::Forced { .. } | Self::End { .. })
    }

    /// Reads one entry of a match with this many seats.
    pub fn parse(line: &str, seats: usize) -> Result<Self, String> {
        let (head, rest) = line.split_once(' ').ok_or_else(|| format!("{line:?} is not an entry"))?;
        let seat_in = |word: &str| {
            Seat::parse(word, seats).ok_or_else(|| format!("{word:?} is not a seat from 0 to {}", seats - 1))
        };
        Ok(match head {
            "*" => Self::Drawn { text: rest.into() },
            "!" => Self::Forced { text: rest.into() },
            "undo" => Self::Undo { decisions: parse_count(rest)? },
            "takeback" => {
                let (seat, entry) = rest.split_once(' ').ok_or("a take-back names seat and entry")?;
                let entry = entry.parse().map_err(|_| format!("{entry:?} is not the number of an entry"))?;
                Self::Takeback { seat: seat_in(seat)?, entry }
            }
            "end" => Self::End { seat: seat_in(rest)? },
            "resign" => Self::Resign { seat: seat_in(rest)? },
            "timeout" => Self::Timeout { seat: seat_in(rest)? },
            "takeover" => {
                let (seat, bot) = rest.split_once(' ').ok_or("a takeover names seat and bot")?;
                Self::Takeover { seat: seat_in(seat)?, bot: bot.into() }
            }
            "contribute" => {
                let (seat, bytes) = rest.split_once(' ').ok_or("a contribution names seat and bytes")?;
                Self::Contribute(Contribution { seat: seat_in(seat)?, bytes: parse_bytes(bytes)? })
            }
            seat => Self::Move { seat: seat_in(seat)?, text: rest.into() },
        })
    }
}

fn parse_count(text: &str) -> Result<u32, String> {
    let count = text.parse().ok().filter(|&count| count > 0);
    count.ok_or_else(|| format!("{text:?} is not a number of decisions"))
}

fn parse_bytes(text: &str) -> Result<Vec<u8>, String> {
    let bytes = hex::decode(text).ok().filter(|bytes| (1..=32).contains(&bytes.len()));
    bytes.ok_or_else(|| format!("{text:?} is not one to 32 bytes in hex"))
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move { seat, text } => write!(f, "{seat} {text}"),
            Self::Drawn { text } => write!(f, "* {text}"),
            Self::Forced { text } => write!(f, "! {text}"),
            Self::Undo { decisions } => write!(f, "undo {decisions}"),
            Self::Takeback { seat, entry } => write!(f, "takeback {seat} {entry}"),
            Self::End { seat } => write!(f, "end {seat}"),
            Self::Contribute(Contribution { seat, bytes }) => {
                write!(f, "contribute {seat} {}", hex::encode(bytes))
            }
            Self::Resign { seat } => write!(f, "resign {seat}"),
            Self::Timeout { seat } => write!(f, "timeout {seat}"),
            Self::Takeover { seat, bot } => write!(f, "takeover {seat} {bot}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> String {
        let zero = "0".repeat(64);
        format!(
            "durbar-log 1\ngame toy 1\ncomponents file {zero}\nseats 2\noption loud on\ncommitment {zero}\n\
             | a = 1\n| \n| b = 2\nbegin\ncontribute 0 ff\n* roll 3\n0 go left\n! roll 1\nundo 1\ntakeback 0 2\nend 0\n\
             resign 1\ntimeout 1\ntakeover 1 expert\nseed {zero}\n"
        )
    }

    #[test]
    fn a_log_prints_as_it_was_read() {
        let log = Log::parse(&sample()).unwrap();
        assert_eq!(log.to_string(), sample());
        assert_eq!(log.header.component_file.as_deref(), Some("a = 1\n\nb = 2\n"));
        assert_eq!(log.line_number(0), 11);
    }

    #[test]
    fn a_bad_line_is_named() {
        let refusal = |from: &str, to: &str| Log::parse(&sample().replace(from, to)).unwrap_err().to_string();
        assert_eq!(refusal("durbar-log 1", "log"), "line 1: a log begins with the line \"durbar-log 1\"");
        assert_eq!(refusal("seats 2", "seats 11"), "line 4: 11 seats: a table has 1 to 10");
        assert_eq!(refusal("option loud on", "colour red"), "line 5: unknown header line \"colour red\"");
        assert_eq!(refusal("0 go left", "7 go left"), "line 13: \"7\" is not a seat from 0 to 1");
        assert_eq!(refusal("undo 1", "undo x"), "line 15: \"x\" is not a number of decisions");
        assert_eq!(Log::parse("").unwrap_err().line, 1);
    }
}
