//! Rebuilding a match from its log line by line, following it moment by moment, and checking it against the
//! seed.

use std::sync::Arc;

use super::Match;
use super::deadlock::read_playable;
use super::shared::Shared;
use crate::{
    ComponentSet, Config, Game, Header, Line, Log, LogError, PositionText, Refusal, Seat, Setup, TextError,
    Turn, UndoError,
};

/// Each take-back goes through the whole log again, so a log made only of take-backs must not take forever.
const MOST_TAKEBACKS: usize = 100;

/// What a log line did, for code that follows a replay.
#[derive(Debug)]
pub struct Moment<'a, G: Game> {
    /// The entry's number in the log, from 0.
    pub index: usize,
    pub rules: &'a G,
    pub before: &'a G::Position,
    pub happening: Happening<G>,
    pub events: &'a [G::Event],
    pub after: &'a G::Position,
}

/// What a log line did: a move, an outcome, or neither.
#[derive(Debug)]
pub enum Happening<G: Game> {
    Move {
        seat: Seat,
        mv: G::Move,
    },
    /// A card was drawn or dice were rolled.
    Outcome {
        outcome: G::Outcome,
    },
    /// A line that is not play: undo, resignation and the like.
    Other,
}

/// Written out, since the rules need not be `Clone`.
impl<G: Game> Clone for Happening<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Happening<G> {}

/// The result of checking a log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// Outcomes recomputed from the seed and found to match.
    pub drawn: usize,
    /// Outcomes that someone forced.
    pub forced: usize,
    /// Outcomes that could not be recomputed because the seed is not revealed.
    pub sealed: usize,
}

impl<G: Setup + PositionText> Match<G> {
    /// Rebuilds a match from its log, checking every line but not the draws.
    pub fn replay(log: &Log) -> Result<Self, LogError> {
        Self::follow(log, |_| ())
    }

