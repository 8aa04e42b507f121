//! A match whose game is known only by name: notation and JSON in and out.

use bots::Opponents;
use search::{Ask, Effort};
use serde::Serialize;
use serde_json::Value;
use table::{
    BySeat, Config, Contribution, GameCard, Happening, Line, Log, LogError, Match, Moment, PERSON, Phrase,
    Picture, Refusal, Rng, RollError, Seat, Seed, SetupError, Standing, StudyError, TextError, Tongue, Turn,
    UndoError, Viewer,
};

use crate::{Playable, UnknownGame, Visitor, visit};

/// A match of any game.
pub trait AnyMatch: Send {
    /// What can be said of the game.
    fn card(&self) -> &'static GameCard;
    /// How many play.
    fn seats(&self) -> usize;
    /// Who is to decide.
    fn turn(&self) -> Turn;
    /// The legal moves of the seat to move.
    fn moves(&self) -> Vec<Choice>;
    /// The possible outcomes with their weights.
    fn outcomes(&self) -> Vec<(String, u32)>;
    /// Plays a move given in notation.
    fn play(&mut self, seat: Seat, text: &str) -> Result<Step, Refused>;
    /// Why the seat may not play this now, or what its label would be.
    fn check(&self, seat: Seat, text: &str) -> Result<Phrase, Refused>;
    /// The events that would follow from a legal move if it were played now.
    fn foresee(&self, seat: Seat, text: &str) -> Result<Vec<Value>, Refused>;
    /// Draws the next outcome from the seed.
    fn roll(&mut self) -> Result<Step, RollError>;
    /// Forces an outcome given in notation.
    fn force(&mut self, text: &str) -> Result<Step, Refused>;
    /// Takes back the seat's last decision.
    fn undo(&mut self, seat: Seat) -> Result<(), UndoError>;
    /// Who could take back a decision now.
    fn undoable_by(&self) -> Option<Seat>;
    /// Takes back the seat's last decision and all that followed it, as everybody agreed.
    fn take_back(&mut self, seat: Seat) -> Result<(), UndoError>;
    /// Whether there is anything that the seat could take back so.
    fn can_take_back(&self, seat: Seat) -> bool;
    /// Declares the seat's turn ended.
    fn end_turn(&mut self, seat: Seat) -> Result<(), UndoError>;
    /// Mixes a player's bytes into the chance.
    fn contribute(&mut self, contribution: Contribution) -> Result<(), String>;
    /// The seat gives up.
    fn resign(&mut self, seat: Seat) -> Result<(), Refusal>;
    /// The seat's clock has run out.
    fn time_out(&mut self, seat: Seat) -> Result<(), Refusal>;
    /// A bot plays the seat from here on.
    fn take_over(&mut self, seat: Seat, bot: &str);
    /// Appends the next lines of the log, as somebody else has written them, with the checks of [`load`]. At a
    /// line that is refused it stops, with the lines before it applied.
    fn go_on(&mut self, lines: &[Line]) -> Result<(), LogError>;
    /// Hands a match that was loaded from its log the seed it was begun with.
    fn unseal(&mut self, seed: Seed) -> Result<(), String>;
    /// The seed, to be stored apart from the log.
    fn seed(&self) -> Option<&Seed>;
    /// The log so far, without the seed.
    fn log(&self) -> &Log;
    /// The log with the seed.
    fn revealed_log(&self) -> Log;
    /// The position as text, secrets included.
    fn position(&self) -> String;
    /// What a viewer may know, as a client gets it.
    fn view(&self, viewer: Viewer) -> Value;
    /// Whether the seat knows nothing that spectators do not, so that its legal moves are no secret.
    fn is_open_to_all(&self, seat: Seat) -> bool;
    /// What a viewer sees, drawn in text.
    fn picture(&self, viewer: Viewer, width: u16, tongue: &dyn Tongue) -> Picture;
    /// The component tables in force, as canonical TOML.
    fn components(&self) -> String;
    /// Points and places.
    fn scores(&self) -> BySeat<Standing>;
    /// A seat's result in words.
    fn tell_score(&self, seat: Seat) -> Phrase;
    /// The round being played, from 1.
    fn round(&self) -> u32;
    /// Why the game ended, once it has.
    fn ending(&self) -> Option<&'static str>;
    /// The seat that gave up or ran out of time, if that ended the match.
    fn fallen(&self) -> Option<Seat>;
    /// What log line `index` says to a viewer, in words; nothing where there is nothing to say.
    fn story(&self, index: usize, viewer: Viewer) -> Vec<Phrase>;
    /// The public events of log line `index`, as a client gets them.
    fn events(&self, index: usize) -> Vec<Value>;
    /// What log line `index` looks like to a viewer: the line itself with secrets as `?`.
    fn seen_line(&self, index: usize, viewer: Viewer) -> String;
    /// A bot ready to think about the present decision from the seat's view alone, on any thread.
    /// `None` when there is no such level or it is not this seat's turn.
    fn thinker(&self, seat: Seat, level: &str) -> Option<Thinker>;
}

