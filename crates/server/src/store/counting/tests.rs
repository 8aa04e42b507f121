use std::path::PathBuf;

use table::ComponentSet;
use wire::{NewTable, SitDown};

use super::*;
use crate::store::{Change, Database, SecretRow};
use sitting::Sitting;
use sitting::Who;

const NAMES: [&str; 2] = ["ann", "ben"];

/// A database for one test: PostgreSQL under `tools/with-postgres`, otherwise a folder that is deleted with
/// it.
struct Place {
    database: Database,
    folder: PathBuf,
}

impl Drop for Place {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

impl Place {
    /// Has Ann and Ben in it.
    async fn new(name: &str) -> (Self, Store) {
        let folder = std::env::temp_dir().join(format!("durbar-count-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let postgres = load::fresh_postgres().await.unwrap();
        let database = postgres.map_or_else(|| Database::Folder(folder.clone()), Database::Postgres);
        let store = Store::open(&database).await.unwrap();
        for name in NAMES {
            let secret = SecretRow {
                hash: name.into(),
                id: name.into(),
                player: name.into(),
                kind: "cookie".into(),
                label: String::new(),
                created: 0,
                seen: 0,
                address: String::new(),
                host_only: 0,
                scope: "play".into(),
                expires: None,
            };
            store.apply(Change::NewPlayer { name: name.into(), secret, invitation: None }).await.unwrap();
        }
        (Self { database, folder }, store)
    }
}

/// A rated match between Ann and Ben that this one resigned.
fn given_up_by(loser: &str) -> Sitting {
    let new: NewTable = serde_json::from_value(serde_json::json!({
        "game": "jaipur", "seats": [{ "kind": "me" }, { "kind": "open" }], "clock": { "bank": 60 }, "rated": true }))
    .unwrap();
    let host = Who { player: "ann".into(), name: "Ann".into(), program: false };
    let mut sitting =
        Sitting::make(&catalog::standard(), &new, &host, ComponentSet::Edition("default".into()), 1).unwrap();
    sitting
        .sit(
            &Who { player: "ben".into(), name: "Ben".into(), program: false },
            &SitDown { seat: None, contribution: None },
        )
        .unwrap();
    sitting.start("ann").unwrap();
    for _ in 0..2 {
        let mover = NAMES[sitting.row().to_move.unwrap() as usize];
        let text = sitting.game.moves().remove(0).text;
        sitting.play(mover, sitting.version(), &text, true).unwrap();
    }
    sitting.resign(loser).unwrap();
    sitting
}

/// Stores it as if it had ended then.
async fn store_ended(store: &Store, sitting: &mut Sitting, at: i64) {
    let row = Box::new(TableRow { touched: at, ..sitting.row() });
    store.apply(Change::NewTable { row, seed: None, lines: sitting.new_lines(), dealt: None }).await.unwrap();
    sitting.mark_stored();
}

async fn execute(store: &Store, sql: &'static str) {
    on!(&store.write, pool => sqlx::query(sql).execute(pool).await.map(|_| ())).unwrap();
}

async fn number(store: &Store, sql: &'static str) -> i64 {
    on!(&store.read, pool => sqlx::query_scalar(sql).fetch_one(pool).await).unwrap()
}

async fn rating(store: &Store, player: &str) -> wire::Rating {
    store.ratings_of(player).await.unwrap()["jaipur"]
}

#[tokio::test]
async fn each_table_counts_once_however_many_count() {
    let (place, store) = Place::new("once").await;
    for n in 0..20 {
        store_ended(&store, &mut given_up_by(NAMES[n % 2]), n as i64).await;
    }
    let others = [Store::open(&place.database).await.unwrap(), Store::open(&place.database).await.unwrap()];
    let count = async |store: &Store| {
        let mut counted = 0;
        while store.count_next().await.unwrap() {
            counted += 1;
        }
        counted
    };
    let (one, two, three) = tokio::join!(count(&store), count(&others[0]), count(&others[1]));
    assert_eq!(one + two + three, 20);
    assert_eq!(number(&store, "SELECT COUNT(*) FROM results").await, 40);
    // As if they had been counted one by one, in the order they ended.
    let mut expected = BTreeMap::new();
    for n in 0..20 {
        let mut entrants = NAMES.map(|name| Entrant { whose: Whose::Player(name.into()), place: 1 });
        entrants[n % 2].place = 2;
        // The same two meet again and again, so each match weighs less than the one before.
        let form = |name: &str| expected.get(&Whose::Player(name.into())).copied().unwrap_or_default();
        let weight = |own: &str, other: &str| {
            let met = Met { form: form(other), lately: n as i64 };
            (Whose::Player(own.into()), rating::weight(&form(own), &[met]))
        };
        let weights = BTreeMap::from([weight("ann", "ben"), weight("ben", "ann")]);
        expected = rating::count(&entrants, &expected, &weights);
    }
    for name in NAMES {
        assert_eq!(rating(&store, name).await, expected[&Whose::Player(name.into())].into());
    }
}

#[tokio::test]
async fn a_count_that_was_cut_off_has_not_happened() {
    let (_place, store) = Place::new("cut").await;
    let mut sitting = given_up_by("ben");
    store_ended(&store, &mut sitting, 1).await;
    let mut open = store.write.begin().await.unwrap();
    let ended = first(&mut open).await.unwrap().unwrap();
    count(&mut open, &ended).await.unwrap();
    drop(open);
    assert_eq!(store.changes(&sitting.id).await.unwrap(), []);
    assert!(store.count_next().await.unwrap());
    assert!(!store.count_next().await.unwrap());
    assert_eq!(store.changes(&sitting.id).await.unwrap().len(), 2);
    assert_eq!((rating(&store, "ann").await.matches, rating(&store, "ben").await.matches), (1, 1));
}

#[tokio::test]
async fn what_changes_after_the_end_does_not_count_again() {
    let (_place, store) = Place::new("again").await;
    let mut sitting = given_up_by("ben");
    store_ended(&store, &mut sitting, 1).await;
    assert!(store.count_next().await.unwrap());
    sitting.next = Some("00000000000000000000".into());
    let row = Box::new(sitting.row());
    store.apply(Change::Table { row, lines: None }).await.unwrap();
    assert!(!store.count_next().await.unwrap());
    assert_eq!(rating(&store, "ann").await.matches, 1);
}

#[tokio::test]
async fn the_match_that_ended_first_counts_first() {
    let (_place, store) = Place::new("order").await;
    let (mut later, mut sooner) = (given_up_by("ann"), given_up_by("ben"));
    store_ended(&store, &mut later, 2_000).await;
    store_ended(&store, &mut sooner, 1_000).await;
    while store.count_next().await.unwrap() {}
    let begins = async |table: &str| store.changes(table).await.unwrap()[0].unwrap().before;
    assert_eq!(begins(&sooner.id).await, 1000);
    assert!(begins(&later.id).await > 1000);
}

#[tokio::test]
async fn deleted_players_lose_their_ratings_and_others_keep_theirs() {
    let (_place, store) = Place::new("gone").await;
    let (mut before, mut after) = (given_up_by("ben"), given_up_by("ben"));
    store_ended(&store, &mut before, 1).await;
    assert!(store.count_next().await.unwrap());
    store_ended(&store, &mut after, 2).await;
    execute(&store, "DELETE FROM players WHERE id = 'ben'").await;
    assert!(store.count_next().await.unwrap());
    assert_eq!(number(&store, "SELECT COUNT(*) FROM ratings WHERE who = 'ben'").await, 0);
    for table in [&before, &after] {
        let changes = store.changes(&table.id).await.unwrap();
        assert!(changes[0].is_some() && changes[1].is_none(), "{changes:?}");
    }
    let ann = rating(&store, "ann").await;
    assert_eq!((ann.matches, ann.wins), (2, 2));
}

#[tokio::test]
async fn a_table_that_cannot_be_read_holds_nobody_up() {
    let (_place, store) = Place::new("damaged").await;
    let (mut damaged, mut sound) = (given_up_by("ben"), given_up_by("ben"));
    store_ended(&store, &mut damaged, 1).await;
    execute(&store, "UPDATE tables SET seats = 'nonsense'").await;
    store_ended(&store, &mut sound, 2).await;
    while store.count_next().await.unwrap() {}
    assert_eq!(store.changes(&damaged.id).await.unwrap(), []);
    assert_eq!(store.changes(&sound.id).await.unwrap().len(), 2);
}

#[tokio::test]
async fn an_unrated_match_is_not_counted() {
    let (_place, store) = Place::new("unrated").await;
    let mut unrated = given_up_by("ben");
    unrated.terms.rated = false;
    store_ended(&store, &mut unrated, 1).await;
    assert!(!store.count_next().await.unwrap());
    assert!(store.ranked("jaipur").await.unwrap().is_empty());
}

#[tokio::test]
async fn bots_rated_under_their_former_levels_keep_their_ratings() {
    let (place, store) = Place::new("levels").await;
    execute(&store, "DELETE FROM _sqlx_migrations WHERE version = 6").await;
    for (former, _) in registry::former_levels() {
        let whose = Whose::Bot(former.into());
        let mut open = store.write.begin().await.unwrap();
        store_rating(&mut open, "jaipur", &whose, &Form::default()).await.unwrap();
        open.commit().await.unwrap();
    }
    drop(store);
    let store = Store::open(&place.database).await.unwrap();
    let mut names: Vec<String> =
        store.ranked("jaipur").await.unwrap().into_iter().map(|one| one.name).collect();
    let mut levels: Vec<&str> = registry::former_levels().map(|(_, level)| level).collect();
    names.sort();
    levels.sort_unstable();
    assert_eq!(names, levels);
}
