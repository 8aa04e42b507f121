//! Measuring: bots that meet, seats that are compared, chances checked against results, and speed.
//!
//! What a caller passes in and gets back names no game, so commands and other programs need no types.

use std::ops::Range;

use search::{
    Arena, Ask, Buffers, Calibration, Contestant, Effort, Inquiry, Leaning, Opponents, Report, Sieve, Study,
    Walk, random_game,
};
use table::{Config, Log, Match, Rng, RollError, Seed, SetupError, StudyError, Turn, Viewer};

use crate::batch::batch;
use crate::entrant::{insight, maker, read};
use crate::games::Named;
use crate::notes::{noted, noted_part};
use crate::parts::results;
use crate::puzzles::mine;
use crate::{Batch, Crowd, Entrant, Mind, Notes, Playable, Played, Puzzle};

/// Many games under one setting.
pub struct Trial<'a> {
    /// The settings, before defaults are filled in.
    pub config: &'a Config,
    pub games: u32,
    /// How many run at a time.
    pub threads: usize,
    /// Deals are numbered from here.
    pub seed: u64,
    pub effort: Effort,
    /// Called after every game; the trial stops when it returns `false`.
    pub go_on: &'a (dyn Fn() -> bool + Sync),
}

/// Where counting lines of play begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Begin<'a> {
    Position(&'a str),
    /// After the first deal from this seed.
    Deal(u64),
}

/// The totals of random games.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Speed {
    pub games: u64,
    pub rounds: u64,
    /// Decisions, outcomes, and the most moves at any decision.
    pub walk: Walk,
    /// The size of a position in bytes.
    pub position_bytes: usize,
}

