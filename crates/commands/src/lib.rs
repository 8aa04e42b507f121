//! What the command `durbar` does: one file per command under `commands`, the terminal client under `play`.
//!
//! No game is named here: the commands go through `catalog`. [`engine`] is public so that tests and
//! fuzzers can speak the protocol without a process.

mod arguments;
mod columns;
mod commands;
mod contestant;
pub mod engine;
mod interrupt;
mod paint;
mod play;
mod progress;
mod story;

pub use commands::run;
