//! A server as a separate process, its host's commands, and someone who plays both sides of a table.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

use anyhow::{Context, Result, bail, ensure};
use load::{Child, Client, Socket};
use serde_json::json;
use wire::{Down, State, TableInfo, UpKind};

pub(crate) const PROGRAM: &str = env!("CARGO_BIN_EXE_durbar");

/// A folder for one test, removed at the end.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("durbar-torture-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    /// The data folder of the server.
    pub(crate) fn data(&self) -> PathBuf {
        self.path("data")
    }

    /// Starts a server here, which logs into one file.
    pub(crate) async fn serve(&self, more: &[&str]) -> Result<Child> {
        let log = std::fs::File::options().create(true).append(true).open(self.path("server.log"))?;
        let more = [&["--no-limits"], more].concat();
        Child::start_logging(Path::new(PROGRAM), &self.data(), &more, Stdio::from(log)).await
    }

    pub(crate) fn log(&self) -> String {
        std::fs::read_to_string(self.path("server.log")).unwrap_or_default()
    }

    /// Runs a host's command on this folder.
    pub(crate) fn durbar(&self, words: &[&str]) -> Output {
        let mut command = Command::new(PROGRAM);
        command.args(words).env("DURBAR_DATA", self.data()).env_remove("DURBAR_DATABASE").output().unwrap()
    }

    /// Runs a command that must succeed and returns what it says.
    pub(crate) fn does(&self, words: &[&str]) -> Result<String> {
        let ran = self.durbar(words);
        ensure!(ran.status.success(), "{words:?}: {}", String::from_utf8_lossy(&ran.stderr));
        Ok(String::from_utf8(ran.stdout)?)
    }

    /// Runs a command that must be refused in one line, and returns that line.
    pub(crate) fn refuses(&self, words: &[&str]) -> Result<String> {
        let ran = self.durbar(words);
        let said = String::from_utf8(ran.stderr)?;
        ensure!(ran.status.code() == Some(1) && said.lines().count() == 1, "{words:?}: {said}");
        Ok(said)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Asks a server to stop, and waits until it has.
pub(crate) async fn stop(mut server: Child) -> Result<()> {
    let pid = server.pid().context("the server runs")?.to_string();
    ensure!(Command::new("kill").args(["-TERM", &pid]).status()?.success());
    ensure!(server.ended().await? == Some(0), "a server that is asked to stop ends with status 0");
    Ok(())
}

/// A table where one person plays both sides.
pub(crate) async fn begin(host: &Client, game: &str) -> Result<String> {
    let new = json!({ "game": game, "seats": [{ "kind": "me" }, { "kind": "me" }], "start": true });
    Ok(host.post::<_, TableInfo>("/api/tables", &new).await?.id)
}

/// A player at a table who has seen everything so far.
pub(crate) struct Hand {
    pub(crate) socket: Socket,
    pub(crate) v: u32,
    pub(crate) state: Box<State>,
}

impl Hand {
    pub(crate) async fn sit(client: &Client, table: &str) -> Result<Self> {
        let mut socket = client.socket(table, None).await?;
        loop {
            if let Down::Sync { v, state, .. } = socket.hear().await? {
                return Ok(Self { socket, v, state });
            }
        }
    }

    /// Plays a move and waits until it is accepted; `false` if the match is over.
    pub(crate) async fn play(&mut self) -> Result<bool> {
        let Some(text) = self.state.moves.first().cloned() else {
            return Ok(false);
        };
        self.ask(UpKind::Move { v: self.v, text, end: true }).await?;
        Ok(true)
    }

    /// Asks for something and waits until it is accepted.
    async fn ask(&mut self, kind: UpKind) -> Result<()> {
        let id = self.socket.ask(kind).await?;
        loop {
            match self.socket.hear().await? {
                Down::Step { v, state, .. } | Down::Sync { v, state, .. } => {
                    (self.v, self.state) = (v, state);
                }
                Down::Accepted { id: answered, .. } if answered == id => return Ok(()),
                Down::Refused { id: answered, code, .. } if answered == id => bail!("refused: {code}"),
                _ => {}
            }
        }
    }

    /// Plays a move that leaves the turn open, and takes it back.
    pub(crate) async fn back_and_forth(&mut self) -> Result<()> {
        let texts = self.state.moves.to_vec();
        for text in texts {
            self.ask(UpKind::Move { v: self.v, text, end: false }).await?;
            if self.state.undo {
                return self.ask(UpKind::Undo { v: self.v }).await;
            }
        }
        bail!("nothing can be taken back")
    }

    /// Plays this many moves, or to the end.
    pub(crate) async fn play_some(&mut self, moves: u32) -> Result<()> {
        for _ in 0..moves {
            if !self.play().await? {
                break;
            }
        }
        Ok(())
    }
}
