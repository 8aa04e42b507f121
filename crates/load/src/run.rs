//! Many clients at once: how long a move takes to reach the other side, how many go through, what a
//! match costs in memory.

use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use tokio::task::JoinSet;
use wire::{Down, NewTable, SeatWish, SitDown, Stage, State, TableInfo, Turn, UpKind};

use crate::{Child, Client, Socket};

/// What to measure.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The program to start as the server.
    pub program: PathBuf,
    /// Where its data goes; an empty folder.
    pub data: PathBuf,
    /// An empty PostgreSQL database to use instead.
    pub postgres: Option<String>,
    /// How many servers share it; the two sides of a match sit at different ones.
    pub processes: usize,
    /// The game.
    pub game: String,
    /// Two-seat matches at a time.
    pub matches: usize,
    /// How long a player thinks on average; zero: not at all.
    pub pace: Duration,
    /// How long to measure once all matches are on.
    pub time: Duration,
}

/// What was measured.
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
    /// The 99th percentile.
    pub p99: f64,
    /// The longest.
    pub longest: f64,
    /// Seconds of processor time that the server took in that time.
    pub server_cpu: f64,
    /// And the load tool itself.
    pub own_cpu: f64,
    /// And PostgreSQL, where it is used: all of its processes on this machine.
    pub postgres_cpu: Option<f64>,
    /// Kilobytes of memory for each match with its two clients, above the empty server.
    pub live_kb: f64,
    /// And for each match once the clients are gone and the rooms are still loaded.
    pub idle_kb: f64,
}

/// Shared by all players of a run.
struct Book {
    measuring: AtomicBool,
    over: AtomicBool,
    moves: AtomicU64,
    refused: AtomicU64,
    delays: Mutex<Vec<f32>>,
}

/// When the last move of a match was sent, for the other side to see.
type Sent = Arc<Mutex<Option<(u32, Instant)>>>;

/// Starts a server, lets clients play, and measures.
pub async fn measure(plan: &Plan, mut progress: impl FnMut(&str)) -> Result<Report> {
    let mut more = vec!["--no-limits"];
    more.extend(plan.postgres.iter().flat_map(|url| ["--database", url]));
    let mut servers = Vec::new();
    for _ in 0..plan.processes.max(1) {
        servers.push(Child::start(&plan.program, &plan.data, &more).await?);
    }
    let pids: Vec<u32> = servers.iter().filter_map(Child::pid).collect();
    let memory = || -> Result<u64> { pids.iter().map(|&pid| memory_kb(pid)).sum() };
    let processor = || -> Result<f64> { pids.iter().map(|&pid| cpu_seconds(pid)).sum() };
    let empty = memory()?;
    let book = Arc::new(Book {
        measuring: AtomicBool::new(false),
        over: AtomicBool::new(false),
        moves: AtomicU64::new(0),
        refused: AtomicU64::new(0),
        delays: Mutex::default(),
    });
    let mut players = JoinSet::new();
    for number in 0..plan.matches {
        let at = |index: usize| servers[index % servers.len()].address.as_str();
        seat_two(plan, at(number), at(number + 1), &book, &mut players).await?;
        if number % 100 == 99 {
            progress(&format!("{} matches are on", number + 1));
        }
    }
    tokio::time::sleep(Duration::from_secs(2)).await;
    progress("measuring");
    let (server_before, own_before, begun) = (processor()?, cpu_seconds(std::process::id())?, Instant::now());
    let postgres_before = postgres_seconds();
    book.measuring.store(true, Ordering::Relaxed);
    tokio::time::sleep(plan.time).await;
    book.measuring.store(false, Ordering::Relaxed);
    let seconds = begun.elapsed().as_secs_f64();
    let (server_cpu, own_cpu) = (processor()? - server_before, cpu_seconds(std::process::id())? - own_before);
    let postgres_cpu = plan.postgres.as_ref().map(|_| postgres_seconds() - postgres_before);
    let live = memory()?;
    book.over.store(true, Ordering::Relaxed);
    players.shutdown().await;
    tokio::time::sleep(Duration::from_secs(3)).await;
    let idle = memory()?;
    for server in &mut servers {
        server.kill().await?;
    }
    let mut delays = std::mem::take(&mut *book.delays.lock().unwrap_or_else(PoisonError::into_inner));
    delays.sort_by(f32::total_cmp);
    let at =
        |share: f64| delays.get(((delays.len() as f64 * share) as usize).min(delays.len().saturating_sub(1)));
    let each = |kb: u64| (kb.saturating_sub(empty)) as f64 / plan.matches.max(1) as f64;
    Ok(Report {
        moves: book.moves.load(Ordering::Relaxed),
        refused: book.refused.load(Ordering::Relaxed),
        seconds,
        median: at(0.5).copied().unwrap_or_default().into(),
        p99: at(0.99).copied().unwrap_or_default().into(),
        longest: delays.last().copied().unwrap_or_default().into(),
        server_cpu,
        own_cpu,
        postgres_cpu,
        live_kb: each(live),
        idle_kb: each(idle),
    })
}

