//! Accepting connections, a limited number at a time, from clients that keep up.

use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tower::Service as _;

use super::patient::Patient;
use super::places::{Capacity, Places};
use crate::address::canonical;
use crate::settings::Settings;

/// How long connections may take to end. Sockets stay open for hours; whatever was acknowledged is stored.
const GRACE: Duration = Duration::from_secs(2);

/// How much of an answer is buffered before it is sent: it is held for each slow client.
const GATHERED: usize = 64 * 1024;

/// Who is let in, and how long clients are waited for.
#[derive(Clone, Debug)]
pub(super) struct Door {
    pub(super) capacity: Capacity,
    /// Addresses that stand for many clients.
    pub(super) proxies: Vec<IpAddr>,
    /// From the first moment, or the end of the last answer, to the last header of a request.
    pub(super) headers: Duration,
    /// How long a client may read nothing of what it is sent.
    pub(super) unread: Duration,
}

impl Door {
    pub(super) fn new(settings: &Settings) -> Self {
        Self {
            capacity: Capacity::new(settings.limits),
            proxies: settings.trusted_proxies.iter().copied().map(canonical).collect(),
            headers: Duration::from_secs(10),
            unread: Duration::from_secs(20),
        }
    }
}

/// Serves until `stop` is ready; then no new connection is accepted, and what is in progress is finished.
pub(super) async fn until(stop: impl Future<Output = ()>, listener: TcpListener, router: Router, door: Door) {
    let places = Places::new(door.capacity);
    let (stopping, stopped) = watch::channel(());
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(door.headers).max_buf_size(GATHERED);
    let mut services = router.into_make_service_with_connect_info::<SocketAddr>();
    tokio::pin!(stop);
    loop {
        let (stream, from) = tokio::select! {
            () = &mut stop => break,
            arrived = next(&listener) => arrived,
        };
        let client = Some(from.ip()).filter(|from| !door.proxies.contains(from));
        let Some(place) = places.take(client) else {
            metrics::counter!("durbar_refused", "code" => "too_many").increment(1);
            continue;
        };
        let Ok(service) = services.call(from).await;
        let stream = TokioIo::new(Patient::new(stream, place, door.unread));
        let connection = builder.serve_connection(stream, TowerToHyperService::new(service)).with_upgrades();
        let mut stopped = stopped.clone();
        tokio::spawn(async move {
            let mut connection = std::pin::pin!(connection);
            // A client that hangs up is nothing special.
            tokio::select! {
                _ = connection.as_mut() => return,
                _ = stopped.changed() => connection.as_mut().graceful_shutdown(),
            }
            let _ = connection.await;
        });
    }
    drop(stopped);
    let _ = stopping.send(());
    let _ = tokio::time::timeout(GRACE, stopping.closed()).await;
}

/// The next connection. If one cannot be accepted, as when the process has too many files open, that is no
/// reason to stop: the next one may be.
async fn next(listener: &TcpListener) -> (TcpStream, SocketAddr) {
    loop {
        match listener.accept().await {
            Ok((stream, from)) => {
                let _ = stream.set_nodelay(true);
                return (stream, SocketAddr::new(canonical(from.ip()), from.port()));
            }
            Err(error) => {
                tracing::warn!(%error, "a connection could not be taken");
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        }
    }
}

#[cfg(test)]
mod tests;
