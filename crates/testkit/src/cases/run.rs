//! Plays a case line by line.

use std::fmt;

use table::{ComponentSet, Config, Dealer, Match, Seat, Seed, Turn};

use super::expect::{field_of, parse};
use super::page::Case;
use super::step::Step;
use crate::Testable;
use crate::seating::deal_one;
use crate::witness::Witness;

/// The most outcomes one `deal` or `roll` may draw: a game that never stops drawing is broken.
const LONGEST_ROLL: usize = 10_000;

/// A line of a case that fails.
pub(crate) struct CaseError {
    line: usize,
    text: String,
    reason: String,
    position: Option<String>,
}

impl fmt::Display for CaseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}\n  {}", self.line, self.text, self.reason)?;
        self.position.iter().try_for_each(|position| write!(f, "\n  position: {position}"))
    }
}

/// Runs one case with the components of an edition.
pub(crate) fn case<G: Testable>(case: &Case, edition: &str) -> Result<(), CaseError> {
    let steps = read(case)?;
    let components = ComponentSet::Edition(edition.into());
    let config = Config { components, ..Config::new(G::card().seats.0) };
    let mut scene = Scene::<G> { config, game: None, events: Vec::new() };
    for (line, text, step) in &steps {
        let _witness = Witness(|| format!("panicked at line {line}: {text}"));
        scene.step(step).map_err(|reason| CaseError {
            line: *line,
            text: (*text).into(),
            reason,
            position: scene.position_text(),
        })?;
    }
    Ok(())
}

/// Reads all lines first, so a typo is found before anything is played.
fn read(case: &Case) -> Result<Vec<(usize, &str, Step)>, CaseError> {
    let mut steps: Vec<(usize, &str, Step)> = Vec::new();
    for (line, text) in &case.lines {
        let error = |reason: &str| CaseError {
            line: *line,
            text: text.clone(),
            reason: reason.into(),
            position: None,
        };
        let Some(step) = Step::read(text).map_err(|reason| error(&reason))? else { continue };
        if step.is_setting() && steps.last().is_some_and(|(_, _, last)| !last.is_setting()) {
            return Err(error("settings come first"));
        }
        steps.push((*line, text, step));
    }
    if steps.iter().any(|(_, _, step)| step.is_claim()) {
        return Ok(steps);
    }
    let reason = "the case neither expects nor refuses anything".into();
    Err(CaseError { line: case.heading, text: case.name.clone(), reason, position: None })
}

/// The table a case is played at.
struct Scene<G: Testable> {
    config: Config,
    /// Set up when the first line after the settings needs it.
    game: Option<Match<G>>,
    /// What followed from the last line that played or rolled.
    events: Vec<G::Event>,
}

impl<G: Testable> Scene<G> {
    fn step(&mut self, step: &Step) -> Result<(), String> {
        match step {
            Step::Seats(seats) => self.config.seats = *seats,
            Step::Version(version) => self.config.rules_version = Some(*version),
            Step::Option { key, value } => self.config = self.config.clone().option(key, value),
            Step::Position(text) => self.place(text)?,
            Step::With(fields) => self.change(fields)?,
            Step::Roll { seed } => self.roll(*seed)?,
            Step::Move { seat, text } => self.play(*seat, text)?,
            Step::Outcome(text) => self.force(text)?,
            Step::Undo => self.undo()?,
            Step::RefuseUndo => {
                if self.undo().is_ok() {
                    return Err("it can be taken back".into());
                }
            }
            Step::Refuse { seat, text, rule, code } => {
                self.refuse(*seat, text, rule.as_deref(), code.as_deref())?;
            }
            Step::Expect(expect) => {
                self.game()?;
                let game = self.game.as_ref().expect("the line above has set it up");
                expect.hold(game, &self.events)?;
            }
        }
        Ok(())
    }

    fn game(&mut self) -> Result<&mut Match<G>, String> {
        if self.game.is_none() {
            self.game = Some(Match::new(&self.config, None).map_err(|error| error.to_string())?);
        }
        Ok(self.game.as_mut().expect("it was set up above"))
    }

    fn position_text(&self) -> Option<String> {
        self.game.as_ref().map(|game| game.rules().write_position(game.position()))
    }

    fn place(&mut self, text: &str) -> Result<(), String> {
        let game = Match::<G>::from_position(&self.config, text, None).map_err(|error| error.to_string())?;
        game.rules().audit(game.position()).map_err(|error| error.to_string())?;
        self.game = Some(game);
        self.events.clear();
        Ok(())
    }

    fn change(&mut self, fields: &[(String, String)]) -> Result<(), String> {
        self.game()?;
        let mut text = self.position_text().expect("the line above has set it up");
        for (key, value) in fields {
            field_of(&text, key)?;
            let replaced = text.split(' ').map(|word| match word.split_once('=') {
                Some((name, _)) if name == key => format!("{key}={value}"),
                _ => word.to_owned(),
            });
            text = replaced.collect::<Vec<_>>().join(" ");
        }
        self.place(&text).map_err(|error| format!("{error}\n  read: {text}"))
    }

    fn roll(&mut self, seed: u64) -> Result<(), String> {
        let mut dealer = Dealer::new(Seed::from_number(seed));
        let mut events = Vec::new();
        let game = self.game()?;
        if game.turn() != Turn::Chance {
            return Err("there is nothing to draw now".into());
        }
        for _ in 0..LONGEST_ROLL {
            if game.turn() != Turn::Chance {
                self.events = events;
                return Ok(());
            }
            events.extend(deal_one(game, &mut dealer).1);
        }
        Err(format!("after {LONGEST_ROLL} outcomes nobody has anything to decide"))
    }

    fn play(&mut self, seat: Seat, text: &str) -> Result<(), String> {
        let game = self.game()?;
        let mv = parse(text)?;
        self.events = game.play(seat, mv).map_err(|refusal| {
            format!("refused by {}: {}", refusal.rule.unwrap_or("table"), refusal.reason.code)
        })?;
        Ok(())
    }

    fn force(&mut self, text: &str) -> Result<(), String> {
        let outcome = parse(text)?;
        let game = self.game()?;
        let possible = || game.outcomes().iter().map(|chance| chance.outcome.to_string()).collect::<Vec<_>>();
        let possible = possible().join("; ");
        self.events = game.force(outcome).map_err(|error| format!("{error}; possible are: {possible}"))?;
        Ok(())
    }

    fn undo(&mut self) -> Result<(), String> {
        let game = self.game()?;
        let seat = game.undoable_by().unwrap_or_default();
        game.undo(seat).map_err(|error| error.to_string())?;
        self.events.clear();
        Ok(())
    }

    fn refuse(
        &mut self,
        seat: Seat,
        text: &str,
        rule: Option<&str>,
        code: Option<&str>,
    ) -> Result<(), String> {
        let mv = parse(text)?;
        let Err(refusal) = self.game()?.check(seat, mv) else { return Err("it is legal".into()) };
        let found = (refusal.rule, refusal.reason.code);
        let wrong_code = code.is_some_and(|code| code != found.1);
        if found.0 != rule || wrong_code {
            return Err(format!("refused by {}: {}", found.0.unwrap_or("table"), found.1));
        }
        Ok(())
    }
}
