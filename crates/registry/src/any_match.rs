//! A match whose game is known only by name, with notation and JSON going in and out.

use search::{Depth, Effort};
use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;
use table::{
    BySeat, Contribution, GameCard, Line, Log, LogError, Phrase, Picture, Refusal, RollError, Seat, Seed,
    Standing, TextError, Tongue, Turn, UndoError, Viewer,
};

use crate::{AnyGame, Numbers};

/// A match of any game: it can be played, shown, recorded and written as numbers.
pub trait AnyMatch: Play + Show + Record + Numbers + Send {}
impl<M: Play + Show + Record + Numbers + Send> AnyMatch for M {}

/// What players and bots do in a match.
pub trait Play {
    /// Who decides next.
    fn turn(&self) -> Turn;

    /// The legal moves of the seat to move.
    fn moves(&self) -> Vec<Choice>;

    /// The same in notation alone, already serialised.
    fn write_moves(&self) -> Box<RawValue>;

    /// The text of the seat's only legal move; `None` if there is a choice, or no move.
    fn only_move(&self) -> Option<String>;

    /// The possible outcomes with their weights.
    fn outcomes(&self) -> Vec<(String, u32)>;

    /// Plays a move given in notation.
    fn play(&mut self, seat: Seat, text: &str) -> Result<Step, Refused>;

    /// The label of a move the seat may play now, or why it may not.
    fn check(&self, seat: Seat, text: &str) -> Result<Phrase, Refused>;

    /// The events that would follow from a legal move if it were played now.
    fn foresee(&self, seat: Seat, text: &str) -> Result<Box<RawValue>, Refused>;

    /// What the same seat could choose from next if it played a legal move now; empty if chance or another
    /// seat comes first.
    fn onward(&self, seat: Seat, text: &str) -> Result<Vec<String>, Refused>;

    /// Draws the next outcome from the seed.
    fn roll(&mut self) -> Result<Step, RollError>;

    /// Forces an outcome given in notation.
    fn force(&mut self, text: &str) -> Result<Step, Refused>;

    /// Takes back the seat's last decision.
    fn undo(&mut self, seat: Seat) -> Result<(), UndoError>;

    /// The seat that could undo a decision now.
    fn undoable_by(&self) -> Option<Seat>;

    /// Takes back the seat's last decision and everything after it, as all players agreed.
    fn take_back(&mut self, seat: Seat) -> Result<(), UndoError>;

    /// Whether the seat has anything that could be taken back by agreement.
    fn can_take_back(&self, seat: Seat) -> bool;

    /// Declares the seat's turn ended.
    fn end_turn(&mut self, seat: Seat) -> Result<(), UndoError>;

    /// Mixes a player's bytes into the chance.
    fn contribute(&mut self, contribution: Contribution) -> Result<(), String>;

    fn resign(&mut self, seat: Seat) -> Result<(), Refusal>;

    /// The seat's clock has run out.
    fn time_out(&mut self, seat: Seat) -> Result<(), Refusal>;

    /// A bot plays for the seat from here on.
    fn take_over(&mut self, seat: Seat, bot: &str);

    /// The names of the game's bots, weakest first.
    fn levels(&self) -> &'static [&'static str];

    /// A bot ready to think about the current decision, from the seat's view alone and on any thread. `None`
    /// if there is no such level or it is not this seat's turn.
    fn thinker(&self, seat: Seat, level: &str) -> Option<Thinker>;

    /// Works out what a legal move gives away compared with another, from the seat's view alone and on any
    /// thread.
    fn comparer(&self, seat: Seat, text: &str, better: &str) -> Result<Comparer, Refused>;

    /// Why a legal move is good.
    fn reasons(&self, seat: Seat, text: &str) -> Vec<Phrase>;
}

/// What people are shown of a match.
pub trait Show {
    /// What is known about the game.
    fn card(&self) -> &'static GameCard;

    /// The game that is played.
    fn game(&self) -> Box<dyn AnyGame>;

    fn seats(&self) -> usize;

    /// What a viewer may know, as a client gets it.
    fn view(&self, viewer: Viewer) -> Value;

