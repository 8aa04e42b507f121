//! What a game can do beyond its rules, each in its own trait.

use std::borrow::Cow;

use crate::{
    BySeat, ComponentError, Config, Game, GameCard, Phrase, Picture, Rng, Seat, SetupError, Standing,
    TextError, Tongue, Viewer,
};

/// Makes a rules value from a table's settings.
pub trait Setup: Game {
    /// What is known about the game before anything is chosen.
    fn card() -> &'static GameCard;

    /// Checks settings against the card and fills in defaults; a component file may decide some of them.
    fn settle(config: &Config) -> Result<Config, SetupError> {
        Self::card().settle(config)
    }

    /// The rules for settings that [`Setup::settle`] has accepted.
    fn set_up(config: &Config) -> Result<Self, SetupError>;

    /// The component tables in use, as canonical TOML. Reading it back gives the same tables, and its
    /// hash names them in logs.
    fn components(&self) -> String;

    /// Where the component tables differ from what we believe is printed. They can still be played.
    fn remarks(&self) -> Vec<ComponentError> {
        Vec::new()
    }
}

/// Guesses a complete position from what one viewer knows.
pub trait Imagine: Game {
    /// A random position in which the view's owner would see exactly this view. It takes the view, so no bot
    /// can peek.
    fn imagine(&self, view: &Self::View, rng: &mut Rng) -> Self::Position;
}

/// Positions as one line of text.
pub trait PositionText: Game {
    /// The position in full, secrets included.
    fn write_position(&self, position: &Self::Position) -> String;

    /// Reads such a line; a position that could not occur at a table is refused with the reason.
    fn read_position(&self, text: &str) -> Result<Self::Position, TextError>;

    /// Counts all components, and says what is wrong if they do not add up to the box.
    fn audit(&self, position: &Self::Position) -> Result<(), TextError>;
}

/// Milestones of a game, for statistics and headings.
pub trait Progress: Game {
    /// The round being played, from 1.
    fn round(&self, position: &Self::Position) -> u32;

    /// Why the game ended, as a short code, once it has.
    fn ending(&self, position: &Self::Position) -> Option<&'static str>;
}

/// What an event gave a seat. Both codes are messages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gain {
    pub seat: Seat,
    /// The round it counts for, where rounds are scored separately; otherwise 0.
    pub round: u32,
    /// What was gained, for example fame.
    pub unit: &'static str,
    /// What it came from, for example a building.
    pub source: &'static str,
    /// How much; negative if it was paid.
    pub amount: i32,
}

/// Sentences of one language, as a Fluent file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sentences {
    /// The language by its short name, for example `en`.
    pub language: String,
    pub text: String,
}

impl Sentences {
    /// Files built into a program, each named after its language or in a folder that is.
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

/// A lesson as written in its file; [`Tell::lessons`] returns them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonFile {
    /// The file's name without its extension.
    pub name: String,
    /// Its text, in TOML.
    pub text: String,
}

impl LessonFile {
    /// Files built into a program.
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

/// Words and pictures for people. The sentences are in Fluent files; here are codes with facts.
pub trait Tell: Game {
    /// The game's own sentences. Their ids start with the game's id and a dash.
    fn words() -> Vec<Sentences> {
        Vec::new()
    }

    fn lessons() -> Vec<LessonFile> {
        Vec::new()
    }

    /// The game's puzzles, as the text of their file; empty if it has none.
    fn puzzles() -> &'static str {
        ""
    }

    /// A move as a button's label, for example "take one gold".
    fn tell_move(&self, mv: Self::Move) -> Phrase;

    /// The same for a move that is possible now, where only the position tells similar moves apart.
    fn tell_choice(&self, _position: &Self::Position, mv: Self::Move) -> Phrase {
        self.tell_move(mv)
    }

    /// A move as a line of the story, for example "Ann takes one gold".
    fn tell_played(&self, seat: Seat, mv: Self::Move) -> Phrase;

    /// An outcome as its viewer saw it; `None` if the events already say it all.
    fn tell_seen(&self, seen: Self::Seen) -> Option<Phrase>;

    /// An event; `None` if the move or outcome has already said it.
    fn tell_event(&self, event: &Self::Event) -> Option<Phrase>;

    /// An event as the player may be told of it before choosing the move that would cause it; `None` if even that
    /// it happens is hidden. Whoever must not see something yet must not see it by asking what a move would do.
    fn foretell(&self, event: Self::Event) -> Option<Self::Event> {
        Some(event)
    }

    /// What a legal move would do at once, as far as its player may know before choosing it.
    fn foresee(&self, position: &Self::Position, mv: Self::Move) -> Vec<Self::Event> {
        let mut events = Vec::new();
        self.play(&mut position.clone(), mv, &mut events);
        events.into_iter().filter_map(|event| self.foretell(event)).collect()
    }

    /// Points and places as far as `viewer` may know them: a player also counts what only they have seen. By
    /// default they are the public ones; at the end they must be.
    fn known_scores(&self, position: &Self::Position, _viewer: Viewer) -> BySeat<Standing> {
        self.scores(position)
    }

    /// A seat's result in the game's own unit, for example "2 seals".
    fn tell_score(&self, standing: Standing) -> Phrase;

    /// The sentence for the code that says why the game ended; `None` if there is nothing to say.
    fn tell_ending(&self, _ending: &str) -> Option<Phrase> {
        None
    }

    /// Where points came from, given all events of a match in order. Only called once it is over.
    fn gains(&self, _events: &[Self::Event]) -> Vec<Gain> {
        Vec::new()
    }

    /// How far a seat has come, drawn as a line over a finished match.
    fn progress(&self, position: &Self::Position, seat: Seat) -> i32 {
        self.scores(position)[seat].score
    }

    /// The table as its viewer sees it, in text at most `width` columns wide.
    fn picture(&self, view: &Self::View, viewer: Viewer, width: u16, tongue: &dyn Tongue) -> Picture;
}
