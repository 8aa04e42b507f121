//! Many games of one kind side by side, written as numbers, for programs that learn by playing.

use search::{Ask, Bot, Buffers, Effort, Opponents, Scribe};
use table::{Config, MAX_SEATS, Rng, Seat, Turn, Viewer};

use crate::entrant::{Make, maker};
use crate::lab::rules;
use crate::numbers::{rewards, space};
use crate::{Entrant, LabError, Playable, Space};

/// Games played side by side; one that ends restarts at once.
pub trait Batch: Send {
    /// How many play in each game.
    fn seats(&self) -> usize;

    /// How many numbers a view has, and how many moves there are.
    fn space(&self) -> Space;

    /// What each game is waiting for.
    fn now(&self) -> &Decisions;

    /// Restarts all games. Equal seeds and actions give equal games, whatever the number of threads.
    fn reset(&mut self, seed: u64);

    /// Plays one move in each game, and continues until the next is asked for. If one is refused, nothing
    /// changes.
    fn step(&mut self, actions: &[u32]) -> Result<(), StepError>;

    /// Writes what the seat to move sees in each game, one game after another.
    ///
    /// # Panics
    /// When the slice is not exactly as long as the games need.
    fn observe(&mut self, features: &mut [i8]);
}

/// What many games are waiting for, and the results of the last moves.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Decisions {
    /// The seat to move in each game.
    pub seats: Vec<u8>,
    /// Where the legal actions of each game start in `legal`; the last entry is where they end.
    pub offsets: Vec<usize>,
    /// The legal actions of all games.
    pub legal: Vec<u32>,
    /// The reward of each seat of each game: 0 unless the game has ended.
    pub rewards: Vec<f32>,
    /// Which games ended with the last moves and have restarted.
    pub ended: Vec<bool>,
}

/// Why no move was played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StepError {
    /// The number of actions does not match the number of games.
    #[error("{given} actions for {games} games; give one for each")]
    Count {
        /// How many were given.
        given: usize,
        games: usize,
    },
    /// A move is not legal.
    #[error("game {game}: action {action} is not legal; the legal ones are {legal:?}")]
    Illegal {
        /// The game it was meant for.
        game: usize,
        action: u32,
        legal: Vec<u32>,
    },
}

/// The settings of a batch.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Crowd<'a> {
    pub games: usize,
    /// The bot in all seats but one, which changes from game to game; without it all seats are asked.
    pub opponent: Option<&'a Entrant>,
    /// How many games run at a time.
    pub threads: usize,
    pub seed: u64,
}

pub(crate) fn batch<G: Playable, B: Opponents<G>>(
    config: &Config,
    crowd: &Crowd<'_>,
) -> Result<Box<dyn Batch>, LabError> {
    let rules: G = rules(config)?;
    let scribe = B::scribe().ok_or(LabError::Numbers)?;
    let opponent = crowd.opponent.map(maker::<G, B>).transpose()?;
    let tables = (0..crowd.games).map(|_| Table::new(&rules)).collect();
    let hall = Hall { rules, scribe, opponent };
    let mut games = Games { hall, tables, threads: crowd.threads.max(1), now: Decisions::default() };
    games.reset(crowd.seed);
    Ok(Box::new(games))
}

/// What all tables share.
struct Hall<G: Playable> {
    rules: G,
    scribe: &'static dyn Scribe<G>,
    opponent: Option<Make<G>>,
}

struct Games<G: Playable> {
    hall: Hall<G>,
    tables: Vec<Table<G>>,
    threads: usize,
    now: Decisions,
}

/// One game, waiting for a decision.
struct Table<G: Playable> {
    position: G::Position,
    rng: Rng,
    /// How many games have begun here, counted from the table's number: it decides who sits where.
    begun: usize,
    /// The bots of the seats that are not asked.
    bots: Vec<Option<Box<dyn Bot<G>>>>,
    seat: Seat,
    moves: Vec<G::Move>,
    actions: Vec<u32>,
    chosen: usize,
    rewards: [f32; MAX_SEATS],
    ended: bool,
}

impl<G: Playable> Batch for Games<G> {
    fn seats(&self) -> usize {
        self.hall.rules.seats()
    }

    fn space(&self) -> Space {
        space(self.hall.scribe, &self.hall.rules)
    }

    fn now(&self) -> &Decisions {
        &self.now
    }

    fn reset(&mut self, seed: u64) {
        for (number, table) in self.tables.iter_mut().enumerate() {
            table.rng = Rng::new(seed ^ (number as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15));
            table.begun = number;
        }
        self.each(|hall, table, buffers| {
            table.begin(hall);
            table.go_on(hall, buffers);
        });
    }

    fn step(&mut self, actions: &[u32]) -> Result<(), StepError> {
        if actions.len() != self.tables.len() {
            return Err(StepError::Count { given: actions.len(), games: self.tables.len() });
        }
        for (game, (table, &action)) in self.tables.iter_mut().zip(actions).enumerate() {
            let found = table.actions.iter().position(|&legal| legal == action);
            let illegal = || StepError::Illegal { game, action, legal: table.actions.clone() };
            table.chosen = found.ok_or_else(illegal)?;
        }
        self.each(|hall, table, buffers| {
            hall.rules.play(&mut table.position, table.moves[table.chosen], &mut ());
            table.go_on(hall, buffers);
        });
        Ok(())
    }

