//! The games by name.

use std::marker::PhantomData;
use std::sync::Arc;

use search::{Losses, Opponents};
use table::{
    ComponentError, Config, GameCard, Imagine, Log, LogError, Match, PositionText, Progress, Seed, Sentences,
    Setup, SetupError, StudyError, Tell, Verdict,
};

use crate::analysis::analyse;
use crate::draws::draws;
use crate::recount::recount;
use crate::seated::Seated;
use crate::{Analysis, AnyMatch, Drawn, Lesson, Puzzles, Recount, Wish};

/// Everything required of a game.
pub trait Playable: Setup + PositionText + Imagine + Progress + Tell {}
impl<G: Setup + PositionText + Imagine + Progress + Tell> Playable for G {}

/// Bots and rules can be measured everywhere except in a browser, which would have to download the code.
#[cfg(not(target_family = "wasm"))]
use crate::Lab as Measured;
#[cfg(target_family = "wasm")]
pub trait Measured {}
#[cfg(target_family = "wasm")]
impl<G: Playable, B: Opponents<G>> Measured for Named<G, B> {}

/// The games there are, in the order they are shown. A clone shares the same registry.
#[derive(Clone, Default)]
pub struct Registry {
    games: Arc<Vec<Box<dyn AnyGame>>>,
}

/// No game has this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no game {asked:?}; the games are: {known}")]
pub struct UnknownGame {
    asked: String,
    known: String,
}

impl std::fmt::Debug for Registry {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.cards().iter().map(|card| card.id)).finish()
    }
}

impl Registry {
    /// The registry with one more game and the insight its bots share ([`search::Newcomer`] plays any game).
    /// If two games have the same name, the first is found.
    ///
    /// # Panics
    /// When the registry is already in use elsewhere: games are registered once, before anything starts.
    #[must_use]
    pub fn with<G: Playable, B: Opponents<G>>(mut self) -> Self {
        let games = Arc::get_mut(&mut self.games).expect("games are named before the registry is handed on");
        games.push(Box::new(Named::<G, B>(PhantomData)));
        self
    }

    /// What is known about every game.
    pub fn cards(&self) -> Vec<&'static GameCard> {
        self.games.iter().map(|game| game.card()).collect()
    }

    /// The game of this name.
    pub fn game(&self, id: &str) -> Result<&dyn AnyGame, UnknownGame> {
        let found = self.games.iter().find(|game| game.card().id == id);
        found.map(Box::as_ref).ok_or_else(|| {
            let known = self.cards().iter().map(|card| card.id).collect::<Vec<_>>().join(", ");
            UnknownGame { asked: id.into(), known }
        })
    }

    pub fn card(&self, id: &str) -> Result<&'static GameCard, UnknownGame> {
        Ok(self.game(id)?.card())
    }

    /// The names of a game's bots, weakest first.
    pub fn levels(&self, id: &str) -> Result<&'static [&'static str], UnknownGame> {
        Ok(self.game(id)?.levels())
    }

    /// The sentences of all games.
    pub fn words(&self) -> Vec<Sentences> {
        self.games.iter().flat_map(|game| game.words()).collect()
    }

    /// The game that a log belongs to.
    pub fn game_of(&self, log: &Log) -> Result<&dyn AnyGame, LogError> {
        self.game(&log.header.game).map_err(|error| LogError::new(2, error.to_string()))
    }

    /// Rebuilds a match from its log.
    pub fn load(&self, log: &Log) -> Result<Box<dyn AnyMatch>, LogError> {
        self.game_of(log)?.load(log)
    }
}

/// A game whose type is hidden.
pub trait AnyGame: Measured + Send + Sync {
    /// What is known about the game.
    fn card(&self) -> &'static GameCard;

