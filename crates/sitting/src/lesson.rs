//! A lesson at a table: while the learner follows it, chance and the other seats do what it says. A learner
//! who leaves it plays on against beginners with fair chance, and gets back by taking back what was played
//! since.

use registry::{Following, Lesson, Registry, Thinker};
use table::{Line, Seat};
use wire::{LessonInfo, LessonPlace, LessonStepInfo, LessonWish, NewTable, SeatWish};

use crate::{Denial, Sitting};

/// The level that plays the other seats.
const BEGINNER: &str = "beginner";

pub(super) fn named(games: &Registry, game: &str, name: &str) -> Option<Lesson> {
    games.game(game).ok()?.lessons().into_iter().find(|lesson| lesson.name == name)
}

/// The table a lesson needs. It is never rated and never listed.
pub(super) fn table_of(lesson: &Lesson, new: &NewTable) -> NewTable {
    let seat = |seat: Seat| {
        if seat == lesson.learner {
            SeatWish::Me { name: None }
        } else {
            SeatWish::Bot { level: BEGINNER.to_owned() }
        }
    };
    NewTable {
        seats: Seat::all(lesson.config.seats).map(seat).collect(),
        options: lesson.config.options.clone(),
        components: None,
        clock: None,
        listed: false,
        rated: false,
        hints: Some(true),
        start: true,
        daily: None,
        ..new.clone()
    }
}

/// The lessons of a game as a client gets them.
pub fn told(game: &str, lessons: &[Lesson]) -> Vec<LessonInfo> {
    lessons.iter().map(|lesson| lesson_told(game, lesson)).collect()
}

fn lesson_told(game: &str, lesson: &Lesson) -> LessonInfo {
    let own = format!("{game}-lesson-{}", lesson.name);
    let step = |step: &registry::LessonStep| {
        let text = format!("{own}-{}", step.say);
        LessonStepInfo {
            after: (!step.moves.is_empty()).then(|| format!("{text}-after")),
            text,
            moves: step.moves.clone(),
            places: step.places.clone(),
            rule: step.rule.clone(),
        }
    };
    LessonInfo {
        name: lesson.name.clone(),
        title: own.clone(),
        line: format!("{own}-line"),
        finish: lesson.finish.is_some(),
        steps: lesson.steps.iter().map(step).collect(),
    }
}

impl Sitting {
    /// The lesson's next line; `None` without a lesson, after its end, or if it was left.
    fn lesson_next(&self) -> Option<&Line> {
        self.lesson.as_ref()?.next(self.game.log())
    }

    /// Lets chance decide: as the lesson says, or by the seed.
    pub(super) fn draw(&mut self) -> bool {
        match self.lesson_next().cloned() {
            Some(Line::Forced { text } | Line::Drawn { text }) => self.game.force(&text).is_ok(),
            _ => self.game.roll().is_ok(),
        }
    }

    /// The bot for this seat, ready to think; it needn't if the lesson has its move.
    pub fn thinker(&self, seat: Seat) -> Option<Thinker> {
        let thinker = self.game.thinker(seat, self.chair(seat).bot.as_deref()?)?;
        let Some(text) = self.scripted() else { return Some(thinker) };
        Some(Box::new(move |_, _| registry::Opinion { text, value: None, candidates: Vec::new() }))
    }

    /// The move the lesson has for the seat to move.
    pub fn scripted(&self) -> Option<String> {
        match self.lesson_next()? {
            Line::Move { text, .. } => Some(text.clone()),
            _ => None,
        }
    }

    /// Where the learner is in the lesson; nobody else is told.
    pub(super) fn lesson_place(&self, viewer: Option<Seat>) -> Option<LessonPlace> {
        let lesson = self.lesson.as_ref().filter(|lesson| viewer == Some(lesson.learner))?;
        let mark = match self.lesson_next() {
            Some(Line::Move { seat, text }) if *seat == lesson.learner => Some(text.clone()),
            _ => None,
        };
        Some(match lesson.progress(self.game.log()) {
            Following::On(at) => LessonPlace { step: lesson.step_at(at) as u32, mark, off: false },
            Following::Off => LessonPlace { step: 0, mark: None, off: true },
        })
    }

    /// Plays everything up to a step of the lesson, for a learner who comes back to it.
    pub(super) fn go_to_step(&mut self, wish: &LessonWish) -> Result<(), Denial> {
        while let Some((seat, text)) = self.played_before(wish.step as usize) {
            self.game.play(seat, &text)?;
            self.undecided.chosen = false;
            self.advance();
        }
        Ok(())
    }

    /// The lesson's next move, if it comes before a step.
    fn played_before(&self, step: usize) -> Option<(Seat, String)> {
        let lesson = self.lesson.as_ref()?;
        let Following::On(at) = lesson.progress(self.game.log()) else { return None };
        let Line::Move { seat, text } = lesson.lines().get(at)? else { return None };
        let reached = *seat == lesson.learner && lesson.step_at(at) >= step;
        (!reached).then(|| (*seat, text.clone()))
    }
}
