//! Many clients at once: how long a move takes to reach the other side, how many go through, and what a match
//! costs in memory.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use crate::book::{Book, Delays};
use crate::process::{cpu_seconds, memory_kb, postgres_seconds};
use crate::{Child, passing, player};

/// What to run, how many matches at a time, and for how long.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The program to start as the server.
    pub program: PathBuf,
    /// An empty folder for its data.
    pub data: PathBuf,
    /// An empty PostgreSQL database to use instead.
    pub postgres: Option<String>,
    /// How many servers share it; the two sides of a match sit at different ones.
    pub processes: usize,
    pub game: String,
    /// Two-seat matches at a time.
    pub matches: usize,
    /// How long a player thinks on average; zero for not at all.
    pub pace: Duration,
    /// How long to measure once all matches are running.
    pub time: Duration,
}

/// What a run measured.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// Moves that were acknowledged.
    pub moves: u64,
    /// Moves that were refused; none should be.
    pub refused: u64,
    /// How long it was measured.
    pub seconds: f64,
    /// From a move sent to its step received by the other side, in milliseconds: median.
    pub median: f64,
    pub p99: f64,
    pub longest: f64,
    /// Processor time the server used in that time, in seconds.
    pub server_cpu: f64,
    /// The same for the load tool itself.
    pub own_cpu: f64,
    /// The same for PostgreSQL, if it is used: all of its processes on this machine.
    pub postgres_cpu: Option<f64>,
    /// Kilobytes of memory per match with its two clients, above the empty server.
    pub live_kb: f64,
    /// The same per match once the clients are gone and the rooms are still loaded.
    pub idle_kb: f64,
    /// What the other sides were told about some moves, as it arrived.
    pub messages: Arc<[Utf8Bytes]>,
}

impl Report {
    pub fn speed(&self) -> f64 {
        self.moves as f64 / self.seconds
    }

    /// Milliseconds of the server's processor time per move.
    pub fn cost(&self) -> f64 {
        self.server_cpu * 1000.0 / self.moves.max(1) as f64
    }
}

/// Starts a server, lets clients play, and measures.
pub async fn measure(plan: &Plan, mut progress: impl FnMut(&str)) -> Result<Report> {
    let mut more = vec!["--no-limits"];
    more.extend(plan.postgres.iter().flat_map(|url| ["--database", url]));
    let mut servers = Vec::new();
    for _ in 0..plan.processes.max(1) {
        servers.push(Child::start(&plan.program, &plan.data, &more).await?);
    }
    let mut run = Run::new(plan, servers)?;
    for number in 0..plan.matches {
        let at = |index: usize| run.servers[index % run.servers.len()].address.as_str();
        player::seat_two(plan, at(number), at(number + 1), &run.book, &mut run.players).await?;
        if number % 100 == 99 {
            progress(&format!("{} matches are on", number + 1));
        }
    }
    progress("measuring");
    run.end().await
}

/// Starts the relay, by passing `more` to the program, and lets it pass on what the server sent before.
pub async fn measure_relay(
    plan: &Plan,
    more: &[&str],
    messages: &Arc<[Utf8Bytes]>,
    mut progress: impl FnMut(&str),
) -> Result<Report> {
    ensure!(!messages.is_empty(), "the server has sent nothing that the relay could pass on");
    let mut run = Run::new(plan, vec![Child::run(&plan.program, more).await?])?;
    for number in 0..plan.matches {
        let at = (run.servers[0].address.as_str(), number);
        passing::seat_two(plan, at, messages, &run.book, &mut run.players).await?;
    }
    progress("measuring the relay");
    run.end().await
}

/// A measurement in progress: the servers and their players.
struct Run<'a> {
    plan: &'a Plan,
    servers: Vec<Child>,
    /// Kilobytes of memory the servers took before anyone connected.
    empty: u64,
    book: Arc<Book>,
    players: JoinSet<()>,
}

/// Seconds of processor time so far.
struct Taken {
    servers: f64,
    own: f64,
    postgres: f64,
}

impl<'a> Run<'a> {
    fn new(plan: &'a Plan, servers: Vec<Child>) -> Result<Self> {
        let mut run = Self { plan, servers, empty: 0, book: Arc::default(), players: JoinSet::new() };
        run.empty = run.memory()?;
        Ok(run)
    }

    fn memory(&self) -> Result<u64> {
        self.servers.iter().filter_map(Child::pid).map(memory_kb).sum()
    }

    fn taken(&self) -> Result<Taken> {
        let servers = self.servers.iter().filter_map(Child::pid).map(cpu_seconds).sum::<Result<f64>>()?;
        let postgres = if self.plan.postgres.is_some() { postgres_seconds() } else { 0.0 };
        Ok(Taken { servers, own: cpu_seconds(std::process::id())?, postgres })
    }

    /// Measures the players, sends them home, and stops the servers.
    async fn end(mut self) -> Result<Report> {
        tokio::time::sleep(Duration::from_secs(2)).await;
        let (before, begun) = (self.taken()?, Instant::now());
        self.book.measure(true);
        tokio::time::sleep(self.plan.time).await;
        self.book.measure(false);
        let (after, seconds) = (self.taken()?, begun.elapsed().as_secs_f64());
        let live = self.memory()?;
        self.book.close();
        self.players.shutdown().await;
        tokio::time::sleep(Duration::from_secs(3)).await;
        let idle = self.memory()?;
        for server in &mut self.servers {
            server.kill().await?;
        }
        let each = |kb: u64| (kb.saturating_sub(self.empty)) as f64 / self.plan.matches.max(1) as f64;
        let Delays { median, p99, longest } = self.book.delays();
        Ok(Report {
            moves: self.book.moves(),
            refused: self.book.refused(),
            seconds,
            median,
            p99,
            longest,
            server_cpu: after.servers - before.servers,
            own_cpu: after.own - before.own,
            postgres_cpu: self.plan.postgres.as_ref().map(|_| after.postgres - before.postgres),
            live_kb: each(live),
            idle_kb: each(idle),
            messages: self.book.kept().into(),
        })
    }
}
