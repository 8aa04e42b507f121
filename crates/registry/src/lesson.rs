//! Lessons: a game's own data that leads a newcomer through a few turns at a real table.
//!
//! A lesson says how the table is set up and what happens there line by line: chance is forced, the other
//! seats' moves are given, and the learner's own are the ones the board marks. So a lesson is a log with
//! words, and needs nothing but the rules to be played.

use std::collections::BTreeMap;

use serde::Deserialize;
use table::{ComponentSet, Config, LessonFile, Line, Log, Seat};

use crate::{AnyGame, AnyMatch};

/// A lesson that has been read and fits the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// Its name in addresses and in the ids of its sentences.
    pub name: String,
    pub learner: Seat,
    /// How the table is set up.
    pub config: Config,
    /// Where it begins, if not at the game's usual start.
    pub position: Option<String>,
    /// The position from which the short game of the last step is played; without one it continues from where
    /// the lesson ended.
    pub finish: Option<String>,
    /// What the learner is told and asked for, in order.
    pub steps: Vec<LessonStep>,
    /// Everything that happens while the learner follows: moves and forced outcomes.
    lines: Vec<Line>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonStep {
    /// Its name, with which the ids of its sentences end.
    pub say: String,
    /// The learner's moves, marked one after another; empty if there is only something to read.
    pub moves: Vec<String>,
    /// The places of the board it mentions.
    pub places: Vec<String>,
    /// A rule to read more about.
    pub rule: Option<String>,
    /// The index of its first line.
    first: usize,
}

/// How far a match has followed its lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Following {
    /// This many lines have happened as in the lesson.
    On(usize),
    /// Something else was played.
    Off,
}

/// A lesson's file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    /// Lessons are offered in this order.
    number: u32,
    rules: u32,
    edition: String,
    /// The hash of the edition's components.
    components: String,
    seats: usize,
    learner: usize,
    #[serde(default)]
    options: BTreeMap<String, String>,
    position: Option<String>,
    finish: Option<String>,
    /// What happens before the first step, as lines of a log.
    #[serde(default)]
    deal: String,
    steps: Vec<WrittenStep>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenStep {
    say: String,
    #[serde(default)]
    places: Vec<String>,
    rule: Option<String>,
    /// What happens in this step, as lines of a log: the learner's marked moves first.
    #[serde(default)]
    play: String,
}

impl Lesson {
    /// Reads a lesson and plays it through, so one that no longer fits its game is refused. Returns its
    /// number too.
    pub(crate) fn read(game: &dyn AnyGame, file: &LessonFile) -> Result<(u32, Self), String> {
        let wrong = |error: &dyn ToString| format!("lesson {}: {}", file.name, error.to_string());
        let written: Written = toml::from_str(&file.text).map_err(|error| wrong(&error))?;
        let number = written.number;
        let hash = written.components.clone();
        let lesson = Self::of(&file.name, written).map_err(|error| wrong(&error))?;
        let mut played = lesson.sit_down(game, None, 0).map_err(|error| wrong(&error))?;
        let last = lesson.sit_down(game, None, lesson.steps.len()).map_err(|error| wrong(&error))?;
        if lesson.finish.is_some() && last.log().header.position != lesson.finish {
            return Err(wrong(&"the position of its last step is not written as the game writes it"));
        }
        if played.log().header.components != hash {
            return Err(wrong(&"the edition's components are not those it was written for"));
        }
        played.go_on(&lesson.lines).map_err(|error| wrong(&error))?;
        Ok((number, lesson))
    }

    fn of(name: &str, written: Written) -> Result<Self, String> {
        let Written { rules, edition, seats, learner, options, position, finish, deal, steps, .. } = written;
        let config = Config { options, components: ComponentSet::Edition(edition), ..Config::new(seats) };
        let learner = Seat::all(seats).nth(learner).ok_or("the learner has no seat")?;
        let mut lines = read_lines(&deal, seats)?;
        let mut told = Vec::new();
        for WrittenStep { say, places, rule, play } in steps {
            let first = lines.len();
            lines.extend(read_lines(&play, seats)?);
            let own = |line: &Line| match line {
                Line::Move { seat, text } if *seat == learner => Some(text.clone()),
                _ => None,
            };
            let moves = lines[first..].iter().filter_map(own).collect();
            told.push(LessonStep { say, moves, places, rule, first });
        }
        let name = name.to_owned();
        Ok(Self { name, learner, config: config.version(rules), position, finish, steps: told, lines })
    }

    /// A match for playing the lesson from a step on; the last step may have its own position.
    pub fn sit_down(
        &self,
        game: &dyn AnyGame,
        seed: Option<table::Seed>,
        step: usize,
    ) -> Result<Box<dyn AnyMatch>, String> {
        let finish = self.finish.as_ref().filter(|_| step + 1 >= self.steps.len());
        match finish.or(self.position.as_ref()) {
            Some(text) => game.study(&self.config, text, seed).map_err(|error| error.to_string()),
            None => game.begin(&self.config, seed).map_err(|error| error.to_string()),
        }
    }

    /// How far a match has come, going by its log.
    pub fn progress(&self, log: &Log) -> Following {
        if self.finish.is_some() && log.header.position == self.finish {
            return Following::On(self.lines.len());
        }
        let happened = log.standing().into_iter().map(|index| &log.lines[index]).filter(|line| happens(line));
        let (mut at, mut all_alike) = (0, true);
        for (line, own) in happened.zip(&self.lines) {
            all_alike &= is_same(line, own);
            at += 1;
        }
        if all_alike { Following::On(at) } else { Following::Off }
    }

    /// The lesson's next line; `None` at its end, or if the match has left the lesson.
    pub fn next(&self, log: &Log) -> Option<&Line> {
        match self.progress(log) {
            Following::On(at) => self.lines.get(at),
            Following::Off => None,
        }
    }

    /// The step that the learner's next marked move belongs to; the number of steps if none is left.
    pub fn step_at(&self, line: usize) -> usize {
        let is_own = |one: &Line| matches!(one, Line::Move { seat, .. } if *seat == self.learner);
        let Some(next) = (line..self.lines.len()).find(|&at| is_own(&self.lines[at])) else {
            return self.steps.len();
        };
        self.steps.iter().rposition(|step| step.first <= next).unwrap_or(0)
    }

    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// The ids of all its sentences in a game: its title, a line about it, and what its steps say. A step
    /// that asks for a move has a second sentence for after the move.
    pub fn sentences(&self, game: &str) -> Vec<String> {
        let own = format!("{game}-lesson-{}", self.name);
        let mut ids = vec![own.clone(), format!("{own}-line")];
        for step in &self.steps {
            ids.push(format!("{own}-{}", step.say));
            if !step.moves.is_empty() {
                ids.push(format!("{own}-{}-after", step.say));
            }
        }
        ids
    }
}

fn read_lines(text: &str, seats: usize) -> Result<Vec<Line>, String> {
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.map(|line| Line::parse(line, seats)).collect()
}

const fn happens(line: &Line) -> bool {
    matches!(line, Line::Move { .. } | Line::Drawn { .. } | Line::Forced { .. })
}

/// Whether the same thing happens in two lines, drawn or forced.
fn is_same(one: &Line, other: &Line) -> bool {
    match (one, other) {
        (Line::Move { seat, text }, Line::Move { seat: other, text: same }) => seat == other && text == same,
        (
            Line::Drawn { text } | Line::Forced { text },
            Line::Drawn { text: same } | Line::Forced { text: same },
        ) => text == same,
        _ => false,
    }
}