    /// The same, already serialised.
    fn write_view(&self, viewer: Viewer) -> Box<RawValue>;

    /// Whether the seat knows nothing that spectators don't, so its legal moves are no secret.
    fn is_open_to_all(&self, seat: Seat) -> bool;

    /// What a viewer sees, drawn in text.
    fn picture(&self, viewer: Viewer, width: u16, tongue: &dyn Tongue) -> Picture;

    /// The component tables in force, as canonical TOML.
    fn components(&self) -> String;

    /// Points and places as they stand.
    fn scores(&self) -> BySeat<Standing>;

    /// The same as far as a viewer may know it.
    fn known_scores(&self, viewer: Viewer) -> BySeat<Standing>;

    /// A seat's result in words, as far as a viewer may know it.
    fn tell_score(&self, seat: Seat, viewer: Viewer) -> Phrase;

    /// The round being played, from 1.
    fn round(&self) -> u32;

    /// Why the game ended, once it has.
    fn ending(&self) -> Option<&'static str>;

    /// The seat that resigned or ran out of time, if that ended the match.
    fn fallen(&self) -> Option<Seat>;

    /// What log line `index` says to a viewer, in words; empty if there is nothing to say.
    fn story(&self, index: usize, viewer: Viewer) -> Vec<Phrase>;

    /// The public events of log line `index`, as a client gets them.
    fn events(&self, index: usize) -> Vec<Value>;

    /// The same, already serialised.
    fn write_events(&self, index: usize) -> Box<RawValue>;

    /// What log line `index` looks like to a viewer, with secrets as `?`.
    fn seen_line(&self, index: usize, viewer: Viewer) -> String;
}

/// What is stored of a match.
pub trait Record {
    /// The log so far, without the seed.
    fn log(&self) -> &Log;

    /// The match as it was after this many lines of its log, as far as they are known without the seed.
    fn at(&self, lines: usize) -> Result<Box<dyn AnyMatch>, LogError>;

    /// The log with the seed.
    fn revealed_log(&self) -> Log;

    /// The seed, to be stored separately from the log.
    fn seed(&self) -> Option<&Seed>;

    /// Gives a match that was loaded from its log the seed it began with.
    fn unseal(&mut self, seed: Seed) -> Result<(), String>;

    /// Appends the next lines of the log, written elsewhere, with the same checks as loading. It stops at a
    /// line that is refused; the lines before it are applied.
    fn go_on(&mut self, lines: &[Line]) -> Result<(), LogError>;

    /// The position as text, secrets included.
    fn position(&self) -> String;
}

/// A bot with a question to answer: give it effort and a seed.
pub type Thinker = Box<dyn FnOnce(Effort, u64) -> Opinion + Send>;

/// Two moves to compare: with a depth and a seed it returns the chance of winning that the first gives away,
/// and its standard error.
pub type Comparer = Box<dyn FnOnce(Depth, u64) -> (f32, f32) + Send>;

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Choice {
    pub text: String,
    pub label: Phrase,
}

/// What a move or an outcome led to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The log line it became, counted from 0.
    pub index: usize,
    /// The outcome's notation, if it was one.
    pub outcome: Option<String>,
}

/// Why a text did not become a move or an outcome.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused {
    Unreadable(TextError),
    Illegal(Refusal),
    /// No such outcome can happen now.
    Impossible(RollError),
}

/// What a bot would play, and what it thinks of the position.
#[derive(Clone, PartialEq, Debug)]
pub struct Opinion {
    /// The move it would play.
    pub text: String,
    /// Each seat's probability of winning, if estimated.
    pub value: Option<Vec<f32>>,
    /// The moves it considered, best first.
    pub candidates: Vec<Weighed>,
}

/// A move that a bot considered.
#[derive(Clone, PartialEq, Debug)]
pub struct Weighed {
    pub text: String,
    /// How often it was looked at.
    pub visits: u32,
    /// What it is worth to the seat that asked.
    pub value: f32,
    pub reasons: Vec<Phrase>,
}
