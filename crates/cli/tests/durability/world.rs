//! People who keep playing whatever happens to the servers, and remember everything they were told.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use load::{Child, Client, Socket};
use serde_json::json;
use server::{Admin, Database};
use table::Log;
use tokio::sync::watch;
use wire::{
    ClockSetting, Down, NewTable, OnTimeout, Ranked, RatingChange, RecoveryCode, SeatWish, State, Story,
    TableInfo, Turn, UpKind,
};

pub(crate) const PROGRAM: &str = env!("CARGO_BIN_EXE_durbar");

/// A folder for one test, removed at the end.
pub(crate) struct Folder(pub(crate) PathBuf, Option<String>);

impl Folder {
    pub(crate) async fn new() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("durbar-durability-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Self(path, load::fresh_postgres().await.unwrap())
    }

    /// Where its games are: here, or in PostgreSQL under `tools/with-postgres`.
    pub(crate) fn database(&self) -> Database {
        self.1.clone().map_or_else(|| Database::Folder(self.0.clone()), Database::Postgres)
    }

    /// Starts a server on this folder; all servers here log into one file.
    pub(crate) async fn serve(&self) -> Result<Child> {
        let log = std::fs::File::options().create(true).append(true).open(self.0.join("server.log"))?;
        let mut more = vec!["--no-limits"];
        more.extend(self.1.iter().flat_map(|url| ["--database", url]));
        Child::start_logging(Path::new(PROGRAM), &self.0, &more, Stdio::from(log)).await
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// What players were told about one table.
#[derive(Clone, Default)]
pub(crate) struct Told {
    pub(crate) game: String,
    /// Log lines that were acknowledged or shown.
    pub(crate) v: u32,
    /// The lines themselves, if nothing in them is hidden from the viewer.
    lines: BTreeMap<u32, String>,
    over: bool,
    /// Whether the match is over and has been checked since.
    checked: bool,
}

/// Everything that players were told, and where the servers are now.
pub(crate) struct World {
    told: Mutex<BTreeMap<String, Told>>,
    /// The first refusal or broken promise a player met.
    complaint: Mutex<Option<String>>,
    /// The longest time a player was without a server.
    pub(crate) longest: Mutex<Duration>,
    addresses: watch::Receiver<Vec<String>>,
    /// In PostgreSQL something else may be stored just when a move reaches a server: by another server, or by one
    /// that was killed, whose last statements PostgreSQL still finishes.
    shared: bool,
}

impl World {
    pub(crate) fn told(&self) -> MutexGuard<'_, BTreeMap<String, Told>> {
        self.told.lock().unwrap()
    }

    pub(crate) fn note(&self, table: &str, v: u32, story: &[Story]) {
        let mut told = self.told();
        let told = told.entry(table.to_owned()).or_default();
        told.v = told.v.max(v);
        let open = story.iter().filter(|line| !line.line.contains('?'));
        told.lines.extend(open.map(|line| (line.n, line.line.clone())));
    }

    pub(crate) fn new(addresses: watch::Receiver<Vec<String>>, folder: &Folder) -> Arc<Self> {
        let (told, complaint, longest) = (Mutex::default(), Mutex::default(), Mutex::default());
        Arc::new(Self { told, complaint, longest, addresses, shared: folder.1.is_some() })
    }

    fn complain(&self, what: String) {
        self.complaint.lock().unwrap().get_or_insert(what);
    }

    /// Where one of the servers is, once there is any.
    pub(crate) async fn here(&self) -> Result<String> {
        let mut addresses = self.addresses.clone();
        let found = addresses.wait_for(|some| !some.is_empty()).await.context("the test is over")?;
        Ok(found[random(found.len() as u64) as usize].clone())
    }

    /// Returns when the server at this address is gone.
    async fn gone(&self, address: &str) {
        let mut addresses = self.addresses.clone();
        let _ = addresses.wait_for(|some| some.iter().all(|one| one != address)).await;
    }
}

pub(crate) fn random(below: u64) -> u64 {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).unwrap();
    u64::from_le_bytes(bytes) % below
}

