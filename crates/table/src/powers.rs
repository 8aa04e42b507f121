//! Further powers of a game, each a trait of its own.

use std::borrow::Cow;

use crate::{
    ComponentError, Config, Game, GameCard, Phrase, Picture, Rng, Seat, SetupError, Standing, TextError,
    Tongue, Viewer,
};

/// Makes a rules value from a table's settings.
pub trait Setup: Game {
    /// What can be said of the game before anything is chosen.
    fn card() -> &'static GameCard;

    /// Checks settings against the card and fills in defaults, some of which a component file may decide.
    fn settle(config: &Config) -> Result<Config, SetupError> {
        Self::card().settle(config)
    }

    /// The rules for settings that [`Setup::settle`] has accepted.
    fn set_up(config: &Config) -> Result<Self, SetupError>;

    /// The component tables in use, as canonical TOML. Reading it back gives the same tables, and its
    /// hash names them in logs.
    fn components(&self) -> String;

    /// What the component tables do otherwise than we believe is printed. It can be played all the same.
    fn remarks(&self) -> Vec<ComponentError> {
        Vec::new()
    }
}

/// Guesses a whole position from one viewer's knowledge.
pub trait Imagine: Game {
    /// A position drawn at random from those in which the view's owner would see just this view.
    /// It takes the view, so that no bot can peek.
    fn imagine(&self, view: &Self::View, rng: &mut Rng) -> Self::Position;
}

/// Positions as one line of text.
pub trait PositionText: Game {
    /// The position in full, secrets included.
    fn write_position(&self, position: &Self::Position) -> String;

    /// Reads such a line; a position that could not lie on a table is refused with the reason.
    fn read_position(&self, text: &str) -> Result<Self::Position, TextError>;

    /// Counts all components: the reason when they do not add up to the box.
    fn audit(&self, position: &Self::Position) -> Result<(), TextError>;
}

/// Milestones of a game, for statistics and headings.
pub trait Progress: Game {
    /// The round being played, from 1.
    fn round(&self, position: &Self::Position) -> u32;

    /// Why the game ended, as a short code, once it has.
    fn ending(&self, position: &Self::Position) -> Option<&'static str>;
}

/// What something brought a seat. Both codes are messages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gain {
    /// The seat that gained.
    pub seat: Seat,
    /// The round that it counts for, where rounds are counted apart; else 0.
    pub round: u32,
    /// What was gained, for example fame.
    pub unit: &'static str,
    /// What it came from, for example a building.
    pub source: &'static str,
    /// How much; below 0 for what was paid.
    pub amount: i32,
}

/// Sentences of one language, as a Fluent file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sentences {
    /// The language by its short name, for example `en`.
    pub language: String,
    /// The file's text.
    pub text: String,
}

impl Sentences {
    /// Files that a program carries with it, each named after its language or in a folder that is.
    pub fn embedded(
        paths: impl Iterator<Item = Cow<'static, str>>,
        read: impl Fn(&str) -> Option<Cow<'static, [u8]>>,
    ) -> Vec<Self> {
        let file = |path: Cow<'static, str>| {
            let (language, _) = path.split_once(['/', '.'])?;
            let text = String::from_utf8(read(&path)?.into_owned()).ok()?;
            Some(Self { language: language.to_owned(), text })
        };
        paths.filter_map(file).collect()
    }
}

/// A lesson as its file has it; [`Tell::lessons`] brings them along.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonFile {
    /// The file's name without its ending.
    pub name: String,
    /// Its text, in TOML.
    pub text: String,
}

impl LessonFile {
    /// Files that a program carries with it.
    pub fn embedded(
        paths: impl Iterator<Item = Cow<'static, str>>,
        read: impl Fn(&str) -> Option<Cow<'static, [u8]>>,
    ) -> Vec<Self> {
        let file = |path: Cow<'static, str>| {
            let name = path.strip_suffix(".toml")?.to_owned();
            Some(Self { name, text: String::from_utf8(read(&path)?.into_owned()).ok()? })
        };
        paths.filter_map(file).collect()
    }
}

/// Words and pictures for people. Sentences live in Fluent files; here are codes with facts.
pub trait Tell: Game {
    /// The game's own sentences. Their ids begin with the game's id and a dash.
    fn words() -> Vec<Sentences> {
        Vec::new()
    }

    /// The game's own lessons.
    fn lessons() -> Vec<LessonFile> {
        Vec::new()
    }

    /// The game's puzzles, as the text of their file; empty where it has none.
    fn puzzles() -> &'static str {
        ""
    }

    /// A move as a button's label, for example "take one gold".
    fn tell_move(&self, mv: Self::Move) -> Phrase;

    /// The same for a move that can be made now, where the position tells apart what is called alike.
    fn tell_choice(&self, _position: &Self::Position, mv: Self::Move) -> Phrase {
        self.tell_move(mv)
    }

    /// A move as a line of the story, for example "Ann takes one gold".
    fn tell_played(&self, seat: Seat, mv: Self::Move) -> Phrase;

    /// An outcome as its viewer saw it; `None` where the events say all there is to say.
    fn tell_seen(&self, seen: Self::Seen) -> Option<Phrase>;

    /// An event; `None` where the move or outcome has said it already.
    fn tell_event(&self, event: &Self::Event) -> Option<Phrase>;

    /// A seat's result in the game's own unit, for example "2 seals".
    fn tell_score(&self, standing: Standing) -> Phrase;

    /// Why the game ended, as a sentence, by its code; `None` where there is nothing to say.
    fn tell_ending(&self, _ending: &str) -> Option<Phrase> {
        None
    }

    /// Where points came from, by all events of a match in order. Only asked once it is over.
    fn gains(&self, _events: &[Self::Event]) -> Vec<Gain> {
        Vec::new()
    }

    /// How far a seat has come, to be drawn as a line over a match that is over.
    fn progress(&self, position: &Self::Position, seat: Seat) -> i32 {
        self.scores(position)[seat].score
    }

    /// The table as its viewer sees it, in text at most `width` columns wide.
    fn picture(&self, view: &Self::View, viewer: Viewer, width: u16, tongue: &dyn Tongue) -> Picture;
}
