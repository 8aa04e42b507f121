//! What processes on this machine have used so far, as reported by Linux.

use anyhow::{Context, Result};

/// Resident memory of a process.
pub(crate) fn memory_kb(pid: u32) -> Result<u64> {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status"))?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:")).context("memory is not told")?;
    Ok(line.split_whitespace().nth(1).context("a number")?.parse()?)
}

/// Processor time of all PostgreSQL processes on this machine so far, not counting those that have ended.
pub(crate) fn postgres_seconds() -> f64 {
    let all = std::fs::read_dir("/proc").into_iter().flatten().flatten();
    let pids = all.filter_map(|entry| entry.file_name().to_str()?.parse::<u32>().ok());
    let is_postgres = |pid: &u32| {
        std::fs::read_to_string(format!("/proc/{pid}/comm")).is_ok_and(|name| name.starts_with("postgres"))
    };
    pids.filter(is_postgres).filter_map(|pid| cpu_seconds(pid).ok()).sum()
}

/// Processor time of a process so far; a tick is a hundredth of a second on Linux.
pub(crate) fn cpu_seconds(pid: u32) -> Result<f64> {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat"))?;
    let after = stat.rsplit_once(')').context("a process has a name")?.1;
    let fields: Vec<&str> = after.split_whitespace().collect();
    let ticks = |index: usize| -> Result<f64> { Ok(fields.get(index).context("a field")?.parse()?) };
    Ok((ticks(11)? + ticks(12)?) / 100.0)
}
