//! What the command `durbar` does: one file per command under `commands`, the terminal client under `play`.
//!
//! No game is named here: the commands are given a registry.

// A closed pipe is an error that ends a command quietly; these macros would panic.
#![deny(clippy::print_stdout, clippy::print_stderr)]

mod arguments;
mod columns;
mod commands;
mod interrupt;
mod logs;
mod paint;
mod play;
mod progress;
mod stopwatch;
mod story;
mod system;
mod trial;

pub use commands::run;
