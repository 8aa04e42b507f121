//! Puzzles: what a solver sees of one, and the result of a try.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use registry::{AnyMatch, Puzzle as Kept, Puzzles, Registry};
use search::Depth;
use table::{GameCard, Seat, Viewer};
use wire::{Choice, Foreseen, Puzzle, PuzzleAnswer, PuzzleInfo, PuzzleList, PuzzleReply};

use crate::{Denial, tell};

/// A move that gives away no more than this is as good as the best.
const AS_GOOD: f32 = 0.01;
/// How closely a move that the puzzle does not know is examined.
const LOOK: Depth = Depth { search: 0, worlds: 300, candidates: 0, outcomes: 0, ahead: 0, ways: 1 };

/// The puzzles of all games, read when they are first needed.
#[derive(Debug, Default)]
pub struct Shelf(OnceLock<BTreeMap<&'static str, Puzzles>>);

impl Shelf {
    fn of(&self, games: &Registry, game: &str) -> Option<&Puzzles> {
        let read = |card: &GameCard| Some((card.id, games.game(card.id).ok()?.puzzles()));
        self.0.get_or_init(|| games.cards().into_iter().filter_map(read).collect()).get(game)
    }

    /// A game's puzzles for a solver with this rating, who has tried some.
    pub fn list(
        &self,
        games: &Registry,
        game: &str,
        rating: Option<u16>,
        solved: &BTreeMap<String, bool>,
    ) -> Result<PuzzleList, Denial> {
        let file = self.of(games, game).ok_or(Denial::NO_SUCH_GAME)?;
        let info = |puzzle: &Kept| PuzzleInfo {
            id: format!("{game}-{}", puzzle.id),
            rating: puzzle.rating,
            theme: puzzle.theme.clone(),
            seats: puzzle.seats as u8,
            solved: solved.get(&puzzle.id).copied(),
        };
        Ok(PuzzleList { rating, puzzles: file.puzzles.iter().map(info).collect() })
    }

    /// A puzzle by its address: the game's id and its own.
    pub fn find(&self, games: &Registry, id: &str) -> Result<Found, Denial> {
        let (game, name) = id.rsplit_once('-').ok_or(Denial::NO_SUCH_PUZZLE)?;
        let file = self.of(games, game).ok_or(Denial::NO_SUCH_PUZZLE)?;
        let found = file.puzzles.iter().find(|puzzle| puzzle.id == name);
        let puzzle = found.ok_or(Denial::NO_SUCH_PUZZLE)?.clone();
        let (games, game) = (games.clone(), game.to_owned());
        Ok(Found { games, game, rules_version: file.rules_version, puzzle })
    }
}

/// A puzzle with what it takes to set it up.
pub struct Found {
    games: Registry,
    pub game: String,
    rules_version: u32,
    /// The puzzle as it is kept.
    pub puzzle: Kept,
}

impl Found {
    fn set_up(&self) -> Result<(Box<dyn AnyMatch>, Seat), Denial> {
        let config = self.puzzle.config(self.rules_version);
        let game = self.games.game(&self.game).map_err(|_| Denial::NO_SUCH_PUZZLE)?;
        let study = game.study(&config, &self.puzzle.position, None).map_err(|_| Denial::TROUBLE)?;
        Ok((study, self.puzzle.mover().ok_or(Denial::TROUBLE)?))
    }

    /// What the solver sees.
    pub fn shown(&self, id: String) -> Result<Puzzle, Denial> {
        let (study, seat) = self.set_up()?;
        Ok(Puzzle {
            id,
            game: self.game.clone(),
            rating: self.puzzle.rating,
            seats: self.puzzle.seats as u8,
            seat: seat.index() as u8,
            options: study.log().header.options.clone(),
            components: tell::components(study.as_ref()),
            view: study.write_view(Viewer::Seat(seat)).into(),
            moves: tell::choices(study.as_ref()),
            round: study.round(),
            scores: tell::placings(study.as_ref(), Viewer::Seat(seat)),
        })
    }

    /// What a move would do; whether it is a good one is another question.
    pub fn foreseen(&self, text: &str) -> Result<Foreseen, Denial> {
        let (study, seat) = self.set_up()?;
        tell::foreseen(study.as_ref(), seat, text)
    }

    /// The result of a try; `None` gives up.
    pub fn judged(&self, text: Option<&str>) -> Result<PuzzleReply, Denial> {
        let (study, seat) = self.set_up()?;
        let loss = text.map(|text| self.loss(study.as_ref(), seat, text)).transpose()?;
        let right = loss.is_some_and(|loss| loss <= AS_GOOD);
        let answer = (right || text.is_none()).then(|| self.answer(study.as_ref(), seat));
        Ok(PuzzleReply { right, loss, answer: answer.flatten(), rating: None })
    }

    /// What a move gives away: as the puzzle records it, otherwise as worked out now.
    fn loss(&self, study: &dyn AnyMatch, seat: Seat, text: &str) -> Result<f32, Denial> {
        if text == self.puzzle.best {
            return Ok(0.0);
        }
        let compare = study.comparer(seat, text, &self.puzzle.best)?;
        let known = self.puzzle.others.iter().find(|(other, _)| other == text);
        Ok(known.map_or_else(|| compare(LOOK, 1).0.max(0.0), |(_, loss)| *loss))
    }

    fn answer(&self, study: &dyn AnyMatch, seat: Seat) -> Option<PuzzleAnswer> {
        let choices = tell::choices(study);
        let named =
            |text: &str| -> Option<Choice> { choices.iter().find(|choice| choice.text == text).cloned() };
        let second = self.puzzle.others.first().and_then(|(text, loss)| Some((named(text)?, *loss)));
        Some(PuzzleAnswer {
            best: named(&self.puzzle.best)?,
            theme: self.puzzle.theme.clone(),
            reasons: study.reasons(seat, &self.puzzle.best).into_iter().map(wire::Phrase::from).collect(),
            second,
        })
    }
}
