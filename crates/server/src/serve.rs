//! Starting and stopping.

use std::io;
use std::net::SocketAddr;
use std::path::Path;

use metrics_exporter_prometheus::PrometheusBuilder;
use tokio::net::TcpListener;

use crate::http::{self, App};
use crate::ids;
use crate::rooms::Rooms;
use crate::settings::Settings;
use crate::store::{self, Database, Store, StoreError};
use crate::thinkers::Thinkers;

/// Why a server does not start.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The data folder.
    #[error("data folder {path}: {error}")]
    Data {
        /// Where.
        path: String,
        /// What is wrong with it.
        error: io::Error,
    },
    /// The database.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The address.
    #[error("cannot listen on {address}: {error}")]
    Listen {
        /// Which.
        address: SocketAddr,
        /// What is wrong with it.
        error: io::Error,
    },
    /// The sockets gave up while it ran.
    #[error("serving: {0}")]
    Serve(#[from] io::Error),
}

/// A server that listens and is about to serve.
pub struct Server {
    app: App,
    listener: TcpListener,
}

impl Server {
    /// Opens the data folder and begins to listen.
    pub async fn bind(settings: Settings) -> Result<Self, ServeError> {
        let database = settings.database();
        if let Database::Folder(folder) = &database {
            make_private(folder)
                .map_err(|error| ServeError::Data { path: folder.display().to_string(), error })?;
        }
        let store = Store::open(&database).await?;
        let since = store.beat(ids::now()).await?;
        let address = settings.listen;
        let listener =
            TcpListener::bind(address).await.map_err(|error| ServeError::Listen { address, error })?;
        // A second server in one process, as tests start them, has no metrics of its own.
        let metrics = PrometheusBuilder::new().install_recorder().ok();
        let rooms = Rooms::new(store, Thinkers::new(settings.bot_threads()), since);
        Ok(Self { app: App::new(settings, rooms, metrics), listener })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.listener.local_addr().expect("a bound socket has an address")
    }

    /// Whether the web client was built into this program.
    pub fn has_client(&self) -> bool {
        http::assets::client_is_built()
    }

    /// Serves until `stop` is ready; then no new connection is taken, and what is under way is finished.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> Result<(), ServeError> {
        let rooms = self.app.rooms.clone();
        let tasks = [
            tokio::spawn(rooms.clone().keep_listening()),
            tokio::spawn(rooms.clone().keep_awake()),
            tokio::spawn(rooms.clone().keep_beating()),
            tokio::spawn(rooms.clone().keep_tidy()),
            tokio::spawn(http::forget_the_quiet(self.app.clone())),
        ];
        let (stopping, mut stopped) = tokio::sync::watch::channel(false);
        let signal = async move {
            stop.await;
            let _ = stopping.send(true);
        };
        let service = http::router(self.app).into_make_service_with_connect_info::<SocketAddr>();
        let serving = axum::serve(self.listener, service).with_graceful_shutdown(signal);
        // Sockets stay open for hours: they are given a moment, and then the process ends. Whatever was
        // acknowledged is stored already.
        let result = tokio::select! {
            result = serving => result,
            () = async { let _ = stopped.wait_for(|stopped| *stopped).await; tokio::time::sleep(GRACE).await } => Ok(()),
        };
        for task in tasks {
            task.abort();
        }
        rooms.thinkers().close();
        result.map_err(ServeError::from)
    }
}

/// How long connections may take to end.
const GRACE: std::time::Duration = std::time::Duration::from_secs(2);

/// The data folder and the database are for their owner's eyes alone: seeds and hashes lie there.
fn make_private(folder: &Path) -> io::Result<()> {
    std::fs::create_dir_all(folder)?;
    store::make_private_file(&folder.join(store::FILE))
}
