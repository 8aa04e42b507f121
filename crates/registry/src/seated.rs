//! A match together with what its log lines said: the inside of [`AnyMatch`].

use std::marker::PhantomData;

use search::{Analyst, Ask, Insight as _, Opponents};
use serde::Serialize;
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use table::{
    BySeat, Contribution, GameCard, Happening, Line, Log, LogError, Match, Moment, PERSON, Phrase, Picture,
    Refusal, Rng, RollError, Seat, Seed, Standing, Tongue, Turn, UndoError, Viewer,
};

use crate::games::Named;
use crate::offered::Offered;
use crate::{
    AnyGame, AnyMatch, Choice, Comparer, Opinion, Play, Playable, Record, Refused, Show, Step, Thinker,
    Weighed,
};

/// A match together with what its log lines said.
pub(crate) struct Seated<G: Playable, B> {
    game: Match<G>,
    chapters: Vec<Chapter<G>>,
    bots: PhantomData<fn() -> B>,
}

/// One log line, remembered so it can be told to any viewer.
struct Chapter<G: Playable> {
    happening: Happening<G>,
    /// What each seat saw of an outcome; the last entry is for spectators.
    seen: Vec<G::Seen>,
    events: Vec<G::Event>,
}

impl<G: Playable> Chapter<G> {
    fn at(moment: &Moment<'_, G>) -> Self {
        Self::of(moment.rules, moment.before, &moment.happening, moment.events)
    }

    fn of(rules: &G, before: &G::Position, happening: &Happening<G>, events: &[G::Event]) -> Self {
        let viewers = Seat::all(rules.seats()).map(Viewer::Seat).chain([Viewer::Spectator]);
        let (happening, seen) = match *happening {
            Happening::Outcome { outcome } => {
                let seen = viewers.map(|viewer| rules.seen(before, outcome, viewer)).collect();
                (Happening::Outcome { outcome }, seen)
            }
            Happening::Move { seat, mv } => (Happening::Move { seat, mv }, Vec::new()),
            Happening::Other => (Happening::Other, Vec::new()),
        };
        Self { happening, seen, events: events.to_vec() }
    }

    fn seen_by(&self, viewer: Viewer) -> Option<G::Seen> {
        let index = viewer.seat().map_or(self.seen.len().wrapping_sub(1), Seat::index);
        self.seen.get(index).copied()
    }
}

impl<G: Playable, B: Opponents<G>> Seated<G, B> {
    pub(crate) fn at_table(game: Match<G>) -> Box<dyn AnyMatch> {
        Box::new(Self { game, chapters: Vec::new(), bots: PhantomData })
    }

    pub(crate) fn load(log: &Log) -> Result<Box<dyn AnyMatch>, LogError> {
        let mut chapters = Vec::new();
        let game = Match::<G>::follow(log, |moment| chapters.push(Chapter::at(moment)))?;
        Ok(Box::new(Self { game, chapters, bots: PhantomData }))
    }

    /// The match itself.
    pub(crate) fn inside(&self) -> &Match<G> {
        &self.game
    }

    fn rules(&self) -> &G {
        self.game.rules()
    }

    fn read_move(text: &str) -> Result<G::Move, Refused> {
        text.parse().map_err(Refused::Unreadable)
    }

    fn note(&mut self, before: &G::Position, happening: &Happening<G>, events: &[G::Event]) -> Step {
        let chapter = Chapter::of(self.rules(), before, happening, events);
        self.chapters.push(chapter);
        let outcome = match happening {
            Happening::Outcome { outcome } => Some(outcome.to_string()),
            Happening::Move { .. } | Happening::Other => None,
        };
        Step { index: self.chapters.len() - 1, outcome }
    }

    /// Notes a line that only concerns the table.
    fn note_other(&mut self) {
        self.chapters.push(Chapter { happening: Happening::Other, seen: Vec::new(), events: Vec::new() });
    }
}