/// A table for this game: the player who makes it, another person, and perhaps a bot.
pub(crate) fn wish(game: &str, bot: Option<&str>) -> NewTable {
    let bot = bot.map(|level| SeatWish::Bot { level: level.to_owned() });
    let other = if game == "jaipur" && bot.is_some() { None } else { Some(SeatWish::Open) };
    NewTable {
        game: game.into(),
        seats: [SeatWish::Me { name: None }].into_iter().chain(other).chain(bot).collect(),
        options: BTreeMap::new(),
        components: None,
        clock: None,
        on_timeout: OnTimeout::Loss,
        listed: true,
        rated: false,
        hints: None,
        contribution: Some("abcd".into()),
        start: false,
        lesson: None,
        daily: None,
    }
}

/// A single round of Jaipur, so some matches end soon.
fn short(mut new: NewTable) -> NewTable {
    new.options.insert("single_round".into(), "on".into());
    new
}

/// Two people play one match after another for as long as the test runs, whatever happens to the server.
pub(crate) async fn play_for_ever(world: Arc<World>, new: NewTable, ann: Client, ben: Client) -> Result<()> {
    loop {
        let Ok(table) = seat(&world, &new, &ann, &ben).await else {
            tokio::time::sleep(Duration::from_millis(20)).await;
            continue;
        };
        if table.seats.iter().any(|seat| seat.player.as_deref() == Some(&ben.player)) {
            tokio::try_join!(play(&world, &table.id, &ann), play(&world, &table.id, &ben))?;
        } else {
            play(&world, &table.id, &ann).await?;
        }
    }
}

/// Makes a table and starts it. Once the start is answered, it must never be lost.
pub(crate) async fn seat(world: &World, new: &NewTable, ann: &Client, ben: &Client) -> Result<TableInfo> {
    let here = world.here().await?;
    let (ann, ben) = (ann.moved_to(&here), ben.moved_to(&here));
    let table: TableInfo = ann.post("/api/tables", new).await?;
    if new.seats.contains(&SeatWish::Open) {
        let _: TableInfo =
            ben.post(&format!("/api/tables/{}/sit", table.id), &json!({ "contribution": "ef" })).await?;
    }
    let started: TableInfo = ann.post(&format!("/api/tables/{}/start", table.id), &json!({})).await?;
    world.told().entry(table.id).or_default().game = table.game;
    Ok(started)
}

