//! Games of a bot against itself, recorded for fitting judges.
//!
//! A file is a head, then one block per game in order. A game depends only on its number and the seed, so the
//! same command makes the same file on any machine, and picks up where it left off. `docs/bots.md` describes
//! a block.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc;

use table::{BySeat, Game, Imagine, Quill, Rng, Seat, Turn, Viewer};

use crate::{Ask, Bot, Buffers, Effort, Insight, OPINION, Scribe, Thought};

/// A series of games to play and record.
pub struct SelfPlay<'a, G: Imagine> {
    pub rules: &'a G,
    /// Writes what is recorded as numbers.
    pub scribe: &'a dyn Scribe<G>,
    /// Makes the player for every seat; its answers cover all moves, so visits can be recorded.
    pub make: &'a (dyn Fn() -> Box<dyn Bot<G>> + Sync),
    /// Gives a value where the player gives none.
    pub glance: &'a dyn Insight<G>,
    /// The hand-made insight: its opinion and its promises are recorded too, for networks that start from
    /// them.
    pub hand: &'a dyn Insight<G>,
    pub effort: Effort,
    pub games: u32,
    /// How many games run at a time.
    pub threads: usize,
    /// Seeds the games, together with their numbers.
    pub seed: u64,
    /// The share of decisions drawn at random by visits, so positions off the best line come up too.
    pub wander: f32,
    /// The share of decisions that are recorded, since those of one game are much alike.
    pub noted: f32,
}

/// What is recorded about one game.
#[derive(Default)]
struct Record {
    seats: Vec<u8>,
    values: Vec<f32>,
    legal: Vec<u16>,
    visits: Vec<u32>,
    promises: Vec<f32>,
    made_of: Vec<u8>,
    parts: Vec<u16>,
    opinions: Vec<i8>,
    features: Vec<i8>,
}

impl<G: Imagine> SelfPlay<'_, G> {
    /// Plays all games that the file doesn't have yet; `progress` is called after each, and returns `false`
    /// to stop early. The head of an existing file must be this one.
    pub fn run(&self, path: &Path, head: &str, progress: impl Fn() -> bool + Sync) -> io::Result<u32> {
        let (mut file, done) = open(path, head)?;
        let next = AtomicU32::new(done);
        let (send, receive) = mpsc::channel();
        std::thread::scope(|scope| {
            for _ in 0..self.threads.max(1) {
                let (send, next) = (send.clone(), &next);
                scope.spawn(move || {
                    loop {
                        let game = next.fetch_add(1, Ordering::Relaxed);
                        if game >= self.games || send.send((game, self.play(game))).is_err() {
                            return;
                        }
                    }
                });
            }
            drop(send);
            let stop = || next.store(self.games, Ordering::Relaxed);
            let written = write_in_order(&mut file, done, &receive, &progress, stop);
            drop(receive);
            written
        })
    }

    /// The block of one game.
    pub fn play(&self, game: u32) -> Vec<u8> {
        let rules = self.rules;
        let mut rng = Rng::new(self.seed ^ (u64::from(game) + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15));
        let mut bots: Vec<_> = (0..rules.seats()).map(|_| (self.make)()).collect();
        let (mut position, mut moves, mut buffers) = (rules.start(), Vec::new(), Buffers::default());
        let mut record = Record::default();
        loop {
            match rules.turn(&position) {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = buffers.sample(rules, &position, &mut rng);
                    rules.resolve(&mut position, outcome, &mut ());
                }
                Turn::Seat { seat } => {
                    moves.clear();
                    rules.moves(&position, &mut moves);
                    let mv = match moves[..] {
                        [only] => only,
                        _ => self.decide(&position, seat, &moves, &mut bots, &mut rng, &mut record),
                    };
                    rules.play(&mut position, mv, &mut ());
                }
            }
        }
        record.block(game, self.scribe.features(), &shares(rules, &position))
    }

    fn decide(
        &self,
        position: &G::Position,
        seat: Seat,
        moves: &[G::Move],
        bots: &mut [Box<dyn Bot<G>>],
        rng: &mut Rng,
        record: &mut Record,
    ) -> G::Move {
        let view = self.rules.view(position, Viewer::Seat(seat));
        let ask = Ask { rules: self.rules, seat, view: &view, moves, effort: self.effort };
        let thought = bots[seat.index()].think(&ask, rng);
        let visits = visits(&thought, moves);
        if happens(self.noted, rng) {
            let value = thought.value.unwrap_or_else(|| self.glance.value(self.rules, position));
            record.note(self.scribe, &ask, &value, &visits);
            record.hear(self.hand, &ask, position);
        }
        if thought.value.is_some() && happens(self.wander, rng) {
            return by_lot(moves, &visits, rng);
        }
        thought.mv
    }
}

/// True with this probability.
fn happens(chance: f32, rng: &mut Rng) -> bool {
    rng.below(1 << 16) < (chance * 65_536.0) as u32
}

/// How often each move was looked at; only the chosen one if the bot does not count.
fn visits<G: Game>(thought: &Thought<G>, moves: &[G::Move]) -> Vec<u32> {
    let found = |mv: G::Move| thought.candidates.iter().find(|candidate| candidate.mv == mv);
    if thought.value.is_some() {
        moves.iter().map(|&mv| found(mv).map_or(0, |candidate| candidate.visits)).collect()
    } else {
        moves.iter().map(|&mv| u32::from(mv == thought.mv)).collect()
    }
}