    /// The names of its bots, weakest first.
    fn levels(&self) -> &'static [&'static str];

    /// The game's own sentences.
    fn words(&self) -> Vec<Sentences>;

    /// Its lessons in the order they are offered. A lesson that no longer fits the game is left out;
    /// [`AnyGame::check_lessons`] reports it.
    fn lessons(&self) -> Vec<Lesson>;

    /// Reads every lesson, and says why if one does not fit the game.
    fn check_lessons(&self) -> Result<(), String>;

    /// The game's puzzles; empty if it has no file of them.
    fn puzzles(&self) -> Puzzles;

    /// Checks settings and fills in defaults.
    fn settle(&self, config: &Config) -> Result<Config, SetupError>;

    /// The component tables that settings ask for.
    fn tables(&self, config: &Config) -> Result<Tables, SetupError>;

    /// Starts a match. Without a seed every outcome has to be forced.
    fn begin(&self, config: &Config, seed: Option<Seed>) -> Result<Box<dyn AnyMatch>, SetupError>;

    /// Starts a study from a position.
    fn study(
        &self,
        config: &Config,
        position: &str,
        seed: Option<Seed>,
    ) -> Result<Box<dyn AnyMatch>, StudyError>;

    /// Rebuilds a match from its log.
    fn load(&self, log: &Log) -> Result<Box<dyn AnyMatch>, LogError>;

    /// Checks a log in full: every move by the rules, every outcome against the seed.
    fn verify(&self, log: &Log) -> Result<Verdict, LogError>;

    /// Every draw of a log, with its number if the seed is known.
    fn draws(&self, log: &Log) -> Result<Vec<Drawn>, LogError>;

    fn recount(&self, log: &Log) -> Result<Recount, LogError>;

    /// What the levels give away per decision in matches with this log's settings; `None` if that has not
    /// been measured.
    fn losses(&self, log: &Log) -> Option<&'static Losses>;

    /// Tells luck from skill in a log; `None` if it was stopped on the way.
    fn analyse(&self, log: &Log, wish: &Wish<'_>) -> Result<Option<Analysis>, LogError>;
}

/// Component tables that were checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tables {
    /// As canonical TOML.
    pub text: String,
    /// Where they differ from what we believe is printed.
    pub remarks: Vec<ComponentError>,
}

/// A game by its type.
pub(crate) struct Named<G, B>(pub(crate) PhantomData<fn() -> (G, B)>);

impl<G: Playable, B: Opponents<G>> AnyGame for Named<G, B> {
    fn card(&self) -> &'static GameCard {
        G::card()
    }

    fn levels(&self) -> &'static [&'static str] {
        B::levels()
    }

    fn words(&self) -> Vec<Sentences> {
        G::words()
    }

    fn lessons(&self) -> Vec<Lesson> {
        let mut all: Vec<(u32, Lesson)> =
            G::lessons().iter().filter_map(|file| Lesson::read(self, file).ok()).collect();
        all.sort_by_key(|(number, _)| *number);
        all.into_iter().map(|(_, lesson)| lesson).collect()
    }

    fn check_lessons(&self) -> Result<(), String> {
        G::lessons().iter().try_for_each(|file| Lesson::read(self, file).map(|_| ()))
    }

    fn puzzles(&self) -> Puzzles {
        Puzzles::read(G::puzzles()).unwrap_or_default()
    }

    fn settle(&self, config: &Config) -> Result<Config, SetupError> {
        G::settle(config)
    }

    fn tables(&self, config: &Config) -> Result<Tables, SetupError> {
        let rules = G::set_up(&G::settle(config)?)?;
        Ok(Tables { text: rules.components(), remarks: rules.remarks() })
    }

    fn begin(&self, config: &Config, seed: Option<Seed>) -> Result<Box<dyn AnyMatch>, SetupError> {
        Ok(Seated::<G, B>::at_table(Match::new(config, seed)?))
    }

    fn study(
        &self,
        config: &Config,
        position: &str,
        seed: Option<Seed>,
    ) -> Result<Box<dyn AnyMatch>, StudyError> {
        Ok(Seated::<G, B>::at_table(Match::from_position(config, position, seed)?))
    }

    fn load(&self, log: &Log) -> Result<Box<dyn AnyMatch>, LogError> {
        Seated::<G, B>::load(log)
    }

    fn verify(&self, log: &Log) -> Result<Verdict, LogError> {
        Match::<G>::verify(log)
    }

    fn draws(&self, log: &Log) -> Result<Vec<Drawn>, LogError> {
        draws::<G>(log)
    }

    fn recount(&self, log: &Log) -> Result<Recount, LogError> {
        recount::<G>(log)
    }

    fn losses(&self, log: &Log) -> Option<&'static Losses> {
        let header = &log.header;
        let usual = G::settle(&Config::new(header.seats)).ok()?;
        let as_usual =
            usual.options == header.options && header.edition == "default" && header.position.is_none();
        B::LOSSES.iter().find(|losses| as_usual && losses.seats == header.seats)
    }

    fn analyse(&self, log: &Log, wish: &Wish<'_>) -> Result<Option<Analysis>, LogError> {
        analyse::<G, B>(log, wish)
    }
}