/// Plays one seat to the end of the match, through as many connections as it takes.
pub(crate) async fn play(world: &World, table: &str, client: &Client) -> Result<()> {
    let mut seen = None;
    let mut alone_since = None;
    loop {
        let here = world.here().await?;
        let there = client.moved_to(&here);
        let playing = async {
            let mut socket = there.socket(table, seen).await?;
            play_connected(world, table, &mut socket, &mut seen, &mut alone_since).await
        };
        // A server that is only paused is treated like a dead one and left without a word.
        tokio::select! {
            over = playing => if over.is_ok() { return Ok(()) },
            () = world.gone(&here) => {}
        }
        alone_since = alone_since.or_else(|| Some(Instant::now()));
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Plays until the match is over or the connection is lost.
pub(crate) async fn play_connected(
    world: &World,
    table: &str,
    socket: &mut Socket,
    seen: &mut Option<u32>,
    alone_since: &mut Option<Instant>,
) -> Result<()> {
    loop {
        let heard = socket.hear().await?;
        if let Some(since) = alone_since.take() {
            let mut longest = world.longest.lock().unwrap();
            *longest = since.elapsed().max(*longest);
        }
        match heard {
            Down::Sync { v, story, state } => {
                if seen.is_some_and(|seen| seen > v) {
                    world.complain(format!("{table}: {seen:?} lines were told, now there are {v}"));
                }
                world.note(table, v, &story);
                *seen = Some(v);
                act(world, table, socket, v, &state).await?;
                if state.turn == Turn::Over {
                    return Ok(());
                }
            }
            Down::Step { from, v, story, state } => {
                let numbers: Vec<u32> = story.iter().map(|line| line.n).collect();
                if *seen != Some(from) || numbers != (from..v).collect::<Vec<_>>() {
                    world.complain(format!(
                        "{table}: {seen:?} lines were seen, then came {from}..{v}: {numbers:?}"
                    ));
                }
                world.note(table, v, &story);
                *seen = Some(v);
                act(world, table, socket, v, &state).await?;
                if state.turn == Turn::Over {
                    return Ok(());
                }
            }
            Down::Accepted { v, .. } => world.note(table, v, &[]),
            Down::Refused { code, .. } if world.shared && code == "stale" => {}
            Down::Refused { code, reason, .. } => world.complain(format!("{table}: {code} {reason:?}")),
            _ => {}
        }
    }
}

/// Does something legal, if it is this player's turn.
pub(crate) async fn act(
    world: &World,
    table: &str,
    socket: &mut Socket,
    v: u32,
    state: &State,
) -> Result<()> {
    if state.turn == Turn::Over {
        world.told().entry(table.to_owned()).or_default().over = true;
    } else if state.undo && random(8) == 0 {
        socket.ask(UpKind::Undo { v }).await?;
    } else if state.confirm {
        socket.ask(UpKind::End { v }).await?;
    } else if !state.moves.is_empty() {
        let text = state.moves[random(state.moves.len() as u64) as usize].clone();
        socket.ask(UpKind::Move { v, text, end: random(3) > 0 }).await?;
    }
    Ok(())
}

/// Compares what is stored with what players were told.
pub(crate) async fn check(world: &World, admin: &Admin) -> Result<()> {
    if let Some(complaint) = world.complaint.lock().unwrap().take() {
        bail!("{complaint}");
    }
    // First what was told, then what is stored: the games go on in between.
    let told: Vec<(String, Told)> = world
        .told()
        .iter()
        .filter(|(_, told)| !told.checked)
        .map(|(id, told)| (id.clone(), told.clone()))
        .collect();
    for (id, told) in told {
        let text = admin.export(&id).await?.with_context(|| format!("{} table {id} is lost", told.game))?;
        let log = Log::parse(&text)?;
        catalog::standard()
            .load(&log)
            .with_context(|| format!("{} table {id} does not replay", told.game))?;
        ensure!(log.lines.len() as u32 >= told.v, "{id}: {} lines of {} are there", log.lines.len(), told.v);
        for (n, line) in &told.lines {
            let stored = log.lines.get(*n as usize).map(ToString::to_string);
            ensure!(stored.as_deref() == Some(line), "{id}: line {n} was {line:?}, is {stored:?}");
        }
        if told.over {
            ensure!(log.seed.is_some(), "{id} is over, and its seed is not told");
            world.told().entry(id).or_default().checked = true;
        }
    }
    Ok(())
}

/// The number of lines of every table in play that someone knows has begun: if the answer to its start was
/// lost, nobody plays there.
pub(crate) async fn heights(world: &World, admin: &Admin) -> Result<BTreeMap<String, i64>> {
    let tables = admin.tables().await?;
    let told = world.told();
    let played = tables.into_iter().filter(|table| table.stage == "playing" && told.contains_key(&table.id));
    Ok(played.map(|table| (table.id, table.lines)).collect())
}

/// Waits until every table has made progress or is over.
pub(crate) async fn all_go_on(world: &World, admin: &Admin, before: &BTreeMap<String, i64>) -> Result<()> {
    let begun = Instant::now();
    loop {
        let now = heights(world, admin).await?;
        let stuck: Vec<(&String, String)> = before
            .iter()
            .filter(|(id, lines)| now.get(*id).is_some_and(|now| now <= lines))
            .map(|(id, lines)| (id, format!("{lines} lines of {}", world.told()[id].game)))
            .collect();
        if stuck.is_empty() {
            return Ok(());
        }
        ensure!(begun.elapsed() < Duration::from_mins(1), "these tables do not go on: {stuck:?}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Every finished match verifies with its seed, as a player would check it.
pub(crate) async fn verify_finished(world: &World, admin: &Admin, folder: &Folder) -> Result<usize> {
    let over: Vec<String> =
        world.told().iter().filter(|(_, told)| told.over).map(|(id, _)| id.clone()).collect();
    for id in &over {
        let file = folder.0.join("one.log");
        std::fs::write(&file, admin.export(id).await?.context("it is there")?)?;
        let verified = Command::new(PROGRAM).arg("verify").arg(&file).output()?;
        ensure!(verified.status.success(), "{id}: {}", String::from_utf8_lossy(&verified.stderr));
    }
    Ok(over.len())
}

/// Every finished rated match has counted exactly once: players have as many matches as there are results.
/// Returns how many there are.
pub(crate) async fn all_counted(address: &str, admin: &Admin) -> Result<usize> {
    let begun = Instant::now();
    loop {
        let (tables, results, matches) = tally(&Client::stranger(address), admin).await?;
        if results == Some(matches) {
            return Ok(tables);
        }
        // The bots may have finished another one just now.
        ensure!(begun.elapsed() < PATIENCE, "{tables} tables with {results:?} results, {matches} counted");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

/// Results are counted as they come, but leftovers are only looked for every few seconds.
const PATIENCE: Duration = Duration::from_secs(15);

/// Finished rated tables, the results of all their seats (none if a table has not been counted), and how many
/// matches everyone has played.
async fn tally(client: &Client, admin: &Admin) -> Result<(usize, Option<u32>, u32)> {
    let (mut tables, mut results) = (0, Some(0));
    for table in admin.tables().await?.into_iter().filter(|table| table.stage == "finished") {
        let path = format!("/api/tables/{}", table.id);
        if client.get::<TableInfo>(&path).await?.rated {
            let changes: Vec<Option<RatingChange>> = client.get(&format!("{path}/ratings")).await?;
            let seats = changes.iter().flatten().count() as u32;
            results = results.filter(|_| seats > 0).map(|sum| sum + seats);
            tables += 1;
        }
    }
    let mut matches = 0;
    for game in GAMES {
        let ranked: Vec<Ranked> = client.get(&format!("/api/games/{game}/ratings")).await?;
        matches += ranked.iter().map(|line| line.rating.matches).sum::<u32>();
    }
    Ok((tables, results, matches))
}

const GAMES: [&str; 4] = ["jaipur", "rajas", "charmers", "karma"];

/// A player with an account.
async fn member(address: &str, name: &str, number: usize) -> Result<Client> {
    let client = Client::guest(address, name).await?;
    let account = json!({ "name": format!("{name}_{number}"), "password": "twelve camels" });
    let _: RecoveryCode = client.post("/api/account", &account).await?;
    Ok(client)
}

/// Two people play at each of many tables, over all games and with bots, all of it rated; and bots play alone
/// at a table whose only player has left and that nobody ever asks for.
pub(crate) async fn people(world: &Arc<World>, address: &str) -> Result<tokio::task::JoinSet<Result<()>>> {
    let mut players = tokio::task::JoinSet::new();
    let mut wishes: Vec<NewTable> =
        GAMES.iter().flat_map(|game| [wish(game, None), wish(game, None)]).collect();
    wishes.extend([
        wish("jaipur", Some("beginner")),
        wish("jaipur", Some("expert")),
        wish("karma", Some("easy")),
        short(wish("jaipur", None)),
        short(wish("jaipur", None)),
    ]);
    for (number, new) in wishes.into_iter().enumerate() {
        let (ann, ben) = (member(address, "Ann", number).await?, member(address, "Ben", number).await?);
        let clock = Some(ClockSetting { bank: 86_400, increment: 0, cap: None });
        let new = NewTable { rated: true, clock, ..new };
        players.spawn(play_for_ever(Arc::clone(world), new, ann, ben));
    }
    let host = Client::guest(address, "Host").await?;
    let bot = SeatWish::Bot { level: "medium".into() };
    let seats = vec![SeatWish::Me { name: None }, bot.clone(), bot.clone(), bot];
    let new = NewTable { seats, start: true, ..wish("rajas", None) };
    let unattended: TableInfo = host.post("/api/tables", &new).await?;
    let mut socket = host.socket(&unattended.id, None).await?;
    socket.ask(UpKind::Resign).await?;
    socket.hear_until(|message| matches!(message, Down::Accepted { .. }).then_some(())).await?;
    world.told().entry(unattended.id.clone()).or_default().game = unattended.game;
    Ok(players)
}

/// How much was reported, provided the log mentions no panic.
pub(crate) fn summary(world: &World, folder: &Folder) -> Result<String> {
    let log = std::fs::read_to_string(folder.0.join("server.log"))?;
    ensure!(!log.contains("panicked") && !log.contains("stored data"), "{log}");
    let told = world.told();
    let lines: u64 = told.values().map(|told| u64::from(told.v)).sum();
    Ok(format!("{} tables, {lines} lines told, none lost", told.len()))
}
