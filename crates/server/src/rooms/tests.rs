use std::path::PathBuf;
use std::time::Duration;

use wire::{NewTable, Stage};

use super::*;
use crate::room::{Connection, OUTBOX};
use crate::store::{Database, Keep};
use sitting::Who;

struct Folder(PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A table where one person plays both sides, started or not, and stored.
pub(super) async fn made(rooms: &Rooms, start: bool) -> String {
    let new: NewTable = serde_json::from_value(serde_json::json!({
        "game": "jaipur", "seats": [{ "kind": "me" }, { "kind": "me" }], "start": start }))
    .unwrap();
    let components = table::ComponentSet::Edition("default".to_owned());
    let sitting = Sitting::make(&catalog::standard(), &new, &ann(), components, ids::now()).unwrap();
    let id = sitting.id.clone();
    rooms.add(sitting, None).await.unwrap();
    id
}

/// Opens a table's socket without the socket: returns what would be sent.
async fn visit(rooms: &Rooms, id: &str, number: u64) -> mpsc::Receiver<axum::extract::ws::Utf8Bytes> {
    let (out, mut queue) = mpsc::channel(OUTBOX);
    let connection = Box::new(Connection::new(number, None, out, Vec::new()));
    rooms.tell(id, Ask::Connect { connection, since: None }).await.unwrap();
    queue.recv().await.expect("a visitor is told the table");
    queue
}

/// Rooms on a fresh folder, with Ann who may make tables.
async fn rooms_at(name: &str) -> (Folder, Rooms) {
    let name = format!("durbar-rooms-{name}-{}", std::process::id());
    let folder = Folder(std::env::temp_dir().join(name));
    std::fs::create_dir_all(&folder.0).unwrap();
    let store = Store::open(&Database::Folder(folder.0.clone())).await.unwrap();
    (folder, rooms_on(store).await)
}

async fn rooms_on(store: Store) -> Rooms {
    store.apply(newcomer("ann", 0)).await.unwrap();
    Rooms::new(catalog::standard(), store, Thinkers::new(1), ids::now())
}

pub(super) fn ann() -> Who {
    Who { player: "ann".into(), name: "Ann".into(), program: false }
}

const DAY: i64 = 86_400_000;

/// Runs the daily tidying for the days in between.
async fn days_pass(rooms: &Rooms, days: std::ops::RangeInclusive<i64>) {
    let now = ids::now();
    for day in days {
        rooms.tidy_up(now + day * DAY).await;
    }
}

#[tokio::test]
async fn forgotten_tables_are_abandoned_with_their_seed() {
    let (_folder, rooms) = rooms_at("tidy").await;
    let (open, playing) = (made(&rooms, false).await, made(&rooms, true).await);
    let info = async |id: &str| rooms.ask(id, |reply| Ask::Info { who: Some(ann()), reply }).await.unwrap();
    let stage = async |id: &str| info(id).await.stage;
    days_pass(&rooms, 0..=14).await;
    assert_eq!(
        (stage(&open).await, stage(&playing).await),
        (Stage::Open, Stage::Playing),
        "notice comes first"
    );
    days_pass(&rooms, 15..=16).await;
    assert_eq!((stage(&open).await, stage(&playing).await), (Stage::Abandoned, Stage::Playing));
    let log = async || rooms.ask(&playing, |reply| Ask::Log { who: None, reply }).await.unwrap();
    assert!(!log().await.contains("seed"));
    days_pass(&rooms, 17..=69).await;
    assert_eq!(stage(&playing).await, Stage::Abandoned);
    assert!(log().await.contains("seed"));
    rooms.thinkers().close();
}

/// A player with a secret that was last used at that time.
pub(super) fn newcomer(id: &str, seen: i64) -> Change {
    let secret = crate::store::SecretRow {
        hash: id.into(),
        id: id.into(),
        player: id.into(),
        kind: "cookie".into(),
        label: String::new(),
        created: 0,
        seen,
        address: String::new(),
        host_only: 0,
        scope: "play".into(),
        expires: None,
    };
    Change::NewPlayer { name: id.into(), secret, invitation: None }
}

#[tokio::test]
async fn guests_who_never_played_go_and_nobody_else() {
    let (_folder, rooms) = rooms_at("guests").await;
    made(&rooms, false).await;
    let day = 86_400_000;
    let now = ids::now() + 40 * day;
    for (id, seen) in [("idle", 0), ("visitor", now - day), ("talker", 0), ("member", 0)] {
        rooms.store().apply(newcomer(id, seen)).await.unwrap();
    }
    let table = made(&rooms, false).await;
    let said = |n, player: &str| wire::Chat {
        n,
        at: 0,
        player: player.into(),
        name: String::new(),
        seat: None,
        text: "camels".into(),
    };
    let chat = |message| Change::Chat { table: table.clone(), message };
    rooms.store().apply(chat(said(1, "talker"))).await.unwrap();
    let account = crate::store::AccountRow {
        player: "member".into(),
        name: "member".into(),
        password: String::new(),
        recovery: String::new(),
        created: 0,
        ..Default::default()
    };
    let Change::NewPlayer { secret: device, .. } = newcomer("member", 0) else { unreachable!() };
    let device = crate::store::SecretRow { hash: "again".into(), id: "again".into(), ..device };
    let account = crate::store::Person::Register { account, device, keep_tokens: false };
    rooms.store().apply(Change::Person(account)).await.unwrap();
    rooms.tidy_up(now).await;
    let players = rooms.store().all_players().await.unwrap();
    let mut left: Vec<String> = players.into_iter().map(|player| player.id).collect();
    left.sort_unstable();
    assert_eq!(left, ["ann", "member", "talker", "visitor"]);

    // A table keeps the last messages.
    for n in 2..=520 {
        rooms.store().apply(chat(said(n, "ann"))).await.unwrap();
    }
    let held = |player| rooms.store().held(("chat", "player", "N"), player);
    assert_eq!((held("ann").await.unwrap().len(), held("talker").await.unwrap().len()), (500, 0));
    rooms.thinkers().close();
}

#[tokio::test]
async fn a_guest_keeps_the_last_finished_tables_and_all_with_members() {
    let (_folder, rooms) = rooms_at("finished").await;
    let mut tables = Vec::new();
    for _ in 0..5 {
        tables.push(made(&rooms, false).await);
    }
    days_pass(&rooms, 0..=20).await;
    let keep = |finished| Keep { guests_since: 0, imports_since: 0, finished };
    assert_eq!(rooms.store().tidy(keep(5)).await.unwrap(), (0, 0));
    assert_eq!(rooms.store().tidy(keep(3)).await.unwrap(), (0, 2));
    assert_eq!(rooms.store().all_tables().await.unwrap().len(), 3);
    rooms.thinkers().close();
}

#[tokio::test]
async fn a_start_after_weeks_gives_notice_first() {
    let (_folder, rooms) = rooms_at("weeks").await;
    let table = made(&rooms, false).await;
    let stage = async || rooms.store().table(&table).await.unwrap().unwrap().stage;
    days_pass(&rooms, 0..=10).await;
    // The server is away for three months, longer than any notice.
    days_pass(&rooms, 100..=106).await;
    assert_eq!(stage().await, "open");
    let notice = rooms.store().table(&table).await.unwrap().unwrap().notice;
    assert!(notice.is_some_and(|notice| notice >= ids::now() + 99 * DAY), "it begins anew");
    days_pass(&rooms, 107..=108).await;
    assert_eq!(stage().await, "abandoned");
    rooms.thinkers().close();
}

#[tokio::test]
async fn a_table_with_a_clock_ends_by_its_clock() {
    let (_folder, rooms) = rooms_at("clocked").await;
    let new: NewTable = serde_json::from_value(serde_json::json!({
        "game": "jaipur", "seats": [{ "kind": "me" }, { "kind": "me" }], "start": true,
        "clock": { "bank": 2_592_000, "increment": 0, "cap": null } }))
    .unwrap();
    let components = table::ComponentSet::Edition("default".to_owned());
    let sitting = Sitting::make(&catalog::standard(), &new, &ann(), components, ids::now()).unwrap();
    let id = sitting.id.clone();
    rooms.add(sitting, None).await.unwrap();
    days_pass(&rooms, 0..=90).await;
    assert_eq!(
        rooms.store().table(&id).await.unwrap().unwrap().stage,
        "playing",
        "thirty days for each seat"
    );
    rooms.thinkers().close();
}

#[tokio::test]
async fn what_another_process_stores_while_a_room_is_read_is_not_missed() {
    let Some(url) = load::fresh_postgres().await.unwrap() else { return };
    let store = async || Store::open(&Database::Postgres(url.clone())).await.unwrap();
    let here = rooms_on(store().await).await;
    let there = Rooms::new(catalog::standard(), store().await, Thinkers::new(1), ids::now());
    let id = made(&here, false).await;

    // This process has read the table, and its room cannot be reached yet.
    let (sender, asks) = mpsc::channel(MAILBOX);
    let room = Room::load(Arc::clone(&here.shared), &id, sender.downgrade()).await.unwrap().unwrap();
    there.ask(&id, |reply| Ask::Start { who: ann(), reply }).await.unwrap();
    tokio::spawn(room.run(asks));

    let (reply, answer) = oneshot::channel();
    sender.send(Ask::Info { who: None, reply }).await.unwrap();
    assert_eq!(answer.await.unwrap().unwrap().stage, Stage::Playing);
    here.thinkers().close();
    there.thinkers().close();
}

#[tokio::test]
async fn a_change_that_comes_too_late_leaves_the_table_as_the_other_process_stored_it() {
    let Some(url) = load::fresh_postgres().await.unwrap() else { return };
    let store = async || Store::open(&Database::Postgres(url.clone())).await.unwrap();
    let here = rooms_on(store().await).await;
    let there = Rooms::new(catalog::standard(), store().await, Thinkers::new(1), ids::now());
    let id = made(&here, false).await;
    let start = async |rooms: &Rooms| rooms.ask(&id, |reply| Ask::Start { who: ann(), reply }).await;
    let log = async |rooms: &Rooms| rooms.ask(&id, |reply| Ask::Log { who: None, reply }).await.unwrap();

    // Both have read it; neither hears from the other, since nothing is listening here.
    assert_eq!(log(&here).await, log(&there).await);
    start(&there).await.unwrap();
    // This one deals in memory, cannot store it, and does not deal again.
    assert_eq!(start(&here).await.unwrap_err(), Denial::NOT_OPEN);
    assert_eq!(log(&here).await, log(&there).await);
    here.thinkers().close();
    there.thinkers().close();
}

#[tokio::test]
async fn a_panic_in_one_room_harms_no_other_and_loses_nothing() {
    let (_folder, rooms) = rooms_at("panic").await;
    let (doomed, other) = (made(&rooms, true).await, made(&rooms, true).await);
    let before = rooms.ask(&doomed, |reply| Ask::Log { who: Some(ann()), reply }).await.unwrap();
    let (mut one, mut two) = (visit(&rooms, &doomed, 1).await, visit(&rooms, &other, 2).await);

    rooms.tell(&doomed, Ask::Panic).await.unwrap();
    // This room's clients are disconnected, so they come back; the other's stay.
    while one.recv().await.is_some() {}
    rooms.tell(&other, Ask::Leave { connection: 99 }).await.unwrap();
    assert!(two.recv().await.is_some());

    assert_eq!(rooms.ask(&doomed, |reply| Ask::Log { who: Some(ann()), reply }).await, Ok(before));
    let info = rooms.ask(&other, |reply| Ask::Info { who: Some(ann()), reply }).await.unwrap();
    assert_eq!(info.stage, Stage::Playing);
    rooms.thinkers().close();
}

/// Work without a free thread waits, which shows that it does not take one that serves.
#[test]
fn tables_are_read_on_no_thread_that_serves() {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().max_blocking_threads(1).build();
    runtime.unwrap().block_on(async {
        let (_folder, rooms) = rooms_at("apart").await;
        let table = made(&rooms, true).await;
        let (done, waits) = std::sync::mpsc::channel::<()>();
        let busy = tokio::task::spawn_blocking(move || waits.recv());
        let mut reading = std::pin::pin!(crate::room::load_sitting(rooms.shared(), &table));
        let soon = tokio::time::timeout(Duration::from_millis(200), &mut reading).await;
        assert!(soon.is_err(), "it was read on the thread that serves");
        drop(done);
        assert!(busy.await.unwrap().is_err());
        assert_eq!(reading.await.unwrap().unwrap().id, table);
        rooms.thinkers().close();
    });
}

#[tokio::test]
async fn a_room_whose_match_is_over_leaves_soon_after_its_last_visitor() {
    let (_folder, rooms) = rooms_at("over").await;
    let (over, playing) = (made(&rooms, true).await, made(&rooms, true).await);
    for id in [&over, &playing] {
        drop(visit(&rooms, id, 1).await);
    }
    rooms.tell(&over, Ask::Abandon).await.unwrap();
    for id in [&over, &playing] {
        rooms.tell(id, Ask::Leave { connection: 1 }).await.unwrap();
    }
    let (left, stays) = (rooms.room(&over).await.unwrap(), rooms.room(&playing).await.unwrap());
    tokio::time::timeout(Duration::from_secs(20), left.closed()).await.expect("nobody is there any more");
    assert!(!stays.is_closed(), "someone may come back to a match that goes on");
}

/// Every open socket holds a future that asks a room, and every open table one that serves it.
#[tokio::test]
async fn waiting_for_a_move_takes_little_memory() {
    let (_folder, rooms) = rooms_at("small").await;
    let id = made(&rooms, true).await;
    let asking = std::mem::size_of_val(&rooms.tell(&id, Ask::Wake));
    let (sender, asks) = mpsc::channel(MAILBOX);
    let room = Room::load(Arc::clone(&rooms.shared), &id, sender.downgrade()).await.unwrap().unwrap();
    let serving = std::mem::size_of_val(&room.run(asks));
    // Measured: 704 and 4,640 bytes. What is rare is kept apart, so that it does not make them larger.
    assert!(asking <= 800 && serving <= 5_000, "{asking} bytes to ask, {serving} to serve");
}