/// What happens at the table rather than in the game.
fn of_the_table(line: &Line) -> Option<Phrase> {
    match line {
        Line::Contribute(contribution) => {
            Some(Phrase::new("table-contributed").with("seat", contribution.seat))
        }
        Line::Undo { decisions } => Some(Phrase::new("table-took-back").with("count", *decisions)),
        Line::Takeback { seat, .. } => Some(Phrase::new("table-agreed-back").with("seat", *seat)),
        Line::Resign { seat } => Some(Phrase::new("table-resigned").with("seat", *seat)),
        Line::Timeout { seat } => Some(Phrase::new("table-timed-out").with("seat", *seat)),
        Line::Takeover { seat, bot } if bot == PERSON => {
            Some(Phrase::new("table-taken-back").with("seat", *seat))
        }
        Line::Takeover { seat, .. } => Some(Phrase::new("table-taken-over").with("seat", *seat)),
        Line::Move { .. } | Line::Drawn { .. } | Line::Forced { .. } | Line::End { .. } => None,
    }
}

/// A view's JSON without the mark of whose view it is.
fn without_eyes(mut view: Value) -> Value {
    if let Value::Object(fields) = &mut view {
        fields.remove("seat");
    }
    view
}

fn written<T: Serialize>(thing: &T) -> Box<RawValue> {
    to_raw_value(thing).expect("views and events are plain data")
}

pub(crate) fn json<T: Serialize>(value: &T) -> Value {
    serde_json::to_value(value).expect("views and events are plain data")
}

impl<G: Playable, B: Opponents<G>> Play for Seated<G, B> {
    fn turn(&self) -> Turn {
        self.game.turn()
    }

    fn moves(&self) -> Vec<Choice> {
        let position = self.game.position();
        let label = |mv: G::Move| self.rules().tell_choice(position, mv);
        let choice = |mv: G::Move| Choice { text: mv.to_string(), label: label(mv) };
        self.game.moves().into_iter().map(choice).collect()
    }

    fn write_moves(&self) -> Box<RawValue> {
        written(&Offered(&self.game.moves()))
    }

    fn only_move(&self) -> Option<String> {
        match self.game.moves().as_slice() {
            [only] => Some(only.to_string()),
            _ => None,
        }
    }

    fn outcomes(&self) -> Vec<(String, u32)> {
        self.game.outcomes().iter().map(|chance| (chance.outcome.to_string(), chance.weight)).collect()
    }

    fn play(&mut self, seat: Seat, text: &str) -> Result<Step, Refused> {
        let mv = Self::read_move(text)?;
        let before = self.game.position().clone();
        let events = self.game.play(seat, mv).map_err(Refused::Illegal)?;
        Ok(self.note(&before, &Happening::Move { seat, mv }, &events))
    }

    fn check(&self, seat: Seat, text: &str) -> Result<Phrase, Refused> {
        let mv = Self::read_move(text)?;
        self.game.check(seat, mv).map_err(Refused::Illegal)?;
        Ok(self.rules().tell_choice(self.game.position(), mv))
    }

    fn foresee(&self, seat: Seat, text: &str) -> Result<Box<RawValue>, Refused> {
        let mv = Self::read_move(text)?;
        self.game.check(seat, mv).map_err(Refused::Illegal)?;
        Ok(written(&self.rules().foresee(self.game.position(), mv)))
    }

    fn onward(&self, seat: Seat, text: &str) -> Result<Vec<String>, Refused> {
        let mv = Self::read_move(text)?;
        self.game.check(seat, mv).map_err(Refused::Illegal)?;
        let (rules, mut position) = (self.rules(), self.game.position().clone());
        rules.play(&mut position, mv, &mut ());
        let mut moves = Vec::new();
        if rules.turn(&position) == (Turn::Seat { seat }) {
            rules.moves(&position, &mut moves);
        }
        Ok(moves.iter().map(ToString::to_string).collect())
    }