/// Two guests sit down to a new table and play, game after game.
async fn seat_two(
    plan: &Plan,
    here: &str,
    there: &str,
    book: &Arc<Book>,
    players: &mut JoinSet<()>,
) -> Result<()> {
    let host = Client::guest(here, "Host").await?;
    let guest = Client::guest(there, "Guest").await?;
    let (book, plan) = (Arc::clone(book), plan.clone());
    players.spawn(async move {
        while !book.over.load(Ordering::Relaxed) {
            // A match that breaks off is noticed by its moves missing; the run goes on.
            if play_one(&plan, &host, &guest, &book).await.is_err() {
                tokio::time::sleep(Duration::from_millis(200)).await;
            }
        }
    });
    Ok(())
}

async fn play_one(plan: &Plan, host: &Client, guest: &Client, book: &Book) -> Result<()> {
    let new = NewTable {
        game: plan.game.clone(),
        seats: vec![SeatWish::Me { name: None }, SeatWish::Open],
        options: std::collections::BTreeMap::new(),
        components: None,
        clock: None,
        on_timeout: wire::OnTimeout::Loss,
        listed: false,
        rated: false,
        hints: None,
        contribution: Some(hex::encode(random::<16>())),
        start: false,
        lesson: None,
        daily: None,
    };
    let table: TableInfo = host.post("/api/tables", &new).await?;
    let sit = SitDown { seat: None, contribution: Some(hex::encode(random::<16>())) };
    let _: TableInfo = guest.post(&format!("/api/tables/{}/sit", table.id), &sit).await?;
    let _: TableInfo = host.post(&format!("/api/tables/{}/start", table.id), &serde_json::json!({})).await?;
    let sent: Sent = Arc::default();
    let one = play_seat(plan, host.socket(&table.id, None).await?, &sent, book);
    let two = play_seat(plan, guest.socket(&table.id, None).await?, &sent, book);
    tokio::try_join!(one, two).map(|_| ())
}

/// Plays one seat until the match is over.
async fn play_seat(plan: &Plan, mut socket: Socket, sent: &Sent, book: &Book) -> Result<()> {
    loop {
        match socket.hear().await? {
            Down::Sync { v, state, .. } | Down::Step { v, state, .. } => {
                note_delay(v, &state, sent, book);
                if state.turn == Turn::Over {
                    return Ok(());
                }
                if let Some(text) = some_move(&state) {
                    think(plan.pace).await;
                    *sent.lock().unwrap_or_else(PoisonError::into_inner) = Some((v, Instant::now()));
                    socket.ask(UpKind::Move { v, text, end: true }).await?;
                }
            }
            Down::Accepted { .. } if book.measuring.load(Ordering::Relaxed) => {
                book.moves.fetch_add(1, Ordering::Relaxed);
            }
            Down::Refused { .. } => {
                book.refused.fetch_add(1, Ordering::Relaxed);
            }
            Down::Table { table } if table.stage == Stage::Abandoned => return Ok(()),
            _ => {}
        }
    }
}

/// The other side has received a move: how long it took. The mover's own copy is not counted.
fn note_delay(v: u32, state: &State, sent: &Sent, book: &Book) {
    let to_move = matches!(state.turn, Turn::Choose { seat } if Some(seat) == state.viewer);
    if !to_move || !book.measuring.load(Ordering::Relaxed) {
        return;
    }
    let mut sent = sent.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, when)) = sent.take_if(|(before, _)| *before < v) {
        let delay = when.elapsed().as_secs_f32() * 1000.0;
        book.delays.lock().unwrap_or_else(PoisonError::into_inner).push(delay);
    }
}

fn some_move(state: &State) -> Option<String> {
    let number = u64::from_be_bytes(random()) as usize;
    state.moves.get(number % state.moves.len().max(1)).map(|choice| choice.text.clone())
}

/// Half to one and a half of the pace.
async fn think(pace: Duration) {
    if !pace.is_zero() {
        let share = f64::from(u16::from_be_bytes(random())) / f64::from(u16::MAX);
        tokio::time::sleep(pace.mul_f64(0.5 + share)).await;
    }
}

fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
}

/// Resident memory of a process.
fn memory_kb(pid: u32) -> Result<u64> {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status"))?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:")).context("memory is not told")?;
    Ok(line.split_whitespace().nth(1).context("a number")?.parse()?)
}

/// Processor time of all PostgreSQL processes of this machine so far, those that have ended not counted.
fn postgres_seconds() -> f64 {
    let all = std::fs::read_dir("/proc").into_iter().flatten().flatten();
    let pids = all.filter_map(|entry| entry.file_name().to_str()?.parse::<u32>().ok());
    let is_postgres = |pid: &u32| {
        std::fs::read_to_string(format!("/proc/{pid}/comm")).is_ok_and(|name| name.starts_with("postgres"))
    };
    pids.filter(is_postgres).filter_map(|pid| cpu_seconds(pid).ok()).sum()
}

/// Processor time of a process so far; a tick is a hundredth of a second on Linux.
fn cpu_seconds(pid: u32) -> Result<f64> {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat"))?;
    let after = stat.rsplit_once(')').context("a process has a name")?.1;
    let fields: Vec<&str> = after.split_whitespace().collect();
    let ticks = |index: usize| -> Result<f64> { Ok(fields.get(index).context("a field")?.parse()?) };
    Ok((ticks(11)? + ticks(12)?) / 100.0)
}
