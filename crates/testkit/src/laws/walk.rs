//! Plays the random games, asks the laws at each ply, and judges whole games.

use std::collections::BTreeSet;

use table::{
    ComponentSet, Config, Log, MAX_SEATS, Match, Rng, RollError, Seat, Setup, Turn, UndoError, fingerprint,
};

use super::{Breach, Law, Ply, Verdict, ensure};
use crate::Testable;
use crate::seating::{describe, sit};
use crate::witness::Witness;

/// The laws over whole games.
pub(super) const WHOLE: [&str; 4] = ["setup", "progress", "undo", "replay"];

/// No game here may take more plies than this.
const LONGEST_GAME: u64 = 200_000;

/// How many moves are remembered, to be tried where they don't belong.
const REMEMBERED: usize = 5_000;

/// One move in this many is taken back and played again.
const UNDO_EVERY: u32 = 4;

/// Moves seen earlier in this game and others, and the words they are written with.
pub(super) struct Known<G: Testable> {
    seen: BTreeSet<G::Move>,
    pub(super) moves: Vec<G::Move>,
    pub(super) words: BTreeSet<String>,
}

impl<G: Testable> Known<G> {
    const fn new() -> Self {
        Self { seen: BTreeSet::new(), moves: Vec::new(), words: BTreeSet::new() }
    }

    fn remember(&mut self, moves: &[G::Move]) {
        for &mv in moves {
            if self.moves.len() < REMEMBERED && self.seen.insert(mv) {
                self.moves.push(mv);
                self.words.extend(mv.to_string().split(' ').map(str::to_owned));
            }
        }
    }
}

/// Random games watched by the laws.
pub(super) struct Walk<'a, G: Testable> {
    config: &'a Config,
    only: Option<&'a str>,
    known: Known<G>,
}

impl<'a, G: Testable> Walk<'a, G> {
    pub(super) const fn new(config: &'a Config, only: Option<&'a str>) -> Self {
        Self { config, only, known: Known::new() }
    }

    pub(super) fn games(&mut self, games: u32) -> Result<(), Breach> {
        if self.wanted("setup") {
            self.judge("setup", &sit(self.config, 0), 0, 0, set_up_well::<G>(self.config))?;
        }
        (0..u64::from(games)).try_for_each(|seed| self.game(seed))
    }

    fn game(&mut self, seed: u64) -> Result<(), Breach> {
        let mut game = sit::<G>(self.config, seed);
        let mut rng = Rng::new(seed);
        let mut round = 1;
        for number in 0..LONGEST_GAME {
            let _witness =
                Witness(|| format!("panicked at {}, seed {seed}, ply {number}", describe::<G>(self.config)));
            let moves = {
                let ply = Ply::look(&game, &self.known, seed, number);
                self.ask_laws(&game, &ply)?;
                ply.moves
            };
            self.known.remember(&moves);
            let now = game.rules().round(game.position());
            self.judge("progress", &game, seed, number, rounds_go_up(round, now))?;
            round = now;
            if game.turn() == Turn::Over {
                let verdict = if self.wanted("replay") { replayed(&game) } else { Ok(()) };
                return self.judge("replay", &game, seed, number, verdict);
            }
            let (law, verdict) = self.step(&mut game, &moves, &mut rng);
            self.judge(law, &game, seed, number, verdict)?;
        }
        let reason = format!("the game is not over after {LONGEST_GAME} plies");
        self.judge("progress", &game, seed, LONGEST_GAME, Err(reason))
    }

    fn wanted(&self, law: &str) -> bool {
        self.only.is_none_or(|only| only == law)
    }

    fn ask_laws(&self, game: &Match<G>, ply: &Ply<'_, G>) -> Result<(), Breach> {
        for (index, law) in Law::<G>::ALL.iter().enumerate() {
            let due = (ply.number + ply.seed + index as u64).is_multiple_of(law.every);
            if self.wanted(law.name) && (due || self.only.is_some()) {
                self.judge(law.name, game, ply.seed, ply.number, (law.holds)(ply))?;
            }
        }
        Ok(())
    }

    fn judge(
        &self,
        law: &'static str,
        game: &Match<G>,
        seed: u64,
        ply: u64,
        verdict: Verdict,
    ) -> Result<(), Breach> {
        verdict.map_err(|reason| {
            let position = game.rules().write_position(game.position());
            Breach { law, reason, table: describe::<G>(self.config), seed, ply, position }
        })
    }