    /// Rebuilds a match from its log and shows every moment to the observer.
    pub fn follow(log: &Log, observer: impl FnMut(&Moment<'_, G>)) -> Result<Self, LogError> {
        let mut this = Self::from_header(log)?;
        this.go_on(&log.lines, observer)?;
        Ok(this)
    }

    /// Appends the next lines of the match's log, checked as in a replay, and shows every moment to the
    /// observer. It stops at a line that is refused; the lines before it are applied.
    pub fn go_on(
        &mut self,
        lines: &[Line],
        mut observer: impl FnMut(&Moment<'_, G>),
    ) -> Result<(), LogError> {
        for line in lines {
            let (index, before) = (self.log.lines.len(), self.position.clone());
            let (happening, events) =
                self.append(line).map_err(|reason| LogError::new(self.log.line_number(index), reason))?;
            let rules = self.rules.as_ref();
            let moment =
                Moment { index, rules, before: &before, happening, events: &events, after: &self.position };
            observer(&moment);
        }
        Ok(())
    }

    /// Checks a log in full: every move by the rules, every outcome against the seed.
    pub fn verify(log: &Log) -> Result<Verdict, LogError> {
        let mut this = Self::from_header(log)?;
        Self::check_commitment(log)?;
        let mut verdict = Verdict { drawn: 0, forced: 0, sealed: 0 };
        for (index, line) in log.lines.iter().enumerate() {
            let at = |reason| LogError::new(log.line_number(index), reason);
            this.recompute(line, &mut verdict).map_err(at)?;
            this.append(line).map_err(at)?;
        }
        Ok(verdict)
    }

    fn from_header(log: &Log) -> Result<Self, LogError> {
        let header = &log.header;
        let card = G::card();
        if header.game != card.id {
            return Err(LogError::new(2, format!("a match of {}, not of {}", header.game, card.id)));
        }
        let version = Config::new(card.seats.0).version(header.rules_version);
        card.settle(&version).map_err(|error| LogError::new(2, error.to_string()))?;
        let at_header = |error: &dyn ToString| LogError::new(3, error.to_string());
        let shared = Self::rules_of(header).map_err(|error| at_header(&error))?;
        let rules = Arc::clone(&shared.rules);
        let position = match &header.position {
            Some(text) => read_playable(rules.as_ref(), text).map_err(|error| at_header(&error))?,
            None => rules.start(),
        };
        Ok(Self::seated(rules, position, header.clone(), log.seed.clone()))
    }

    /// The rules that a header asks for. If the edition it names has changed since, an older one may still
    /// have the components that match the hash.
    fn rules_of(header: &Header) -> Result<Arc<Shared<G>>, String> {
        let named = config_of(header);
        let editions = G::card().editions.iter().filter(|_| header.component_file.is_none());
        let others = editions.map(|edition| Config {
            components: ComponentSet::Edition(edition.name.to_owned()),
            ..named.clone()
        });
        for config in std::iter::once(named.clone()).chain(others) {
            let config = G::settle(&config).map_err(|error| error.to_string())?;
            let shared = Shared::<G>::set_up(&config).map_err(|error| error.to_string())?;
            if shared.fingerprint == header.components {
                return Ok(shared);
            }
        }
        Err("the components are not those that the hash names".to_owned())
    }

    fn check_commitment(log: &Log) -> Result<(), LogError> {
        match (&log.seed, &log.header.commitment) {
            (Some(seed), Some(commitment)) if seed.commitment() != *commitment => {
                let line = log.line_number(log.lines.len());
                Err(LogError::new(line, "the seed is not the one that the header commits to"))
            }
            _ => Ok(()),
        }
    }

    fn recompute(&mut self, line: &Line, verdict: &mut Verdict) -> Result<(), String> {
        match line {
            Line::Forced { .. } => verdict.forced += 1,
            Line::Drawn { .. } if self.dealer.seed().is_none() => verdict.sealed += 1,
            Line::Drawn { text } => {
                let drawn = self.next_outcome().map_err(|error| error.to_string())?.to_string();
                if drawn != *text {
                    return Err(format!("the log says {text:?}, but the seed gives {drawn:?}"));
                }
                verdict.drawn += 1;
            }
            _ => {}
        }
        Ok(())
    }

    /// Applies one line of a log.
    fn append(&mut self, line: &Line) -> Result<(Happening<G>, Vec<G::Event>), String> {
        match line {
            Line::Move { seat, text } => {
                let mv: G::Move = text.parse().map_err(|error: TextError| error.to_string())?;
                let events = self.play(*seat, mv).map_err(|refusal| in_short(&refusal, text))?;
                Ok((Happening::Move { seat: *seat, mv }, events))
            }
            Line::Drawn { text } | Line::Forced { text } => {
                let outcome: G::Outcome = text.parse().map_err(|error: TextError| error.to_string())?;
                self.can_happen(outcome).map_err(|error| format!("{text:?}: {error}"))?;
                let events = self.let_happen(outcome, line.clone());
                Ok((Happening::Outcome { outcome }, events))
            }
            other => self.append_table_line(other).map(|()| (Happening::Other, Vec::new())),
        }
    }

    /// Takes back the seat's last decision and everything after it, as all players agreed. What was drawn
    /// stays drawn: the streams of chance never rewind, so other cards may come.
    pub fn take_back(&mut self, seat: Seat) -> Result<(), UndoError> {
        let entry = self.to_take_back(seat).ok_or(UndoError::Nothing)?;
        self.position = self.position_before(entry);
        self.undoable.clear();
        self.log.lines.push(Line::Takeback { seat, entry: entry as u32 });
        Ok(())
    }

    /// Whether the seat has a decision that the others could agree to take back.
    pub fn can_take_back(&self, seat: Seat) -> bool {
        self.to_take_back(seat).is_some()
    }

    /// The entry that a take-back would return to.
    fn to_take_back(&self, seat: Seat) -> Option<usize> {
        let earlier = self.log.lines.iter().filter(|line| matches!(line, Line::Takeback { .. })).count();
        if self.turn() == Turn::Over || earlier >= MOST_TAKEBACKS {
            return None;
        }
        self.last_decision(seat)
    }

    /// The entry of the seat's last decision that still stands.
    fn last_decision(&self, seat: Seat) -> Option<usize> {
        let lines = &self.log.lines;
        let is_own = |index: &usize| matches!(lines[*index], Line::Move { seat: mover, .. } if mover == seat);
        let goes_back = |index: &usize| matches!(lines[*index], Line::Undo { .. } | Line::Takeback { .. });
        // Everything after the last take-back stands, and most logs have none.
        match (0..lines.len()).rev().find(|index| is_own(index) || goes_back(index)) {
            Some(index) if goes_back(&index) => self.log.standing().into_iter().rev().find(is_own),
            found => found,
        }
    }

    /// The position before an entry, rebuilt from the entries that stand. They were checked when they were
    /// added.
    fn position_before(&self, entry: usize) -> G::Position {
        let text = self.log.header.position.as_ref();
        let begun = text.and_then(|text| self.rules.read_position(text).ok());
        let mut position = begun.unwrap_or_else(|| self.rules.start());
        for index in self.log.standing().into_iter().filter(|&index| index < entry) {
            match &self.log.lines[index] {
                Line::Move { text, .. } => {
                    let mv = text.parse().expect("a logged move can be read");
                    self.rules.play(&mut position, mv, &mut ());
                }
                Line::Drawn { text } | Line::Forced { text } => {
                    let outcome = text.parse().expect("a logged outcome can be read");
                    self.rules.resolve(&mut position, outcome, &mut ());
                }
                _ => {}
            }
        }
        position
    }

    fn append_table_line(&mut self, line: &Line) -> Result<(), String> {
        match line {
            Line::Undo { decisions } => {
                for _ in 0..*decisions {
                    let seat = self.undoable.last().map_or(Seat::default(), |(seat, _)| *seat);
                    self.pop_decision(seat).map_err(|error| error.to_string())?;
                }
                self.log.lines.push(line.clone());
                Ok(())
            }
            Line::Takeback { seat, entry } if self.last_decision(*seat) == Some(*entry as usize) => {
                self.take_back(*seat).map_err(|error| error.to_string())
            }
            Line::Takeback { seat, entry } => {
                Err(format!("entry {entry} is not the last standing decision of seat {seat}"))
            }
            Line::End { seat } => self.end_turn(*seat).map_err(|error| error.to_string()),
            Line::Contribute(contribution) => self.contribute(contribution.clone()),
            Line::Resign { seat } => self.resign(*seat).map_err(|refusal| in_short(&refusal, "resign")),
            Line::Timeout { seat } => self.time_out(*seat).map_err(|refusal| in_short(&refusal, "timeout")),
            Line::Takeover { seat, bot } => {
                self.take_over(*seat, bot);
                Ok(())
            }
            Line::Move { .. } | Line::Drawn { .. } | Line::Forced { .. } => {
                unreachable!("moves and outcomes are not lines of the table")
            }
        }
    }
}

fn config_of(header: &Header) -> Config {
    let components = match &header.component_file {
        Some(text) => ComponentSet::File(text.clone()),
        None => ComponentSet::Edition(header.edition.clone()),
    };
    let rules_version = Some(header.rules_version);
    Config { seats: header.seats, options: header.options.clone(), components, rules_version }
}

fn in_short(refusal: &Refusal, text: &str) -> String {
    let rule = refusal.rule.map(|rule| format!(" by {rule}")).unwrap_or_default();
    format!("{text:?} is refused{rule}: {}", refusal.reason.code)
}