    fn observe(&mut self, features: &mut [i8]) {
        let (hall, width) = (&self.hall, self.hall.scribe.features());
        assert_eq!(features.len(), self.tables.len() * width, "there is room for each game");
        let share = share(self.tables.len(), self.threads);
        std::thread::scope(|scope| {
            let mut parts = self.tables.chunks_mut(share).zip(features.chunks_mut(share * width));
            let first = parts.next();
            for (tables, features) in parts {
                scope.spawn(move || hall.observe(tables, features));
            }
            if let Some((tables, features)) = first {
                hall.observe(tables, features);
            }
        });
    }
}

/// How many tables a thread looks after; with few of them sharing the work doesn't pay.
fn share(tables: usize, threads: usize) -> usize {
    tables.div_ceil(threads).max(LEAST_SHARE)
}

const LEAST_SHARE: usize = 32;

impl<G: Playable> Games<G> {
    /// Does something at every table, and collects the results.
    fn each(&mut self, work: impl Fn(&Hall<G>, &mut Table<G>, &mut Buffers<G>) + Sync) {
        let (hall, share) = (&self.hall, share(self.tables.len(), self.threads));
        let at_all = |tables: &mut [Table<G>]| {
            let mut buffers = Buffers::default();
            for table in tables {
                work(hall, table, &mut buffers);
            }
        };
        std::thread::scope(|scope| {
            let mut parts = self.tables.chunks_mut(share);
            let first = parts.next();
            for tables in parts {
                scope.spawn(|| at_all(tables));
            }
            first.into_iter().for_each(at_all);
        });
        self.now.gather(&self.tables, self.hall.rules.seats());
    }
}

impl Decisions {
    fn gather<G: Playable>(&mut self, tables: &[Table<G>], seats: usize) {
        let Self { seats: movers, offsets, legal, rewards, ended } = self;
        movers.clear();
        offsets.clear();
        legal.clear();
        rewards.clear();
        ended.clear();
        for table in tables {
            movers.push(table.seat.index() as u8);
            offsets.push(legal.len());
            legal.extend(&table.actions);
            rewards.extend(&table.rewards[..seats]);
            ended.push(table.ended);
        }
        offsets.push(legal.len());
    }
}

impl<G: Playable> Hall<G> {
    fn observe(&self, tables: &mut [Table<G>], features: &mut [i8]) {
        features.fill(0);
        for (table, features) in tables.iter().zip(features.chunks_exact_mut(self.scribe.features())) {
            let view = self.rules.view(&table.position, Viewer::Seat(table.seat));
            self.scribe.encode(&self.rules, &view, table.seat, features);
        }
    }
}

impl<G: Playable> Table<G> {
    fn new(rules: &G) -> Self {
        Self {
            position: rules.start(),
            rng: Rng::new(0),
            begun: 0,
            bots: Vec::new(),
            seat: Seat::default(),
            moves: Vec::new(),
            actions: Vec::new(),
            chosen: 0,
            rewards: [0.0; MAX_SEATS],
            ended: false,
        }
    }

    /// Starts a new game, with fresh bots in every seat but one.
    fn begin(&mut self, hall: &Hall<G>) {
        self.position = hall.rules.start();
        if let Some(make) = &hall.opponent {
            let asked = self.begun % hall.rules.seats();
            self.bots = (0..hall.rules.seats()).map(|seat| (seat != asked).then(make)).collect();
        }
        self.begun += 1;
    }

    /// Lets chance and bots play until a seat is asked, past the end of the game if need be.
    fn go_on(&mut self, hall: &Hall<G>, buffers: &mut Buffers<G>) {
        let rules = &hall.rules;
        (self.rewards, self.ended) = ([0.0; MAX_SEATS], false);
        loop {
            match rules.turn(&self.position) {
                Turn::Chance => {
                    let outcome = buffers.sample(rules, &self.position, &mut self.rng);
                    rules.resolve(&mut self.position, outcome, &mut ());
                }
                Turn::Over => self.end(hall),
                Turn::Seat { seat } => {
                    self.moves.clear();
                    rules.moves(&self.position, &mut self.moves);
                    if !self.answered(rules, seat) {
                        self.seat = seat;
                        self.actions.clear();
                        return hall.scribe.number(rules, &self.moves, &mut self.actions);
                    }
                }
            }
        }
    }

    fn end(&mut self, hall: &Hall<G>) {
        self.ended = true;
        let standings = hall.rules.scores(&self.position);
        for (kept, reward) in self.rewards.iter_mut().zip(rewards(&standings)) {
            *kept = reward;
        }
        self.begin(hall);
    }

    /// Whether a bot sits there and has moved.
    fn answered(&mut self, rules: &G, seat: Seat) -> bool {
        let Some(Some(bot)) = self.bots.get_mut(seat.index()) else { return false };
        let view = rules.view(&self.position, Viewer::Seat(seat));
        let ask = Ask { rules, seat, view: &view, moves: &self.moves, effort: Effort::default() };
        let mv = bot.think(&ask, &mut self.rng).mv;
        rules.play(&mut self.position, mv, &mut ());
        true
    }
}
