//! The whole binary, run as people run it.

mod commands;
mod engine;
mod errors;
mod packaging;
mod play;

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// The result of a run.
struct Ran {
    status: Option<i32>,
    out: String,
    err: String,
}

/// A folder for one test, removed at the end.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("durbar-test-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    /// Writes a file and returns its path.
    fn file(&self, name: &str, text: impl AsRef<[u8]>) -> String {
        let path = self.0.join(name);
        std::fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The binary with its saves in this folder, in English.
fn command(data: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_durbar"));
    command.env("DURBAR_DATA", data).env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", "C");
    command
}

fn run_in(data: &Path, arguments: &[&str], input: &[u8]) -> Ran {
    let mut command = command(data);
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    let writer = std::thread::spawn(move || {
        // A program that has read enough may close its input.
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    let text = |bytes| String::from_utf8(bytes).expect("the output is text");
    Ran { status: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
}

/// Runs a command that stores nothing.
fn run(arguments: &[&str]) -> Ran {
    run_in(&Folder::new().0, arguments, b"")
}

/// Runs a command that must succeed without complaint.
fn ok(arguments: &[&str]) -> String {
    let ran = run(arguments);
    assert_eq!((ran.status, ran.err.as_str()), (Some(0), ""), "{arguments:?}");
    ran.out
}

/// Runs a command that must fail with one line, and returns it.
fn refused(arguments: &[&str]) -> String {
    let ran = run(arguments);
    complaint(&ran, arguments)
}

fn complaint(ran: &Ran, arguments: &[&str]) -> String {
    assert!(ran.status.is_some_and(|status| status != 0), "{arguments:?} ended with {:?}", ran.status);
    assert_eq!(ran.err.lines().count(), 1, "{arguments:?}: {}", ran.err);
    let line = ran.err.trim_end().strip_prefix("durbar: ");
    line.unwrap_or_else(|| panic!("{arguments:?}: {}", ran.err)).to_owned()
}

/// Plays a game to its end; returns the path of its log, and the log.
fn finished_log(data: &Path) -> (String, String) {
    let input = "1\nend\n".repeat(2000);
    let ran = run_in(
        data,
        &["play", "jaipur", "--bots", "greedy", "--seed", "7", "--names", "Ann"],
        input.as_bytes(),
    );
    assert_eq!((ran.status, ran.err.as_str()), (Some(0), ""), "{}", ran.out);
    let path = data.join("saves/finished/jaipur-1.log").to_str().unwrap().to_owned();
    (path.clone(), std::fs::read_to_string(path).unwrap())
}
