//! `durbar load`: how much a server on this machine holds.

use std::io::{Write as _, stderr, stdout};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::Result;
use load::{Plan, Report};
use registry::Registry;

/// Starts a server of its own on loopback, lets many clients play over real sockets, and tells how
/// long moves took, how many went through, and what they cost.
#[derive(clap::Args, Debug)]
pub(crate) struct Arguments {
    /// Which game
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
}

pub(crate) fn run(games: &Registry, arguments: &Arguments) -> Result<ExitCode> {
    games.card(&arguments.game)?;
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
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let progress = |line: &str| drop(writeln!(stderr(), "{line}"));
    let result = runtime.block_on(load::measure(&plan, progress));
    if arguments.data.is_none() {
        let _ = std::fs::remove_dir_all(&temporary);
    }
    show(&plan, &result?)?;
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
        report.moves as f64 / report.seconds
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
