//! Laws that every game obeys, checked at every ply of random games.
//!
//! Each law is one function over one [`Ply`]; it returns what is wrong in words. Expensive laws look only at
//! every so many plies, different ones in every game. The laws over whole games (`setup`, `progress`, `undo`,
//! `replay`) are in [`walk`].

mod chance;
mod decisions;
mod hidden;
mod leaks;
mod results;
mod texts;
mod walk;
mod words;

use std::fmt;

use table::{Config, Match, Rng, Turn, Weighted};

use crate::Testable;
use crate::seating::{moves_of, outcomes_of, versions};
use walk::{Known, Walk};

/// What a law says about a ply.
type Verdict = Result<(), String>;

/// A law, and how often it is checked.
struct Law<G: Testable> {
    name: &'static str,
    every: u64,
    holds: fn(&Ply<'_, G>) -> Verdict,
}

impl<G: Testable> Law<G> {
    const fn new(name: &'static str, every: u64, holds: fn(&Ply<'_, G>) -> Verdict) -> Self {
        Self { name, every, holds }
    }

    /// All laws over single plies.
    const ALL: [Self; 14] = [
        Self::new("decisions", 1, decisions::listed_well),
        Self::new("legality", 1, decisions::listed_is_accepted),
        Self::new("strangers", 1, decisions::unlisted_is_refused),
        Self::new("purity", 3, decisions::pure),
        Self::new("notation", 3, texts::notation),
        Self::new("position text", 3, texts::position),
        Self::new("chance", 5, chance::weights),
        Self::new("imagine", 7, hidden::imagined_alike),
        Self::new("secrets", 7, hidden::secrets_decide_nothing),
        Self::new("seen", 7, leaks::seen_tells_what_view_shows),
        Self::new("leaks", 7, leaks::equal_views_hear_equal_news),
        Self::new("results", 1, results::ranked),
        Self::new("words", 7, words::told),
        Self::new("labels", 3, words::labelled),
    ];
}

/// One ply of a random game: the position and what may happen there.
struct Ply<'a, G: Testable> {
    rules: &'a G,
    position: &'a G::Position,
    turn: Turn,
    moves: Vec<G::Move>,
    outcomes: Vec<Weighted<G::Outcome>>,
    /// Moves and words seen earlier.
    known: &'a Known<G>,
    seed: u64,
    number: u64,
}

impl<'a, G: Testable> Ply<'a, G> {
    fn look(game: &'a Match<G>, known: &'a Known<G>, seed: u64, number: u64) -> Self {
        let (rules, position) = (game.rules().as_ref(), game.position());
        let turn = rules.turn(position);
        let moves = moves_of(rules, position);
        let outcomes = outcomes_of(rules, position);
        Self { rules, position, turn, moves, outcomes, known, seed, number }
    }

    /// A generator that is the same whenever this ply is judged again.
    fn rng(&self) -> Rng {
        Rng::new(self.seed << 20 | self.number)
    }

    /// The position after a move, and the events.
    fn after_move(&self, position: &G::Position, mv: G::Move) -> (G::Position, Vec<G::Event>) {
        let (mut next, mut events) = (position.clone(), Vec::new());
        self.rules.play(&mut next, mv, &mut events);
        (next, events)
    }

    /// The position after an outcome, and the events.
    fn after_outcome(&self, position: &G::Position, outcome: G::Outcome) -> (G::Position, Vec<G::Event>) {
        let (mut next, mut events) = (position.clone(), Vec::new());
        self.rules.resolve(&mut next, outcome, &mut events);
        (next, events)
    }
}

/// A law that was broken, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Breach {
    pub law: &'static str,
    pub reason: String,
    /// The game and its settings.
    pub table: String,
    pub seed: u64,
    /// From 0.
    pub ply: u64,
    pub position: String,
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { law, reason, table, seed, ply, position } = self;
        write!(
            f,
            "the law of {law} is broken: {reason}\n  {table}, game seed {seed}, ply {ply}\n  {position}"
        )
    }
}

/// Plays this many random games under every version of the rules (or the one the settings name) and panics at
/// the first broken law, naming the law, the settings, the game's seed, the ply and the position.
pub fn laws<G: Testable>(config: &Config, games: u32) {
    for config in versions::<G>(config) {
        if let Err(breach) = Walk::<G>::new(&config, None).games(games) {
            panic!("{breach}");
        }
    }
}

/// Checks a single law, at every ply: one of `decisions`, `legality`, `strangers`, `purity`, `notation`,
/// `position text`, `chance`, `imagine`, `secrets`, `seen`, `leaks`, `results`, `words`, `labels`, and over
/// whole games `setup`, `progress`, `undo`, `replay`.
///
/// # Panics
/// When no law has this name.
pub fn law<G: Testable>(name: &str, config: &Config, games: u32) -> Result<(), Breach> {
    let known = Law::<G>::ALL.iter().any(|law| law.name == name) || walk::WHOLE.contains(&name);
    assert!(known, "no law is called {name:?}");
    versions::<G>(config).try_for_each(|config| Walk::<G>::new(&config, Some(name)).games(games))
}

/// `Ok` if the condition holds, otherwise the complaint.
fn ensure(holds: bool, complaint: impl FnOnce() -> String) -> Verdict {
    if holds { Ok(()) } else { Err(complaint()) }
}