    fn roll(&mut self) -> Result<Step, RollError> {
        let before = self.game.position().clone();
        let (outcome, events) = self.game.roll()?;
        Ok(self.note(&before, &Happening::Outcome { outcome }, &events))
    }

    fn force(&mut self, text: &str) -> Result<Step, Refused> {
        let outcome: G::Outcome = text.parse().map_err(Refused::Unreadable)?;
        let before = self.game.position().clone();
        let events = self.game.force(outcome).map_err(Refused::Impossible)?;
        Ok(self.note(&before, &Happening::Outcome { outcome }, &events))
    }

    fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        self.game.undo(seat)?;
        self.note_other();
        Ok(())
    }

    fn undoable_by(&self) -> Option<Seat> {
        self.game.undoable_by()
    }

    fn take_back(&mut self, seat: Seat) -> Result<(), UndoError> {
        self.game.take_back(seat)?;
        self.note_other();
        Ok(())
    }

    fn can_take_back(&self, seat: Seat) -> bool {
        self.game.can_take_back(seat)
    }

    fn end_turn(&mut self, seat: Seat) -> Result<(), UndoError> {
        self.game.end_turn(seat)?;
        self.note_other();
        Ok(())
    }

    fn contribute(&mut self, contribution: Contribution) -> Result<(), String> {
        self.game.contribute(contribution)?;
        self.note_other();
        Ok(())
    }

    fn resign(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.game.resign(seat)?;
        self.note_other();
        Ok(())
    }

    fn time_out(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.game.time_out(seat)?;
        self.note_other();
        Ok(())
    }

    fn take_over(&mut self, seat: Seat, bot: &str) {
        self.game.take_over(seat, bot);
        self.note_other();
    }

    fn levels(&self) -> &'static [&'static str] {
        B::levels()
    }

    fn thinker(&self, seat: Seat, level: &str) -> Option<Thinker> {
        if self.turn() != (Turn::Seat { seat }) {
            return None;
        }
        let mut bot = B::bot(level)?;
        let rules = self.game.rules().clone();
        let view = rules.view(self.game.position(), Viewer::Seat(seat));
        let moves = self.game.moves();
        Some(Box::new(move |effort, seed| {
            let ask = Ask { rules: rules.as_ref(), seat, view: &view, moves: &moves, effort };
            let thought = bot.think(&ask, &mut Rng::new(seed));
            let weighed = thought.candidates.into_iter().map(|candidate| Weighed {
                text: candidate.mv.to_string(),
                visits: candidate.visits,
                value: candidate.value,
                reasons: candidate.reasons,
            });
            Opinion {
                text: thought.mv.to_string(),
                value: thought.value.map(|value| value.as_slice().to_vec()),
                candidates: weighed.collect(),
            }
        }))
    }

    fn comparer(&self, seat: Seat, text: &str, better: &str) -> Result<Comparer, Refused> {
        let tried = [Self::read_move(text)?, Self::read_move(better)?];
        for mv in tried {
            self.game.check(seat, mv).map_err(Refused::Illegal)?;
        }
        let (rules, position) = (self.game.rules().clone(), self.game.position().clone());
        Ok(Box::new(move |depth, seed| {
            let mut analyst = Analyst::new(rules.as_ref(), B::insight(), &B::LADDER, depth, seed);
            analyst.weigh(&position, seat, &tried).loss(0, 1)
        }))
    }

    fn reasons(&self, seat: Seat, text: &str) -> Vec<Phrase> {
        let Ok(mv) = Self::read_move(text) else { return Vec::new() };
        let view = self.rules().view(self.game.position(), Viewer::Seat(seat));
        let legal = self.game.check(seat, mv).is_ok();
        if legal { B::insight().reasons(self.rules(), &view, mv) } else { Vec::new() }
    }
}

