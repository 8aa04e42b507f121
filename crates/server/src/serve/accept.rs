//! Taking connections, so many at a time, from clients that do not dawdle.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto::Builder;
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tower::Service as _;

/// The headers of a request have to be there within this time.
const HEADERS: Duration = Duration::from_secs(10);

/// Connections at a time; more wait at the door.
const MOST: usize = 10_000;

/// How long connections may take to end. Sockets stay open for hours; whatever was acknowledged is stored.
const GRACE: Duration = Duration::from_secs(2);

/// Serves until `stop` is ready; then no new connection is taken, and what is under way is finished.
pub(super) async fn until(stop: impl Future<Output = ()>, listener: TcpListener, router: Router) {
    let places = Arc::new(Semaphore::new(MOST));
    let graceful = GracefulShutdown::new();
    let mut builder = Builder::new(TokioExecutor::new()).http1_only();
    builder.http1().timer(TokioTimer::new()).header_read_timeout(HEADERS);
    let mut services = router.into_make_service_with_connect_info::<SocketAddr>();
    tokio::pin!(stop);
    loop {
        let place = Arc::clone(&places).acquire_owned();
        let (place, (stream, from)) = tokio::select! {
            () = &mut stop => break,
            arrived = async { (place.await, next(&listener).await) } => arrived,
        };
        let Ok(service) = services.call(from).await;
        let service = TowerToHyperService::new(service);
        let connection = builder.serve_connection_with_upgrades(TokioIo::new(stream), service).into_owned();
        let connection = graceful.watch(connection);
        tokio::spawn(async move {
            // A client that breaks off is no news.
            let _ = connection.await;
            drop(place);
        });
    }
    let _ = tokio::time::timeout(GRACE, graceful.shutdown()).await;
}

/// The next connection. One that cannot be taken, as when the process has too many files open, is no reason to
/// stop: the next may.
async fn next(listener: &TcpListener) -> (TcpStream, SocketAddr) {
    loop {
        match listener.accept().await {
            Ok((stream, from)) => {
                let _ = stream.set_nodelay(true);
                return (stream, from);
            }
            Err(error) => {
                tracing::warn!(%error, "a connection could not be taken");
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        }
    }
}