    /// One random ply; some moves are taken back first, so the log has undos too.
    fn step(&self, game: &mut Match<G>, moves: &[G::Move], rng: &mut Rng) -> (&'static str, Verdict) {
        match game.turn() {
            Turn::Seat { .. } if moves.is_empty() => ("decisions", Err("a seat has nothing to do".into())),
            Turn::Seat { seat } => {
                let mv = rng.choose(moves);
                let slip = rng.choose(moves);
                if rng.below(UNDO_EVERY) == 0 && self.wanted("undo") {
                    let verdict = taken_back(game, seat, slip);
                    if verdict.is_err() {
                        return ("undo", verdict);
                    }
                }
                ("legality", played(game, seat, mv))
            }
            _ => match game.roll() {
                Ok(_) => ("undo", nothing_to_undo(game)),
                Err(RollError::NotChance) => {
                    ("decisions", Err("it is chance's turn, but nothing is possible".into()))
                }
                Err(error) => ("chance", Err(error.to_string())),
            },
        }
    }
}

fn played<G: Testable>(game: &mut Match<G>, seat: Seat, mv: G::Move) -> Verdict {
    let refused = |refusal: table::Refusal| format!("{mv} is listed, but refused: {}", refusal.reason.code);
    game.play(seat, mv).map(drop).map_err(refused)
}

/// The rounds never go back.
fn rounds_go_up(before: u32, now: u32) -> Verdict {
    ensure(now >= before.max(1), || format!("after round {before} comes round {now}"))
}

/// Taking back a move restores the position, and only its own seat can do it.
fn taken_back<G: Testable>(game: &mut Match<G>, seat: Seat, mv: G::Move) -> Verdict {
    let before = game.position().clone();
    played(game, seat, mv)?;
    for other in Seat::all(game.rules().seats()).filter(|&other| other != seat) {
        ensure(game.undo(other) == Err(UndoError::NotYours), || {
            format!("seat {other} took back {mv} of {seat}")
        })?;
    }
    game.undo(seat).map_err(|error| error.to_string())?;
    ensure(*game.position() == before, || format!("taking back {mv} does not restore the position"))
}

/// After an outcome nobody can undo anything.
fn nothing_to_undo<G: Testable>(game: &mut Match<G>) -> Verdict {
    let mut seats = Seat::all(game.rules().seats());
    ensure(seats.all(|seat| game.undo(seat) == Err(UndoError::Nothing)), || {
        "an outcome was taken back".into()
    })
}

/// The log, read back from its text, leads to the same position, and its draws are the seed's.
fn replayed<G: Testable>(game: &Match<G>) -> Verdict {
    let text = game.revealed_log().to_string();
    let log = Log::parse(&text).map_err(|error| format!("the log cannot be read back: {error}"))?;
    ensure(log.to_string() == text, || "the log prints differently once read".into())?;
    let again = Match::<G>::replay(&log).map_err(|error| format!("the log cannot be replayed: {error}"))?;
    ensure(again.position() == game.position(), || {
        format!("the log leads elsewhere: {}", again.rules().write_position(again.position()))
    })?;
    let verdict = Match::<G>::verify(&log).map_err(|error| format!("the log is not verified: {error}"))?;
    ensure(verdict.forced == 0 && verdict.sealed == 0, || format!("chance was not the seed's: {verdict:?}"))
}

/// The card is in order, and the components stay the same when exported and read back.
fn set_up_well<G: Testable>(config: &Config) -> Verdict {
    let card = G::card();
    let (least, most) = card.seats;
    ensure(1 <= least && least <= most && most <= MAX_SEATS, || format!("{least} to {most} seats"))?;
    ensure(card.options.is_sorted_by_key(|option| option.key), || "the options are not in order".into())?;
    ensure(card.editions.first().is_some_and(|edition| edition.name == "default"), || {
        "the first edition is not called default".into()
    })?;
    let config = G::settle(config).map_err(|error| error.to_string())?;
    let rules = G::set_up(&config).map_err(|error| error.to_string())?;
    ensure(rules.seats() == config.seats, || format!("{} seats were asked for", config.seats))?;
    same_components::<G>(&config, &rules.components())
}

fn same_components<G: Setup>(config: &Config, exported: &str) -> Verdict {
    let file = Config { components: ComponentSet::File(exported.into()), ..config.clone() };
    let again = G::set_up(&file).map_err(|error| format!("the exported components are refused: {error}"))?;
    ensure(fingerprint(&again.components()) == fingerprint(exported), || {
        "the exported components, read back, are others".into()
    })
}