/// A bot with a question in its hands: give it effort and a seed and it answers.
pub type Thinker = Box<dyn FnOnce(Effort, u64) -> Opinion + Send>;

/// A legal move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Choice {
    /// Its notation.
    pub text: String,
    /// Its label.
    pub label: Phrase,
}

/// What a move or an outcome led to.
#[derive(Clone, PartialEq, Debug)]
pub struct Step {
    /// The log line it became, counted from 0.
    pub index: usize,
    /// The outcome's notation, where it was one.
    pub outcome: Option<String>,
    /// Its public events, as a client gets them.
    pub events: Vec<Value>,
}

/// Why a text did not become a move or an outcome.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused {
    /// It cannot be read.
    Unreadable(TextError),
    /// The rules forbid it.
    Illegal(Refusal),
    /// No such outcome can happen now.
    Impossible(RollError),
}

/// What a bot thinks.
#[derive(Clone, PartialEq, Debug)]
pub struct Opinion {
    /// The move it would play.
    pub text: String,
    /// Each seat's probability of winning, where it is estimated.
    pub value: Option<Vec<f32>>,
    /// The moves it weighed, best first.
    pub candidates: Vec<Weighed>,
}

/// A move that a bot weighed.
#[derive(Clone, PartialEq, Debug)]
pub struct Weighed {
    /// The move.
    pub text: String,
    /// How often it was looked at.
    pub visits: u32,
    /// What it is worth to the asker.
    pub value: f32,
    /// Why.
    pub reasons: Vec<Phrase>,
}

/// Sits down to a new match of the game with this name.
pub fn new_match(
    id: &str,
    config: &Config,
    seed: Option<Seed>,
) -> Result<Result<Box<dyn AnyMatch>, SetupError>, UnknownGame> {
    struct New<'a>(&'a Config, Option<Seed>);
    impl Visitor for New<'_> {
        type Output = Result<Box<dyn AnyMatch>, SetupError>;
        fn visit<G: Playable>(self) -> Self::Output {
            Ok(Table::<G>::boxed(Match::new(self.0, self.1)?))
        }
    }
    visit(id, New(config, seed))
}

/// Begins a study from a position.
pub fn study(
    id: &str,
    config: &Config,
    position: &str,
    seed: Option<Seed>,
) -> Result<Result<Box<dyn AnyMatch>, StudyError>, UnknownGame> {
    struct Study<'a>(&'a Config, &'a str, Option<Seed>);
    impl Visitor for Study<'_> {
        type Output = Result<Box<dyn AnyMatch>, StudyError>;
        fn visit<G: Playable>(self) -> Self::Output {
            Ok(Table::<G>::boxed(Match::from_position(self.0, self.1, self.2)?))
        }
    }
    visit(id, Study(config, position, seed))
}

/// Rebuilds a match from its log.
pub fn load(log: &Log) -> Result<Box<dyn AnyMatch>, LogError> {
    struct Load<'a>(&'a Log);
    impl Visitor for Load<'_> {
        type Output = Result<Box<dyn AnyMatch>, LogError>;
        fn visit<G: Playable>(self) -> Self::Output {
            let mut chapters = Vec::new();
            let game = Match::<G>::follow(self.0, |moment| chapters.push(Chapter::at(moment)))?;
            Ok(Box::new(Table { game, chapters }))
        }
    }
    visit(&log.header.game, Load(log)).map_err(|error| LogError::new(2, error.to_string()))?
}

/// A match together with what its log lines said.
struct Table<G: Playable> {
    game: Match<G>,
    chapters: Vec<Chapter<G>>,
}

