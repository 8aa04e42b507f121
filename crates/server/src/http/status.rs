//! For people who run the server: is it alive, is it ready, how is it doing.

use std::time::{Duration, Instant};

use axum::Json;
use axum::extract::{Extension, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};

use tokio::sync::Mutex;
use wire::Address;

use super::App;
use super::guard::{From, is_forwarded};
use super::problem::Denied;
use crate::store::{Change, Store};
use sitting::Denial;

/// The process is alive.
#[utoipa::path(get, path = "/api/health", responses((status = 200, body = String, content_type = "text/plain")))]
pub(super) async fn health() -> &'static str {
    "ok\n"
}

/// The process can serve: what is written to its database stays there.
#[utoipa::path(get, path = "/api/ready", responses(
    (status = 200, body = String, content_type = "text/plain"),
    (status = 503, body = String, content_type = "text/plain")))]
pub(super) async fn ready(State(app): State<App>) -> (StatusCode, &'static str) {
    if app.pulse.is_felt(app.rooms.store()).await {
        (StatusCode::OK, "ready\n")
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "nothing can be stored\n")
    }
}

/// Whether writing worked when it was last tried: at most once a second, however many ask.
#[derive(Default)]
pub(super) struct Pulse(Mutex<Option<(Instant, bool)>>);

/// How long to wait for a write; a player would not wait longer.
const PATIENCE: Duration = Duration::from_secs(5);

impl Pulse {
    async fn is_felt(&self, store: &Store) -> bool {
        let mut last = self.0.lock().await;
        if let Some((at, felt)) = *last
            && at.elapsed() < Duration::from_secs(1)
        {
            return felt;
        }
        let written = tokio::time::timeout(PATIENCE, store.apply(Change::Sign)).await;
        let felt = matches!(written, Ok(Ok(())));
        *last = Some((Instant::now(), felt));
        felt
    }
}

/// The address where others reach this server, to pass on to them.
#[utoipa::path(get, path = "/api/address", responses((status = 200, body = Address)))]
pub(super) async fn address(State(app): State<App>) -> Json<Address> {
    Json(Address { url: app.settings.address_for_others() })
}

pub(super) fn openapi(document: String) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], document).into_response()
}

/// Prometheus metrics, only for this machine, and not even through a proxy here.
pub(super) async fn metrics(
    State(app): State<App>,
    Extension(From(from)): Extension<From>,
    headers: HeaderMap,
) -> Response {
    match &app.metrics {
        Some(metrics) if from.is_loopback() && !is_forwarded(&headers) => metrics.render().into_response(),
        _ => Denied(Denial::new("not_found", "server-not-found")).into_response(),
    }
}
