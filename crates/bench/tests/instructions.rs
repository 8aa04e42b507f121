//! Instructions per decision, against the figures in `instructions.txt`: time is noisy, counts are not.
//!
//! Run by `make test` as `cargo test --release -p bench --test instructions`.

use std::process::Command;

/// A figure may be off by this much, because the C library picks its copy loops by processor.
const TOLERANCE: f64 = 0.10;

#[test]
fn instructions_per_game_are_as_stored() {
    let mut wrong = Vec::new();
    for line in include_str!("instructions.txt").lines().filter(|line| !line.starts_with('#')) {
        let (table, stored) = line.rsplit_once(' ').expect("a line ends with its figure");
        let words: Vec<&str> = table.split(' ').collect();
        assert_eq!(words.len(), 4, "a line has game, seats, rules version, edition and figure: {line:?}");
        let stored: f64 = stored.parse().expect("the figure is a number");
        let counted = per_game(&words);
        println!("{table}: {counted:.0} instructions a game, {:+.1}%", (counted / stored - 1.0) * 100.0);
        if (counted / stored - 1.0).abs() > TOLERANCE {
            wrong.push(format!("{table}: {counted:.0} instead of {stored}"));
        }
    }
    assert!(wrong.is_empty(), "if the change is wanted, store the new figures: {wrong:#?}");
}

/// The difference between two runs leaves out the cost of starting up.
fn per_game(table: &[&str]) -> f64 {
    const FEW: u32 = 20;
    const MANY: u32 = 120;
    (instructions(table, MANY) - instructions(table, FEW)) / f64::from(MANY - FEW)
}

fn instructions(table: &[&str], games: u32) -> f64 {
    let run = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null", env!("CARGO_BIN_EXE_count")])
        .args(table)
        .arg(games.to_string())
        .output()
        .expect("valgrind is installed: make test does it");
    let report = String::from_utf8_lossy(&run.stderr);
    let collected = report.lines().find_map(|line| line.split_once("Collected : ")).map(|(_, count)| count);
    collected.and_then(|count| count.trim().parse().ok()).unwrap_or_else(|| panic!("no count in: {report}"))
}
