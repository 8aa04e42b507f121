//! A server for tests inside this crate.

use load::Client;
use table::{Log, Seed};

use crate::http::{self, App};
use crate::ids;
use crate::rooms::Rooms;
use crate::settings::Settings;
use crate::store::{Change, NewLines, Store, TableRow};
use crate::thinkers::Thinkers;
use sitting::{Chair, Person, Seating, Sitting, Who};

/// A server whose tables the test writes itself.
pub(crate) struct House {
    pub(crate) address: String,
    pub(crate) store: Store,
    pub(crate) folder: std::path::PathBuf,
}

impl House {
    pub(crate) async fn open(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("durbar-house-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).unwrap();
        let mut settings = Settings { limits: false, ..Settings::new(catalog::standard(), folder.clone()) };
        settings.postgres = load::fresh_postgres().await.unwrap();
        let database = settings.database();
        let store = Store::open(&database).await.unwrap();
        let rooms = Rooms::new(catalog::standard(), store.clone(), Thinkers::new(1), crate::ids::now());
        let service = http::router(App::new(settings, rooms, None, None));
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let service = service.into_make_service_with_connect_info::<std::net::SocketAddr>();
        tokio::spawn(async move { axum::serve(listener, service).await.unwrap() });
        Self { address, store, folder }
    }

    /// Stores a table in the middle of its match; everything but the hidden part is the same for all.
    pub(crate) async fn put(&self, log: &Log, people: &[&Client], number: u64) -> String {
        let chair = |client: &&Client| Chair {
            person: Some(Person {
                player: client.player.clone(),
                name: "P".into(),
                contribution: None,
                program: false,
            }),
            ..Chair::default()
        };
        let header = Log::new(log.header.clone()).to_string();
        let terms = sitting::Terms {
            options: log.header.options.clone(),
            components: "default".into(),
            stand_in: false,
            clock: None,
            on_timeout: wire::OnTimeout::Loss,
            rated: false,
            hints: true,
            lesson: None,
            daily: None,
            duplicate: None,
        };
        let row = TableRow {
            id: ids::public_id(),
            game: log.header.game.clone(),
            stage: "playing".into(),
            host: people[0].player.clone(),
            listed: 0,
            setup: serde_json::to_string(&terms).unwrap(),
            seats: serde_json::to_string(&Seating(people.iter().map(chair).collect())).unwrap(),
            header,
            created: 1,
            touched: 1,
            revision: 1,
            length: log.lines.len() as i64,
            undecided: r#"{"takeback":null,"chosen":true}"#.into(),
            door: r#"{"closed":false,"barred":[]}"#.into(),
            reseated: true,
            players: people.iter().map(|client| client.player.clone()).collect(),
            ..TableRow::default()
        };
        let id = row.id.clone();
        let lines = NewLines::of(log, 0, 1);
        let seed = Some(Seed::from_number(number).reveal());
        self.store.apply(Change::NewTable { row: Box::new(row), seed, lines, dealt: None }).await.unwrap();
        id
    }
}

/// A table of this game after this many decisions, or at its end, all by one person.
pub(crate) fn played(game: &str, decisions: usize) -> Sitting {
    let seats = vec![serde_json::json!({ "kind": "me" }); catalog::standard().card(game).unwrap().seats.1];
    let new = serde_json::json!({ "game": game, "seats": seats, "start": true });
    let who = Who { player: "ann".into(), name: "Ann".into(), program: false };
    let components = table::ComponentSet::Edition("default".to_owned());
    let new = serde_json::from_value(new).unwrap();
    let mut sitting = Sitting::make(&catalog::standard(), &new, &who, components, ids::now()).unwrap();
    for n in 0..decisions {
        let moves = sitting.game.moves();
        if moves.is_empty() {
            break;
        }
        let text = moves[n * 7 % moves.len()].text.clone();
        sitting.play("ann", sitting.version(), &text, true).unwrap();
    }
    sitting
}