/// One log line, remembered so that it can be told to any viewer.
struct Chapter<G: Playable> {
    happening: Happening<G>,
    /// What each seat saw of an outcome, and last the spectators.
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

impl<G: Playable> Table<G> {
    fn boxed(game: Match<G>) -> Box<dyn AnyMatch> {
        Box::new(Self { game, chapters: Vec::new() })
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
        Step { index: self.chapters.len() - 1, outcome, events: as_json(events) }
    }

    /// Notes a line that only the table needed.
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

/// A view's JSON without the mark of whose eyes it is for.
fn without_eyes(mut view: Value) -> Value {
    if let Value::Object(fields) = &mut view {
        fields.remove("seat");
    }
    view
}

fn as_json<E: Serialize>(events: &[E]) -> Vec<Value> {
    events.iter().map(json).collect()
}

pub(crate) fn json<T: Serialize>(value: &T) -> Value {
    serde_json::to_value(value).expect("views and events are plain data")
}

impl<G: Playable> AnyMatch for Table<G> {
    fn card(&self) -> &'static GameCard {
        G::card()
    }

    fn seats(&self) -> usize {
        self.rules().seats()
    }

    fn turn(&self) -> Turn {
        self.game.turn()
    }

    fn moves(&self) -> Vec<Choice> {
        let choice = |mv: G::Move| Choice { text: mv.to_string(), label: self.rules().tell_move(mv) };
        self.game.moves().into_iter().map(choice).collect()
    }

    fn outcomes(&self) -> Vec<(String, u32)> {
        self.game.outcomes().iter().map(|chance| (chance.outcome.to_string(), chance.weight)).collect()
    }

    fn play(&mut self, seat: Seat, text: &str) -> Result<Step, Refused> {
        let mv = Self::read_move(text)?;
        let before = *self.game.position();
        let events = self.game.play(seat, mv).map_err(Refused::Illegal)?;
        Ok(self.note(&before, &Happening::Move { seat, mv }, &events))
    }

    fn check(&self, seat: Seat, text: &str) -> Result<Phrase, Refused> {
        let mv = Self::read_move(text)?;
        self.game.check(seat, mv).map_err(Refused::Illegal)?;
        Ok(self.rules().tell_move(mv))
    }

    fn foresee(&self, seat: Seat, text: &str) -> Result<Vec<Value>, Refused> {
        let mv = Self::read_move(text)?;
        self.game.check(seat, mv).map_err(Refused::Illegal)?;
        let mut events = Vec::new();
        self.rules().play(&mut self.game.position().clone(), mv, &mut events);
        Ok(as_json(&events))
    }

    fn roll(&mut self) -> Result<Step, RollError> {
        let before = *self.game.position();
        let (outcome, events) = self.game.roll()?;
        Ok(self.note(&before, &Happening::Outcome { outcome }, &events))
    }

    fn force(&mut self, text: &str) -> Result<Step, Refused> {
        let outcome: G::Outcome = text.parse().map_err(Refused::Unreadable)?;
        let before = *self.game.position();
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

    fn go_on(&mut self, lines: &[Line]) -> Result<(), LogError> {
        let Self { game, chapters } = self;
        game.go_on(lines, |moment| chapters.push(Chapter::at(moment)))
    }

    fn unseal(&mut self, seed: Seed) -> Result<(), String> {
        self.game.unseal(seed)
    }

    fn seed(&self) -> Option<&Seed> {
        self.game.seed()
    }

    fn log(&self) -> &Log {
        self.game.log()
    }

    fn revealed_log(&self) -> Log {
        self.game.revealed_log()
    }

    fn position(&self) -> String {
        self.rules().write_position(self.game.position())
    }

    fn view(&self, viewer: Viewer) -> Value {
        json(&self.rules().view(self.game.position(), viewer))
    }

    fn is_open_to_all(&self, seat: Seat) -> bool {
        without_eyes(self.view(Viewer::Seat(seat))) == without_eyes(self.view(Viewer::Spectator))
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

    fn tell_score(&self, seat: Seat) -> Phrase {
        self.rules().tell_score(self.game.scores()[seat])
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
        as_json(&self.chapters[index].events)
    }

    fn seen_line(&self, index: usize, viewer: Viewer) -> String {
        match self.chapters[index].seen_by(viewer) {
            Some(seen) => format!("* {seen}"),
            None => self.log().lines[index].to_string(),
        }
    }

    fn thinker(&self, seat: Seat, level: &str) -> Option<Thinker> {
        if self.turn() != (Turn::Seat { seat }) {
            return None;
        }
        let mut bot = <G as Opponents>::bot(level)?;
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
}
