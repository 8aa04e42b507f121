//! A server for each test, and people to play on it.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

use anyhow::Result;
use load::{Client, Socket};
use search::Depth;
use serde_json::json;
use server::{Database, Server, Settings};
use wire::{
    Analysing, Analysis, ClockSetting, Down, NewTable, OnTimeout, SeatWish, State, Story, TableInfo, Turn,
    UpKind,
};

/// The password everyone uses.
pub(crate) const PASSWORD: &str = "twelve camels";

/// An analysis quick enough for a test.
pub(crate) const QUICKEST: Depth =
    Depth { search: 20, worlds: 8, candidates: 2, outcomes: 4, ahead: 4, ways: 8 };

static FOLDERS: AtomicU32 = AtomicU32::new(0);

/// A running server; its folder is deleted with it.
pub(crate) struct House {
    pub(crate) address: String,
    pub(crate) folder: PathBuf,
    pub(crate) database: Database,
    task: tokio::task::JoinHandle<()>,
}

impl Drop for House {
    fn drop(&mut self) {
        self.task.abort();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// Opens a house on an empty folder, or on an empty database under `tools/with-postgres`.
pub(crate) async fn open() -> House {
    open_with(|_| {}).await
}

/// The settings of a server on an empty folder, or on an empty database under `tools/with-postgres`.
pub(crate) async fn settings() -> Settings {
    let number = FOLDERS.fetch_add(1, Ordering::Relaxed);
    let folder = std::env::temp_dir().join(format!("durbar-play-{}-{number}", std::process::id()));
    let mut settings = Settings::new(catalog::standard(), folder);
    settings.listen = ([127, 0, 0, 1], 0).into();
    settings.limits = false;
    settings.bot_threads = Some(1);
    settings.postgres = load::fresh_postgres().await.expect("PostgreSQL gives a database");
    settings
}

/// Opens a house with changed settings.
pub(crate) async fn open_with(change: impl FnOnce(&mut Settings)) -> House {
    let mut settings = settings().await;
    let folder = settings.data.clone();
    change(&mut settings);
    let database = settings.database();
    let server = Server::bind(settings).await.expect("a free port and a folder");
    let address = server.address().to_string();
    let task = tokio::spawn(async move { server.run(std::future::pending()).await });
    House { address, folder, database, task }
}

impl House {
    /// Stops the server, so its folder is free.
    pub(crate) async fn stop(&mut self) {
        self.task.abort();
        let _ = (&mut self.task).await;
    }

    pub(crate) async fn guest(&self, name: &str) -> Client {
        Client::guest(&self.address, name).await.expect("guests are welcome")
    }
}

/// A player with an account, whose username is the player's name in lower case.
pub(crate) async fn member(address: &str, name: &str) -> Client {
    let client = Client::guest(address, name).await.expect("guests are welcome");
    let account = json!({ "name": name.to_lowercase(), "password": PASSWORD });
    let made: Result<wire::RecoveryCode> = client.post("/api/account", &account).await;
    made.expect("a guest makes an account");
    client
}

/// What the match did to everyone's rating, once it has been counted.
pub(crate) async fn counted(client: &Client, table: &str) -> Result<Vec<Option<wire::RatingChange>>> {
    for _ in 0..200 {
        let changes: Vec<_> = client.get(&format!("/api/tables/{table}/ratings")).await?;
        if !changes.is_empty() {
            return Ok(changes);
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    anyhow::bail!("the table was not counted within ten seconds")
}

/// The analysis of a match: requested, and asked for again until it is there. Progress only grows.
pub(crate) async fn analysed(client: &Client, table: &str) -> Result<Analysis> {
    let path = format!("/api/tables/{table}/analysis");
    let (mut stands, mut before): (Analysing, u32) = (client.post(&path, &json!({})).await?, 0);
    for _ in 0..1_000 {
        match stands {
            Analysing::Done { analysis } => return Ok(analysis),
            Analysing::UnderWay { done, all } => {
                assert!(done >= before && done <= all, "{before}, then {done} of {all}");
                before = done;
            }
            Analysing::NotBegun => anyhow::bail!("it came to nothing"),
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        stands = client.get(&path).await?;
    }
    anyhow::bail!("it was not ready within twenty seconds")
}

/// A table to make: its creator, then open seats.
pub(crate) fn wish(game: &str, seats: usize) -> NewTable {
    let open = (1..seats).map(|_| SeatWish::Open);
    NewTable {
        game: game.into(),
        seats: [SeatWish::Me { name: None }].into_iter().chain(open).collect(),
        options: BTreeMap::new(),
        components: None,
        clock: None,
        on_timeout: OnTimeout::Loss,
        listed: false,
        rated: false,
        hints: None,
        contribution: Some("00ff".into()),
        start: false,
        lesson: None,
        daily: None,
    }
}

/// A table that counts: with a day for each seat.
pub(crate) fn rated(new: NewTable) -> NewTable {
    let clock = ClockSetting { bank: 86_400, increment: 0, cap: None };
    NewTable { rated: true, clock: Some(clock), ..new }
}

/// A short game of Jaipur.
pub(crate) fn short(mut new: NewTable) -> NewTable {
    new.options.insert("single_round".into(), "on".into());
    new
}

pub(crate) fn bot(level: &str) -> SeatWish {
    SeatWish::Bot { level: level.into() }
}

/// Makes a table, seats everyone, starts.
pub(crate) async fn begin(new: &NewTable, people: &[&Client]) -> Result<TableInfo> {
    let table: TableInfo = people[0].post("/api/tables", new).await?;
    for guest in &people[1..] {
        let sit = json!({ "contribution": "abcd" });
        let _: TableInfo = guest.post(&format!("/api/tables/{}/sit", table.id), &sit).await?;
    }
    people[0].post(&format!("/api/tables/{}/start", table.id), &json!({})).await
}

/// A person at a table who has seen everything there was to see.
pub(crate) struct Player {
    pub(crate) socket: Socket,
    pub(crate) v: u32,
    pub(crate) state: State,
    pub(crate) story: Vec<Story>,
    pub(crate) table: Option<TableInfo>,
}

impl Player {
    pub(crate) async fn sit(client: &Client, table: &str) -> Result<Self> {
        let mut socket = client.socket(table, None).await?;
        let (v, state, story) = socket
            .hear_until(|message| match message {
                Down::Sync { v, state, story } => Some((*v, (**state).clone(), story.clone())),
                _ => None,
            })
            .await?;
        Ok(Self { socket, v, state, story, table: None })
    }

    /// Receives one message, and records what it says about the game.
    pub(crate) async fn hear(&mut self) -> Result<Down> {
        let message = self.socket.hear().await?;
        match &message {
            Down::Step { from, v, story, state } => {
                assert_eq!(*from, self.v, "no step is lost");
                self.v = *v;
                self.state = (**state).clone();
                self.story.extend(story.iter().cloned());
            }
            Down::Sync { v, story, state } => {
                self.v = *v;
                self.state = (**state).clone();
                self.story.clone_from(story);
            }
            Down::Table { table } => self.table = Some((**table).clone()),
            _ => {}
        }
        Ok(message)
    }

    /// Listens for the answer to a request, which is returned as a code: empty if it was accepted.
    pub(crate) async fn request(&mut self, kind: UpKind) -> Result<String> {
        let id = self.socket.ask(kind).await?;
        loop {
            match self.hear().await? {
                Down::Accepted { id: answered, .. } if answered == id => return Ok(String::new()),
                Down::Refused { id: answered, code, .. } if answered == id => return Ok(code),
                _ => {}
            }
        }
    }

    pub(crate) async fn play(&mut self, text: &str, end: bool) -> Result<String> {
        self.request(UpKind::Move { v: self.v, text: text.into(), end }).await
    }

    /// Listens until it is this person's turn, or the game is over. Returns whether it is.
    pub(crate) async fn my_turn(&mut self) -> Result<bool> {
        loop {
            match self.state.turn {
                Turn::Choose { seat } if Some(seat) == self.state.viewer => return Ok(true),
                Turn::Over => return Ok(false),
                _ => drop(self.hear().await?),
            }
        }
    }

    /// Listens until a version is reached.
    pub(crate) async fn reach(&mut self, v: u32) -> Result<()> {
        while self.v < v {
            self.hear().await?;
        }
        Ok(())
    }

    /// Plays legal moves, the n-th of the list at the n-th turn, until the game is over.
    pub(crate) async fn play_on(&mut self) -> Result<()> {
        let mut turn = 0;
        while self.my_turn().await? {
            let text = self.state.moves[turn * 7 % self.state.moves.len()].clone();
            assert_eq!(self.play(&text, true).await?, "", "a listed move is accepted");
            assert!(!self.state.confirm, "a move that ends the turn is not asked to confirm: {text}");
            turn += 1;
        }
        Ok(())
    }
}
