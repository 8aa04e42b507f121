//! `durbar load`: how much load a server on this machine can take.

use std::io::{Write as _, stderr, stdout};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::Result;
use load::{Plan, Report};
use registry::Registry;
use tokio::net::TcpListener;

/// Starts its own server on loopback, lets many clients play over real sockets, and reports how long moves
/// took, how many went through, and what they cost.
#[derive(clap::Args, Debug)]
pub(crate) struct Arguments {
    /// The game, by its ID in `durbar games`
    #[arg(default_value = "jaipur")]
    game: String,
    /// Two-seat matches at a time
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=5000))]
    matches: u32,
    /// Average thinking time per move in milliseconds; 0 for as many moves as possible
    #[arg(long, value_name = "MS", default_value_t = 5000)]
    pace: u64,
    /// Seconds to measure
    #[arg(long, value_name = "S", default_value_t = 30, value_parser = clap::value_parser!(u64).range(1..=600))]
    seconds: u64,
    /// The folder for the server's data, which is kept [default: a temporary one, which is removed]
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// An empty PostgreSQL database on this machine to use instead
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    /// Number of servers sharing the database, with the two sides of a match on different ones
    #[arg(long, value_name = "N", default_value_t = 1, requires = "database", value_parser = clap::value_parser!(u8).range(1..=8))]
    processes: u8,
    /// Also measure a bare relay that only passes the same messages to the other side, and compare
    #[arg(long, conflicts_with = "database")]
    baseline: bool,
    /// Act as that relay
    #[arg(long, hide = true)]
    relay: bool,
}

pub(crate) fn run(games: &Registry, arguments: &Arguments) -> Result<ExitCode> {
    games.card(&arguments.game)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    if arguments.relay {
        return runtime.block_on(be_relay());
    }
    let temporary = std::env::temp_dir().join(format!("durbar-load-{}", std::process::id()));
    let plan = Plan {
        program: std::env::current_exe()?,
        data: arguments.data.clone().unwrap_or_else(|| temporary.clone()),
        postgres: arguments.database.clone(),
        processes: usize::from(arguments.processes),
        game: arguments.game.clone(),
        matches: arguments.matches as usize,
        pace: Duration::from_millis(arguments.pace),
        time: Duration::from_secs(arguments.seconds),
    };
    let result = runtime.block_on(load::measure(&plan, progress));
    if arguments.data.is_none() {
        let _ = std::fs::remove_dir_all(&temporary);
    }
    let report = result?;
    show(&plan, &report)?;
    if arguments.baseline {
        let relay = load::measure_relay(&plan, &["load", "--relay"], &report.messages, progress);
        compare(&report, &runtime.block_on(relay)?)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn progress(line: &str) {
    drop(writeln!(stderr(), "{line}"));
}

/// Passes messages on until it is killed.
async fn be_relay() -> Result<ExitCode> {
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    writeln!(stdout(), "http://{}", listener.local_addr()?)?;
    load::relay(listener).await?;
    Ok(ExitCode::SUCCESS)
}

fn show(plan: &Plan, report: &Report) -> Result<()> {
    let mut out = stdout().lock();
    writeln!(out, "{} matches of {}, {} ms a move", plan.matches, plan.game, plan.pace.as_millis())?;
    writeln!(
        out,
        "moves acknowledged  {} in {:.1} s: {:.0} a second",
        report.moves,
        report.seconds,
        report.speed()
    )?;
    writeln!(out, "moves refused       {}", report.refused)?;
    writeln!(
        out,
        "to the other side   median {:.1} ms, 99% {:.1} ms, longest {:.1} ms",
        report.median, report.p99, report.longest
    )?;
    let postgres =
        report.postgres_cpu.map(|seconds| format!(", PostgreSQL {seconds:.1} s")).unwrap_or_default();
    writeln!(
        out,
        "processor           server {:.1} s, load tool {:.1} s{postgres}",
        report.server_cpu, report.own_cpu
    )?;
    writeln!(
        out,
        "memory per match    live {:.0} kB, still held once the clients are gone {:.0} kB",
        report.live_kb, report.idle_kb
    )?;
    Ok(())
}

/// The server beside the relay, each row with the server's figure as a multiple of the relay's.
fn compare(server: &Report, relay: &Report) -> Result<()> {
    let rows = [
        ("moves a second", server.speed(), relay.speed(), 0),
        ("processor a move, ms", server.cost(), relay.cost(), 3),
        ("to the other side, median ms", server.median, relay.median, 1),
        ("to the other side, 99% ms", server.p99, relay.p99, 1),
        ("memory per match, kB", server.live_kb, relay.live_kb, 0),
    ];
    let mut out = stdout().lock();
    writeln!(out, "\n{:<28} {:>9} {:>9} {:>7}", "", "server", "relay", "ratio")?;
    for (name, ours, theirs, digits) in rows {
        let ratio = if theirs > 0.0 { format!("{:.2}", ours / theirs) } else { "-".to_owned() };
        writeln!(out, "{name:<28} {ours:>9.digits$} {theirs:>9.digits$} {ratio:>7}")?;
    }
    Ok(())
}
