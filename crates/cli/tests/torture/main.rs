//! The torture run: real servers are stopped, killed, starved of disk and memory, and restored from backups.
//!
//! Each part is a file here whose tests end with `report`: one line of the table in `docs/security.md`. `make
//! test` runs a short version; `TORTURE=20`, as set by `tools/torture`, repeats each part that many times
//! over. Kills under load are in `durability.rs`, those with several processes in `several.rs`.

mod folder;
mod full_disk;
mod house;
mod memory;
mod restore;
mod wall;

/// How often a part repeats what it does: this often in `make test`, and `TORTURE` times that by hand.
fn rounds(short: u32) -> u32 {
    let times: u32 = std::env::var("TORTURE").map_or(1, |times| times.parse().expect("TORTURE is a number"));
    short * times
}

/// Prints one line of the table in `docs/security.md`.
fn report(part: &str, found: &str) {
    println!("| {part} | {found} |");
}