fn by_lot<M: Copy>(moves: &[M], visits: &[u32], rng: &mut Rng) -> M {
    let total: u32 = visits.iter().sum();
    let mut number = rng.below(total.max(1));
    for (&mv, &visits) in moves.iter().zip(visits) {
        match number.checked_sub(visits) {
            Some(rest) => number = rest,
            None => return mv,
        }
    }
    moves[0]
}

/// Each seat's share of the win: winners share it equally, others have none.
fn shares<G: Game>(rules: &G, position: &G::Position) -> BySeat<f32> {
    let standings = rules.scores(position);
    let winners = standings.as_slice().iter().filter(|standing| standing.place == 1).count();
    standings.map(|standing| if standing.place == 1 { 1.0 / winners as f32 } else { 0.0 })
}

impl Record {
    fn note<G: Game>(
        &mut self,
        scribe: &dyn Scribe<G>,
        ask: &Ask<'_, G>,
        value: &BySeat<f32>,
        visits: &[u32],
    ) {
        let (seat, seats) = (ask.seat, ask.rules.seats());
        self.seats.push(seat.index() as u8);
        self.values.extend((0..seats).map(|order| value[Seat::new((seat.index() + order) % seats)]));
        self.legal.push(ask.moves.len() as u16);
        for &mv in ask.moves {
            let begun = self.parts.len();
            scribe.parts_of(ask.rules, mv, &mut self.parts);
            self.made_of.push((self.parts.len() - begun) as u8);
        }
        self.visits.extend(visits);
        let begun = self.features.len();
        self.features.resize(begun + scribe.features(), 0);
        scribe.encode(ask.rules, ask.view, seat, &mut self.features[begun..]);
    }

    /// What the hand-made judge thinks of the position and its moves.
    fn hear<G: Game>(&mut self, hand: &dyn Insight<G>, ask: &Ask<'_, G>, position: &G::Position) {
        hand.promise(ask.rules, position, ask.moves, &mut self.promises);
        let begun = self.opinions.len();
        self.opinions.resize(begun + OPINION, 0);
        hand.opinion(ask.rules, position, ask.seat, &mut Quill::new(&mut self.opinions[begun..]));
    }

    /// Everything recorded, preceded by its length. Trailing features that are 0 in the whole game are left
    /// out.
    fn block(&self, game: u32, features: usize, shares: &BySeat<f32>) -> Vec<u8> {
        let used = |row: &[i8]| row.iter().rposition(|&feature| feature != 0).map_or(0, |last| last + 1);
        let width = self.features.chunks_exact(features).map(used).max().unwrap_or(0);
        let mut block = vec![0; 4];
        block.extend(game.to_le_bytes());
        block.extend((shares.seats() as u16).to_le_bytes());
        block.extend((self.seats.len() as u16).to_le_bytes());
        block.extend((width as u16).to_le_bytes());
        block.extend([0; 2]);
        block.extend((self.visits.len() as u32).to_le_bytes());
        block.extend((self.parts.len() as u32).to_le_bytes());
        let floats = shares.as_slice().iter().chain(&self.values).chain(&self.promises);
        block.extend(floats.flat_map(|number| number.to_le_bytes()));
        block.extend(self.visits.iter().flat_map(|visits| visits.to_le_bytes()));
        block.extend(self.legal.iter().chain(&self.parts).flat_map(|number| number.to_le_bytes()));
        block.extend(self.made_of.iter().chain(&self.seats));
        block.extend(self.opinions.iter().map(|&number| number as u8));
        for row in self.features.chunks_exact(features) {
            block.extend(row[..width].iter().map(|&feature| feature as u8));
        }
        let length = (block.len() - 4) as u32;
        block[..4].copy_from_slice(&length.to_le_bytes());
        block
    }
}

/// How a file of records begins.
pub fn preamble(head: &str) -> Vec<u8> {
    [b"durbgame".as_slice(), &(head.len() as u32).to_le_bytes(), head.as_bytes()].concat()
}

/// Opens a file after its last complete block, and says how many blocks there are.
fn open(path: &Path, head: &str) -> io::Result<(File, u32)> {
    let mut file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
    let wanted = preamble(head);
    let length = file.metadata()?.len();
    if length == 0 {
        file.write_all(&wanted)?;
        return Ok((file, 0));
    }
    let mut found = vec![0; wanted.len()];
    if length < wanted.len() as u64 || file.read_exact(&mut found).is_err() || found != wanted {
        let reason = format!("{} holds other games; remove it or name another file", path.display());
        return Err(io::Error::new(io::ErrorKind::AlreadyExists, reason));
    }
    let (mut end, mut games) = (wanted.len() as u64, 0);
    let mut size = [0; 4];
    loop {
        file.seek(SeekFrom::Start(end))?;
        let next = match file.read_exact(&mut size) {
            Ok(()) => end + 4 + u64::from(u32::from_le_bytes(size)),
            Err(_) => break,
        };
        if next > length {
            break;
        }
        (end, games) = (next, games + 1);
    }
    file.set_len(end)?;
    file.seek(SeekFrom::Start(end))?;
    Ok((file, games))
}

/// Writes blocks in the order of their numbers, whatever order they arrive in.
fn write_in_order(
    file: &mut File,
    mut done: u32,
    blocks: &mpsc::Receiver<(u32, Vec<u8>)>,
    progress: &impl Fn() -> bool,
    stop: impl Fn(),
) -> io::Result<u32> {
    let mut waiting = BTreeMap::new();
    for (game, block) in blocks {
        waiting.insert(game, block);
        while let Some(block) = waiting.remove(&done) {
            file.write_all(&block)?;
            done += 1;
            if !progress() {
                stop();
            }
        }
    }
    Ok(done)
}
