//! Starting and stopping.

mod accept;
mod patient;
mod places;

use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use metrics_exporter_prometheus::PrometheusBuilder;
use tokio::net::TcpListener;

use accept::Door;

use crate::hooks::Push;
use crate::http::{self, App};
use crate::ids;
use crate::rooms::Rooms;
use crate::settings::Settings;
use crate::store::{self, Database, Hold, Store, StoreError};
use crate::thinkers::Thinkers;

/// Why a server does not start.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("cannot listen on {address}: {error}")]
    Listen {
        /// The address it should listen on.
        address: SocketAddr,
        error: io::Error,
    },
}

/// How long the database may take to close down in order.
const CLOSING: Duration = Duration::from_secs(10);

/// A server that is listening and about to serve.
pub struct Server {
    app: App,
    listener: TcpListener,
    /// The data folder belongs to this server until it ends.
    hold: Option<Hold>,
}

impl Server {
    /// Opens the data folder and starts listening.
    pub async fn bind(settings: Settings) -> Result<Self, ServeError> {
        let database = settings.database();
        let hold = match &database {
            Database::Folder(folder) => {
                let hold = Hold::take(folder)?;
                store::fold(folder).await?;
                Some(hold)
            }
            Database::Postgres(_) => None,
        };
        let store = Store::open(&database).await?;
        ids::set_clock(store.clock(ids::now()).await?);
        let since = store.beat(ids::now()).await?;
        let address = settings.listen;
        let listener =
            TcpListener::bind(address).await.map_err(|error| ServeError::Listen { address, error })?;
        // The system may have chosen the port.
        let settings = Settings { listen: listener.local_addr().unwrap_or(address), ..settings };
        // A second server in one process, as in tests, has no metrics.
        let metrics = PrometheusBuilder::new().install_recorder().ok();
        tracing::info!(%address, %database, "serving");
        let push = Push::open(&store, &settings).await?;
        let rooms = Rooms::new(settings.games.clone(), store, Thinkers::new(settings.bot_threads()), since);
        Ok(Self { app: App::new(settings, rooms, push, metrics), listener, hold })
    }

    /// Where it listens, with the port that the system chose if none was asked for.
    pub fn address(&self) -> SocketAddr {
        self.listener.local_addr().expect("a bound socket has an address")
    }

    /// The address where others reach it, if they can.
    pub fn address_for_others(&self) -> Option<String> {
        self.app.settings.address_for_others()
    }

    /// Whether there is a web client to serve.
    pub fn has_client(&self) -> bool {
        (self.app.settings.client)("index.html").is_some()
    }

    /// Serves until `stop` is ready; then no new connection is accepted, and what is in progress is finished.
    pub async fn run(self, stop: impl Future<Output = ()>) {
        let rooms = self.app.rooms.clone();
        let tasks = [
            tokio::spawn(rooms.clone().keep_listening()),
            tokio::spawn(rooms.clone().keep_awake()),
            tokio::spawn(rooms.clone().keep_beating()),
            tokio::spawn(rooms.clone().keep_tidy()),
            tokio::spawn(rooms.clone().keep_counting()),
            tokio::spawn(self.app.hooks.clone().keep_calling()),
            tokio::spawn(http::forget_the_quiet(self.app.clone())),
            tokio::spawn(http::keep_watch(self.app.clone())),
            tokio::spawn(http::keep_banned(self.app.clone())),
            tokio::spawn(http::keep_measuring(self.app.clone())),
        ];
        let door = Door::new(&self.app.settings);
        let app = self.app.clone();
        let stop = async {
            stop.await;
            app.stop();
        };
        accept::until(stop, self.listener, http::router(self.app), door).await;
        for task in tasks {
            task.abort();
        }
        rooms.thinkers().close();
        // What rooms may still want to store has not been told to anyone.
        if tokio::time::timeout(CLOSING, rooms.store().close()).await.is_err() {
            tracing::warn!("the database is still busy; the next start looks after it");
        }
        drop(self.hold);
    }
}