/// Why nothing could be measured.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LabError {
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error(transparent)]
    Study(#[from] StudyError),
    /// Nothing could be dealt.
    #[error(transparent)]
    Roll(#[from] RollError),
    /// There is no such bot.
    #[error("there is no bot {asked:?}; the bots are: {known}")]
    Bot {
        asked: String,
        /// The names there are, separated by commas.
        known: String,
    },
    /// The text does not hold weights for this game.
    #[error("{0}")]
    Weights(String),
    /// A file does not hold a network for this game.
    #[error("{0}")]
    Net(String),
    /// The game can't be written as numbers, so nothing can be fitted to it.
    #[error("this game is not told in numbers")]
    Numbers,
    /// The games cannot be recorded.
    #[error("{0}")]
    Records(String),
    /// There are more bots than seats.
    #[error("{bots} bots for {seats} seats")]
    Crowd { bots: usize, seats: usize },
}

/// What can be measured about a game.
pub trait Lab {
    /// Lets bots meet, each deal from every seat. If there are fewer bots than seats, the last one fills the
    /// table.
    fn meet(&self, trial: &Trial<'_>, entrants: &[(String, Entrant)]) -> Result<Report, LabError>;

    /// Puts equal bots in every seat, to see whether a seat or a way to win is favoured.
    fn balance(&self, trial: &Trial<'_>, entrant: &Entrant) -> Result<Study, LabError>;

    /// The two ways to win that a player may lean towards, if there are two.
    fn ways(&self) -> Option<[&'static str; 2]>;

    /// Compares the chances a bot reports with what happens.
    fn calibrate(&self, trial: &Trial<'_>, entrant: &Entrant) -> Result<Calibration, LabError>;

    /// Lets a bot play itself and records the games; returns how many the file then holds.
    fn self_play(
        &self,
        trial: &Trial<'_>,
        entrant: &(String, Entrant),
        notes: &Notes<'_>,
    ) -> Result<u32, LabError>;

    /// The games of [`Lab::meet`] with these numbers, one by one.
    fn results(
        &self,
        trial: &Trial<'_>,
        entrants: &[Entrant],
        games: Range<u32>,
    ) -> Result<Vec<Played>, LabError>;

    /// What [`Lab::self_play`] writes for the games with these numbers, after the start of the file. Nothing
    /// is written here.
    fn self_play_part(
        &self,
        trial: &Trial<'_>,
        entrant: &(String, Entrant),
        notes: &Notes<'_>,
        games: Range<u32>,
    ) -> Result<(Vec<u8>, Vec<u8>), LabError>;

    /// Starts many games side by side, written as numbers.
    fn batch(&self, config: &Config, crowd: &Crowd<'_>) -> Result<Box<dyn Batch>, LabError>;

    /// The log of a match between bots, each seat with its own; `number` is its deal.
    fn played(
        &self,
        config: &Config,
        entrants: &[Entrant],
        effort: Effort,
        number: u64,
    ) -> Result<Log, LabError>;

    /// The puzzles in a match between bots, and how many decisions passed which test; `number` is its deal.
    /// `wants` says whether more puzzles on a theme are wanted.
    fn mine(
        &self,
        config: &Config,
        number: u64,
        wants: &dyn Fn(&str) -> bool,
    ) -> Result<(Vec<Puzzle>, Sieve), LabError>;

    /// Weights by name, in a fixed order; the built-in ones unless a text is given.
    fn weights(&self, text: Option<&str>) -> Result<Vec<(String, f64)>, LabError>;

    /// The text of a file with these weights.
    fn write_weights(&self, mind: &Mind) -> Result<String, LabError>;

    /// Counts the lines of play of this length; a move is one ply, and so is an outcome.
    fn perft(&self, config: &Config, begin: Begin<'_>, depth: u32) -> Result<u64, LabError>;

    /// Plays uniformly random games on one thread for as long as it is told to continue; it asks after each
    /// game.
    fn random_games(
        &self,
        config: &Config,
        seed: u64,
        go_on: &mut dyn FnMut(u64) -> bool,
    ) -> Result<Speed, LabError>;

    /// Lets the strongest level think with this effort at decisions along random games, for as long as it is
    /// told to continue; it asks before each thought, with the number of thoughts so far.
    fn thoughts(
        &self,
        config: &Config,
        effort: Effort,
        seed: u64,
        go_on: &mut dyn FnMut(u64) -> bool,
    ) -> Result<(), LabError>;
}

impl<G: Playable, B: Opponents<G>> Lab for Named<G, B> {
    fn meet(&self, trial: &Trial<'_>, entrants: &[(String, Entrant)]) -> Result<Report, LabError> {
        let rules: G = rules(trial.config)?;
        if entrants.len() > rules.seats() {
            return Err(LabError::Crowd { bots: entrants.len(), seats: rules.seats() });
        }
        let contestant = |(name, entrant): &(String, Entrant)| {
            Ok(Contestant { name: name.clone(), make: maker::<G, B>(entrant)? })
        };
        let contestants = entrants.iter().map(contestant).collect::<Result<Vec<_>, LabError>>()?;
        let &Trial { games, threads, seed, effort, go_on, .. } = trial;
        let arena = Arena { rules: &rules, contestants: &contestants, games, threads, seed, effort };
        Ok(arena.run(|_| go_on()))
    }

    fn balance(&self, trial: &Trial<'_>, entrant: &Entrant) -> Result<Study, LabError> {
        let rules: G = rules(trial.config)?;
        let make = maker::<G, B>(entrant)?;
        let inquiry = Inquiry {
            rules: &rules,
            make: &*make,
            effort: trial.effort,
            leaning: B::WAYS.map(|_| B::leaning as Leaning<G>),
            games: trial.games,
            threads: trial.threads,
            seed: trial.seed,
        };
        Ok(inquiry.run(trial.go_on))
    }

    fn ways(&self) -> Option<[&'static str; 2]> {
        B::WAYS
    }

    fn calibrate(&self, trial: &Trial<'_>, entrant: &Entrant) -> Result<Calibration, LabError> {
        let rules: G = rules(trial.config)?;
        let make = maker::<G, B>(entrant)?;
        let &Trial { games, threads, seed, effort, go_on, .. } = trial;
        Ok(Calibration::over(games, threads, go_on, |own, game| {
            own.play(&rules, &*make, effort, seed + u64::from(game));
        }))
    }

    fn self_play(
        &self,
        trial: &Trial<'_>,
        entrant: &(String, Entrant),
        notes: &Notes<'_>,
    ) -> Result<u32, LabError> {
        noted::<G, B>(trial, entrant, notes)
    }

    fn results(
        &self,
        trial: &Trial<'_>,
        entrants: &[Entrant],
        games: Range<u32>,
    ) -> Result<Vec<Played>, LabError> {
        results::<G, B>(trial, entrants, games)
    }

    fn self_play_part(
        &self,
        trial: &Trial<'_>,
        entrant: &(String, Entrant),
        notes: &Notes<'_>,
        games: Range<u32>,
    ) -> Result<(Vec<u8>, Vec<u8>), LabError> {
        noted_part::<G, B>(trial, entrant, notes, games)
    }

    fn batch(&self, config: &Config, crowd: &Crowd<'_>) -> Result<Box<dyn Batch>, LabError> {
        batch::<G, B>(config, crowd)
    }

    fn played(
        &self,
        config: &Config,
        entrants: &[Entrant],
        effort: Effort,
        number: u64,
    ) -> Result<Log, LabError> {
        let mut game: Match<G> = Match::new(config, Some(Seed::from_number(number)))?;
        let mut rng = Rng::new(number);
        let mut bots =
            entrants.iter().map(|one| Ok(maker::<G, B>(one)?())).collect::<Result<Vec<_>, LabError>>()?;
        loop {
            match game.turn() {
                Turn::Over => return Ok(game.revealed_log()),
                Turn::Chance => drop(game.roll()?),
                Turn::Seat { seat } => {
                    let (rules, moves) = (game.rules().clone(), game.moves());
                    let view = rules.view(game.position(), Viewer::Seat(seat));
                    let ask = Ask { rules: rules.as_ref(), seat, view: &view, moves: &moves, effort };
                    let bot = seat.index().min(bots.len() - 1);
                    let mv = bots[bot].think(&ask, &mut rng).mv;
                    game.play(seat, mv).expect("bots choose among the legal moves");
                }
            }
        }
    }

    fn mine(
        &self,
        config: &Config,
        number: u64,
        wants: &dyn Fn(&str) -> bool,
    ) -> Result<(Vec<Puzzle>, Sieve), LabError> {
        mine::<G, B>(config, number, wants)
    }

    fn weights(&self, text: Option<&str>) -> Result<Vec<(String, f64)>, LabError> {
        Ok(read::<G, B>(text)?.numbers())
    }

    fn write_weights(&self, mind: &Mind) -> Result<String, LabError> {
        Ok(insight::<G, B>(mind)?.text())
    }

    fn perft(&self, config: &Config, begin: Begin<'_>, depth: u32) -> Result<u64, LabError> {
        let game: Match<G> = match begin {
            Begin::Position(text) => Match::from_position(config, text, None)?,
            Begin::Deal(seed) => {
                let mut game = Match::new(config, Some(Seed::from_number(seed)))?;
                while game.turn() == Turn::Chance {
                    game.roll()?;
                }
                game
            }
        };
        Ok(count(game.rules().as_ref(), game.position(), depth))
    }

    fn random_games(
        &self,
        config: &Config,
        seed: u64,
        go_on: &mut dyn FnMut(u64) -> bool,
    ) -> Result<Speed, LabError> {
        let rules: G = rules(config)?;
        let (mut rng, mut buffers) = (Rng::new(seed), Buffers::<G>::default());
        let mut played = Speed { position_bytes: size_of::<G::Position>(), ..Speed::default() };
        while go_on(played.games) {
            let mut position = rules.start();
            let walk = random_game(&rules, &mut position, &mut rng, &mut buffers);
            played.games += 1;
            played.rounds += u64::from(rules.round(&position));
            played.walk.decisions += walk.decisions;
            played.walk.offered += walk.offered;
            played.walk.outcomes += walk.outcomes;
            played.walk.widest = played.walk.widest.max(walk.widest);
        }
        Ok(played)
    }

    fn thoughts(
        &self,
        config: &Config,
        effort: Effort,
        seed: u64,
        go_on: &mut dyn FnMut(u64) -> bool,
    ) -> Result<(), LabError> {
        let rules: G = rules(config)?;
        let strongest = B::levels().last().copied().unwrap_or_default();
        let mut bot = maker::<G, B>(&Entrant::Named(strongest.to_owned()))?();
        let (mut rng, mut buffers) = (Rng::new(seed), Buffers::<G>::default());
        let (mut position, mut thoughts) = (rules.start(), 0);
        loop {
            match rules.turn(&position) {
                Turn::Over => position = rules.start(),
                Turn::Chance => {
                    let outcome = buffers.sample(&rules, &position, &mut rng);
                    rules.resolve(&mut position, outcome, &mut ());
                }
                Turn::Seat { seat } => {
                    let moves = buffers.list(&rules, &position);
                    if moves.len() > 1 && rng.below(SPREAD) == 0 {
                        if !go_on(thoughts) {
                            return Ok(());
                        }
                        let view = rules.view(&position, Viewer::Seat(seat));
                        bot.think(&Ask { rules: &rules, seat, view: &view, moves, effort }, &mut rng);
                        thoughts += 1;
                    }
                    let mv = rng.choose(moves);
                    rules.play(&mut position, mv, &mut ());
                }
            }
        }
    }
}

/// One decision in this many is thought about.
const SPREAD: u32 = 7;

pub(crate) fn rules<G: Playable>(config: &Config) -> Result<G, SetupError> {
    G::set_up(&G::settle(config)?)
}

fn count<G: Playable>(rules: &G, position: &G::Position, depth: u32) -> u64 {
    let after = |change: &dyn Fn(&mut G::Position)| {
        let mut next = position.clone();
        change(&mut next);
        count(rules, &next, depth - 1)
    };
    match rules.turn(position) {
        _ if depth == 0 => 1,
        Turn::Over => 0,
        Turn::Seat { .. } => {
            let mut moves = Vec::new();
            rules.moves(position, &mut moves);
            match depth {
                1 => moves.len() as u64,
                _ => moves.iter().map(|&mv| after(&|next| rules.play(next, mv, &mut ()))).sum(),
            }
        }
        Turn::Chance => {
            let mut outcomes = Vec::new();
            rules.outcomes(position, &mut outcomes);
            outcomes.iter().map(|chance| after(&|next| rules.resolve(next, chance.outcome, &mut ()))).sum()
        }
    }
}