impl<G: Playable, B: Opponents<G>> Show for Seated<G, B> {
    fn card(&self) -> &'static GameCard {
        G::card()
    }

    fn game(&self) -> Box<dyn AnyGame> {
        Box::new(Named::<G, B>(PhantomData))
    }

    fn seats(&self) -> usize {
        self.rules().seats()
    }

    fn view(&self, viewer: Viewer) -> Value {
        json(&self.rules().view(self.game.position(), viewer))
    }

    fn write_view(&self, viewer: Viewer) -> Box<RawValue> {
        written(&self.rules().view(self.game.position(), viewer))
    }

    fn is_open_to_all(&self, seat: Seat) -> bool {
        let view = |viewer| self.rules().view(self.game.position(), viewer);
        let (own, public) = (view(Viewer::Seat(seat)), view(Viewer::Spectator));
        own == public || without_eyes(json(&own)) == without_eyes(json(&public))
    }

    fn picture(&self, viewer: Viewer, width: u16, tongue: &dyn Tongue) -> Picture {
        let view = self.rules().view(self.game.position(), viewer);
        self.rules().picture(&view, viewer, width, tongue)
    }

    fn components(&self) -> String {
        self.rules().components()
    }

    fn scores(&self) -> BySeat<Standing> {
        self.game.scores()
    }

    fn known_scores(&self, viewer: Viewer) -> BySeat<Standing> {
        match self.turn() {
            Turn::Over => self.scores(),
            _ => self.rules().known_scores(self.game.position(), viewer),
        }
    }

    fn tell_score(&self, seat: Seat, viewer: Viewer) -> Phrase {
        self.rules().tell_score(self.known_scores(viewer)[seat])
    }

    fn round(&self) -> u32 {
        self.rules().round(self.game.position())
    }

    fn ending(&self) -> Option<&'static str> {
        self.rules().ending(self.game.position())
    }

    fn fallen(&self) -> Option<Seat> {
        self.game.fallen()
    }

    fn story(&self, index: usize, viewer: Viewer) -> Vec<Phrase> {
        let chapter = &self.chapters[index];
        let rules = self.rules();
        let first = match chapter.happening {
            Happening::Move { seat, mv } => Some(rules.tell_played(seat, mv)),
            Happening::Outcome { .. } => chapter.seen_by(viewer).and_then(|seen| rules.tell_seen(seen)),
            Happening::Other => of_the_table(&self.log().lines[index]),
        };
        first.into_iter().chain(chapter.events.iter().filter_map(|event| rules.tell_event(event))).collect()
    }

    fn events(&self, index: usize) -> Vec<Value> {
        self.chapters[index].events.iter().map(json).collect()
    }

    fn write_events(&self, index: usize) -> Box<RawValue> {
        written(&self.chapters[index].events)
    }

    fn seen_line(&self, index: usize, viewer: Viewer) -> String {
        match self.chapters[index].seen_by(viewer) {
            Some(seen) => format!("* {seen}"),
            None => self.log().lines[index].to_string(),
        }
    }
}

impl<G: Playable, B: Opponents<G>> Record for Seated<G, B> {
    fn log(&self) -> &Log {
        self.game.log()
    }

    fn at(&self, lines: usize) -> Result<Box<dyn AnyMatch>, LogError> {
        let Log { header, lines: all, seed } = self.log();
        let lines = all[..lines.min(all.len())].to_vec();
        Self::load(&Log { header: header.clone(), lines, seed: seed.clone() })
    }

    fn revealed_log(&self) -> Log {
        self.game.revealed_log()
    }

    fn seed(&self) -> Option<&Seed> {
        self.game.seed()
    }

    fn unseal(&mut self, seed: Seed) -> Result<(), String> {
        self.game.unseal(seed)
    }

    fn go_on(&mut self, lines: &[Line]) -> Result<(), LogError> {
        let Self { game, chapters, .. } = self;
        game.go_on(lines, |moment| chapters.push(Chapter::at(moment)))
    }

    fn position(&self) -> String {
        self.rules().write_position(self.game.position())
    }
}
